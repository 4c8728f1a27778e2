/** How the sides of a round stand while it is played, where players are partners and where everyone is alone. */
import { describe, expect, test } from 'vitest';
import { standings, standingsInTurn } from '../../src/components/replay/standing.ts';
import { type Card, DEFAULT_OPTIONS, type State, VARIANTS } from '../../src/engine/index.ts';

/** In the middle of a round of Dithmarschen: the ten of diamonds counts 3, the joker 25 counts 7, an ace and a Zwick 1. */
function stateWith(
  won: readonly (readonly Card[])[],
  { dealer, seats, zwicks }: Pick<State, 'dealer' | 'seats' | 'zwicks'>,
): State {
  return {
    variant: VARIANTS[0],
    options: DEFAULT_OPTIONS,
    seats,
    dealer,
    toMove: dealer,
    hands: Array.from({ length: seats }, () => []),
    table: [],
    promised: [],
    won,
    zwicks,
    lastCapture: null,
    toCome: [],
    over: false,
  };
}

describe('of four, partners count together', () => {
  const state = stateWith(
    [
      ['X25', '9C'],
      ['AS', 'AH', '3D'],
    ],
    {
      dealer: 0,
      seats: 4,
      zwicks: [1, 0],
    },
  );

  test('with the points of their side, which nobody has twice', () => {
    expect(standings(state)).toEqual([
      { side: 0, seats: [0, 2], cards: 2, onCards: 7, zwicks: 1, points: 8 },
      { side: 1, seats: [1, 3], cards: 3, onCards: 2, zwicks: 0, points: 2 },
    ]);
  });

  test('the side on the dealer’s left comes first', () => {
    const order = (dealer: number) => standingsInTurn({ ...state, dealer }).map(({ side }) => side);
    expect([0, 1, 2, 3].map(order)).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
  });
});

test('of three, everyone counts alone, from the dealer’s left round the table', () => {
  const state = stateWith([['10D'], [], ['AS']], { dealer: 1, seats: 3, zwicks: [0, 2, 0] });
  expect(standingsInTurn(state).map(({ points, seats }) => [seats, points])).toEqual([
    [[2], 1],
    [[0], 3],
    [[1], 2],
  ]);
});
