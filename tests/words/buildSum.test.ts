/** A right answer that is a build says what it is made of, and which cards are kept for it. */
import { expect, test } from 'vitest';
import { type Puzzle, parsePlay, parsePosition } from '../../src/engine/index.ts';
import { solutionText } from '../../src/words/puzzlesSaid.ts';

const WHO = {
  seat: (seat: number): string => (seat === 0 ? 'you' : 'your opponent'),
  side: (side: number): string => (side === 0 ? 'your side' : 'the other side'),
  theirs: (thing: string): string => thing,
};

test.each([
  [
    'dithmarschen 2 @0 | 4S AS | KC, X15',
    '4S on p1 =11@0',
    '11 is 15 − 4, and the ace of spades is kept for it.',
  ],
  [
    'dithmarschen 2 @0 | 4S 9C 9D | 5H',
    '4S on p0 =9@0',
    '9 is 5 + 4, and the nine of clubs and the nine of diamonds are kept for it.',
  ],
  ['dithmarschen 2 @0 | QS 3C | 5H', 'QS =3@0', 'The three of clubs is kept for it.'],
  ['dithmarschen 2 @0 | QS QC | QH', 'QS on p0 =13@0', 'The queen of clubs is kept for it.'],
  ['huelsemann 2 @0 | 4S 9C | 5H', '4S on p0 =9', '9 is 5 + 4.'],
])('%s: %s', (laid, played, told) => {
  const position = parsePosition(laid);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const play = parsePlay(played, position.value);
  if (!play.ok || play.value.kind !== 'build') throw new Error(JSON.stringify(play));
  const answer = { kind: 'build', play: play.value } as const;
  const text = solutionText({ kind: 'build' } as Puzzle, answer, position.value, WHO);
  expect(text).toMatch(/^You lay the \w+ of \w+ /);
  expect(text.slice(text.indexOf('. ') + 2)).toBe(told);
});
