/** The beginning of a deal of Zwikken, and of the next one. */
import { seatOrder } from '../deal.ts';
import { noTakings } from './judge.ts';
import type { ZwikkenDeal } from './pack.ts';
import type { Agreed, RuleSet } from './ruleSet.ts';
import { usuallyAgreed } from './ruleSet.ts';
import { showZwiks } from './settle.ts';
import type { ZwikkenState } from './state.ts';
import { turnUp } from './turnUp.ts';

/** Who sits down to a deal, with what. */
export interface Sitting {
  readonly rules: RuleSet;
  readonly agreed: Agreed;
  readonly dealer: number;
  /** Each seat's counters before the ante. */
  readonly stacks: readonly number[];
  /** What is left in the pot from deals before. */
  readonly pot: number;
}

/** A table at which nobody has played yet: an empty pot, and for every player so many counters. */
export function firstSitting(
  rules: RuleSet,
  players: number,
  counters: number,
  agreed: Agreed = usuallyAgreed(rules),
  dealer = 0,
): Sitting {
  return { rules, agreed, dealer, pot: 0, stacks: Array.from({ length: players }, () => counters) };
}

/**
 * A deal begun: everyone has put in the ante, the cards are dealt, the first is turned up. Where zwiks are shown
 * as dealt, the deal may be over at once.
 */
export function startDeal(sitting: Sitting, deal: ZwikkenDeal): ZwikkenState {
  const { agreed, dealer, pot, rules, stacks } = sitting;
  const players = stacks.length;
  const dealt: ZwikkenState = {
    rules,
    agreed,
    players,
    dealer,
    stacks,
    pot,
    hands: deal.hands,
    stock: deal.stock,
    turned: [],
    phase: 'bidding',
    waiting: seatOrder(players, dealer),
    bids: [],
    round: 1,
    declared: [],
    exchanged: [],
    game: null,
    leader: (dealer + 1) % players,
    trick: [],
    tricks: [],
    takings: noTakings(players),
    outcome: null,
    happened: [],
  };
  const turned = turnUp(dealt);
  return rules.zwik.shown === 'before-bidding' ? showZwiks(turned) : turned;
}

/**
 * Who sits down to the deal after one that is over: the next player deals, and what is in the pot stays there.
 *
 * @throws An error where the deal is not over.
 */
export function nextSitting(state: ZwikkenState): Sitting {
  if (state.phase !== 'over') throw new Error('the deal is not over');
  const { agreed, dealer, players, pot, rules, stacks } = state;
  return { rules, agreed, stacks, pot, dealer: (dealer + 1) % players };
}
