/** Cards for pictures: the drawings of the site with the colours of its light theme written in, since no style sheet reaches a picture. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cornerOf } from '../../src/components/cards/corner.ts';
import { GLYPHS, type Glyph, pairOffsets } from '../../src/components/cards/drawing/glyphs.ts';
import { bigNumberAt } from '../../src/components/cards/drawing/joker.ts';
import { SIGNS } from '../../src/components/cards/drawing/suits.ts';
import type { Card } from '../../src/engine/index.ts';
import { isJoker, suitOf } from '../../src/engine/index.ts';
import { ROOT } from '../run.ts';

const read = (file: string) => readFileSync(join(ROOT, 'src', file), 'utf8');

/** The first value that each custom property has in a style sheet: that of the light theme. */
function propertiesIn(css: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})\b/g)) {
    if (!found.has(name)) found.set(name, value);
  }
  return found;
}

const TOKENS = propertiesIn(read('styles/tokens.css') + read('styles/cards.css'));
const DRAWINGS = new Map(
  [...read('components/cards/cards.svg').matchAll(/<g id="([^"]+)">(.*)<\/g>/g)].map(
    ([, name = '', drawing = '']) => [name, drawing] as const,
  ),
);

/** A colour of the site by the name of its token: `table`. Throws where there is none. */
export function colour(token: string): string {
  const value = TOKENS.get(token);
  if (value === undefined) throw new Error(`no colour --${token} in src/styles`);
  return value;
}

interface Inks {
  readonly ground: string;
  readonly ink: string;
  readonly line: string;
  readonly second: string;
}

/** As `cards.css` gives them out. */
function inksOf(card: Card): Inks {
  if (isJoker(card)) {
    const ink = colour('card-joker-ink');
    return { ground: colour('card-joker'), ink, line: ink, second: colour('card-red') };
  }
  const isRed = 'HD'.includes(suitOf(card));
  const ground = colour('card');
  const black = colour('card-black');
  const red = colour('card-red');
  return isRed
    ? { ground, ink: red, line: black, second: red }
    : { ground, ink: black, line: black, second: colour('card-mid') };
}

const inked = (drawing: string, { ground, line, second }: Inks): string =>
  drawing
    .replaceAll('var(--card-line)', line)
    .replaceAll('var(--card-second)', second)
    .replaceAll('var(--card-ground)', ground);

const glyphsAt = (glyphs: readonly { readonly glyph: Glyph; readonly x?: number }[]): string =>
  glyphs
    .map(({ glyph, x = 0 }) => `<path d="${GLYPHS[glyph]}" transform="translate(${x} 0)"/>`)
    .join('');

/** A card face up, `width` wide and a third higher, as an element of SVG. */
export function cardArt(card: Card, x: number, y: number, width: number): string {
  const inks = inksOf(card);
  const { glyphs } = cornerOf(card);
  const joker = isJoker(card);
  const aside = joker ? 1.3 : 0;
  const wide = glyphs.length > 1 ? 0.135 : 0.175;
  const art = joker
    ? `${DRAWINGS.get('joker') ?? ''}<g transform="${bigNumberAt(glyphs.length)}">${glyphsAt(glyphs)}</g>`
    : (DRAWINGS.get(card) ?? '');
  const rim = joker ? inks.ink : colour('card-rim');
  const inner = joker
    ? `<rect x="2.2" y="2.2" width="61.6" height="83.6" rx="3.6" fill="none" stroke="${rim}" stroke-width=".9"/>`
    : '';
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${(width * 4) / 3}" viewBox="0 0 66 88" fill="${inks.ink}">` +
    `<rect x=".5" y=".5" width="65" height="87" rx="5" fill="${inks.ground}" stroke="${rim}"/>${inner}` +
    inked(art, inks) +
    `<g transform="translate(${13.8 + aside} 25) scale(${wide} .19)">${glyphsAt(glyphs)}</g>` +
    `<path transform="translate(${13.8 + aside} 38) scale(.72)" d="${SIGNS[joker ? 'X' : suitOf(card)]}"/></svg>`
  );
}

/** A number in the figures of the cards, `height` high, with its middle at a point. */
export function numberArt(value: number, x: number, y: number, height: number): string {
  const figures = [...String(value)] as Glyph[];
  const [first, second] = figures;
  const [left, right] =
    first !== undefined && second !== undefined ? pairOffsets(first, second) : [0, 0];
  const placed = figures.map((glyph, at) => ({ glyph, x: at === 0 ? left : right }));
  const scale = height / 100;
  return `<g transform="translate(${x} ${y + height / 2}) scale(${scale})">${glyphsAt(placed)}</g>`;
}
