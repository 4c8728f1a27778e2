/** The deals of a round as they are handed out, and who deals the next one: written from the rules, by hand. */
import { describe, expect, test } from 'vitest';
import {
  type DealStage,
  dealerOf,
  dealStages,
  leadersOf,
  runningTotals,
  VARIANTS,
} from '../../src/engine/index.ts';
import { versionNamed } from './read.ts';

/**
 * One word an act: `4` four to each hand, singly; `2+2` by twos; `t5` five to the table; `9x` nine such deals in a row;
 * `r2,2,1,1` a remainder by hands from the dealer's left; `/` the next stage, with the stock that is left before it.
 */
const PLANS: readonly (readonly [string, number, string])[] = [
  ['dithmarschen', 2, '4 t3 (44) / 4x 4 (12) / 6 (0)'],
  ['dithmarschen', 3, '4 t4 (39) / 2x 4 (15) / 5 (0)'],
  ['dithmarschen', 4, '4 t3 (36) / 4 (20) / 5 (0)'],
  ['dithmarschen-refill', 4, '4 t3 (36) / 9x 1 (0)'],
  ['grossenwiehe', 2, '2p t5 2p t5 (40) / 5x 2+2 (0)'],
  ['grossenwiehe', 3, '2p t5 2p t5 (36) / 3x 2+2 (0)'],
  ['grossenwiehe', 4, '2p t5 2p t5 (32) / 2x 2+2 (0)'],
  ['grossenwiehe', 6, '2p t5 2p t5 (24) / 2+2 (0)'],
  ['christiansen', 2, '8 t8 (32) / 2x 8 (0)'],
  ['christiansen', 3, '8 t8 (24) / 8 (0)'],
  ['christiansen', 4, '6 t8 (24) / 6 (0)'],
  ['huelsemann', 2, '4 t4 (40) / 5x 4 (0)'],
  ['huelsemann', 3, '4 t4 (36) / 3x 4 (0)'],
  ['huelsemann', 4, '4 t4 (32) / 2x 4 (0)'],
  ['huelsemann-double', 5, '4 t4 (80) / 4x 4 (0)'],
  ['huelsemann-double', 6, '4 t4 (76) / 3x 4 (4) / r1,1,1,1,0,0 (0)'],
  ['huelsemann-double', 7, '4 t4 (72) / 2x 4 (16) / r3,3,2,2,2,2,2 (0)'],
  ['huelsemann-double', 8, '4 t4 (68) / 2x 4 (4) / r1,1,1,1,0,0,0,0 (0)'],
  ['grupp', 2, '4 t4 (46) / 5x 4 (6) / r3,3 (0)'],
  ['grupp', 3, '4 t4 (42) / 3x 4 (6) / r2,2,2 (0)'],
  ['grupp', 4, '4 t4 (38) / 2x 4 (6) / r2,2,1,1 (0)'],
  ['grupp', 5, '4 t4 (34) / 4 (14) / r3,3,3,3,2 (0)'],
  ['grupp', 6, '4 t4 (30) / 4 (6) / r1,1,1,1,1,1 (0)'],
  ['grupp', 7, '4 t4 (26) / r4,4,4,4,4,3,3 (0)'],
  ['grupp', 8, '4 t4 (22) / r3,3,3,3,3,3,2,2 (0)'],
];

/** A stage in the words of the table above. */
function told({ hands, kind, steps, stock, times }: DealStage): string {
  const acts = steps.map((step) => {
    if (step.to === 'table') return `t${step.cards}`;
    if (kind === 'remainder') return `r${hands.join(',')}`;
    const { packets } = step;
    if (packets.every((cards) => cards === 1)) return String(packets.length);
    return packets.length === 1 ? `${packets[0]}p` : packets.join('+');
  });
  return [...(times > 1 ? [`${times}x`] : []), ...acts, `(${stock})`].join(' ');
}

describe('the deals of a round, stage by stage', () => {
  test.each(PLANS)('%s with %i: %s', (id, seats, plan) => {
    expect(dealStages(versionNamed(id), seats).map(told).join(' / ')).toBe(plan);
  });

  test('a remainder is called so, and so are the first deal and the later ones', () => {
    const kinds = (id: string, seats: number) =>
      dealStages(versionNamed(id), seats).map(({ kind }) => kind);
    expect(kinds('grupp', 4)).toEqual(['first', 'later', 'remainder']);
    expect(kinds('dithmarschen', 4)).toEqual(['first', 'later', 'later']);
  });

  test('deals alike are told once wherever they stand in the round', () => {
    const variant = versionNamed('dithmarschen');
    const { first } = variant.deals[2] ?? { first: [] };
    const longer = { ...variant, deals: { 2: { first, later: [4, 6, 6, 6] } } };
    expect(dealStages(longer, 2).map(told).join(' / ')).toBe('4 t3 (44) / 4 (36) / 3x 6 (0)');
  });

  test('a remainder that is enough for the first hands is no deal like those before it', () => {
    const jokers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const longer = { ...versionNamed('grupp'), jokers };
    expect(dealStages(longer, 5).map(told).join(' / ')).toBe('4 t4 (38) / 4 (18) / r4,4,4,3,3 (0)');
  });

  test('for a number of seats that the version has not, there are none', () => {
    expect(() => dealStages(versionNamed('christiansen'), 6)).toThrow(
      'christiansen has no deal for 6 seats',
    );
  });

  test('are written here for every version and number of its seats', () => {
    expect(PLANS.map(([id, seats]) => `${id} ${seats}`)).toEqual(
      VARIANTS.flatMap(({ id, seats }) => seats.map((count) => `${id} ${count}`)),
    );
  });

  test.each(PLANS)('%s with %i: hands and table are those that are dealt', (id, seats) => {
    const variant = versionNamed(id);
    const [first] = dealStages(variant, seats);
    const dealt = (first?.steps ?? []).reduce(
      (sum, step) =>
        sum +
        (step.to === 'table' ? step.cards : seats * step.packets.reduce((all, each) => all + each)),
      0,
    );
    expect(dealt).toBe(
      (first?.table ?? 0) + (first?.hands ?? []).reduce((all, each) => all + each),
    );
  });
});

describe('an evening', () => {
  test.each([
    [4, 0, [0, 1, 2, 3, 0, 1]],
    [3, 2, [2, 0, 1, 2]],
    [2, 1, [1, 0, 1]],
  ])('the deal passes to the left: %i players, first seat %i', (seats, first, dealers) => {
    expect(dealers.map((_, round) => dealerOf(seats, first, round))).toEqual(dealers);
  });

  test('totals after each round', () => {
    const rounds = [
      [8, 1, 3, 26],
      [10, 0, 20, 5],
    ];
    expect(runningTotals(rounds, 4)).toEqual([
      [8, 1, 3, 26],
      [18, 1, 23, 31],
    ]);
    expect(runningTotals([], 2)).toEqual([]);
  });

  test.each([
    ['the higher total wins', [18, 31, 2], [1]],
    ['a shared lead', [31, 18, 31], [0, 2]],
    ['nobody has a point yet', [0, 0], [0, 1]],
  ])('%s', (_, totals, leaders) => {
    expect(leadersOf(totals)).toEqual(leaders);
  });
});

describe('in a house that deals by twos', () => {
  const packets = (id: string, seats: number): (readonly number[])[][] =>
    dealStages(versionNamed(id), seats).map(({ steps }) =>
      steps.flatMap((step) => (step.to === 'hands' ? [step.packets] : [])),
    );

  test('the fifth card of a hand comes by itself', () => {
    expect(packets('dithmarschen.packet.2', 4)).toEqual([[[2, 2]], [[2, 2]], [[2, 2, 1]]]);
  });

  test('what is too little for a full deal goes round card by card all the same', () => {
    expect(packets('grupp.packet.2', 4)).toEqual([[[2, 2]], [[2, 2]], [[1, 1]]]);
  });
});
