/** How a bidding goes on after a bid, and what it ends in. */
import { seatOrder } from '../deal.ts';
import type { Bid } from './action.ts';
import { openTens } from './legal.ts';
import { endDeal, showZwiks } from './settle.ts';
import type { BidMade, Declared, Game, ZwikkenState } from './state.ts';
import { askersOf, forehandOf, tenOf, trumpOf } from './state.ts';
import { trickOrder } from './trick.ts';
import { turnUpsLeft } from './turnUp.ts';

/** The state after a bid of a seat. It has been checked. */
export function afterBid(state: ZwikkenState, seat: number, bid: Bid): ZwikkenState {
  const spoken: ZwikkenState = {
    ...state,
    bids: [...state.bids, { seat, bid }],
    declared: [...state.declared, ...declaredBy(state, seat, bid)],
    waiting: stillToSpeak(state, seat, bid),
  };
  return isOver(spoken) ? endBidding(spoken) : inNextRound(spoken);
}

function declaredBy(state: ZwikkenState, seat: number, bid: Bid): Declared[] {
  if (bid.kind === 'bid' || bid.declares === undefined) return [];
  return [{ seat, ten: tenOf(state.rules, trumpOf(state)) }];
}

/** Where bids go up a bidder comes round again; where players ask everyone speaks once a round. */
function stillToSpeak({ rules, waiting }: ZwikkenState, seat: number, bid: Bid): number[] {
  const others = waiting.filter((other) => other !== seat);
  return rules.bidding.kind === 'rising' && bid.kind !== 'pass' ? [...others, seat] : others;
}

function isOver(state: ZwikkenState): boolean {
  const { round, rules, waiting } = state;
  const highest = askersOf(state).at(-1);
  if (rules.bidding.kind === 'rising') {
    return waiting.length === 0 || (waiting.length === 1 && waiting[0] === highest);
  }
  if (waiting.length > 0) return false;
  return round === 2 || highest === undefined || secondRound(state).length === 0;
}

/** Who may speak in the one more round: all but the highest asker, without those whose passing was for good. */
function secondRound(state: ZwikkenState): number[] {
  const { bidding } = state.rules;
  const asked = askersOf(state);
  const mayReturn = (seat: number): boolean =>
    asked.includes(seat) || (bidding.kind === 'asking' && bidding.passedMayReturn);
  return seatOrder(state.players, state.dealer).filter(
    (seat) => seat !== asked.at(-1) && mayReturn(seat),
  );
}

function inNextRound(state: ZwikkenState): ZwikkenState {
  if (state.waiting.length > 0) return state;
  const happened = [...state.happened, { kind: 'second-round' } as const];
  return { ...state, round: 2, waiting: secondRound(state), happened };
}

/** The bidding is over: a game, or the dealer's choice whether another card is turned up, if there may be one. */
function endBidding(state: ZwikkenState): ZwikkenState {
  const highest = state.bids.findLast(({ bid }) => bid.kind !== 'pass');
  if (highest === undefined) {
    if (turnUpsLeft(state) === 0) return endDeal(state, { kind: 'passed' });
    return { ...state, phase: 'dealer', waiting: [state.dealer] };
  }
  const game = gameOf(state, highest);
  const waiting = trickOrder(state.players, forehandOf(state)).filter(
    (seat) => openTens(state, seat).length > 0,
  );
  const happened = [...state.happened, { kind: 'game', game } as const];
  const bid: ZwikkenState = { ...state, phase: 'exchange', waiting, game, happened };
  return waiting.length > 0 ? bid : afterExchange(bid);
}

function gameOf({ agreed, players, pot, rules }: ZwikkenState, { bid, seat }: BidMade): Game {
  if (bid.kind === 'bid' && rules.bidding.kind === 'rising') {
    const part = rules.bidding.parts.find(({ id }) => id === bid.part);
    const [some, all] = part?.of ?? [1, 1];
    // Parts are rounded up to whole counters.
    return { gambler: seat, part: bid.part, amount: Math.ceil((pot * some) / all) };
  }
  const asked = agreed.rounds === null ? pot : agreed.rounds * agreed.stake * players;
  return { gambler: seat, part: null, amount: Math.min(asked, pot) };
}

/** No more tens are exchanged: zwiks are shown, where that is done now, or forehand leads. */
export function afterExchange(state: ZwikkenState): ZwikkenState {
  const leader = forehandOf(state);
  const ready: ZwikkenState = {
    ...state,
    phase: 'tricks',
    leader,
    waiting: trickOrder(state.players, leader),
  };
  return state.rules.zwik.shown === 'after-bidding' ? showZwiks(ready) : ready;
}
