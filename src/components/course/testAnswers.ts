/**
 * The answers of a closing test, kept for its seed until the tab is closed:
 *
 *     zwicker:course-test:k3f9x2 = {"v":2,"answers":{"sums/two-cards":{"ask":"number","number":3},"owing/wait":null}}
 *
 * Piles are named by their places on the tables of this seed. `null` is a question passed over. Whether an answer is right is not kept but judged anew, so it can't be wrong.
 */
import { type Attempt, consequenceOf, judge, type Task } from '../../engine/course/index.ts';
import { type Doing, JUST_BEGUN } from './doing.ts';
import { keepForSession, keptForSession } from './sessionKept.ts';

/** Answers by the ids of the steps; a question without an entry is not answered. */
export type Answers = Readonly<Record<string, Doing>>;

const keyOf = (seed: string): string => `zwicker:course-test:${seed}`;

/** Where a question is after this answer; null: passed over. */
export function answered(task: Task, attempt: Attempt | null): Doing {
  const isRight = attempt !== null && judge(task, attempt).reached;
  const tries = attempt === null ? 0 : 1;
  return { ...JUST_BEGUN, attempt, tries, reached: isRight ? 'solved' : 'shown' };
}

/** Keeps the answers of a test; none at all forgets it. */
export function keepAnswers(seed: string, answers: Answers): void {
  const attempts = Object.entries(answers).map(([id, { attempt }]) => [id, attempt] as const);
  keepForSession(
    keyOf(seed),
    attempts.length === 0 ? undefined : { v: 2, answers: Object.fromEntries(attempts) },
  );
}

/** The answers that are kept for a seed. What can't be an answer to its question is left out. */
export function keptAnswers(seed: string, taskFor: (id: string) => Task | undefined): Answers {
  const kept = keptForSession(keyOf(seed)) as { v?: unknown; answers?: unknown } | null | undefined;
  if (kept?.v !== 2 || typeof kept.answers !== 'object' || kept.answers === null) return {};
  const read = Object.entries(kept.answers).flatMap(([id, attempt]): [string, Doing][] => {
    const task = taskFor(id);
    if (task === undefined) return [];
    try {
      // What has no consequence is no answer: it was written by somebody else.
      if (attempt !== null) consequenceOf(task, attempt);
      return [[id, answered(task, attempt)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(read);
}
