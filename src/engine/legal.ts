/** Every legal play of a position, in a fixed order, listed or counted. */
import { makeableOn } from './arithmetic.ts';
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import { owedValues, uncovered } from './owe.ts';
import type { BuildPlay, Capture, Play, Position } from './play.ts';
import type { PileSets } from './sets.ts';
import { groupsOf, MASKED_PILES, orderOf, pileSets, pilesOf } from './sets.ts';
import type { Shape } from './shape.ts';
import { jokersDiffer, shapesFor } from './shape.ts';
import { partnersOf } from './sides.ts';
import { splitInto, splitsWith } from './split.ts';
import { isLooseWild, valuesOf } from './value.ts';
import type { Kinds } from './wide.ts';
import { kindsOf, MOST_COUNTS, markAble, numberOf, setsOfCounts, tallySets } from './wide.ts';

/** A number of plays: a bigint where it is above 2^53 − 1. */
export type PlayCount = number | bigint;

/** Thrown where a table is so wide that its captures can't be counted exactly in reasonable time. */
export class TableTooWide extends Error {
  override readonly name = 'TableTooWide';
}

/** The captures of one card: how many leave how many owed values uncovered, and which. */
interface CardCaptures {
  /** By number of uncovered values. */
  readonly tally: ReadonlyMap<number, bigint>;
  /** Those that leave that many uncovered, ordered number by number by the piles they take. */
  list(uncoveredLeft: number): Iterable<Capture>;
}

/** One card of the hand: what can be done with it, each thing with the owed values it leaves uncovered. */
interface CardPlays {
  readonly card: Card;
  readonly trail: number;
  readonly builds: readonly { readonly play: BuildPlay; readonly uncovered: number }[];
  readonly captures: CardCaptures;
}

/** All that the rules but for `owe` allow. */
interface Survey {
  readonly cards: readonly CardPlays[];
  /** The least number of uncovered values that any of these plays leaves: those that leave more are illegal. */
  readonly least: number;
}

/**
 * The legal plays, each once, at most `limit` of them: by card in hand order, for each card the trail, captures by
 * piles taken (number by number), builds by pile (one card first), value and owner (the mover first). Throws
 * `TableTooWide` for tables of more than some forty piles.
 */
export function listPlays(position: Position, limit = Number.POSITIVE_INFINITY): Play[] {
  const { cards, least } = surveyOf(position);
  const plays: Play[] = [];
  for (const card of cards) {
    for (const part of partsOf(card, least)) {
      for (const play of part) {
        if (plays.length >= limit) return plays;
        plays.push(play);
      }
    }
  }
  return plays;
}

/** The legal plays in the order of `listPlays`, made as they are asked for. */
export function* eachPlay(position: Position): Generator<Play> {
  const { cards, least } = surveyOf(position);
  for (const card of cards) for (const part of partsOf(card, least)) yield* part;
}

/** The plays with one card that leave so many owed values uncovered: the trail, captures, builds. */
function partsOf({ builds, captures, card, trail }: CardPlays, least: number): Iterable<Play>[] {
  return [
    trail === least ? [{ kind: 'trail', card }] : [],
    captures.list(least),
    builds.flatMap(({ play, uncovered: short }) => (short === least ? [play] : [])),
  ];
}

/** How many legal plays there are, without listing them. Throws `TableTooWide` as `listPlays` does. */
export function countPlays(position: Position): PlayCount {
  const { cards, least } = surveyOf(position);
  let count = 0n;
  for (const { trail, builds, captures } of cards) {
    if (trail === least) count++;
    count += captures.tally.get(least) ?? 0n;
    for (const build of builds) if (build.uncovered === least) count++;
  }
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? count : Number(count);
}

/**
 * The least number of owed values that a play can leave without a card: 0 but where a partner's build has left the
 * mover short. It is found without going through all captures, so on a table of any width. Rule owe-short.
 */
export function leastUncovered(position: Position): number {
  const { hand, table, toMove, variant } = position;
  const owed = owedValues(table, toMove);
  if (owed.length === 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const card of new Set(hand)) {
    const kept = keptAfter(hand, card);
    // Whatever else a capture takes, it does no more for what is owed than laying the card down.
    least = Math.min(least, uncovered(owed, kept, variant));
    for (const build of buildsWith(card, kept, position)) least = Math.min(least, build.uncovered);
    if (least === 0) return 0;
  }
  for (const card of new Set(hand)) {
    const left = uncoveredFor(position, keptAfter(hand, card));
    const shapes = shapesFor(position, isJoker(card));
    for (let some = 1; some < 2 ** owed.length; some++) {
      // A value is owed no longer when all builds of it are taken.
      const values = owed.filter((_, at) => (some >>> at) & 1);
      const goes = (pile: number): boolean => {
        const { owner, value } = table[pile] ?? {};
        return owner === toMove && value !== undefined && values.includes(value);
      };
      const short = left(goes);
      if (short >= least) continue;
      const piles = table.map((_, pile) => pile);
      const must = piles.filter(goes);
      const may = piles.filter((pile) => !goes(pile));
      const works = valuesOf(card, variant).some((value) => splitsWith(shapes, must, may, value));
      if (works) least = short;
      if (least === 0) return 0;
    }
  }
  return least;
}

/**
 * The Zwicks of the hand: for each card that clears the table and scores for it, one capture. Equal cards count once.
 * Rule zwick, joker-sweep.
 */
export function findZwicks(position: Position): Capture[] {
  const { hand, table, variant } = position;
  if (table.length === 0) return [];
  const piles = table.map((_, pile) => pile);
  const zwicks: Capture[] = [];
  for (const card of new Set(hand)) {
    if (!scoresZwick(card, position)) continue;
    const shapes = shapesFor(position, isJoker(card));
    const split = splitAtAnyValue(shapes, piles, valuesOf(card, variant));
    if (split) zwicks.push({ kind: 'capture', card, takes: piles, ...split, zwick: true });
  }
  return zwicks;
}

/** Whether clearing the table with the card is a Zwick. */
export function scoresZwick(card: Card, { variant, options }: Position): boolean {
  return options.jokerSweepIsZwick || variant.jokersAre !== 'wild' || !isJoker(card);
}

/** The highest of the values at which the piles can be split into groups, with such a split; null where there is none. */
export function splitAtAnyValue(
  shapes: readonly Shape[],
  piles: readonly number[],
  values: readonly number[],
): Pick<Capture, 'value' | 'groups'> | null {
  for (const value of values.toReversed()) {
    const groups = splitInto(shapes, piles, value);
    if (groups) return { value, groups };
  }
  return null;
}

/** The hand without one copy of the card. */
export function keptAfter(hand: readonly Card[], card: Card): Card[] {
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}

function surveyOf(position: Position): Survey {
  const { hand, table, toMove, variant } = position;
  const owed = owedValues(table, toMove);
  const capturesOf = position.table.length > MASKED_PILES ? wideCaptures : maskedCaptures;
  const captureFinder = capturesOf(position);
  const cards = [...new Set(hand)].map((card): CardPlays => {
    const kept = keptAfter(hand, card);
    return {
      card,
      trail: owed.length === 0 ? 0 : uncovered(owed, kept, variant),
      builds: buildsWith(card, kept, position),
      captures: captureFinder(card, uncoveredFor(position, kept)),
    };
  });
  return { cards, least: leastUncovered(position) };
}

/** For a hand kept: how many owed values a capture leaves uncovered. */
type UncoveredAfter = (takes: (pile: number) => boolean) => number;

function uncoveredFor(position: Position, kept: readonly Card[]): UncoveredAfter {
  const { table, toMove, variant } = position;
  return (takes) =>
    uncovered(
      owedValues(
        table.filter((_, at) => !takes(at)),
        toMove,
      ),
      kept,
      variant,
    );
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
        for (const pick of picks) {
          const sets = families[pick >>> MASKED_PILES] as PileSets;
          const n = pick & LAST_SET;
          const mask = sets.masks[n] as number;
          if (uncoveredBy(mask) !== uncoveredLeft) continue;
          captures.push({
            kind: 'capture',
            card,
            takes: pilesOf(mask),
            value: sets.value,
            groups: groupsOf(sets, n),
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

/**
 * The builds with a card: of the card alone, then on each pile, by value, the mover's own before a partner's. Rule
 * build-of-one-card, build-on-a-pile, build-keeps-match, build-for-partner.
 */
function buildsWith(card: Card, kept: readonly Card[], position: Position): CardPlays['builds'] {
  const { promised, seats, table, toMove, variant } = position;
  const builds: { play: BuildPlay; uncovered: number }[] = [];
  const partners = partnersOf(variant, seats, toMove);
  const owed = owedValues(table, toMove);
  const held = new Set(kept.flatMap((other) => valuesOf(other, variant)));

  const add = (on: number | null, value: number, owner: number | null): void => {
    const play: BuildPlay = { kind: 'build', card, on, value, owner };
    const own = owner === toMove;
    // One's own first build is covered: a match for it is held.
    if (owed.length === 0) {
      builds.push({ play, uncovered: 0 });
      return;
    }
    const others = on === null ? table : table.filter((_, at) => at !== on);
    const values = owedValues(others, toMove);
    if (own && !values.includes(value)) values.push(value);
    builds.push({ play, uncovered: uncovered(values, kept, variant) });
  };
  const announce = (on: number | null, value: number): void => {
    if (!variant.builds.owned) {
      add(on, value, null);
      return;
    }
    if (held.has(value)) add(on, value, toMove);
    for (const partner of partners) {
      const stands = promised.some(
        (promise) => promise.seat === partner && promise.value === value,
      );
      if (stands) add(on, value, partner);
    }
  };

  if (variant.builds.single) for (const value of valuesOf(card, variant)) announce(null, value);
  for (const [on, pile] of table.entries()) {
    if (!mayBeBuiltOn(on, position)) continue;
    for (const value of makeableOn(card, pile, variant)) announce(on, value);
  }
  return builds;
}

/** Whether a pile may be built on at all. Rule loose-joker-not-built-on. */
export function mayBeBuiltOn(on: number, { options, table, variant }: Position): boolean {
  const pile = table[on];
  if (pile === undefined) return false;
  return options.jokerOnTable === 'free' || !isLooseWild(pile, variant);
}
