/**
 * What a replay needs only once somebody asks for it: the table to play on, what the engine sees, scores,
 * counts, branches and links.
 */
import type { Play, State } from '~/engine/index.ts';
import { applyPlay, asTried, makeLink, positionOf } from '~/engine/index.ts';
import { SEAT_LETTERS } from '~/words/seats.ts';
import type { Line } from './line.ts';
import { namesPart } from './players.ts';

export { default as Table } from '~/components/table/Table.tsx';
export { samePlay } from '~/engine/index.ts';
export { default as BranchList } from './BranchList.tsx';
export { default as CountTable } from './CountTable.tsx';
export { default as EngineView } from './EngineView.tsx';
export { default as Keys } from './Keys.tsx';
export { default as Score } from './Score.tsx';

/** The fragment of a round as far as so many plays of a line, and these after them, with the players' names. */
export function branchFragment(
  { moves, record }: Line,
  made: number,
  plays: readonly Play[],
  names: readonly string[],
): string {
  const before = record.plays.slice(0, moves[made]?.made ?? record.plays.length);
  const given = names.map((name, seat) => (name === SEAT_LETTERS.charAt(seat) ? '' : name));
  const link = makeLink({
    form: 'record',
    record: {
      ...record,
      plays: [...before, ...plays].map((made) => (made.kind === 'ask' ? made : asTried(made))),
    },
  });
  return `${namesPart(given)}${link}`;
}

/** What the mover sees, as the fragment that the calculator opens. */
export function calculatorFragment(state: State): string {
  return makeLink({ form: 'position', position: positionOf(state) });
}

/** The state before the first of the plays, and after each. */
export function statesAfter(start: State, plays: readonly Play[]): readonly State[] {
  const states = [start];
  for (const play of plays) states.push(applyPlay(states.at(-1) ?? start, play));
  return states;
}
