/** Which values a card laid on a pile can make. Rule build-on-a-pile, sum-builds, build-limit. */
import type { Card } from './card.ts';
import type { Pile } from './play.ts';
import { pileValues, valuesOf } from './value.ts';
import type { Variant } from './variant.ts';

/** Whether `worth` laid on a pile of value `old` can make `value`. A bigger card does not turn a subtraction round. */
export function canMake(
  value: number,
  old: number,
  worth: number,
  builds: Variant['builds'],
): boolean {
  if (value > (builds.limit ?? value)) return false;
  if (value === old + worth) return true;
  if (value === old - worth) return builds.subtract && value > 0;
  return value === old && old === worth && builds.keep;
}

/** What a pile counts in a value that is made of it, and what the card laid on it. */
export interface Making {
  readonly from: number;
  readonly worth: number;
}

/** All ways in which a card laid on a pile makes a value; none where it can't. Rule build-on-a-pile. */
export function makingsOf(value: number, card: Card, pile: Pile, variant: Variant): Making[] {
  return pileValues(pile, variant).flatMap((from) =>
    valuesOf(card, variant)
      .filter((worth) => canMake(value, from, worth, variant.builds))
      .map((worth) => ({ from, worth })),
  );
}

/** The first of these ways; undefined where there is none. */
export function makingOf(
  value: number,
  card: Card,
  pile: Pile,
  variant: Variant,
): Making | undefined {
  return makingsOf(value, card, pile, variant)[0];
}

/** All values that the card can make of the pile, ascending, whoever is to hold a card for them. */
export function makeableOn(card: Card, pile: Pile, variant: Variant): number[] {
  return makeableFrom(card, pileValues(pile, variant), variant);
}

/** All values that the card can make of a pile which has one of the `old` values, ascending. */
export function makeableFrom(card: Card, old: readonly number[], variant: Variant): number[] {
  const values = new Set<number>();
  for (const from of old) {
    for (const worth of valuesOf(card, variant)) {
      for (const value of [from - worth, from, from + worth]) {
        if (canMake(value, from, worth, variant.builds)) values.add(value);
      }
    }
  }
  return [...values].sort((one, other) => one - other);
}

/** The values that the card can have as a build of its own, ascending. Rule build-of-one-card. */
export function singleValues(card: Card, variant: Variant): readonly number[] {
  const { limit, single } = variant.builds;
  if (!single) return [];
  return valuesOf(card, variant).filter((value) => value <= (limit ?? value));
}

/** All values that the cards, laid in this order, can make, ascending; those of the card itself where it is one. */
export function makeableInOrder(cards: readonly Card[], variant: Variant): number[] {
  const [first, ...others] = cards;
  if (first === undefined) return [];
  if (others.length === 0) return [...singleValues(first, variant)];
  return others.reduce<number[]>(
    (values, card) => makeableFrom(card, values, variant),
    [...valuesOf(first, variant)],
  );
}
