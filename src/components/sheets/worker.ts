/** Makes the puzzles of a sheet beside the page. Whoever wants another sheet ends it. */
import { laying, type Order, type Told } from './laying.ts';

/** What the worker sends. */
export type FromWorker = Told | { readonly tells: 'failed' };

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const tell = (message: FromWorker): void => postMessage(message);
  try {
    for (const told of laying(data)) if (told) tell(told);
  } catch {
    tell({ tells: 'failed' });
  }
});
