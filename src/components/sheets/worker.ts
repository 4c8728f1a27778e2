/** Makes the puzzles of a sheet beside the page, one after the other. Whoever wants another sheet ends it. */
import { generatePuzzle } from '../../engine/index.ts';
import { type Drawn, drawnOf } from './drawn.ts';
import { planOf } from './plan.ts';
import type { SheetWish } from './wish.ts';

/** One puzzle of the sheet; how many there will be; or that it can't go on. */
export type FromWorker =
  | { readonly of: number; readonly drawn?: undefined }
  | { readonly of: number; readonly drawn: Drawn }
  | { readonly failed: true };

addEventListener('message', ({ data }: MessageEvent<SheetWish>) => {
  const tell = (message: FromWorker): void => postMessage(message);
  try {
    const plan = planOf(data);
    tell({ of: plan.length });
    for (const wanted of plan) {
      const { level, puzzle } = generatePuzzle(wanted);
      tell({ of: plan.length, drawn: drawnOf(puzzle, level) });
    }
  } catch {
    tell({ failed: true });
  }
});
