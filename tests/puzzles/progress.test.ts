/** Progress in the puzzles: what counts, days in a row, what is packed, stored, put together and read from a file. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { shiftDay } from '../../src/components/puzzles/progress/day.ts';
import { readProgressFile } from '../../src/components/puzzles/progress/file.ts';
import { historyOf, streakOf, total } from '../../src/components/puzzles/progress/history.ts';
import {
  bestRuns,
  MOST,
  marksOf,
  merged,
  mistakesOf,
  NOTHING_DONE,
  type Place,
  type Progress,
  putRight,
  type Result,
  type Run,
  recorded,
  without,
  withRun,
} from '../../src/components/puzzles/progress/progress.ts';
import { parseProgress, writeProgress } from '../../src/components/puzzles/progress/stored.ts';
import { calendarDay } from '../../src/components/site/calendarDay.ts';

const RESULT: Result = {
  id: 'q1zwick_a',
  kind: 'zwick',
  level: 2,
  version: 'dithmarschen',
  right: true,
  hints: 0,
  ms: 8000,
  day: '2026-11-30',
};
const WRONG: Result = { ...RESULT, id: 'q1haul_b', kind: 'haul', right: false };
const RUN: Run = {
  kind: 'zwick',
  version: 'all',
  ms: 180_000,
  right: 9,
  wrong: 1,
  day: '2026-11-30',
};

/** Progress with these results, one after the other. */
const answered = (...results: readonly Result[]): Progress =>
  results.reduce((progress, result) => recorded(progress, result), NOTHING_DONE);

/** Progress in which the whole set of each date was done, on that day or on the one given. */
function daysDone(...dates: readonly (string | readonly [date: string, on: string])[]): Progress {
  return dates.reduce<Progress>((progress, each) => {
    const [date, on] = typeof each === 'string' ? [each, each] : each;
    return [0, 1, 2].reduce(
      (so, at) =>
        recorded(so, { ...RESULT, id: `q${date}${at}`, day: on }, { date, set: 'all', at, of: 3 }),
      progress,
    );
  }, NOTHING_DONE);
}

describe('a day', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    // Clocks go forward and back on these nights in Germany.
    ['2027-03-28', 1, '2027-03-29'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i days are %s', (day, days, then) => expect(shiftDay(day, days)).toBe(then));

  describe('of a moment is the one on the calendar where the person is', () => {
    let zone: string | undefined;
    beforeAll(() => {
      zone = process.env.TZ;
      return () => {
        if (zone === undefined) delete process.env.TZ;
        else process.env.TZ = zone;
      };
    });
    test.each([
      ['Europe/Berlin', '2026-11-30T22:59:59Z', '2026-11-30'],
      ['Europe/Berlin', '2026-11-30T23:00:00Z', '2026-12-01'],
      // The hour that there is twice, and the one that there is not.
      ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25'],
      ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25'],
      ['Europe/Berlin', '2027-03-28T01:00:00Z', '2027-03-28'],
      ['Pacific/Auckland', '2026-11-30T12:00:00Z', '2026-12-01'],
      ['America/Los_Angeles', '2026-12-01T07:59:59Z', '2026-11-30'],
    ])('in %s at %s it is %s', (place, moment, day) => {
      process.env.TZ = place;
      expect(calendarDay(new Date(moment))).toBe(day);
    });
  });
});

describe('an answer', () => {
  it('is the result of its puzzle the first time, and never again', () => {
    const twice = answered({ ...RESULT, right: false }, RESULT, RESULT);
    expect(twice.results).toEqual([{ ...RESULT, right: false }]);
  });

  it('that is wrong puts the puzzle among those to repeat, until it is solved', () => {
    const wrong = answered(WRONG, WRONG);
    const { id, kind, level, version } = WRONG;
    expect(mistakesOf(wrong)).toEqual([{ id, kind, level, version }]);
    expect(mistakesOf(wrong, 'zwick')).toEqual([]);
    expect(mistakesOf(recorded(wrong, { ...WRONG, right: true }))).toEqual([]);
  });

  it('that is right without a hint takes it out, one with a hint does not', () => {
    const wrong = answered(WRONG);
    const later = { ...WRONG, right: true, day: '2026-12-24' };
    expect(mistakesOf(recorded(wrong, { ...later, hints: 1 }))).toHaveLength(1);
    expect(mistakesOf(recorded(wrong, { ...later, hints: 0 }))).toEqual([]);
    const other = answered(WRONG, { ...WRONG, id: 'another' });
    expect(mistakesOf(putRight(other, WRONG.id)).map(({ id }) => id)).toEqual(['another']);
    // What went wrong the first time went wrong the first time.
    expect(putRight(wrong, WRONG.id).results).toEqual(wrong.results);
    expect(putRight(wrong, 'never heard of').mistakes).toEqual(wrong.mistakes);
  });

  it('that the third hint gave solves nothing', () => {
    const shown = answered({ ...RESULT, hints: 3 });
    expect(mistakesOf(shown)).toHaveLength(1);
    expect(mistakesOf(recorded(answered(WRONG), { ...WRONG, right: true, hints: 3 }))).toHaveLength(
      1,
    );
    expect(mistakesOf(answered({ ...RESULT, hints: 2 }))).toEqual([]);
    expect(total(historyOf(shown))).toEqual({ tried: 1, right: 0, hinted: 0, ms: 8000 });
  });
});

describe('the set of a day', () => {
  const place: Place = { date: '2026-11-30', set: 'all', at: 1, of: 3 };

  it('has a mark for each puzzle; right stays right, and wrong may become right', () => {
    expect(marksOf(NOTHING_DONE, place)).toBe('---');
    const wrong = recorded(NOTHING_DONE, { ...RESULT, right: false }, place);
    expect(marksOf(wrong, place)).toBe('-w-');
    const right = recorded(wrong, RESULT, place);
    expect(marksOf(right, place)).toBe('-r-');
    expect(marksOf(recorded(right, WRONG, place), place)).toBe('-r-');
  });

  it('is one thing for everybody, and another for a version', () => {
    const done = recorded(NOTHING_DONE, RESULT, place);
    expect(marksOf(done, { ...place, set: 'grupp' })).toBe('---');
  });

  it('stays when a kind is forgotten, and goes with all', () => {
    const done = withRun(recorded(recorded(NOTHING_DONE, RESULT, place), WRONG), RUN);
    const rest = without(done, 'zwick');
    expect(rest).toMatchObject({ days: done.days, runs: [], results: [WRONG] });
    expect(rest.mistakes).toHaveLength(1);
    expect(without(done)).toEqual(NOTHING_DONE);
  });

  it('that is put right later was done before', () => {
    const late = recorded(daysDone('2026-11-30'), RESULT, place);
    const wrong = recorded(NOTHING_DONE, { ...RESULT, right: false }, { ...place, of: 2 });
    const mended = recorded(wrong, { ...RESULT, day: '2026-12-09' }, { ...place, of: 2 });
    expect(late.days['2026-11-30']?.all?.on).toBe('2026-11-30');
    expect(mended.days['2026-11-30']?.all).toEqual({ marks: '-r', on: '2026-11-30' });
  });
});

describe('days in a row', () => {
  const NOVEMBER = ['2026-11-28', '2026-11-29', '2026-11-30'];
  test.each<[string, Progress, string, { now: number; longest: number; today: boolean }]>([
    ['none', NOTHING_DONE, '2026-11-30', { now: 0, longest: 0, today: false }],
    ['today is done', daysDone(...NOVEMBER), '2026-11-30', { now: 3, longest: 3, today: true }],
    [
      'it has struck midnight: there is a day to do it',
      daysDone(...NOVEMBER),
      '2026-12-01',
      { now: 3, longest: 3, today: false },
    ],
    [
      'a whole day has gone by',
      daysDone(...NOVEMBER),
      '2026-12-02',
      { now: 0, longest: 3, today: false },
    ],
    [
      'begun before midnight and ended after it',
      daysDone('2026-11-29', ['2026-11-30', '2026-12-01']),
      '2026-12-01',
      { now: 2, longest: 2, today: false },
    ],
    [
      'a day done two days late does not fill the gap',
      daysDone('2026-11-28', ['2026-11-29', '2026-12-01'], '2026-11-30', '2026-12-01'),
      '2026-12-01',
      { now: 2, longest: 2, today: true },
    ],
    [
      'a journey over the date line took a day, whose set was done on the next',
      daysDone('2026-11-29', ['2026-11-30', '2026-12-01'], '2026-12-01'),
      '2026-12-01',
      { now: 3, longest: 3, today: true },
    ],
    [
      'a journey the other way gave a day twice',
      daysDone(...NOVEMBER),
      '2026-11-29',
      { now: 3, longest: 3, today: true },
    ],
    [
      'the clock is set back by years',
      daysDone(...NOVEMBER),
      '2001-01-01',
      { now: 3, longest: 3, today: false },
    ],
    [
      'the clock was years ahead once',
      daysDone('2031-05-05', ...NOVEMBER),
      '2026-11-30',
      { now: 3, longest: 3, today: true },
    ],
    [
      'over a leap day',
      daysDone('2028-02-28', '2028-02-29', '2028-03-01'),
      '2028-03-01',
      { now: 3, longest: 3, today: true },
    ],
    [
      'over no leap day',
      daysDone('2027-02-28', '2027-03-01'),
      '2027-03-01',
      { now: 2, longest: 2, today: true },
    ],
    [
      'over the end of summer time',
      daysDone('2026-10-24', '2026-10-25', '2026-10-26'),
      '2026-10-26',
      { now: 3, longest: 3, today: true },
    ],
    [
      'over its beginning',
      daysDone('2027-03-27', '2027-03-28', '2027-03-29'),
      '2027-03-29',
      { now: 3, longest: 3, today: true },
    ],
    [
      'over the end of a year',
      daysDone('2026-12-31', '2027-01-01'),
      '2027-01-02',
      { now: 2, longest: 2, today: false },
    ],
    [
      'an old row is the longest',
      daysDone('2026-11-01', '2026-11-02', '2026-11-30'),
      '2026-11-30',
      { now: 1, longest: 2, today: true },
    ],
  ])('%s', (_what, progress, today, streak) => expect(streakOf(progress, today)).toEqual(streak));

  it('wait for the whole set', () => {
    const place = { date: '2026-11-30', set: 'all', of: 2 };
    const half = recorded(NOTHING_DONE, RESULT, { ...place, at: 0 });
    expect(streakOf(half, '2026-11-30').now).toBe(0);
    const whole = recorded(half, WRONG, { ...place, at: 1 });
    expect(streakOf(whole, '2026-11-30')).toEqual({ now: 1, longest: 1, today: true });
  });
});

describe('thousands of puzzles', () => {
  const many = Array.from(
    { length: MOST.results + 500 },
    (_, at): Result => ({
      ...RESULT,
      id: `q${'x'.repeat(90)}${at}`,
      level: 1 + (at % 2),
      right: at % 3 !== 0,
      hints: at % 5 === 0 ? 1 : 0,
      ms: 1000 * (at % 60),
    }),
  );
  const before = many.slice(0, MOST.results);
  const progress = many.slice(MOST.results).reduce((so, result) => recorded(so, result), {
    ...NOTHING_DONE,
    results: before,
  } as Progress);

  it('are summed up, and the history is as if they were not', () => {
    expect(progress.results).toHaveLength(MOST.results);
    const all: Progress = { ...NOTHING_DONE, results: many };
    expect(historyOf(progress)).toEqual(historyOf(all));
    expect(writeProgress(progress).length).toBeLessThan(300_000);
  });

  it('are known again, and not counted twice', () => {
    const again = recorded(progress, many[3] as Result);
    expect(total(historyOf(again)).tried).toBe(many.length);
  });

  it('lose no mistake and no day', () => {
    expect(mistakesOf(progress)).toHaveLength(
      many.slice(MOST.results).filter(({ right }) => !right).length,
    );
    const later = many.reduce((so, one) => recorded(so, one), daysDone('2026-11-01'));
    expect(later.days['2026-11-01']?.all?.marks).toBe('rrr');
  });

  it('from a file that has them plain are the same', () => {
    const plain: Progress = { ...NOTHING_DONE, results: many.slice(0, 700) };
    expect(historyOf(merged(progress, plain))).toEqual(historyOf(progress));
    expect(historyOf(merged(plain, progress))).toEqual(historyOf(progress));
  });
});

describe('runs against the clock', () => {
  it('are best with most right ones, then fewest wrong ones', () => {
    const runs = [RUN, { ...RUN, right: 12 }, { ...RUN, wrong: 0 }, { ...RUN, ms: 60_000 }];
    const progress = runs.reduce(withRun, NOTHING_DONE);
    expect(bestRuns(progress, RUN)).toEqual([runs[1], runs[2], runs[0]]);
  });

  it('are two hundred at most, the best among them', () => {
    const best = { ...RUN, right: 40 };
    const runs = [best, ...Array.from({ length: 300 }, (_, at) => ({ ...RUN, right: at % 20 }))];
    const progress = runs.reduce(withRun, NOTHING_DONE);
    expect(progress.runs).toHaveLength(MOST.runs);
    expect(bestRuns(progress, RUN)[0]).toEqual(best);
  });
});

describe('what is stored', () => {
  const SOME = withRun(recorded(daysDone('2026-11-29', '2026-11-30'), WRONG), RUN);

  it('is read as it was written', () => {
    expect(parseProgress(writeProgress(SOME))).toEqual({
      value: SOME,
      isWhole: true,
      isNewer: false,
    });
    expect(parseProgress(null)).toEqual({ value: NOTHING_DONE, isWhole: true, isNewer: false });
  });

  test.each([
    ['no JSON', '{"v":1'],
    ['no object', '[]'],
    ['no edition', '{"results":[]}'],
    ['an edition below the first', '{"v":0}'],
  ])('as %s is laid aside', (_what, text) => {
    expect(parseProgress(text)).toEqual({ value: NOTHING_DONE, isWhole: false, isNewer: false });
  });

  it('with a wrong entry is read but for that, and known as not whole', () => {
    const fields = JSON.parse(writeProgress(SOME));
    fields.results[0].level = 'two';
    fields.days['2026-02-30'] = {};
    const read = parseProgress(JSON.stringify(fields));
    expect(read.isWhole).toBe(false);
    expect(read.value).toEqual({ ...SOME, results: SOME.results.slice(1) });
  });

  it('by a newer edition is read as far as it goes, and known as newer', () => {
    const fields = { ...JSON.parse(writeProgress(SOME)), v: 2, more: true };
    expect(parseProgress(JSON.stringify(fields))).toMatchObject({ isNewer: true, value: SOME });
  });

  it('of a kind that this edition does not know is kept', () => {
    const text = writeProgress(SOME).replaceAll('"haul"', '"someday"');
    const read = parseProgress(text);
    expect(read.isWhole).toBe(true);
    expect(writeProgress(read.value)).toBe(text);
  });
});

describe('two together', () => {
  const here = recorded(daysDone('2026-11-29'), WRONG);
  const there = withRun(daysDone('2026-11-28', '2026-11-30'), RUN);

  it('have the days, results, mistakes and runs of both', () => {
    const both = merged(here, there);
    expect(streakOf(both, '2026-11-30').now).toBe(3);
    expect(total(historyOf(both)).tried).toBe(10);
    expect(both.mistakes).toEqual(here.mistakes);
    expect(both.runs).toEqual([RUN]);
  });

  it('are the same when a file is read twice', () => {
    const once = merged(here, there);
    expect(merged(once, there)).toEqual(once);
    expect(merged(once, here)).toEqual(once);
    expect(merged(here, here)).toEqual(here);
  });

  it('bring no mistake back that was solved here', () => {
    const solved = recorded(here, { ...WRONG, right: true });
    expect(merged(solved, here).mistakes).toEqual([]);
    expect(merged(NOTHING_DONE, here).mistakes).toEqual(here.mistakes);
  });

  it('make a day whole that was half done in each', () => {
    const place = { date: '2026-11-30', set: 'all', of: 2 };
    const first = recorded(NOTHING_DONE, RESULT, { ...place, at: 0 });
    const second = recorded(NOTHING_DONE, { ...WRONG, day: '2026-12-01' }, { ...place, at: 1 });
    expect(merged(first, second).days['2026-11-30']).toEqual({
      all: { marks: 'rw', on: '2026-12-01' },
    });
    expect(merged(second, first).days).toEqual(merged(first, second).days);
  });
});

describe('a file', () => {
  it('that was saved is read', () => {
    expect(readProgressFile(writeProgress(here()))).toEqual({ ok: true, value: here() });
  });

  const here = (): Progress => recorded(daysDone('2026-11-29'), WRONG);
  const EMPTY = '"old":{},"days":{},"mistakes":[],"runs":[]';

  test.each([
    ['{"v":1', /^line 1, column 7: this is no JSON.*Nothing was added\.$/],
    ['[]', /^line 1, column 1: this should be a file that the puzzles have saved; found \[\]/],
    ['null', /^line 1, column 1: this should be a file/],
    ['{"v":2,"results":7}', /^line 1, column 6, v: a newer edition/],
    ['{"v":1,"results":{}}', /^line 1, column 18, results: here should be a list/],
    [
      `{"v":1,\n"results":[{"id":"q1","kind":"zwick","level":0}],${EMPTY}}`,
      /^line 2, column 46, results\[0\]\.level: here should be a level, from 1 to 5; found 0/,
    ],
    [
      `{"v":1,"results":[{"id":"<b>"}],${EMPTY}}`,
      /results\[0\]\.id: here should be the link of a puzzle/,
    ],
    [
      '{"v":1,"results":[],"old":{"zwick.2":"abc"},"days":{},"mistakes":[],"runs":[]}',
      /old\.zwick\.2: here should be old results/,
    ],
    [
      '{"v":1,"results":[],"old":{},"days":{"2026-02-30":{}},"mistakes":[],"runs":[]}',
      /a day that there is/,
    ],
    [
      '{"v":1,"results":[],"old":{},"days":{"2026-02-28":{"all":{"marks":"rx"}}},"mistakes":[],"runs":[]}',
      /2026-02-28\.all\.marks: here should be a letter for each puzzle/,
    ],
  ])('%s is refused with the place', (text, message) => {
    const read = readProgressFile(text);
    expect(read.ok ? '' : read.error).toMatch(message);
  });
});
