/** Everything that the player whose turn it is may do. */
import type { SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import type { Action, Bid } from './action.ts';
import { DECLARATIONS } from './action.ts';
import type { ZwikkenState } from './state.ts';
import { askersOf, namesParts, seatToAct, tenOf, trumpOf } from './state.ts';
import { playableCards } from './trick.ts';

/**
 * Every allowed act once, always in the same order: bids before passing, cards in the order of the hand. None once
 * the deal is over.
 */
export function legalActions(state: ZwikkenState): Action[] {
  const seat = seatToAct(state);
  if (seat === null) return [];
  const hand = state.hands[seat] ?? [];
  switch (state.phase) {
    case 'bidding':
      return bids(state, hand);
    case 'dealer':
      return [{ kind: 'turn-up' }, { kind: 'end-deal' }];
    case 'exchange':
      return [
        ...openTens(state, seat).map((ten): Action => ({ kind: 'exchange', ten })),
        { kind: 'keep' },
      ];
    case 'tricks': {
      const { game, rules, trick } = state;
      const choice = { trump: trumpOf(state), hand, trick, gambler: game?.gambler === seat };
      return playableCards(rules, choice).map((card): Action => ({ kind: 'play', card }));
    }
    default:
      return [];
  }
}

function bids(state: ZwikkenState, hand: readonly SuitedCard[]): Action[] {
  const { rules } = state;
  if (rules.bidding.kind === 'rising') {
    const parts = rules.bidding.parts.map(({ id }) => id);
    const last = state.bids.findLast(({ bid }) => bid.kind === 'bid')?.bid;
    const lowest = last?.kind === 'bid' ? parts.indexOf(last.part) + 1 : 0;
    const open = namesParts(state) ? parts.slice(lowest) : parts.slice(-1);
    return [...open.map((part): Action => ({ kind: 'bid', part })), { kind: 'pass' }];
  }
  const ten = tenOf(rules, trumpOf(state));
  const isOpen = hand.includes(ten) && state.declared.every((one) => one.ten !== ten);
  const declarations = rules.exchange.declared && isOpen ? DECLARATIONS : [];
  const withDeclarations = (bid: Bid & { readonly kind: 'ask' | 'pass' }): Action[] => [
    bid,
    ...declarations.map((declares) => ({ ...bid, declares })),
  ];
  const words = askersOf(state).length === 0 ? (['ask', 'play'] as const) : (['better'] as const);
  return [
    ...words.flatMap((word) => withDeclarations({ kind: 'ask', word })),
    ...withDeclarations({ kind: 'pass' }),
  ];
}

/** The tens that a seat may exchange now, in the order in which their suits were turned up. */
export function openTens(state: ZwikkenState, seat: number): SuitedCard[] {
  const { declared, hands, rules, turned } = state;
  const suits = new Set((rules.exchange.earlier ? turned : turned.slice(-1)).map(suitOf));
  return [...suits]
    .map((suit) => tenOf(rules, suit))
    .filter((ten) => hands[seat]?.includes(ten))
    .filter((ten) => !rules.exchange.declared || declared.some((one) => one.ten === ten));
}
