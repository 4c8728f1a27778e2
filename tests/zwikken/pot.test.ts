/** The pot: who takes from it and who pays into it, and the next deal. */
import { describe, expect, test } from 'vitest';
import {
  nextSitting,
  startDeal,
  tricksOf,
  type ZwikkenState,
} from '../../src/engine/zwikken/index.ts';
import { ALL, ASKING, afterActs, begin, CLASSIC, cards, changesOf, outcomeOf } from './table.ts';

/** Hearts are trump. Seat 1 has the three highest left: it leads and takes all tricks. */
const STRONG = ['AS KD JC', 'AH KH JH', 'AC KS JD'];
const SWEEP = 'AH, AC, AS, KH, KS, KD, JH, JD, JC';
/** Seat 1 leads low clubs, and takes nothing. */
const WEAK = ['AS AD KC', '10C JS JD', 'AC KS KD'];
const LOST = '10C, AC, KC, KS, AS, JS, AD, JD, KD';

const play = (id: string, hands: string[], words: string, pot = 0, agreed = {}): ZwikkenState =>
  afterActs(begin(id, hands, 'QH QD QC', { pot, agreed }), words);

describe('in the classic rules', () => {
  test('the gambler who wins takes the pot', () => {
    const state = play(CLASSIC, STRONG, `bid, pass, pass, ${SWEEP}`, 7);
    expect(outcomeOf(state)).toMatchObject({ kind: 'played', won: true, winner: 1 });
    expect(changesOf(state)).toEqual([0, 10, 0]);
    expect(state).toMatchObject({ pot: 0, stacks: [19, 29, 19] });
  });

  test('the gambler who loses doubles it', () => {
    const state = play(CLASSIC, WEAK, `bid, pass, pass, ${LOST}`, 7);
    expect(outcomeOf(state)).toMatchObject({ won: false, winner: null });
    expect(changesOf(state)).toEqual([0, -10, 0]);
    expect(state).toMatchObject({ pot: 20, stacks: [19, 9, 19] });
  });

  test('for a part of it that part is taken or paid, rounded up', () => {
    const half = `bid half, pass, pass`;
    const won = play(CLASSIC, STRONG, `${half}, ${SWEEP}`, 8, { partsFrom: 1 });
    expect(changesOf(won)).toEqual([0, 6, 0]);
    expect(won.pot).toBe(5);
    const lost = play(CLASSIC, WEAK, `${half}, ${LOST}`, 8, { partsFrom: 1 });
    expect(changesOf(lost)).toEqual([0, -6, 0]);
    expect(lost.pot).toBe(17);
  });

  test('who was outbid neither takes nor pays', () => {
    const state = play(CLASSIC, STRONG, `bid, bid, pass, pass, ${SWEEP}`);
    expect(outcomeOf(state)).toMatchObject({ won: false, winner: null });
    expect(changesOf(state)).toEqual([0, 0, -3]);
  });
});

describe.each(ASKING)('in %s', (id) => {
  const passOut = (words: string, hands: string[], pot = 0, agreed = {}) => {
    let state = play(id, hands, words, pot, agreed);
    while (state.phase === 'bidding') state = afterActs(state, 'pass');
    return state;
  };
  /** In the Achterhoek the asker keeps the ace, so plays are made that all three allow. */
  const sweep = 'KH, AC, AS, JH, KS, KD, AH, JD, JC';

  test('the player with the highest total takes what was asked for', () => {
    const state = afterActs(passOut('ask, pass, pass', STRONG, 7), sweep);
    expect(outcomeOf(state)).toMatchObject({ kind: 'played', won: true, winner: 1 });
    expect(changesOf(state)).toEqual([0, 10, 0]);
  });

  test('every other asker pays as much, outbid or not; who did not ask neither takes nor pays', () => {
    // Seat 1 asks, seat 2 asks better and plays; seat 1 has the highest total and takes.
    const state = afterActs(passOut('ask, better, pass', STRONG), SWEEP);
    expect(outcomeOf(state)).toMatchObject({ won: false, winner: 1 });
    expect(changesOf(state)).toEqual([0, 3, -3]);
    expect(state.pot).toBe(3);
  });

  test('if somebody has the highest total who did not ask, all askers pay', () => {
    const state = afterActs(passOut('pass, ask, better', STRONG), SWEEP);
    expect(outcomeOf(state)).toMatchObject({ won: false, winner: 1 });
    expect(changesOf(state)).toEqual([-3, 0, -3]);
    expect(state.pot).toBe(9);
  });

  test('on a tie for the highest total all lose: all who asked pay, and nobody takes', () => {
    // KS 3 + QS 2 to seat 1; AC 4 + JC 1 to seat 2; KD 3 + JD 1 to seat 0.
    const hands = ['10S JC KD', 'KS 10C JD', 'QS AC 10D'];
    const tied = 'KS, QS, 10S, 10C, AC, JC, 10D, KD, JD';
    const both = afterActs(passOut('ask, better, pass', hands), tied);
    expect(outcomeOf(both)).toMatchObject({
      won: false,
      winner: null,
      takings: { points: [4, 5, 5] },
    });
    expect(changesOf(both)).toEqual([0, -3, -3]);
    expect(both.pot).toBe(9);
    // Whoever drew level without having asked has done enough.
    expect(changesOf(afterActs(passOut('ask, pass, pass', hands), tied))).toEqual([0, -3, 0]);
  });

  test('for an agreed number of stakes no more than that is taken or paid', () => {
    const won = afterActs(passOut('ask, pass, pass', STRONG, 17, { rounds: 2 }), sweep);
    expect(changesOf(won)).toEqual([0, 6, 0]);
    expect(won.pot).toBe(14);
    const lost = afterActs(passOut('ask, pass, pass', WEAK, 17, { rounds: 2 }), LOST);
    expect(changesOf(lost)).toEqual([0, -6, 0]);
    expect(lost.pot).toBe(26);
  });
});

describe('the next deal', () => {
  test.each(ALL)('%s: the next player deals, and what is in the pot stays there', (id) => {
    const over = afterActs(
      begin(id, undefined, undefined, { pot: 4, dealer: 1 }),
      'pass, pass, pass, end',
    );
    const sitting = nextSitting(over);
    expect(sitting).toMatchObject({ dealer: 2, pot: 7, stacks: [19, 19, 19] });
    const hands = ['AS KD JC', 'AD KC JS', 'AC KS JD'].map(cards);
    const next = startDeal(sitting, { hands, stock: cards('QH QS QD') });
    // Everyone has put in the next ante.
    expect(next).toMatchObject({ dealer: 2, waiting: [0, 1, 2], pot: 10, stacks: [18, 18, 18] });
  });

  test.each(ALL)('%s: after the last seat the first one deals', (id) => {
    const over = afterActs(begin(id, undefined, undefined, { dealer: 2 }), 'pass, pass, pass, end');
    expect(nextSitting(over).dealer).toBe(0);
  });

  test('a deal that is not over has none', () => {
    expect(() => nextSitting(begin(CLASSIC))).toThrow('not over');
  });

  test('a pot that was emptied is filled again by the ante', () => {
    const over = play(CLASSIC, STRONG, `bid, pass, pass, ${SWEEP}`);
    expect(over.pot).toBe(0);
    const next = startDeal(nextSitting(over), {
      hands: STRONG.map(cards),
      stock: cards('QH QD QC'),
    });
    expect(next.pot).toBe(3);
  });

  test('a stack may fall below nought: nobody is put out', () => {
    const state = play(CLASSIC, WEAK, `bid, pass, pass, ${LOST}`, 40);
    expect(state.stacks).toEqual([19, 19 - 43, 19]);
  });
});

test('the tricks of a deal are there while they are played, and not before or after', () => {
  const bidding = begin(CLASSIC, STRONG, 'QH QD QC');
  expect(tricksOf(bidding)).toBe(null);
  const playing = afterActs(bidding, 'bid, pass, pass, AH');
  expect(tricksOf(playing)).toMatchObject({ gambler: 1, leader: 1, trump: 'H', trick: ['AH'] });
  expect(tricksOf(afterActs(playing, 'AC, AS, KH, KS, KD, JH, JD, JC'))).toBe(null);
});
