/** Turning up a card for trump, and what has to be paid for it. */
import { suitOf } from '../card.ts';
import { seatOrder } from '../deal.ts';
import { endDeal } from './settle.ts';
import type { Happening, ZwikkenState } from './state.ts';

/** How many cards may still be turned up. */
export function turnUpsLeft({ rules, turned }: ZwikkenState): number {
  return rules.turnUps.length - turned.length;
}

/**
 * The state after the next card is turned up: everyone has paid for it, and bidding begins afresh at the dealer's
 * left. A suit that has been up before may end the deal.
 *
 * @throws An error where the stock is empty.
 */
export function turnUp(state: ZwikkenState): ZwikkenState {
  const { agreed, dealer, players, rules, stacks, turned } = state;
  const [card, ...stock] = state.stock;
  if (card === undefined) throw new Error('nothing to turn up');
  const stakes = rules.turnUps[turned.length] ?? 0;
  const each = stakes * agreed.stake;
  const paid: Happening = { kind: 'paid-in', stakes, each };
  const before: Happening[] =
    turned.length === 0 ? [paid, { kind: 'dealt', packets: agreed.packets }] : [paid];
  const isAgain = turned.some((earlier) => suitOf(earlier) === suitOf(card));
  const after: ZwikkenState = {
    ...state,
    stacks: stacks.map((counters) => counters - each),
    pot: state.pot + each * players,
    stock,
    turned: [...turned, card],
    phase: 'bidding',
    waiting: seatOrder(players, dealer),
    bids: [],
    round: 1,
    happened: [
      ...state.happened,
      ...(stakes > 0 ? before : before.slice(1)),
      { kind: 'turned-up', card },
    ],
  };
  return isAgain && rules.sameSuitAgain === 'throw-in'
    ? endDeal(after, { kind: 'thrown-in', suit: suitOf(card) })
    : after;
}
