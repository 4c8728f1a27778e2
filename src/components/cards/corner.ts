/** What stands in the corner of a card: one or two glyphs, and the German letter where it is another. */
import type { Card } from '../../engine/index.ts';
import { isJoker, jokerNumber, rankOf } from '../../engine/index.ts';
import { type Glyph, pairOffsets } from './drawing/glyphs.ts';

/** The letters in the corner of a card, German ones beside the English where they differ. */
export interface Corner {
  readonly glyphs: readonly { readonly glyph: Glyph; readonly x?: number }[];
  readonly german?: Glyph;
}

const GERMAN: Readonly<Partial<Record<string, Glyph>>> = { J: 'B', Q: 'D' };

/** The corner of a card. */
export function cornerOf(card: Card): Corner {
  const text = isJoker(card) ? String(jokerNumber(card)) : rankOf(card);
  const [first, second] = [...text] as [Glyph, Glyph?];
  const german = GERMAN[text];
  if (german !== undefined) return { glyphs: [{ glyph: first }], german };
  if (second === undefined) return { glyphs: [{ glyph: first }] };
  const [left, right] = pairOffsets(first, second);
  return {
    glyphs: [
      { glyph: first, x: left },
      { glyph: second, x: right },
    ],
  };
}
