/** Whether the gambler can force the win with all cards known. */
import { describe, expect, test } from 'vitest';
import {
  afterCard,
  cardsToPlay,
  judgeGame,
  newTricks,
  RULE_SETS,
  seatToPlay,
  solveCards,
  solveTricks,
  type TrickPosition,
} from '../../src/engine/zwikken/index.ts';
import { DEEP } from '../engine/read.ts';
import { slowForces } from '../slow/zwikken.ts';
import { randomHands } from './random.ts';
import { ACHTERHOEK, CLASSIC, cards, MODERN, rulesNamed } from './table.ts';

const game = (id: string, hands: readonly string[], gambler = 0, forehand = 0): TrickPosition =>
  newTricks({
    rules: rulesNamed(id),
    trump: 'H',
    gambler,
    forehand,
    hands: hands.map(cards),
  });

describe('games whose end can be told by hand', () => {
  test.each([
    [
      'the three highest trumps take everything',
      [CLASSIC, MODERN],
      ['AH KH QH', 'AS AD AC', 'KS KD KC'],
      true,
    ],
    // AH and KH take two tricks for certain.
    [
      'two sure tricks win in the classic rules',
      [CLASSIC],
      ['AH KH 10D', 'AS AD AC', 'KS KD KC'],
      true,
    ],
    [
      'no trick wins nothing',
      [CLASSIC, MODERN, ACHTERHOEK],
      ['10S 10D 10C', 'AS AD AC', 'KS KD KC'],
      false,
    ],
    // The king is led, then the queen, then the ace as the only card.
    [
      'in the Achterhoek the ace is kept for the end',
      [ACHTERHOEK],
      ['AH KH QH', 'AS AD AC', 'KS KD KC'],
      true,
    ],
  ] as const)('%s', (_, ids, hands, wins) => {
    for (const id of ids) expect(solveTricks(game(id, hands)).wins).toBe(wins);
  });

  test('the same cards are won in the modern rules and lost in the Achterhoek', () => {
    // AH draws QH, and KS then brings an ace home: 13 of 20 points at least. Barred from the ace, KS is
    // trumped by QH (5), AC draws AH (8), and QD goes to AD: 12 and more for seat 1. QD first goes to AD (6),
    // AC draws AH (8), and QH trumps KS: 11 and more.
    const hands = ['KS AH QD', 'AC QH AD', '10C 10S JS'];
    expect(solveTricks(game(MODERN, hands)).wins).toBe(true);
    expect(solveTricks(game(ACHTERHOEK, hands)).wins).toBe(false);
    expect(solveCards(game(MODERN, hands))).toEqual([
      { card: 'KS', wins: false },
      { card: 'AH', wins: true },
      { card: 'QD', wins: false },
    ]);
  });

  test('a defender who draws level has prevented the win', () => {
    // Nobody has a choice. KS 3 + QS 2 to seat 0; AC 4 + JC 1 to seat 2; KD 3 + JD 1 to seat 1: 5, 4, 5.
    const hands = ['KS 10C JD', '10S JC KD', 'QS AC 10D'];
    expect(solveTricks(game(MODERN, hands)).wins).toBe(false);
  });
});

const RUNS = DEEP ? 10_000 : 500;

describe.each(RULE_SETS.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  test(`the solver says what plain minimax says, in ${RUNS} random games`, () => {
    const found = { true: 0, false: 0 };
    for (let seed = 0; seed < RUNS; seed++) {
      const players = rules.players[seed % rules.players.length] ?? 3;
      const { forehand, gambler, hands, trump } = randomHands(rules, players, seed);
      const position = newTricks({ rules, forehand, gambler, hands, trump });
      const { wins } = solveTricks(position);
      expect(wins).toBe(slowForces({ ...rules, trump, gambler }, forehand, hands));
      found[`${wins}`] += 1;
    }
    expect(found.true).toBeGreaterThan(RUNS / 20);
    expect(found.false).toBeGreaterThan(RUNS / 20);
  });

  test('its line can be played, and ends as it says', () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const players = rules.players[seed % rules.players.length] ?? 3;
      const { forehand, gambler, hands, trump } = randomHands(rules, players, seed);
      const { line, wins } = solveTricks(newTricks({ rules, forehand, gambler, hands, trump }));
      expect(line.toSorted()).toEqual(hands.flat().sort());
      const tricks = Array.from({ length: rules.handSize }, (_, at) =>
        line.slice(at * players, (at + 1) * players),
      );
      const judged = judgeGame({ rules, players, forehand, trump, gambler, tricks });
      expect(judged).toMatchObject({ ok: true, value: { won: wins } });
    }
  });

  test('each card that may be played is judged for itself, at any moment', () => {
    for (let seed = 0; seed < RUNS / 2; seed++) {
      const players = rules.players[seed % rules.players.length] ?? 3;
      const { forehand, gambler, hands, trump } = randomHands(rules, players, 5000 + seed);
      let at = newTricks({ rules, forehand, gambler, hands, trump });
      while (seatToPlay(at) !== null) {
        const judged = solveCards(at);
        expect(judged.map(({ card }) => card)).toEqual(cardsToPlay(at));
        for (const { card, wins } of judged) {
          expect(solveTricks(afterCard(at, card)).wins).toBe(wins);
        }
        const isGambler = seatToPlay(at) === gambler;
        const best = judged.some(({ wins }) => wins === isGambler) ? isGambler : !isGambler;
        expect(solveTricks(at).wins).toBe(best);
        at = afterCard(at, judged[seed % judged.length]?.card ?? 'AS');
      }
    }
  });
});
