/**
 * What a capture search needs to know of a pile. A set of piles whose lowest values add up to b, d of them dual, is
 * one group for v exactly when v − b is one of 0, 10, … 10·d. A wild joker counts 2 at its lowest and, as no value is
 * above 14, can make up any rest that is left.
 */
import type { Pile, Position } from './play.ts';
import { DUAL_STEP, isLooseWild, pileValues, WILD_HIGHEST, WILD_LOWEST } from './value.ts';

/** How a pile may exceed its lowest value: not at all, by ten, or by as much as is missing. */
export type Stretch = 'fixed' | 'dual' | 'wild';

/** A pile as a capture search sees it. */
export interface Shape {
  /** Its lowest matching value. */
  readonly base: number;
  /** How it may exceed that. */
  readonly stretch: Stretch;
  /** `no`: never captured here; `alone`: captured as a group of its own, at any value; `sum`: by the rule for all. */
  readonly taken: 'sum' | 'alone' | 'no';
}

/**
 * The shape of a pile for a capture by a joker, or by another card: the options on loose wild jokers make that a
 * difference. Rule joker-only-by-joker, joker-never-taken.
 */
export function shapeOf(pile: Pile, position: Position, byJoker: boolean): Shape {
  const { variant, options } = position;
  if (isLooseWild(pile, variant)) {
    const byOption = { free: 'sum', never: 'no', 'joker-only': byJoker ? 'alone' : 'no' } as const;
    return { base: WILD_LOWEST, stretch: 'wild', taken: byOption[options.jokerOnTable] };
  }
  const values = pileValues(pile, variant);
  return {
    base: values[0] ?? 0,
    stretch: values.length === 2 ? 'dual' : 'fixed',
    taken: 'sum',
  };
}

/** The shapes of all piles on the table for a capture with `card`. */
export function shapesFor(position: Position, byJoker: boolean): Shape[] {
  return position.table.map((pile) => shapeOf(pile, position, byJoker));
}

/** Whether a group that lacks `rest` of its value, 0 or more, with so many dual and wild piles in it, makes the value. */
export function makesUp(rest: number, duals: number, wilds: number): boolean {
  return wilds > 0 || (rest % DUAL_STEP === 0 && rest <= DUAL_STEP * duals);
}

/** All totals that piles can make, one value for each, ascending. */
export function totalsOf(shapes: readonly Shape[]): number[] {
  const lowest = shapes.reduce((sum, { base }) => sum + base, 0);
  const duals = shapes.filter(({ stretch }) => stretch === 'dual').length;
  const wilds = shapes.filter(({ stretch }) => stretch === 'wild').length;
  const raises = Array.from({ length: duals + 1 }, (_, raised) => raised * DUAL_STEP);
  const more = Array.from({ length: wilds * (WILD_HIGHEST - WILD_LOWEST) + 1 }, (_, at) => at);
  const all = raises.flatMap((raise) => more.map((one) => lowest + raise + one));
  return [...new Set(all)].sort((one, other) => one - other);
}

/** Whether the table must be looked at differently for a joker than for another card. */
export function jokersDiffer(position: Position): boolean {
  return (
    position.options.jokerOnTable === 'joker-only' &&
    position.table.some((pile) => isLooseWild(pile, position.variant))
  );
}
