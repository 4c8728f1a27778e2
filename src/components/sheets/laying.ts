/** Makes the puzzles of a sheet one after the other: whoever drives it, a worker or the page itself, may stop at any step. */
import type { Puzzle, PuzzleLevel } from '../../engine/index.ts';
import { searchPuzzle } from '../../engine/index.ts';
import { type BadSheet, makeSheetLink, parseSheetLink } from './address.ts';
import { type Drawn, drawnOf } from './drawn.ts';
import { planOf } from './plan.ts';
import type { SheetWish } from './wish.ts';

/** A sheet to be made. */
export interface Order {
  /** The fragment that names it; null where the wish does. */
  readonly fragment: string | null;
  /** What is made where there is no fragment, or none that can be read. */
  readonly wish: SheetWish;
}

/** What is told while a sheet is made. */
export type Told =
  /** First: what is made, under which fragment, how many puzzles that will be, and what was wrong with the one asked. */
  | {
      readonly tells: 'begun';
      readonly wish: SheetWish;
      readonly link: string;
      readonly of: number;
      readonly bad: BadSheet | null;
    }
  | { readonly tells: 'laid'; readonly drawn: Drawn };

/** Tells of a sheet as it is made; undefined where a step has nothing to tell. */
export function* laying({ fragment, wish: asked }: Order): Generator<Told | undefined, void> {
  const read = fragment === null ? null : parseSheetLink(fragment);
  const wish = read?.ok ? read.value : asked;
  const plan = planOf(wish);
  const bad = read === null || read.ok ? null : read.error;
  yield { tells: 'begun', wish, link: makeSheetLink(wish), of: plan.length, bad };
  for (const wanted of plan) {
    const { level, puzzle } = yield* silently(searchPuzzle(wanted));
    yield { tells: 'laid', drawn: drawnOf(puzzle, level) };
  }
}

/** A search whose progress is nobody's business. */
function* silently(
  search: ReturnType<typeof searchPuzzle>,
): Generator<undefined, { readonly puzzle: Puzzle; readonly level: PuzzleLevel }> {
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
    yield undefined;
  }
}
