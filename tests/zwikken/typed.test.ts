/** Hands that are typed for "Who wins?", and what is said of those that are not complete. */
import { expect, test } from 'vitest';
import { typedHand } from '../../src/components/zwikken/laying.ts';
import { ZWIKKEN_WHO_WORDS } from '../../src/words/zwikkenWho.ts';
import { CLASSIC, rulesNamed } from './table.ts';

const rules = rulesNamed(CLASSIC);

// What is typed · the cards in it · all that is wrong, in its order.
test.each([
  ['as k♥ 10D', ['AS', 'KH', '10D'], []],
  ['AS, KD', ['AS', 'KD'], []],
  ['', [], []],
  ['as 9d xx', ['AS'], ['no-card 9d', 'no-card xx']],
  ['as as 9d', ['AS'], ['twice AS', 'no-card 9d']],
  ['as kd 10h jc', ['AS', 'KD', '10H', 'JC'], ['too-many']],
])('%j', (text, cards, wrong) => {
  const typed = typedHand(rules, text);
  expect(typed.cards).toEqual(cards);
  expect(typed.problems.map((one) => Object.values(one).join(' '))).toEqual(wrong);
});

test.each([
  [['Anke'], 'Cards are missing in Anke’s hand.'],
  [['Anke', 'Corrie'], 'Cards are missing in Anke’s and Corrie’s hands.'],
])('whose cards are missing: %j', (names, said) => {
  expect(ZWIKKEN_WHO_WORDS.incomplete(names)).toBe(said);
});
