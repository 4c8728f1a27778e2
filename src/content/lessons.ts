/** What pages ask of the course: its lessons in order, each with its steps, read and in words. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Untaught } from '../engine/course/index.ts';
import type { State } from '../engine/index.ts';
import { allRules } from './index.ts';
import { figuresAt, lessonFigure, withFigures } from './lessonFigures.ts';
import { sentencesOf } from './lessonProse.ts';
import type { StepRead } from './lessonSteps.ts';
import { stepsOf } from './lessonSteps.ts';
import { untaughtIn } from './lessonTaught.ts';
import { perLanguage } from './perLanguage.ts';
import { type Replay, replays } from './replays.ts';
import type { LessonContent, LessonText, StepContent, StepText } from './schemas/lesson.ts';
import type { Language } from './sources.ts';
import { type HoldsIn, versionsWhere } from './where.ts';

/** A step as a page shows it. */
export interface StepEntry extends StepRead {
  readonly content: StepContent;
  readonly text: StepText;
  /** Its sentence or two in the lesson, as plain text. */
  readonly sentence: string;
  /** Where another version differs, and in which ones that is. */
  readonly notes: readonly { readonly text: string; readonly holdsIn: readonly HoldsIn[] }[];
  readonly rules: readonly { readonly id: string; readonly title: string }[];
}

/** A deal of a recorded round that is played on against the computer. */
export interface DealEntry {
  readonly id: string;
  readonly text: StepText;
  readonly rules: StepEntry['rules'];
  readonly state: State;
  readonly seat: number;
  /** Who sits where. */
  readonly names: readonly string[];
  /** The points of each side in the recorded round. */
  readonly recorded: readonly number[];
}

/** A lesson as pages show it. */
export interface LessonEntry {
  readonly content: LessonContent;
  readonly text: LessonText;
  readonly steps: readonly StepEntry[];
  /** What neither it nor a lesson before it teaches. */
  readonly untaught: readonly Untaught[];
  /** The deal to be played at its end. */
  readonly deal: DealEntry | undefined;
  /** Its prose. */
  readonly prose: CollectionEntry<'lessonProse'>;
}

/** All lessons, in the order of the course. Throws where one can't be read, or lacks words. */
export const allLessons = perLanguage(readLessons);

/** The lesson of an address `/learn/<lesson>/`. Throws where there is none. */
export async function lessonOf(
  id: string | undefined,
  language: Language = 'en',
): Promise<LessonEntry> {
  const lesson = (await allLessons(language)).find(({ content }) => content.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id} in this address`);
  return lesson;
}

/** The steps of the course that a rule is practised in, in its order; empty where there is none. */
export async function stepsOn(
  rule: string,
  language: Language = 'en',
): Promise<
  readonly {
    readonly lesson: { readonly id: string; readonly title: string };
    readonly step: string;
    readonly title: string;
  }[]
> {
  const lessons = await allLessons(language);
  return lessons.flatMap(({ content, deal, steps, text }) =>
    [
      ...steps.map((step) => ({ id: step.content.id, text: step.text, rules: step.rules })),
      ...(deal === undefined ? [] : [deal]),
    ]
      .filter(({ rules }) => rules.some(({ id }) => id === rule))
      .map((step) => ({
        lesson: { id: content.id, title: text.title },
        step: step.id,
        title: step.text.title,
      })),
  );
}

async function readLessons(language: Language): Promise<readonly LessonEntry[]> {
  const texts = new Map(
    (await getCollection('lessonTexts')).map(({ data, id }) => [id, data] as const),
  );
  const proses = new Map((await getCollection('lessonProse')).map((entry) => [entry.id, entry]));
  const titles = new Map(
    (await allRules(language)).map(({ rule, text }) => [rule.id, text.title] as const),
  );
  const records = await replays(language);
  const contents = (await getCollection('lessons')).map(({ data }) => data);
  return contents
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
      const sentences = sentencesOf(prose.body ?? '', (of, id) => {
        const own = id === undefined ? read[0] : read.find((step) => step.id === id);
        if (own === undefined) throw new Error(`${file}.mdx: the figure ${of} is of no step`);
        return lessonFigure(of, own.task.position);
      });
      const { deal } = content;
      return {
        content,
        text,
        untaught: untaughtIn(content, contents),
        prose,
        steps: content.steps.map((step, at) => {
          const own = read[at] as StepRead;
          const words = filled(textOf(step.id), figuresAt(own));
          return {
            ...own,
            content: step,
            text: words,
            sentence: sentences.get(step.id) ?? '',
            rules: rulesOf(step.rules),
            notes: (step.notes ?? []).map(({ id, where }) => ({
              text: words.notes?.[id] ?? '',
              holdsIn: versionsWhere(where),
            })),
          };
        }),
        deal: deal && dealFrom(deal, textOf(deal.id), rulesOf(deal.rules), records),
      };
    });
}

function dealFrom(
  { after, id, record, seat }: NonNullable<LessonContent['deal']>,
  text: StepText,
  rules: StepEntry['rules'],
  records: readonly Replay[],
): DealEntry {
  const found = records.find((one) => one.id === record);
  const state = found?.round.plays[after]?.state;
  if (found === undefined || state === undefined)
    throw new Error(`${id}: no such record ${record}`);
  const { expected, players } = found.annotated;
  return { id, text, rules, state, seat, names: players, recorded: expected.points };
}

/** The words of a step with the figures of its version. */
function filled(text: StepText, table: Parameters<typeof withFigures>[1]): StepText {
  const fill = (one: string): string => withFigures(one, table);
  const all = (texts: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(texts).map(([id, one]) => [id, fill(one)]));
  const { closer, done, goal, notes, nudge, replies, title } = text;
  return {
    title: fill(title),
    goal: fill(goal),
    nudge: fill(nudge),
    ...(closer === undefined ? {} : { closer: fill(closer) }),
    ...(done === undefined ? {} : { done: fill(done) }),
    replies: all(replies),
    notes: all(notes),
  };
}
