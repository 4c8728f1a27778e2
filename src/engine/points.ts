/** The scoring points on cards, never their matching values. */
import type { Card } from './card.ts';
import { packCounts } from './pack.ts';
import type { Variant } from './variant.ts';

/** Points on all cards of the pack and for most cards: what a round without Zwicks is worth. Rule fixed-total. */
export function fixedTotal(variant: Variant): number {
  const all = [...packCounts(variant)].flatMap(([card, count]) => Array<Card>(count).fill(card));
  return cardPoints(all, variant) + variant.scoring.mostCards;
}

/** The points on cards, by themselves. */
export function cardPoints(cards: readonly Card[], variant: Variant): number {
  return cards.reduce((sum, card) => sum + pointsOn(card, variant), 0);
}

/** The points on one card. */
export function pointsOn(card: Card, { scoring }: Variant): number {
  return scoring.items.find(({ cards }) => cards.includes(card))?.points ?? 0;
}
