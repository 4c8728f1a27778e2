import { describe, expect, test } from 'vitest';
import {
  type ClockAction,
  clockAfter,
  levelIn,
  MOST_WRONG,
  NEW_RUN,
  RUN_MS,
  timeLeft,
} from '../../../src/components/puzzles/clock.ts';

const running = (...actions: readonly ClockAction[]) => actions.reduce(clockAfter, NEW_RUN);
const answered = (right: boolean, now: number): ClockAction => ({
  do: 'answered',
  now,
  right,
  link: `q${now}`,
});

describe('a run against the clock', () => {
  test('only time with a table in sight is used up', () => {
    const run = running(
      { do: 'start', now: 1000 },
      { do: 'stop', now: 21_000 },
      { do: 'stop', now: 60_000 },
      { do: 'start', now: 90_000 },
    );
    expect(timeLeft(run, 100_000)).toBe(RUN_MS - 30_000);
  });

  test('starting a clock that runs changes nothing', () => {
    const run = running({ do: 'start', now: 0 }, { do: 'start', now: 50_000 });
    expect(timeLeft(run, 60_000)).toBe(RUN_MS - 60_000);
  });

  test('an answer stops the clock until the next table is in sight', () => {
    const run = running({ do: 'start', now: 0 }, answered(true, 10_000));
    expect(run.right).toBe(1);
    expect(timeLeft(run, 99_000)).toBe(RUN_MS - 10_000);
  });

  test('what is answered after the end counts for nothing', () => {
    const run = running({ do: 'start', now: 0 }, answered(true, RUN_MS));
    expect(run.over).toBe(true);
    expect(run.right).toBe(0);
  });

  test('the time being up ends it, a moment before does not', () => {
    expect(running({ do: 'start', now: 0 }, { do: 'tick', now: RUN_MS - 1 }).over).toBe(false);
    expect(running({ do: 'start', now: 0 }, { do: 'tick', now: RUN_MS }).over).toBe(true);
  });

  test('the last wrong answer that is one too many ends it', () => {
    const wrong = Array.from({ length: MOST_WRONG }, (_, at) => answered(false, at));
    const run = running(...wrong);
    expect(run.over).toBe(true);
    expect(run.missed).toHaveLength(MOST_WRONG);
    expect(running(...wrong.slice(1)).over).toBe(false);
    expect(clockAfter(run, answered(true, 9))).toBe(run);
  });

  test('it begins easily and never goes beyond fiendish', () => {
    expect(levelIn(NEW_RUN)).toBe(1);
    expect(levelIn({ ...NEW_RUN, right: 4 })).toBe(2);
    expect(levelIn({ ...NEW_RUN, right: 99 })).toBe(5);
  });
});
