/**
 * Puzzles of Zwikken as plain data: what is asked, which a link holds for ever, and the answer, which is worked out from
 * it and never stored.
 */
import type { SuitedCard } from '../card.ts';
import type { DealRecord } from './record.ts';
import { statesOfDeal } from './replay.ts';
import type { RuleSet } from './ruleSet.ts';
import type { Solution, TrickPosition } from './solve.ts';
import { solveTricks } from './solve.ts';
import { startDeal } from './start.ts';
import type { ZwikkenState } from './state.ts';
import type { CardChoice } from './trick.ts';
import { playableCards } from './trick.ts';

/** All hands are known, before the first card: can the gambler force the win? */
export interface WinAsked {
  readonly kind: 'win';
  readonly rules: RuleSet;
  readonly position: TrickPosition;
  /** The seat that leads first. */
  readonly forehand: number;
}

/** A hand and a trick: which cards may be played? */
export interface CardAsked {
  readonly kind: 'card';
  readonly rules: RuleSet;
  readonly choice: CardChoice;
  /** How many play, and whose turn it is. */
  readonly players: number;
  readonly seat: number;
}

/** A deal up to the moment when zwiks are looked at: who wins by one, if anybody? */
export interface ZwikAsked {
  readonly kind: 'zwik';
  readonly rules: RuleSet;
  readonly record: DealRecord;
}

/** A deal that has been played: what does each seat take, or pay? */
export interface PayAsked {
  readonly kind: 'pay';
  readonly rules: RuleSet;
  readonly record: DealRecord;
}

/** What a puzzle asks. */
export type AskedPuzzle = WinAsked | CardAsked | ZwikAsked | PayAsked;

/** Whether it can be forced, with its answer. */
export interface WinPuzzle extends WinAsked {
  readonly solution: Solution;
}
/** A choice of cards with its answer. */
export interface CardPuzzle extends CardAsked {
  /** The cards that may be played, in the order of the hand. */
  readonly playable: readonly SuitedCard[];
}
/** A look at zwiks with its answer. */
export interface ZwikPuzzle extends ZwikAsked {
  /** Its outcome is the answer: the winner of a zwik, or else nobody. */
  readonly state: ZwikkenState;
  readonly winner: number | null;
}
/** A payment with its answer. */
export interface PayPuzzle extends PayAsked {
  readonly state: ZwikkenState;
  /** By seat: counters taken from the pot, or paid into it where the number is below nought. */
  readonly changes: readonly number[];
}
/** A puzzle with its answer. */
export type ZwikkenPuzzle = WinPuzzle | CardPuzzle | ZwikPuzzle | PayPuzzle;

/** The question without its answer. */
export function askedIn(puzzle: ZwikkenPuzzle): AskedPuzzle {
  const { kind, rules } = puzzle;
  switch (kind) {
    case 'win':
      return { kind, rules, position: puzzle.position, forehand: puzzle.forehand };
    case 'card': {
      const { choice, players, seat } = puzzle;
      return { kind, rules, choice, players, seat };
    }
    default:
      return { kind, rules, record: puzzle.record };
  }
}

/**
 * A question with its answer, worked out. Undefined where a deal does not stand where it is asked: a zwik is asked of a
 * deal in which no card has been played, at the moment when zwiks are looked at; what is paid, of one whose tricks have
 * all been played.
 */
export function solvedPuzzle(asked: AskedPuzzle): ZwikkenPuzzle | undefined {
  switch (asked.kind) {
    case 'win':
      return { ...asked, solution: solveTricks(asked.position) };
    case 'card':
      return { ...asked, playable: playableCards(asked.rules, asked.choice) };
    case 'zwik': {
      const state = endOf(asked.record);
      if (state === undefined || !isZwikMoment(state, asked.record)) return undefined;
      const winner = state.outcome?.kind === 'zwik' ? state.outcome.winner : null;
      return { ...asked, state, winner };
    }
    case 'pay': {
      const state = endOf(asked.record);
      if (state?.outcome?.kind !== 'played') return undefined;
      return { ...asked, state, changes: state.outcome.changes };
    }
  }
}

function endOf({ actions, deal, sitting }: DealRecord): ZwikkenState | undefined {
  const played = statesOfDeal(startDeal(sitting, deal), actions);
  return played.ok ? played.value.at(-1) : undefined;
}

/** Whether zwiks have just been looked at: as dealt, or after the bidding and the exchange. */
function isZwikMoment(state: ZwikkenState, { actions }: DealRecord): boolean {
  if (state.outcome !== null) return state.outcome.kind === 'zwik';
  return state.rules.zwik.shown === 'before-bidding'
    ? actions.length === 0
    : state.phase === 'tricks' && !actions.some(isCard);
}

const isCard = ({ kind }: DealRecord['actions'][number]): boolean => kind === 'play';
