/**
 * A question that people quarrel about. How to add one:
 *
 * `src/content/disputes/<id>.json` has what is the same in all languages: its topic and place, the rules that decide it,
 * what is put to the engine (`check`: an example of `example.ts` without its version and without `expected`; `kind` is
 * `play`, `figure`, `score` …, or `none` where nothing can be computed, which its words then say), and the answers, the
 * first that fits a version holding there. Write these from the sources, with their ground, before the engine is asked:
 * where it says otherwise in any version, the build stops and names dispute, answer and version. The id is its address.
 *
 * `src/content/<language>/disputes/<id>.json` has the words: the question as it is asked at a table, the short answer,
 * three to six other ways to ask it, why it is so, and a sentence for each answer. Figures of the records are taken by name.
 */
import { z } from 'astro/zod';
import { REFUSAL_CODES, VARIANTS } from '../../engine/index.ts';
import { exampleSchema } from './example.ts';
import { GROUNDS, predicateSchema, SOURCE_IDS } from './rule.ts';
import { sentence, slug } from './texts.ts';
import { zwikkenExampleSchema, zwikkenWhereSchema } from './zwikken.ts';

/** What disputes are about, in the order in which pages list them. */
export const TOPICS = [
  'capture',
  'zwick',
  'jokers',
  'builds',
  'owing',
  'partners',
  'dealing',
  'end',
  'scoring',
  'mistakes',
  'other-games',
  'first-time',
  'versions',
  'zwikken',
] as const;
export type Topic = (typeof TOPICS)[number];

/** How many disputes are offered before anything has been typed. */
export const COMMONEST = 10;

/**
 * What is computed: an example without the version and without what is expected, since both differ by answer. A position
 * or state names a version to be written at all; it is laid out in the others as the calculator does. `zwikken`: each answer
 * has examples of its own, since the words of a bidding differ from set to set.
 */
const checkSchema = z.looseObject({ kind: z.string() });
export type Check = z.infer<typeof checkSchema>;

/** In versions whose pack has no such card, or where no such position can be. */
export const IMPOSSIBLE = 'impossible';

const answerSchema = z.strictObject({
  /** Where it holds; of several the first. Without it: in all versions that are left. */
  where: predicateSchema.optional(),
  /** What the engine has to say there, as the kind of check has it, or `impossible`. Nothing where nothing is computed. */
  expected: z.unknown().optional(),
  /** Of Zwikken: in which sets of rules it holds, by fields of their records; in all without it. */
  sets: zwikkenWhereSchema.optional(),
  /** Of Zwikken: examples that the engine answers in each of those sets. */
  examples: z.array(zwikkenExampleSchema).min(1).optional(),
  ground: z.enum(GROUNDS),
  /** Where it is said, or what it was inferred from or weighed by; empty where the sources are silent. */
  sources: z.array(z.enum(SOURCE_IDS)),
});
export type DisputeAnswer = z.infer<typeof answerSchema>;

/** The part that is the same in all languages: `src/content/disputes/<id>.json`. */
export const disputeSchema = z
  .strictObject({
    /** Its permanent address. */
    id: slug,
    topic: z.enum(TOPICS, {
      error: ({ input }) => `no such topic ${JSON.stringify(input)}; use ${TOPICS.join(', ')}`,
    }),
    /** Its place among the disputes of the topic. */
    order: z.int().positive(),
    /** Its place among the commonest, from 1, where it is one of them. */
    common: z.int().positive().max(COMMONEST).optional(),
    /** Where the question can arise at all; everywhere without it. */
    where: predicateSchema.optional(),
    check: checkSchema,
    answers: z.array(answerSchema).min(1),
    /** Figures of the records that the texts take by name: `{name}`. */
    figures: z.record(z.string(), z.string()).optional(),
    /** The rules that decide it, the weightiest first. Those of Zwikken name their disputes themselves. */
    rules: z.array(slug),
    /** Refusals that it is about, besides those that its check draws. */
    refusals: z.array(z.enum(REFUSAL_CODES)).optional(),
    /** Other disputes to look at. */
    related: z.array(slug),
  })
  .superRefine(({ answers, check, rules, topic }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', message });
    const isZwikken = check.kind === 'zwikken';
    if (isZwikken !== (rules.length === 0)) {
      say('rules of Zwicker decide it, or, of Zwikken, none of them');
    }
    for (const [at, { examples, expected, ground, sets, sources, where }] of answers.entries()) {
      if (isZwikken !== (examples !== undefined))
        say(`answers ${at}: examples are of Zwikken alone`);
      if (isZwikken ? where !== undefined : sets !== undefined) {
        say(`answers ${at}: Zwikken has sets of rules, and Zwicker has versions`);
      }
      if (ground === 'said' && sources.length === 0) {
        say(`answers ${at}: what is said needs the source that says it; else it is a ruling`);
      }
      if (check.kind === 'none' || isZwikken || expected === IMPOSSIBLE) {
        if (expected !== IMPOSSIBLE && expected !== undefined) {
          say(`answers ${at}: nothing is computed, so nothing can be expected`);
        }
        continue;
      }
      const read = exampleSchema.safeParse(exampleOf(check, expected, VARIANTS[0]?.id ?? ''));
      for (const { message, path } of read.error?.issues ?? []) {
        say(`answers ${at}, as an example: ${path.join('.')} ${message}`);
      }
    }
    if ((topic === 'zwikken' && check.kind !== 'none') !== isZwikken) {
      say('a check of Zwikken stands under its topic, and no other does');
    }
  });
export type Dispute = z.infer<typeof disputeSchema>;

/** The kinds of check that name a version by itself. */
const NAMES_VERSION = ['figure', 'score', 'record'];

/** A check with the version and what is expected, as data that `exampleSchema` reads. */
export function exampleOf(check: Check, expected: unknown, variant: string): unknown {
  return {
    ...check,
    ...(NAMES_VERSION.includes(check.kind) ? { variant } : {}),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** The part in a language: `src/content/<language>/disputes/<id>.json`. */
export const disputeTextSchema = z.strictObject({
  /** As somebody at the table asks it. */
  question: z.string().regex(/\?$/, { error: 'the question should end in "?"' }),
  /** The answer, for somebody who reads one line. */
  short: sentence,
  /** Other ways to ask it. */
  wordings: z.array(z.string().min(1)).min(3).max(6),
  /** Why it is so, a paragraph each. */
  why: z.array(sentence).min(1),
  /** One sentence for each answer: what holds there. */
  answers: z.array(sentence),
  /** What the position or the count shows; why nothing is computed where nothing is. */
  caption: z.string().min(1),
});
export type DisputeText = z.infer<typeof disputeTextSchema>;
