/** From the table to who wins: the link carries the hands, the cards played, and the card turned up. */
import { expect, test } from 'vitest';
import { laidOf } from '../../src/components/zwikken/laidTricks.ts';
import { makeZwikkenLink, parseZwikkenLink } from '../../src/engine/zwikken/index.ts';
import { afterActs, begin, CLASSIC, MODERN } from './table.ts';

// The rules · hands · what was done before the tricks · the card that lies turned up, of the trump suit.
test.each([
  ['as it was turned up', CLASSIC, ['AS KD JC', 'AD KC JS', 'AC KS JD'], 'bid, pass, pass', 'QH'],
  [
    'the ten that was exchanged for it',
    CLASSIC,
    ['AS KD 10H', 'AD KC JS', 'AC KS JD'],
    'bid, pass, pass, swap 10H',
    '10H',
  ],
  [
    'that of the last search',
    MODERN,
    ['AS KD JC', 'AD KC JS', 'AC KS JD'],
    'pass, pass, pass, turn, ask, pass, pass, pass, pass',
    'QS',
  ],
])('%s', (_, id, hands, words, turned) => {
  const start = afterActs(begin(id, hands), words);
  const later = afterActs(start, 'JS');
  expect(laidOf([start])?.turned).toBe(turned);
  const laid = laidOf([start, later]);
  expect(laid?.turned).toBe(turned);
  expect(laid?.played).toEqual(['JS']);
  if (laid === null) throw new Error('no tricks are played');
  const read = parseZwikkenLink(makeZwikkenLink({ form: 'tricks', laid }));
  expect(read).toEqual({ ok: true, value: { form: 'tricks', laid } });
});

test('while players are bidding there is nothing to solve', () => {
  expect(laidOf([begin(CLASSIC)])).toBeNull();
});
