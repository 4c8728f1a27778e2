/** Every capture of one card, counted and listed, each with the owed values that it leaves uncovered. */
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import type { UncoveredAfter } from './least.ts';
import type { Capture, Position } from './play.ts';
import { remembering } from './remembering.ts';
import type { PileSets, Splitter } from './sets.ts';
import { MASKED_PILES, orderOf, pileSets, pilesOf, splitterOf } from './sets.ts';
import { jokersDiffer, shapesFor } from './shape.ts';
import { valuesOf } from './value.ts';
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
  return table.flatMap((pile, at) => (pile.owner === toMove ? [at] : []));
}

/** Whether a card captures as a joker does: where no option makes that a difference, none does. */
function asJoker(position: Position): (card: Card) => boolean {
  return jokersDiffer(position) ? isJoker : () => false;
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
  const byJoker = asJoker(position);
  const setsBy = remembering((joker: boolean) => {
    const shapes = shapesFor(position, joker);
    return remembering((value: number) => pileSets(shapes, value));
  });
  const splitterFor = remembering(splitterOf);

  /** The sets that the card can take at any of its values, in order, each with the highest value that does it. */
  const takeable = remembering(
    (card: Card) =>
      inOrder(
        valuesOf(card, variant)
          .toReversed()
          .map(setsBy(byJoker(card))),
      ),
    (card) => `${valuesOf(card, variant)} ${byJoker(card)}`,
  );

  return (card, left) => {
    const { families, picks } = takeable(card);
    const zwickScores = scoresZwick(card, position);
    const uncoveredBy =
      own === 0
        ? () => 0
        : remembering(
            (mask: number) => left((pile) => ((mask >>> pile) & 1) === 1),
            (mask) => mask & own,
          );
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
  keys.sort();
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
  const byJoker = asJoker(position);

  const takeable = remembering(
    (card: Card) => {
      const values = valuesOf(card, variant);
      const shapes = shapesFor(position, byJoker(card));
      const kinds = kindsOf(shapes, values.at(-1) ?? 0, new Set(own));
      if (kinds.counts > MOST_COUNTS) throw new TableTooWide(`${table.length} piles`);
      const able = new Uint8Array(kinds.counts);
      for (const value of values) markAble(kinds, value, able);
      return { shapes, kinds, able };
    },
    (card) => `${valuesOf(card, variant)} ${byJoker(card)}`,
  );

  return (card, left) => {
    const { shapes, kinds, able } = takeable(card);
    const ownKinds = kinds.kinds.filter(({ piles }) => piles.some((pile) => own.includes(pile)));
    const takenOf = (count: number) => ownKinds.filter((kind) => numberOf(count, kind) > 0);
    const uncoveredBy =
      own.length === 0
        ? () => 0
        : remembering(
            (count: number) => {
              const taken = takenOf(count).flatMap(({ piles }) => piles);
              return left((pile) => taken.includes(pile));
            },
            (count) =>
              takenOf(count)
                .map(({ unit }) => unit)
                .join(),
          );
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
