/**
 * What somebody has done of the course, as it is stored under one key:
 *
 *     zwicker:course = {"v":1,"at":"sums/two-piles","steps":{"first-capture/one-pile":{"how":"solved","tries":2}}}
 *
 * Steps go by their permanent ids, `<lesson>/<step>`; one that this edition does not know stays as it is. `how` is
 * `solved`, or `shown` where the solution was shown. `tries` counts all tries up to the first success. `at` is the step
 * that was looked at last. How reading, unreadable text and newer editions are dealt with is said in `kept/store.ts`.
 */
import { isObject, type ReadText } from '../kept/store.ts';
import { fieldsOf } from '../kept/text.ts';

/** Under what progress is stored. */
export const PROGRESS_KEY = 'zwicker:course';
/** The edition of the form in which it is stored. */
export const EDITION = 1;

/** How a step was done. */
export interface StepDone {
  readonly how: 'solved' | 'shown';
  readonly tries: number;
}
/** What somebody has done of the course. */
export interface Progress {
  /** `<lesson>/<step>`, null where nothing was begun. */
  readonly at: string | null;
  readonly steps: Readonly<Record<string, StepDone>>;
}

/** Progress on the first day. */
export const NOTHING_DONE: Progress = { at: null, steps: {} };

/** Far longer than a file with all steps there could be, in letters. */
export const LONGEST_FILE = 500_000;

const ID = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;
const MOST_TRIES = 9999;

/** What names a step in saved progress. */
export function progressId(lesson: string, step: string): string {
  return `${lesson}/${step}`;
}

/** Progress with a step done. What was solved stays solved, also where it is shown later. */
export function withDone(progress: Progress, id: string, done: StepDone): Progress {
  return isBetter(progress.steps[id], done)
    ? { ...progress, steps: { ...progress.steps, [id]: done } }
    : progress;
}

function isBetter(before: StepDone | undefined, done: StepDone): boolean {
  return before === undefined || (before.how === 'shown' && done.how === 'solved');
}

/** Progress without the steps of one lesson. */
export function withoutLesson({ at, steps }: Progress, lesson: string): Progress {
  const isOther = (id: string): boolean => !id.startsWith(`${lesson}/`);
  return {
    at: at !== null && isOther(at) ? at : null,
    steps: Object.fromEntries(Object.entries(steps).filter(([id]) => isOther(id))),
  };
}

/** Both together: a step that is done in either is done. */
export function merged(own: Progress, other: Progress): Progress {
  const better = Object.entries(other.steps).filter(([id, done]) => isBetter(own.steps[id], done));
  return { at: own.at ?? other.at, steps: { ...own.steps, ...Object.fromEntries(better) } };
}

/** Whether a name is the id of a step. Another edition may have steps that this one does not know. */
export const isStepId = (name: string): boolean => ID.test(name);

/** Whether it says how a step was done. */
export function isDone(value: unknown): value is StepDone {
  if (!isObject(value)) return false;
  const { how, tries } = value;
  const isCount = Number.isInteger(tries) && Number(tries) >= 0 && Number(tries) <= MOST_TRIES;
  return (how === 'solved' || how === 'shown') && isCount;
}

/** Reads what is stored. Wrong entries are left out, and `isWhole` says so. */
export function parseProgress(text: string | null): ReadText<Progress> {
  if (text === null) return { value: NOTHING_DONE, isWhole: true, isNewer: false };
  const fields = fieldsOf(text);
  if (fields === undefined) return { value: NOTHING_DONE, isWhole: false, isNewer: false };
  const { at, steps } = fields;
  const entries = isObject(steps) ? Object.entries(steps) : [];
  const good = entries.flatMap(([id, done]): [string, StepDone][] =>
    isStepId(id) && isDone(done) ? [[id, { how: done.how, tries: done.tries }]] : [],
  );
  const isPlace = typeof at === 'string' && isStepId(at);
  return {
    value: { at: isPlace ? at : null, steps: Object.fromEntries(good) },
    isWhole: isObject(steps) && good.length === entries.length && (isPlace || at === null),
    isNewer: Number(fields.v) > EDITION,
  };
}

/** The text that is stored, and that a file has. */
export function writeProgress({ at, steps }: Progress): string {
  return JSON.stringify({ v: EDITION, at, steps });
}

/** How much of a lesson is done. */
export function doneOf(
  { steps }: Progress,
  lesson: string,
  ids: readonly string[],
): { readonly done: number; readonly of: number } {
  return {
    done: ids.filter((id) => steps[progressId(lesson, id)] !== undefined).length,
    of: ids.length,
  };
}
