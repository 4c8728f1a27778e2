/** Tries at a step that were foreseen, so that they get words of their own. */
import type { RefusalCode } from '../refusal.ts';
import { judge, sameAttempt } from './judge.ts';
import { reaches } from './reach.ts';
import type { Attempt, Reach, Task } from './task.ts';

/** A kind of try. It is that of `tries`, and where `when` or `refused` stands, whatever reaches that or is refused so. */
export interface Foreseen {
  readonly id: string;
  readonly tries: readonly Attempt[];
  readonly when?: Reach | undefined;
  readonly refused?: RefusalCode | undefined;
}

/** The first of the foreseen kinds that a try is of. */
export function foreseenIn<Kind extends Foreseen>(
  task: Task,
  attempt: Attempt,
  foreseen: readonly Kind[],
): Kind | undefined {
  const judged = judge(task, attempt);
  return (
    foreseen.find(({ tries }) => tries.some((tried) => sameAttempt(tried, attempt))) ??
    foreseen.find(({ refused, when }) => {
      if (judged.refusal !== undefined) return refused === judged.refusal.code;
      return when !== undefined && judged.play !== undefined && reaches(task, judged.play, when);
    })
  );
}
