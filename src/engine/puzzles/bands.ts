/**
 * Where the levels of each kind begin. `npm run calibrate` draws a thousand puzzles of each kind, as many in each version
 * and of each size, measures their difficulty, and puts the four bounds where they part the thousand into fifths.
 */
import type { PuzzleKind } from './puzzle.ts';

/** The least difficulty of the levels 2 to 5. */
export type Bands = readonly [number, number, number, number];

export const BANDS: Readonly<Record<PuzzleKind, Bands>> = {
  zwick: [4.5, 6.5, 8, 10],
  haul: [5, 6.4, 7.8, 9.5],
  legal: [2.75, 3.75, 5, 6.5],
  build: [5, 6, 7, 8.5],
  break: [5.5, 6.5, 7.5, 8.5],
  count: [4, 5, 6.5, 8],
  last: [8, 10, 12, 14],
};
