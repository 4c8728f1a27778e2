/** Has a sheet made: in a worker, and where none starts by the page itself, a little at a time. */
import { handedOver } from '../site/handedOver.ts';
import address from './alone.ts?worker&url';
import type { laying, Order } from './laying.ts';
import type { FromWorker } from './worker.ts';

/** How long the page computes before it lets go, in milliseconds: less than a frame. */
const SLICE_MS = 10;

/** The page draws one puzzle, then a frame may pass before it is told of the next: in milliseconds. */
const FRAME_MS = 16;

/** Begins a sheet and tells of it, a frame apart. What is given back ends it: then nothing is told any more. */
export function makeSheet(order: Order, tell: (told: FromWorker) => void): () => void {
  let isOver = false;
  let worker: Worker | undefined;
  const waiting: FromWorker[] = [];
  let isTelling = false;
  const tellNext = (): void => {
    const next = isOver ? undefined : waiting.shift();
    isTelling = next !== undefined;
    if (next === undefined) return;
    tell(next);
    setTimeout(tellNext, FRAME_MS);
  };
  const pass = (told: FromWorker): void => {
    waiting.push(told);
    if (!isTelling) tellNext();
  };
  const alone = async (): Promise<void> => {
    worker = undefined;
    try {
      const lay = await handedOver<typeof laying>('zwicker:laying', address);
      let since = performance.now();
      for (const told of lay(order)) {
        if (isOver) return;
        if (told) pass(told);
        if (told === undefined && performance.now() - since < SLICE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    } catch {
      pass({ tells: 'failed' });
    }
  };
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', alone);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => pass(data));
    worker.postMessage(order);
  } catch {
    alone();
  }
  return () => {
    isOver = true;
    worker?.terminate();
  };
}
