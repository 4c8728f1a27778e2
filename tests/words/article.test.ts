/** The article before a number is the one that is spoken. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withArticle } from '../../src/words/article.ts';
import { refusalText } from '../../src/words/index.ts';
import { TABLE_WORDS } from '../../src/words/table.ts';

test.each([
  [1, 'a 1'],
  [8, 'an 8'],
  [10, 'a 10'],
  [11, 'an 11'],
  [13, 'a 13'],
  [18, 'an 18'],
  [28, 'a 28'],
  [80, 'an 80'],
  [88, 'an 88'],
  [110, 'a 110'],
  [118, 'a 118'],
  [180, 'a 180'],
  [811, 'an 811'],
  ['ace', 'an ace'],
  ['eight', 'an eight'],
  ['ten', 'a ten'],
])('%s is spoken %s', (what, spoken) => {
  expect(withArticle(what)).toBe(spoken);
});

test('no words put an article of their own before a figure', () => {
  const folder = join(import.meta.dirname, '../../src/words');
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (file !== 'article.ts')
      expect(text, file).not.toMatch(/\b[Aa]n? \$\{|\ba (8|11|18)\b(?! \+)/);
  }
});

test('one’s own build of eleven says what to keep for it', () => {
  expect(TABLE_WORDS.ownBuild(11)).toBe('yours, keep an 11');
  expect(TABLE_WORDS.ownBuild(13)).toBe('yours, keep a 13');
});

test('a refusal names what would be left in hand, one card or several', () => {
  const left = (kept: ('7S' | 'QC')[]): string =>
    refusalText({ code: 'no-match-kept', rule: 'build-keeps-match', value: 9, kept });
  expect(left(['7S'])).toContain('what is left is the seven of spades.');
  expect(left(['7S', 'QC'])).toContain('left are the seven of spades and the queen of clubs.');
});
