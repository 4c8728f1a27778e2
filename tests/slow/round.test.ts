/** Whole rounds by the slow rules: dealing, promises, the end, the score. */
import { describe, expect, test } from 'vitest';
import { randomDeals, randomRound } from '../support/randomRounds.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { play, read } from './read.ts';
import { playCard, slowRound, stateAt } from './round.ts';
import { slowScore } from './score.ts';
import type { SlowAsk, SlowPlay, SlowPosition, SlowRecord } from './shapes.ts';
import { dealSizes, packOf, VERSIONS, versionOf } from './versions.ts';

const cards = (text: string) => text.split(' ');

/** Albert deals: seats 0 Albert, 1 Beatrice, 2 Charlie, 3 Diane. One line a round of four plays, Beatrice first. */
const CHRISTIANSEN: SlowRecord = {
  variant: 'christiansen',
  seats: 4,
  dealer: 0,
  deals: [
    {
      hands: [
        cards('AH KH JH 3H 10D X15'),
        cards('KS 8C 7C 3C 9H 5H'),
        cards('8S 7S 3S JD 5D 6H'),
        cards('9D 6D JS 10S 4H X20'),
      ],
      table: cards('QS AD 8D 4D 2D 2C 10H X30'),
    },
    {
      hands: [
        cards('AC 10C 9S 6S 7H 3D'),
        cards('2H 8H JC 9C 5S 2S'),
        cards('QH QD AS 4S 6C 5C'),
        cards('KD 7D KC QC 4C X25'),
      ],
    },
  ],
  plays: [
    'KS takes 0 1 2 3 4, JD takes 0 1, 10S on 0 =20@3, 3H laid',
    '3C takes 1, 3S laid, X20 takes 0, JH on 0 =15@0',
    '8C on 0 =7@1, 7S takes 0, 4H laid, KH takes 0',
    '7C laid, 6H laid, 6D takes 1, AH laid',
    '5H laid, 8S takes 0 1, JS laid, 10D on 0 =15@0',
    '9H laid, 5D laid, 9D takes 2, X15 takes 0',
    'JC takes 0, 5C takes 0, 4C laid, 7H on 0 =11@0',
    '2S on 0 =9@1, 4S on 0 =13@2, QC takes 0, 3D laid',
    '5S on 0 =8@1, QH on 0 =11@2, KD on 0 =25@3, 6S laid',
    '2H on 1 =8@1, QD on 1 =11@2, KC on 1 =25@3, 9S laid',
    '9C takes 2, 6C laid, X25 takes 0 1, 10C laid',
    '8H laid, AS laid, 7D takes 0 3, AC laid',
  ].flatMap((line) => line.split(', ').map(play)),
};

describe('the annotated Christiansen round', () => {
  test('Beatrice has 12 cards and 1 point, Charlie 12 and 3, Diane 27 and 26, Albert 5 and 8', () => {
    expect(slowRound(CHRISTIANSEN)).toEqual({
      scores: [8, 1, 3, 26],
      cards: [5, 12, 12, 27],
      zwicks: [1, 0, 2, 1],
      left: cards('10C 8H AC'),
    });
  });

  test('a record that ends early is at fault after its last play', () => {
    const early = { ...CHRISTIANSEN, plays: CHRISTIANSEN.plays.slice(0, 47) };
    expect(slowRound(early)).toEqual({ error: 47, reasons: ['round-unfinished'] });
  });

  test('a play after the last card is at fault', () => {
    const longer = { ...CHRISTIANSEN, plays: [...CHRISTIANSEN.plays, play('AC laid')] };
    expect(slowRound(longer)).toEqual({ error: 48, reasons: ['round-over'] });
  });

  test('the first bad play is named', () => {
    // Diane's ten of spades is gone already, and her X20 is owed for the build that she made with it.
    const diane = (tried: string) =>
      CHRISTIANSEN.plays.map((each, index) => (index === 6 ? play(tried) : each));
    expect(slowRound({ ...CHRISTIANSEN, plays: diane('10S laid') })).toEqual({
      error: 6,
      reasons: ['card-not-in-hand'],
    });
    expect(slowRound({ ...CHRISTIANSEN, plays: diane('X20 laid') })).toEqual({
      error: 6,
      reasons: ['build-uncovered'],
    });
  });
});

describe('dealing', () => {
  test('every version’s deals use up its pack, with every number of players and every dealer', () => {
    for (const version of VERSIONS) {
      for (const seats of version.dealing.keys()) {
        for (let dealer = 0; dealer < seats; dealer += 1) {
          const sizes = dealSizes(version, seats, dealer);
          const dealt = sizes.flatMap((deal) => [...deal.hands, deal.table]);
          const sum = dealt.reduce((all, each) => all + each, 0);
          expect(sum, `${version.id} ${seats}`).toBe(packOf(version).length);
        }
      }
    }
  });

  test('packs have 55, 55, 58, 56, 52, 104 and 58 cards', () => {
    const sizes = VERSIONS.map((version) => packOf(version).length);
    expect(sizes).toEqual([55, 55, 58, 56, 52, 104, 58]);
  });

  test('the last deal of Grupp goes round one by one, so that hands may differ by a card', () => {
    const deals = dealSizes(versionOf('grupp'), 4, 1);
    expect(deals.map((deal) => deal.hands)).toEqual([
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      // Two left over after one card each go to the two seats at the dealer's left.
      [1, 1, 2, 2],
    ]);
  });

  test('points on cards and for most cards are the fixed total of the version', () => {
    const totals = VERSIONS.map((version) => {
      const all = [
        { cards: packOf(version), zwicks: 0 },
        { cards: [], zwicks: 0 },
      ];
      return slowScore(version.id, all).total;
    });
    expect(totals).toEqual([30, 30, 83, 34, 21, 41, 21]);
  });
});

describe('scoring', () => {
  test('on a tie for most cards nobody scores for them', () => {
    const half = packOf(versionOf('grossenwiehe'));
    const sides = [half.slice(0, 29), half.slice(29)].map((won) => ({ cards: won, zwicks: 0 }));
    expect(slowScore('grossenwiehe', sides)).toMatchObject({ total: 80, expected: 80 });
  });

  test('most cards needs more than each other side, not more than half', () => {
    const sides = [cards('2C 3C'), cards('4C'), cards('5C')];
    const won = sides.map((each) => ({ cards: each, zwicks: 0 }));
    expect(slowScore('christiansen', won).points).toEqual([3, 0, 0]);
  });

  test('a Zwick is 1 point, in Hülsemann and Grupp 3', () => {
    const sides = [
      { cards: ['2C'], zwicks: 2 },
      { cards: ['3C'], zwicks: 0 },
    ];
    expect(slowScore('dithmarschen', sides).points).toEqual([2, 0]);
    expect(slowScore('huelsemann', sides).points).toEqual([6, 0]);
    expect(slowScore('grupp', sides).points).toEqual([6, 0]);
  });

  test('all jokers, the ten of diamonds and most cards are 24 of Dithmarschen’s 30', () => {
    const sides = [
      { cards: cards('X15 X20 X25 10D'), zwicks: 0 },
      { cards: cards('10S 2S AS'), zwicks: 0 },
    ];
    expect(slowScore('dithmarschen', sides).points).toEqual([24, 3]);
  });
});

/** The promises that stand after a play in this position. */
function promisesAfter(text: string, tried: string): string {
  const position = read(text);
  const state = stateAt(position);
  playCard(state, position, play(tried));
  return state.promises.map((each) => `${each.seat}:${each.value}`).join(' ');
}

describe('promises', () => {
  test('a build of one’s own is a promise of its value', () => {
    expect(promisesAfter('dithmarschen 4 @0 | QS QH | ', 'QS alone =13@0')).toBe('0:13');
  });

  test('a build for a partner makes no promise', () => {
    expect(promisesAfter('dithmarschen 4 @0 | JS 5H | X25 | 2:13', 'JS on 0 =13@2')).toBe('2:13');
  });

  test('playing a card that matches ends the promise, for whatever purpose it is played', () => {
    const held = 'dithmarschen 4 @0 | QS QH | QD, KC | 0:13 0:14';
    expect(promisesAfter(held, 'QS laid')).toBe('0:14');
    expect(promisesAfter(held, 'QS takes 0')).toBe('0:14');
  });

  test('it does not while a build of that value is still one’s own', () => {
    const held = 'dithmarschen 4 @0 | QS QH | QD =13@0, QC | 0:13';
    expect(promisesAfter(held, 'QS takes 1')).toBe('0:13');
    expect(promisesAfter(held, 'QS takes 0')).toBe('');
  });

  test('a matching card that itself makes the build ends the old promise and makes a new one', () => {
    const held = 'dithmarschen 4 @0 | QS QH | QD | 0:13 0:3';
    expect(promisesAfter(held, 'QS on 0 =13@0')).toBe('0:13');
  });

  test('promises of other seats are left alone', () => {
    expect(promisesAfter('dithmarschen 4 @0 | QS | | 2:13 1:3', 'QS laid')).toBe('2:13 1:3');
  });
});

/** Deals for Großenwiehe, and the first play or question tried with them. */
function grossenwiehe(entries: (first: SlowPosition) => readonly (SlowPlay | SlowAsk)[]) {
  const record = randomDeals(versionOf('grossenwiehe'), 4, 3, seededRandom(7));
  const hand = record.deals[0]?.hands[0] ?? [];
  const first = { variant: 'grossenwiehe', seats: 4, toMove: 0, hand, table: [] };
  return slowRound({ ...record, plays: entries(first) });
}

describe('questions to a partner', () => {
  const partnersHand = randomDeals(versionOf('grossenwiehe'), 4, 3, seededRandom(7)).deals[0]
    ?.hands[2];
  const holds = (value: number): SlowAsk => ({
    kind: 'ask',
    of: 2,
    value,
    holds: (partnersHand ?? []).some((card) =>
      card.startsWith('X') ? card === `X${value}` : valuesOf(card).includes(value),
    ),
  });
  const lay = (position: SlowPosition): SlowPlay => ({
    kind: 'trail',
    card: position.hand[0] ?? '',
  });

  test('any number may be asked before a play, and they count as entries of the record', () => {
    const result = grossenwiehe((first) => [holds(13), holds(3), holds(25), lay(first)]);
    expect(result).toEqual({ error: 4, reasons: ['round-unfinished'] });
  });

  test('the answer must be true', () => {
    const lie = { ...holds(13), holds: !holds(13).holds };
    expect(grossenwiehe((first) => [lie, lay(first)])).toEqual({
      error: 0,
      reasons: ['ask-untrue'],
    });
  });

  test('only a partner may be asked', () => {
    const result = grossenwiehe(() => [{ ...holds(99), of: 1 }]);
    expect(result).toEqual({ error: 0, reasons: ['ask-not-partner'] });
  });

  test('only Großenwiehe has questions', () => {
    const ask: SlowAsk = { kind: 'ask', of: 3, value: 99, holds: false };
    expect(slowRound({ ...CHRISTIANSEN, plays: [ask] })).toEqual({
      error: 0,
      reasons: ['ask-not-allowed', 'ask-not-partner'],
    });
  });
});

/** The values a card of the pack of 52 has where aces and court cards are dual. */
function valuesOf(card: string): number[] {
  const rank = card.slice(0, -1);
  const low = ['A', 'J', 'Q', 'K'].indexOf(rank) + 1;
  return low === 0 ? [Number(rank)] : [low, low + 10];
}

describe('rounds played by chance', () => {
  for (const version of VERSIONS) {
    test(`${version.id}: nobody is ever without a play, and the points add up`, () => {
      for (const seats of version.dealing.keys()) {
        const record = randomRound(version, seats, seededRandom(seats));
        const result = slowRound(record);
        if ('error' in result) throw new Error(JSON.stringify({ result, record }));
        const zwicks = result.zwicks.reduce((sum, each) => sum + each, 0) * version.zwick;
        const most = Math.max(...result.cards);
        const tied = result.cards.filter((each) => each === most).length > 1;
        const total = result.scores.reduce((sum, each) => sum + each, 0);
        expect(total).toBe(version.fixedTotal + zwicks - (tied ? version.mostCards : 0));
        const captured = result.cards.reduce((sum, each) => sum + each, 0);
        expect(captured).toBe(packOf(version).length);
      }
    });
  }
});
