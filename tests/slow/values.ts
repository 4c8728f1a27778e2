/** What cards and piles match, and what the jokers' options forbid. */
import type { SlowPile, SlowPosition } from './shapes.ts';
import type { Version } from './versions.ts';
import { versionOf } from './versions.ts';

/** A wild joker is any value from 2 to 14. */
const ANY_VALUE = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

export const isJoker = (card: string) => card.startsWith('X');

/** Matching values of a card, ascending. */
export function cardValues(version: Version, card: string): readonly number[] {
  if (isJoker(card)) return version.wild ? ANY_VALUE : [Number(card.slice(1))];
  // A is 1 or 11, J 2 or 12, Q 3 or 13, K 4 or 14; in Hülsemann and Grupp always the higher.
  const rank = card.slice(0, -1);
  const low = ['A', 'J', 'Q', 'K'].indexOf(rank) + 1;
  if (low === 0) return [Number(rank)];
  return version.courtsHigh ? [low + 10] : [low, low + 10];
}

/** A build has the value announced; a loose card has its own, still open if there are two. */
export function pileValues(version: Version, pile: SlowPile): readonly number[] {
  if (pile.value !== undefined) return [pile.value];
  return cardValues(version, pile.cards[0] ?? '');
}

/** A joker that lies loose; one that was laid on a pile is part of that build. */
export function isLooseJoker(pile: SlowPile): boolean {
  return pile.value === undefined && isJoker(pile.cards[0] ?? '');
}

/** The limit agreed for jokers on the table; it means nothing unless jokers are wild. */
export function jokerOnTable(position: SlowPosition): 'free' | 'joker-only' | 'never' {
  if (!versionOf(position.variant).wild) return 'free';
  return position.options?.jokerOnTable ?? 'free';
}

/** Does a table cleared by playing this card count as a Zwick? */
export function sweepScores(position: SlowPosition, card: string): boolean {
  const wildJoker = versionOf(position.variant).wild && isJoker(card);
  return !wildJoker || (position.options?.jokerSweepIsZwick ?? true);
}

/** The hand once this card has left it; of two equal cards one stays. */
export function handWithout(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}

export const ascending = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);
