/** Which plays are the same, and what is left of a list when cards are taken out of it. */
import { describe, expect, test } from 'vitest';
import { asTried, judgeAnswer, parsePuzzle, samePlay } from '../../src/engine/index.ts';
import { without } from '../../src/engine/pack.ts';
import type { PlayTried } from '../../src/engine/play.ts';

const capture = (...takes: number[]): PlayTried => ({ kind: 'capture', card: 'JD', takes });
const build = (value: number, owner: number | null = 0, on: number | null = 1): PlayTried => ({
  kind: 'build',
  card: 'JD',
  on,
  value,
  owner,
});

describe('the same play', () => {
  test.each<[string, PlayTried, PlayTried, boolean]>([
    ['piles in another order', capture(2, 0), capture(0, 2), true],
    ['other piles', capture(0, 1), capture(0, 2), false],
    ['a pile more', capture(0), capture(0, 2), false],
    ['a card laid down', { kind: 'trail', card: 'JD' }, { kind: 'trail', card: 'JD' }, true],
    ['another card', { kind: 'trail', card: 'JD' }, { kind: 'trail', card: 'JC' }, false],
    ['laid down and taken with', { kind: 'trail', card: 'JD' }, capture(0), false],
    ['one build', build(12), build(12), true],
    ['a build of another value', build(12), build(2), false],
    ["a partner's build", build(12), build(12, 2), false],
    ['a build of one card', build(12), build(12, 0, null), false],
  ])('%s: %j, %j: %s', (_, one, other, isSame) => {
    expect(samePlay(one, other)).toBe(isSame);
    expect(samePlay(other, one)).toBe(isSame);
  });

  test('has one spelling, however its piles were named', () => {
    expect(asTried(capture(10, 2, 0))).toEqual(capture(0, 2, 10));
    expect(
      asTried({ ...capture(1, 0), value: 12, groups: [[1], [0]], zwick: false } as never),
    ).toEqual(capture(0, 1));
  });

  test('is a right answer to a puzzle whichever pile was chosen first', () => {
    const puzzle = parsePuzzle('haul | dithmarschen 4 @0 | JD 3S | 2H, 10S, 4C');
    if (!puzzle.ok) throw new Error(JSON.stringify(puzzle.error));
    const chosen = judgeAnswer(puzzle.value, { kind: 'haul', play: capture(1, 0) });
    expect(chosen).toMatchObject({ right: true });
    expect(chosen).toEqual(judgeAnswer(puzzle.value, { kind: 'haul', play: capture(0, 1) }));
  });
});

test('of equal cards as many are taken out of a list as are named', () => {
  expect(without(['2S', '3H', '2S', '4C', '2S'], ['2S', '4C', '2S', 'KD'])).toEqual(['3H', '2S']);
});
