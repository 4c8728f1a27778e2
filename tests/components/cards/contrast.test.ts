/** The colours of cards, as numbers: edges and signs stand out from what is behind them, in both themes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (name: string) =>
  readFileSync(new URL(`../../../src/styles/${name}.css`, import.meta.url), 'utf8');

/** The custom properties of each theme, as the two style sheets set them. */
function colours(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of [read('tokens'), read('cards')]) {
    const blocks = sheet.matchAll(/(:root[^{,]*)\{([^{}]*)\}/g);
    for (const [, selector = '', body = ''] of blocks) {
      if (selector.trim() !== ':root' && theme === 'light') continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)) {
        found.set(name, value);
      }
    }
  }
  return found;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const all = colours(theme);
  const between = (one: string, other: string) =>
    contrast(all.get(`--${one}`) ?? '', all.get(`--${other}`) ?? '');

  test.each([
    ['card', 'table'],
    ['card-joker', 'table'],
    ['card-cover-line', 'table'],
    ['card-cover-line', 'card-cover'],
    ['card-rim', 'card'],
    ['card-rim', 'card-joker'],
    ['card-joker-ink', 'card-joker'],
    ['card-mid', 'card'],
  ])('%s stands out from %s by 3:1', (one, other) => {
    expect(between(one, other)).toBeGreaterThan(3);
  });

  test.each(['black', 'red', 'blue', 'green'])(
    '%s suits stand out from the paper by 4.5:1',
    (ink) => {
      expect(between(`card-${ink}`, 'card')).toBeGreaterThan(4.5);
    },
  );
});
