/** Cards in an order in which they are easily looked through. */
import type { Card } from '../../engine/index.ts';
import { isJoker, jokerNumber, RANKS, rankOf, SUITS, suitOf } from '../../engine/index.ts';

/** By suit and rank, jokers last. */
export function sortedCards(cards: readonly Card[]): readonly Card[] {
  const order = (card: Card): number =>
    isJoker(card)
      ? 100 + jokerNumber(card)
      : SUITS.indexOf(suitOf(card)) * RANKS.length + RANKS.indexOf(rankOf(card));
  return [...cards].sort((one, other) => order(one) - order(other));
}
