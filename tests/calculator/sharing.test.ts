import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/components/calculator/lines.ts';
import { parsePosition } from '../../src/engine/index.ts';
import { pictureText } from '../../src/words/calculatorShare.ts';

describe('the picture', () => {
  const measure = (text: string): number => text.length;

  test('sets words in lines, and breaks only what has no room in a line of its own', () => {
    expect(linesOf('not allowed in Dithmarschen', 12, measure)).toEqual([
      'not allowed',
      'in',
      'Dithmarschen',
    ]);
    expect(linesOf('dithmarschen 4 @0', 5, measure)).toEqual(['dithm', 'arsch', 'en 4', '@0']);
    expect(linesOf('', 5, measure)).toEqual([]);
  });

  test('is said in words with all that lies there, was agreed and was promised', () => {
    const read = (notation: string) => {
      const position = parsePosition(notation);
      if (!position.ok) throw new Error(notation);
      return position.value;
    };
    expect(pictureText(read('dithmarschen 4 @2 | JS | X25, 5D 8H =13@0 | 0:13'), [])).toBe(
      'Zwicker, Dithmarschen, 4 players. C to play. On the table: joker 25; build of 13, A’s: ' +
        'five of diamonds, eight of hearts. In C’s hand: jack of spades. A holds a 13.',
    );
    expect(pictureText(read('grupp 3 @0 jokers=never sweep=no | | '), ['no'])).toBe(
      'Zwicker, Grupp, 3 players. A to play. The table is empty. The hand is empty. ' +
        'A joker on the table is never taken. Clearing the table with a joker is no Zwick. No',
    );
  });
});
