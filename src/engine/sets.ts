/**
 * All sets of piles that a card can capture at one value, for tables of up to 16 piles. Sets are bit masks over the
 * piles. They are built from the last pile to the first: the sets whose first pile is i are the groups whose first
 * pile is i, each alone or together with a set of later piles that it does not touch. So no set is formed by chance
 * and thrown away, and the work is about that of writing the answer down.
 */
import type { Shape } from './shape.ts';
import { makesUp } from './shape.ts';
import { DUAL_STEP, WILD_LOWEST } from './value.ts';

/** The widest table for which sets are masks. */
export const MASKED_PILES = 16;
const ALL_MASKS = 1 << MASKED_PILES;

/** The sets for one value, as parallel lists. */
export interface PileSets {
  readonly value: number;
  readonly masks: readonly number[];
  /** The group of each set that holds its first pile. */
  readonly firstGroups: readonly number[];
  /** Where what is left of the set without that group stands in the lists; −1 where nothing is left. */
  readonly rests: readonly number[];
}

/** Up to this value a set of sums is one word, and a group has at most three dual piles at their higher value. */
const HIGHEST_IN_A_WORD = 31;
const TENS = 4;

// What one search works on. It runs to its end before the next begins, so all share it: most searches are shorter
// than making room for them would be.
const stamps = new Uint32Array(ALL_MASKS);
let stamp = 0;
/**
 * `reach[at · TENS + t]` has bit s where some of the piles from `at` on, at least t of them dual, have lowest values that
 * add up to s.
 */
const reach = new Int32Array((MASKED_PILES + 1) * TENS);
/** The lowest value of each pile; nought for one that is in no sum. */
const bases = new Uint8Array(MASKED_PILES);
const duals = new Uint8Array(MASKED_PILES);
const wilds = new Uint8Array(MASKED_PILES);
let size = 0;
/** Whether `reach` serves for the value; above it nothing is pruned, which finds the same in more steps. */
let looksAhead = true;
/** The last wild pile; −1 where there is none. */
let lastWild = -1;
let masks: number[] = [];
let firstGroups: number[] = [];
let rests: number[] = [];
/** How many sets of later piles there were when the present first pile came up. */
let later = 0;

/** All sets of piles that can be split into groups of `value`. At most `MASKED_PILES` shapes. */
export function pileSets(shapes: readonly Shape[], value: number): PileSets {
  masks = [];
  firstGroups = [];
  rests = [];
  size = shapes.length;
  lastWild = -1;
  looksAhead = value <= HIGHEST_IN_A_WORD;
  if (++stamp === 2 ** 32) {
    stamps.fill(0);
    stamp = 1;
  }
  for (let tens = 0; tens < TENS; tens++) reach[size * TENS + tens] = tens === 0 ? 1 : 0;
  for (let pile = size - 1; pile >= 0; pile--) {
    const shape = shapes[pile] as Shape;
    readShape(pile, shape, value);
    later = masks.length;
    if (shape.taken === 'alone') addGroup(1 << pile);
    else if (bases[pile] !== 0) takePile(pile, 0, value, 0, 0);
  }
  return { value, masks, firstGroups, rests };
}

/** Notes what the search needs of a pile, and what can be reached from it on. */
function readShape(pile: number, { base, stretch, taken }: Shape, value: number): void {
  const summed = taken === 'sum' && base <= value;
  const dual = summed && stretch === 'dual' ? 1 : 0;
  bases[pile] = summed ? base : 0;
  duals[pile] = dual;
  wilds[pile] = summed && stretch === 'wild' ? 1 : 0;
  if (wilds[pile] === 1 && lastWild < 0) lastWild = pile;
  const row = pile * TENS;
  for (let tens = 0; tens < TENS; tens++) {
    const without = reach[row + TENS + tens] as number;
    const fewer = reach[row + TENS + (tens > 0 ? tens - dual : 0)] as number;
    reach[row + tens] = summed ? without | (fewer << base) : without;
  }
}

/** Whether piles from `at` on can complete a group that lacks `rest`. */
function completes(at: number, rest: number, withDuals: number, withWilds: number): boolean {
  if (!looksAhead || withWilds > 0 || (lastWild >= at && rest >= WILD_LOWEST)) return true;
  for (let tens = 0, lack = rest; tens < TENS && lack >= 0; tens++, lack -= DUAL_STEP) {
    const needed = tens > withDuals ? tens - withDuals : 0;
    if (((reach[at * TENS + needed] as number) >>> lack) & 1) return true;
  }
  return false;
}

/** Goes through all groups that `mask` and this pile begin, where there are any. */
function takePile(
  pile: number,
  mask: number,
  rest: number,
  withDuals: number,
  withWilds: number,
): void {
  const lack = rest - (bases[pile] as number);
  const nowDuals = withDuals + (duals[pile] as number);
  const nowWilds = withWilds + (wilds[pile] as number);
  if (lack < 0 || !completes(pile + 1, lack, nowDuals, nowWilds)) return;
  const group = mask | (1 << pile);
  if (makesUp(lack, nowDuals, nowWilds)) addGroup(group);
  for (let next = pile + 1; next < size; next++) {
    if (bases[next] === 0) continue;
    takePile(next, group, lack, nowDuals, nowWilds);
  }
}

/** Adds the group by itself, and with every set of later piles that it does not touch. */
function addGroup(group: number): void {
  addSet(group, group, -1);
  for (let at = 0; at < later; at++) {
    const mask = masks[at] as number;
    if ((mask & group) === 0) addSet(mask | group, group, at);
  }
}

function addSet(mask: number, group: number, rest: number): void {
  if (stamps[mask] === stamp) return;
  stamps[mask] = stamp;
  masks.push(mask);
  firstGroups.push(group);
  rests.push(rest);
}

/** The split of the n-th set into groups, by the first pile of each. */
export function groupsOf(sets: PileSets, n: number): (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  for (let at = n; at >= 0; at = sets.rests[at] as number) {
    groups.push(pilesOf(sets.firstGroups[at] as number));
  }
  return groups;
}

const piles: (readonly number[])[] = [];

/** The piles of a set, ascending. The list is shared and can't be changed. */
export function pilesOf(mask: number): readonly number[] {
  const known = piles[mask];
  if (known !== undefined) return known;
  const list: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  piles[mask] = Object.freeze(list);
  return list;
}

const orders = new Uint16Array(ALL_MASKS);

/**
 * Where a set stands among all sets, ordered number by number by their piles: {0}, {0, 1}, {0, 1, 2}, … {0, 2}, … {1}. The
 * sets that begin with a pile are half as many as those that begin with the one before it, and follow the set of
 * that pile alone.
 */
export function orderOf(mask: number): number {
  const known = orders[mask] as number;
  if (known !== 0) return known;
  let order = 0;
  let from = 0;
  for (const pile of pilesOf(mask)) {
    for (let skipped = from; skipped < pile; skipped++) order += 1 << (MASKED_PILES - 1 - skipped);
    order++;
    from = pile + 1;
  }
  orders[mask] = order;
  return order;
}
