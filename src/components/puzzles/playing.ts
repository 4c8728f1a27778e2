/** Where somebody is with a puzzle, as one value that only these actions change: plain data, so that it can be kept. */
import type { PuzzleAnswer, PuzzleJudgement, Refutation } from '../../engine/index.ts';

/** What is chosen on a table, or typed, and not answered yet. */
export interface Choice {
  /** The place of a card in the hand; null while none is chosen. */
  readonly handAt: number | null;
  readonly piles: readonly number[];
  /** What else there is to choose: a verdict, points as they were typed. */
  readonly typed: readonly string[];
}

export const NO_CHOICE: Choice = { handAt: null, piles: [], typed: [] };

export interface Playing {
  readonly choice: Choice;
  /** The places of the right answers that were given, in the order in which they were. */
  readonly found: readonly number[];
  /** How many right answers there are; null before the first was given. */
  readonly of: number | null;
  /** How many wrong answers were given before the first right one. */
  readonly wrong: number;
  /** How many hints were given; with the third it is shown. */
  readonly hints: number;
  /** Whether all is on the table: solved by finding everything, or shown. */
  readonly over: boolean;
  /** Whether the first right answer was the person's own. */
  readonly solved: boolean;
  /** The last answer and what came of it; null before the first. */
  readonly last: {
    readonly answer: PuzzleAnswer;
    /** Null: right, or right once more. */
    readonly refutation: Refutation | null;
    /** Whether it had been given before. */
    readonly before: boolean;
  } | null;
}

export const JUST_BEGUN: Playing = {
  choice: NO_CHOICE,
  found: [],
  of: null,
  wrong: 0,
  hints: 0,
  over: false,
  solved: false,
  last: null,
};

export type PlayingAction =
  | { readonly do: 'choose'; readonly choice: Choice }
  | {
      readonly do: 'judged';
      readonly answer: PuzzleAnswer;
      readonly judgement: PuzzleJudgement;
      /** The kind tells its answer with every refutation, so a wrong answer is the last. */
      readonly isTold: boolean;
    }
  | { readonly do: 'hint' }
  | { readonly do: 'show' }
  | { readonly do: 'open'; readonly playing: Playing };

/** The hint that solves it. */
export const LAST_HINT = 3;

/** What an action makes of where one is. Once all is on the table, only another puzzle changes anything. */
export function playingAfter(before: Playing, action: PlayingAction): Playing {
  if (action.do === 'open') return action.playing;
  if (before.over) return before;
  switch (action.do) {
    case 'choose':
      return { ...before, choice: action.choice };
    case 'hint': {
      const hints = Math.min(LAST_HINT, before.hints + 1);
      return { ...before, hints, over: hints === LAST_HINT };
    }
    case 'show':
      return { ...before, over: true };
    case 'judged': {
      const { answer, isTold, judgement } = action;
      // Cards go back to where they were, as does "there is none"; what was typed or ticked stays, to be put right.
      const typed = answer.kind === 'zwick' ? [] : before.choice.typed;
      const judged = { ...before, choice: { ...NO_CHOICE, typed } };
      if (!judgement.right) {
        return {
          ...judged,
          wrong: before.wrong + (before.solved ? 0 : 1),
          over: isTold,
          last: { answer, refutation: judgement.refutation, before: false },
        };
      }
      const isKnown = before.found.includes(judgement.nth);
      const found = isKnown ? before.found : [...before.found, judgement.nth];
      return {
        ...judged,
        found,
        of: judgement.of,
        solved: true,
        over: found.length >= judgement.of,
        last: { answer, refutation: null, before: isKnown },
      };
    }
  }
}
