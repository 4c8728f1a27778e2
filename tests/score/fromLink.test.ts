/** A round in a link, counted: what the score page makes of it is what the engine says that the round is worth. */
import { describe, expect, it } from 'vitest';
import { slotGroups, talliesOf } from '../../src/components/score/draft.ts';
import { draftOfRound } from '../../src/components/score/fromLink.ts';
import {
  checkTally,
  generatePuzzle,
  parseState,
  resultOf,
  scoreSoFar,
  sideCount,
  VARIANTS,
} from '../../src/engine/index.ts';

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  it('is counted as the engine counts it, side by side', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { puzzle } = generatePuzzle({ kind: 'count', variant, level: 3, seed: `${seed}` });
      if (puzzle.kind !== 'count') throw new Error('no count');
      const { state } = puzzle;
      const sides = sideCount(variant, state.seats);
      const game = { variant, players: state.seats, sides, houseName: '' };
      const tallies = talliesOf(game, draftOfRound(state, slotGroups(variant).flat()));
      expect(scoreSoFar(variant, tallies).sides.map(({ points }) => points)).toEqual(
        resultOf(state).points,
      );
      if (state.lastCapture === null) continue;
      expect(checkTally(variant, tallies)).toMatchObject({
        unheld: [],
        surplus: [],
        uncounted: [],
      });
    }
  });
});

it('has what is left on the table with the side that captured last', () => {
  const read = parseState(
    'christiansen 2 @1 dealer=1 last=0 over=yes | none, none | 10D 5S =15@0 | none | AS=0, 2S 3S=0',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { held, cards } = draftOfRound(read.value, slotGroups(read.value.variant).flat());
  expect(held).toEqual({ AS: 0, '10D': 0, '2S': 1 });
  expect(cards).toEqual([3, 2]);
});
