/**
 * A round as a line of plays, each with the state before it: what a replay steps along. It asks nothing of the engine,
 * so that a page that only shows a round does not carry it.
 */
import type { GameRecord, Play, Position, State } from '../../engine/index.ts';

/** A record whose plays have been checked: each is complete, and none is a question. */
export interface CheckedRecord extends GameRecord {
  readonly plays: readonly Play[];
}

/** A play with the state before it: one step of a replay. */
export interface Move {
  readonly play: Play;
  readonly before: State;
  /** How many entries of the record's `plays` go before it: plays and questions. */
  readonly made: number;
}

/** A round as it is stepped through. */
export interface Line {
  readonly record: GameRecord;
  readonly moves: readonly Move[];
  /** The state after the last play. */
  readonly end: State;
}

/** A state without what is the same all through its round, and with the number of deals to come in place of them. */
export type PackedState = Omit<State, 'variant' | 'options' | 'seats' | 'dealer' | 'toCome'> & {
  readonly toCome: number;
};

/** A record with its packed states. */
export interface PackedRound {
  readonly record: CheckedRecord;
  readonly states: readonly PackedState[];
}

/** The states of a record, packed: a page carries them, so that none has to be worked out to be looked at. */
export function packStates(states: readonly State[]): readonly PackedState[] {
  return states.map(
    ({ hands, lastCapture, over, promised, table, toCome, toMove, won, zwicks }) => ({
      hands,
      lastCapture,
      over,
      promised,
      table,
      toCome: toCome.length,
      toMove,
      won,
      zwicks,
    }),
  );
}

/** The line of a record with its packed states: that before the first play, and that after each. */
export function lineOf(record: CheckedRecord, packed: readonly PackedState[]): Line {
  const { deals, dealer, options, seats, variant } = record;
  const states = packed.map((state): State => {
    const toCome = deals.slice(deals.length - state.toCome);
    return { ...state, toCome, variant, options, seats, dealer };
  });
  const end = states.at(-1);
  if (end === undefined) throw new Error('a line without a state');
  const moves = record.plays.map(
    (play, made): Move => ({ play, before: states[made] ?? end, made }),
  );
  return { record, moves, end };
}

/** What the player to move sees of a state. */
export function viewOf(state: State): Position {
  const { hands, options, promised, seats, table, toMove, variant } = state;
  return { variant, options, seats, toMove, hand: hands[toMove] ?? [], table, promised };
}

/** The state after so many plays. */
export function stateAfter({ end, moves }: Line, plays: number): State {
  return moves[plays]?.before ?? end;
}

/** The indices of the moves that open a deal. */
export function dealStarts({ moves }: Line): readonly number[] {
  return moves.flatMap(({ before }, at) => {
    const previous = moves[at - 1]?.before;
    return previous === undefined || before.toCome.length < previous.toCome.length ? [at] : [];
  });
}
