import { expect, test } from 'vitest';
import { cardTerms } from '../../src/search/cards.ts';
import { plain, tokens } from '../../src/search/terms.ts';

test.each([
  ['10♦', ['card10d']],
  ['♦10', ['card10d']],
  ['ten of diamonds', ['card10d']],
  ['the ten of diamonds, please', ['card10d']],
  ['Karo Zehn', ['card10d']],
  ['Karo-10', ['card10d']],
  ['10d', ['card10d']],
  ['D10', ['card10d']],
  ['Pik Dame', ['cardqs']],
  ['Herz König', ['cardkh']],
  ['Kreuz Ass', ['cardac']],
  ['jack of clubs', ['cardjc']],
  ['A♠ and 2♠', ['cardas', 'card2s']],
  ['the 25 joker', ['cardx25']],
  ['Joker 15', ['cardx15']],
  ['the 20er-Joker', ['cardx20']],
  ['X30', ['cardx30']],
  ['♠A', ['cardas']],
  ['does the QS match KD?', ['cardqs', 'cardkd']],
  ['AS SHE SAYS', []],
  ['as a heart would', []],
  ['often diamonds', []],
  ['10 points', []],
  ['a club of ten', []],
])('%s names the cards %j', (text, cards) => {
  expect(cardTerms(plain(text), text).toSorted()).toEqual([...cards].sort());
});

test('words are split at all that is no letter and no figure, and keep what belongs to them', () => {
  expect(tokens('Diane’s build: don’t!')).toEqual(['diane', 'build', "don't"]);
});
