/** Makes the puzzles of a sheet beside the page, one after the other. Whoever wants another sheet ends it. */
import { generatePuzzle } from '../../engine/index.ts';
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

export type FromWorker =
  /** First: what is made, under which fragment, how many puzzles that will be, and what was wrong with the one asked. */
  | {
      readonly tells: 'begun';
      readonly wish: SheetWish;
      readonly link: string;
      readonly of: number;
      readonly bad: BadSheet | null;
    }
  | { readonly tells: 'laid'; readonly drawn: Drawn }
  | { readonly tells: 'failed' };

addEventListener('message', ({ data: { fragment, wish: asked } }: MessageEvent<Order>) => {
  const tell = (message: FromWorker): void => postMessage(message);
  try {
    const read = fragment === null ? null : parseSheetLink(fragment);
    const wish = read?.ok ? read.value : asked;
    const plan = planOf(wish);
    const bad = read === null || read.ok ? null : read.error;
    tell({ tells: 'begun', wish, link: makeSheetLink(wish), of: plan.length, bad });
    for (const wanted of plan) {
      const { level, puzzle } = generatePuzzle(wanted);
      tell({ tells: 'laid', drawn: drawnOf(puzzle, level) });
    }
  } catch {
    tell({ tells: 'failed' });
  }
});
