/**
 * Can these piles be split into groups that each add up to a value, and how? This decides a Zwick, checks a capture
 * that somebody tries, and finds the witness of one from a wide table.
 */
import type { Shape } from './shape.ts';
import { makesUp } from './shape.ts';
import { DUAL_STEP } from './value.ts';

/** Above so many piles, dead ends are remembered; below, remembering costs more than it saves. */
const REMEMBER_ABOVE = 10;

// What one search works on. It runs to its end before the next begins, so all share it: most searches are shorter
// than making room for them would be. The piles stand in the order in which they are tried.
/** How many piles are to be split. */
let size = 0;
/** What each group has to make. */
let target = 0;
const order: number[] = [];
/** What a pile is ordered by, and all that counts of its shape: four times its base, and how it stretches. */
const ranks: number[] = [];
const WILD = 0;
const DUAL = 1;
const FIXED = 2;
/** What the piles from here on can add at most. */
const mostFrom: number[] = [];
const isUsed: boolean[] = [];
/** By pile, the group that a used one is in, counted from 0. */
const groupOf: number[] = [];
/** The groups begun. */
let begun = 0;
/** Where each group stands in the answer. */
const placeOf: number[] = [];
/** Equal piles weigh the same in the key of a set of used piles: what counts is how many of each are used. */
const weights: number[] = [];
let key = 0;
/** The keys from which no split was found; null where it costs more to remember them than it saves. */
let deadEnds: Set<number> | null = null;

/**
 * One split of the piles into groups of `value`, or null where there is none. `piles` are indices into `shapes`. Each
 * group's piles ascend, and the groups go by their first pile. A pile that is taken alone is a group for itself.
 */
export function splitInto(
  shapes: readonly Shape[],
  piles: readonly number[],
  value: number,
): number[][] | null {
  let total = 0;
  let raisable = 0;
  let anyWild = false;
  let before = -1;
  let ascend = true;
  size = 0;
  for (const pile of piles) {
    if (pile < before) ascend = false;
    before = pile;
    const shape = shapes[pile];
    if (shape === undefined || shape.taken === 'no') return null;
    if (shape.taken === 'alone') continue;
    if (shape.base > value) return null;
    total += shape.base;
    if (shape.stretch === 'dual') raisable++;
    if (shape.stretch === 'wild') anyWild = true;
    putInOrder(pile, shape);
  }
  begun = 0;
  if (size > 0) {
    if (!anyWild && !isMultiple(total, raisable, value)) return null;
    readPiles(value);
    if (!nextGroup(0)) return null;
  }
  return groupsFound(shapes, ascend ? piles : piles.toSorted((one, other) => one - other));
}

/** The groups of the search that has just succeeded, and the piles taken alone. */
function groupsFound(shapes: readonly Shape[], piles: readonly number[]): number[][] {
  if (begun === 1 && size === piles.length) return [piles.slice()];
  for (let group = 0; group < begun; group++) placeOf[group] = -1;
  const groups: number[][] = [];
  for (const pile of piles) {
    if ((shapes[pile] as Shape).taken === 'alone') {
      groups.push([pile]);
      continue;
    }
    const group = groupOf[pile] as number;
    const place = placeOf[group] as number;
    if (place >= 0) {
      (groups[place] as number[]).push(pile);
    } else {
      placeOf[group] = groups.length;
      groups.push([pile]);
    }
  }
  return groups;
}

/** Whether the total, some of its duals raised, is a multiple of the value: most sets fail at this. */
function isMultiple(total: number, raisable: number, value: number): boolean {
  for (let raised = 0; raised <= raisable; raised++) {
    if ((total + DUAL_STEP * raised) % value === 0) return true;
  }
  return false;
}

/** Puts a pile into the order: the highest first, since it has the fewest partners; equal ones by their place. */
function putInOrder(pile: number, { base, stretch }: Shape): void {
  const rank = base * 4 + (stretch === 'fixed' ? FIXED : stretch === 'dual' ? DUAL : WILD);
  let at = size++;
  for (; at > 0; at--) {
    const before = ranks[at - 1] as number;
    if (before > rank || (before === rank && (order[at - 1] as number) < pile)) break;
    ranks[at] = before;
    order[at] = order[at - 1] as number;
  }
  ranks[at] = rank;
  order[at] = pile;
}

/** Notes what the search needs of the piles in their order. */
function readPiles(value: number): void {
  target = value;
  key = 0;
  deadEnds = null;
  let most = 0;
  mostFrom[size] = 0;
  for (let at = size - 1; at >= 0; at--) {
    const rank = ranks[at] as number;
    const stretch = rank & 3;
    isUsed[at] = false;
    most += (rank >> 2) + (stretch === DUAL ? DUAL_STEP : stretch === WILD ? value : 0);
    mostFrom[at] = most;
  }
  if (size <= REMEMBER_ABOVE) return;
  for (let at = 0, run = 0, unit = 1; at < size; at++) {
    if (at > 0 && ranks[at] !== ranks[at - 1]) {
      unit *= run + 1;
      run = 0;
    }
    run++;
    weights[at] = unit;
  }
}

/** Starts a group with the first pile not used yet. */
function nextGroup(from: number): boolean {
  let first = from;
  while (first < size && isUsed[first]) first++;
  if (first === size) return true;
  if (deadEnds?.has(key)) return false;
  const before = key;
  begun++;
  if (take(first, target, 0, 0, first + 1)) return true;
  begun--;
  if (size > REMEMBER_ABOVE) {
    deadEnds ??= new Set();
    deadEnds.add(before);
  }
  return false;
}

/** Puts a pile into the open group and goes on; undone where that leads nowhere. */
function take(at: number, rest: number, duals: number, wilds: number, first: number): boolean {
  const rank = ranks[at] as number;
  const stretch = rank & 3;
  const weight = size > REMEMBER_ABOVE ? (weights[at] as number) : 0;
  isUsed[at] = true;
  groupOf[order[at] as number] = begun - 1;
  key += weight;
  const nowDuals = stretch === DUAL ? duals + 1 : duals;
  const nowWilds = stretch === WILD ? wilds + 1 : wilds;
  if (fill(at + 1, rest - (rank >> 2), nowDuals, nowWilds, first)) return true;
  isUsed[at] = false;
  key -= weight;
  return false;
}

/** Ends the open group where it makes the value, or takes one of the piles from `from` on. */
function fill(from: number, rest: number, duals: number, wilds: number, first: number): boolean {
  if (makesUp(rest, duals, wilds) && nextGroup(first)) return true;
  for (let at = from; at < size; at++) {
    if (wilds === 0 && rest > (mostFrom[at] as number) + DUAL_STEP * duals) return false;
    if (isUsed[at] || (ranks[at] as number) >> 2 > rest) continue;
    // Of equal piles the first free one stands for all.
    if (ranks[at] === ranks[at - 1] && !isUsed[at - 1]) continue;
    if (take(at, rest, duals, wilds, first)) return true;
  }
  return false;
}

/**
 * Whether the `must` piles, and any of the `may` piles with them, can be split into groups of `value`: a capture that takes
 * just these of some piles, whatever else it takes. Piles by index into `shapes`.
 */
export function splitsWith(
  shapes: readonly Shape[],
  must: readonly number[],
  may: readonly number[],
  value: number,
): boolean {
  const [first, ...others] = must;
  if (first === undefined) return true;
  // One that is too high by itself would be found out only after all ways of taking the others.
  const isHopeless = must.some((pile) => {
    const { base, taken } = shapes[pile] ?? { base: 0, taken: 'no' };
    return taken === 'no' || (taken === 'sum' && base > value);
  });
  const shape = shapes[first];
  if (isHopeless || shape === undefined) return false;
  if (shape.taken === 'alone') return splitsWith(shapes, others, may, value);

  /** Goes on with the group of `first`: it may take further piles that must go, and piles that may. */
  const grow = (
    rest: number,
    duals: number,
    wilds: number,
    left: readonly number[],
    free: readonly number[],
    from: number,
  ): boolean => {
    if (makesUp(rest, duals, wilds) && splitsWith(shapes, left, free, value)) return true;
    const piles = [...left, ...free];
    for (let at = from; at < piles.length; at++) {
      const pile = piles[at] as number;
      const next = shapes[pile];
      if (next === undefined || next.taken !== 'sum' || next.base > rest) continue;
      const without = (some: readonly number[]): number[] => some.filter((one) => one !== pile);
      const nowDuals = duals + (next.stretch === 'dual' ? 1 : 0);
      const nowWilds = wilds + (next.stretch === 'wild' ? 1 : 0);
      if (grow(rest - next.base, nowDuals, nowWilds, without(left), without(free), at)) return true;
    }
    return false;
  };
  const duals = shape.stretch === 'dual' ? 1 : 0;
  const wilds = shape.stretch === 'wild' ? 1 : 0;
  return grow(value - shape.base, duals, wilds, others, may, 0);
}
