/** Zwiks: three cards of one rank, and what they win. */
import { describe, expect, test } from 'vitest';
import { highestZwik, zwikIn } from '../../src/engine/zwikken/index.ts';
import {
  ACHTERHOEK,
  ALL,
  ASKING,
  afterActs,
  begin,
  CLASSIC,
  cards,
  changesOf,
  MODERN,
  outcomeOf,
  rulesNamed,
} from './table.ts';

test.each(ALL)('%s: three cards of one rank are a zwik, and nothing else is', (id) => {
  const rules = rulesNamed(id);
  expect(zwikIn(rules, cards('KS KD KC'))).toBe('K');
  expect(zwikIn(rules, cards('10S 10D 10C'))).toBe('10');
  expect(zwikIn(rules, cards('KS KD QC'))).toBe(null);
  expect(zwikIn(rules, cards('AS KS QS'))).toBe(null);
  expect(zwikIn(rules, cards('KS KD'))).toBe(null);
});

// The ranks of zwiks, the highest first.
test.each([
  [CLASSIC, ['A', 'K', 'Q', 'J', '10']],
  [MODERN, ['10', 'A', 'K', 'Q', 'J']],
  [ACHTERHOEK, ['10', 'A', 'K', 'Q', 'J']],
] as const)('%s: of several zwiks the highest is %j, and so on down', (id, ranks) => {
  const rules = rulesNamed(id);
  for (const [at, higher] of ranks.entries()) {
    for (const lower of ranks.slice(at + 1)) {
      expect(highestZwik(rules, [null, lower, higher])).toBe(2);
      expect(highestZwik(rules, [higher, null, lower])).toBe(0);
    }
  }
  expect(highestZwik(rules, [null, null, null])).toBe(null);
});

describe('in the classic rules', () => {
  test('a zwik as dealt wins the whole pot before anybody bids, and nobody pays', () => {
    const state = begin(CLASSIC, ['AS KD JC', 'QS QD QC', 'AC KS JD'], 'QH 10S 10D', { pot: 7 });
    expect(state.phase).toBe('over');
    // Seven and an ante of three.
    expect(outcomeOf(state)).toEqual({
      kind: 'zwik',
      winner: 1,
      zwiks: [null, 'Q', null],
      changes: [0, 10, 0],
    });
    expect(state).toMatchObject({ pot: 0, stacks: [19, 29, 19] });
  });

  test('the card turned up is seen first', () => {
    const state = begin(CLASSIC, ['AS KD JC', 'QS QD QC', 'AC KS JD'], 'QH 10S 10D');
    expect(state.happened.map(({ kind }) => kind)).toEqual([
      'paid-in',
      'dealt',
      'turned-up',
      'ended',
    ]);
  });

  test('of two zwiks the higher wins: aces before tens', () => {
    const hands = ['10S 10D 10C', 'KS KD KC', 'AS AD AC'];
    expect(outcomeOf(begin(CLASSIC, hands, 'QH QS QD'))).toMatchObject({
      winner: 2,
      zwiks: ['10', 'K', 'A'],
    });
  });

  test('a zwik made by the exchange is none: it had to be dealt', () => {
    const hands = ['KS KD 10H', 'AD QC JS', 'AC QS JD'];
    const state = afterActs(begin(CLASSIC, hands, 'KH 10S 10D'), 'pass, pass, bid, swap 10H');
    expect(state.hands[0]).toEqual(['KS', 'KD', 'KH']);
    expect(state.phase).toBe('tricks');
  });
});

describe.each(ASKING)('in %s', (id) => {
  const HANDS = ['AS KD JC', 'QS QD QC', 'AC KS JD'];
  const withZwik = (words: string, hands = HANDS) =>
    afterActs(begin(id, hands, 'KH JS 10D'), words);

  test('it is shown when the bidding is over, and wins what was asked for; the other askers pay', () => {
    // The pot is 3. Seat 1 with queens asks, seat 2 asks better.
    const state = withZwik('ask, better, pass, pass');
    // In the Achterhoek the dealer, who passed, is not asked again.
    const end = state.phase === 'over' ? state : afterActs(state, 'pass');
    expect(outcomeOf(end)).toMatchObject({ kind: 'zwik', winner: 1, zwiks: [null, 'Q', null] });
    expect(changesOf(end)).toEqual([0, 3, -3]);
    expect(end).toMatchObject({ pot: 3, stacks: [19, 22, 16] });
  });

  test('who never asked does not win by it', () => {
    const state = withZwik(id === ACHTERHOEK ? 'pass, ask, pass' : 'pass, ask, pass, pass, pass');
    expect(state.phase).toBe('tricks');
    expect(state.game).toMatchObject({ gambler: 2 });
  });

  test('of two askers’ zwiks the higher wins, and the other pays', () => {
    const hands = ['AS AD AC', '10S 10C 10H', 'KC KS JD'];
    const state = afterActs(
      begin(id, hands, 'QD QS JH'),
      id === ACHTERHOEK ? 'ask, pass, better, pass' : 'ask, pass, better, pass, pass',
    );
    expect(outcomeOf(state)).toMatchObject({ winner: 1, zwiks: ['A', '10', null] });
    expect(changesOf(state)).toEqual([-3, 3, 0]);
  });

  test('a higher zwik of somebody who did not ask does not count', () => {
    const hands = ['AS AD AC', '10S 10C 10H', 'KC KS JD'];
    const state = afterActs(
      begin(id, hands, 'QD QS JH'),
      id === ACHTERHOEK ? 'pass, pass, ask' : 'pass, pass, ask, pass, pass',
    );
    expect(outcomeOf(state)).toMatchObject({ winner: 0 });
    expect(changesOf(state)).toEqual([3, 0, 0]);
  });

  test('the ten exchanged for the card turned up may make one', () => {
    const hands = ['KS KD 10H', 'AD QC JS', 'AC QS JD'];
    const asked = id === ACHTERHOEK ? 'pass, pass, ask+knows' : 'pass, pass, ask+knows, pass, pass';
    const state = afterActs(begin(id, hands, 'KH 10S 10D'), asked);
    expect(state.phase).toBe('exchange');
    expect(outcomeOf(afterActs(state, 'swap 10H'))).toMatchObject({ kind: 'zwik', winner: 0 });
    expect(afterActs(state, 'keep').phase).toBe('tricks');
  });

  test('if all pass and the dealer does not search, the chance has gone', () => {
    const state = withZwik('pass, pass, pass, end');
    expect(outcomeOf(state)).toEqual({ kind: 'passed' });
    expect(state).toMatchObject({ pot: 3, stacks: [19, 19, 19] });
  });

  test('if the dealer searches, there is a new one', () => {
    const again = id === ACHTERHOEK ? 'ask, pass, pass' : 'ask, pass, pass, pass, pass';
    const state = withZwik(`pass, pass, pass, turn, ${again}`);
    expect(outcomeOf(state)).toMatchObject({ kind: 'zwik', winner: 1 });
    expect(changesOf(state)).toEqual([0, 6, 0]);
  });
});

test('in the modern rules who passed with a zwik may ask better in the second round', () => {
  const hands = ['AS KD JC', 'QS QD QC', 'AC KS JD'];
  const state = afterActs(begin(MODERN, hands, 'KH JS 10D'), 'pass, ask, pass');
  expect(state.round).toBe(2);
  expect(outcomeOf(afterActs(state, 'better, pass'))).toMatchObject({ kind: 'zwik', winner: 1 });
});
