/** What comes out even: a stock in its deals, and cards between sides. */
import { describe, expect, test } from 'vitest';
import { canTie, canTieBetween, leavesRemainder } from '../../src/engine/index.ts';
import { versionNamed } from './read.ts';

/** Counted by hand: the pack less the first deal, by four for each. */
describe('a stock leaves a rest', () => {
  test.each([
    ['dithmarschen', [2, 3, 4], []],
    ['dithmarschen-refill', [4], []],
    ['grossenwiehe', [2, 3, 4, 6], []],
    ['christiansen', [2, 3, 4], []],
    ['huelsemann', [2, 3, 4], []],
    // 100 cards: 20 at a time for five, but 24, 28 and 32 for more.
    ['huelsemann-double', [5, 6, 7, 8], [6, 7, 8]],
    // 54 cards, which no multiple of four divides.
    ['grupp', [2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8]],
  ])('in %s with %j: with %j', (id, seats, rest) => {
    const variant = versionNamed(id);
    expect(variant.seats).toEqual(seats);
    expect(seats.filter((players) => leavesRemainder(variant, players))).toEqual(rest);
  });
});

test('a number of seats that the version has not leaves no rest', () => {
  expect(leavesRemainder(versionNamed('grupp'), 9)).toBe(false);
});

describe('there can be a tie for most cards', () => {
  test.each([
    // Four play in two teams with 55 cards, two or three alone.
    ['dithmarschen', true, false, true],
    ['dithmarschen-refill', false, false, true],
    ['grossenwiehe', true, true, true],
    ['christiansen', true, true, true],
    ['huelsemann', true, true, true],
    ['huelsemann-double', true, true, true],
    ['grupp', true, true, true],
  ])('in %s: %s; between two %s, between three %s', (id, any, two, three) => {
    const variant = versionNamed(id);
    expect(canTie(variant)).toBe(any);
    expect([2, 3].map((sides) => canTieBetween(variant, sides))).toEqual([two, three]);
  });
});
