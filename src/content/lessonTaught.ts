/** What has been taught so far: what is said of a try keeps to it. */
import { TEACHABLE, type Untaught } from '../engine/course/index.ts';
import type { LessonContent } from './schemas/lesson.ts';

/** A thing is taught by the first lesson with such a step. */
const TAUGHT_BY: Readonly<Record<Untaught, RegExp>> = {
  zwick: /"zwick":true/,
  'two-values': /"position":"[^"]*\b[AJQK][SHDC]\b/,
  jokers: /"position":"[^"]*\bX\d/,
  scoring: /"of":"scoring"/,
};

/** What neither the lesson nor one before it teaches. */
export function untaughtIn(
  { order }: Pick<LessonContent, 'order'>,
  lessons: readonly Pick<LessonContent, 'order' | 'steps'>[],
): readonly Untaught[] {
  const known = JSON.stringify(
    lessons.filter((one) => one.order <= order).map(({ steps }) => steps),
  );
  return TEACHABLE.filter((thing) => !TAUGHT_BY[thing].test(known));
}
