/** What the puzzles on one pile, to be made sure of or broken, have in common: at which tables, and which pile it is. */
import type { Card } from '../card.ts';
import type { Pile } from '../play.ts';
import { cardPoints, pointsOn } from '../points.ts';
import { partnersOf } from '../sides.ts';
import type { Variant } from '../variant.ts';

/** The numbers of players that such a puzzle is made for: more would be too much to see at once. */
export function fewSeats(variant: Variant): number[] {
  return variant.seats.filter(
    (seats) => seats <= 3 || (seats === 4 && partnersOf(variant, seats, 0).length > 0),
  );
}

/** Whether a version has such puzzles: where nobody owns a build, none is anybody's to lose. */
export function hasTargets(variant: Variant): boolean {
  return variant.builds.owned && fewSeats(variant).length > 0;
}

/** The pile with most points on it, the first of several; undefined where there is no pile. */
export function dearestPile(piles: readonly Pile[], variant: Variant): Pile | undefined {
  const [dearest] = piles.toSorted(
    (one, other) => cardPoints(other.cards, variant) - cardPoints(one.cards, variant),
  );
  return dearest;
}

/** The card by which a pile is called: the one with most points, the first of several. */
export function dearestCard({ cards }: Pile, variant: Variant): Card {
  return cards.reduce((most, card) =>
    pointsOn(card, variant) > pointsOn(most, variant) ? card : most,
  );
}
