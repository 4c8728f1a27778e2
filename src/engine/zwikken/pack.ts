/** Which cards Zwikken is played with, what they count, and how they are dealt. */
import type { Rank, SuitedCard } from '../card.ts';
import { rankOf, SUITS } from '../card.ts';
import { seatOrder } from '../deal.ts';
import { shuffled } from '../shuffle.ts';
import type { Agreed, RuleSet } from './ruleSet.ts';

/**
 * All cards of the rule set's pack, by suit, each from the highest to the lowest. Deals from seeds hang on this
 * order.
 */
export function zwikkenPack(rules: RuleSet): SuitedCard[] {
  return SUITS.flatMap((suit) => rules.ranks.map((rank): SuitedCard => `${rank}${suit}`));
}

/** How low a card is in its suit: 0 is the highest. */
export function depthOf(rules: RuleSet, card: SuitedCard): number {
  return rules.ranks.indexOf(rankOf(card));
}

/** The rank that may be exchanged for the card turned up: the lowest of the suit. */
export function exchangedRank(rules: RuleSet): Rank {
  return rules.ranks.at(-1) as Rank;
}

/** What cards count together in tricks. */
export function pointsIn(rules: RuleSet, cards: readonly SuitedCard[]): number {
  return cards.reduce((sum, card) => sum + (rules.points[rankOf(card)] ?? 0), 0);
}

/** One deal of Zwikken: a hand for each seat, in the order dealt, and the stock, its top card first. */
export interface ZwikkenDeal {
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly stock: readonly SuitedCard[];
}

/** The deal of a seed: the same seed is the same deal for ever, at a table that deals alike. */
export function dealZwikken(
  rules: RuleSet,
  players: number,
  dealer: number,
  seed: string,
  packets: Agreed['packets'] = rules.packets[0] ?? [],
): ZwikkenDeal {
  const pack = shuffled(zwikkenPack(rules), seed);
  const hands: SuitedCard[][] = Array.from({ length: players }, () => []);
  for (const packet of packets) {
    for (const seat of seatOrder(players, dealer)) hands[seat]?.push(...pack.splice(0, packet));
  }
  return { hands, stock: pack };
}

/** What is wrong with a deal that was laid out by hand, or undefined. */
export type DealProblem =
  | { readonly code: 'number-of-players'; readonly players: number }
  | { readonly code: 'hand-size'; readonly seat: number; readonly cards: number }
  | { readonly code: 'card-not-in-pack'; readonly card: SuitedCard }
  | { readonly code: 'card-twice'; readonly card: SuitedCard }
  | { readonly code: 'stock-too-small'; readonly cards: number };

/**
 * The first thing wrong with a deal, or undefined: the players, the sizes of hands, cards that are there twice or
 * not in the pack. The stock needs as many cards as may be turned up, not all that are left.
 */
export function dealProblem(
  rules: RuleSet,
  { hands, stock }: ZwikkenDeal,
): DealProblem | undefined {
  if (!rules.players.includes(hands.length)) {
    return { code: 'number-of-players', players: hands.length };
  }
  for (const [seat, { length: cards }] of hands.entries()) {
    if (cards !== rules.handSize) return { code: 'hand-size', seat, cards };
  }
  const left = new Set(zwikkenPack(rules));
  for (const card of [...hands.flat(), ...stock]) {
    if (!zwikkenPack(rules).includes(card)) return { code: 'card-not-in-pack', card };
    if (!left.delete(card)) return { code: 'card-twice', card };
  }
  if (stock.length < rules.turnUps.length) return { code: 'stock-too-small', cards: stock.length };
  return undefined;
}
