/**
 * A run against the clock, as one value that only these actions change. The time comes in, in milliseconds of a clock that
 * never goes back; only time with a table in sight counts.
 */
import type { PuzzleLevel } from '../../engine/index.ts';

/** How long a run lasts. */
export const RUN_MS = 180_000;
/** So many wrong answers end it. */
export const MOST_WRONG = 3;
/** So many right ones lead up a level. */
const RIGHT_A_LEVEL = 4;

export interface ClockRun {
  /** What has been used up, but for the stretch that is running. */
  readonly used: number;
  /** When the stretch that is running began; null while the clock stands. */
  readonly since: number | null;
  readonly right: number;
  readonly wrong: number;
  /** Links of the puzzles that went wrong. */
  readonly missed: readonly string[];
  readonly over: boolean;
}

export const NEW_RUN: ClockRun = {
  used: 0,
  since: null,
  right: 0,
  wrong: 0,
  missed: [],
  over: false,
};

export type ClockAction =
  /** A table is in sight. */
  | { readonly do: 'start'; readonly now: number }
  /** No table is in sight: the next is being laid, or it is paused. */
  | { readonly do: 'stop'; readonly now: number }
  | {
      readonly do: 'answered';
      readonly now: number;
      readonly right: boolean;
      readonly link: string;
    }
  | { readonly do: 'tick'; readonly now: number }
  | { readonly do: 'end' }
  | { readonly do: 'new' };

/** The time that is left, in milliseconds. */
export function timeLeft({ since, used }: ClockRun, now: number): number {
  return Math.max(0, RUN_MS - used - (since === null ? 0 : Math.max(0, now - since)));
}

/** How hard the next puzzle is. */
export function levelIn({ right }: ClockRun): PuzzleLevel {
  return Math.min(5, 1 + Math.floor(right / RIGHT_A_LEVEL)) as PuzzleLevel;
}

const stopped = (run: ClockRun, now: number): ClockRun => ({
  ...run,
  used: RUN_MS - timeLeft(run, now),
  since: null,
});

/** What an action makes of a run. Once it is over only a new one changes anything. */
export function clockAfter(run: ClockRun, action: ClockAction): ClockRun {
  if (action.do === 'new') return NEW_RUN;
  if (run.over) return run;
  switch (action.do) {
    case 'start':
      return run.since === null ? { ...run, since: action.now } : run;
    case 'stop':
      return run.since === null ? run : stopped(run, action.now);
    case 'tick':
      return timeLeft(run, action.now) > 0 ? run : { ...stopped(run, action.now), over: true };
    case 'answered': {
      // What comes after the end counts for nothing.
      if (timeLeft(run, action.now) === 0) return { ...stopped(run, action.now), over: true };
      const { link, now, right } = action;
      const counted = stopped(run, now);
      if (right) return { ...counted, right: run.right + 1 };
      const wrong = run.wrong + 1;
      return { ...counted, wrong, missed: [...run.missed, link], over: wrong >= MOST_WRONG };
    }
    case 'end':
      return { ...run, since: null, over: true };
  }
}
