/** Counting at the table: counting cards, numbers of cards and Zwicks, and what is missing where it does not add up. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardPoints,
  checkPoints,
  checkTally,
  countingCards,
  fixedTotal,
  mostZwicks,
  type OpenTally,
  packOf,
  restOfPack,
  scoreRound,
  scoreSoFar,
  scoreTally,
  shuffledPack,
  sideCount,
  tallyOf,
  VARIANTS,
} from '../../src/engine/index.ts';
import { FEW_RUNS, versionNamed } from './read.ts';

const cardsIn = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
/** "X15 10D, 5 cards, 1": counting cards, all cards ("?" where they are not counted), Zwicks. */
function tally(text: string): OpenTally {
  const [counting = '', cards = '', zwicks = '0'] = text.split(', ');
  return {
    counting: cardsIn(counting),
    cards: cards === '?' ? null : Number(cards),
    zwicks: Number(zwicks),
  };
}

/** The annotated round: Albert, Beatrice, Charlie, Diane. */
const CHRISTIANSEN = ['X15 10D, 5, 1', 'AD, 12, 0', 'AH, 12, 2', '10S 2S AS AC X20 X25 X30, 27, 1'];
const EVERYTHING = 'X25 X20 X15 10D 10S 2S AS AH AD AC';

describe('a round counted at the table', () => {
  const ROUNDS: readonly (readonly [string, string, readonly string[], number[], number])[] = [
    ['the annotated round', 'christiansen', CHRISTIANSEN, [8, 1, 3, 26], 38],
    [
      'Großenwiehe with a tie for most cards',
      'grossenwiehe',
      ['X30 X25 X22 10D, 29, 0', 'X20 X17 X15 10S 10H 10C 2S AS AH AD AC, 29, 0'],
      [50, 30],
      80,
    ],
    [
      'Großenwiehe without one',
      'grossenwiehe',
      ['X30 X25 X22 10D, 30, 0', 'X20 X17 X15 10S 10H 10C 2S AS AH AD AC, 28, 0'],
      [53, 30],
      83,
    ],
    ['Hülsemann', 'huelsemann', ['10D AS 7D, 20, 0', 'AH AD AC 7S, 32, 0'], [13, 8], 21],
    [
      'Hülsemann with a Zwick on each side',
      'huelsemann',
      ['10D AS 7D, 20, 1', 'AH AD AC 7S, 32, 1'],
      [16, 11],
      27,
    ],
    [
      'a double pack between five',
      'huelsemann-double',
      [
        '10D 10D, 30, 0',
        'AS AS AH AH, 21, 0',
        'AD AD AC AC, 21, 0',
        '7D 7D 7S 7S, 20, 0',
        ', 12, 0',
      ],
      [21, 8, 8, 4, 0],
      41,
    ],
    [
      'all jokers, the cardinal and most cards',
      'dithmarschen',
      ['X15 X20 X25 10D, 30, 0', '10S 2S AS AH AD AC, 25, 0'],
      [24, 6],
      30,
    ],
  ];
  test.each(ROUNDS)('%s', (_, id, sides, points, total) => {
    const variant = versionNamed(id);
    const score = scoreSoFar(variant, sides.map(tally));
    expect(score.sides.map((side) => side.points)).toEqual(points);
    expect(score).toMatchObject({ total, expected: total });
    expect(checkTally(variant, sides.map(tally))).toMatchObject({
      isWhole: true,
      total,
      due: total,
      unheld: [],
    });
  });

  test('nobody has points for most cards until every side has counted', () => {
    const sides = ['X15 10D, 5, 1', 'AD, 12', 'AH, ?', '10S, 27'].map(tally);
    const points = scoreSoFar(versionNamed('christiansen'), sides).sides.map((side) => side.points);
    expect(points).toEqual([8, 1, 1, 1]);
  });
});

describe('the cards that count', () => {
  test.each([
    ['dithmarschen', EVERYTHING],
    ['christiansen', 'X30 X25 X20 X15 10D 10S 2S AS AH AD AC'],
    ['huelsemann-double', '10D 10D AS AS AH AH AD AD AC AC 7D 7D 7S 7S'],
    ['grupp', '10D AS AH AD AC 7D 7S'],
  ])('%s: %s', (id, cards) => {
    expect(countingCards(versionNamed(id))).toEqual(cardsIn(cards));
  });

  test.each(VARIANTS.map(({ id }) => id))('%s: carry all points but those for most cards', (id) => {
    const variant = versionNamed(id);
    const { mostCards } = variant.scoring;
    expect(cardPoints(countingCards(variant), variant)).toBe(fixedTotal(variant) - mostCards);
  });
});

describe('a count that does not add up', () => {
  const check = (id: string, ...sides: readonly string[]) =>
    checkTally(versionNamed(id), sides.map(tally));

  test('names the counting cards that nobody has', () => {
    const found = check('dithmarschen', 'X25 X20 X15, 30, 0', '10S AS AH AD AC, 25, 1');
    // 18 + 3 for most cards, 5 + a Zwick: 27, where 30 and a Zwick are due.
    expect(found).toMatchObject({ isWhole: false, total: 27, due: 31, unheld: ['10D', '2S'] });
  });

  test('names one of two equal cards that nobody has', () => {
    const held = '10D AS AS AH AH AD AD AC AC 7D 7D 7S 7S, 52';
    expect(check('huelsemann-double', held, ', 13', ', 13', ', 13', ', 13').unheld).toEqual([
      '10D',
    ]);
  });

  test('names a card that two sides claim', () => {
    expect(check('huelsemann', '10D AS AH, 20', '10D AD AC 7D 7S, 32').surplus).toEqual(['10D']);
  });

  test.each([
    ['one card too many', 'huelsemann', 21, 32, 53, 52],
    ['one card missing', 'dithmarschen', 30, 24, 54, 55],
  ])('%s', (_, id, one, other, cards, pack) => {
    const found = check(id, `, ${one}`, `, ${other}`);
    expect(found).toMatchObject({ isWhole: false, cards, pack, uncounted: [] });
  });

  test('a side must have as many cards as count, and two for each Zwick', () => {
    const found = check('dithmarschen', `${EVERYTHING}, 9, 0`, ', 5, 3');
    expect(found.tooFew).toEqual([
      { side: 0, cards: 9, least: 10, because: 'counting' },
      { side: 1, cards: 5, least: 6, because: 'zwicks' },
    ]);
    expect(check('dithmarschen', `${EVERYTHING}, 10, 5`, ', 45, 22').tooFew).toEqual([]);
  });

  test('a tie for most cards takes their points off what is due', () => {
    expect(check('grossenwiehe', ', 29', ', 29')).toMatchObject({ total: 0, due: 80 });
    expect(check('grossenwiehe', ', 30', ', 28')).toMatchObject({ total: 3, due: 83 });
  });
});

describe('what is left of the pack', () => {
  test.each([
    ['for the last of four', 'christiansen', [5, 12, null, 27], { side: 2, cards: 12 }],
    ['nothing', 'huelsemann', [52, null], { side: 1, cards: 0 }],
    ['not where two have not counted', 'christiansen', [5, null, null, 27], null],
    ['not where all have', 'huelsemann', [20, 32], null],
    ['not where the others have more than there are', 'huelsemann', [53, null], null],
  ])('%s', (_, id, counts, rest) => {
    expect(restOfPack(versionNamed(id), counts)).toEqual(rest);
  });
});

describe('points without their cards', () => {
  const NONE = { missing: 0, could: [] };
  test.each([
    // 38 = 34 and four Zwicks.
    ['christiansen', [8, 1, 3, 26], { reading: { zwicks: 4, tied: false }, ...NONE }],
    ['dithmarschen', [24, 6], { reading: { zwicks: 0, tied: false }, ...NONE }],
    ['grossenwiehe', [50, 30], { reading: { zwicks: 0, tied: true }, ...NONE }],
    ['grossenwiehe', [50, 31], { reading: { zwicks: 1, tied: true }, ...NONE }],
    ['huelsemann', [13, 14], { reading: { zwicks: 2, tied: false }, ...NONE }],
    // 26 = 20 and two Zwicks, with most cards tied.
    ['huelsemann', [13, 13], { reading: { zwicks: 2, tied: true }, ...NONE }],
    ['huelsemann', [12, 13], { reading: null, missing: 2, could: ['aces'] }],
    ['dithmarschen', [0, 0], { reading: { zwicks: 0, tied: true }, ...NONE }],
    // 55 cards in two heaps are never even, so that nothing under 30 adds up.
    ['dithmarschen', [20, 7], { reading: null, missing: 3, could: ['10D', 'most-cards'] }],
    ['dithmarschen', [20, 3], { reading: null, missing: 7, could: ['X25'] }],
    ['dithmarschen', [20, 8], { reading: null, missing: 2, could: [] }],
    ['dithmarschen', [20, 5, 2], { reading: { zwicks: 0, tied: true }, ...NONE }],
    ['huelsemann', [22, 0], { reading: null, missing: 2, could: ['aces'] }],
    // House rules: each side tied scores 1 for most cards, so that two of them make 22, three 23.
    ['huelsemann.tie.each', [11, 11], { reading: { zwicks: 0, tied: true }, ...NONE }],
    ['huelsemann.tie.each', [11, 10, 2], { reading: { zwicks: 0, tied: true }, ...NONE }],
    ['huelsemann.tie.each', [10, 10], { reading: null, missing: 1 }],
    // Two points for a Zwick.
    ['christiansen.zwick.2', [8, 1, 3, 26], { reading: { zwicks: 2, tied: false }, ...NONE }],
    // 26 Zwicks at the most: 52 cards are played, the first takes the three on the table, each other one a card laid.
    ['dithmarschen', [56, 0], { reading: { zwicks: 26, tied: false }, most: 56, over: 0 }],
    ['dithmarschen', [57, 0], { reading: null, most: 56, over: 1 }],
    ['dithmarschen', [9999, 1], { reading: null, most: 56, over: 9944 }],
    // 48 cards are played, and a Zwick is worth three: 21 + 72.
    ['huelsemann', [90, 3], { reading: { zwicks: 24, tied: false }, most: 93 }],
    ['huelsemann', [93, 3], { reading: null, over: 3 }],
    // Zwicks are worth nothing, and three tied score twice more for most cards: 21 + 2.
    ['huelsemann.zwick.0.tie.each', [20, 2, 2], { reading: null, most: 23, over: 1 }],
    // The ten of diamonds is worth ten, and nobody has so much.
    ['huelsemann', [7, 7, 7], { reading: null, isUnshared: true, missing: 0, over: 0 }],
    ['huelsemann', [11, 5, 5], { reading: { zwicks: 0, tied: false }, isUnshared: false }],
    // With two Zwicks of three it can be: 13 is the ten and a Zwick, 7 two aces and a Zwick.
    ['huelsemann', [13, 7, 7], { reading: { zwicks: 2, tied: false }, isUnshared: false }],
    // The joker 30 alone is worth 20.
    ['grossenwiehe', [15, 15, 15, 15, 15, 8], { reading: null, isUnshared: true }],
  ] as const)('%s: %j', (id, points, expected) => {
    expect(checkPoints(versionNamed(id), points)).toMatchObject(expected);
  });

  test.each([
    ['dithmarschen', 4, 26],
    // Four to the table for three players, so that 51 are played.
    ['dithmarschen', 3, 26],
    ['grossenwiehe', 4, 24],
    ['christiansen', 2, 24],
    ['huelsemann-double', 5, 50],
  ])('%s with %i players has room for %i Zwicks', (id, players, zwicks) => {
    expect(mostZwicks(versionNamed(id), players)).toBe(zwicks);
  });
});

describe('a tally scores what all the cards score', () => {
  const rounds = fc.record({
    variant: fc.constantFrom(...VARIANTS),
    seat: fc.nat(),
    seed: fc.string(),
    cuts: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    zwicks: fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }),
    nobodys: fc.nat(4),
  });
  /** The pack in as many heaps as there are sides; the last few cards are nobody's. */
  function sidesOf({
    cuts,
    nobodys,
    seat,
    seed,
    variant,
    zwicks,
  }: typeof rounds extends fc.Arbitrary<infer Round> ? Round : never) {
    const seats: readonly number[] = variant.seats;
    const count = sideCount(variant, seats[seat % seats.length] ?? 2);
    const pack = shuffledPack(variant, seed).slice(nobodys);
    const ends = cuts.slice(0, count - 1).map((cut) => cut % (pack.length + 1));
    const edges = [0, ...ends.sort((one, other) => one - other), pack.length];
    return Array.from({ length: count }, (_, side) => ({
      cards: pack.slice(edges[side], edges[side + 1]),
      zwicks: zwicks[side] ?? 0,
    }));
  }

  property.prop([rounds], FEW_RUNS)('line by line', (round) => {
    const sides = sidesOf(round);
    const tallies = sides.map((side) => tallyOf(round.variant, side));
    expect(scoreTally(round.variant, tallies)).toEqual(scoreRound(round.variant, sides));
  });

  property.prop([rounds], FEW_RUNS)(
    'and what is not held explains every missing point',
    (round) => {
      const { variant } = round;
      const sides = sidesOf(round);
      const check = checkTally(
        variant,
        sides.map((side) => tallyOf(variant, side)),
      );
      expect(check.due - check.total).toBe(cardPoints(check.unheld, variant));
      expect(check.surplus).toEqual([]);
      expect(check.pack - check.cards).toBe(round.nobodys);
      expect(check.cards).toBeLessThanOrEqual(packOf(variant).length);
      const { reading } = checkPoints(
        variant,
        scoreRound(variant, sides).sides.map(({ points }) => points),
      );
      const zwicks = sides.reduce((sum, side) => sum + side.zwicks, 0);
      const isRoom = zwicks <= mostZwicks(variant, Math.min(...variant.seats));
      if (round.nobodys === 0 && isRoom) expect(reading).not.toBeNull();
    },
  );
});

describe('what a count says of the numbers of cards', () => {
  const dithmarschen = versionNamed('dithmarschen');
  const checkOf = (...sides: string[]) => checkTally(dithmarschen, sides.map(tally));

  test('sides that have as many, the most, are tied', () => {
    expect(checkOf(', 20', ', 20', ', 15').tied).toEqual([0, 1]);
    expect(checkOf(', 20', ', 15', ', 20').tied).toEqual([0, 2]);
  });

  test('nobody is where one side has more than each other', () => {
    expect(checkOf(', 21', ', 17', ', 17').tied).toEqual([]);
  });

  test('nor as long as a side has not counted, which is named', () => {
    const { tied, tooFew, uncounted } = checkOf('AS AH, 20, 1', ', 20', 'AD, ?, 1');
    expect({ tied, tooFew, uncounted }).toEqual({ tied: [], tooFew: [], uncounted: [2] });
  });

  test('nor where nobody has a card', () => {
    expect(checkOf(', 0', ', 0').tied).toEqual([]);
  });

  test('a card that is in no pile of anybody’s is missed', () => {
    expect(checkOf(`${EVERYTHING}, 30`, ', 25')).toMatchObject({ isWhole: true, cards: 55 });
    expect(checkOf(`${EVERYTHING}, 30`, ', 24')).toMatchObject({ isWhole: false, cards: 54 });
  });

  test('a side with two counting cards and a Zwick has two cards at least, which count', () => {
    expect(checkOf('AS AH, 1, 1', ', 54').tooFew).toEqual([
      { side: 0, cards: 1, least: 2, because: 'counting' },
    ]);
  });
});
