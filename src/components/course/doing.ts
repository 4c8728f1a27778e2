/** Where somebody is with one step, as one value that only these actions change. */
import type { Attempt } from '../../engine/course/index.ts';

/** How far somebody is with a step. */
export interface Doing {
  /** The last thing tried; null before the first try. */
  readonly attempt: Attempt | null;
  /** How many tries there were, up to the first that reached it. */
  readonly tries: number;
  /** How many hints are given: 0, 1 (a nudge) or 2 (the card). The third is the solution itself. */
  readonly hints: 0 | 1 | 2;
  /** Whether it is reached, and how. */
  readonly reached: null | 'solved' | 'shown';
  /** Counts how often the step was begun anew: a new table each time. */
  readonly round: number;
  readonly failed: boolean;
}

/** What happens to that. */
export type DoingAction =
  | { readonly do: 'try'; readonly attempt: Attempt; readonly reached: boolean }
  | { readonly do: 'hint' }
  | { readonly do: 'show'; readonly solution: Attempt }
  /** A deal was played to its end. */
  | { readonly do: 'played'; readonly own: boolean }
  /** A part of the page did not arrive. */
  | { readonly do: 'failed' }
  | { readonly do: 'again' }
  /** A step is begun; `tries` were made at it before. */
  | { readonly do: 'begin'; readonly tries: number };

/** A step before the first try. */
export const JUST_BEGUN: Doing = {
  attempt: null,
  tries: 0,
  hints: 0,
  reached: null,
  round: 0,
  failed: false,
};

/** What an action makes of where one is. After the step is reached, tries change nothing until it is begun again. */
export function doing(before: Doing, action: DoingAction): Doing {
  switch (action.do) {
    case 'try': {
      if (before.reached !== null) return before;
      const { attempt, reached } = action;
      return { ...before, attempt, tries: before.tries + 1, reached: reached ? 'solved' : null };
    }
    case 'hint':
      return { ...before, hints: before.hints === 0 ? 1 : 2 };
    case 'show':
      return { ...before, attempt: action.solution, reached: before.reached ?? 'shown' };
    case 'played':
      return { ...before, reached: action.own ? 'solved' : 'shown' };
    case 'failed':
      return { ...before, failed: true };
    case 'again':
      return { ...JUST_BEGUN, round: before.round + 1 };
    case 'begin':
      return { ...JUST_BEGUN, tries: action.tries };
  }
}
