/** Progress in the course: as it is stored, put together and read from a file. */
import { describe, expect, it, test } from 'vitest';
import { doing, JUST_BEGUN } from '../../src/components/course/doing.ts';
import { playOn } from '../../src/components/course/game.ts';
import {
  doneOf,
  merged,
  NOTHING_DONE,
  type Progress,
  parseProgress,
  withDone,
  withoutLesson,
  writeProgress,
} from '../../src/components/course/progress.ts';
import { readProgressFile } from '../../src/components/course/progressFile.ts';
import { testHash, testPlaceOf } from '../../src/components/course/testAddress.ts';
import type { State } from '../../src/engine/index.ts';
import { states } from '../replay/round.ts';

const SOME: Progress = {
  at: 'sums/two-cards',
  steps: {
    'first-capture/suits': { how: 'solved', tries: 2 },
    'sums/two-cards': { how: 'shown', tries: 1 },
  },
};

test('what is written is read again', () => {
  expect(parseProgress(writeProgress(SOME))).toEqual({
    value: SOME,
    isWhole: true,
    isNewer: false,
  });
  expect(parseProgress(null)).toEqual({ value: NOTHING_DONE, isWhole: true, isNewer: false });
});

test.each([
  ['no JSON', '{"v":1', {}],
  ['no object', '[]', {}],
  ['no edition', '{"steps":{}}', {}],
  [
    'a wrong entry',
    '{"v":1,"at":null,"steps":{"a/b":{"how":"guessed","tries":1},"a/c":{"how":"solved","tries":1}}}',
    { 'a/c': { how: 'solved', tries: 1 } },
  ],
  ['a wrong id', '{"v":1,"at":null,"steps":{"<b>":{"how":"solved","tries":1}}}', {}],
  ['a wrong number of tries', '{"v":1,"at":null,"steps":{"a/b":{"how":"solved","tries":-1}}}', {}],
])('of text that has %s, what is right is read, and that it is not whole', (_what, text, steps) => {
  const read = parseProgress(text);
  expect(read.isWhole).toBe(false);
  expect(read.value.steps).toEqual(steps);
});

test('what a newer edition stored is read as far as it goes, and known as newer', () => {
  const read = parseProgress(
    '{"v":2,"at":null,"steps":{"a/b":{"how":"solved","tries":1}},"more":true}',
  );
  expect(read).toMatchObject({ isNewer: true, value: { steps: { 'a/b': { how: 'solved' } } } });
});

describe('a step', () => {
  it('that was shown may still be solved; one that is solved stays so', () => {
    const solved = withDone(SOME, 'sums/two-cards', { how: 'solved', tries: 3 });
    expect(solved.steps['sums/two-cards']).toEqual({ how: 'solved', tries: 3 });
    expect(withDone(solved, 'sums/two-cards', { how: 'shown', tries: 0 })).toEqual(solved);
    expect(withDone(solved, 'sums/two-cards', { how: 'solved', tries: 1 })).toEqual(solved);
  });

  it('is forgotten with its lesson, and no other', () => {
    expect(withoutLesson(SOME, 'sums')).toEqual({
      at: null,
      steps: { 'first-capture/suits': { how: 'solved', tries: 2 } },
    });
  });

  it('is counted among those that the lesson has now', () => {
    expect(doneOf(SOME, 'sums', ['two-cards', 'three-cards'])).toEqual({ done: 1, of: 2 });
  });
});

test('two together: what is done in either is done, and one’s own place stays', () => {
  const other: Progress = {
    at: 'groups/x',
    steps: {
      'sums/two-cards': { how: 'solved', tries: 1 },
      'groups/x': { how: 'shown', tries: 0 },
    },
  };
  const both = merged(SOME, other);
  expect(both.at).toBe('sums/two-cards');
  expect(Object.keys(both.steps)).toHaveLength(3);
  expect(both.steps['sums/two-cards']?.how).toBe('solved');
});

describe('a file', () => {
  it('that was saved is read', () => {
    expect(readProgressFile(writeProgress(SOME))).toEqual({ ok: true, value: SOME });
  });

  test.each([
    ['{"v":1', /^line 1, column 7: this is no JSON/],
    ['{}', /^line 1, column 1: this should be a file that the course has saved/],
    ['{"v":2,"steps":{}}', /a newer edition/],
    ['{"v":1,"steps":[]}', /^line 1, column 16: here should be the steps/],
    ['{"v":1,\n"steps":{"sums":{}}}', /^line 2, column \d+: here should be the id of a step/],
    [
      '{"v":1,"steps":{"a/b":{"how":"solved"}}}',
      /how a step was done.*found \{"how":"solved"\}\. Nothing was added\.$/,
    ],
  ])('%s is refused with the place', (text, message) => {
    const read = readProgressFile(text);
    expect(read.ok ? '' : read.error).toMatch(message);
  });
});

describe('doing a step', () => {
  const attempt = { ask: 'number', number: 1 } as const;
  const failed = doing(JUST_BEGUN, { do: 'try', attempt, reached: false });

  it('counts every try up to the first that reaches it', () => {
    expect(failed).toMatchObject({ tries: 1, reached: null });
    const reached = doing(failed, { do: 'try', attempt, reached: true });
    expect(reached).toMatchObject({ tries: 2, reached: 'solved' });
    expect(doing(reached, { do: 'try', attempt, reached: false })).toBe(reached);
  });

  it('gives two hints, and then the solution, which does not count as solved', () => {
    const hinted = doing(doing(doing(failed, { do: 'hint' }), { do: 'hint' }), { do: 'hint' });
    expect(hinted.hints).toBe(2);
    expect(doing(hinted, { do: 'show', solution: attempt })).toMatchObject({
      reached: 'shown',
      attempt,
    });
  });

  it('begins anew with another table', () => {
    expect(doing(failed, { do: 'again' })).toEqual({ ...JUST_BEGUN, round: 1 });
  });
});

test('the computer plays up to one’s turn, and to the end after one’s last card', () => {
  const start = states[24] as State;
  const game = playOn({ state: start, log: [] }, 3);
  expect(game.state.toMove).toBe(3);
  expect(game.log.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(playOn({ state: start, log: [] }, 9).state.over).toBe(true);
});

test('a test and its question stand in the address', () => {
  expect(testHash({ seed: 'abc123', question: 1 })).toBe('#test-abc123');
  expect(testPlaceOf('#test-abc123-7')).toEqual({ seed: 'abc123', question: 7 });
  expect(testPlaceOf('#test-abc123')).toEqual({ seed: 'abc123', question: 1 });
  expect(testPlaceOf('#test-ABC')).toBeUndefined();
  expect(testPlaceOf('')).toBeUndefined();
});
