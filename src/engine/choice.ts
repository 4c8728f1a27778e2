/** What somebody who has chosen a card and some piles can mean by it, and how the piles reckon up so far. */
import { makeableOn, singleValues } from './arithmetic.ts';
import { mayBeBuiltOn } from './builds.ts';
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import { checkPlay } from './check.ts';
import { keptAfter } from './owe.ts';
import type { Play, Position } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { Shape } from './shape.ts';
import { makesUp, shapesFor } from './shape.ts';
import { partnersOf } from './sides.ts';
import { splitInto } from './split.ts';
import { DUAL_STEP, matches, valuesOf, WILD_HIGHEST, WILD_LOWEST } from './value.ts';

/** A card of the hand, once one is chosen, and piles by index, in the order in which they were. */
export interface Choice {
  readonly card: Card | null;
  readonly piles: readonly number[];
}

/** A build that could be announced, whether or not it may be. */
export interface Announcement {
  readonly value: number;
  readonly owner: number | null;
  /** The cards kept that match the value. */
  readonly kept: readonly Card[];
  readonly result: Result<Play, Refusal>;
}

/** The plays that a choice can mean, each legal or refused; null where it can't mean such a play at all. */
export interface Meaning {
  readonly trail: Result<Play, Refusal> | null;
  readonly capture: Result<Play, Refusal> | null;
  /** By value, the mover's own before a partner's. */
  readonly builds: readonly Announcement[];
}

/**
 * What a choice can mean: a card alone is trailed or laid as a build, a card with one pile takes it or is laid on it, a
 * card with several takes them. Without a card it means nothing yet.
 */
export function meaningOf(position: Position, { card, piles }: Choice): Meaning {
  if (card === null) return { trail: null, capture: null, builds: [] };
  const [only, second] = piles;
  return {
    trail: only === undefined ? checkPlay(position, { kind: 'trail', card }) : null,
    capture:
      only === undefined ? null : checkPlay(position, { kind: 'capture', card, takes: piles }),
    builds: second === undefined ? announcements(position, card, only ?? null) : [],
  };
}

function announcements(position: Position, card: Card, on: number | null): Announcement[] {
  const { hand, promised, seats, toMove, variant } = position;
  const kept = keptAfter(hand, card);
  const announce = (value: number, owner: number | null): Announcement => ({
    value,
    owner,
    kept: kept.filter((other) => matches(other, value, variant)),
    result: checkPlay(position, { kind: 'build', card, on, value, owner }),
  });
  return laidValues(position, card, on).flatMap((value) => {
    if (!variant.builds.owned) return [announce(value, null)];
    const promisers = partnersOf(variant, seats, toMove).filter((partner) =>
      promised.some((promise) => promise.seat === partner && promise.value === value),
    );
    return [toMove, ...promisers].map((owner) => announce(value, owner));
  });
}

/** The values that the card makes on the pile, or by itself. */
function laidValues(position: Position, card: Card, on: number | null): readonly number[] {
  const { table, variant } = position;
  if (on === null) return singleValues(card, variant);
  const pile = table[on];
  return pile === undefined || !mayBeBuiltOn(on, position) ? [] : makeableOn(card, pile, variant);
}

/** A group of piles with what each counts in it. */
export interface GroupSum {
  readonly piles: readonly number[];
  /** The value of each pile, in the same order. */
  readonly worths: readonly number[];
  readonly sum: number;
}

/** How chosen piles reckon up at a value: full groups, and what is left over. */
export interface Reckoning {
  readonly value: number;
  readonly groups: readonly GroupSum[];
  /** The piles in no full group, at their lowest; null where there is none. */
  readonly rest: GroupSum | null;
}

/**
 * How the piles reckon up for a card: at a value that what is left over may still grow into, of those one that leaves
 * the fewest piles over, of those the one with the least missing, of those the highest. Piles that the card can't take
 * at all count as left over.
 */
export function reckon(position: Position, card: Card, piles: readonly number[]): Reckoning {
  const shapes = shapesFor(position, isJoker(card));
  const best = valuesOf(card, position.variant)
    .map((value) => reckonAt(shapes, piles, value))
    .toSorted(
      (one, other) =>
        over(one) - over(other) ||
        leftOver(one) - leftOver(other) ||
        missing(one) - missing(other) ||
        other.value - one.value,
    )[0];
  return best ?? { value: 0, groups: [], rest: null };
}

const leftOver = ({ rest }: Reckoning): number => rest?.piles.length ?? 0;
/** Piles that are too much for a value already can't grow into a group of it. */
const over = ({ rest, value }: Reckoning): number => (rest !== null && rest.sum > value ? 1 : 0);
const missing = ({ rest, value }: Reckoning): number => Math.abs(value - (rest?.sum ?? value));

/** Above so many piles only the question whether they all fit is worth the search. */
const REST_SEARCHED = 12;

function reckonAt(shapes: readonly Shape[], piles: readonly number[], value: number): Reckoning {
  const full = splitInto(shapes, piles, value);
  if (full) return { value, groups: full.map((group) => sumOf(shapes, group, value)), rest: null };
  if (piles.length > REST_SEARCHED) return { value, groups: [], rest: lowest(shapes, piles) };
  // The fewest piles left over, of those the latest chosen: one sees the sum grow that one is about to make.
  const sets = Array.from({ length: 2 ** piles.length - 1 }, (_, at) => at + 1).sort(
    (one, other) => bits(one) - bits(other) || other - one,
  );
  for (const over of sets) {
    const left = piles.filter((_, at) => (over >>> at) & 1);
    const groups = splitInto(
      shapes,
      piles.filter((_, at) => !((over >>> at) & 1)),
      value,
    );
    if (groups) {
      return {
        value,
        groups: groups.map((group) => sumOf(shapes, group, value)),
        rest: lowest(shapes, left),
      };
    }
  }
  return { value, groups: [], rest: lowest(shapes, piles) };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function lowest(shapes: readonly Shape[], piles: readonly number[]): GroupSum {
  const worths = piles.map((pile) => shapes[pile]?.base ?? 0);
  return { piles, worths, sum: worths.reduce((sum, worth) => sum + worth, 0) };
}

/**
 * What each pile of a group counts, so that they make the value: dual cards are raised first to last, then wild jokers.
 * The piles have to be a group for it.
 */
function sumOf(shapes: readonly Shape[], piles: readonly number[], value: number): GroupSum {
  const group = piles.map((pile) => shapes[pile] as Shape);
  const [only, second] = group;
  // A joker taken by a joker alone counts whatever the other does.
  if (only?.taken === 'alone' && second === undefined)
    return { piles, worths: [value], sum: value };
  let rest = value - group.reduce((sum, { base }) => sum + base, 0);
  const wilds = group.filter(({ stretch }) => stretch === 'wild').length;
  if (!makesUp(rest, group.length, wilds)) throw new Error(`no group of ${value}`);
  const worths = group.map(({ base, stretch }) => {
    const most =
      stretch === 'dual' ? DUAL_STEP : stretch === 'wild' ? WILD_HIGHEST - WILD_LOWEST : 0;
    const raise = stretch === 'dual' && rest < DUAL_STEP ? 0 : Math.min(most, rest);
    rest -= raise;
    return base + raise;
  });
  return { piles, worths, sum: value };
}

/** What each pile of a capture's groups counts, group by group: the arithmetic of its witness. */
export function sumsOf(
  position: Position,
  capture: {
    readonly card: Card;
    readonly value: number;
    readonly groups: readonly (readonly number[])[];
  },
): GroupSum[] {
  const shapes = shapesFor(position, isJoker(capture.card));
  return capture.groups.map((group) => sumOf(shapes, group, capture.value));
}

/** The cards of the hand that can take just these piles; equal cards once. */
export function takersOf(position: Position, piles: readonly number[]): Card[] {
  return [...new Set(position.hand)].filter(
    (card) => checkPlay(position, { kind: 'capture', card, takes: piles }).ok,
  );
}

/** Whether the card has to stay in hand for a build that its holder owns: it may not even be laid down. */
export function isBound(position: Position, card: Card): boolean {
  const laid = checkPlay(position, { kind: 'trail', card });
  return !laid.ok && laid.error.code === 'build-uncovered';
}
