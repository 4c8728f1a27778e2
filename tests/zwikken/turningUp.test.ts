/** Turning up another card for trump: when, how often, and what it costs. */
import { describe, expect, test } from 'vitest';
import { trumpOf, turnUpsLeft } from '../../src/engine/zwikken/index.ts';
import {
  ACHTERHOEK,
  ALL,
  ASKING,
  afterActs,
  begin,
  CLASSIC,
  MODERN,
  outcomeOf,
  PLAIN,
  refusal,
  STOCK,
  verdict,
} from './table.ts';

const ALL_PASS = 'pass, pass, pass';

describe.each(ALL)('%s', (id) => {
  test('everyone has put in a stake, and the top card of the stock is turned up', () => {
    const state = begin(id, PLAIN, STOCK, { pot: 4 });
    expect(state).toMatchObject({
      pot: 7,
      stacks: [19, 19, 19],
      turned: ['QH'],
      stock: ['QS', 'QD'],
    });
    expect(trumpOf(state)).toBe('H');
  });

  test('a stake is so many counters as was agreed on', () => {
    const state = begin(id, PLAIN, STOCK, { agreed: { stake: 5 } });
    expect(state).toMatchObject({ pot: 15, stacks: [15, 15, 15] });
  });

  test('if all pass the dealer may turn up another card, and need not', () => {
    const state = afterActs(begin(id), ALL_PASS);
    expect(state).toMatchObject({ phase: 'dealer', waiting: [0] });
    expect(verdict(state, 'turn')).toBe('allowed');
    expect(verdict(state, 'end')).toBe('allowed');
    expect(refusal(state, 'pass')).toMatchObject({ code: 'not-now' });
  });

  test('if the dealer does not, the deal ends and the pot stays', () => {
    const state = afterActs(begin(id, PLAIN, STOCK, { pot: 4 }), `${ALL_PASS}, end`);
    expect(outcomeOf(state)).toEqual({ kind: 'passed' });
    expect(state).toMatchObject({ phase: 'over', pot: 7, stacks: [19, 19, 19] });
  });

  test('everyone adds a stake for the second card; its suit alone is trump, and bidding starts afresh', () => {
    const state = afterActs(begin(id), `${ALL_PASS}, turn`);
    expect(state).toMatchObject({
      phase: 'bidding',
      pot: 6,
      stacks: [18, 18, 18],
      turned: ['QH', 'QS'],
      waiting: [1, 2, 0],
      bids: [],
    });
    expect(trumpOf(state)).toBe('S');
  });

  test('the third card is the last: after it nobody is asked, and the deal ends', () => {
    const third = afterActs(begin(id), `${ALL_PASS}, turn, ${ALL_PASS}, turn`);
    expect(third.turned).toEqual(['QH', 'QS', 'QD']);
    expect(turnUpsLeft(third)).toBe(0);
    const end = afterActs(third, ALL_PASS);
    expect(outcomeOf(end)).toEqual({ kind: 'passed' });
    expect(end.pot).toBe(third.pot);
  });
});

test.each([
  [CLASSIC, 9, 'a stake for each'],
  [MODERN, 6, 'nothing for the second search'],
  [ACHTERHOEK, 6, 'nothing for the second search'],
] as const)('%s: after three cards turned up %i counters are in the pot: %s', (id, pot, _) => {
  const state = afterActs(begin(id), `${ALL_PASS}, turn, ${ALL_PASS}, turn`);
  const each = 20 - pot / 3;
  expect(state).toMatchObject({ pot, stacks: [each, each, each] });
});

describe('a suit that has been up before', () => {
  const again = (id: string) => afterActs(begin(id, PLAIN, 'QH JH QS'), `${ALL_PASS}, turn`);

  test('is trump again in the classic rules', () => {
    const state = again(CLASSIC);
    expect(state.phase).toBe('bidding');
    expect(trumpOf(state)).toBe('H');
  });

  test.each(ASKING)('%s: everyone throws in; pot and stakes stay', (id) => {
    const state = again(id);
    expect(outcomeOf(state)).toEqual({ kind: 'thrown-in', suit: 'H' });
    expect(state).toMatchObject({ phase: 'over', pot: 6, stacks: [18, 18, 18] });
  });

  test.each(ASKING)('%s: also the third card after the first', (id) => {
    const state = afterActs(begin(id, PLAIN, 'QH QS JH'), `${ALL_PASS}, turn, ${ALL_PASS}, turn`);
    expect(outcomeOf(state)).toEqual({ kind: 'thrown-in', suit: 'H' });
    expect(state.pot).toBe(6);
  });
});
