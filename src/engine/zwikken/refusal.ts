/**
 * Why an act is refused in Zwikken: each reason with the facts that show it, in the order in which they are looked
 * at.
 */
import type { Suit, SuitedCard } from '../card.ts';
import type { ActionKind } from './action.ts';
import type { Phase } from './state.ts';
import type { CardRefusal } from './trick.ts';

/** The facts of each refusal that is not about a card in a trick. */
export interface ActionRefusalFacts {
  /** The deal is over. */
  'deal-over': object;
  /** That is not what is being done now; `phase` says what is. */
  'not-now': { kind: ActionKind; phase: Phase };
  /** In this rule set one does not bid for parts, or does not ask. */
  'no-such-bid': { kind: ActionKind };
  /** There is no part of that name. */
  'no-such-part': { part: string; known: readonly string[] };
  /** Every bid is for the whole pot: no parts were agreed on, or the pot is smaller than was agreed. */
  'whole-pot-only': { part: string; pot: number };
  /** A bid for no more than the last. */
  'bid-not-higher': { part: string; last: string };
  /** Somebody has asked: one may only ask better. */
  'must-ask-better': { asker: number };
  /** Nobody has asked yet, so there is nothing to be better than. */
  'nobody-asked': object;
  /** In this rule set no ten is declared. */
  'nothing-to-declare': object;
  /** The trump ten is not in the hand. */
  'ten-not-held': { ten: SuitedCard };
  /** The trump ten has been declared before. */
  'declared-before': { ten: SuitedCard };
  /** Only tens are exchanged. */
  'not-a-ten': { card: SuitedCard };
  /** No card of that suit has been turned up. */
  'suit-not-turned': { ten: SuitedCard; turned: readonly SuitedCard[] };
  /** Only the ten of the trump suit is exchanged. */
  'not-the-trump-ten': { ten: SuitedCard; trump: Suit };
  /** The ten was not declared in the bidding. */
  'ten-not-declared': { ten: SuitedCard };
  /** The card is not in the hand. */
  'card-not-held': { card: SuitedCard };
}

/** A refused act. */
export type ActionRefusal =
  | {
      [Code in keyof ActionRefusalFacts]: { readonly code: Code } & Readonly<
        ActionRefusalFacts[Code]
      >;
    }[keyof ActionRefusalFacts]
  | CardRefusal;
/** The name of a reason. */
export type ActionRefusalCode = ActionRefusal['code'];

/** The id of the rule that a refused act breaks: its page says who says so, and shows examples. */
export const ZWIKKEN_RULE_OF = {
  'deal-over': 'turn-order',
  'not-now': 'turn-order',
  'no-such-bid': 'bid-or-ask',
  'no-such-part': 'bid-parts',
  'whole-pot-only': 'bid-parts',
  'bid-not-higher': 'bid-higher',
  'must-ask-better': 'ask-better',
  'nobody-asked': 'ask-better',
  'nothing-to-declare': 'exchange-freely',
  'ten-not-held': 'declare-the-ten',
  'declared-before': 'declare-the-ten',
  'not-a-ten': 'exchange-the-ten',
  'suit-not-turned': 'exchange-the-ten',
  'not-the-trump-ten': 'exchange-last-suit',
  'ten-not-declared': 'declare-the-ten',
  'card-not-held': 'turn-order',
  'top-trump-not-led': 'ace-not-led',
  'must-follow': 'follow-suit',
  'must-trump': 'must-trump',
  'must-overtrump': 'must-overtrump',
} as const satisfies Record<ActionRefusalCode, string>;
