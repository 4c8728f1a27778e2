/** Which cards may be played to a trick, and who wins it. */
import type { Suit, SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import { depthOf } from './pack.ts';
import type { RuleSet } from './ruleSet.ts';

/** What decides on a card: the hand it is in, the trick so far, the trump suit. */
export interface CardChoice {
  readonly trump: Suit;
  readonly hand: readonly SuitedCard[];
  /** The cards of the trick in the order they were played; empty for who leads. */
  readonly trick: readonly SuitedCard[];
  /** Whether it is the gambler's hand: the player who asked last, where players ask. */
  readonly gambler: boolean;
}

/**
 * The facts of each reason why a card of the hand may not be played. `could`: the cards that may, in the order of
 * the hand.
 */
export interface CardRefusalFacts {
  /** The gambler may not lead the highest trump while holding another card. */
  'top-trump-not-led': { card: SuitedCard; could: readonly SuitedCard[] };
  /** The suit that was led is in the hand. */
  'must-follow': { card: SuitedCard; could: readonly SuitedCard[] };
  /** It is not, but trumps are. */
  'must-trump': { card: SuitedCard; could: readonly SuitedCard[] };
  /** A trump higher than `highest`, the highest in the trick, is in the hand. */
  'must-overtrump': { card: SuitedCard; could: readonly SuitedCard[]; highest: SuitedCard };
}
/** Why a card of the hand may not be played. */
export type CardRefusal = {
  [Code in keyof CardRefusalFacts]: { readonly code: Code } & Readonly<CardRefusalFacts[Code]>;
}[keyof CardRefusalFacts];

/**
 * The cards of a hand that may be played, in its order. The leader may lead any; the gambler may be barred from
 * the highest trump, unless it is the only card. The others follow suit; who can't has to trump, higher than any
 * trump in the trick if possible; who can't trump plays anything. To a trump that was led any trump follows.
 */
export function playableCards(rules: RuleSet, choice: CardChoice): SuitedCard[] {
  const { hand, trick, trump } = choice;
  const [led] = trick;
  if (led === undefined) {
    return hand.filter((card) => hand.length === 1 || !isBarredLead(rules, choice, card));
  }
  const following = hand.filter((card) => suitOf(card) === suitOf(led));
  if (following.length > 0) return following;
  const trumps = hand.filter((card) => suitOf(card) === trump);
  if (trumps.length === 0) return [...hand];
  const highest = highestTrump(rules, choice);
  const higher = trumps.filter((card) => highest === undefined || isHigher(rules, card, highest));
  return higher.length > 0 ? higher : trumps;
}

/** Why a card of the hand may not be played, or undefined where it may. */
export function cardRefusal(
  rules: RuleSet,
  choice: CardChoice,
  card: SuitedCard,
): CardRefusal | undefined {
  const { hand, trick, trump } = choice;
  const holds = (suit: Suit): boolean => hand.some((held) => suitOf(held) === suit);
  const because = (code: 'top-trump-not-led' | 'must-follow' | 'must-trump'): CardRefusal => ({
    code,
    card,
    could: playableCards(rules, choice),
  });
  const [led] = trick;
  if (led === undefined) {
    const isOnly = hand.length === 1;
    return !isOnly && isBarredLead(rules, choice, card) ? because('top-trump-not-led') : undefined;
  }
  if (suitOf(card) === suitOf(led)) return undefined;
  if (holds(suitOf(led))) return because('must-follow');
  if (suitOf(card) !== trump) return holds(trump) ? because('must-trump') : undefined;
  const highest = highestTrump(rules, choice);
  if (highest === undefined || isHigher(rules, card, highest)) return undefined;
  const could = hand.filter((held) => suitOf(held) === trump && isHigher(rules, held, highest));
  return could.length > 0 ? { code: 'must-overtrump', card, highest, could } : undefined;
}

function isBarredLead(rules: RuleSet, { gambler, trump }: CardChoice, card: SuitedCard): boolean {
  return gambler && !rules.leadsTopTrump && suitOf(card) === trump && depthOf(rules, card) === 0;
}

function highestTrump(rules: RuleSet, { trick, trump }: CardChoice): SuitedCard | undefined {
  return trick
    .filter((card) => suitOf(card) === trump)
    .toSorted((one, other) => depthOf(rules, one) - depthOf(rules, other))[0];
}

const isHigher = (rules: RuleSet, card: SuitedCard, other: SuitedCard): boolean =>
  depthOf(rules, card) < depthOf(rules, other);

/**
 * Which card of a trick wins it, by its index in the order of play: the highest trump, or else the highest card of
 * the suit led.
 *
 * @throws An error where there is no card.
 */
export function winningCard(rules: RuleSet, trump: Suit, trick: readonly SuitedCard[]): number {
  const [led] = trick;
  if (led === undefined) throw new Error('a trick without a card');
  const suit = trick.some((card) => suitOf(card) === trump) ? trump : suitOf(led);
  let best = -1;
  for (const [at, card] of trick.entries()) {
    if (suitOf(card) !== suit) continue;
    if (best < 0 || isHigher(rules, card, trick[best] as SuitedCard)) best = at;
  }
  return best;
}

/** The seats in the order in which they play to a trick. */
export function trickOrder(players: number, leader: number): number[] {
  return Array.from({ length: players }, (_, at) => (leader + at) % players);
}
