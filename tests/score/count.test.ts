/** A count in the making, what it is told in words, and which rule each line comes from. */
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  emptyDraft,
  isEmpty,
  parseDrafts,
  slotGroups,
  talliesOf,
  withDraft,
  writeDrafts,
} from '../../src/components/score/draft.ts';
import { gameOf } from '../../src/components/score/game.ts';
import { checkPoints } from '../../src/engine/index.ts';
import { sideMarks, sideNames } from '../../src/words/sides.ts';
import { pointsText } from '../../src/words/typed.ts';
import { versionNamed } from '../engine/read.ts';

const game = (version: string, players: number) => gameOf({ version, players });

describe('the cards to tap', () => {
  test.each([
    ['dithmarschen', ['X25 X20 X15', '10D 10S 2S', 'AS AH AD AC']],
    ['grossenwiehe', ['X30 X25 X22 X20 X17 X15', '10D 2S', '10S 10H 10C', 'AS AH AD AC']],
    ['grupp', ['10D 7D 7S', 'AS AH AD AC']],
    ['huelsemann-double', ['10D 10D.2 7D 7D.2 7S 7S.2', 'AS AS.2 AH AH.2 AD AD.2 AC AC.2']],
  ])('%s: %j', (id, groups) => {
    const found = slotGroups(versionNamed(id)).map((group) =>
      group.map(({ key }) => key).join(' '),
    );
    expect(found).toEqual(groups);
  });
});

describe('a count in the making', () => {
  const four = game('christiansen', 4);
  const draft = { held: { X15: 0, '10D': 3 }, cards: [5, null, 12, 27], zwicks: [1, 0, 2, 1] };

  test('is what the engine is asked', () => {
    expect(talliesOf(four, draft)).toEqual([
      { counting: ['X15'], cards: 5, zwicks: 1 },
      { counting: [], cards: null, zwicks: 0 },
      { counting: [], cards: 12, zwicks: 2 },
      { counting: ['10D'], cards: 27, zwicks: 1 },
    ]);
  });

  test('is another for every game, and outlasts a look at one', () => {
    const drafts = withDraft({}, four, draft);
    expect(isEmpty(draftOf(drafts, game('christiansen', 3)))).toBe(true);
    expect(draftOf(drafts, four)).toEqual(draft);
    expect(parseDrafts(writeDrafts(drafts))).toEqual({
      value: drafts,
      isWhole: true,
      isNewer: false,
    });
  });

  test('is forgotten when it is empty', () => {
    expect(withDraft(withDraft({}, four, draft), four, emptyDraft(4))).toEqual({});
  });

  test('loses cards and sides that the game does not have', () => {
    const odd = { held: { X15: 7, X17: 0, '10D': 1 }, cards: [1], zwicks: [] };
    expect(draftOf({ christiansen_4: odd }, four)).toEqual({
      held: { '10D': 1 },
      cards: [1, null, null, null],
      zwicks: [0, 0, 0, 0],
    });
  });

  test.each([
    ['{"v":1,"counts":{"a_2":{"held":{},"cards":[1,2],"zwicks":[0,0]},"b_2":7}}', 1, false, false],
    ['{"v":1,"counts":{"a_2":{"held":{"X15":"0"},"cards":[],"zwicks":[]}}}', 0, false, false],
    ['{"v":1,"counts":{"a_2":{"held":{},"cards":[-1],"zwicks":[]}}}', 0, false, false],
    ['{"v":3,"counts":{}}', 0, true, true],
    ['{"v":3}', 0, false, true],
    ['oops', 0, false, false],
  ])('stored as %s', (text, counts, isWhole, isNewer) => {
    const read = parseDrafts(text);
    expect(Object.keys(read.value)).toHaveLength(counts);
    expect(read).toMatchObject({ isWhole, isNewer });
  });
});

describe('names and marks', () => {
  test.each([
    [['', '', '', ''], 4, 2, ['Team A', 'Team B'], ['A', 'B']],
    [['', '', ''], 3, 3, ['Player A', 'Player B', 'Player C'], ['A', 'B', 'C']],
    [['Anna', 'Bert', 'Clara', 'Dora'], 4, 2, ['Anna and Clara', 'Bert and Dora'], ['A', 'B']],
    [['Anna', 'Arne', 'Bo'], 3, 3, ['Anna', 'Arne', 'Bo'], ['An', 'Ar', 'Bo']],
    [['Anna', 'Anna', ''], 3, 3, ['Anna (seat 1)', 'Anna (seat 2)', 'Player C'], ['1', '2', '3']],
    [['Örn', 'Ökke'], 2, 2, ['Örn', 'Ökke'], ['Ör', 'Ök']],
  ])('%j', (given, players, sides, names, marks) => {
    const seats = Array.from({ length: sides }, (_, side) =>
      Array.from({ length: players }, (__, seat) => seat).filter((seat) => seat % sides === side),
    );
    const found = sideNames(given, players, seats);
    expect(found).toEqual(names);
    expect(sideMarks(found)).toEqual(marks);
  });
});

describe('typed points', () => {
  test.each([
    ['christiansen', [8, 1, 3, 26], 'Together 38: that is 34, and 4 Zwicks.'],
    ['dithmarschen', [24, 6], 'Together 30: a round without Zwicks.'],
    ['grossenwiehe', [50, 30], 'Together 80: that is 83, less most cards, which were tied.'],
    [
      'dithmarschen',
      [20, 7],
      'Together 27: 3 points not accounted for. Is it the ten of diamonds or most cards?',
    ],
    ['huelsemann', [12, 13], 'Together 25: 2 points not accounted for. Is it an ace?'],
    ['dithmarschen', [20, 8], 'Together 28: 2 points not accounted for.'],
    ['dithmarschen', [0, 0], ''],
    [
      'dithmarschen',
      [9999, 1],
      'Together 10000: 9944 points too many. Even with every Zwick that can be made, a round is worth 56 at the most.',
    ],
    [
      'huelsemann',
      [7, 7, 7],
      'Together 21: that can be, but the cards that count can’t be shared out so.',
    ],
    [
      'huelsemann.tie.each',
      [11, 11],
      'Together 22: that is 21, with most cards for each of 2 that were tied.',
    ],
  ])('%s %j', (id, points, text) => {
    expect(pointsText(checkPoints(versionNamed(id), points))).toBe(text);
  });
});
