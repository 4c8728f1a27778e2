import { describe, expect, test } from 'vitest';
import { openAsking } from '../../../src/components/puzzles/asking.ts';
import { answering } from '../../../src/components/puzzles/driving.ts';
import type { Answered, Numbered } from '../../../src/components/puzzles/worker.ts';
import {
  DEFAULT_OPTIONS,
  generatePuzzle,
  makePuzzleLink,
  VARIANTS,
} from '../../../src/engine/index.ts';

/** A worker that answers when it is told to. */
function slowWorker() {
  const asked: Numbered[] = [];
  const listeners = new Map<string, (event: Event) => void>();
  return {
    asked,
    isEnded: false,
    addEventListener(type: string, listener: unknown) {
      listeners.set(type, listener as (event: Event) => void);
    },
    postMessage(message: Numbered) {
      asked.push(message);
    },
    terminate() {
      this.isEnded = true;
    },
    answer(answered: Answered) {
      listeners.get('message')?.({ data: answered } as unknown as Event);
    },
    fail() {
      listeners.get('error')?.({} as Event);
    },
  };
}
type Slow = ReturnType<typeof slowWorker>;

function withWorkers() {
  const workers: Slow[] = [];
  const asker = openAsking(
    () => {
      const worker = slowWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    async () => answering,
  );
  return { asker, workers };
}

const link = makePuzzleLink(
  generatePuzzle({ kind: 'zwick', variant: VARIANTS[0], level: 1, seed: 'asking' }).puzzle,
);
const solve = { ask: 'solve', link } as const;

describe('asking about puzzles', () => {
  test('each answer goes to its own question', async () => {
    const { asker, workers } = withWorkers();
    const first = asker.ask({ ask: 'day', date: '2026-11-30' });
    const second = asker.ask({ ask: 'day', date: '2026-12-01' });
    const [worker] = workers;
    const [one, two] = worker?.asked ?? [];
    worker?.answer({ number: two?.number ?? 0, ok: true, reply: [] });
    worker?.answer({ number: one?.number ?? 0, ok: false });
    expect(await second).toEqual([]);
    await expect(first).rejects.toBe('failed');
  });

  test('what was stopped is never answered, and the worker is ended', async () => {
    const { asker, workers } = withWorkers();
    const stopped = asker.ask(solve);
    const number = workers[0]?.asked[0]?.number ?? 0;
    asker.stop();
    await expect(stopped).rejects.toBe('stopped');
    expect(workers[0]?.isEnded).toBe(true);
    const next = asker.ask({ ask: 'day', date: '2026-11-30' });
    // The old worker comes too late.
    workers[0]?.answer({ number: number + 1, ok: true, reply: [] });
    let isAnswered = false;
    next.then(() => {
      isAnswered = true;
    });
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    workers[1]?.answer({ number: workers[1].asked[0]?.number ?? 0, ok: true, reply: [] });
    expect(await next).toEqual([]);
  });

  test('where a worker fails the page works out what was asked', async () => {
    const { asker, workers } = withWorkers();
    const solved = asker.ask(solve);
    workers[0]?.fail();
    expect((await solved).answers.length).toBeGreaterThan(0);
    const day = await asker.ask({ ask: 'day', date: '2026-11-30' });
    expect(day.length).toBeGreaterThan(0);
    expect(workers).toHaveLength(1);
  });

  test('where no worker can be had the page can be stopped too', async () => {
    const asker = openAsking(
      () => {
        throw new Error('no workers');
      },
      async () => answering,
    );
    const wanted = {
      kind: 'last',
      version: 'dithmarschen',
      level: 5,
      seed: 'stop',
      options: DEFAULT_OPTIONS,
    } as const;
    const making = asker.ask({ ask: 'make', wanted });
    asker.stop();
    await expect(making).rejects.toBe('stopped');
    expect((await asker.ask(solve)).hints).toHaveLength(3);
  });

  test('a link that is none fails, and what comes after it is answered', async () => {
    const asker = openAsking(
      () => {
        throw new Error('no workers');
      },
      async () => answering,
    );
    await expect(asker.ask({ ask: 'solve', link: 'q1~nonsense' })).rejects.toBe('failed');
    expect((await asker.ask(solve)).level).toBeGreaterThan(0);
  });
});

describe('puzzles as wished', () => {
  test('a version without a kind gives one of the usual version', () => {
    const steps = answering({
      ask: 'make',
      wanted: {
        kind: 'build',
        version: 'huelsemann',
        level: 1,
        seed: 'wish',
        options: DEFAULT_OPTIONS,
      },
    });
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      expect('link' in step.value && step.value.link).toContain('~build');
      expect('link' in step.value && step.value.link).toContain(VARIANTS[0].id);
      return;
    }
  });
});
