/**
 * Where somebody is in a replay, as one value that only these actions change. Step 0 is the deal, step n the table
 * before play n with that play shown, the step after the last play is the end. A branch leaves the round at a step; it
 * is kept when one goes back to the round.
 */
import type { Play } from '../../engine/index.ts';

/** Plays made instead of those of the round. */
export interface Branch {
  /** The step of the round that it leaves. */
  readonly from: number;
  readonly plays: readonly Play[];
  /** How many of its plays have been made: those after that are undone. */
  readonly at: number;
}

/** Where somebody is in a round. */
export interface Stepping {
  readonly step: number;
  /** `watch`: the round; `try`: a play at this step is being chosen; `branch`: past it. */
  readonly mode: 'watch' | 'try' | 'branch';
  readonly branch: Branch | null;
}

/** A way from there. */
export type StepAction =
  | { readonly do: 'go'; readonly step: number }
  | { readonly do: 'by'; readonly by: 1 | -1 }
  | { readonly do: 'first' }
  | { readonly do: 'last' }
  | { readonly do: 'try' }
  /** `isOwn`: whether the round itself goes on so from this step. */
  | { readonly do: 'play'; readonly play: Play; readonly isOwn: boolean }
  /** To a place in the branch. */
  | { readonly do: 'branch'; readonly at: number }
  | { readonly do: 'return' };

/** Before the first play. */
export const AT_START: Stepping = { step: 0, mode: 'watch', branch: null };

/** How many plays of a round of so many have been made before a step. */
export function playsBefore(step: number, plays: number): number {
  return Math.min(Math.max(step - 1, 0), plays);
}

/** The step at which a round of so many plays ends. */
export const lastStep = (plays: number): number => plays + 1;

const between = (number: number, most: number): number => Math.min(Math.max(number, 0), most);

/** What an action makes of where one is, in a round of these plays. */
export function stepped(before: Stepping, action: StepAction, round: readonly Play[]): Stepping {
  const last = lastStep(round.length);
  const { branch, mode, step } = before;
  const inBranch = mode === 'branch' && branch !== null;
  const go = (to: number): Stepping => ({ ...before, step: between(to, last), mode: 'watch' });
  const goInBranch = (at: number): Stepping =>
    branch === null
      ? before
      : { ...before, mode: 'branch', branch: { ...branch, at: between(at, branch.plays.length) } };
  switch (action.do) {
    case 'go':
      return go(action.step);
    case 'by':
      return inBranch ? goInBranch(branch.at + action.by) : go(step + action.by);
    case 'first':
      return inBranch ? goInBranch(0) : go(0);
    case 'last':
      return inBranch ? goInBranch(branch.plays.length) : go(last);
    case 'try':
      return { ...before, mode: 'try' };
    case 'play':
      return inBranch
        ? withPlay(before, branch.plays.slice(0, branch.at), action.play, branch.from)
        : played(before, action, round);
    case 'branch':
      return branch === null ? before : { ...goInBranch(action.at), step: branch.from };
    case 'return':
      return go(branch !== null && inBranch ? branch.from : step);
  }
}

/** A play at a step of the round: the round's own leads on in it, any other into a branch. */
function played(
  before: Stepping,
  { isOwn, play }: Pick<StepAction & { readonly do: 'play' }, 'isOwn' | 'play'>,
  round: readonly Play[],
): Stepping {
  return isOwn
    ? { ...before, step: playsBefore(before.step, round.length) + 2, mode: 'watch' }
    : withPlay(before, [], play, before.step);
}

function withPlay(before: Stepping, made: readonly Play[], play: Play, from: number): Stepping {
  const plays = [...made, play];
  return { ...before, mode: 'branch', branch: { from, plays, at: plays.length } };
}
