/** The pack and how it is dealt. */
import { describe, expect, test } from 'vitest';
import {
  dealProblem,
  dealZwikken,
  firstSitting,
  RULE_SETS,
  ruleSetById,
  usuallyAgreed,
  zwikkenPack,
} from '../../src/engine/zwikken/index.ts';
import { ACHTERHOEK, ALL, afterActs, begin, CLASSIC, cards, read, rulesNamed } from './table.ts';

test('there are three sets of rules, each by its id', () => {
  expect(RULE_SETS.map(({ id }) => id)).toEqual(ALL);
  for (const id of ALL) expect(rulesNamed(id).id).toBe(id);
  expect(ruleSetById('zwikken')).toBe(undefined);
  expect(ruleSetById('constructor')).toBe(undefined);
});

describe.each(ALL)('%s', (id) => {
  const rules = rulesNamed(id);

  test('is played with the 20 cards from ace to ten in four suits, by three to five players', () => {
    const pack = ['S', 'H', 'D', 'C'].flatMap((suit) =>
      ['A', 'K', 'Q', 'J', '10'].map((rank) => rank + suit),
    );
    expect(zwikkenPack(rules)).toEqual(pack);
    expect(rules.players).toEqual([3, 4, 5]);
  });

  test.each([3, 4, 5])('gives each of %i players three cards; the rest is the stock', (players) => {
    const { hands, stock } = dealZwikken(rules, players, 0, 'a seed');
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => 3));
    expect(stock.length).toBe(20 - 3 * players);
    expect([...hands.flat(), ...stock].sort()).toEqual(zwikkenPack(rules).sort());
  });

  test('deals one card and then two, or two and then one, from the dealer’s left', () => {
    // The same seed is the same pack: three times three cards of it are dealt.
    const inOrder = (packets: number[]): string[] => {
      const { hands, stock } = dealZwikken(rules, 3, 0, 'order', packets);
      const left = [1, 2, 0].map((seat) => [...(hands[seat] ?? [])]);
      const dealt = packets.flatMap((packet) => left.flatMap((hand) => hand.splice(0, packet)));
      return [...dealt, ...stock];
    };
    expect(inOrder([1, 2])).toEqual(inOrder([2, 1]));
    expect(rules.packets).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(usuallyAgreed(rules).packets).toEqual([1, 2]);
  });

  test('at the beginning everyone has as many counters, and the pot is empty', () => {
    expect(firstSitting(rules, 4, 30)).toEqual({
      rules,
      agreed: { stake: 1, packets: [1, 2], partsFrom: null, rounds: null },
      dealer: 0,
      stacks: [30, 30, 30, 30],
      pot: 0,
    });
  });
});

test('the same seed is the same deal for ever, whatever the rules', () => {
  const golden = {
    hands: ['KC AD AC', 'JS AS KD', 'QH 10H 10C', 'QC KS AH'].map(cards),
    stock: cards('10S JH JD QS QD JC KH 10D'),
  };
  for (const id of ALL) expect(dealZwikken(rulesNamed(id), 4, 1, 'zwik')).toEqual(golden);
});

describe('a deal laid out by hand', () => {
  const rules = rulesNamed(CLASSIC);
  const problem = (hands: string[], stock = 'QH QS QD') =>
    dealProblem(rules, { hands: hands.map(cards), stock: cards(stock) });

  test('needs hands of three for three to five players, and as many cards as may be turned up', () => {
    expect(problem(['AS KS JS', 'AD KD JD', 'AC KC JC'])).toBe(undefined);
    expect(problem(['AS KS JS', 'AD KD JD'])).toEqual({ code: 'number-of-players', players: 2 });
    expect(problem(['AS KS JS', 'AD KD', 'AC KC JC'])).toEqual({
      code: 'hand-size',
      seat: 1,
      cards: 2,
    });
    expect(problem(['AS KS JS', 'AD KD JD', 'AC KC JC'], 'QH QS')).toEqual({
      code: 'stock-too-small',
      cards: 2,
    });
  });

  test('has each card of the pack once at most, and no other', () => {
    expect(problem(['AS KS JS', 'AD KD JD', 'AC KC AS'])).toEqual({
      code: 'card-twice',
      card: 'AS',
    });
    expect(problem(['AS KS JS', 'AD KD JD', 'AC KC QH'])).toEqual({
      code: 'card-twice',
      card: 'QH',
    });
    expect(problem(['AS KS JS', 'AD KD JD', 'AC KC 7C'])).toEqual({
      code: 'card-not-in-pack',
      card: '7C',
    });
  });
});

test('a deal tells what happened in it, in order', () => {
  const hands = ['KS KD 10H', 'AH KC JS', 'AC QS JD'];
  const words =
    'pass, pass, pass+knows, turn, ask, better, pass, pass, swap 10H, AH, AC, QH, QS, KS, JS, KD, KC, JD';
  const state = afterActs(begin(ACHTERHOEK, hands, 'QH JC QD', { pot: 4 }), words);
  const acted = (seat: number, word: string) => ({ kind: 'acted', seat, action: read(word) });
  const outcome = {
    kind: 'played',
    winner: 2,
    won: true,
    takings: { tricks: [1, 1, 1], points: [6, 7, 10] },
    changes: [0, -10, 10],
  };
  expect(state.happened).toEqual([
    { kind: 'paid-in', stakes: 1, each: 1 },
    { kind: 'dealt', packets: [1, 2] },
    { kind: 'turned-up', card: 'QH' },
    ...[acted(1, 'pass'), acted(2, 'pass'), acted(0, 'pass+knows'), acted(0, 'turn')],
    { kind: 'paid-in', stakes: 1, each: 1 },
    { kind: 'turned-up', card: 'JC' },
    ...[acted(1, 'ask'), acted(2, 'better'), acted(0, 'pass')],
    { kind: 'second-round' },
    acted(1, 'pass'),
    { kind: 'game', game: { gambler: 2, part: null, amount: 10 } },
    acted(0, 'swap 10H'),
    { kind: 'exchanged', seat: 0, ten: '10H', card: 'QH' },
    ...[acted(1, 'AH'), acted(2, 'AC'), acted(0, 'QH')],
    { kind: 'trick', winner: 2, points: 10 },
    ...[acted(2, 'QS'), acted(0, 'KS'), acted(1, 'JS')],
    { kind: 'trick', winner: 0, points: 6 },
    ...[acted(0, 'KD'), acted(1, 'KC'), acted(2, 'JD')],
    { kind: 'trick', winner: 1, points: 7 },
    { kind: 'ended', outcome },
  ]);
  expect(state).toMatchObject({ pot: 10, stacks: [18, 8, 28] });
});
