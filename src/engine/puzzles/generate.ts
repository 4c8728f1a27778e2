/** An endless supply of puzzles: a seed, a kind, a version and a level make one, the same for ever. */

import { randomFrom } from '../random.ts';
import { runSearch } from '../runSearch.ts';
import type { Options, Variant } from '../variant.ts';
import { DEFAULT_OPTIONS } from '../variant.ts';
import { baseIdOf } from '../versionId.ts';
import type { PuzzleSize } from './draw.ts';
import type { Steps } from './kindRules.ts';
import { drawPuzzle } from './kindRules.ts';
import { rulesOf } from './kinds.ts';
import type { Measured, PuzzleLevel } from './level.ts';
import { measurePuzzle } from './level.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';

/** What is asked for. */
export interface PuzzleWanted {
  readonly kind: PuzzleKind;
  readonly variant: Variant;
  readonly level: PuzzleLevel;
  readonly seed: string;
  /** What is agreed on wild jokers; nothing where it is left out. */
  readonly options?: Options;
}

/** A puzzle and what was measured of it. */
export interface Generated extends Measured {
  readonly puzzle: Puzzle;
}

const TRIES = 40;

/** Sizes to draw at for a level: its own most often, and those beside it. */
function sizeFor(level: PuzzleLevel, attempt: number): PuzzleSize {
  const off = attempt % 4 === 2 ? 1 : attempt % 4 === 3 ? -1 : 0;
  return Math.min(5, Math.max(1, level + off)) as PuzzleSize;
}

/** The puzzle of one draw, or undefined where the cards drawn make none: the seed and the attempt say which cards. */
function* drawn(wanted: PuzzleWanted, attempt: number): Steps<Generated | undefined> {
  const { kind, level, options = DEFAULT_OPTIONS, seed, variant } = wanted;
  const agreed = variant.jokersAre === 'wild' ? options : DEFAULT_OPTIONS;
  // House rules are played with the cards of their base, so that what is ready for that one is for them, too.
  const random = randomFrom(`puzzle ${kind} ${baseIdOf(variant.id)} ${level} ${seed} ${attempt}`);
  const size = sizeFor(level, attempt);
  const puzzle = yield* drawPuzzle(rulesOf(kind), variant, agreed, size, random);
  return puzzle && { puzzle, ...measurePuzzle(puzzle) };
}

/** What the first draw of a seed makes, of whatever level: undefined where it makes nothing. */
export function firstDraw(wanted: PuzzleWanted): Steps<Generated | undefined> {
  return drawn(wanted, 0);
}

/**
 * `generatePuzzle`, as a computation that yields between its tries, and within long ones.
 *
 * @throws An error where the version has no such kind.
 */
export function* searchPuzzle(wanted: PuzzleWanted): Steps<Generated> {
  const { kind, level, variant } = wanted;
  if (!rulesOf(kind).isFor(variant)) throw new Error(`no ${kind} in ${variant.id}`);
  let nearest: Generated | undefined;
  for (let attempt = 0; attempt < TRIES || nearest === undefined; attempt++) {
    yield;
    const made = yield* drawn(wanted, attempt);
    if (made === undefined) continue;
    if (made.level === level) return made;
    const distance = (one: Generated): number => Math.abs(one.level - level);
    if (nearest === undefined || distance(made) < distance(nearest)) nearest = made;
  }
  return nearest;
}

/**
 * The puzzle of a kind, version, level and seed. Where the version makes none of that level in forty tries it is of the
 * nearest level that turned up: `level` says which it is. The last plays of the levels 4 and 5 may take a second, all
 * else a small part of one: they are made ahead, or by driving `searchPuzzle`.
 *
 * @throws An error where the version has no such kind.
 */
export function generatePuzzle(wanted: PuzzleWanted): Generated {
  return runSearch(searchPuzzle(wanted));
}
