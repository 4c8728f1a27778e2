/** What a player may do in a deal of Zwikken, as plain data. Whose turn it is, the state says. */
import type { SuitedCard } from '../card.ts';

/** Both ways to declare the trump ten, in the order in which they are listed. */
export const DECLARATIONS = ['knows', 'expects-better'] as const;
/**
 * What is said of the trump ten with a bid where it has to be declared: that one holds it ("ik ken hem"), or so
 * and that one expects a better card to be turned up ("en verwacht een betere"). Both give the same right.
 */
export type Declaration = (typeof DECLARATIONS)[number];

/** With which words one asks: both of the first mean the same; over somebody who asked one asks better. */
export const ASK_WORDS = ['ask', 'play', 'better'] as const;
/** A word with which one asks. */
export type AskWord = (typeof ASK_WORDS)[number];

/** What may be said in a bidding: bids name a part of the pot, where bids go up; the others ask. */
export type Bid =
  | { readonly kind: 'bid'; readonly part: string }
  | { readonly kind: 'ask'; readonly word: AskWord; readonly declares?: Declaration }
  | { readonly kind: 'pass'; readonly declares?: Declaration };

/**
 * One act of a player: a bid; of the dealer, turning up another card or ending the deal; exchanging a ten for the
 * card turned up of its suit, or keeping what one has; playing a card.
 */
export type Action =
  | Bid
  | { readonly kind: 'turn-up' }
  | { readonly kind: 'end-deal' }
  | { readonly kind: 'exchange'; readonly ten: SuitedCard }
  | { readonly kind: 'keep' }
  | { readonly kind: 'play'; readonly card: SuitedCard };
/** The kinds of acts. */
export const ACTION_KINDS: readonly ActionKind[] = [
  ...(['bid', 'ask', 'pass', 'turn-up', 'end-deal', 'exchange', 'keep', 'play'] as const),
];
/** The name of a kind of act. */
export type ActionKind = Action['kind'];
