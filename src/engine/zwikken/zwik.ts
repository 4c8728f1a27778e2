/** Who holds a zwik, three cards of one rank, and whose is the highest. */
import type { Rank, SuitedCard } from '../card.ts';
import { rankOf } from '../card.ts';
import type { RuleSet } from './ruleSet.ts';

/** The rank of the zwik that a hand is, or null where it is none. */
export function zwikIn(rules: RuleSet, hand: readonly SuitedCard[]): Rank | null {
  const [first] = hand;
  if (first === undefined || hand.length !== rules.handSize) return null;
  const rank = rankOf(first);
  return hand.every((card) => rankOf(card) === rank) ? rank : null;
}

/**
 * The seat with the highest zwik, or null where there is none. `zwiks`: the rank of each seat's zwik or null;
 * `among`: whether a seat's zwik counts, where not all do.
 */
export function highestZwik(
  rules: RuleSet,
  zwiks: readonly (Rank | null)[],
  among: (seat: number) => boolean = () => true,
): number | null {
  for (const rank of rules.zwik.ranks) {
    const seat = zwiks.findIndex((zwik, at) => zwik === rank && among(at));
    if (seat >= 0) return seat;
  }
  return null;
}
