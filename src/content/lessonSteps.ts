/** The steps of lessons as the engine takes them, read from what content has written. Pages and tests share it. */
import {
  type Attempt,
  type Foreseen,
  type Goal,
  type Reach,
  readAttempt,
  type Task,
} from '../engine/course/index.ts';
import { type Card, parsePlay, parsePosition } from '../engine/index.ts';
import { notationText } from '../words/index.ts';
import { wordsOf } from './schemas/example.ts';
import type { GoalJson, LessonContent, StepContent } from './schemas/lesson.ts';

/** A step, read. */
export interface StepRead {
  readonly id: string;
  readonly task: Task;
  readonly solution: Attempt;
  /** How many right answers the author counted. */
  readonly answers: number;
  readonly replies: readonly Foreseen[];
}

/** The steps of a lesson, read. Throws with the place where something can't be read. */
export function stepsOf(lesson: LessonContent): readonly StepRead[] {
  return lesson.steps.map((step) =>
    stepFrom(step, `src/content/lessons/${lesson.id}.json, ${step.id}`),
  );
}

function stepFrom(step: StepContent, place: string): StepRead {
  const position = parsePosition(step.position);
  if (!position.ok) throw new Error(`${place}: ${notationText(position.error)}`);
  const task: Task = {
    position: position.value,
    goal: goalFrom(step.goal, position.value, place),
    gone: wordsOf(step.gone ?? '') as Card[],
    ...(step.last === undefined ? {} : { last: step.last }),
  };
  const attempt = (text: string): Attempt => {
    const read = readAttempt(task, text);
    if (!read.ok) throw new Error(`${place}: ${text} can't be tried there (${read.error})`);
    return read.value;
  };
  return {
    id: step.id,
    task,
    solution: attempt(step.solution),
    answers: step.answers,
    replies: step.replies.map(({ id, refused, tries, when }) => ({
      id,
      tries: tries.map(attempt),
      ...(when === undefined ? {} : { when: when as Reach }),
      ...(refused === undefined ? {} : { refused }),
    })),
  };
}

function goalFrom(goal: GoalJson, position: Task['position'], place: string): Goal {
  if (goal.ask !== 'yes-no') return goal as Goal;
  if (goal.claim.is === 'possible') {
    return { ask: 'yes-no', claim: { is: 'possible', reach: goal.claim.reach as Reach } };
  }
  const play = parsePlay(goal.claim.play, position);
  if (!play.ok) throw new Error(`${place}: ${notationText(play.error)}`);
  return { ask: 'yes-no', claim: { is: 'legal', play: play.value } };
}
