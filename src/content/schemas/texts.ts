/** Texts of a form that content of many kinds has: ids and sentences. */
import { z } from 'astro/zod';

const joined = (form: RegExp) =>
  z.string().regex(form, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is no id; use lower-case words joined by hyphens`,
  });

/** An id of words: `owe-same-value`. */
export const wordsId = joined(/^[a-z]+(-[a-z]+)*$/);

/** An id that may have figures in it, where a number belongs to what it names: `joker-25-takes`. */
export const slug = joined(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A sentence, or some. */
export const sentence = z.string().regex(/[.?!”)]$/, {
  error: ({ input }) => `${JSON.stringify(input)} should end as a sentence does`,
});
