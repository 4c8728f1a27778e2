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

/** The sets for one value, as parallel lists. */
export interface PileSets {
  readonly value: number;
  readonly masks: readonly number[];
  /** The group of each set that holds its first pile. */
  readonly firstGroups: readonly number[];
  /** Where what is left of the set without that group stands in the lists; −1 where nothing is left. */
  readonly rests: readonly number[];
}

/** No value is above 30, so a set of sums is one word, and a group has at most three dual piles at their higher value. */
const TENS = 4;

// Scratch space: a search runs to its end before the next begins.
const stamps = new Uint32Array(1 << MASKED_PILES);
let stamp = 0;
const reach = new Int32Array((MASKED_PILES + 1) * TENS);

/** All sets of piles that can be split into groups of `value`. At most `MASKED_PILES` shapes. */
export function pileSets(shapes: readonly Shape[], value: number): PileSets {
  const masks: number[] = [];
  const firstGroups: number[] = [];
  const rests: number[] = [];
  const size = shapes.length;
  const lastWild = shapes.findLastIndex(
    (shape) => shape.stretch === 'wild' && shape.taken === 'sum',
  );
  if (++stamp === 2 ** 32) {
    stamps.fill(0);
    stamp = 1;
  }
  for (let row = 0; row < TENS; row++) reach[size * TENS + row] = row === 0 ? 1 : 0;

  /**
   * Whether piles from `at` on can complete a group that lacks `rest`. `reach[at][t]` has bit s where some of those
   * piles, at least t of them dual, have lowest values that add up to s.
   */
  const completes = (at: number, rest: number, duals: number, wilds: number): boolean => {
    if (rest < 0) return false;
    if (wilds > 0 || (lastWild >= at && rest >= WILD_LOWEST)) return true;
    for (let tens = 0; tens < TENS && rest - DUAL_STEP * tens >= 0; tens++) {
      const needed = tens > duals ? tens - duals : 0;
      if (((reach[at * TENS + needed] as number) >>> (rest - DUAL_STEP * tens)) & 1) return true;
    }
    return false;
  };
  const add = (mask: number, group: number, rest: number): void => {
    if (stamps[mask] === stamp) return;
    stamps[mask] = stamp;
    masks.push(mask);
    firstGroups.push(group);
    rests.push(rest);
  };

  let later = 0;
  const addGroup = (group: number): void => {
    add(group, group, -1);
    for (let at = 0; at < later; at++) {
      const mask = masks[at] as number;
      if ((mask & group) === 0) add(mask | group, group, at);
    }
  };

  const grow = (from: number, mask: number, rest: number, duals: number, wilds: number): void => {
    if (makesUp(rest, duals, wilds)) addGroup(mask);
    for (let pile = from; pile < size; pile++) {
      if (!completes(pile, rest, duals, wilds)) return;
      const shape = shapes[pile] as Shape;
      if (shape.taken !== 'sum' || shape.base > rest) continue;
      const withDuals = shape.stretch === 'dual' ? duals + 1 : duals;
      const withWilds = shape.stretch === 'wild' ? wilds + 1 : wilds;
      if (!completes(pile + 1, rest - shape.base, withDuals, withWilds)) continue;
      grow(pile + 1, mask | (1 << pile), rest - shape.base, withDuals, withWilds);
    }
  };

  for (let pile = size - 1; pile >= 0; pile--) {
    const shape = shapes[pile] as Shape;
    const row = pile * TENS;
    const below = row + TENS;
    const summed = shape.taken === 'sum' && shape.base <= value;
    for (let tens = 0; tens < TENS; tens++) {
      const without = reach[below + tens] as number;
      const fewer = shape.stretch === 'dual' && tens > 0 ? tens - 1 : tens;
      reach[row + tens] = summed
        ? without | ((reach[below + fewer] as number) << shape.base)
        : without;
    }
    // "At least t dual" of the longer list holds for whatever holds with more of them.
    later = masks.length;
    if (shape.taken === 'alone') addGroup(1 << pile);
    if (summed) {
      const duals = shape.stretch === 'dual' ? 1 : 0;
      const wilds = shape.stretch === 'wild' ? 1 : 0;
      if (completes(pile + 1, value - shape.base, duals, wilds)) {
        grow(pile + 1, 1 << pile, value - shape.base, duals, wilds);
      }
    }
  }
  return { value, masks, firstGroups, rests };
}

/** The split of the n-th set into groups, by the first pile of each. */
export function groupsOf(sets: PileSets, n: number): number[][] {
  const groups: number[][] = [];
  for (let at = n; at >= 0; at = sets.rests[at] ?? -1) {
    groups.push(pilesOf(sets.firstGroups[at] ?? 0));
  }
  return groups;
}

/** Below zero, zero or above as the piles of one set come before, with or after those of the other, number by number. */
export function compareSets(one: number, other: number): number {
  const difference = one ^ other;
  if (difference === 0) return 0;
  const first = difference & -difference;
  const above = -(first << 1);
  // The set without the first differing pile is a beginning of the other, or goes on with a later pile.
  return one & first ? (other & above ? -1 : 1) : one & above ? 1 : -1;
}

/** The piles of a set, ascending. */
export function pilesOf(mask: number): number[] {
  const piles: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) piles.push(31 - Math.clz32(rest & -rest));
  return piles;
}
