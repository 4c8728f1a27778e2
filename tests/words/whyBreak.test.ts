/** How it is said why an answer breaks a build, what it is sure of, and what becomes of the other plays. */
import { describe, expect, test } from 'vitest';
import { positionIn, whoIn } from '../../src/components/puzzles/atTable.ts';
import {
  type BreakPuzzle,
  parsePuzzle,
  parsePuzzleLink,
  runSearch,
} from '../../src/engine/index.ts';
import { searchBreakWhy } from '../../src/engine/puzzles/whyBreak.ts';
import { type BreakWhyText, breakingText, breakWhyText } from '../../src/words/whyBreak.ts';
import type { WhyParts } from '../../src/words/whyParts.ts';

function read(text: string): BreakPuzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok || puzzle.value.kind !== 'break') throw new Error(text);
  return puzzle.value;
}

function said(puzzle: BreakPuzzle): BreakWhyText {
  const why = runSearch(searchBreakWhy(puzzle));
  return breakWhyText(why, positionIn(puzzle), whoIn(puzzle));
}

/** Each sentence with its plays behind it; "…" where what follows is told in a disclosure. */
function lines({ more, told }: WhyParts): string[] {
  const line = ({ plays, text }: WhyParts['told'][number]): string =>
    `${text} ${plays.join(' / ')}`;
  return [...told.map(line), ...(more.length > 0 ? ['…'] : []), ...more.map(line)];
}

test.each<[what: string, puzzle: string, best: string[], lesser: string[], losing: string[]]>([
  [
    'a capture for less, in a game for two',
    'break 2S | dithmarschen 2 @0 dealer=1 last=0 | 9S AC 10C, 9C 4H | 7H 2S =9@1, 5D | 1:9 | none=0, none=0',
    [
      'It counts 10 then, so nothing takes it at 9. Making it 9 again and then taking it would be two plays, and your opponent has only one before your next turn. You are sure of 2 points by the time you have played again.',
    ],
    [
      'You are sure of 1 point, with the play itself, if you take the build of 9 with the nine of spades',
    ],
    [
      'Your opponent takes it at once, with the nine of clubs, if you lay down the nine of spades, the ace of clubs or the ten of clubs',
    ],
  ],
  [
    'two answers for one reason, and more plays than are told at once',
    'break X30 | christiansen 2 @0 dealer=1 last=0 | 10S 10C 6C, X20 2H | X30 10H =20@1, 3D | 1:20 | none=0, none=0',
    [
      'It counts 10 then, so nothing takes it at 20. Making it 20 again and then taking it would be two plays, and your opponent has only one before your next turn. You are sure of 8 points by the time you have played again.',
    ],
    [],
    [
      'Your opponent takes it at once, with joker 20, if you lay the ten of spades apart, as a build of 10 / lay the ten of clubs apart, as a build of 10 / lay down the ten of spades',
      '…',
      'Your opponent takes it at once, with joker 20, if you lay down the ten of clubs or the six of clubs',
    ],
  ],
  [
    'two answers for two reasons, neither sure of points',
    'break 10S | christiansen 3 @0 dealer=2 last=0 | 4S 9D, QH 4C, 4H KD | 10S 3D =13@1, 7H | 1:13 | none=0, none=0, none=0',
    [
      'If you lay the four of spades on the build of 13, as a build of 9: it counts 9 then, so nothing takes it at 13. To make it 13 again in time takes a card that counts 4: the player on your left has the four of clubs, but nobody who plays after that could take it. You are sure of no points. No play that breaks it makes sure of any.',
      'If you lay the nine of diamonds on the build of 13, as a build of 4: it counts 4 then, so nothing takes it at 13. To make it 13 again in time takes a card that counts 9, and the player on your left has none. At 4 it may be taken, by the player on your left with the four of clubs or the player on your right with the four of hearts, but that is not what was announced. You are sure of no points. No play that breaks it makes sure of any.',
    ],
    [],
    [
      'The player on your left takes it at once, with the queen of hearts, if you lay down the four of spades or the nine of diamonds',
    ],
  ],
  [
    'the build is brought back for the last to take',
    'break 10S | christiansen 3 @0 dealer=2 last=0 | 4S 9D, QH 4C, JD QD | 10S 3D =13@1, 7H | 1:13 | none=0, none=0, none=0',
    [
      'It counts 4 then, so nothing takes it at 13. To make it 13 again in time takes a card that counts 9, and the player on your left has none. At 4 it may be taken, by the player on your left with the four of clubs, but that is not what was announced. You are sure of no points. No play that breaks it makes sure of any.',
    ],
    [],
    [
      'The player on your left makes it 13 again with the four of clubs, and the player on your right takes it with the queen of diamonds, if you lay the four of spades on the build of 13, as a build of 9',
      'The player on your left takes it at once, with the queen of hearts, if you lay down the four of spades or the nine of diamonds',
    ],
  ],
  [
    'a team, with a partner who can prevent it',
    'break 2S | dithmarschen 4 @0 dealer=3 last=0 | 6S KC, JC 8D, 9H 3C, 9C 4H | 7H 2S =9@3, 5D | 3:9 | none=0, none=0',
    [
      'The build is your team’s then: nobody else can take it. Your team is sure of 2 points, all with the play itself.',
    ],
    [
      'Your team is sure of 1 point by the time you have played again, if you lay down the six of spades or the king of clubs',
    ],
    [],
  ],
])('%s', (_, laid, best, lesser, losing) => {
  const text = said(read(laid));
  expect([...text.best].sort()).toEqual([...best].sort());
  expect(lines(text.lesser)).toEqual(lesser);
  expect(lines(text.losing)).toEqual(losing);
});

describe('a play that breaks it for less is told why it does', () => {
  test.each([
    [
      'break 2S | dithmarschen 4 @0 dealer=3 last=0 | 6S KC, JC 8D, 9H 3C, 9C 4H | 7H 2S =9@3, 5D | 3:9 | none=0, none=0',
      'It still counts 9, and could be taken by the player on your right with the nine of clubs, but your partner plays before that and can prevent it. Your team is sure of 1 point by the time you have played again.',
    ],
    [
      'break 2S | dithmarschen 2 @0 dealer=1 last=0 | 9S AC 10C, 9C 4H | 7H 2S =9@1, 5D | 1:9 | none=0, none=0',
      'The build is yours then: nobody else can take it. You are sure of 1 point, with the play itself.',
    ],
  ])('%s', (laid, told) => {
    const puzzle = read(laid);
    const why = runSearch(searchBreakWhy(puzzle));
    const [first] = why.lesser;
    if (first === undefined) throw new Error('none is lesser');
    expect(breakingText(first, why.announced, positionIn(puzzle), whoIn(puzzle))).toBe(told);
  });
});

test('two builds of one value are told apart, so that no play stands among those that break it and the others', () => {
  const link = parsePuzzleLink(
    '#q1~break-JD~dithmarschen-refill-4.2-dealer.1-last.0~5D-3H-8H_X25-4H-7S_6H-6D-10D_QH-AH-KS~JD-5H-3D.4.3_QC_KD.4.1_2H~3.4-1.4~AD-2D-7H-3C-10S-4S-3S-KC-5C-QS-2C-X15-AS-JC-5S-AC-8S.2_QD-X20-8C-7D-10H-JS-9D-4D-9S-KH-2S-9H-4C-JH-8D-10C-7C-9C-6S-6C.0~2ry1j0',
  );
  if (!link.ok || link.value.kind !== 'break') throw new Error(JSON.stringify(link));
  const { lesser, losing } = said(link.value);
  const playsIn = ({ more, told }: WhyParts) => [...told, ...more].flatMap(({ plays }) => plays);
  const both = new Set(playsIn(lesser)).intersection(new Set(playsIn(losing)));
  expect([...both]).toEqual([]);
  expect([...playsIn(lesser), ...playsIn(losing)].join()).toContain(
    'the build of 4 of the player on your right',
  );
});
