/** A round in a link, counted: what the score page makes of it is what the engine says that the round is worth. */
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  emptyDraft,
  parseDrafts,
  slotGroups,
  talliesOf,
  withDraft,
  writeDrafts,
} from '../../src/components/score/draft.ts';
import { draftOfRound } from '../../src/components/score/fromLink.ts';
import { gameKey } from '../../src/components/score/game.ts';
import {
  checkTally,
  generatePuzzle,
  parseState,
  resultOf,
  scoreSoFar,
  sideCount,
  VARIANTS,
} from '../../src/engine/index.ts';
import { sideWithin } from '../../src/words/sides.ts';

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

it.each([
  [
    'christiansen 2 @1 dealer=1 last=0 over=yes | none, none | none | none | AS=0, 2S=0',
    ['Your opponent', 'You'],
  ],
  [
    'dithmarschen 4 @1 dealer=1 last=0 over=yes | none, none, none, none | none | none | AS=0, 2S=0',
    ['The other team', 'Your team'],
  ],
])('its sides are called what a puzzle calls them: %s', (text, names) => {
  const read = parseState(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const state = read.value;
  const draft = draftOfRound(state, slotGroups(state.variant).flat());
  expect(draft.names).toEqual(names);
  const game = { variant: state.variant, players: state.seats, sides: names.length, houseName: '' };
  const kept = parseDrafts(writeDrafts(withDraft({}, game, draft)));
  expect(kept.isWhole).toBe(true);
  expect(draftOf(kept.value, game).names).toEqual(names);
  // A game with other sides has other names, and a count that is cleared has none.
  expect(draftOf({ [gameKey(game)]: { ...draft, names: ['one'] } }, game).names).toBeUndefined();
  expect(emptyDraft(names.length).names).toBeUndefined();
});

it('within a sentence they are small, and given names stay', () => {
  expect(
    ['You', 'The other team', 'The player on your left', 'Theo', 'Yousuf'].map(sideWithin),
  ).toEqual(['you', 'the other team', 'the player on your left', 'Theo', 'Yousuf']);
});
