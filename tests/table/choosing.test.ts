import { describe, expect, test } from 'vitest';
import { type ChoosingAction, choose, nothingChosen } from '../../src/components/table/choosing.ts';
import { nextByKey, rankOfKey } from '../../src/components/table/keys.ts';
import { parsePosition } from '../../src/engine/index.ts';

const parsed = parsePosition('dithmarschen 4 @0 | JD 2C | 2H, 4C, 6D');
if (!parsed.ok) throw new Error('the position of these tests cannot be read');
const position = parsed.value;

function after(...actions: readonly ChoosingAction[]) {
  const end = actions.reduce(
    (now, action) => choose(now, action, position),
    nothingChosen(position),
  );
  return { handAt: end.handAt, piles: end.piles };
}

describe('choosing', () => {
  test.each<[string, readonly ChoosingAction[], ReturnType<typeof after>]>([
    [
      'a card first',
      [
        { do: 'card', at: 0 },
        { do: 'pile', pile: 2 },
      ],
      { handAt: 0, piles: [2] },
    ],
    [
      'piles first',
      [
        { do: 'pile', pile: 2 },
        { do: 'card', at: 0 },
      ],
      { handAt: 0, piles: [2] },
    ],
    [
      'a second tap takes a card back',
      [
        { do: 'card', at: 0 },
        { do: 'card', at: 0 },
      ],
      { handAt: null, piles: [] },
    ],
    [
      'and a pile',
      [
        { do: 'pile', pile: 1 },
        { do: 'pile', pile: 1 },
      ],
      { handAt: null, piles: [] },
    ],
    [
      'another card takes the place of the first',
      [
        { do: 'card', at: 0 },
        { do: 'card', at: 1 },
      ],
      { handAt: 1, piles: [] },
    ],
    [
      'a card dropped on a pile chooses both',
      [{ do: 'drop', at: 1, pile: 0 }],
      { handAt: 1, piles: [0] },
    ],
    [
      'dropped beside them it chooses the card',
      [{ do: 'drop', at: 1, pile: null }],
      { handAt: 1, piles: [] },
    ],
    [
      'dropped on a chosen pile it leaves that chosen',
      [
        { do: 'pile', pile: 0 },
        { do: 'drop', at: 1, pile: 0 },
      ],
      { handAt: 1, piles: [0] },
    ],
    [
      'Escape takes all back',
      [{ do: 'card', at: 0 }, { do: 'pile', pile: 1 }, { do: 'clear' }],
      { handAt: null, piles: [] },
    ],
  ])('%s', (_, actions, expected) => {
    expect(after(...actions)).toEqual(expected);
  });

  test('a refusal keeps the choice, and the next tap drops the refusal', () => {
    const refusal = { code: 'nothing-taken', rule: 'capture', card: 'JD' } as const;
    const chosen = choose(nothingChosen(position), { do: 'card', at: 0 }, position);
    const tried = { kind: 'capture', card: 'JD', takes: [] } as const;
    const refused = choose(chosen, { do: 'refused', refusal, tried }, position);
    expect(refused).toMatchObject({ handAt: 0, refusal, tried });
    expect(choose(refused, { do: 'pile', pile: 0 }, position)).toMatchObject({
      handAt: 0,
      piles: [0],
      refusal: null,
    });
  });

  test('what was chosen at another position counts for nothing', () => {
    const before = choose(nothingChosen({ ...position }), { do: 'card', at: 1 }, { ...position });
    expect(choose(before, { do: 'pile', pile: 0 }, position)).toMatchObject({
      handAt: null,
      piles: [0],
    });
  });
});

describe('keys', () => {
  /** Buttons of 10 by 10 at these places. */
  const places = (...points: readonly [left: number, top: number][]) =>
    points.map(([left, top]) => ({ getBoundingClientRect: () => ({ left, top }) as DOMRect }));
  const grid = places([0, 0], [20, 0], [40, 0], [0, 40], [20, 42]);

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 0, 4],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, 1],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['x', 0, undefined],
  ])('%s from button %i leads to %s', (key, from, expected) => {
    expect(nextByKey(key, from, grid)).toBe(expected);
  });

  test.each([
    ['a', 'A'],
    ['0', '10'],
    ['7', '7'],
    ['b', 'J'],
    ['d', 'Q'],
    ['x', 'X'],
    ['z', undefined],
    ['Enter', undefined],
  ])('the key %s jumps to %s', (key, rank) => {
    expect(rankOfKey(key)).toBe(rank);
  });
});
