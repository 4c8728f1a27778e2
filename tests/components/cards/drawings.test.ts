/** The drawn cards: all there, in the inks of the page, and as light as they should be. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cornerOf } from '~/components/cards/corner.ts';
import { GLYPHS } from '~/components/cards/drawing/glyphs.ts';
import { mirrored, placed } from '~/components/cards/drawing/path.ts';
import { MIDDLE, PIPS } from '~/components/cards/drawing/pips.ts';
import { drawnCards } from '~/components/cards/drawing/sheet.ts';
import { SIGNS } from '~/components/cards/drawing/suits.ts';
import { packOf, RANKS, SUITED_CARDS, VARIANTS } from '~/engine/index.ts';
import { CARDS_FILE } from '../../../scripts/cards.ts';

const svg = readFileSync(CARDS_FILE, 'utf8');
const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

test('every suited card, the cap of the jokers and the back are drawn once', () => {
  expect(ids).toHaveLength(54);
  expect(ids).toEqual([...SUITED_CARDS, 'joker', 'back']);
});

test('the file is what the drawings give: else run `node scripts/cards.ts`', () => {
  expect(svg).toBe(drawnCards());
});

test('the file holds to the policy, and takes its colours from the page', () => {
  expect(svg).not.toMatch(/\sstyle=|<style|<script|href=|url\(/);
  const paints = [...svg.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
  expect(new Set(paints)).toEqual(
    new Set(['none', 'var(--card-line)', 'var(--card-second)', 'var(--card-ground)']),
  );
});

test('no number in a drawing is broken', () => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the file weighs at most 12 kB in transfer', () => {
  expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
});

test('a number card has as many pips as it says, the same turned upside down but for the one in the middle', () => {
  for (const rank of RANKS.filter((one) => /\d/.test(one))) {
    const { pips = [], scale = 1 } = PIPS[rank] ?? {};
    expect(pips, rank).toHaveLength(Number(rank));
    for (const { x, y } of pips) {
      expect(x - 10 * scale, rank).toBeGreaterThan(21);
      expect(x + 10 * scale, rank).toBeLessThan(65);
      expect(y - 10 * scale, rank).toBeGreaterThan(4);
      expect(y + 10 * scale, rank).toBeLessThan(84);
      const isMirrored = pips.some((other) => other.x === x && other.y === 2 * MIDDLE - y);
      expect(isMirrored || rank === '7', rank).toBe(true);
    }
  }
});

describe('the corner', () => {
  test.each([
    ['10D', '10', undefined],
    ['AS', 'A', undefined],
    ['KH', 'K', undefined],
    ['JC', 'J', 'B'],
    ['QS', 'Q', 'D'],
    ['X25', '25', undefined],
    ['X3', '3', undefined],
  ] as const)('of %s has %s, in German %s', (card, text, german) => {
    const corner = cornerOf(card);
    expect(corner.glyphs.map(({ glyph }) => glyph).join('')).toBe(text);
    expect(corner.german).toBe(german);
  });

  test('of every card has glyphs that are drawn', () => {
    for (const card of VARIANTS.flatMap(packOf)) {
      for (const { glyph } of cornerOf(card).glyphs) expect(GLYPHS[glyph], card).toBeDefined();
    }
  });

  test('of two figures has its middle where that of one figure is', () => {
    const [one, other] = cornerOf('10S').glyphs;
    // Half the widths of the drawn 1 and 0.
    expect((one?.x ?? 0) - 29.5).toBeCloseTo(-((other?.x ?? 0) + 38));
  });
});

describe('a path put somewhere else', () => {
  test('is moved by its beginning, and scaled by everything after it', () => {
    expect(placed('M1 2l3-4h.5z', 10, 20, 2)).toBe('M12 24l6-8h1z');
  });

  test('upside down goes the other way, but arcs keep their radii and flags', () => {
    expect(placed('M0-1a4 4 0 1 0 2-3z', 0, 0, 0.5, true)).toBe('M0 .5a2 2 0 1 0-1 1.5z');
  });

  test('takes no absolute commands', () => {
    expect(() => placed('M0 0L1 1', 0, 0, 1)).toThrow('Not relative: L');
    expect(() => placed('M0 0h1H2', 0, 0, 1)).toThrow('No such command here: H');
  });

  test('mirrored goes the other way from left to right only, and so do its arcs', () => {
    expect(mirrored('M1 2l3-4h5v6q1 2 3 4L0 9a1 2 0 0 1 3-4z', 10)).toBe(
      'M19 2l-3-4h-5v6q-1 2-3 4L20 9a1 2 0 0 0-3-4z',
    );
  });

  test('does for all signs', () => {
    for (const sign of Object.values(SIGNS))
      expect(placed(sign, 0, 0, 1)).toMatch(/^M[\d\s.a-zM-]+z$/);
  });
});
