/** Puzzles whose answers are worked out by hand, of every kind, with what is said of wrong answers. */
import { describe, expect, test } from 'vitest';
import {
  answersTo,
  judgeAnswer,
  makePlay,
  type Puzzle,
  type PuzzleAnswer,
  parsePlay,
  parsePuzzle,
} from '../../src/engine/index.ts';

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(JSON.stringify(puzzle.error));
  return puzzle.value;
}

const tableOf = (puzzle: Puzzle) => ('position' in puzzle ? puzzle.position : puzzle.state);

function playAnswer(puzzle: Puzzle, text: string): PuzzleAnswer {
  const play = parsePlay(text, tableOf(puzzle));
  if (!play.ok) throw new Error(JSON.stringify(play.error));
  return { kind: puzzle.kind, play: play.value } as PuzzleAnswer;
}

/** The right plays in notation, a capture without its groups. */
function rightPlays(puzzle: Puzzle): string[] {
  return answersTo(puzzle).flatMap((answer) => {
    if (!('play' in answer)) return [];
    const { play } = answer;
    const tried =
      play.kind === 'capture' ? { kind: play.kind, card: play.card, takes: play.takes } : play;
    return [makePlay(tried, tableOf(puzzle))];
  });
}

describe('find the Zwick', () => {
  // The sources' own example: 12 = 2 + 4 + 6 = 10 + jack as 2.
  const puzzle = read('zwick | christiansen 4 @0 | JC 9S | 2S, 4S, 6S, 10S, JS');

  test('the jack clears 2 4 6 10 J', () => {
    expect(answersTo(puzzle)).toMatchObject([{ kind: 'zwick', card: 'JC' }]);
    const judged = judgeAnswer(puzzle, {
      kind: 'zwick',
      card: 'JC',
      groups: [
        [3, 4],
        [0, 1, 2],
      ],
    });
    expect(judged).toEqual({ right: true, nth: 0, of: 1 });
  });

  test('a wrong split, a wrong card and a hasty "none" are told apart', () => {
    const split = { kind: 'zwick', card: 'JC', groups: [[0, 1, 2, 3, 4]] } as const;
    // Taken all together they are two twelves: as good a split, told less finely.
    expect(judgeAnswer(puzzle, split).right).toBe(true);
    expect(
      judgeAnswer(puzzle, {
        kind: 'zwick',
        card: 'JC',
        groups: [
          [1, 3],
          [0, 2, 4],
        ],
      }),
    ).toMatchObject({ refutation: { code: 'wrong-split', group: 0 } });
    expect(judgeAnswer(puzzle, { kind: 'zwick', card: 'JC', groups: [[3, 4]] })).toMatchObject({
      refutation: { code: 'wrong-split', group: -1 },
    });
    expect(judgeAnswer(puzzle, { kind: 'zwick', card: '9S' })).toMatchObject({
      refutation: { code: 'stays', refusal: { code: 'pile-too-high' } },
    });
    expect(judgeAnswer(puzzle, { kind: 'zwick', card: null })).toMatchObject({
      refutation: { code: 'there-is-one', cards: 1 },
    });
  });

  test('there is none where an agreed option says that a joker makes none', () => {
    const none = read('zwick | grupp 2 @0 sweep=no | X1 5S | 4S, 3S');
    expect(answersTo(none)).toEqual([{ kind: 'zwick', card: null }]);
    expect(judgeAnswer(none, { kind: 'zwick', card: 'X1' })).toMatchObject({
      refutation: { code: 'scores-no-zwick', card: 'X1' },
    });
  });
});

describe('the biggest haul', () => {
  test('points go before cards, and the Zwick is counted', () => {
    // The ten of diamonds is 3; with the king: 14 = 10 + 4 takes it. Three cards with 8 + 4 + 2 bring nothing.
    const puzzle = read('haul | christiansen 4 @1 | KS | 10D, 4D, 8D, 4C, 2C');
    const right = rightPlays(puzzle);
    // 10D + 4 and 8 + 4 + 2 together are all: a Zwick.
    expect(right).toEqual(['KS x 10D 4D 8D 4C 2C']);
    const judged = judgeAnswer(puzzle, playAnswer(puzzle, 'KS x 10D 4D'));
    expect(judged).toMatchObject({
      refutation: {
        code: 'worth-less',
        got: { points: 3, zwick: 0, cards: 3 },
        best: { points: 4, zwick: 1, cards: 6 },
      },
    });
  });

  test('all that are equal count', () => {
    const puzzle = read('haul | dithmarschen 4 @0 | 9S | 9H, 9C, 5D 4D =9@1, AS');
    expect(rightPlays(puzzle)).toEqual(['9S x 9H 9C 5D']);
    // Either ten brings itself and another: a point for the ten of spades, which lies there.
    const two = read('haul | dithmarschen 4 @0 | 10H 10C 3D | 10S, QH, 9C');
    expect(rightPlays(two)).toEqual(['10H x 10S', '10C x 10S']);
  });
});

describe('legal or not', () => {
  test.each([
    ['legal, 2C on 9D =7@0 | christiansen 4 @0 | 2C 7C AC | 9D', null],
    // A bigger card does not turn the subtraction round.
    ['legal, AC on 9D =2@0 | christiansen 4 @0 | 2C 7C AC | 9D', 'subtraction-turned-round'],
    ['legal, 9C x 4S 6S | christiansen 4 @0 | 9C | 4S, 6S', 'sum-mismatch'],
    ['legal, 8C x 5S 3S, KH 4S | christiansen 4 @0 | 8C | 5S, 3S, KH, 4S', null],
    ['legal, 9C on 5S =14@0 | christiansen 4 @0 | 9C 3C | 5S', 'no-match-kept'],
  ] as const)('%s: %s', (text, code) => {
    const puzzle = read(text);
    expect(answersTo(puzzle)).toEqual([{ kind: 'legal', code }]);
    const other = code === null ? 'no-match-kept' : null;
    expect(judgeAnswer(puzzle, { kind: 'legal', code: other })).toMatchObject({
      right: false,
      refutation: { code: code === null ? 'is-legal' : 'is-refused' },
    });
  });
});

/** Every card of Christiansen's pack but these. */
const GONE = (...left: readonly string[]): string => {
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  const pack = [
    ...['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit)),
    ...['X15', 'X20', 'X25', 'X30'],
  ];
  return pack.filter((card) => !left.includes(card)).join(' ');
};

describe('build it', () => {
  // The other holds two of 7H, 8H and 9H. A build of 20 on the X30 is harmed by none: none of them matches, and what they
  // would make of it, 13 to 11 or 27 to 29, none of them matches either. Nor is a build of 10 by the X20.
  const gone = GONE('10S', 'X20', '5S', 'X30', '7H', '8H', '9H');
  const puzzle = read(`build X30, 3 2, ${gone} | christiansen 2 @0 | 10S X20 5S | X30`);

  test('the build that nobody can take or change is sure', () => {
    expect(rightPlays(puzzle)).toEqual(['10S on X30 =20@0', 'X20 on X30 =10@0']);
  });

  test('it is not sure any more where the other may hold a card for it', () => {
    // 7 on 20 makes 13 for a queen that is not seen.
    const open = GONE('10S', 'X20', '5S', 'X30', '7H', '8H', 'QH');
    const harmed = read(`build X30, 3 2, ${open} | christiansen 2 @0 | 10S X20 5S | X30`);
    expect(rightPlays(harmed)).toEqual([]);
    const judged = judgeAnswer(harmed, playAnswer(harmed, '10S on X30 =20@0'));
    expect(judged).toMatchObject({
      refutation: {
        code: 'not-sure',
        outcome: 'out-of-reach',
        line: [{ seat: 1, play: { kind: 'build', card: '7H', value: 13 }, keeps: ['QH'] }],
      },
    });
  });

  test('nor where it may be taken', () => {
    // X25 does not harm 20 by itself; with the five that lies there it takes both.
    const open = GONE('10S', 'X20', '5S', 'X30', '7H', '8H', 'X25');
    const harmed = read(`build X30, 2 2, ${open} | christiansen 2 @0 | 10S X20 | X30, 5S`);
    const judged = judgeAnswer(harmed, playAnswer(harmed, '10S on X30 =20@0'));
    expect(judged).toMatchObject({
      refutation: { code: 'not-sure', outcome: 'taken', line: [{ play: { card: 'X25' } }] },
    });
  });
});

describe('break it', () => {
  // Seat 1 has announced 20 on the joker, and holds X20. Only the ten changes that: 20 + 10 has no match, 10 has.
  const puzzle = read(
    'break X30 | christiansen 2 @0 dealer=1 last=0 | 10S 10C 6C, X20 2H | X30 10H =20@1, 3D | 1:20 | none=0, none=0',
  );

  test('the ten changes the value', () => {
    expect(rightPlays(puzzle)).toEqual(['10S on X30 =10@0', '10C on X30 =10@0']);
  });

  test('what leaves it alone lets it be taken', () => {
    expect(judgeAnswer(puzzle, playAnswer(puzzle, '6C'))).toMatchObject({
      refutation: { code: 'still-taken', line: [{ card: '6C' }, { card: 'X20' }] },
    });
  });
});

describe('count the round', () => {
  // Side 0: ace 1, ten of diamonds 3, a Zwick 1; of cards each has two, and the five that is left goes to side 0: most, 3.
  const puzzle = read(
    'count | christiansen 2 @1 dealer=1 last=0 over=yes | none, none | 5S | none | AS 10D =1, X15 2S =0',
  );

  test('left-over, most cards and Zwick', () => {
    expect(answersTo(puzzle)).toEqual([{ kind: 'count', points: [8, 5] }]);
  });

  test('a slip is recognised', () => {
    expect(judgeAnswer(puzzle, { kind: 'count', points: [5, 5] })).toMatchObject({
      refutation: { sides: [{ side: 0, given: 5, points: 8, slip: 'left-over-forgotten' }] },
    });
    expect(judgeAnswer(puzzle, { kind: 'count', points: [7, 5] })).toMatchObject({
      refutation: { sides: [{ slip: 'zwicks-forgotten' }] },
    });
    expect(judgeAnswer(puzzle, { kind: 'count', points: [8] })).toMatchObject({
      refutation: { code: 'no-answer' },
    });
  });
});

describe('the last plays', () => {
  const puzzle = read(
    'last | christiansen 2 @0 dealer=1 last=1 | 9S, 5S | 9H, 10D, 7C | none | none=0, none=0',
  );

  test('the capture brings what is left too', () => {
    expect(rightPlays(puzzle)).toEqual(['9S x 9H']);
    expect(judgeAnswer(puzzle, playAnswer(puzzle, '9S'))).toMatchObject({
      refutation: {
        code: 'wins-less',
        margin: -6,
        best: 6,
        line: [{ card: '9S' }, { card: '5S' }],
      },
    });
  });
});

test('an answer to another kind is none', () => {
  const puzzle = read('zwick | christiansen 4 @0 | JC | 2S');
  expect(judgeAnswer(puzzle, { kind: 'count', points: [1] })).toMatchObject({
    refutation: { code: 'no-answer' },
  });
});
