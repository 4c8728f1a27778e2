/**
 * A word of the glossary. How to add one: an entry in `src/content/glossary.json` says what it belongs to, who uses it and
 * in which rules it is at work; an entry of the same id in `src/content/<language>/glossary.json` says what it means.
 * Whether the meaning is right nothing can check: it has to be what the rules named there say.
 */
import { z } from 'astro/zod';
import { predicateSchema, SOURCE_IDS } from './rule.ts';
import { wordsId as id } from './texts.ts';

/** What a word belongs to, in the order in which the glossary has them. */
export const TERM_KINDS = ['zwicker', 'zwikken', 'other', 'rulebook'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

const sources = z.array(z.enum(SOURCE_IDS)).min(1);

/** The part that is the same in all languages: an entry of `src/content/glossary.json`. */
const termSchema = z
  .strictObject({
    id,
    kind: z.enum(TERM_KINDS),
    /** The sources that have the word; a word of card players in general, or one of our own. */
    from: z.union([sources, z.enum(['general', 'ours'])]),
    /** What German players say; from a source where it says so, else from German card games in general. */
    german: z.strictObject({ word: z.string().min(1), from: sources.optional() }).optional(),
    dutch: z.string().min(1).optional(),
    /** The rules in which it is at work; the first is the one that defines it, where one does. */
    rules: z.array(id),
    /** Other words to look at. */
    see: z.array(id),
    /** The cards that it names. */
    cards: z.array(z.string()).optional(),
    /** Figures that the definition takes by name: `{name}`. */
    figures: z.record(z.string(), z.string()).optional(),
    /** Where those figures hold. */
    predicate: predicateSchema.optional(),
  })
  .refine(({ figures, predicate }) => (figures === undefined) === (predicate === undefined), {
    error: 'figures need a predicate that says where they hold, and a predicate needs figures',
  });
export type Term = z.infer<typeof termSchema>;

/** The part in a language: an entry of `src/content/<language>/glossary.json`. */
const termTextSchema = z.strictObject({
  /** The word as the glossary lists it. */
  term: z.string().min(1),
  /** What it means, in one sentence or two. */
  definition: z.string().regex(/[.”]$/, {
    error: ({ input }) => `the definition ${JSON.stringify(input)} should end in a full stop`,
  }),
  /** What it is easily taken for: the same word in other games, another word for the same thing. */
  lookAlikes: z.string().regex(/\.$/).optional(),
  /** Other words that people may look it up by. */
  synonyms: z.array(z.string().min(1)).optional(),
  /** How it stands in running text, for texts whose words are linked by themselves. Only of words that need a link. */
  forms: z.array(z.string().min(1)).optional(),
  /** How it stands in the texts of Zwikken, where other words need a link than in those of Zwicker. */
  inZwikken: z.array(z.string().min(1)).optional(),
});

export const termsSchema = z.array(termSchema);
export const termTextsSchema = z.record(z.string(), termTextSchema);
