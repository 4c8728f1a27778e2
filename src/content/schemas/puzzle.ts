/**
 * A chosen puzzle. How to add one:
 *
 * `src/content/puzzles/<kind>/<id>.json` has what is the same in all languages: the puzzle in notation, which says its
 * kind and version, and the motif that it is chosen for. `npm run find-puzzles -- <motif>` offers candidates. Answers,
 * hints and level are computed. The id is its permanent address, `/puzzles/chosen/<id>/`, so no two kinds share one.
 *
 * `src/content/<language>/puzzles/<kind>/<id>.json` has the words: a title that doesn't give the answer away, and the
 * one idea that it teaches, in two or three sentences that are true of this very position. The idea is shown with the
 * solution. Points on cards are not written out there: the page shows them from the version's record.
 */
import { z } from 'astro/zod';
import { MOTIFS, type Motif, type Puzzle, parsePuzzle } from '../../engine/index.ts';
import { notationText } from '../../words/index.ts';

const MOTIF_NAMES = Object.keys(MOTIFS) as [Motif, ...Motif[]];

/** The part that is the same in all languages. */
export const chosenSchema = z
  .strictObject({
    /** In notation: `zwick | dithmarschen 4 @1 | AH JD | AD, 3C`. */
    puzzle: z.string().transform((text, context): Puzzle => {
      const read = parsePuzzle(text);
      if (read.ok) return read.value;
      context.addIssue({ code: 'custom', message: notationText(read.error), input: text });
      return z.NEVER;
    }),
    /** What it is chosen for. */
    motif: z.enum(MOTIF_NAMES, {
      error: ({ input }) =>
        `no such motif ${JSON.stringify(input)}; use one of ${MOTIF_NAMES.join(', ')}`,
    }),
  })
  .refine(({ motif, puzzle }) => (MOTIFS[motif] as readonly string[]).includes(puzzle.kind), {
    error: 'the motif is none of this kind of puzzle',
    path: ['motif'],
  });
export type Chosen = z.infer<typeof chosenSchema>;

/** The words. */
export const chosenTextSchema = z.strictObject({
  title: z.string().min(3).max(50),
  idea: z.string().min(40).max(400),
});
export type ChosenText = z.infer<typeof chosenTextSchema>;
