import { describe, expect, test } from 'vitest';
import type { Card, Position } from '../../src/engine/index.ts';
import {
  isBound,
  meaningOf,
  parsePosition,
  reckon,
  sumsOf,
  takersOf,
} from '../../src/engine/index.ts';

function at(notation: string): Position {
  const position = parsePosition(notation);
  if (!position.ok) throw new Error(`${notation}: ${position.error.code}`);
  return position.value;
}

/** What is offered, each as `take`, `lay down`, `13@1`, with `!` behind what is refused. */
function offered(notation: string, card: Card | null, piles: readonly number[]): string[] {
  const { builds, capture, trail } = meaningOf(at(notation), { card, piles });
  const mark = (ok: boolean): string => (ok ? '' : '!');
  return [
    ...(capture ? [`take${mark(capture.ok)}`] : []),
    ...(trail ? [`lay down${mark(trail.ok)}`] : []),
    ...builds.map(({ owner, result, value }) => `${value}@${owner}${mark(result.ok)}`),
  ];
}

describe('what a choice can mean', () => {
  const NINE = 'dithmarschen 4 @0 | 2H 7C AS | 9D';
  test.each<[string, string, Card | null, readonly number[], string[]]>([
    ['nothing without a card', NINE, null, [0], []],
    ['a card alone is laid down, or as a build', NINE, '2H', [], ['lay down', '2@0!']],
    ['a two on a nine makes 7 or 11', NINE, '2H', [0], ['take!', '7@0', '11@0']],
    ['a seven on a nine makes 2, but no 16', NINE, '7C', [0], ['take!', '2@0', '16@0!']],
    [
      'an ace on a nine makes nothing that is held',
      NINE,
      'AS',
      [0],
      ['take!', '8@0!', '10@0!', '20@0!'],
    ],
    ['several piles are only taken', 'dithmarschen 4 @0 | 10S | 7C, 3D', '10S', [0, 1], ['take']],
    [
      'a partner who promised the value is a second owner',
      'dithmarschen 4 @0 | JS KH | X25 | 2:13',
      'JS',
      [0],
      ['take!', '13@0!', '13@2', '23@0!', '27@0!', '37@0!'],
    ],
    [
      'nobody owns a build in Hülsemann’s version',
      'huelsemann 2 @0 | 5S | 4H',
      '5S',
      [0],
      ['take!', '9@null'],
    ],
    ['and one card is no build there', 'huelsemann 2 @0 | 5S | 4H', '5S', [], ['lay down']],
  ])('%s', (_, notation, card, piles, expected) => {
    expect(offered(notation, card, piles)).toEqual(expected);
  });
});

describe('how chosen piles reckon up', () => {
  test('fully, at the value at which they do', () => {
    const position = at('dithmarschen 4 @0 | JD | 2H, 4C, 6D, 10S, JC');
    expect(reckon(position, 'JD', [0, 1, 2, 3, 4])).toEqual({
      value: 12,
      groups: [
        { piles: [0, 3], worths: [2, 10], sum: 12 },
        { piles: [1, 2, 4], worths: [4, 6, 2], sum: 12 },
      ],
      rest: null,
    });
  });

  test('with what is left over, at its lowest, where they do not yet', () => {
    const position = at('dithmarschen 4 @0 | X15 | 8H, 4C, 3D, 7S');
    expect(reckon(position, 'X15', [0, 1, 2, 3])).toEqual({
      value: 15,
      groups: [{ piles: [0, 1, 2], worths: [8, 4, 3], sum: 15 }],
      rest: { piles: [3], worths: [7], sum: 7 },
    });
  });

  test('at a value that they can still grow into, rather than one that they are past', () => {
    const position = at('dithmarschen 4 @0 | JD | 2H, 4C, 6D');
    expect(reckon(position, 'JD', [0, 1])).toEqual({
      value: 12,
      groups: [],
      rest: { piles: [0, 1], worths: [2, 4], sum: 6 },
    });
  });

  test('with nothing left over as soon as one value of the card fits', () => {
    const position = at('dithmarschen 4 @0 | AS | AH');
    expect(reckon(position, 'AS', [0])).toEqual({
      value: 11,
      groups: [{ piles: [0], worths: [11], sum: 11 }],
      rest: null,
    });
  });

  test('a wild joker makes up what lacks', () => {
    const position = at('grupp 2 @0 | KS | X1, 5H');
    expect(reckon(position, 'KS', [0, 1]).groups).toEqual([
      { piles: [0, 1], worths: [9, 5], sum: 14 },
    ]);
  });

  test('a joker that only a joker takes is a group by itself', () => {
    const position = at('grupp 2 @0 jokers=joker | X2 | X1, 5H');
    expect(reckon(position, 'X2', [0, 1])).toEqual({
      value: 5,
      groups: [
        { piles: [0], worths: [5], sum: 5 },
        { piles: [1], worths: [5], sum: 5 },
      ],
      rest: null,
    });
  });
});

test('the arithmetic of a capture counts each pile once, at one value', () => {
  const position = at('dithmarschen 4 @0 | QS | 9D =9@0, 9H 4H =13@3, 4S');
  const capture = { card: 'QS', value: 13, groups: [[0, 2], [1]] } as const;
  expect(sumsOf(position, capture)).toEqual([
    { piles: [0, 2], worths: [9, 4], sum: 13 },
    { piles: [1], worths: [13], sum: 13 },
  ]);
});

test('those cards of the hand are named that take just the chosen piles', () => {
  const position = at('dithmarschen 4 @0 | 10S X20 8C 10H | 7C, 3D');
  expect(takersOf(position, [0, 1])).toEqual(['10S', '10H']);
  expect(takersOf(position, [0])).toEqual([]);
});

test('a card that a build of one’s own needs is bound, another is not', () => {
  const position = at('christiansen 2 @0 | QH 8C | 9C 4D =13@0, 8D');
  expect(isBound(position, 'QH')).toBe(true);
  expect(isBound(position, '8C')).toBe(false);
});
