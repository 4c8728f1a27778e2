/** Figures of a version in the words of a lesson: `{worth:KS}` is "4 or 14". They are read from its record. */
import type { Card, Variant } from '../engine/index.ts';
import { dealSizes, isCard, packOf, pointsOn, valuesOf } from '../engine/index.ts';
import { EN } from '../words/index.ts';

/** The version, and how many play. */
interface Table {
  readonly variant: Variant;
  readonly seats: number;
}

const OF_CARD: Readonly<Record<string, (card: Card, variant: Variant) => string>> = {
  /** What it counts in taking. */
  worth: (card, variant) => EN.list(valuesOf(card, variant), 'or'),
  /** What it scores, "3 points" and "3". */
  points: (card, variant) => EN.count(pointsOn(card, variant), 'point'),
  bare: (card, variant) => `${pointsOn(card, variant)}`,
};

const OF_TABLE: Readonly<Record<string, (table: Table) => string | number>> = {
  zwick: ({ variant }) => EN.count(variant.scoring.zwick, 'point'),
  most: ({ variant }) => EN.count(variant.scoring.mostCards, 'point'),
  pack: ({ variant }) => packOf(variant).length,
  table: (at) => sizes(at)[0]?.table ?? 0,
  hand: (at) => sizes(at)[0]?.hands[0] ?? 0,
  last: (at) => sizes(at).at(-1)?.hands[0] ?? 0,
  /** All cards of the last deal. */
  lastAll: (at) => (sizes(at).at(-1)?.hands ?? []).reduce((sum, cards) => sum + cards, 0),
  /** The pack without what the first deal lays on the table. */
  rest: (at) => packOf(at.variant).length - (sizes(at)[0]?.table ?? 0),
};

const sizes = ({ seats, variant }: Table) => dealSizes(variant, seats, seats - 1);

/** One figure by its name. Throws where there is no such figure. */
export function lessonFigure(name: string, table: Table): string {
  const [what = '', card] = name.split(':');
  const ofCard = card === undefined ? undefined : OF_CARD[what];
  if (ofCard !== undefined && isCard(card)) return ofCard(card, table.variant);
  const ofTable = card === undefined ? OF_TABLE[what] : undefined;
  if (ofTable === undefined) throw new Error(`a lesson names the figure {${name}}: there is none`);
  return `${ofTable(table)}`;
}

/** A text with its figures filled in. */
export function withFigures(text: string, table: Table): string {
  return text.replace(/\{([^}]*)\}/g, (_, name: string) => lessonFigure(name, table));
}
