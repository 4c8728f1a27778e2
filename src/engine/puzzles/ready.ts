/**
 * Seeds that make a puzzle at once, for whoever has just come and has nothing made ahead. Most of the time that the last
 * plays take goes into draws that come to nothing, or to another level; with these seeds the first draw is the puzzle.
 */
import { baseIdOf } from '../versionId.ts';
import type { PuzzleWanted } from './generate.ts';
import type { PuzzleLevel } from './level.ts';
import { READY_SEEDS } from './readySeeds.ts';

/** The levels for which there are such seeds, of the last plays: all others are made fast enough with any seed. */
export const READY_LEVELS: readonly PuzzleLevel[] = [3, 4, 5];

/**
 * One of the seeds, by any number: the same number is the same seed, the next number the next one. Undefined where there
 * are none: for other kinds and levels. House versions have those of their base: the cards are the same, and so is the
 * level but for few.
 */
export function readySeed(
  { kind, level, variant }: Pick<PuzzleWanted, 'kind' | 'level' | 'variant'>,
  number: number,
): string | undefined {
  if (kind !== 'last') return undefined;
  const seeds = READY_SEEDS[baseIdOf(variant.id)]?.[level]?.split(' ') ?? [];
  const seed = seeds[number % seeds.length];
  return seed === undefined ? undefined : `ready ${seed}`;
}
