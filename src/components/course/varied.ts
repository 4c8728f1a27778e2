/** The tables of a closing test: those of the lessons, another way round. */
import { varied } from '../../engine/course/index.ts';
import { type PackedStep, type PackedTest, taskOf } from './packed.ts';

/** A step of a test as its seed has it: the same seed gives the same table. */
export function variedStep(test: PackedTest, at: number, seed: string): PackedStep | undefined {
  const step = test.steps[at];
  if (step === undefined) return undefined;
  const { replies, solution } = step;
  const question = { task: taskOf(test, step), solution, replies };
  const other = varied(question, `${seed} ${step.id}`, { suits: test.freeSuits[at] ?? false });
  const { goal, gone, position } = other.task;
  return {
    ...step,
    goal,
    gone,
    position: { ...step.position, hand: position.hand, table: position.table },
    solution: other.solution,
    replies: other.replies,
  };
}
