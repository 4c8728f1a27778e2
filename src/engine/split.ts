/**
 * Can these piles be split into groups that each add up to a value, and how? This decides a Zwick, checks a capture
 * that somebody tries, and finds the witness of one from a wide table.
 */
import type { Shape } from './shape.ts';
import { makesUp } from './shape.ts';
import { DUAL_STEP } from './value.ts';

/** Above so many piles, dead ends are remembered; below, remembering costs more than it saves. */
const REMEMBER_ABOVE = 8;

/**
 * One split of the piles into groups of `value`, or null where there is none. `piles` are indices into `shapes`. Each
 * group's piles ascend, and the groups go by their first pile. A pile that is taken alone is a group for itself.
 */
export function splitInto(
  shapes: readonly Shape[],
  piles: readonly number[],
  value: number,
): number[][] | null {
  const alone: number[][] = [];
  const summed: number[] = [];
  let total = 0;
  let duals = 0;
  let wilds = 0;
  for (const pile of piles) {
    const shape = shapes[pile];
    if (shape === undefined || shape.taken === 'no') return null;
    if (shape.taken === 'alone') {
      alone.push([pile]);
      continue;
    }
    if (shape.base > value) return null;
    total += shape.base;
    if (shape.stretch === 'dual') duals++;
    if (shape.stretch === 'wild') wilds++;
    summed.push(pile);
  }
  if (summed.length === 0) return alone;
  if (wilds === 0 && !isMultiple(total, duals, value)) return null;
  const groups = searchSplit(shapes, summed, value);
  if (groups === null) return null;
  return [...groups, ...alone].sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
}

/** Whether the total, some of its duals raised, is a multiple of the value: most sets fail at this. */
function isMultiple(total: number, duals: number, value: number): boolean {
  for (let raised = 0; raised <= duals; raised++) {
    if ((total + DUAL_STEP * raised) % value === 0) return true;
  }
  return false;
}

/** The search itself: highest pile first, since it has the fewest partners; equal piles in one order only. */
function searchSplit(
  shapes: readonly Shape[],
  piles: readonly number[],
  value: number,
): number[][] | null {
  const rank = (pile: number): number => {
    const { base, stretch } = shapes[pile] as Shape;
    return base * 4 + (stretch === 'fixed' ? 2 : stretch === 'dual' ? 1 : 0);
  };
  const order = [...piles].sort((one, other) => rank(other) - rank(one) || one - other);
  const size = order.length;
  const base = new Uint8Array(size);
  const dual = new Uint8Array(size);
  const wild = new Uint8Array(size);
  /** Whether a pile is of the same shape as the one before it in the order. */
  const sameAsBefore = new Uint8Array(size);
  /** Equal piles weigh the same in the key of a set of used piles: what counts is how many of each are used. */
  const weight = new Float64Array(size);
  /** What the piles from here on can add at most. */
  const mostFrom = new Float64Array(size + 1);
  for (let at = 0, run = 0, unit = 1, before = -1; at < size; at++) {
    const pile = order[at] as number;
    const shape = shapes[pile] as Shape;
    const ranked = rank(pile);
    if (ranked !== before) {
      unit *= run + 1;
      run = 0;
    } else {
      sameAsBefore[at] = 1;
    }
    run++;
    before = ranked;
    base[at] = shape.base;
    dual[at] = shape.stretch === 'dual' ? 1 : 0;
    wild[at] = shape.stretch === 'wild' ? 1 : 0;
    weight[at] = unit;
  }
  for (let at = size - 1; at >= 0; at--) {
    const stretch = dual[at] ? DUAL_STEP : wild[at] ? value : 0;
    mostFrom[at] = (mostFrom[at + 1] as number) + (base[at] as number) + stretch;
  }
  const used = new Uint8Array(size);
  const deadEnds = size > REMEMBER_ABOVE ? new Set<number>() : null;
  const groups: number[][] = [];
  let key = 0;

  /** Starts a group with the first pile not used yet. */
  function nextGroup(from: number): boolean {
    let first = from;
    while (used[first]) first++;
    if (first >= size) return true;
    if (deadEnds?.has(key)) return false;
    const before = key;
    const group: number[] = [];
    groups.push(group);
    if (take(first, group, value, 0, 0, first + 1)) return true;
    groups.pop();
    deadEnds?.add(before);
    return false;
  }

  /** Puts a pile into the open group and goes on; undone where that leads nowhere. */
  function take(
    at: number,
    group: number[],
    rest: number,
    duals: number,
    wilds: number,
    first: number,
  ): boolean {
    const pileBase = base[at] as number;
    const pileWeight = weight[at] as number;
    used[at] = 1;
    key += pileWeight;
    group.push(order[at] as number);
    const withDuals = duals + (dual[at] as number);
    const withWilds = wilds + (wild[at] as number);
    if (fill(at + 1, group, rest - pileBase, withDuals, withWilds, first)) return true;
    used[at] = 0;
    key -= pileWeight;
    group.pop();
    return false;
  }

  function fill(
    from: number,
    group: number[],
    rest: number,
    duals: number,
    wilds: number,
    first: number,
  ): boolean {
    if (makesUp(rest, duals, wilds) && nextGroup(first)) {
      group.sort((one, other) => one - other);
      return true;
    }
    for (let at = from; at < size; at++) {
      if (wilds === 0 && rest > (mostFrom[at] as number) + DUAL_STEP * duals) return false;
      if (used[at] || (base[at] as number) > rest) continue;
      // Of equal piles the first free one stands for all.
      if (sameAsBefore[at] && !used[at - 1]) continue;
      if (take(at, group, rest, duals, wilds, first)) return true;
    }
    return false;
  }

  return nextGroup(0) ? groups : null;
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
