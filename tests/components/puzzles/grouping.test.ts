import { describe, expect, test } from 'vitest';
import { type Card, findZwicks, parsePosition } from '../../../src/engine/index.ts';
import { groupingOf } from '../../../src/engine/puzzles/grouping.ts';

const at = (text: string) => {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('piles told off one after the other', () => {
  const cases: readonly (readonly [
    why: string,
    position: string,
    card: Card,
    piles: readonly number[],
    groups: readonly (readonly number[])[],
    rest: readonly number[],
  ])[] = [
    ['nothing yet', 'dithmarschen 4 @0 | 8H | 5C, 3D', '8H', [], [], []],
    [
      'a sum and a single one',
      'dithmarschen 4 @0 | 8H | 5C, 3D, 8S',
      '8H',
      [1, 0, 2],
      [[1, 0], [2]],
      [],
    ],
    ['one that is not full', 'dithmarschen 4 @0 | 8H | 5C, 3D, 8S', '8H', [2, 0], [[2]], [0]],
    // 2 + 1 would be three already; with the ten it is thirteen.
    [
      'a queen as thirteen',
      'dithmarschen 4 @0 | QH | 2C, AD, 10S',
      'QH',
      [0, 1, 2],
      [[0, 1, 2]],
      [],
    ],
    ['a queen as three', 'dithmarschen 4 @0 | QH | 2C, AD, 3S', 'QH', [0, 1, 2], [[0, 1], [2]], []],
    [
      'a total without groups',
      'dithmarschen 4 @0 | 8H | 5C, 6D, 5S',
      '8H',
      [0, 1, 2],
      [],
      [0, 1, 2],
    ],
    // 8 = 5 + 3 twice, told off across: the order is the person's own.
    [
      'told off across',
      'dithmarschen 4 @0 | 8H | 5C, 5D, 3S, 3H',
      '8H',
      [0, 1, 2, 3],
      [],
      [0, 1, 2, 3],
    ],
  ];
  test.each(cases)('%s', (_, position, card, piles, groups, rest) => {
    const found = groupingOf(at(position), card, piles);
    expect(found.groups).toEqual(groups);
    expect(found.rest).toEqual(rest);
  });

  test('a Zwick told off group by group is whole', () => {
    const position = at('dithmarschen 4 @0 | 3D 3C 10H KC 8H | AD, QH, KD, 5C, 4S, 7C =7@1 | 1:7');
    const [zwick] = findZwicks(position);
    if (zwick === undefined) throw new Error('no Zwick');
    const { groups, rest } = groupingOf(position, zwick.card, zwick.groups.flat());
    expect(rest).toEqual([]);
    expect(groups).toEqual(zwick.groups);
  });
});
