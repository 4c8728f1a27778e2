/** A lesson as its page carries it: the engine's own plain data, each version's record once. */
import type { Attempt, Foreseen, Goal, Task, Untaught } from '../../engine/course/index.ts';
import type { Card, Position, State, Variant } from '../../engine/index.ts';

/** A foreseen kind of try with the words for it. */
export interface ForeseenText extends Foreseen {
  readonly text: string;
}

/** A step, as its page carries it. */
export interface PackedStep {
  readonly id: string;
  readonly title: string;
  /** What to do, in one sentence. */
  readonly goalText: string;
  readonly goal: Goal;
  /** The place of its version among those of the lesson. */
  readonly version: number;
  readonly position: Omit<Position, 'variant'>;
  readonly gone: readonly Card[];
  readonly last?: Task['last'];
  readonly shows?: 'won' | 'cards' | undefined;
  /** The names of the seats. */
  readonly names: readonly string[];
  readonly solution: Attempt;
  readonly answers: number;
  readonly nudge: string;
  readonly closer?: string | undefined;
  readonly done?: string | undefined;
  readonly replies: readonly ForeseenText[];
  readonly rules: readonly { readonly id: string; readonly title: string }[];
  /** The position as a link has it. */
  readonly link: string;
}

/** The deal that is played at the end of a lesson. */
export interface PackedDeal {
  readonly id: string;
  readonly title: string;
  readonly goalText: string;
  readonly nudge: string;
  readonly closer?: string | undefined;
  readonly rules: PackedStep['rules'];
  /** The place of its version among those of the lesson. */
  readonly version: number;
  /** The state at which it begins. */
  readonly state: Omit<State, 'variant'>;
  readonly seat: number;
  /** Who sits where. */
  readonly names: readonly string[];
  /** The position of its beginning as a link has it. */
  readonly link: string;
  /** The points of each side in the recorded round. */
  readonly recorded: readonly number[];
}

/** A lesson, as its page carries it. */
export interface PackedLesson {
  readonly id: string;
  /** Whether builds have not been met yet. */
  readonly beforeBuilds?: boolean | undefined;
  /** What what is said of a try may not speak of yet. */
  readonly untaught: readonly Untaught[];
  readonly versions: readonly Variant[];
  readonly steps: readonly PackedStep[];
  readonly deal?: PackedDeal | undefined;
  /** The page that comes after it, and the one before. */
  readonly next: { readonly href: string; readonly text: string };
  readonly previous: { readonly href: string; readonly text: string };
}

/** The step as the engine asks about it. */
export function taskOf({ versions }: Pick<PackedLesson, 'versions'>, step: PackedStep): Task {
  const variant = versions[step.version];
  if (variant === undefined) throw new Error(`${step.id} is of no version`);
  return {
    position: { ...step.position, variant },
    goal: step.goal,
    gone: step.gone,
    ...(step.last === undefined ? {} : { last: step.last }),
  };
}

/** All steps of the course, lesson by lesson, as the closing test has them. */
export interface PackedTest extends Pick<PackedLesson, 'steps' | 'versions'> {
  /** What each version is called. */
  readonly versionNames: readonly string[];
  /** Of each step the sentence of its lesson where its question hangs on it; else nothing. */
  readonly sentences: readonly string[];
  /** Whether no words of the step name a suit, so that its suits may be exchanged. */
  readonly freeSuits: readonly boolean[];
  readonly lessons: readonly {
    readonly id: string;
    readonly title: string;
    readonly steps: readonly string[];
  }[];
}
