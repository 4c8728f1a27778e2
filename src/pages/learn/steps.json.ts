/** The steps of all lessons, for the closing test. */
import { packSteps } from '~/components/course/pack.ts';
import type { PackedTest } from '~/components/course/packed.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { allLessons } from '~/content/lessons.ts';
import type { StepText } from '~/content/schemas/lesson.ts';
import { COURSE_TEST_WORDS } from '~/words/courseTest.ts';
import { EN } from '~/words/index.ts';

export async function GET(): Promise<Response> {
  const lessons = await allLessons();
  const all = lessons.flatMap(({ steps }) => steps);
  const packed = packSteps(all);
  const test: PackedTest = {
    ...packed,
    versionNames: packed.versions.map(EN.variantName),
    sentences: all.map(({ content, sentence }) => (content.told ? sentence : '')),
    freeSuits: all.map(
      ({ sentence, text }) => !COURSE_TEST_WORDS.namesSuit(textsOf(text, sentence)),
    ),
    lessons: lessons.map(({ content, steps, text }) => ({
      id: content.id,
      title: text.title,
      steps: steps.map(({ id }) => id),
    })),
  };
  return jsonResponse(test);
}

/** All that a test may say of a step. */
function textsOf({ closer, done, goal, replies }: StepText, sentence: string): string {
  return [goal, closer, done, sentence, ...Object.values(replies ?? {})].join(' ');
}
