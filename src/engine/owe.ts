/** What a player owes for the builds they own: a card in hand for each value. Rule owe. */
import type { Card } from './card.ts';
import type { Pile } from './play.ts';
import { matches } from './value.ts';
import type { Variant } from './variant.ts';

/** The different values, ascending, of the builds that `seat` owns on a table. */
export function owedValues(table: readonly Pile[], seat: number): number[] {
  const values = new Set<number>();
  for (const pile of table) {
    if (pile.value !== undefined && pile.owner === seat) values.add(pile.value);
  }
  return [...values].sort((one, other) => one - other);
}

/**
 * How many of the values cannot be given a matching card of their own among those kept: their number less the most
 * that can be paired with different cards. Rule owe-same-value, owe-different-values.
 */
export function uncovered(
  values: readonly number[],
  kept: readonly Card[],
  variant: Variant,
): number {
  const pairedWith = new Map<number, number>();

  /** Finds the value a card, moving earlier pairs aside where that helps. */
  const pair = (value: number, tried: Set<number>): boolean => {
    for (const [at, card] of kept.entries()) {
      if (tried.has(at) || !matches(card, value, variant)) continue;
      tried.add(at);
      const holder = pairedWith.get(at);
      if (holder === undefined || pair(holder, tried)) {
        pairedWith.set(at, value);
        return true;
      }
    }
    return false;
  };

  return values.filter((value) => !pair(value, new Set())).length;
}

/** The values that no card kept matches. */
export function unmatched(
  values: readonly number[],
  kept: readonly Card[],
  variant: Variant,
): number[] {
  return values.filter((value) => !kept.some((card) => matches(card, value, variant)));
}

/** The cards of a hand that match a value once the card is played: those kept for a build of it. Rule build-keeps-match. */
export function keptFor(
  value: number,
  hand: readonly Card[],
  played: Card,
  variant: Variant,
): Card[] {
  return keptAfter(hand, played).filter((card) => matches(card, value, variant));
}

/** The hand without one copy of the card. */
export function keptAfter(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}
