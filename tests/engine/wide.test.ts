/** Tables of more piles than fit a mask: the same answers, found another way. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  type Card,
  checkPlay,
  countPlays,
  eachPlay,
  findZwicks,
  listPlays,
  type Options,
  type Pile,
  type Play,
  type Position,
  packOf,
  VARIANTS,
} from '../../src/engine/index.ts';
import type { Variant } from '../../src/engine/variant.ts';
import { cardValues } from '../slow/values.ts';
import { type Version, versionOf } from '../slow/versions.ts';
import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';
import { DEEP, FEW_RUNS, QUICK, readPosition, versionNamed } from './read.ts';

/** The values that a pile may count as. */
const valuesIn = (version: Version, pile: Pile): readonly number[] =>
  pile.value === undefined ? cardValues(version, pile.cards[0]) : [pile.value];

/** Every set of piles that adds up to the value, as bits. */
function groupsOf(piles: readonly (readonly number[])[], value: number): Set<number> {
  const groups = new Set<number>();
  const grow = (from: number, set: number, missing: number): void => {
    if (missing === 0) groups.add(set);
    for (let pile = from; pile < piles.length && missing > 0; pile += 1) {
      for (const worth of piles[pile] ?? []) {
        if (worth <= missing) grow(pile + 1, set | (1 << pile), missing - worth);
      }
    }
  };
  grow(0, 0, value);
  return groups;
}

/** All sets of piles that fall into groups of one value of the card, by joining groups one after the other. */
function setsByJoining({ table, variant }: Position, card: Card): Set<number> {
  const version = versionOf(variant.id);
  const piles = table.map((pile) => valuesIn(version, pile));
  const all = new Set<number>();
  for (const value of cardValues(version, card)) {
    const known = new Set([0]);
    for (const group of groupsOf(piles, value)) {
      for (const set of [...known]) if ((set & group) === 0) known.add(set | group);
    }
    for (const set of known) if (set !== 0) all.add(set);
  }
  return all;
}

/** Piles as bits. */
const bitsOf = (takes: readonly number[]): number =>
  takes.reduce((set, pile) => set | (1 << pile), 0);

/** A table of 14 to 24 piles, most of them too high for the hand, so that a brute force can follow. */
function wideTable(variant: Variant, owners: readonly number[], random: SeededRandom): Position {
  const wild = variant.jokersAre === 'wild';
  const pack = random.shuffled(packOf(variant));
  const isHigh = (card: Card): boolean =>
    /^([89]|10)/.test(card) ||
    (variant.courts === 'high' && /^[AJQK]/.test(card)) ||
    (card.startsWith('X') && !wild);
  const high = pack.filter(isHigh);
  const low = pack.filter((card) => !isHigh(card));
  const hand = low.filter((card) => /^[2-7]/.test(card)).slice(0, 3);
  const others = low.filter((card) => !hand.includes(card)).slice(0, 5 + random.below(6));
  const cards = random.shuffled([...others, ...high].slice(0, 14 + random.below(11)));
  const table = cards.map((card): Pile => {
    const builds = variant.builds.single && /^[2-7]/.test(card) && random.chance(0.4);
    return builds
      ? { cards: [card], value: Number(card.slice(0, -1)), owner: random.pick(owners) }
      : { cards: [card] };
  });
  return {
    variant,
    options: { jokerOnTable: 'free', jokerSweepIsZwick: true },
    seats: variant.seats[0] ?? 4,
    toMove: 0,
    hand,
    table,
    promised: [],
  };
}

const wideTables = (...owners: readonly number[]): fc.Arbitrary<Position> =>
  fc
    .record({ variant: fc.constantFrom(...VARIANTS), seed: fc.nat() })
    .map(({ variant, seed }) => wideTable(variant, owners, seededRandom(seed)));

describe('wide tables', () => {
  test.prop([wideTables(1)], FEW_RUNS)('give the captures that joining groups gives', (at) => {
    const listed = listPlays(at);
    for (const card of new Set(at.hand)) {
      const found = listed.flatMap((made) =>
        made.kind === 'capture' && made.card === card ? [bitsOf(made.takes)] : [],
      );
      const expected = setsByJoining(at, card);
      expect(found.length).toBe(expected.size);
      expect(new Set(found)).toEqual(expected);
    }
    expect(countPlays(at)).toBe(listed.length);
  });

  test.prop([wideTables(0, 1)], FEW_RUNS)(
    'give the plays of the table without the piles that no card of the hand reaches',
    (at) => {
      const version = versionOf(at.variant.id);
      const highest = Math.max(...at.hand.flatMap((card) => cardValues(version, card)));
      // A build of one's own is owed for, reachable or not.
      const kept = [...at.table.entries()].flatMap(([place, pile]) =>
        pile.owner === 0 || valuesIn(version, pile).some((worth) => worth <= highest)
          ? [place]
          : [],
      );
      const narrow = { ...at, table: kept.map((pile) => at.table[pile] as Pile) };
      // Builds on the unreachable piles are plays of the wide table alone; a Zwick is one of the narrow.
      const comparable = (made: readonly Play[], place: (pile: number) => unknown): object[] =>
        made.flatMap((each): object[] => {
          if (each.kind === 'build') return [];
          if (each.kind === 'trail') return [each];
          return [{ card: each.card, value: each.value, takes: each.takes.map(place) }];
        });
      const wide = comparable(listPlays(at), (pile) => pile);
      expect(wide).toEqual(comparable(listPlays(narrow), (pile) => kept[pile]));
    },
  );

  test.prop([wideTables(0, 1), fc.nat({ max: 200 })], FEW_RUNS)(
    'are listed in the same order, as far as one asks, each play once',
    (at, limit) => {
      const all = listPlays(at);
      expect(listPlays(at, limit)).toEqual(all.slice(0, limit));
      expect(countPlays(at)).toBe(all.length);
    },
  );

  test.prop([wideTables(0, 1)], FEW_RUNS)('list captures that pass the check', (at) => {
    for (const made of listPlays(at, 300)) expect(checkPlay(at, made).ok).toBe(true);
  });
});

/**
 * For each set of piles whether the card can take it. A number stands for the sums that an unfinished group can have when
 * all other piles of the set are in finished ones: bit 0, no unfinished group, is what is asked for.
 */
function ableSets({ options, table, variant }: Position, card: Card): Uint8Array {
  const version = versionOf(variant.id);
  const byJoker = card.startsWith('X');
  const piles = table.map((pile) => {
    const looseWild =
      variant.jokersAre === 'wild' && pile.value === undefined && pile.cards[0].startsWith('X');
    if (!looseWild || options.jokerOnTable === 'free') return valuesIn(version, pile);
    // A joker that only a joker takes is a group of its own; nought changes no sum.
    return byJoker && options.jokerOnTable === 'joker-only' ? [0] : [];
  });
  const able = new Uint8Array(2 ** piles.length);
  for (const value of cardValues(version, card)) {
    const sums = new Int32Array(2 ** piles.length);
    sums[0] = 1;
    for (let set = 1; set < sums.length; set += 1) {
      let word = 0;
      for (let pile = 0; pile < piles.length; pile += 1) {
        if (((set >> pile) & 1) === 0) continue;
        for (const worth of piles[pile] ?? []) {
          const raised = worth > value ? 0 : (sums[set & ~(1 << pile)] ?? 0) << worth;
          word |= (raised & (2 ** value - 1)) | ((raised >> value) & 1);
        }
      }
      sums[set] = word;
      if (word & 1) able[set] = 1;
    }
  }
  return able;
}

describe.skipIf(QUICK)('very wide tables', () => {
  const ranks = (names: string): string =>
    names
      .split(' ')
      .flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit))
      .join(', ');

  test('of which a king takes a great many sets are counted to the last', () => {
    // Aces, jacks, twos and all queens and kings but the one played; in deep runs threes too.
    const table = ranks(DEEP ? 'A J Q K 2 3' : 'A J Q K 2').replace('KS, ', '');
    const at = readPosition(`christiansen 4 @0 | KS | ${table}`);
    const able = ableSets(at, 'KS');
    // One trail; a build would need a card kept for it.
    expect(countPlays(at)).toBe(1 + able.reduce((count, is) => count + is, 0));
    expect(findZwicks(at).length).toBe(able.at(-1));
  });

  const wildTables = (jokerOnTable: Options['jokerOnTable']): fc.Arbitrary<Position> =>
    fc
      .record({ seed: fc.nat(), jokerSweepIsZwick: fc.boolean() })
      .map(({ seed, jokerSweepIsZwick }): Position => {
        const options = { jokerOnTable, jokerSweepIsZwick };
        const random = seededRandom(seed);
        const variant = versionNamed('grupp');
        const jokers = random.shuffled(['X1', 'X2', 'X3', 'X4'] as const);
        const cards = random.shuffled(packOf(variant).filter((card) => !card.startsWith('X')));
        const hand: Card[] = ['X5', ...cards.splice(0, 1)];
        const table = random
          .shuffled([...jokers.slice(0, 1 + random.below(4)), ...cards].slice(0, 16))
          .map((card): Pile => ({ cards: [card] }));
        // A joker that was laid on a pile is part of that build, whatever the options.
        const build: Pile = { cards: ['2S', 'X6'], value: 5 + random.below(10), owner: null };
        return {
          variant,
          options,
          seats: 2,
          toMove: 0,
          hand,
          table: [build, ...table],
          promised: [],
        };
      });

  describe.each(['free', 'joker-only', 'never'] as const)('with wild jokers, %s', (option) => {
    test.prop([wildTables(option)], { ...FEW_RUNS, numRuns: DEEP ? 100 : 3 })(
      'give the captures that the option allows',
      (at) => {
        const able = at.hand.map((card) => ableSets(at, card));
        const expected = able.reduce((sum, sets) => sets.reduce((count, is) => count + is, sum), 0);
        const listed = { trail: 0, capture: 0, build: 0 };
        for (const made of eachPlay(at)) listed[made.kind] += 1;
        expect(listed.capture).toBe(expected);
        expect(countPlays(at)).toBe(listed.trail + listed.capture + listed.build);
        const zwicks = at.hand.filter(
          (card, held) =>
            able[held]?.at(-1) === 1 && (at.options.jokerSweepIsZwick || !card.startsWith('X')),
        );
        expect(findZwicks(at).map(({ card }) => card)).toEqual(zwicks);
      },
    );
  });

  test('with more captures than a number can hold exactly are counted to the last', () => {
    const copies = (rank: string, count: number): string[] =>
      ['S', 'S', 'H', 'H', 'D', 'D', 'C', 'C'].slice(8 - count).map((suit) => rank + suit);
    const table = [
      ...[2, 3, 4, 5, 6, 7].flatMap((rank) => copies(String(rank), 8)),
      ...copies('8', 3),
      ...copies('10', 7),
    ];
    const at = readPosition(`huelsemann-double 5 @0 | 10S | ${table.join(', ')}`);
    // How many of each rank are taken, from two to eight, as one number; which of these fall into tens.
    const most = [8, 8, 8, 8, 8, 8, 3];
    const units = most.map((_, at) => 9 ** at);
    const able = new Uint8Array(9 ** 6 * 4);
    able[0] = 1;
    const tens = [
      [2, 8],
      [3, 7],
      [4, 6],
      [5, 5],
      [2, 2, 6],
      [2, 3, 5],
      [2, 4, 4],
      [3, 3, 4],
      [2, 2, 2, 4],
      [2, 2, 3, 3],
      [2, 2, 2, 2, 2],
    ].map((ranks) => most.map((_, at) => ranks.filter((rank) => rank === at + 2).length));
    const ways = [1, 8, 28, 56, 70, 56, 28, 8, 1].map(BigInt);
    let sets = 0n;
    for (let number = 0; number < able.length; number += 1) {
      const taken = units.map((unit) => Math.floor(number / unit) % 9);
      able[number] ||= tens.some(
        (group) =>
          group.every((count, rank) => count <= (taken[rank] ?? 0)) &&
          able[number - group.reduce((sum, count, rank) => sum + count * (units[rank] ?? 0), 0)] ===
            1,
      )
        ? 1
        : 0;
      if (able[number] !== 1) continue;
      const eights = BigInt([1, 3, 3, 1][taken[6] ?? 0] ?? 0);
      sets += taken.slice(0, 6).reduce((product, count) => product * (ways[count] ?? 0n), eights);
    }
    // Each ten on the table is a group of its own, so may be added or not. One trail; builds of 12, 13 and 14.
    const expected = sets * 2n ** 7n - 1n + 1n + 24n;
    expect(expected).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(countPlays(at)).toBe(expected);
  });
});
