/** What a lesson may not speak of yet, and the cards that it may. */
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import { valuesOf } from '../value.ts';
import type { Variant } from '../variant.ts';

/** Things that are taught one after another: what is said of a try keeps to those that have been. */
export const TEACHABLE = ['zwick', 'two-values', 'jokers', 'scoring'] as const;
/** Something that what is said of a try may not speak of yet. */
export type Untaught = (typeof TEACHABLE)[number];

/** Whether a card is of a kind that has been taught. */
export function isTaught(card: Card, variant: Variant, untaught: readonly Untaught[]): boolean {
  if (isJoker(card)) return !untaught.includes('jokers');
  return valuesOf(card, variant).length === 1 || !untaught.includes('two-values');
}

/** Whether all cards that can take something are of kinds that have been taught, so that they can be counted. */
export function canCount(untaught: readonly Untaught[]): boolean {
  return !untaught.includes('jokers') && !untaught.includes('two-values');
}
