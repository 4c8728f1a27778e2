/** Why an act is refused, in English. */
import { expect, test } from 'vitest';
import { marksOf } from '../../src/components/zwikken/marks.ts';
import { applyAction, checkAction, legalActions } from '../../src/engine/zwikken/index.ts';
import { zwikkenRefusalText } from '../../src/words/zwikken.ts';
import { toldTexts } from '../../src/words/zwikkenSay.ts';
import { actLabel } from '../../src/words/zwikkenTable.ts';
import { ACHTERHOEK, afterActs, begin, CLASSIC, MODERN, PLAIN, read, refusal } from './table.ts';

const TENS = ['AS KD 10H', 'AD KC 10S', 'AC KS JD'];
const classicTens = () => afterActs(begin(CLASSIC, TENS), 'pass, pass, bid');
const parts = () => begin(CLASSIC, PLAIN, undefined, { agreed: { partsFrom: 1 } });

// Where · what is tried · the code · something that the sentence says.
test.each([
  [() => afterActs(begin(MODERN), 'pass, pass, pass, end'), 'pass', 'deal-over', 'is over'],
  [() => begin(MODERN), 'turn', 'not-now', 'players are bidding'],
  [() => begin(MODERN), 'bid', 'no-such-bid', 'one asks'],
  [() => begin(CLASSIC), 'ask', 'no-such-bid', 'one bids'],
  [parts, 'bid third', 'no-such-part', '"third"; there are half'],
  [() => begin(CLASSIC), 'bid half', 'whole-pot-only', 'whole pot'],
  [() => afterActs(parts(), 'bid half'), 'bid half', 'bid-not-higher', 'higher'],
  [() => afterActs(begin(MODERN), 'ask'), 'ask', 'must-ask-better', 'ask better'],
  [() => begin(MODERN), 'better', 'nobody-asked', 'Nobody has asked'],
  [() => begin(CLASSIC), 'pass+knows', 'nothing-to-declare', 'not declared'],
  [() => begin(MODERN), 'pass+knows', 'ten-not-held', 'ten of hearts'],
  [
    () =>
      afterActs(begin(MODERN, ['AS KD JC', '10H KC JS', 'AC KS JD']), 'ask+knows, better, pass'),
    'better+knows',
    'declared-before',
    'ten of hearts',
  ],
  [classicTens, 'swap AS', 'not-a-ten', 'ace of spades'],
  [classicTens, 'swap 10S', 'card-not-held', 'ten of spades'],
  [
    () => afterActs(begin(CLASSIC, ['AS 10C 10H', 'AD KC JS', 'AC KS JD']), 'pass, pass, bid'),
    'swap 10C',
    'suit-not-turned',
    'ten of clubs',
  ],
  [
    () =>
      afterActs(
        begin(CLASSIC, ['AS 10S 10H', 'AD KC JS', 'AC KS JD']),
        'pass, pass, pass, turn, pass, pass, bid',
      ),
    'swap 10H',
    'not-the-trump-ten',
    'ten of hearts',
  ],
  [
    () =>
      afterActs(
        begin(MODERN, ['AS 10S 10H', 'AD KC JS', 'AC KS JD']),
        'pass, pass, pass+knows, turn, ask, pass, pass, pass, pass',
      ),
    'swap 10S',
    'ten-not-declared',
    'ten of spades',
  ],
  [
    () => afterActs(begin(ACHTERHOEK, ['KS KD JC', 'AH KC JS', 'AC 10S JD']), 'ask, pass, pass'),
    'AH',
    'top-trump-not-led',
    'ace of hearts',
  ],
  [
    () => afterActs(begin(CLASSIC), 'bid, pass, pass, JS'),
    'AC',
    'must-follow',
    'the king of spades',
  ],
  [
    () => afterActs(begin(CLASSIC, ['AS KD JC', 'AD KC JS', 'AC KH JD']), 'bid, pass, pass, JS'),
    'AC',
    'must-trump',
    'the king of hearts',
  ],
  [
    () =>
      afterActs(
        begin(CLASSIC, ['AH 10H JC', 'AD KC JS', 'AC KH JD']),
        'bid, pass, pass, keep, JS, KH',
      ),
    '10H',
    'must-overtrump',
    'with the ace of hearts',
  ],
] as const)('%#: %s', (at, word, code, says) => {
  const refused = refusal(at(), word);
  expect(refused.code).toBe(code);
  const text = zwikkenRefusalText(refused);
  expect(text).toContain(says);
  expect(text).toMatch(/^[A-Z].*\.$/);
});

// The rules · hands · what was done · what the buttons say then.
test.each([
  [
    CLASSIC,
    TENS,
    'pass, pass, bid',
    ['Exchange the ten of hearts for the queen of hearts', 'Exchange nothing'],
  ],
  [
    MODERN,
    ['AC 10S 10H', 'AD KC JS', 'AS KD JD'],
    'pass, pass, pass+expects, turn, ask, pass, pass+expects, pass, pass, swap 10S',
    ['Exchange the ten of hearts for the queen of hearts', 'Exchange nothing more'],
  ],
  [CLASSIC, PLAIN, '', ['I bid for the whole pot', 'I pass']],
  // S1 has three words for bids that go over each other.
  [CLASSIC, PLAIN, 'bid', ['I bid higher, for the whole pot', 'I pass']],
  [CLASSIC, PLAIN, 'bid, bid', ['I bid much higher, for the whole pot', 'I pass']],
])('the buttons say what they do: %s, %j, %s', (id, hands, words, labels) => {
  const state = afterActs(begin(id, hands), words);
  expect(legalActions(state).map((action) => actLabel(action, state))).toEqual(labels);
});

// The rules · the bidding, in which seat 2 goes over seat 1 · what stands by the name of seat 1 then, and of seat 2.
test.each([
  [CLASSIC, 'bid, bid, pass, pass', 'bid', 'gambler'],
  [MODERN, 'ask, better, pass, pass, pass', 'asked', 'speler'],
])(
  'who was outbid has bid where one bids, and asked where one asks: %s',
  (id, words, mark, plays) => {
    const state = afterActs(begin(id), words);
    expect(state.phase).toBe('tricks');
    expect(marksOf(state, 1)).toEqual(['19 counters', mark]);
    expect(marksOf(state, 2)).toEqual(['19 counters', plays]);
  },
);

test('what happened is told in the words of the table: each bid goes over the last', () => {
  const state = afterActs(begin(CLASSIC), 'bid, bid, bid, pass, pass');
  const told = toldTexts(state.happened, state).filter((text) => text.includes(' bids '));
  expect(told).toEqual([
    'Bram bids for the whole pot.',
    'Corrie bids higher, for the whole pot.',
    'Anke bids much higher, for the whole pot.',
  ]);
  // With another card turned up it begins afresh.
  const again = afterActs(begin(CLASSIC), 'pass, pass, pass, turn, bid');
  expect(toldTexts(again.happened, again).at(-1)).toBe('Bram bids for the whole pot.');
});

test('what is allowed is not refused', () => {
  const state = begin(MODERN);
  for (const action of legalActions(state)) expect(checkAction(state, action).ok).toBe(true);
  expect(applyAction(state, read('pass')).waiting).toEqual([2, 0]);
});
