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
