/** Zwicks: captures that take every pile. They are found without listing captures, on a table of any width. */
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import type { Capture, Position } from './play.ts';
import type { Shape } from './shape.ts';
import { shapesFor } from './shape.ts';
import { splitInto } from './split.ts';
import { valuesOf } from './value.ts';

/**
 * The Zwicks of the hand: for each card that clears the table and scores for it, one capture. Equal cards count once.
 * Rule zwick, joker-sweep.
 */
export function findZwicks(position: Position): Capture[] {
  const { hand, table, variant } = position;
  if (table.length === 0) return [];
  const piles = table.map((_, pile) => pile);
  const zwicks: Capture[] = [];
  for (const card of new Set(hand)) {
    if (!scoresZwick(card, position)) continue;
    const shapes = shapesFor(position, isJoker(card));
    const split = splitAtAnyValue(shapes, piles, valuesOf(card, variant));
    if (split) zwicks.push({ kind: 'capture', card, takes: piles, ...split, zwick: true });
  }
  return zwicks;
}

/** Whether clearing the table with the card is a Zwick. */
export function scoresZwick(card: Card, { variant, options }: Position): boolean {
  return options.jokerSweepIsZwick || variant.jokersAre !== 'wild' || !isJoker(card);
}

/** The highest of the values at which the piles can be split into groups, with such a split; null where there is none. */
export function splitAtAnyValue(
  shapes: readonly Shape[],
  piles: readonly number[],
  values: readonly number[],
): Pick<Capture, 'value' | 'groups'> | null {
  for (const value of values.toReversed()) {
    const groups = splitInto(shapes, piles, value);
    if (groups) return { value, groups };
  }
  return null;
}
