import { describe, expect, test } from 'vitest';
import { currentMark } from '../../src/components/site/doors.ts';
import {
  alternates,
  inEnglish,
  inLanguage,
  languageOf,
} from '../../src/components/site/languages.ts';

describe('paths by language', () => {
  test('English stands at the root, others below their name', () => {
    expect(inLanguage('/rules/r/', 'en')).toBe('/rules/r/');
    expect(inLanguage('/rules/r/', 'de')).toBe('/de/rules/r/');
    expect(inEnglish('/de/rules/r/', ['en', 'de'])).toBe('/rules/r/');
    expect(inEnglish('/de/', ['en', 'de'])).toBe('/');
    expect(inEnglish('/rules/r/', ['en', 'de'])).toBe('/rules/r/');
    expect(inEnglish('/de/rules/', ['en'])).toBe('/de/rules/');
  });

  test('a page names its other languages once there are any', () => {
    expect(alternates('/rules/')).toEqual([]);
    expect(alternates('/de/rules/', ['en', 'de'])).toEqual([
      { language: 'en', path: '/rules/' },
      { language: 'de', path: '/de/rules/' },
      { language: 'x-default', path: '/rules/' },
    ]);
  });

  test('an unknown language is English', () => {
    expect(languageOf('en')).toBe('en');
    expect(languageOf('nds')).toBe('en');
    expect(languageOf(undefined)).toBe('en');
  });
});

test('a door is marked on its page, and otherwise on pages below it', () => {
  expect(currentMark('/rules/r/', '/rules/r/', '/rules/')).toBe('page');
  expect(currentMark('/rules/why/no-split/', '/rules/r/', '/rules/')).toBe('true');
  expect(currentMark('/replay/', '/rules/r/', '/rules/')).toBeUndefined();
});
