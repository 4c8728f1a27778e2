import { describe, expect, test } from 'vitest';
import { completionsAt } from '../../src/components/calculator/completing.ts';
import { parsePosition, VARIANTS } from '../../src/engine/index.ts';

/** What is suggested behind a text, as it is shown. */
const shown = (text: string): string =>
  completionsAt(text, text.length)
    .list.map((one) => one.shown)
    .join(' ');

describe('what can come next while a position is typed', () => {
  const GAME = 'dithmarschen 4 @0 | ';
  test.each([
    ['at the beginning a version', '', VARIANTS.map(({ id }) => id).join(' ')],
    ['a version by its first letters', 'hu', 'huelsemann huelsemann-double'],
    ['then its numbers of players', 'grossenwiehe ', '2 3 4 6'],
    ['then whose turn it is', 'christiansen 3', '@0 @1 @2'],
    ['only Grupp has something to agree on', 'grupp 2 @1 sw', 'sweep=yes sweep=no'],
    ['after a rank the suits that are left', `${GAME}KS 8C k`, 'K♥ K♦ K♣'],
    ['a German letter is a rank too', `${GAME}b`, 'J♠ J♥ J♦ J♣'],
    ['a one begins the tens', `${GAME}10♦ 1`, '10♠ 10♥ 10♣'],
    ['the jokers of the version', `${GAME}x`, '15 20 25'],
    ['one joker is gone', `${GAME}X20 X2`, '25'],
    ['a card that lies on the table is gone from the hand, too', `${GAME}AS | AH AD, A`, 'A♣'],
    ['a pack of two has it twice', 'huelsemann-double 5 @0 | AS | AH AH AS, A', 'A♦ A♣'],
    ['after a pile of two the values that they make', `${GAME}KS | 9C 2D`, '=7 =11'],
    ['one that goes on has a card that fits', `${GAME}KS | 2D 9`, '9♠ 9♥ 9♦ 9♣'],
    ['after a value its owner', `${GAME}KS | 9C 2D =11`, '@0 @1 @2 @3'],
    ['a value that can go on is offered, too', `${GAME}KS | QC =1`, '=13'],
    ['a loose card is no build in Grupp', 'grupp 2 @0 | KS | 9C', ', |'],
    ['a build of Grupp is nobody’s', 'grupp 2 @0 | KS | 9C 2D =1', '=11'],
    ['a partner’s promise', `${GAME}KS | 9C | `, '2:'],
    ['its value', `${GAME}KS | 9C | 2:2`, '20 25'],
    ['nothing inside of a word that can’t be', `${GAME}ZZ`, ''],
  ])('%s: %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('an empty place of the hand has each rank that is left, and the end of the part', () => {
    expect(shown(`${GAME}AS AH AD AC `)).toBe('| 2 3 4 5 6 7 8 9 10 J Q K 15 20 25');
  });

  test('inside of a text only the word before the caret counts', () => {
    const text = `${GAME}K | KS`;
    expect(completionsAt(text, GAME.length + 1).list.map((one) => one.shown)).toEqual([
      'K♥',
      'K♦',
      'K♣',
    ]);
    expect(completionsAt('christiansen', 3).list).toEqual([]);
  });

  test('whoever takes suggestions only, whichever they are, types a position', () => {
    for (let seed = 1; seed <= 60; seed++) {
      let text = '';
      for (let step = 0; step < 24; step++) {
        const { from, list } = completionsAt(text, text.length);
        const one = list[(seed * 7 + step * step * 3) % Math.max(1, list.length)];
        if (one === undefined) break;
        text = text.slice(0, from) + one.text;
      }
      // The last word, or the last pile, may be half of one.
      const whole = [text, text.replace(/\s*[^\s,|]*$/, ''), text.replace(/[,|][^,|]*$/, '')];
      expect(
        whole.some((notation) => parsePosition(notation).ok) || text.split('|').length < 2,
        text,
      ).toBe(true);
    }
  });
});
