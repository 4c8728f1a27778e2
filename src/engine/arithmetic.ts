/** Which values a card laid on a pile can make. Rule build-on-a-pile, sum-builds, build-limit. */
import type { Card } from './card.ts';
import type { Pile } from './play.ts';
import { pileValues, valuesOf } from './value.ts';
import type { Variant } from './variant.ts';

/** The values that `worth` laid on a pile of value `old` makes. The bigger card does not turn a subtraction round. */
export function resultsOf(old: number, worth: number, builds: Variant['builds']): number[] {
  const results: number[] = [];
  if (builds.subtract && old > worth) results.push(old - worth);
  if (builds.keep && old === worth) results.push(old);
  if (builds.limit === null || old + worth <= builds.limit) results.push(old + worth);
  return results;
}

/** All values that the card can make of the pile, ascending, whoever is to hold a card for them. */
export function makeableOn(card: Card, pile: Pile, variant: Variant): number[] {
  return makeableFrom(card, pileValues(pile, variant), variant);
}

/** All values that the card can make of a pile which has one of the `old` values, ascending. */
export function makeableFrom(card: Card, old: Iterable<number>, variant: Variant): number[] {
  const values = new Set<number>();
  for (const from of old) {
    for (const worth of valuesOf(card, variant)) {
      for (const result of resultsOf(from, worth, variant.builds)) values.add(result);
    }
  }
  return [...values].sort((one, other) => one - other);
}

/** All values that the cards, laid in this order, can make, ascending; those of the card itself where it is one. */
export function makeableInOrder(cards: readonly Card[], variant: Variant): number[] {
  const [first, ...others] = cards;
  if (first === undefined) return [];
  let values = [...valuesOf(first, variant)];
  for (const card of others) values = makeableFrom(card, values, variant);
  return values;
}
