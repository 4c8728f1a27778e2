/** Where puzzles are worked out: in a worker, or by a script of the same on the page. */
import { handedOver } from '../site/handedOver.ts';
import address from './alone.ts?worker&url';
import type { answering } from './driving.ts';
import workerAddress from './worker.ts?worker&url';

export type Answering = typeof answering;

export function startWorker(): Worker {
  return new Worker(workerAddress, { type: 'module' });
}

/** What computes, on the page itself. */
export function loadAnswering(): Promise<Answering> {
  return handedOver<Answering>('zwicker:answering', address);
}
