/** Reads progress from a file, and says where what is wrong with it stands. */
import type { Result } from '../../engine/index.ts';
import { err, ok } from '../../engine/index.ts';
import { badCourseText, notJsonText } from '../../words/badFile.ts';
import { COURSE_MAP_WORDS as WORDS } from '../../words/courseMap.ts';
import { parsePlaced, placeIn, spanOf } from '../kept/jsonPlaces.ts';
import { isObject } from '../kept/store.ts';
import {
  EDITION,
  isDone,
  isStepId,
  LONGEST_FILE,
  type Progress,
  type StepDone,
} from './progress.ts';

/** The progress in the text of a file, or what is wrong with it, in words. */
export function readProgressFile(text: string): Result<Progress, string> {
  if (text.length > LONGEST_FILE) return err(WORDS.tooLong);
  const placed = parsePlaced(text);
  if (!placed.ok) return err(notJsonText(placeIn(text, placed.error)));
  const { spans, value } = placed.value;
  const bad = (path: string, what: Parameters<typeof badCourseText>[1], found: unknown) =>
    err(badCourseText(placeIn(text, spanOf(spans, path).start), what, found));
  if (!isObject(value) || typeof value.v !== 'number') return bad('', 'course', value);
  if (value.v > EDITION) return bad('v', 'newer', value.v);
  if (!isObject(value.steps)) return bad('steps', 'steps', value.steps);
  const steps: [string, StepDone][] = [];
  for (const [id, done] of Object.entries(value.steps)) {
    const path = `steps.${id}`;
    if (!isStepId(id)) return bad(path, 'id', id);
    if (!isDone(done)) return bad(path, 'done', done);
    steps.push([id, { how: done.how, tries: done.tries }]);
  }
  const { at } = value;
  return ok({
    at: typeof at === 'string' && isStepId(at) ? at : null,
    steps: Object.fromEntries(steps),
  });
}
