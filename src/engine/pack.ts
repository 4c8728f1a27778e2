/** Which cards a version is played with. */
import type { Card } from './card.ts';
import { SUITED_CARDS } from './card.ts';
import type { Variant } from './variant.ts';

/** All cards of the version's pack, suited cards first, then jokers; equal cards of a double pack stand twice. */
export function packOf(variant: Variant): Card[] {
  const cards: Card[] = [];
  for (let pack = 0; pack < variant.packs; pack++) cards.push(...SUITED_CARDS);
  return [...cards, ...variant.jokers.map((number) => `X${number}` as Card)];
}

/** How many of each card the version's pack holds. */
export function packCounts(variant: Variant): ReadonlyMap<Card, number> {
  return countCards(packOf(variant));
}

/** How often each card stands in a list. */
export function countCards(cards: Iterable<Card>): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The cards of a list that are left when those of another are taken out, one for one. */
export function without(cards: readonly Card[], others: Iterable<Card>): Card[] {
  const taken = countCards(others);
  return cards.filter((card) => {
    const left = taken.get(card) ?? 0;
    if (left > 0) taken.set(card, left - 1);
    return left === 0;
  });
}
