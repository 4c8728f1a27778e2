/** What pages ask of the course: its lessons in order, each with its steps, read and in words. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { HoldsIn } from './grounds.ts';
import { versionsWhere } from './grounds.ts';
import { allRules } from './index.ts';
import type { StepRead } from './lessonSteps.ts';
import { stepsOf } from './lessonSteps.ts';
import type { LessonContent, LessonText, StepContent, StepText } from './schemas/lesson.ts';
import type { Language } from './sources.ts';

/** A step as a page shows it. */
export interface StepEntry extends StepRead {
  readonly content: StepContent;
  readonly text: StepText;
  /** Where another version differs, and in which ones that is. */
  readonly notes: readonly { readonly text: string; readonly holdsIn: readonly HoldsIn[] }[];
  readonly rules: readonly { readonly id: string; readonly title: string }[];
}

/** A lesson as pages show it. */
export interface LessonEntry {
  readonly content: LessonContent;
  readonly text: LessonText;
  readonly steps: readonly StepEntry[];
  /** The deal to be played at its end. */
  readonly deal: { readonly text: StepText; readonly rules: StepEntry['rules'] } | undefined;
  /** Its prose. */
  readonly prose: CollectionEntry<'lessonProse'>;
}

const known = new Map<Language, Promise<readonly LessonEntry[]>>();

/** All lessons, in the order of the course. Throws where one can't be read, or lacks words. */
export function allLessons(language: Language = 'en'): Promise<readonly LessonEntry[]> {
  const read = known.get(language) ?? readLessons(language);
  known.set(language, read);
  return read;
}

/** The lesson of an address `/learn/<lesson>/`. Throws where there is none. */
export async function lessonOf(
  id: string | undefined,
  language: Language = 'en',
): Promise<LessonEntry> {
  const lesson = (await allLessons(language)).find(({ content }) => content.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id} in this address`);
  return lesson;
}

async function readLessons(language: Language): Promise<readonly LessonEntry[]> {
  const texts = new Map(
    (await getCollection('lessonTexts')).map(({ data, id }) => [id, data] as const),
  );
  const proses = new Map((await getCollection('lessonProse')).map((entry) => [entry.id, entry]));
  const titles = new Map(
    (await allRules(language)).map(({ rule, text }) => [rule.id, text.title] as const),
  );
  return (await getCollection('lessons'))
    .map(({ data }) => data)
    .toSorted((one, other) => one.order - other.order)
    .map((content) => {
      const text = texts.get(`${language}/${content.id}`);
      const prose = proses.get(`${language}/${content.id}`);
      const file = `src/content/${language}/lessons/${content.id}`;
      if (text === undefined) throw new Error(`write ${file}.json`);
      if (prose === undefined) throw new Error(`write ${file}.mdx`);
      const rulesOf = (ids: readonly string[]) =>
        ids.map((id) => {
          const title = titles.get(id);
          if (title === undefined) throw new Error(`lesson ${content.id}: no such rule ${id}`);
          return { id, title };
        });
      const textOf = (id: string): StepText => {
        const own = text.steps[id];
        if (own === undefined) throw new Error(`${file}.json: no words for the step ${id}`);
        return own;
      };
      const read = stepsOf(content);
      const { deal } = content;
      return {
        content,
        text,
        prose,
        steps: content.steps.map((step, at) => {
          const words = textOf(step.id);
          return {
            ...(read[at] as StepRead),
            content: step,
            text: words,
            rules: rulesOf(step.rules),
            notes: (step.notes ?? []).map(({ id, where }) => ({
              text: words.notes?.[id] ?? '',
              holdsIn: versionsWhere(where),
            })),
          };
        }),
        deal: deal && { text: textOf(deal.id), rules: rulesOf(deal.rules) },
      };
    });
}
