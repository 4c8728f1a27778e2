/** What an act makes of a state. */
import type { SuitedCard } from '../card.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';
import type { Action } from './action.ts';
import { afterBid, afterExchange } from './bidding.ts';
import { checkAction } from './check.ts';
import { takingsWith } from './judge.ts';
import { openTens } from './legal.ts';
import { pointsIn } from './pack.ts';
import type { ActionRefusal } from './refusal.ts';
import { endDeal, settleTricks } from './settle.ts';
import type { ZwikkenState } from './state.ts';
import { cardForTen, seatToAct, trumpOf } from './state.ts';
import { trickOrder, winningCard } from './trick.ts';
import { turnUp } from './turnUp.ts';

/** Checks an act and applies it: the state after it, or why it is refused. */
export function act(state: ZwikkenState, action: Action): Result<ZwikkenState, ActionRefusal> {
  const checked = checkAction(state, action);
  return checked.ok ? ok(applyAction(state, checked.value)) : checked;
}

/**
 * The state after an act that has been checked or listed, and after all that follows from it without a choice:
 * stakes put in, a card turned up, zwiks shown, a trick won, the pot settled.
 *
 * @throws An error where it is nobody's turn.
 */
export function applyAction(before: ZwikkenState, action: Action): ZwikkenState {
  const seat = seatToAct(before);
  if (seat === null) throw new Error('the deal is over');
  const happened = [...before.happened, { kind: 'acted', seat, action } as const];
  const state: ZwikkenState = { ...before, happened };
  switch (action.kind) {
    case 'bid':
    case 'ask':
    case 'pass':
      return afterBid(state, seat, action);
    case 'turn-up':
      return turnUp(state);
    case 'end-deal':
      return endDeal(state, { kind: 'passed' });
    case 'exchange':
      return exchanged(state, seat, action.ten);
    case 'keep':
      return nextToExchange(state);
    case 'play':
      return played(state, seat, action.card);
  }
}

/** The ten lies where the card of its suit was; who holds another one may go on. */
function exchanged(state: ZwikkenState, seat: number, ten: SuitedCard): ZwikkenState {
  const card = cardForTen(state, ten) as SuitedCard;
  const after: ZwikkenState = {
    ...state,
    hands: state.hands.map((hand) => hand.map((held) => (held === ten ? card : held))),
    exchanged: [...state.exchanged, ten],
    happened: [...state.happened, { kind: 'exchanged', seat, ten, card }],
  };
  return openTens(after, seat).length > 0 ? after : nextToExchange(after);
}

function nextToExchange(state: ZwikkenState): ZwikkenState {
  const waiting = state.waiting.slice(1);
  return waiting.length > 0 ? { ...state, waiting } : afterExchange({ ...state, waiting });
}

function played(state: ZwikkenState, seat: number, card: SuitedCard): ZwikkenState {
  const after: ZwikkenState = {
    ...state,
    hands: state.hands.map((hand) => hand.filter((held) => held !== card)),
    trick: [...state.trick, card],
    waiting: state.waiting.filter((other) => other !== seat),
  };
  return after.waiting.length > 0 ? after : trickWon(after);
}

function trickWon(state: ZwikkenState): ZwikkenState {
  const { game, leader, players, rules, trick } = state;
  const order = trickOrder(players, leader);
  const winner = order[winningCard(rules, trumpOf(state), trick)] as number;
  const after: ZwikkenState = {
    ...state,
    leader: winner,
    trick: [],
    tricks: [...state.tricks, { leader, cards: trick, winner }],
    takings: takingsWith(rules, state.takings, winner, trick),
    waiting: trickOrder(players, winner),
    happened: [...state.happened, { kind: 'trick', winner, points: pointsIn(rules, trick) }],
  };
  const isLast = after.hands.every((hand) => hand.length === 0);
  return isLast && game !== null ? settleTricks(after, game) : after;
}
