/** Draws questions of a test from the steps of the course. */
import { randomFrom } from '../random.ts';
import { shuffledBy } from '../shuffle.ts';

/** How many questions the closing test of the course has. */
export const TEST_QUESTIONS = 15;

/**
 * So many steps, by their ids `<lesson>/<step>`, in a mixed order: from as many different lessons as there are, one of
 * each before a second of any. The same seed draws the same from the same steps.
 */
export function drawSteps(ids: readonly string[], seed: string, many: number): string[] {
  const random = randomFrom(seed);

  const lessons = new Map<string, string[]>();
  for (const id of ids) {
    const lesson = id.split('/')[0] ?? '';
    lessons.set(lesson, [...(lessons.get(lesson) ?? []), id]);
  }
  const piles = shuffledBy([...lessons.values()], random).map((steps) => shuffledBy(steps, random));
  const drawn: string[] = [];
  for (let round = 0; drawn.length < Math.min(many, ids.length); round++) {
    drawn.push(...piles.flatMap((steps) => steps[round] ?? []));
  }
  return drawn.slice(0, many);
}
