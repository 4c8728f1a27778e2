/** The puzzles of a day: the same for all on a date of the person's own calendar. The engine has no clock: a date comes in. */
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { shuffledBy } from '../shuffle.ts';
import type { Variant } from '../variant.ts';
import { VARIANTS } from '../variants.ts';
import { isDate } from './date.ts';
import type { PuzzleLevel } from './level.ts';
import type { PuzzleKind } from './puzzle.ts';
import { kindsIn } from './solve.ts';

/** One of a day's puzzles: what `generatePuzzle` is asked for, with the version by its id. */
export interface DailyEntry {
  readonly kind: PuzzleKind;
  readonly variant: string;
  readonly level: PuzzleLevel;
  readonly seed: string;
}

/** What is wrong with a date: not of the form, or a day that no calendar has. */
export type BadDate = { readonly code: 'no-date'; readonly found: string };

/** The levels of a day's puzzles, in their order: it begins easily. */
const LEVELS: readonly PuzzleLevel[] = [1, 2, 2, 3, 3, 4, 5];

/** A version drawn of those whose rules of building are the usual ones and that have the kind. */
export function usualVersionFor(kind: PuzzleKind, random: Random): Variant {
  const able = VARIANTS.filter((one) => one.builds.owned && kindsIn(one).includes(kind));
  return able[random.below(able.length)] ?? VARIANTS[0];
}

/**
 * The puzzles of a date: one of each kind that the version has, in an order of the day's own, from easy to fiendish.
 * Without a version each is of one of those whose rules of building are the usual ones, so that nobody needs a rare
 * version to take part; the same date is the same set for ever.
 */
export function dailySet(date: string, variant?: Variant): Result<readonly DailyEntry[], BadDate> {
  if (!isDate(date)) return err({ code: 'no-date', found: date });
  const random = randomFrom(`daily ${date}`);
  const kinds = shuffledBy(kindsIn(variant ?? VARIANTS[0]), random);
  return ok(
    kinds.map((kind, at): DailyEntry => {
      const picked = usualVersionFor(kind, random);
      return {
        kind,
        variant: (variant ?? picked).id,
        level: LEVELS[Math.min(LEVELS.length - 1, at)] ?? 1,
        seed: `${date} ${at}`,
      };
    }),
  );
}
