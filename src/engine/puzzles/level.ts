/** How difficult a puzzle is: measured, weighed, and put into one of five levels. */
import { BANDS } from './bands.ts';
import { rulesOf } from './kinds.ts';
import type { Features, Puzzle } from './puzzle.ts';

/** The levels, from easy to fiendish. */
export const PUZZLE_LEVELS = [1, 2, 3, 4, 5] as const;
/** A level. */
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What was measured of a puzzle, and what it makes. */
export interface Measured {
  readonly features: Features;
  /** Of its kind only: the numbers of two kinds say nothing of each other. */
  readonly difficulty: number;
  readonly level: PuzzleLevel;
}

/** Measures a puzzle. For the last plays that takes as long as solving it. */
export function measurePuzzle(puzzle: Puzzle): Measured {
  const rules = rulesOf(puzzle.kind);
  const features = rules.features(puzzle);
  const difficulty = rules.difficulty(features);
  const above = BANDS[puzzle.kind].filter((bound) => difficulty >= bound).length;
  return { features, difficulty, level: PUZZLE_LEVELS[above] ?? 1 };
}
