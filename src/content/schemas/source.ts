/** What the rulebook is made from: four texts, the books that they name, and what they get wrong. */
import { z } from 'astro/zod';
import { SOURCE_IDS } from './rule.ts';
import { slug as id } from './texts.ts';

/** How far a text goes into a version: every rule, what differs from another version, a part, a few words. */
export const EXTENTS = ['whole', 'differences', 'part', 'mention'] as const;
export type Extent = (typeof EXTENTS)[number];

const source = z.enum(SOURCE_IDS);

const textSchema = z.strictObject({
  /** The language that it is in, as in `lang`. */
  language: z.string().min(2),
  /**
   * Which versions it treats, and how far. Empty: it is about another game. By name, since what a text tells of does not
   * follow from how a version is played.
   */
  treats: z.array(z.strictObject({ extent: z.enum(EXTENTS), versions: z.array(id).min(1) })),
});

const bookSchema = z.strictObject({
  id,
  author: z.string().min(1),
  /** As the source has it; a book may be named by its author only. */
  title: z.string().min(1).optional(),
  place: z.string().min(1).optional(),
  year: z.int().min(1800).max(2100),
  /** The texts that name it. */
  namedIn: z.array(source).min(1),
  /** The versions whose rules it has. */
  versions: z.array(id).min(1).optional(),
  /** The rules that tell more about it. */
  rules: z.array(id),
});

const slipSchema = z.strictObject({
  id,
  source,
  /** The rules that it touches. */
  rules: z.array(id),
});

/** The part that is the same in all languages: `src/content/sources.json`. */
export const sourcesSchema = z.strictObject({
  texts: z.record(source, textSchema),
  books: z.array(bookSchema),
  /** What a text gets wrong by itself. What it says otherwise than others is in the rules. */
  slips: z.array(slipSchema),
});
export type Book = z.infer<typeof bookSchema>;

const sourceTextSchema = z.strictObject({
  /** As it stands in a sentence: "the Persian article". */
  name: z.string().min(1),
  description: z.string().min(1),
  /** What it has, leaves out, and is worth: a paragraph each. */
  about: z.array(z.string().min(1)).min(1),
});
export type SourceText = z.infer<typeof sourceTextSchema>;

/** The part in a language: `src/content/<language>/sources.json`. */
export const sourceTextsSchema = z.strictObject({
  texts: z.record(source, sourceTextSchema),
  /** What each book is, by id. */
  books: z.record(z.string(), z.string().regex(/\.$/)),
  /** What is wrong and what is meant, by id. */
  slips: z.record(z.string(), z.string().regex(/[.”]$/)),
});
