/** What pages ask of the disputes: the questions with their answers in each version. */
import { getCollection } from 'astro:content';
import { type Predicate, VARIANTS, type Variant } from '../engine/index.ts';
import type { Answer } from './answers.ts';
import { fillIn, nameSources } from './figures.ts';
import { allRules, type RuleEntry, type ShownExample } from './index.ts';
import { perLanguage } from './perLanguage.ts';
import type { Dispute, DisputeAnswer, DisputeText, Topic } from './schemas/dispute.ts';
import { TOPICS } from './schemas/dispute.ts';
import type { Example } from './schemas/example.ts';
import { type Language, sourceTexts } from './sources.ts';
import { type DisputeVerdict, verdictsOn } from './verdicts.ts';
import type { HoldsIn } from './where.ts';
import { type ZwikkenVerdict, zwikkenVerdictsOn } from './zwikkenVerdicts.ts';

/** One of a dispute's answers, with where it holds. */
export interface AnswerShown {
  readonly text: string;
  readonly answer: DisputeAnswer;
  readonly holdsIn: readonly HoldsIn[];
  /** What the engine said, of the first version in which it holds. */
  readonly verdict: DisputeVerdict | undefined;
}

/** A dispute as a page shows it. */
export interface DisputeEntry {
  readonly dispute: Dispute;
  readonly text: DisputeText;
  readonly verdicts: readonly DisputeVerdict[];
  /** Of Zwikken: what each set of rules answers, with examples computed. */
  readonly zwikken: readonly ZwikkenVerdict[];
  readonly answers: readonly AnswerShown[];
  /** The check as it is in the first version in which it can be laid out; undefined where nothing is computed. */
  readonly shown: ShownExample | undefined;
  readonly rules: readonly RuleEntry[];
  readonly related: readonly { readonly id: string; readonly question: string }[];
}

/** All disputes, in reading order. Throws where the engine's verdict is not the one written. */
export const allDisputes = perLanguage(readDisputes);

/** The disputes by topic, in reading order. */
export async function disputesByTopic(
  language: Language = 'en',
): Promise<readonly { readonly topic: Topic; readonly entries: readonly DisputeEntry[] }[]> {
  const entries = await allDisputes(language);
  return TOPICS.map((topic) => ({
    topic,
    entries: entries.filter(({ dispute }) => dispute.topic === topic),
  })).filter((part) => part.entries.length > 0);
}

/** The disputes asked most, the commonest first. */
export async function commonestDisputes(
  language: Language = 'en',
): Promise<readonly DisputeEntry[]> {
  const entries = await allDisputes(language);
  const place = ({ dispute }: DisputeEntry): number => dispute.common ?? Number.POSITIVE_INFINITY;
  return entries
    .filter(({ dispute }) => dispute.common !== undefined)
    .toSorted((one, other) => place(one) - place(other));
}

async function readDisputes(language: Language): Promise<readonly DisputeEntry[]> {
  const texts = new Map(
    (await getCollection('disputeTexts')).map(({ id, data }) => [id, data] as const),
  );
  const disputes = (await getCollection('disputes'))
    .map(({ data }) => data)
    .toSorted(
      (one, other) =>
        TOPICS.indexOf(one.topic) - TOPICS.indexOf(other.topic) || one.order - other.order,
    );
  const rules = new Map((await allRules(language)).map((entry) => [entry.rule.id, entry]));
  const textOf = (id: string): DisputeText => {
    const text = texts.get(`${language}/${id}`);
    if (text !== undefined) return text;
    throw new Error(
      `src/content/disputes/${id}.json has no text: write ${language}/disputes/${id}.json`,
    );
  };
  return disputes.map((dispute) => {
    const file = `src/content/disputes/${dispute.id}.json`;
    const raw = textOf(dispute.id);
    if (raw.answers.length !== dispute.answers.length) {
      throw new Error(
        `${file} has ${dispute.answers.length} answers, its text ${raw.answers.length}`,
      );
    }
    const verdicts = verdictsOn(dispute, file);
    const words = wordsFor(dispute, language);
    return {
      dispute,
      text: {
        ...raw,
        short: words(raw.short),
        why: raw.why.map((paragraph) => words(paragraph)),
        caption: words(raw.caption),
      },
      verdicts,
      zwikken: zwikkenVerdictsOn(dispute, file),
      answers: dispute.answers.map((answer, at) => {
        const here = verdicts.filter((verdict) => verdict.at === at);
        const variants = here.map(({ variant }) => variant);
        return {
          text: words(raw.answers[at] ?? '', variants.length > 0 ? variants : VARIANTS),
          answer,
          holdsIn: here,
          verdict: here[0],
        };
      }),
      shown: shownOf(verdicts, words(raw.caption)),
      rules: dispute.rules.map((id) => {
        const rule = rules.get(id);
        if (rule === undefined) throw new Error(`${file}: no such rule ${id}`);
        return rule;
      }),
      related: dispute.related.map((id) => ({ id, question: textOf(id).question })),
    };
  });
}

/** Fills in figures, and the names of sources. */
function wordsFor(
  { figures = {}, where }: Dispute,
  language: Language,
): (raw: string, versions?: readonly Variant[]) => string {
  const everywhere: Predicate = where ?? { always: true };
  return (raw, versions = VARIANTS) =>
    nameSources(fillIn(raw, figures, everywhere, undefined, versions), sourceTexts(language));
}

function shownOf(verdicts: readonly DisputeVerdict[], caption: string): ShownExample | undefined {
  const computed = verdicts.find((verdict) => verdict.computed !== undefined)?.computed;
  if (computed === undefined || computed.answer.kind === 'none') return undefined;
  const { answer, example }: { answer: Answer; example: Example } = computed;
  return { number: 1, caption, example, answer };
}
