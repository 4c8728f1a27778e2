/** The slow reading by itself: what the texts say of single positions, with answers written by hand. */
import { describe, expect, test } from 'vitest';
import { slowPlays, slowZwicks } from './plays.ts';
import { play, read, say } from './read.ts';
import { slowReasons } from './reasons.ts';
import type { SlowOptions } from './shapes.ts';

const plays = (position: string, options?: SlowOptions) =>
  slowPlays(read(position, options)).map(say);
const playsWith = (card: string, position: string, options?: SlowOptions) =>
  plays(position, options).filter((each) => each.startsWith(`${card} `));
const captures = (position: string, options?: SlowOptions) =>
  plays(position, options).filter((each) => each.includes(' takes '));
const builds = (position: string, options?: SlowOptions) =>
  plays(position, options).filter((each) => each.includes('='));
const reasons = (position: string, tried: string, options?: SlowOptions) =>
  [...slowReasons(read(position, options), play(tried))].sort();

describe('capturing', () => {
  test('a card takes piles of its value and groups that add up to it, in every combination', () => {
    expect(captures('dithmarschen 2 @0 | 7S | 3H, 4H, 7H')).toEqual([
      '7S takes 0 1',
      '7S takes 0 1 2',
      '7S takes 2',
    ]);
  });

  test('the same set of piles is one play, however it is split', () => {
    // 2+5 and 3+4, or 3+4 and 5+2; with the second five also another set.
    expect(captures('dithmarschen 2 @0 | 7S | 2H, 3H, 4H, 5H')).toEqual([
      '7S takes 0 1 2 3',
      '7S takes 0 3',
      '7S takes 1 2',
    ]);
  });

  test('equal cards in different piles are different captures', () => {
    expect(captures('huelsemann-double 5 @0 | 7S | 7H, 7H')).toEqual([
      '7S takes 0',
      '7S takes 0 1',
      '7S takes 1',
    ]);
  });

  test('equal cards in the hand give each play once', () => {
    expect(plays('huelsemann-double 5 @0 | 7S 7S | 7H')).toEqual([
      '7S laid',
      '7S takes 0',
      '7S on 0 =14',
    ]);
  });

  test('the card played has one value for all it takes', () => {
    // The jack takes the two as 2, or both others as 12; not all three.
    const table = 'dithmarschen 2 @0 | JS | 2H, 10H, 2D';
    expect(captures(table)).toEqual([
      'JS takes 0',
      'JS takes 0 1',
      'JS takes 0 2',
      'JS takes 1 2',
      'JS takes 2',
    ]);
    expect(reasons(table, 'JS takes 0 1 2')).toEqual(['no-split']);
  });

  test('a loose court card has one value for one capture', () => {
    expect(captures('dithmarschen 2 @0 | 9S | QH, 6D')).toEqual(['9S takes 0 1']);
    expect(captures('dithmarschen 2 @0 | X25 | QH, JH')).toEqual(['X25 takes 0 1']);
    expect(reasons('dithmarschen 2 @0 | X20 | QH, 4D', 'X20 takes 0 1')).toEqual(['sum-mismatch']);
  });

  test('a build is taken at the value announced', () => {
    expect(captures('dithmarschen 2 @0 | 3S KS | QH =13@1, AD')).toEqual(['KS takes 0 1']);
  });

  test('a capture never subtracts', () => {
    expect(reasons('dithmarschen 2 @0 | 7S | 9H, 2H', '7S takes 0 1')).toEqual([
      'capture-subtracts',
      'pile-too-high',
      'sum-mismatch',
    ]);
  });

  test('a capture is never compulsory, and one need not take all one could', () => {
    expect(plays('christiansen 4 @0 | 7S | 7H, 7D')).toEqual([
      '7S laid',
      '7S takes 0',
      '7S takes 0 1',
      '7S takes 1',
    ]);
  });

  test('taking every pile is a Zwick', () => {
    expect(slowZwicks(read('dithmarschen 2 @0 | 7S 8H 9C | 7H, 3D, 4D'))).toEqual(['7S']);
    expect(slowZwicks(read('dithmarschen 2 @0 | 7S | '))).toEqual([]);
  });

  test('piles are refused for what is wrong with them', () => {
    const table = 'dithmarschen 2 @0 | 7S | 5H, 6H, 3C, 9D';
    expect(reasons(table, '7S takes')).toEqual(['nothing-taken']);
    expect(reasons(table, '7S takes 0')).toEqual(['pile-mismatch']);
    expect(reasons(table, '7S takes 4')).toEqual(['no-such-pile']);
    expect(reasons(table, '7S takes 9 9')).toEqual(['no-such-pile', 'pile-taken-twice']);
    expect(reasons(table, '7S takes 0 1')).toEqual(['sum-mismatch']);
    expect(reasons(table, '7S takes 0 1 2')).toEqual(['no-split']);
    expect(reasons(table, '7S takes 0 3')).toEqual(['no-split', 'pile-too-high']);
    expect(reasons(table, '6S takes 1')).toEqual(['card-not-in-hand']);
  });
});

describe('building', () => {
  test('with two queens one may be laid as 13 or as 3', () => {
    expect(builds('dithmarschen 2 @0 | QS QH | ')).toEqual([
      'QS alone =3@0',
      'QS alone =13@0',
      'QH alone =3@0',
      'QH alone =13@0',
    ]);
  });

  test('with one queen and a three the queen may be laid as 3, not as 13', () => {
    const hand = 'dithmarschen 2 @0 | QS 3H | ';
    expect(playsWith('QS', hand)).toEqual(['QS laid', 'QS alone =3@0']);
    expect(reasons(hand, 'QS alone =13@0')).toEqual(['build-uncovered', 'no-match-kept']);
    expect(reasons(hand, 'QS alone =4@0')).toEqual([
      'build-uncovered',
      'no-match-kept',
      'single-value',
    ]);
  });

  test('a ten on a ten makes 20, or stays 10', () => {
    expect(playsWith('10S', 'dithmarschen 2 @0 | 10S 10H X20 | 10D')).toEqual([
      '10S laid',
      '10S takes 0',
      '10S alone =10@0',
      '10S on 0 =10@0',
      '10S on 0 =20@0',
    ]);
  });

  test('a queen on a loose queen makes 3, 6, 10, 13, 16 or 26, for which one holds the match', () => {
    const values = [3, 6, 10, 13, 16, 26];
    for (const value of Array.from({ length: 30 }, (_, index) => index + 1)) {
      // A partner's promise stands for the match, so that arithmetic alone decides.
      const position = `dithmarschen 4 @0 | QS | QH | 2:${value}`;
      const refused = reasons(position, `QS on 0 =${value}@2`);
      expect(refused.includes('sum-or-difference'), String(value)).toBe(!values.includes(value));
    }
    expect(playsWith('QS', 'dithmarschen 2 @0 | QS 6H 10H KH | QH')).toEqual([
      'QS laid',
      'QS takes 0',
      'QS on 0 =6@0',
      'QS on 0 =10@0',
    ]);
  });

  test('a bigger card does not turn the subtraction round: the ace cannot be built on the nine', () => {
    const nine = 'dithmarschen 2 @0 | 2S 7S AS | 9H';
    expect(builds(nine)).toEqual(['2S on 0 =7@0', '2S on 0 =11@0', '7S on 0 =2@0']);
    expect(reasons(nine, 'AS on 0 =2@0')).toEqual([
      'subtraction-turned-round',
      'sum-or-difference',
    ]);
    for (const value of [8, 10, 20]) {
      expect(reasons(nine, `AS on 0 =${value}@0`)).toEqual(['build-uncovered', 'no-match-kept']);
    }
  });

  test("anyone's pile may be built on, and then belongs to the builder", () => {
    expect(playsWith('8C', 'christiansen 4 @1 | 8C 7C 9H | 3S JH =15@0')).toEqual([
      '8C laid',
      '8C on 0 =7@1',
    ]);
  });

  test('an equal card freezes nothing: the pile can be taken, used in a group, and changed', () => {
    const table = 'dithmarschen 3 @0 | QS 4S 6S 9S | 10S 10H =10@1, 3D';
    expect(captures(table)).toEqual(['QS takes 0 1', 'QS takes 1']);
    expect(playsWith('4S', table)).toEqual(['4S laid', '4S on 0 =6@0']);
  });

  test('piles are never merged into one build', () => {
    expect(builds('dithmarschen 2 @0 | 2S 9H | 3H, 4H')).toEqual([]);
  });

  test('a build wants a pile that is there, and an owner', () => {
    const table = 'dithmarschen 4 @0 | 2S 9H | 7H';
    expect(reasons(table, '2S on 0 =9@0')).toEqual([]);
    expect(reasons(table, '2S on 1 =9@0')).toEqual(['no-such-pile']);
    expect(reasons(table, '2S on 0 =9')).toEqual(['owner-missing']);
    expect(reasons(table, '2S on 0 =9@1')).toEqual(['owner-not-partner']);
    expect(reasons(table, '2S on 0 =9@2')).toEqual(['no-promise']);
    expect(reasons(table, '3S on 0 =0@0')).toEqual([
      'card-not-in-hand',
      'no-match-kept',
      'sum-or-difference',
    ]);
  });
});

describe('building for a partner', () => {
  test('the queen laid as 13 is a promise: the jack brings the joker down to 13 for him', () => {
    const table = 'dithmarschen 4 @0 | JS 5H | X25, QH =13@2 | 2:13';
    expect(builds(table)).toEqual(['JS on 0 =13@2']);
  });

  test('with a match of one’s own it is one’s choice whose the build is', () => {
    expect(playsWith('JS', 'dithmarschen 4 @0 | JS QS | X25, QH =13@2 | 2:13')).toEqual([
      'JS laid',
      'JS on 0 =13@0',
      'JS on 0 =13@2',
    ]);
  });

  test('a build of one card may be made for a partner too', () => {
    expect(builds('dithmarschen 4 @0 | QS | | 2:13')).toEqual(['QS alone =13@2']);
  });

  test('it may be made with the last card, and after the partner’s first build is gone', () => {
    expect(builds('dithmarschen 4 @0 | JS | X25 | 2:13')).toEqual(['JS on 0 =13@2']);
  });

  test('a build on the table is no promise by itself', () => {
    expect(builds('dithmarschen 4 @0 | JS | X25, QH =13@2')).toEqual([]);
  });

  test('an opponent’s promise means nothing, and so does any where everyone is alone', () => {
    expect(builds('dithmarschen 4 @0 | JS | X25 | 1:13 3:13 0:13')).toEqual([]);
    expect(builds('dithmarschen 3 @0 | JS | X25 | 2:13')).toEqual([]);
    expect(builds('christiansen 4 @0 | JS | X25 | 2:13')).toEqual([]);
  });

  test('six at Großenwiehe have two partners each', () => {
    expect(playsWith('JS', 'grossenwiehe 6 @2 | JS QS | X25 | 0:13 4:13 1:13')).toEqual([
      'JS laid',
      'JS on 0 =13@2',
      'JS on 0 =13@0',
      'JS on 0 =13@4',
    ]);
  });
});

describe('what is owed for builds', () => {
  test('the card for one’s own build may not be laid down', () => {
    expect(plays('christiansen 4 @0 | X20 4H | X30 10S =20@0')).toEqual(['X20 takes 0', '4H laid']);
    expect(reasons('christiansen 4 @0 | X20 4H | X30 10S =20@0', 'X20 laid')).toEqual([
      'build-uncovered',
    ]);
  });

  test('it may, if the play captures the build or changes it', () => {
    expect(playsWith('8S', 'dithmarschen 2 @0 | 8S KS | 8H =8@0, 6D')).toEqual(['8S takes 0']);
    expect(playsWith('AS', 'dithmarschen 2 @0 | AS QS | JH =12@0 ')).toEqual(['AS on 0 =13@0']);
  });

  test('an own build that somebody has captured or changed is owed no longer', () => {
    expect(playsWith('QS', 'dithmarschen 2 @0 | QS 5S | 10H 3H =13@1')).toContain('QS laid');
  });

  test('two builds of 25 need one X25 between them', () => {
    expect(
      playsWith('KC', 'christiansen 4 @3 | 7D KC X25 4C | 3D 5S QH KD =25@3, 6S 2H QD =11@2'),
    ).toContain('KC on 1 =25@3');
    expect(plays('christiansen 4 @3 | 7D X25 | KD AC =25@3, KC AS =25@3')).toEqual([
      '7D laid',
      'X25 takes 0 1',
    ]);
  });

  test('builds of 3 and of 13 need a queen each', () => {
    const table = 'dithmarschen 2 @0 | QS QC 5H | QH =3@0, QD =13@0';
    expect(plays(table)).toEqual([
      'QS takes 0',
      'QS takes 1',
      'QC takes 0',
      'QC takes 1',
      '5H laid',
    ]);
    expect(reasons(table, 'QS laid')).toEqual(['build-uncovered']);
    // The queen is kept for 13, so that it cannot be the match for a build of 3 as well.
    expect(reasons('dithmarschen 2 @0 | 3H QS 9C | QD =13@0', '3H alone =3@0')).toEqual([
      'build-uncovered',
    ]);
  });

  test('who is short already may make the plays that leave the fewest values uncovered', () => {
    // One queen for 3 and 13: it may take either, or stay; laid down, it would leave two values uncovered.
    const short = 'dithmarschen 4 @0 | QS 5H | QH =3@0, QD =13@0';
    expect(plays(short)).toEqual(['QS takes 0', 'QS takes 1', '5H laid']);
    // If a partner's promise lets one value go over to him, then that is all that is legal.
    expect(plays(`${short} | 2:18`)).toEqual(['5H on 1 =18@2']);
    expect(reasons(`${short} | 2:18`, 'QS takes 0')).toEqual(['build-uncovered']);
  });

  test('a build of one’s own needs its matching card even when one is short', () => {
    const short = 'dithmarschen 4 @0 | 5H 9C | QH =3@0, QD =13@0';
    expect(plays(short)).toEqual(['5H laid', '9C laid']);
    expect(reasons(short, '5H on 1 =18@0')).toEqual(['no-match-kept']);
  });

  test('builds of others and promises bind nobody to a card', () => {
    expect(plays('dithmarschen 4 @0 | QS | 5H =5@2 | 0:13 0:3')).toEqual(['QS laid']);
  });

  test('the last card may be laid although a build of one’s own lies there, if nothing else can be done', () => {
    expect(plays('dithmarschen 4 @0 | 5H | QD =13@0')).toEqual(['5H laid']);
    expect(plays('dithmarschen 4 @0 | QS | QD =13@0')).toEqual(['QS takes 0']);
  });

  test('an empty hand has no plays', () => {
    expect(plays('dithmarschen 4 @0 | | QD =13@0')).toEqual([]);
  });
});

describe('Hülsemann and Grupp', () => {
  test('aces and court cards have the higher value only', () => {
    expect(captures('huelsemann 2 @0 | AS QS | 10H, AH, 2D, 3C')).toEqual([
      'AS takes 1',
      'QS takes 0 1 2 3',
      'QS takes 0 3',
      'QS takes 1 2',
    ]);
  });

  test('a build is old value plus card, at most 14, nobody’s, and nothing is held for it', () => {
    expect(plays('huelsemann 2 @0 | 5S | 5H, 9H, 10H')).toEqual([
      '5S laid',
      '5S takes 0',
      '5S on 0 =10',
      '5S on 1 =14',
    ]);
    const table = 'huelsemann 2 @0 | 5S | 5H, 9H, 10H, 5D 4D =9';
    expect(reasons(table, '5S on 3 =14')).toEqual([]);
    expect(reasons(table, '5S on 2 =15')).toEqual(['over-limit', 'sum-or-difference']);
    expect(reasons(table, '5S on 1 =4')).toEqual(['no-subtraction', 'sum-or-difference']);
    expect(reasons(table, '5S on 0 =5')).toEqual(['no-keeping', 'sum-or-difference']);
    expect(reasons(table, '5S on 0 =10@0')).toEqual(['owner-in-unowned']);
    expect(reasons(table, '5S alone =5')).toEqual(['no-single-build']);
    expect(reasons(table, '5S on 0 =11')).toEqual(['sum-or-difference']);
  });

  test('a wild joker in hand takes any pile, and is any value from 2 to 14 on one', () => {
    expect(plays('grupp 2 @0 | X1 | 9H')).toEqual([
      'X1 laid',
      'X1 takes 0',
      'X1 on 0 =11',
      'X1 on 0 =12',
      'X1 on 0 =13',
      'X1 on 0 =14',
    ]);
    expect(captures('grupp 2 @0 | X1 | KH, 10H, 4H')).toContain('X1 takes 0 1 2');
    expect(reasons('grupp 2 @0 | X1 | KH, 10H', 'X1 takes 0 1')).toEqual([
      'capture-subtracts',
      'no-split',
    ]);
  });

  test('a wild joker on the table is any value in a group or under a build', () => {
    expect(plays('grupp 2 @0 | 9S | X1, 6H')).toEqual([
      '9S laid',
      '9S takes 0',
      '9S takes 0 1',
      '9S on 0 =11',
      '9S on 0 =12',
      '9S on 0 =13',
      '9S on 0 =14',
    ]);
  });

  test('limit a: a joker on the table is matched by another joker only, as a group of its own', () => {
    const limit: SlowOptions = { jokerOnTable: 'joker-only' };
    expect(plays('grupp 2 @0 | 9S | X1, 6H', limit)).toEqual(['9S laid']);
    expect(reasons('grupp 2 @0 | 9S | X1, 6H', '9S takes 0', limit)).toEqual(['joker-needs-joker']);
    expect(reasons('grupp 2 @0 | 9S | X1', '9S on 0 =12', limit)).toEqual(['joker-not-built-on']);
    // The second joker takes the first, and other groups of any one value with it.
    expect(captures('grupp 2 @0 | X2 | X1, 6H, KH', limit)).toEqual([
      'X2 takes 0',
      'X2 takes 0 1',
      'X2 takes 0 2',
      'X2 takes 1',
      'X2 takes 2',
    ]);
    expect(slowZwicks(read('grupp 2 @0 | X2 | X1, 6H', limit))).toEqual(['X2']);
  });

  test('limit b: a joker on the table is never captured, so there is no Zwick while it lies there', () => {
    const limit: SlowOptions = { jokerOnTable: 'never' };
    expect(plays('grupp 2 @0 | X2 6S | X1, 6H', limit)).toEqual([
      'X2 laid',
      'X2 takes 1',
      ...[8, 9, 10, 11, 12, 13, 14].map((value) => `X2 on 1 =${value}`),
      '6S laid',
      '6S takes 1',
      '6S on 1 =12',
    ]);
    expect(slowZwicks(read('grupp 2 @0 | X2 6S | X1, 6H', limit))).toEqual([]);
    expect(reasons('grupp 2 @0 | X2 | X1', 'X2 takes 0', limit)).toEqual(['joker-stays']);
  });

  test('a joker that was laid on a pile is part of the build and goes with it', () => {
    for (const jokerOnTable of ['free', 'joker-only', 'never'] as const) {
      expect(slowZwicks(read('grupp 2 @0 | QS | 9H X1 =13', { jokerOnTable }))).toEqual(['QS']);
      expect(builds('grupp 2 @0 | 2S | 9H X1 =12', { jokerOnTable })).toEqual(['2S on 0 =14']);
    }
  });

  test('limit c: a table cleared by playing a joker is no Zwick', () => {
    const table = 'grupp 2 @0 | X2 6S | 6H';
    expect(slowZwicks(read(table))).toEqual(['X2', '6S']);
    expect(slowZwicks(read(table, { jokerSweepIsZwick: false }))).toEqual(['6S']);
    expect(captures(table, { jokerSweepIsZwick: false })).toContain('X2 takes 0');
  });
});

describe('rulings', () => {
  test('a joker on the table can be taken in a sum', () => {
    expect(captures('dithmarschen 2 @0 | X25 | X20, 5H')).toEqual(['X25 takes 0 1']);
  });

  test('jokers are never wild but in Grupp', () => {
    expect(captures('dithmarschen 2 @0 | X15 | 7H, X20')).toEqual([]);
  });

  test('a build of one card may be laid on an empty table', () => {
    expect(plays('christiansen 4 @0 | 7S 7H | ')).toEqual([
      '7S laid',
      '7S alone =7@0',
      '7H laid',
      '7H alone =7@0',
    ]);
  });
});

describe('positions that the sources work out', () => {
  test('3 4 7 8 J and X15: 8+7 and J+3 together, or 8+4+3, never all five', () => {
    const table = 'dithmarschen 4 @0 | X15 | 3S, 4S, 7S, 8S, JS';
    expect(captures(table)).toEqual([
      'X15 takes 0 1 3',
      'X15 takes 0 2 3 4',
      'X15 takes 0 4',
      'X15 takes 2 3',
    ]);
    // 34 with the jack as 12, 24 with the jack as 2.
    expect(reasons(table, 'X15 takes 0 1 2 3 4')).toEqual(['sum-mismatch']);
  });

  test('2 4 6 10 J and a jack: Zwick, 2+4+6 and 10+2', () => {
    expect(slowZwicks(read('dithmarschen 4 @0 | JH | 2S, 4S, 6S, 10S, JS'))).toEqual(['JH']);
  });

  test('builds of 9 and 13 and a loose 4: the queen takes all, a nine only the build of 9', () => {
    const table = 'dithmarschen 4 @0 | QS 9S | 9H =9@1, QH =13@3, 4H';
    expect(captures(table)).toEqual(['QS takes 0 1 2', 'QS takes 0 2', 'QS takes 1', '9S takes 0']);
    expect(slowZwicks(read(table))).toEqual(['QS']);
  });

  test('9 with 2 7 A in hand: the two makes 11 or 7, the seven makes 2, the ace nothing', () => {
    expect(builds('dithmarschen 4 @0 | 2S 7S AS | 9H')).toEqual([
      '2S on 0 =7@0',
      '2S on 0 =11@0',
      '7S on 0 =2@0',
    ]);
  });

  test('X30 with 5 and X25 in hand: 25; then an ace as 11 takes it down to 14', () => {
    expect(builds('christiansen 4 @0 | 5S X25 | X30')).toEqual(['5S on 0 =25@0', 'X25 on 0 =5@0']);
    expect(builds('christiansen 4 @1 | AS KS | X30 5S =25@0')).toContain('AS on 0 =14@1');
  });

  test('X25 takes a king and an ace, a ten takes 7 and 3', () => {
    expect(captures('dithmarschen 4 @0 | X25 | KH, AH')).toEqual(['X25 takes 0 1']);
    expect(captures('dithmarschen 4 @0 | 10S | 7H, 3H')).toEqual(['10S takes 0 1']);
  });

  test('9 with 2 and A in hand: the two makes 11, then the ace takes it', () => {
    expect(builds('dithmarschen 4 @0 | 2S AS | 9H')).toEqual(['2S on 0 =11@0']);
    expect(plays('dithmarschen 4 @0 | AS | 9H 2S =11@0')).toEqual(['AS takes 0']);
  });

  test('X25 and 5 with Q and 8 in hand: 13, and the partner’s jack makes another 13 for him', () => {
    expect(playsWith('8S', 'dithmarschen 4 @0 | QS 8S | X25, 5H')).toEqual([
      '8S laid',
      '8S on 1 =13@0',
    ]);
    expect(playsWith('JS', 'dithmarschen 4 @2 | JS 6H | X25, 5H 8S =13@0 | 0:13')).toEqual([
      'JS laid',
      'JS on 0 =13@0',
    ]);
  });
});

describe('what the annotation of the Christiansen round weighs', () => {
  const first = 'christiansen 4 @1 | KS 8C 7C 3C 9H 5H | QS, AD, 8D, 4D, 2D, 2C, 10H, X30';

  test('at her first play Beatrice’s king takes five cards, or six, never seven', () => {
    const taken = captures(first).filter((each) => each.startsWith('KS'));
    expect(taken).toContain('KS takes 0 1 2 3 4');
    expect(taken).toContain('KS takes 0 1 3 6');
    expect(taken).toContain('KS takes 0 1 2 3 4 6');
    expect(Math.max(...taken.map((each) => each.split(' ').length - 2))).toBe(6);
  });

  test('Diane could lay the ten on the joker as 20, or X20 as 10', () => {
    const position = 'christiansen 4 @3 | 9D 6D JS 10S 4H X20 | X30';
    expect(builds(position)).toEqual(['10S on 0 =20@3', 'X20 on 0 =10@3']);
  });

  test('X20 takes the build of 20 but not the three beside it', () => {
    expect(captures('christiansen 4 @3 | 9D 6D JS 4H X20 | X30 10S =20@3, 3S')).toContain(
      'X20 takes 0',
    );
    expect(slowZwicks(read('christiansen 4 @3 | 9D 6D JS 4H X20 | X30 10S =20@3, 3S'))).toEqual([]);
  });

  test('an eight beside the seven would be taken by X15, a six beside it only by a queen', () => {
    expect(captures('christiansen 4 @0 | 10D X15 AH | 7C, 8S')).toEqual(['X15 takes 0 1']);
    expect(captures('christiansen 4 @0 | QS KS JS X15 | 7C, 6H')).toEqual(['QS takes 0 1']);
  });

  test('Beatrice could change the 11 with either two, or with the nine', () => {
    const position = 'christiansen 4 @1 | 2H 8H 9C 5S 2S | 4C 7H =11@0';
    expect(builds(position).filter((each) => each.includes(' on '))).toEqual([
      '2H on 0 =9@1',
      '9C on 0 =2@1',
      '2S on 0 =9@1',
    ]);
  });
});
