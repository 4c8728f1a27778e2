/** Where puzzles are worked out: in a worker, or by the same script on the page. */
import type { answering } from './driving.ts';
import address from './worker.ts?worker&url';

export type Answering = typeof answering;

export function startWorker(): Worker {
  return new Worker(address, { type: 'module' });
}

let fetched: Promise<Answering> | undefined;

/** What computes, on the page itself. The script that brings it runs once. */
export function loadAnswering(): Promise<Answering> {
  fetched ??= new Promise<Answering>((resolve, reject) => {
    document.addEventListener(
      'zwicker:answering',
      (event) => resolve((event as CustomEvent<Answering>).detail),
      { once: true },
    );
    import(/* @vite-ignore */ address)
      // Where that script is kept away altogether, the same comes in pieces of other names.
      .catch(async () => resolve((await import('./driving.ts')).answering))
      .catch((reason: unknown) => {
        fetched = undefined;
        reject(reason);
      });
  });
  return fetched;
}
