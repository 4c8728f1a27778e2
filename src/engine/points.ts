/** The scoring points on cards, never their matching values. */
import type { Card } from './card.ts';
import { packCounts, packOf } from './pack.ts';
import { sideCount } from './sides.ts';
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

/**
 * Whether so many sides can share the most cards in a round in which somebody captured: all cards go to somebody then,
 * and two sides can't halve an odd number of them. Rule most-cards-tie, odd-pack-between-teams.
 */
export function canTieBetween(variant: Variant, sides: number): boolean {
  return sides > 2 || packOf(variant).length % 2 === 0;
}

/** Whether there can be a tie for most cards, with some number of players that the version is for. */
export function canTie(variant: Variant): boolean {
  return variant.seats.some((players) => canTieBetween(variant, sideCount(variant, players)));
}
