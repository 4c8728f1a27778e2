/**
 * Where the levels of each kind begin. `npm run calibrate` draws a thousand puzzles of each kind, as many in each version
 * and of each size, measures their difficulty, and puts the four bounds where they part the thousand into fifths.
 */
import type { PuzzleKind } from './puzzle.ts';

/** The least difficulty of the levels 2 to 5. */
export type Bands = readonly [number, number, number, number];

/** By kind. The numbers of two kinds say nothing of each other. */
export const BANDS: Readonly<Record<PuzzleKind, Bands>> = {
  zwick: [4.5, 6, 7.5, 9],
  haul: [5, 6, 7.2, 9],
  legal: [3, 3.5, 4.5, 5.5],
  build: [3.4, 4.1, 5.2, 6.75],
  break: [5.2, 5.8, 6.5, 7.3],
  count: [3.01, 4.25, 5.75, 7.5],
  last: [8.2, 9.8, 11, 12.35],
};
