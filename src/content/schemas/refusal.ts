/** A refusal as a page explains it: where it can occur and examples that draw it, and, by language, what it says. */
import { z } from 'astro/zod';
import { REFUSAL_CODES } from '../../engine/index.ts';
import { exampleSchema } from './example.ts';
import { predicateSchema } from './rule.ts';

/** What is refused, in the order in which pages list it. */
export const REFUSAL_GROUPS = ['play', 'capture', 'build', 'ask', 'record'] as const;
export type RefusalGroup = (typeof REFUSAL_GROUPS)[number];

/** The part that is the same in all languages: `src/content/refusals/<code>.json`. */
export const refusalSchema = z
  .strictObject({
    code: z.enum(REFUSAL_CODES, {
      error: ({ input }) =>
        `no such refusal ${JSON.stringify(input)}; use a code of src/engine/refusal.ts`,
    }),
    group: z.enum(REFUSAL_GROUPS, {
      error: ({ input }) =>
        `no such group ${JSON.stringify(input)}; there are ${REFUSAL_GROUPS.join(', ')}`,
    }),
    /** In which versions, with how many players, it can occur. */
    predicate: predicateSchema,
    examples: z.array(exampleSchema).min(1, { error: 'a refusal needs an example that draws it' }),
    /** Refusals that are easily taken for this one. */
    related: z.array(z.enum(REFUSAL_CODES)),
  })
  .refine(
    ({ code, examples }) =>
      examples.every((example) => 'expected' in example && example.expected === code),
    { error: 'every example has to expect the refusal that it stands under' },
  );
export type RefusalContent = z.infer<typeof refusalSchema>;

/** The part in a language: `src/content/<language>/refusals/<code>.json`. */
export const refusalTextSchema = z.strictObject({
  /** The refusal in a few words. */
  title: z.string().min(1),
  /** What it means, for somebody who has just been refused: two to four sentences. */
  meaning: z.string().regex(/\.$/, {
    error: ({ input }) => `the meaning ${JSON.stringify(input)} should end in a full stop`,
  }),
  /** What each example shows, in the order of the examples. */
  captions: z.array(z.string().min(1)),
});
export type RefusalText = z.infer<typeof refusalTextSchema>;
