/** The right answers to puzzles, verdicts and hints, for any kind. */
import { runSearch } from '../runSearch.ts';
import type { Variant } from '../variant.ts';
import type { Steps } from './kindRules.ts';
import { rulesOf } from './kinds.ts';
import type { Hint, Puzzle, PuzzleAnswer, PuzzleJudgement, PuzzleKind } from './puzzle.ts';
import { PUZZLE_KINDS } from './puzzle.ts';

/** The kinds that there are in a version: where nobody owns builds, none is to be made or broken for anybody. */
export function kindsIn(variant: Variant): PuzzleKind[] {
  return PUZZLE_KINDS.filter((kind) => rulesOf(kind).isFor(variant));
}

/** `answersTo`, as a computation that yields: the last plays may take a while. */
export function searchAnswers(puzzle: Puzzle): Steps<readonly PuzzleAnswer[]> {
  return rulesOf(puzzle.kind).answers(puzzle);
}

/** Every right answer to a puzzle, in a fixed order. "There is none" is an answer too. */
export function answersTo(puzzle: Puzzle): readonly PuzzleAnswer[] {
  return runSearch(searchAnswers(puzzle));
}

/** `judgeAnswer`, as a computation that yields. */
export function* searchJudgement(puzzle: Puzzle, answer: PuzzleAnswer): Steps<PuzzleJudgement> {
  if (answer.kind !== puzzle.kind) return { right: false, refutation: { code: 'no-answer' } };
  return yield* rulesOf(puzzle.kind).judge(puzzle, answer);
}

/** Whether an answer is right, and which of the right ones it is; or what shows that it is wrong. */
export function judgeAnswer(puzzle: Puzzle, answer: PuzzleAnswer): PuzzleJudgement {
  return runSearch(searchJudgement(puzzle, answer));
}

/** `hintsFor`, as a computation that yields. */
export function* searchHints(puzzle: Puzzle): Steps<readonly [Hint, Hint, Hint]> {
  const answers = yield* searchAnswers(puzzle);
  const [first] = answers;
  if (first === undefined) throw new Error('a puzzle without an answer');
  const [nudge, half] = rulesOf(puzzle.kind).hints(puzzle, answers);
  return [nudge, half, { code: 'answer', answer: first, of: answers.length }];
}

/** Three hints: a nudge, a card (or what else is half of the answer), and a whole answer, which is right. */
export function hintsFor(puzzle: Puzzle): readonly [Hint, Hint, Hint] {
  return runSearch(searchHints(puzzle));
}
