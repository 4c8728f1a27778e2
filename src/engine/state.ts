/** A round in progress: everything there is to know, and how a play changes it. */

import { checkAsk } from './ask.ts';
import type { Card } from './card.ts';
import { checkPlay, tableAfter } from './check.ts';
import type { Deal } from './deal.ts';
import { keptAfter, owedValues } from './owe.ts';
import { cardsTaken } from './piles.ts';
import type { Ask, Pile, Play, PlayTried, Position, Promised } from './play.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import { sideCount, sideOf } from './sides.ts';
import { matches } from './value.ts';
import type { Options, Variant } from './variant.ts';

/** The full state of a round. Plain data: a play makes a new one and leaves the old as it was. */
export interface State {
  readonly variant: Variant;
  readonly options: Options;
  readonly seats: number;
  readonly dealer: number;
  /** The seat whose turn it is; the last to play once the round is over. */
  readonly toMove: number;
  /** The hand of each seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly table: readonly Pile[];
  readonly promised: readonly Promised[];
  /** What each side has captured, in the order in which it did. */
  readonly won: readonly (readonly Card[])[];
  /** The Zwicks of each side. */
  readonly zwicks: readonly number[];
  /** The side that captured last; null while nobody has. */
  readonly lastCapture: number | null;
  /** The deals still to come. */
  readonly toCome: readonly Deal[];
  /** Whether the last card has been played. What is left lies on the table; `wonAtEnd` gives it away. */
  readonly over: boolean;
}

/**
 * The beginning of a round: the first deal dealt, the dealer's left to play.
 *
 * @throws An error where there is no deal.
 */
export function startRound(
  variant: Variant,
  options: Options,
  seats: number,
  dealer: number,
  deals: readonly Deal[],
): State {
  const [first, ...toCome] = deals;
  if (first === undefined) throw new Error('a round without a deal');
  const sides = sideCount(variant, seats);
  const state: Changing<State> = {
    variant,
    options,
    seats,
    dealer,
    toMove: dealer,
    hands: first.hands,
    table: first.table.map((card) => ({ cards: [card] })),
    promised: [],
    won: Array.from({ length: sides }, () => []),
    zwicks: Array.from({ length: sides }, () => 0),
    lastCapture: null,
    toCome,
    over: false,
  };
  giveTurn(state, dealer);
  return state;
}

/** What the player to move sees. */
export function positionOf(state: State): Position {
  const { variant, options, seats, toMove, table, promised } = state;
  return { variant, options, seats, toMove, hand: state.hands[toMove] ?? [], table, promised };
}

/** Checks a play and applies it: the state after it, or why it is refused. */
export function play(state: State, tried: PlayTried): Result<State, Refusal> {
  if (state.over) return err(refuse('round-over', { plays: 0 }));
  const checked = checkPlay(positionOf(state), tried);
  return checked.ok ? ok(applyPlay(state, checked.value)) : checked;
}

/** Checks a question to a partner with its answer, and applies it: a yes is a promise. Rule ask-partner. */
export function ask(state: State, question: Ask): Result<State, Refusal> {
  if (state.over) return err(refuse('round-over', { plays: 0 }));
  const refusal = checkAsk(state, question, state.hands[question.of] ?? []);
  if (refusal) return err(refusal);
  if (!question.holds) return ok(state);
  const promised = withPromise(state.promised, { seat: question.of, value: question.value });
  return ok({ ...state, promised });
}

/**
 * The state after a play that has been checked (by `checkPlay`, or listed): cards moved, Zwick counted, promises made
 * and ended, next cards dealt, next seat to move.
 */
export function applyPlay(state: State, made: Play): State {
  const { toMove, variant, seats } = state;
  const table = tableAfter(state.table, made);
  const hands = state.hands.map((hand, seat) =>
    seat === toMove ? keptAfter(hand, made.card) : hand,
  );
  // It is this function's own until it is handed out.
  const after: Changing<State> = { ...state, hands, table };
  after.promised = promisesAfter(state, made, table);
  if (made.kind === 'capture') {
    const side = sideOf(variant, seats, toMove);
    const captured = cardsTaken(state.table, made);
    after.won = state.won.map((cards, at) =>
      at === side ? [...cards, made.card, ...captured] : cards,
    );
    if (made.zwick) {
      after.zwicks = state.zwicks.map((zwicks, at) => (at === side ? zwicks + 1 : zwicks));
    }
    after.lastCapture = side;
  }
  passTurn(after);
  return after;
}

type Changing<Value> = { -readonly [Field in keyof Value]: Value[Field] };

/**
 * The promises after a play. Rule promise-ends: the card played ends its player's promises of its values, unless a
 * build of that value is still theirs. Rule promise: a build of one's own makes one; one for a partner makes none.
 */
function promisesAfter(state: State, made: Play, table: readonly Pile[]): readonly Promised[] {
  const { toMove, variant } = state;
  // Promises are for builds that somebody owns, and answers to partners.
  if (!variant.builds.owned && !variant.ask) return state.promised;
  const owned = owedValues(table, toMove);
  const kept = state.promised.filter(
    ({ seat, value }) =>
      seat !== toMove || owned.includes(value) || !matches(made.card, value, variant),
  );
  return made.kind === 'build' && made.owner === toMove
    ? withPromise(kept, { seat: toMove, value: made.value })
    : kept;
}

function withPromise(promised: readonly Promised[], made: Promised): readonly Promised[] {
  const known = promised.some(({ seat, value }) => seat === made.seat && value === made.value);
  return known ? promised : [...promised, made];
}

/** Deals where it is time to, then gives the turn on. */
function passTurn(state: Changing<State>): void {
  const { dealer, hands, toCome, toMove, variant } = state;
  const [deal, ...rest] = toCome;
  if (deal === undefined) {
    giveTurn(state, toMove);
    return;
  }
  // Rule deal-refill: everyone has played one card when the dealer has.
  const everyonePlayed = variant.nextDeal === 'everyone-played' && toMove === dealer;
  if (!everyonePlayed && hands.some((hand) => hand.length > 0)) {
    giveTurn(state, toMove);
    return;
  }
  state.hands = hands.map((hand, seat) => [...hand, ...(deal.hands[seat] ?? [])]);
  state.toCome = rest;
  giveTurn(state, dealer);
}

/** Gives the turn to the next seat after `from` that holds a card; where there is none, the round is over. */
function giveTurn(state: Changing<State>, from: number): void {
  const { hands, seats } = state;
  for (let after = 1; after <= seats; after++) {
    const seat = (from + after) % seats;
    if ((hands[seat] ?? []).length === 0) continue;
    state.toMove = seat;
    return;
  }
  state.over = true;
}

/** How many plays are left in the round: the cards in hands, and those still to be dealt to them. */
export function playsLeft({ hands, toCome }: Pick<State, 'hands' | 'toCome'>): number {
  const all = [...hands, ...toCome.flatMap((deal) => deal.hands)];
  return all.reduce((sum, hand) => sum + hand.length, 0);
}

/** The cards left on the table, in the order of the piles. */
export function leftOnTable(state: State): Card[] {
  return state.table.flatMap((pile) => pile.cards);
}

/**
 * What each side has won at the end: left-over cards go to the side that captured last, and to nobody where nobody
 * captured. Rule last-capture, nobody-captured.
 */
export function wonAtEnd(state: State): readonly (readonly Card[])[] {
  const { lastCapture, won } = state;
  return won.map((cards, side) =>
    side === lastCapture ? [...cards, ...leftOnTable(state)] : cards,
  );
}
