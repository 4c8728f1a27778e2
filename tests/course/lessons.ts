/** The lessons as they are written, for the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StepRead, stepsOf } from '../../src/content/lessonSteps.ts';
import {
  type LessonContent,
  type LessonText,
  lessonSchema,
  lessonTextSchema,
  type StepContent,
  type StepText,
} from '../../src/content/schemas/lesson.ts';

const ROOT = join(import.meta.dirname, '../..');
export const FOLDER = 'src/content/lessons';

export const idsIn = (folder: string, ending = '.json'): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
export const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(source(file));

export const LESSONS: readonly LessonContent[] = idsIn(FOLDER)
  .map((id) => {
    const file = `${FOLDER}/${id}.json`;
    const { data, error } = lessonSchema.safeParse(json(file));
    if (data === undefined) throw new Error(`${file}: ${error?.message}`);
    return data;
  })
  .toSorted((one, other) => one.order - other.order);

export function lessonText(language: string, id: string): LessonText {
  const file = `src/content/${language}/lessons/${id}.json`;
  const { data, error } = lessonTextSchema.safeParse(json(file));
  if (data === undefined) throw new Error(`${file}: ${error?.message}`);
  return data;
}

/** The prose of each step, without marks. */
export function proseOf(language: string, id: string): ReadonlyMap<string, string> {
  const mdx = source(`src/content/${language}/lessons/${id}.mdx`);
  return new Map(
    [...mdx.matchAll(/<Step id="([^"]+)">([\s\S]*?)<\/Step>/g)].map(
      ([, step = '', prose = '']) =>
        [
          step,
          prose
            .replace(/<Figure[^>]+>/g, '0')
            .replace(/<[^>]+>|[*_]|\]\([^)]*\)|\[/g, ' ')
            .trim(),
        ] as const,
    ),
  );
}

export interface StepCase {
  readonly name: string;
  readonly lesson: LessonContent;
  readonly content: StepContent;
  readonly step: StepRead;
  readonly text: StepText | undefined;
}

/** Every step of every lesson. */
export const STEPS: readonly StepCase[] = LESSONS.flatMap((lesson) => {
  const text = lessonText('en', lesson.id);
  const read = stepsOf(lesson);
  return lesson.steps.map((content, at) => ({
    name: `${lesson.id}/${content.id}`,
    lesson,
    content,
    step: read[at] as StepRead,
    text: text.steps[content.id],
  }));
});
