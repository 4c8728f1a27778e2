/** Where the content collections are; what is in them is for the schemas to say. */
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { disputeSchema, disputeTextSchema } from './content/schemas/dispute.ts';
import { lessonSchema, lessonTextSchema } from './content/schemas/lesson.ts';
import { chosenSchema, chosenTextSchema } from './content/schemas/puzzle.ts';
import { recordSchema, recordTextSchema } from './content/schemas/record.ts';
import { referenceTextSchema } from './content/schemas/reference.ts';
import { refusalSchema, refusalTextSchema } from './content/schemas/refusal.ts';
import { ruleSchema, ruleTextSchema } from './content/schemas/rule.ts';
import { versionTextSchema } from './content/schemas/version.ts';
import { zwikkenTextSchema } from './content/schemas/zwikken.ts';

/** `en/rules/trail.json` is the entry `en/trail`. */
const withLanguage = ({ entry }: { entry: string }) => {
  const [language, , file = ''] = entry.split('/');
  return `${language}/${file.replace(/\.\w+$/, '')}`;
};

/** Which files are content, and what they have to be. */
export const collections = {
  rules: defineCollection({
    loader: glob({ base: './src/content/rules', pattern: '*.json' }),
    schema: ruleSchema,
  }),
  ruleTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/rules/*.json', generateId: withLanguage }),
    schema: ruleTextSchema,
  }),
  refusals: defineCollection({
    loader: glob({ base: './src/content/refusals', pattern: '*.json' }),
    schema: refusalSchema,
  }),
  refusalTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/refusals/*.json', generateId: withLanguage }),
    schema: refusalTextSchema,
  }),
  records: defineCollection({
    loader: glob({ base: './src/content/records', pattern: '*.json' }),
    schema: recordSchema,
  }),
  recordTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/records/*.json', generateId: withLanguage }),
    schema: recordTextSchema,
  }),
  disputes: defineCollection({
    loader: glob({ base: './src/content/disputes', pattern: '*.json' }),
    schema: disputeSchema,
  }),
  disputeTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/disputes/*.json', generateId: withLanguage }),
    schema: disputeTextSchema,
  }),
  lessons: defineCollection({
    loader: glob({ base: './src/content/lessons', pattern: '*.json' }),
    schema: lessonSchema,
  }),
  lessonTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/lessons/*.json', generateId: withLanguage }),
    schema: lessonTextSchema,
  }),
  lessonProse: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/lessons/*.mdx', generateId: withLanguage }),
  }),
  puzzles: defineCollection({
    loader: glob({ base: './src/content/puzzles', pattern: '*/*.json' }),
    schema: chosenSchema,
  }),
  puzzleTexts: defineCollection({
    loader: glob({
      base: './src/content',
      pattern: '*/puzzles/*/*.json',
      // `en/puzzles/zwick/one-short.json` is the entry `en/zwick/one-short`.
      generateId: ({ entry }) => entry.replace('/puzzles/', '/').replace(/\.json$/, ''),
    }),
    schema: chosenTextSchema,
  }),
  referenceTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/reference/*.mdx', generateId: withLanguage }),
    schema: referenceTextSchema,
  }),
  versionTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/versions/*.mdx', generateId: withLanguage }),
    schema: versionTextSchema,
  }),
  zwikkenTexts: defineCollection({
    loader: glob({ base: './src/content', pattern: '*/zwikken/*.mdx', generateId: withLanguage }),
    schema: zwikkenTextSchema,
  }),
};
