/** Who wins once the tricks are played: by tricks in the classic rules, by points in the others. */
import { describe, expect, test } from 'vitest';
import { gameWinner, judgeGame, pointsIn } from '../../src/engine/zwikken/index.ts';
import { ACHTERHOEK, ALL, ASKING, CLASSIC, cards, rulesNamed } from './table.ts';

test.each(ALL)('%s: ace 4, king 3, queen 2, jack 1, ten 0', (id) => {
  const rules = rulesNamed(id);
  const counted = ['A', 'K', 'Q', 'J', '10'].map((rank) => pointsIn(rules, cards(`${rank}D`)));
  expect(counted).toEqual([4, 3, 2, 1, 0]);
  expect(pointsIn(rules, cards('AS KS 10H'))).toBe(7);
});

describe('in the classic rules', () => {
  // The gambler is seat 0. Tricks and points by seat · whether the gambler wins.
  test.each([
    ['three tricks', [3, 0, 0], [12, 0, 0], true],
    ['two tricks', [2, 1, 0], [3, 9, 0], true],
    ['two tricks without a point', [2, 1, 0], [0, 11, 0], true],
    ['one trick worth more than the other two together', [1, 1, 1], [9, 4, 4], true],
    ['the same where one opponent took those two', [1, 2, 0], [9, 8, 0], true],
    ['one trick that is only the best of the three', [1, 1, 1], [9, 8, 4], false],
    ['one trick worth exactly as much as the other two', [1, 1, 1], [8, 4, 4], false],
    ['one trick of no worth while the others are worth nothing', [1, 2, 0], [0, 0, 0], false],
    ['no trick', [0, 2, 1], [0, 8, 2], false],
  ])('the gambler has %s: %j, %j → %s', (_, tricks, points, wins) => {
    expect(gameWinner(rulesNamed(CLASSIC), 0, { tricks, points })).toBe(wins ? 0 : null);
  });

  test('nobody but the gambler wins', () => {
    const takings = { tricks: [0, 3, 0], points: [0, 12, 0] };
    expect(gameWinner(rulesNamed(CLASSIC), 0, takings)).toBe(null);
  });
});

describe.each(ASKING)('in %s', (id) => {
  const rules = rulesNamed(id);
  test.each([
    ['the single highest total wins', [1, 1, 1], [9, 8, 4], 0],
    ['also with one trick against two', [1, 2, 0], [9, 8, 0], 0],
    ['two tricks are no help', [2, 1, 0], [5, 6, 0], 1],
    ['who did not ask may have it too', [1, 1, 1], [3, 4, 9], 2],
    ['a tie for the highest is nobody’s', [1, 1, 1], [8, 8, 2], null],
    ['a tie below it hurts nobody', [1, 1, 1], [8, 3, 3], 0],
    ['nor is a tie of all', [1, 1, 1], [4, 4, 4], null],
    ['nor a tie at nought', [1, 2, 0], [0, 0, 0], null],
  ])('%s: %j, %j', (_, tricks, points, winner) => {
    expect(gameWinner(rules, 0, { tricks, points })).toBe(winner);
  });
});

describe('a whole game by its tricks', () => {
  // Seat 1 leads AS, takes 4 + 3 + 1 = 8; leads QS, takes 2 + 4 + 0 = 6; JD goes to seat 0's trump with 1 + 3 + 4 = 8.
  const game = {
    players: 3,
    forehand: 1,
    trump: 'H',
    gambler: 1,
    tricks: [cards('AS KS JS'), cards('QS AD 10S'), cards('JD KD AH')],
  } as const;

  test.each([
    [CLASSIC, true],
    [ASKING[0] ?? '', true],
  ])('%s: who took each trick, the points, and whether the gambler won', (id, won) => {
    const judged = judgeGame({ ...game, rules: rulesNamed(id) });
    expect(judged).toEqual({ ok: true, value: { winners: [1, 1, 0], points: [8, 14, 0], won } });
  });

  test('the gambler’s is what is judged', () => {
    const judged = judgeGame({ ...game, gambler: 0, rules: rulesNamed(CLASSIC) });
    expect(judged).toMatchObject({ ok: true, value: { won: false } });
  });

  test('a suit not followed is found from what is played later', () => {
    const tricks = [cards('AS KD JS'), cards('QS KS 10S'), cards('JD AD AH')];
    expect(judgeGame({ ...game, tricks, rules: rulesNamed(CLASSIC) })).toMatchObject({
      ok: false,
      error: { trick: 0, at: 1, refusal: { code: 'must-follow', card: 'KD', could: ['KS'] } },
    });
  });

  test('the first bad card is named, not a later one', () => {
    // Seat 2 throws the ten of diamonds on QS with JH in the hand; later seat 0 could have trumped too.
    const tricks = [cards('AS KS JS'), cards('QS 10D QD'), cards('JD JH AH')];
    expect(judgeGame({ ...game, tricks, rules: rulesNamed(CLASSIC) })).toMatchObject({
      ok: false,
      error: { trick: 1, at: 1, refusal: { code: 'must-trump', could: ['JH'] } },
    });
  });

  test('in the Achterhoek the gambler may not lead the trump ace before the last card', () => {
    const tricks = [cards('AH KH JH'), cards('QS KS 10S'), cards('JD AD 10D')];
    const led = { ...game, tricks, rules: rulesNamed(ACHTERHOEK) };
    expect(judgeGame(led)).toMatchObject({
      ok: false,
      error: { trick: 0, at: 0, refusal: { code: 'top-trump-not-led', could: ['QS', '10D'] } },
    });
    // A defender may, and so may the gambler with the last card.
    expect(judgeGame({ ...led, gambler: 2 })).toMatchObject({ ok: true });
    const last = [cards('QS KS 10S'), cards('AD JD 10D'), cards('KC AH JC')];
    expect(judgeGame({ ...led, tricks: last })).toMatchObject({ ok: true });
    const leadsLast = [cards('AS KS 10S'), cards('AD JD 10D'), cards('AH KC JC')];
    expect(judgeGame({ ...led, tricks: leadsLast })).toMatchObject({ ok: true });
  });
});
