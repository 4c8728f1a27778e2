/** What is at stake in each set of rules, as it is told side by side. The figures were worked out from the source. */
import { expect, test } from 'vitest';
import { stakesIn } from '../../src/content/zwikkenComparing.ts';
import { STAKE_WORDS } from '../../src/words/zwikkenRules.ts';
import { ACHTERHOEK, CLASSIC, MODERN, rulesNamed } from './table.ts';

// Three players, a stake of one counter. In the classic rules each card turned up costs a stake, in the others the
// second search is free.
test.each([
  [CLASSIC, [3, 6, 9], '3 counters; once another card is up, 6; twice another card is up, 9'],
  [MODERN, [3, 6, 6], '3 counters; once another card is up, 6; twice another card is up, 6'],
  [ACHTERHOEK, [3, 6, 6], '3 counters; once another card is up, 6; twice another card is up, 6'],
])('%s: the pot grows with each card turned up', (id, pots, text) => {
  const stakes = stakesIn(rulesNamed(id), 6);
  expect(stakes.pots).toEqual(pots);
  expect(STAKE_WORDS.potsText(stakes)).toBe(text);
});

const ASKED = [
  'The speler wins: the speler takes 6 and who was outbid pays 6.',
  'Who was outbid wins: the speler pays 6 and who was outbid takes 6.',
  'Who did not ask wins: the speler pays 6 and who was outbid pays 6.',
  'The highest total is shared: the speler pays 6 and who was outbid pays 6.',
];
test.each([
  [CLASSIC, ['The gambler wins: the gambler takes 6.', 'The gambler loses: the gambler pays 6.']],
  [MODERN, ASKED],
  [ACHTERHOEK, ASKED],
])('%s: who takes and who pays', (id, texts) => {
  const rules = rulesNamed(id);
  expect(stakesIn(rules, 6).outcomes.map((one) => STAKE_WORDS.outcomeText(rules, one))).toEqual(
    texts,
  );
});

test.each([
  [CLASSIC, 'takes 6; nobody pays'],
  [MODERN, 'takes 6; everybody else who asked pays 6'],
  [ACHTERHOEK, 'takes 6; everybody else who asked pays 6'],
])('%s: what a zwik wins', (id, text) => {
  expect(STAKE_WORDS.zwikText(stakesIn(rulesNamed(id), 6))).toBe(text);
});

test('bids name parts in the classic rules, and rounds of a stake each in the others', () => {
  expect(STAKE_WORDS.playedForText(stakesIn(rulesNamed(CLASSIC), 6))).toBe(
    'the whole pot; or, where the table has agreed to it, half of the pot, two thirds of the pot or three quarters of the pot',
  );
  expect(STAKE_WORDS.playedForText(stakesIn(rulesNamed(MODERN), 6))).toContain(
    'with three players a round is 3 counters',
  );
});
