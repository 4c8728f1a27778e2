/** Tables of more piles than fit a mask: the same answers, found another way. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  type Card,
  checkPlay,
  countPlays,
  findZwicks,
  listPlays,
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
import { DEEP, FEW_RUNS, readPosition } from './read.ts';

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

/** For each set of piles whether it can be taken: which sums an unfinished group has when the others are finished. */
function ableSets(at: Position): Uint8Array {
  const version = versionOf(at.variant.id);
  const piles = at.table.map((pile) => valuesIn(version, pile));
  const able = new Uint8Array(2 ** piles.length);
  for (const value of at.hand.flatMap((card) => cardValues(version, card))) {
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

describe('very wide tables', () => {
  const ranks = (names: string): string =>
    names
      .split(' ')
      .flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit))
      .join(', ');

  test('of which a king takes a great many sets are counted to the last', () => {
    // Aces, jacks, twos and all queens and kings but the one played; in deep runs threes too.
    const table = ranks(DEEP ? 'A J Q K 2 3' : 'A J Q K 2').replace('KS, ', '');
    const at = readPosition(`christiansen 4 @0 | KS | ${table}`);
    const able = ableSets(at);
    // One trail; a build would need a card kept for it.
    expect(countPlays(at)).toBe(1 + able.reduce((count, is) => count + is, 0));
    expect(findZwicks(at).length).toBe(able.at(-1));
  });
});
