/** The positions that the texts work out, and the rulings on play where the texts are silent or at odds, by name. */
import { describe, expect, test } from 'vitest';
import { findZwicks } from '../../src/engine/index.ts';
import {
  afterPlays,
  builds,
  captures,
  plays,
  playsIn,
  playsWith,
  readPosition,
  tryPlay,
  verdict,
} from './read.ts';

/** The cards of the hand that make a Zwick. */
const zwicks = (text: string): string[] => findZwicks(readPosition(text)).map(({ card }) => card);

/** The values that a card can be built at on the first pile, by arithmetic: a partner stands by each in turn. */
function makeable(card: string, pile: string): number[] {
  return Array.from({ length: 40 }, (_, at) => at + 1).filter(
    (value) =>
      verdict(`dithmarschen 4 @0 | ${card} | ${pile} | 2:${value}`, `${card} on p0 =${value}@2`) ===
      'legal',
  );
}

describe('the worked positions', () => {
  test('table 3 4 7 8 J, play X15: 8 + 7 and J + 3 can go together, or 8 + 4 + 3', () => {
    expect(captures('dithmarschen 2 @0 | X15 | 3S, 4S, 7S, 8S, JS')).toEqual([
      'X15 x 3S 4S 8S',
      'X15 x 3S 7S 8S JS',
      'X15 x 3S JS',
      'X15 x 7S 8S',
    ]);
  });

  test('table 2 4 6 10 J, play J: a Zwick with 12 = 2 + 4 + 6 = 10 + J', () => {
    const table = 'dithmarschen 2 @0 | JH | 2S, 4S, 6S, 10S, JS';
    // 2 + 10 and 4 + 6 + J is another split of the same piles: which of them is shown is the engine's choice.
    const split = 'JH x 2S 4S 6S, 10S JS';
    expect(tryPlay(table, split)).toMatchObject({
      ok: true,
      value: { takes: [0, 1, 2, 3, 4], value: 12, zwick: true },
    });
    expect(zwicks(table)).toEqual(['JH']);
  });

  test('builds of 9 and 13 and a loose 4: the queen takes all', () => {
    const table = '7S 2S =9@1, 10S 3S =13@1, 4S';
    expect(captures(`dithmarschen 2 @0 | QS | ${table}`)).toEqual([
      'QS x 7S 10S 4S',
      'QS x 7S 4S',
      'QS x 10S',
    ]);
    expect(zwicks(`dithmarschen 2 @0 | QS | ${table}`)).toEqual(['QS']);
  });

  test('builds of 9 and 13 and a loose 4: a nine takes only the build of 9', () => {
    const table = '7S 2S =9@1, 10S 3S =13@1, 4S';
    expect(captures(`dithmarschen 2 @0 | 9S | ${table}`)).toEqual(['9S x 7S']);
  });

  test('table 9, hand 2 7 A: 2 on 9 as 11 or 7, 7 on 9 as 2', () => {
    expect(builds('dithmarschen 2 @0 | 2S 7S AS | 9H')).toEqual([
      '2S on 9H =7@0',
      '2S on 9H =11@0',
      '7S on 9H =2@0',
    ]);
  });

  test('the ace cannot be built on the nine', () => {
    const nine = 'dithmarschen 2 @0 | 2S 7S AS | 9H';
    expect(playsWith('AS', nine)).toEqual(['AS']);
    expect(verdict(nine, 'AS on 9H =2@0')).toBe('subtraction-turned-round');
    expect(makeable('AS', '9H')).toEqual([8, 10, 20]);
    for (const value of [8, 10, 20]) {
      expect(verdict(nine, `AS on 9H =${value}@0`)).toBe('no-match-kept');
    }
  });

  test('Christiansen, table X30, hand 5 and X25: 5 on X30 as 25; an ace takes 25 down to 14', () => {
    const first =
      'christiansen 2 @0 dealer=1 | 5S X25, AS KS | X30 | none | none=0, none=0 | 2C 3C 4C 5C 6C 7C 8C 9C, 2D 3D 4D 5D 6D 7D 8D 9D';
    const built = afterPlays(first, '5S on X30 =25@0');
    expect(built.table).toEqual([{ cards: ['X30', '5S'], value: 25, owner: 0 }]);
    const lowered = afterPlays(built, 'AS on X30 =14@1');
    expect(lowered.table).toEqual([{ cards: ['X30', '5S', 'AS'], value: 14, owner: 1 }]);
  });

  test('X25 takes K + A as 14 + 11; 10 takes 7 + 3', () => {
    expect(captures('dithmarschen 2 @0 | X25 | KS, AS')).toEqual(['X25 x KS AS']);
    expect(captures('dithmarschen 2 @0 | 10S | 7S, 3S')).toEqual(['10S x 7S 3S']);
  });

  test('table 9, hand 2 and A: 2 on 9 as 11, then the ace takes it', () => {
    const state = afterPlays(
      'dithmarschen 2 @0 dealer=1 | 2S AS, 5C 6C | 9H | none | none=0, none=0',
      '2S on 9H =11@0',
      '5C',
      'AS x 9H',
    );
    expect(state.won).toEqual([['AS', '9H', '2S'], []]);
  });

  test('table X25 and 5, hand Q and 8: 8 on 5 as 13, then the partner’s jack makes X25 13 for the first', () => {
    const built = afterPlays(
      'dithmarschen 4 @0 dealer=3 | QS 8S, 2C 3C, JS 4C, 6C 9C | X25, 5S | none | none=0, none=0',
      '8S on 5S =13@0',
      '2C',
    );
    expect(playsIn(built)).toContain('JS on X25 =13@0');
    const helped = afterPlays(built, 'JS on X25 =13@0', '6C');
    expect(helped.table[0]).toEqual({ cards: ['X25', 'JS'], value: 13, owner: 0 });
    expect(playsIn(helped)).toContain('QS x X25 5S');
  });
});

describe('the examples of a turn', () => {
  test('with two queens one may be laid as a build of 13 or of 3', () => {
    expect(builds('dithmarschen 2 @0 | QS QH | none')).toEqual([
      'QS =3@0',
      'QS =13@0',
      'QH =3@0',
      'QH =13@0',
    ]);
  });

  test('with one queen and a 3 the queen may be laid as 3, not as 13', () => {
    expect(playsWith('QS', 'dithmarschen 2 @0 | QS 3H | none')).toEqual(['QS', 'QS =3@0']);
    expect(verdict('dithmarschen 2 @0 | QS 3H | none', 'QS =13@0')).toBe('no-match-kept');
  });

  test('a ten on a ten makes 10 or 20', () => {
    expect(makeable('10S', '10H')).toEqual([10, 20]);
  });

  test('a queen on a loose queen makes 3, 6, 10, 13, 16 or 26, as far as one holds the match', () => {
    expect(makeable('QS', 'QH')).toEqual([3, 6, 10, 13, 16, 26]);
    expect(builds('dithmarschen 2 @0 | QS 6S 10S KS | QH').filter((made) => made.startsWith('Q')))
      // Held are 6, 10, 4 and 14: of the six results only 6 and 10 are among them.
      .toEqual(['QS on QH =6@0', 'QS on QH =10@0']);
  });

  test('the announced value of a build is what is added to, not the cards in it', () => {
    // A queen announced as 13 is no 3 any more: a queen on it makes 10, 13, 16 or 26.
    expect(makeable('QS', 'QH =13@1')).toEqual([10, 13, 16, 26]);
  });

  test('partner laid a queen as 13: a jack on the loose joker makes 25 − 12 = 13 for them', () => {
    const table = 'dithmarschen 4 @0 | JS 5H | X25, QH =13@2 | 2:13';
    expect(builds(table)).toEqual(['JS on X25 =13@2']);
  });

  test('whoever holds a match too may choose whose the build is: two different plays', () => {
    const table = 'dithmarschen 4 @0 | JS QS | X25, QH =13@2 | 2:13';
    expect(playsWith('JS', table)).toEqual(['JS', 'JS on X25 =13@0', 'JS on X25 =13@2']);
  });

  test('two builds of 25 need one X25 between them', () => {
    // The tenth round of the annotated game: Diane has a 25 and makes another.
    const table = 'christiansen 4 @3 | 7D KC X25 4C | 3D 5S QH KD =25@3, 6S 2H QD =11@2';
    expect(verdict(table, 'KC on 6S =25@3')).toBe('legal');
  });

  test('a capture is never compulsory, and what one could take may stay', () => {
    expect(plays('christiansen 4 @0 | 7S | 7H, 7D')).toEqual([
      '7S',
      '7S x 7H',
      '7S x 7H 7D',
      '7S x 7D',
    ]);
  });

  test('equal cards in different piles are different captures; equal cards in hand are one', () => {
    expect(captures('huelsemann-double 5 @0 | 7S 7S | 7H, 7H')).toEqual([
      '7S x p0',
      '7S x p0 p1',
      '7S x p1',
    ]);
  });

  test('two captures with the same card and the same piles are one play, however they are split', () => {
    // 2 + 5 and 3 + 4 make 7 twice; 2 + 3 + 4 + 5 is 14 as well, but no king is played.
    expect(captures('dithmarschen 2 @0 | 7S | 2H, 3H, 4H, 5H')).toEqual([
      '7S x 2H 3H 4H 5H',
      '7S x 2H 5H',
      '7S x 3H 4H',
    ]);
  });

  test('a set that the card can take at either of its values is one play', () => {
    // A jack on the table is 2 and 12 as well.
    expect(captures('dithmarschen 2 @0 | JS | JH, JD')).toEqual([
      'JS x JH',
      'JS x JH JD',
      'JS x JD',
    ]);
  });

  test('an equal card freezes nothing: the build may be taken, used in a group and changed', () => {
    const table = 'dithmarschen 3 @0 | QS 4S 6S | 10S 10H =10@1, 3D';
    expect(captures(table)).toEqual(['QS x 10S 3D', 'QS x 3D']);
    expect(playsWith('4S', table)).toEqual(['4S', '4S on 10S =6@0']);
    expect(captures('dithmarschen 3 @0 | 10D | 10S 10H =10@1, 3D')).toEqual(['10D x 10S']);
  });

  test('piles are never merged into one build', () => {
    // 2 on 3 and 4 would be 9; on one of them it makes 5, 1, 6 or 2.
    expect(builds('dithmarschen 2 @0 | 2S 9H | 3H, 4H')).toEqual([]);
  });
});

/** Questions on which the texts are silent or at odds, each with the ruling on play. */
describe('the rulings', () => {
  test('the played dual card may not be both its values in one capture', () => {
    const table = 'dithmarschen 2 @0 | JS | 2H, 10H, 2D';
    // At 2 the jack takes twos; at 12 a two with the ten.
    expect(captures(table)).toEqual([
      'JS x 2H',
      'JS x 2H 10H',
      'JS x 2H 2D',
      'JS x 10H 2D',
      'JS x 2D',
    ]);
    expect(verdict(table, 'JS x 2H, 10H 2D')).toBe('no-split');
  });

  test.each([
    ['AS', '9H', [8, 10, 20]],
    ['KS', '2H', [6, 16]],
    // 12 − 3, 2 + 3, 12 + 3, 2 + 13, 12 + 13; but neither 13 − 12 nor 3 − 2.
    ['QS', 'JH', [5, 9, 15, 25]],
    ['10S', 'AH', [1, 11, 21]],
  ])('a bigger card is not subtracted the other way round: %s on %s', (card, pile, values) => {
    expect(makeable(card, pile)).toEqual(values);
  });

  test('a joker on the table may be taken in a sum: 25 takes 20 + 5', () => {
    expect(captures('dithmarschen 2 @0 | X25 | X20, 5S')).toEqual(['X25 x X20 5S']);
  });

  test('table 3 4 7 8 J, X15: four cards at most, not all five', () => {
    const table = 'christiansen 2 @0 | X15 | 3S, 4S, 7S, 8S, JS';
    const most = captures(table).map((made) => made.split(' ').length - 2);
    expect(Math.max(...most)).toBe(4);
    expect(verdict(table, 'X15 x 3S 4S 7S 8S JS')).not.toBe('legal');
    expect(zwicks(table)).toEqual([]);
  });

  test('a build of one card may be laid on an empty table', () => {
    expect(plays('christiansen 2 @0 | 7S 7H | none')).toEqual(['7S', '7S =7@0', '7H', '7H =7@0']);
  });

  test('builds of 3 and 13 need a card each: one queen does not serve both', () => {
    expect(verdict('dithmarschen 2 @0 | QS 3H 5H | QD =13@0', '3H =3@0')).toBe('build-uncovered');
    expect(verdict('dithmarschen 2 @0 | QS QC 3H | QD =13@0', '3H =3@0')).toBe('legal');
  });

  test('where a partner’s build has left one short, the plays with the fewest uncovered values are legal', () => {
    expect(plays('dithmarschen 4 @0 | QS 5H | QH =3@0, QD =13@0')).toEqual([
      'QS x QH',
      'QS x QD',
      '5H',
    ]);
  });

  test('for a partner’s build one need not hold the card', () => {
    expect(verdict('dithmarschen 4 @0 | JS | X25 | 2:13', 'JS on X25 =13@2')).toBe('legal');
  });

  test('in Christiansen everyone is alone: a promise of the seat opposite is no partner’s', () => {
    expect(builds('christiansen 4 @0 | JS 5H | X25 | 2:13')).toEqual([]);
    expect(verdict('christiansen 4 @0 | JS 5H | X25 | 2:13', 'JS on X25 =13@2')).toBe(
      'owner-not-partner',
    );
  });

  test('jokers are wild in Grupp only', () => {
    expect(captures('christiansen 2 @0 | X15 | 7S')).toEqual([]);
    expect(captures('grupp 2 @0 | X1 | 7S')).toEqual(['X1 x 7S']);
  });
});

describe('Hülsemann and Grupp', () => {
  test('ace, jack, queen and king are 11, 12, 13 and 14, always', () => {
    expect(captures('huelsemann 2 @0 | AS JS QS KS | AH, JH, QH, KH')).toEqual([
      'AS x AH',
      'JS x JH',
      'QS x QH',
      'KS x KH',
    ]);
    expect(captures('huelsemann 2 @0 | 3S 4S 2S | QH, KH, JH')).toEqual([]);
    expect(captures('huelsemann 2 @0 | KS | AH, 3H')).toEqual(['KS x AH 3H']);
  });

  test('a build is old + card, at most 14, and nothing else', () => {
    expect(builds('huelsemann 2 @0 | 5S | 5H, 9H, 10H, 2H 3H =5')).toEqual([
      '5S on 5H =10',
      '5S on 9H =14',
      '5S on 2H =10',
    ]);
    const table = 'huelsemann 2 @0 | 5S | 5H, 9H, 10H, 2H 3H =5';
    expect(verdict(table, '5S on 10H =15')).toBe('over-limit');
    expect(verdict(table, '5S on 9H =4')).toBe('no-subtraction');
    expect(verdict(table, '5S on 5H =5')).toBe('no-keeping');
    expect(verdict(table, '5S =5')).toBe('no-single-build');
    expect(verdict(table, '5S on 5H =10@0')).toBe('owner-in-unowned');
  });

  test('no card need be held for a build, and nobody owes one', () => {
    expect(verdict('huelsemann 2 @0 | 5S | 9H', '5S on 9H =14')).toBe('legal');
    expect(plays('huelsemann 2 @0 | KS | 9H 5S =14')).toEqual(['KS', 'KS x 9H']);
  });

  test('a wild joker is any value from 2 to 14 in hand, in a group and in a build', () => {
    expect(captures('grupp 2 @0 | X1 | 2H, KH')).toEqual(['X1 x 2H', 'X1 x KH']);
    // 8 = 6 + joker as 2; 9 = 6 + 3; the joker alone is any card’s equal.
    expect(captures('grupp 2 @0 | 9S | X1, 6H')).toEqual(['9S x X1', '9S x X1 6H']);
    expect(builds('grupp 2 @0 | X1 | 10H')).toEqual([
      'X1 on 10H =12',
      'X1 on 10H =13',
      'X1 on 10H =14',
    ]);
    expect(builds('grupp 2 @0 | 10S | X1')).toEqual([
      '10S on X1 =12',
      '10S on X1 =13',
      '10S on X1 =14',
    ]);
  });

  test('a wild joker is never 1, nor above 14', () => {
    expect(verdict('grupp 2 @0 | 7S | X1, 6H', '7S x X1 6H')).not.toBe('legal');
    expect(verdict('grupp 2 @0 | X1 | KH, 2H', 'X1 x KH 2H')).not.toBe('legal');
  });

  test('limit a: a loose joker is matched by another joker only, as a group of its own', () => {
    const option = 'grupp 2 @0 jokers=joker';
    expect(plays(`${option} | 9S | X1, 6H`)).toEqual(['9S']);
    expect(captures(`${option} | X2 | X1, 6H, 3H`)).toEqual([
      'X2 x X1',
      'X2 x X1 6H',
      'X2 x X1 6H 3H',
      'X2 x X1 3H',
      'X2 x 6H',
      'X2 x 6H 3H',
      'X2 x 3H',
    ]);
    expect(verdict(`${option} | 9S | X1`, '9S on X1 =12')).toBe('joker-not-built-on');
    // A played joker takes it, but may not be built on it either.
    expect(verdict(`${option} | X2 | X1`, 'X2 on X1 =12')).toBe('joker-not-built-on');
  });

  test('limit b: a loose joker is never captured, so there is no Zwick while it lies there', () => {
    const option = 'grupp 2 @0 jokers=never';
    expect(plays(`${option} | X2 | X1`)).toEqual(['X2']);
    expect(zwicks(`${option} | 9S X2 | X1, 9H`)).toEqual([]);
    expect(captures(`${option} | 9S | X1, 9H`)).toEqual(['9S x 9H']);
    expect(verdict(`${option} | X2 | X1`, 'X2 x X1')).toBe('joker-stays');
  });

  test('under both limits a joker laid on a pile is part of that build and goes with it', () => {
    for (const option of ['jokers=joker', 'jokers=never']) {
      expect(captures(`grupp 2 @0 ${option} | 9S | 6H X1 =9`)).toEqual(['9S x 6H']);
      expect(builds(`grupp 2 @0 ${option} | X1 | 6H`).length).toBe(7);
      expect(zwicks(`grupp 2 @0 ${option} | 9S | 6H X1 =9`)).toEqual(['9S']);
    }
  });

  test('limit c: a table cleared by a joker is no Zwick, though the capture is legal', () => {
    const option = 'grupp 2 @0 sweep=no';
    expect(zwicks(`${option} | X1 9S | 9H`)).toEqual(['9S']);
    expect(tryPlay(`${option} | X1 | 9H`, 'X1 x 9H')).toMatchObject({ value: { zwick: false } });
    expect(zwicks('grupp 2 @0 | X1 9S | 9H')).toEqual(['X1', '9S']);
  });

  test('limit c stands by itself: with it a joker may still be captured by any card', () => {
    expect(zwicks('grupp 2 @0 sweep=no | 9S | X1')).toEqual(['9S']);
  });

  test('what a house has agreed on wild jokers means nothing where jokers have numbers', () => {
    const at = readPosition('dithmarschen 2 @0 | X15 | 8H, 7H');
    const agreed = { ...at, options: { ...at.options, jokerSweepIsZwick: false } };
    expect(findZwicks(agreed).map(({ card }) => card)).toEqual(['X15']);
  });
});
