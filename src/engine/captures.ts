/** Every capture of one card, counted and listed, each with the owed values that it leaves uncovered. */
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import type { UncoveredAfter } from './least.ts';
import type { Capture, Position } from './play.ts';
import type { PileSets, Splitter } from './sets.ts';
import { MASKED_PILES, orderOf, pileSets, pilesOf, splitterOf } from './sets.ts';
import type { Shape } from './shape.ts';
import { jokersDiffer, shapesFor } from './shape.ts';
import { valuesOf } from './value.ts';
import type { Kinds } from './wide.ts';
import { kindsOf, MOST_COUNTS, markAble, numberOf, setsOfCounts, tallySets } from './wide.ts';
import { scoresZwick, splitAtAnyValue } from './zwick.ts';

/** Thrown where a table is so wide that its captures can't be counted exactly in reasonable time. */
export class TableTooWide extends Error {
  override readonly name = 'TableTooWide';
}

/** The captures of one card: how many leave how many owed values uncovered, and which. */
export interface CardCaptures {
  /** By number of uncovered values. */
  readonly tally: ReadonlyMap<number, bigint>;
  /** Those that leave that many uncovered, ordered number by number by the piles they take. */
  list(uncoveredLeft: number): Iterable<Capture>;
}

/** For each card, given what it leaves uncovered, its captures: by masks, or on wide tables by counts of equal piles. */
export function capturesOf(position: Position): (card: Card, left: UncoveredAfter) => CardCaptures {
  const find = position.table.length > MASKED_PILES ? wideCaptures : maskedCaptures;
  return find(position);
}

/** The piles on the table that the mover owns. */
function ownPiles({ table, toMove }: Position): number[] {
  return table.flatMap((pile, at) =>
    pile.value !== undefined && pile.owner === toMove ? [at] : [],
  );
}

/** What the captures of a card depend on: its values, and where an option says so, whether it is a joker. */
function captureKey(card: Card, position: Position): string {
  return `${valuesOf(card, position.variant)} ${isJoker(card) && jokersDiffer(position)}`;
}

/** The sets of piles that a card can take, in order: each is the n-th of one of the lists, packed into one number. */
interface Takeable {
  readonly families: readonly PileSets[];
  readonly picks: readonly number[];
}

/** Captures on tables of up to `MASKED_PILES` piles. */
function maskedCaptures(position: Position): (card: Card, left: UncoveredAfter) => CardCaptures {
  const { table, variant } = position;
  const everything = 2 ** table.length - 1;
  const own = ownPiles(position).reduce((mask, pile) => mask | (1 << pile), 0);
  const byKey = new Map<string, Takeable>();
  const setsAt = new Map<string, PileSets>();
  const differ = jokersDiffer(position);
  const shapes = new Map<boolean, Shape[]>();
  const splitterOfSets = new Map<PileSets, Splitter>();

  const splitterFor = (sets: PileSets): Splitter => {
    const known = splitterOfSets.get(sets);
    if (known) return known;
    const splitter = splitterOf(sets);
    splitterOfSets.set(sets, splitter);
    return splitter;
  };

  const setsOf = (value: number, byJoker: boolean): PileSets => {
    const key = `${value} ${byJoker}`;
    const known = setsAt.get(key);
    if (known) return known;
    const seen = shapes.get(byJoker) ?? shapesFor(position, byJoker);
    shapes.set(byJoker, seen);
    const sets = pileSets(seen, value);
    setsAt.set(key, sets);
    return sets;
  };

  /** The sets that the card can take at any of its values, in order, each with the highest value that does it. */
  const takeable = (card: Card): Takeable => {
    const values = valuesOf(card, variant);
    const byJoker = differ && isJoker(card);
    const key = `${values} ${byJoker}`;
    const known = byKey.get(key);
    if (known) return known;
    const answer = inOrder(values.toReversed().map((value) => setsOf(value, byJoker)));
    byKey.set(key, answer);
    return answer;
  };

  return (card, left) => {
    const { families, picks } = takeable(card);
    const zwickScores = scoresZwick(card, position);
    const leftBy = new Map<number, number>();
    const uncoveredBy = (mask: number): number => {
      if (own === 0) return 0;
      const taken = mask & own;
      const known = leftBy.get(taken);
      if (known !== undefined) return known;
      const number = left((pile) => ((mask >>> pile) & 1) === 1);
      leftBy.set(taken, number);
      return number;
    };
    const tally = new Map<number, bigint>();
    if (own === 0) {
      if (picks.length > 0) tally.set(0, BigInt(picks.length));
    } else {
      for (const pick of picks) {
        const sets = families[pick >>> MASKED_PILES] as PileSets;
        const number = uncoveredBy(sets.masks[pick & LAST_SET] as number);
        tally.set(number, (tally.get(number) ?? 0n) + 1n);
      }
    }
    return {
      tally,
      list(uncoveredLeft) {
        const captures: Capture[] = [];
        const splitters = families.map(splitterFor);
        for (const pick of picks) {
          const family = pick >>> MASKED_PILES;
          const sets = families[family] as PileSets;
          const mask = sets.masks[pick & LAST_SET] as number;
          if (uncoveredBy(mask) !== uncoveredLeft) continue;
          captures.push({
            kind: 'capture',
            card,
            takes: pilesOf(mask),
            value: sets.value,
            groups: (splitters[family] as Splitter)(mask),
            zwick: mask === everything && zwickScores,
          });
        }
        return captures;
      },
    };
  };
}

/** A value has fewer sets than there are masks, so the place in a list fits below the list's own number. */
const LAST_SET = 2 ** MASKED_PILES - 1;
const FAMILIES_AT_MOST = 2 ** 4;

/** All sets of several lists once each, in order; the witness is that of the first list that has it. */
function inOrder(families: readonly PileSets[]): Takeable {
  const size = families.reduce((sum, { masks }) => sum + masks.length, 0);
  // One number a set, by its place in the order, then by list: numbers sort without a callback.
  const keys = new Float64Array(size);
  let at = 0;
  families.forEach(({ masks }, family) => {
    for (let n = 0; n < masks.length; n++) {
      const order = orderOf(masks[n] as number);
      keys[at++] = (order * FAMILIES_AT_MOST + family) * (LAST_SET + 1) + n;
    }
  });
  if (size > 1) keys.sort();
  const picks: number[] = [];
  let last = -1;
  for (const key of keys) {
    const order = Math.floor(key / (FAMILIES_AT_MOST * (LAST_SET + 1)));
    if (order === last) continue;
    last = order;
    picks.push(key % (FAMILIES_AT_MOST * (LAST_SET + 1)));
  }
  return { families, picks };
}

/** Captures on wider tables: the same answers, by counts of equal piles. */
function wideCaptures(position: Position): (card: Card, left: UncoveredAfter) => CardCaptures {
  const { table, variant } = position;
  const own = ownPiles(position);
  const found = new Map<string, { shapes: Shape[]; kinds: Kinds; able: Uint8Array }>();

  const takeable = (card: Card): { shapes: Shape[]; kinds: Kinds; able: Uint8Array } => {
    const key = captureKey(card, position);
    const known = found.get(key);
    if (known) return known;
    const values = valuesOf(card, variant);
    const shapes = shapesFor(position, isJoker(card));
    const kinds = kindsOf(shapes, values.at(-1) ?? 0, new Set(own));
    if (kinds.counts > MOST_COUNTS) throw new TableTooWide(`${table.length} piles`);
    const able = new Uint8Array(kinds.counts);
    for (const value of values) markAble(kinds, value, able);
    const answer = { shapes, kinds, able };
    found.set(key, answer);
    return answer;
  };

  return (card, left) => {
    const { shapes, kinds, able } = takeable(card);
    const ownKinds = own.flatMap((pile) => kinds.kinds[kinds.kindOf[pile] ?? -1] ?? []);
    const leftBy = new Map<string, number>();
    const uncoveredBy = (count: number): number => {
      if (own.length === 0) return 0;
      const taken = ownKinds.filter((kind) => numberOf(count, kind) > 0);
      const key = taken.map((kind) => kind.unit).join();
      const known = leftBy.get(key);
      if (known !== undefined) return known;
      const number = left((pile) => taken.some((kind) => kind.piles.includes(pile)));
      leftBy.set(key, number);
      return number;
    };
    return {
      tally: tallySets(kinds, able, uncoveredBy),
      *list(uncoveredLeft) {
        const wanted: number[] = [];
        able.forEach((is, count) => {
          if (is === 1 && uncoveredBy(count) === uncoveredLeft) wanted.push(count);
        });
        for (const takes of setsOfCounts(kinds, wanted, table.length)) {
          const split = splitAtAnyValue(shapes, takes, valuesOf(card, variant));
          if (split === null) throw new Error('a set counted as capturable has no split');
          const zwick = takes.length === table.length && scoresZwick(card, position);
          yield { kind: 'capture', card, takes, ...split, zwick };
        }
      },
    };
  };
}
