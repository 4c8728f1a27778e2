import { describe, expect, test } from 'vitest';
import { parsePosition, stagesOf } from '~/engine/index.ts';

const tableOf = (piles: string) => {
  const position = parsePosition(`christiansen 4 @0 | 2S | ${piles}`);
  if (!position.ok) throw new Error(piles);
  return position.value.table;
};

describe('what a pile has been', () => {
  test.each([
    ['a loose card is only itself', ['3H'], '3H', [{ cards: 1 }]],
    [
      'fourth play of the annotated round: 3♥ loose, built to 15, then down to 7',
      ['3S', '3S JH =15@3'],
      '3S JH 8C =7@0',
      [{ cards: 1 }, { cards: 2, value: 15 }, { cards: 3, value: 7 }],
    ],
    [
      'a ten on a ten that keeps its value is a moment of its own',
      ['10S', '10S 10H =10@1'],
      '10S 10H 10C =10@2',
      [{ cards: 1 }, { cards: 2, value: 10 }, { cards: 3, value: 10 }],
    ],
    [
      'plays elsewhere are no moments of it',
      ['5H, 4D', '5H 10D =15@3, 4D', '5H 10D =15@3'],
      '5H 10D =15@3',
      [{ cards: 1 }, { cards: 2, value: 15 }],
    ],
    [
      'a build of one card begins as a build',
      ['4D', '4D, QS =13@0'],
      'QS 2C =11@1',
      [
        { cards: 1, value: 13 },
        { cards: 2, value: 11 },
      ],
    ],
    [
      'it begins with what is known',
      ['9D, 5S 6S =11@0'],
      '5S 6S 2H =9@2',
      [
        { cards: 2, value: 11 },
        { cards: 3, value: 9 },
      ],
    ],
  ])('%s', (_, tables, now, stages) => {
    const [pile] = tableOf(now);
    if (pile === undefined) throw new Error(now);
    expect(stagesOf(pile, tables.map(tableOf))).toEqual(stages);
  });
});
