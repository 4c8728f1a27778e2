/**
 * What a sheet of puzzles is asked for, in the fragment of an address: `#b1~zwick-haul~2-3~dithmarschen~8~k3f9x2~check`:
 * kinds, levels, version (or `all`), how many, and a seed. The same address is the same sheet for ever.
 */

import type { PuzzleKind, PuzzleLevel } from '../../engine/index.ts';
import { attempt, unexpected } from '../../engine/notation/error.ts';
import { sealed, unsealed } from '../../engine/notation/seal.ts';
import { PUZZLE_KINDS } from '../../engine/puzzles/puzzle.ts';
import type { Result } from '../../engine/result.ts';
import { err, ok } from '../../engine/result.ts';

/** The letter of a link to a sheet. */
const LETTER = 'b';

/** How many puzzles a sheet may have. */
export const COUNTS = [4, 6, 8, 12, 16, 24] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly PuzzleLevel[];

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

/** What is wrong with the fragment of a sheet. */
export type BadSheet =
  | { readonly what: 'no-link' | 'cut' | 'newer' }
  | {
      readonly what: 'kinds' | 'levels' | 'version' | 'count' | 'seed';
      readonly found: string;
    };

const MOST = COUNTS[COUNTS.length - 1] ?? 24;

/** The fragment of a wish, without `#`. */
export function makeSheetLink({ count, kinds, levels, seed, version }: SheetWish): string {
  return sealed(
    LETTER,
    [kinds.join('-'), levels.join('-'), version, String(count), seed].join('~'),
  );
}

/** Reads a fragment, with or without `#`. */
export function parseSheetLink(text: string): Result<SheetWish, BadSheet> {
  const read = attempt(() => {
    const [kinds = '', levels = '', version = '', count = '', seed = '', ...more] = unsealed(
      text,
      LETTER,
    ).body.split('~');
    return more.length > 0
      ? unexpected({ line: 1, column: 1 }, 'form', text.slice(0, 12))
      : { kinds, levels, version, count, seed };
  });
  if (!read.ok) {
    const problem = read.error;
    const expected = problem.code === 'unexpected' ? problem.expected : undefined;
    if (expected === 'version') return err({ what: 'newer' });
    return err({ what: expected === 'check-value' ? 'cut' : 'no-link' });
  }
  const { count, kinds, levels, seed, version } = read.value;
  const kindsWanted = PUZZLE_KINDS.filter((kind) => kinds.split('-').includes(kind));
  if (kindsWanted.length === 0 || kindsWanted.length !== kinds.split('-').length) {
    return err({ what: 'kinds', found: kinds });
  }
  const levelsWanted = LEVELS.filter((level) => levels.split('-').includes(String(level)));
  if (levelsWanted.length === 0 || levelsWanted.length !== levels.split('-').length) {
    return err({ what: 'levels', found: levels });
  }
  if (!/^[a-z0-9][a-z0-9.-]{0,120}$/.test(version)) return err({ what: 'version', found: version });
  if (!/^[1-9]\d?$/.test(count) || Number(count) > MOST) {
    return err({ what: 'count', found: count });
  }
  if (!isSeed(seed)) return err({ what: 'seed', found: seed });
  return ok({ kinds: kindsWanted, levels: levelsWanted, version, count: Number(count), seed });
}

/** Whether a text can be a seed. */
export const isSeed = (text: string): boolean => /^[a-z0-9]{1,12}$/.test(text);
