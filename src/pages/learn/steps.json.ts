/** The steps of all lessons, for the closing test. */
import { packSteps } from '~/components/course/pack.ts';
import type { PackedTest } from '~/components/course/packed.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { allLessons } from '~/content/lessons.ts';

export async function GET(): Promise<Response> {
  const lessons = await allLessons();
  const test: PackedTest = {
    ...packSteps(lessons.flatMap(({ steps }) => steps)),
    lessons: lessons.map(({ content, steps, text }) => ({
      id: content.id,
      title: text.title,
      steps: steps.map(({ id }) => id),
    })),
  };
  return jsonResponse(test);
}
