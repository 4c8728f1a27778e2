/** The least that a play leaves uncovered, where a partner's build has left its owner short; and captures by what they leave. */
import { describe, expect, test } from 'vitest';
import { capturesOf } from '../../src/engine/captures.ts';
import type { Card } from '../../src/engine/index.ts';
import { leastUncovered } from '../../src/engine/index.ts';
import { uncoveredFor } from '../../src/engine/least.ts';
import { keptAfter } from '../../src/engine/owe.ts';
import { remembering } from '../../src/engine/remembering.ts';
import { plays, readPosition } from './read.ts';

describe('the least that a play leaves uncovered', () => {
  test.each([
    ['nothing, with nothing owed', 'christiansen 4 @0 | 5S | 5H, 9D', 0],
    ['nothing, with nothing owed and no card left', 'christiansen 4 @0 | | 5H, 9D', 0],
    ['nothing, where another card matches', 'christiansen 4 @0 | 5S 9S | 2S 3S =5@0', 0],
    // The queen is no five, and 5 + 3 and 5 − 3 are matched by nothing.
    ['a five, where nothing takes the build', 'christiansen 4 @0 | QS | 2S 3S =5@0, 9D', 1],
    ['nothing, where the build goes with an eight', 'christiansen 4 @0 | QS | 2S 3S =5@0, 8D', 0],
    // There is one eight, and the mover's five needs it.
    [
      'nothing, whatever becomes of another’s build of that value',
      'christiansen 4 @0 | QS | 2S 3S =5@0, 2H 3H =5@1, 8D',
      0,
    ],
    [
      'one of two, where the piles are enough for one',
      'christiansen 4 @0 | QS | 2S 3S =5@0, 2H 4H =6@0, 8D',
      1,
    ],
    [
      'none of two, where one card takes both',
      'christiansen 4 @0 | QS | 2S 3S =5@0, 2H 6H =8@0',
      0,
    ],
  ])('is %s: %s', (_, at, least) => {
    expect(leastUncovered(readPosition(at))).toBe(least);
  });

  test('binds the mover to the play that leaves so little', () => {
    expect(plays('christiansen 4 @0 | QS | 2S 3S =5@0, 2H 3H =5@1, 8D')).toEqual(['QS x 2S 8D']);
  });
});

describe('the captures of a card by what they leave uncovered', () => {
  const tally = (at: string, card: Card): readonly (readonly [number, bigint])[] => {
    const position = readPosition(at);
    const left = uncoveredFor(position, keptAfter(position.hand, card));
    return [...capturesOf(position)(card, left).tally].sort(([one], [other]) => one - other);
  };

  test.each([
    ['none at all, nothing owed', 'dithmarschen 2 @0 | 4S | 9D', []],
    ['none at all, something owed', 'dithmarschen 2 @0 | 4S | 2S 3S =5@0', []],
    ['two that leave nothing', 'dithmarschen 2 @0 | 4S | 4D, 4H, 9D', [[0, 3n]]],
    // The build alone, the other five alone, both.
    [
      'some that take the build, one that leaves it',
      'dithmarschen 2 @0 | 5S | 2S 3S =5@0, 5D',
      [
        [0, 2n],
        [1, 1n],
      ],
    ],
  ])('%s', (_, at, expected) => {
    expect(tally(at, readPosition(at).hand[0] ?? 'AS')).toEqual(expected);
  });
});

describe('an answer that is remembered', () => {
  test('is worked out once for all questions that have one answer', () => {
    const asked: number[] = [];
    const half = remembering(
      (number: number) => {
        asked.push(number);
        return Math.floor(number / 2);
      },
      (number) => Math.floor(number / 2),
    );
    expect([4, 5, 6, 4, 7].map(half)).toEqual([2, 2, 3, 2, 3]);
    expect(asked).toEqual([4, 6]);
  });

  test('is one for each question, where nothing else is said', () => {
    const asked: string[] = [];
    const length = remembering((text: string) => {
      asked.push(text);
      return text.length;
    });
    expect(['ace', 'two', 'ace'].map(length)).toEqual([3, 3, 3]);
    expect(asked).toEqual(['ace', 'two']);
  });
});
