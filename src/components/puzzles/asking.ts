/**
 * Asks about puzzles, in a worker; where none can be had, on the page itself, a little at a time. What has been stopped
 * is never answered.
 */
import { type Answering, loadAnswering, startWorker } from './computing.ts';
import type { Question, Replies } from './driving.ts';
import type { Answered, Numbered } from './worker.ts';

/** Why there is no answer: it was stopped, or there is none. */
export type NoAnswer = 'stopped' | 'failed';

export interface Asker {
  /**
   * The answer to a question, after those to all that were asked before.
   *
   * @throws A `NoAnswer`, as the reason of the rejection
   */
  readonly ask: <Ask extends Question['ask']>(
    question: Extract<Question, { readonly ask: Ask }>,
  ) => Promise<Replies[Ask]>;
  /** Stops all that was asked and is not answered. */
  readonly stop: () => void;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (reply: never) => void;
  readonly reject: (reason: NoAnswer) => void;
}

/** How long the page computes before it lets go, in milliseconds: less than a frame. */
const SLICE_MS = 10;

/** Opens a line. What it works with is for tests to replace: a worker may not start, or fail. */
export function openAsking(
  begin: () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = startWorker,
  load: () => Promise<Answering> = loadAnswering,
): Asker {
  let waiting = new Map<number, Waiting>();
  let last = 0;
  let worker: ReturnType<typeof begin> | undefined;
  /** Without a worker the page computes; a stop ends what it is at. */
  let isAlone = false;
  let computing: { isStopped: boolean } | undefined;

  const settle = (answered: Answered): void => {
    const one = waiting.get(answered.number);
    waiting.delete(answered.number);
    if (answered.ok) one?.resolve(answered.reply as never);
    else one?.reject('failed');
  };
  const start = (): typeof worker => {
    try {
      const started = begin();
      started.addEventListener('message', (event) => {
        if (started === worker) settle((event as MessageEvent<Answered>).data);
      });
      started.addEventListener('error', () => {
        if (started !== worker) return;
        worker = undefined;
        isAlone = true;
        compute();
      });
      return started;
    } catch {
      isAlone = true;
      return undefined;
    }
  };

  /** Answers what waits, one after the other, a slice at a time. */
  const compute = async (): Promise<void> => {
    if (computing !== undefined) return;
    const own = { isStopped: false };
    computing = own;
    try {
      const answering = await load();
      for (;;) {
        const [next] = waiting;
        if (own.isStopped || next === undefined) return;
        const [number, { question }] = next;
        try {
          const steps = answering(question);
          let since = performance.now();
          for (;;) {
            const step = steps.next();
            if (own.isStopped) return;
            if (step.done === true) {
              settle({ number, ok: true, reply: step.value });
              break;
            }
            if (performance.now() - since < SLICE_MS) continue;
            await new Promise((resolve) => setTimeout(resolve));
            since = performance.now();
          }
        } catch {
          settle({ number, ok: false });
        }
      }
    } catch {
      // The script did not arrive.
      for (const number of [...waiting.keys()]) settle({ number, ok: false });
    } finally {
      if (computing === own) computing = undefined;
    }
  };

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { question, resolve, reject });
        if (!isAlone) worker ??= start();
        if (isAlone) compute();
        else worker?.postMessage({ number: last, question } satisfies Numbered);
      }),
    stop() {
      if (waiting.size === 0) return;
      const stopped = [...waiting.values()];
      waiting = new Map();
      worker?.terminate();
      worker = undefined;
      if (computing !== undefined) computing.isStopped = true;
      computing = undefined;
      for (const { reject } of stopped) reject('stopped');
    },
  };
}
