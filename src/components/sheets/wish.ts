/** What a sheet of puzzles is asked for. */
import type { PuzzleKind, PuzzleLevel } from '../../engine/index.ts';

/** How many puzzles a sheet may have. */
export const COUNTS = [4, 6, 8, 12, 16, 24] as const;
/** The levels, from easy to fiendish. */
export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly PuzzleLevel[];

/** What somebody wants on a sheet. */
export interface SheetWish {
  /** At least one, in the order in which kinds are offered. */
  readonly kinds: readonly PuzzleKind[];
  /** At least one, from easy to fiendish. */
  readonly levels: readonly PuzzleLevel[];
  /** The id of a version, with house rules perhaps; `all` for those whose rules of building are the usual ones. */
  readonly version: string;
  /** From 1 to 24. */
  readonly count: number;
  /** Up to twelve small letters and figures. */
  readonly seed: string;
}

/** Whether a text can be a seed. */
export const isSeed = (text: string): boolean => /^[a-z0-9]{1,12}$/.test(text);
