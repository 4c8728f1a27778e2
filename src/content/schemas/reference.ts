/** The pages of the reference, and the examples on them. What an example answers stands with it, and the tests run it. */
import { z } from 'astro/zod';
import { wordsId as id } from './texts.ts';

const place = { line: z.int().positive(), column: z.int().positive() };

/** A page: `src/content/<language>/reference/<page>.mdx`. */
export const referenceTextSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(20),
  lead: z.string().min(1),
  /** What a link to it says of it. */
  about: z.string().min(1),
  /** Its place in the reference. */
  order: z.int().positive(),
});
export type ReferenceText = z.infer<typeof referenceTextSchema>;

/** Lines that a command is given, and its answers. */
export const commandsSchema = z.array(
  z.strictObject({
    id,
    command: z.string(),
    in: z.array(z.looseObject({})).min(1),
    out: z.array(z.looseObject({})).min(1),
  }),
);
export type CommandExample = z.infer<typeof commandsSchema>[number];

const FORMS = ['position', 'state', 'play', 'record'] as const;

/** Notations: what each is written back as, or where it can't be read. */
export const notationsSchema = z.array(
  z.strictObject({
    id,
    form: z.enum(FORMS),
    /** Of a play: the position in which it is read. */
    at: z.string().optional(),
    text: z.string(),
    /** Where it is written otherwise than it was read. */
    written: z.string().optional(),
    fault: z
      .union([
        z.strictObject({ code: z.literal('unexpected'), ...place, expected: z.string() }),
        z.strictObject({ code: z.literal('bad-input'), ...place, problem: z.string() }),
      ])
      .optional(),
  }),
);
export type NotationExample = z.infer<typeof notationsSchema>[number];

/** Links: what each carries, or what is wrong with it. */
export const linksSchema = z.array(
  z.union([
    z.strictObject({
      id,
      link: z.string(),
      form: z.enum(['position', 'try', 'state', 'house']),
      /** The position or state in notation; of house rules the id of the version. */
      text: z.string(),
      play: z.string().optional(),
      name: z.string().optional(),
    }),
    z.strictObject({
      id,
      link: z.string(),
      fault: z.strictObject({ expected: z.string(), column: z.int().positive() }),
    }),
  ]),
);
export type LinkExample = z.infer<typeof linksSchema>[number];
