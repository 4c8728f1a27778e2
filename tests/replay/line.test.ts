import { expect, test } from 'vitest';
import { packStates } from '../../src/components/replay/line.ts';
import { line, states } from './round.ts';

test('a page’s packed states unpack to those of the round, one by one', () => {
  expect([...line.moves.map(({ before }) => before), line.end]).toEqual(states);
});

test('only what a play changes is packed: one hand, and one side’s cards where it captures', () => {
  const [, ...later] = packStates(states);
  const places = later.map(({ hands, won }) => [
    hands.filter(Boolean).length,
    won.filter(Boolean).length,
  ]);
  // The second deal, after 24 plays, fills every hand.
  expect(places.map(([hands]) => hands)).toEqual(
    states.slice(1).map((_, at) => (at === 23 ? 4 : 1)),
  );
  expect(Math.max(...places.map(([, won = 0]) => won))).toBe(1);
});
