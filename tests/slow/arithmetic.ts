/** Which piles make groups of a value, and which values a card makes on a pile. */
import type { SlowPile } from './shapes.ts';
import { ascending, cardValues, pileValues } from './values.ts';
import type { Version } from './versions.ts';

/** All values that each of some piles may count as. */
type Choices = readonly (readonly number[])[];

/** Can all these piles be split into separate groups that add up to `value` each, every card at one value? */
export function splitsIntoGroups(piles: Choices, value: number): boolean {
  const [first, ...others] = piles;
  if (first === undefined) return true;
  // The first pile is in some group: try each of its values, and complete the group from the others.
  return first.some((counts) => completesGroup(others, [], value - counts, value));
}

/** Can `missing` be made up from the piles `offered`, and all that is not used be split into groups in turn? */
function completesGroup(
  offered: Choices,
  passedOver: Choices,
  missing: number,
  value: number,
): boolean {
  if (missing < 0) return false;
  if (missing === 0) return splitsIntoGroups([...passedOver, ...offered], value);
  const [next, ...others] = offered;
  if (next === undefined) return false;
  return (
    next.some((counts) => completesGroup(others, passedOver, missing - counts, value)) ||
    completesGroup(others, [...passedOver, next], missing, value)
  );
}

/** Every total that the piles can make, each at one of its values. */
export function totalsOf(piles: Choices): number[] {
  let totals = [0];
  for (const choices of piles) {
    totals = ascending(totals.flatMap((total) => choices.map((value) => total + value)));
  }
  return totals;
}

/** Every set of piles of a table with so many, as ascending indices; in order, number by number. */
export function setsOfPiles(piles: number): number[][] {
  const sets: number[][] = [];
  for (let mask = 1; mask < 2 ** piles; mask += 1) {
    const set: number[] = [];
    for (let pile = 0; pile < piles; pile += 1) if ((mask >> pile) & 1) set.push(pile);
    sets.push(set);
  }
  return sets.sort(compareNumberByNumber);
}

export function compareNumberByNumber(a: readonly number[], b: readonly number[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (right === undefined) return 1;
    if (left !== right) return left - right;
  }
  return a.length - b.length;
}

/** One way of laying a card on a pile: the pile's old value and the card's. */
export interface Laying {
  readonly old: number;
  readonly counts: number;
}

/** Both choices are the player's: the value of a loose dual card and that of the card played. */
export function layings(version: Version, card: string, pile: SlowPile): Laying[] {
  return pileValues(version, pile).flatMap((old) =>
    cardValues(version, card).map((counts) => ({ old, counts })),
  );
}

/** What a card may be as a build of its own, no higher than any build. */
export function valuesAlone(version: Version, card: string): number[] {
  const { single, limit } = version.builds;
  if (!single) return [];
  return cardValues(version, card).filter((value) => limit === null || value <= limit);
}

/** The values that arithmetic allows for a build with this card on this pile, ascending. */
export function valuesMadeOn(version: Version, card: string, pile: SlowPile): number[] {
  const { subtract, keep, limit } = version.builds;
  const made: number[] = [];
  for (const { old, counts } of layings(version, card, pile)) {
    made.push(old + counts);
    // The value of the card played comes off the old value, never the other way round, and something must be left.
    if (subtract && old - counts > 0) made.push(old - counts);
    // A ten on a ten may stay a ten.
    if (keep && old === counts) made.push(old);
  }
  return ascending(made.filter((value) => limit === null || value <= limit));
}
