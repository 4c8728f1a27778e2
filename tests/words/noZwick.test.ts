/** Why there is no Zwick: the first thing that stands against each card at each of its values, and how it is said. */
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/engine/index.ts';
import { type NoZwick, whyNoZwick } from '../../src/engine/puzzles/noZwick.ts';
import { noZwickText } from '../../src/words/noZwick.ts';
import { supply } from '../puzzles/supply.ts';

function positionOf(text: string) {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** "QS 13 no-split", and behind it the pile that the reason names. */
const spelt = ({ card, value, why }: NoZwick): string =>
  `${card} ${value} ${why.code}${'pile' in why ? ` ${why.pile}` : ''}`;

describe('what stands against a Zwick', () => {
  test.each<[what: string, position: string, why: string[]]>([
    [
      'fifteen is no multiple of ten or nine',
      'christiansen 4 @0 | 10S 9C | 9D, 6S',
      ['10S 10 no-multiple', '9C 9 no-multiple'],
    ],
    [
      'fourteen is twice seven, but five with four is nine, and five with five is ten',
      'christiansen 4 @0 | 7S | 5D, 5S, 4S',
      ['7S 7 in-no-group 0'],
    ],
    [
      'eighteen is no multiple of the king’s fourteen, and at four he is less than the ten',
      'christiansen 4 @0 | KS | 10D, 4S, 4H',
      ['KS 14 no-multiple', 'KS 4 pile-too-high 0'],
    ],
    [
      'nine goes with four only, and there are two nines',
      'christiansen 4 @0 | QS | 9D, 9S, 4S, 8S, 8H, AH',
      ['QS 13 no-split', 'QS 3 pile-too-high 0'],
    ],
    [
      'a build counts its own value alone',
      'christiansen 4 @0 | 6S | 7S 4S =3@1, 5H',
      ['6S 6 no-multiple'],
    ],
    ['equal cards are told once', 'huelsemann-double 5 @0 | 6S 6S | 9D', ['6S 6 pile-too-high 0']],
    [
      'a card that clears the table is left out',
      'christiansen 4 @0 | 9S 8S | 9D',
      ['8S 8 pile-too-high 0'],
    ],
    ['a loose joker that stays', 'grupp 4 @0 jokers=never | 9S | 7D, X1', ['9S 9 joker-stays 1']],
  ])('%s', (_, position, why) => {
    expect(whyNoZwick(positionOf(position)).map(spelt)).toEqual(why);
  });

  test('is said of every card of a hand that has no Zwick, at every value', () => {
    let none = 0;
    for (const { puzzle } of supply('zwick', 210)) {
      if (puzzle.kind !== 'zwick') throw new Error(puzzle.kind);
      const text = noZwickText(puzzle.position);
      expect(text).not.toMatch(/undefined|NaN| {2}/);
      none += text === '' ? 0 : 1;
    }
    expect(none).toBeGreaterThan(20);
  });
});

describe('how it is said', () => {
  test.each([
    [
      'christiansen 4 @0 | KS 5C | 10D, 4S, 4H',
      'The king of spades as 4 and the five of clubs are lower than the ten of diamonds. All piles together make 18, no multiple of 14, so it can’t be done with the king of spades as 14.',
    ],
    [
      'christiansen 4 @0 | 10S 9C | 9D, 6S',
      'All piles together make 15, no multiple of 9 or 10, so it can’t be done with the ten of spades or the nine of clubs.',
    ],
    [
      'christiansen 4 @0 | 7S | 5D, 5S, 4S',
      'The five of diamonds is part of no group that makes 7, so it can’t be done with the seven of spades.',
    ],
    [
      'christiansen 4 @0 | QS | 9D, 9S, 4S, 8S, 8H, AH',
      'The queen of spades as 3 is lower than the nine of diamonds. For the queen of spades as 13 the total would do, and each pile is part of a group that makes 13, but not all of them at once.',
    ],
  ])('%s', (position, text) => {
    expect(noZwickText(positionOf(position))).toBe(text);
  });
});
