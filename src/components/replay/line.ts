/**
 * A round as a line of plays, each with the state before it: what a replay steps along. It asks nothing of the engine,
 * so that a page that only shows a round does not carry it.
 */
import type { GameRecord, Play, Position, State } from '../../engine/index.ts';

/** A record whose plays have been checked: each is complete, and none is a question. */
export interface CheckedRecord extends GameRecord {
  readonly plays: readonly Play[];
}

export interface Move {
  readonly play: Play;
  readonly before: State;
  /** How many entries of the record's `plays` go before it: plays and questions. */
  readonly made: number;
}

export interface Line {
  readonly record: GameRecord;
  readonly moves: readonly Move[];
  /** The state after the last play. */
  readonly end: State;
}

/** What changes in the course of a round, with the number of deals to come in place of them. */
type Course = Omit<State, 'variant' | 'options' | 'seats' | 'dealer' | 'toCome'> & {
  readonly toCome: number;
};

/** A list whose places that have not changed hold 0. */
type Changes<Item> = readonly (Item | 0)[];

/** What has changed since the state before; of the first state, all. */
export type PackedState = Partial<Omit<Course, 'hands' | 'won'>> & {
  readonly hands: Changes<State['hands'][number]>;
  readonly won: Changes<State['won'][number]>;
};

/** A record with its packed states. */
export interface PackedRound {
  readonly record: CheckedRecord;
  readonly states: readonly PackedState[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changesOf = <Item>(before: readonly Item[] | undefined, now: readonly Item[]) =>
  now.map((item, at) => (isSame(item, before?.[at]) ? 0 : item));

/** The states of a record, packed: a page carries them, so that none has to be worked out to be looked at. */
export function packStates(states: readonly State[]): readonly PackedState[] {
  const courses = states.map(
    ({ hands, lastCapture, over, promised, table, toCome, toMove, won, zwicks }): Course => ({
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
  return courses.map(({ hands, won, ...rest }, at) => {
    const before = courses[at - 1];
    const changed = Object.entries(rest).filter(
      ([name, value]) => before === undefined || !isSame(value, before[name as keyof Course]),
    );
    return {
      ...Object.fromEntries(changed),
      hands: changesOf(before?.hands, hands),
      won: changesOf(before?.won, won),
    };
  });
}

/** The line of a record with its packed states: that before the first play, and that after each. */
export function lineOf(record: CheckedRecord, packed: readonly PackedState[]): Line {
  const { deals, dealer, options, seats, variant } = record;
  const states: State[] = [];
  let course: Course | undefined;
  for (const { hands, won, ...changed } of packed) {
    const before: Course | undefined = course;
    const now = {
      ...before,
      ...changed,
      hands: hands.map((hand, seat) => hand || (before?.hands[seat] ?? [])),
      won: won.map((cards, side) => cards || (before?.won[side] ?? [])),
    } as Course;
    const toCome = deals.slice(deals.length - now.toCome);
    states.push({ ...now, toCome, variant, options, seats, dealer });
    course = now;
  }
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

/** Whether two plays are the same one, whatever split of a capture they carry. */
export function samePlay(one: Play, other: Play): boolean {
  if (one.kind !== other.kind || one.card !== other.card) return false;
  if (one.kind === 'capture' && other.kind === 'capture') {
    return one.takes.join() === other.takes.join();
  }
  if (one.kind === 'build' && other.kind === 'build') {
    return one.on === other.on && one.value === other.value && one.owner === other.owner;
  }
  return true;
}
