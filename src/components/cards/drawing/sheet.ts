/**
 * All faces and the back as one SVG file, each under the name of its card; of the jokers the cap, which all have. Colours are custom
 * properties: what uses a drawing hands its own down. A style sheet would not reach in, and none is in.
 */
import { rankOf, SUITED_CARDS, type SuitedCard, suitOf } from '../../../engine/index.ts';
import { BACK, BACK_AXIS } from './back.ts';
import { FIGURES } from './figures.ts';
import { CAP } from './joker.ts';
import { AXIS, type Ink, type Layer } from './layer.ts';
import { REEDS } from './ornament.ts';
import { mirrored, placed } from './path.ts';
import { MIDDLE, PIPS } from './pips.ts';
import { SIGNS } from './suits.ts';

/** The colour of the rank is what a drawing inherits, so `suit` needs no attribute. */
const PAINT: Readonly<Record<Ink, string | undefined>> = {
  line: 'var(--card-line)',
  second: 'var(--card-second)',
  paper: 'var(--card-ground)',
  suit: undefined,
};
const ACE = 1.85;
const EMBLEM = 0.66;

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}

/** The attributes of a layer in one ink: layers that have the same are one element. */
function attributesOf({ outline, stroke }: Layer, ink: Ink): string {
  const isLine = stroke !== undefined;
  return (
    attribute('fill', isLine ? 'none' : PAINT[ink]) +
    attribute('stroke', isLine ? PAINT[ink] : outline === undefined ? undefined : PAINT.line) +
    attribute('stroke-width', stroke ?? outline)
  );
}

function drawn(layers: readonly Layer[], axis = AXIS): string {
  const paths: { readonly attributes: string; d: string }[] = [];
  const add = (attributes: string, d: string) => {
    const last = paths.at(-1);
    if (last?.attributes === attributes) last.d += d;
    else paths.push({ attributes, d });
  };
  for (const layer of layers) {
    const { d, ink, mirroredIn } = layer;
    add(attributesOf(layer, ink), d);
    if (mirroredIn === undefined) continue;
    add(attributesOf(layer, mirroredIn), mirrored(d, axis));
  }
  return paths.map(({ attributes, d }) => `<path d="${d}"${attributes}/>`).join('');
}

function suitedFace(card: SuitedCard): string {
  const rank = rankOf(card);
  const sign = SIGNS[suitOf(card)];
  if (rank === 'A') return `${drawn(REEDS)}<path d="${placed(sign, AXIS, 31, ACE)}"/>`;
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    const emblem: Layer = { ink: 'paper', d: placed(sign, AXIS, 79.5, EMBLEM) };
    return drawn([...FIGURES[rank], emblem]);
  }
  const { pips = [], scale = 1 } = PIPS[rank] ?? {};
  const d = pips.map(({ x, y }) => placed(sign, x, y, scale, y > MIDDLE)).join('');
  return `<path d="${d}"/>`;
}

/** The text of that file. */
export function drawnCards(): string {
  const parts = SUITED_CARDS.map((card) => `<g id="${card}">${suitedFace(card)}</g>`);
  parts.push(`<g id="joker">${drawn(CAP)}</g>`);
  parts.push(`<g id="back">${drawn(BACK, BACK_AXIS)}</g>`);
  return [
    '<!-- biome-ignore-all format lint: made by scripts/cards.ts -->',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 88">',
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
