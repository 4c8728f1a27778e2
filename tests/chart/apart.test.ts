import { expect, test } from 'vitest';
import { apart } from '../../src/components/chart/apart.ts';

test.each([
  ['labels that stand apart stay', [90, 40, 10], [90, 40, 10]],
  ['of two at one height the second goes up', [50, 50], [50, 37]],
  ['a crowd goes up one by one, the lowest stays', [50, 48, 52, 46], [39, 26, 52, 13]],
  ['nothing to place', [], []],
])('%s', (_, heights, placed) => {
  expect(apart(heights)).toEqual(placed);
});

test.for([
  ['three that end at the top go down from there', [5, 5, 5], -10, 100, [16, 3, -10]],
  ['what has room stays', [0, 0, 26], -22, 100, [0, -13, 26]],
  ['what has no room stands closer', [10, 10, 10, 10], 4, 10, [10, 8, 6, 4]],
  ['one alone stays', [40], 0, 100, [40]],
] as const)('%s', ([, heights, top, bottom, placed]) => {
  expect(apart(heights, top, bottom)).toEqual(placed);
});
