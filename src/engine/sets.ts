/**
 * All sets of piles that a card can capture at one value, for tables of up to 16 piles. They are built from the last pile
 * to the first: the sets whose first pile is i are the groups whose first pile is i, each alone or together with a set of
 * later piles that it does not touch. All sets of later piles are looked at together: the piles that the value reaches are
 * the digits of a binary number, the last pile the lowest; a set is such a number, and the bit at that place in a long row
 * of words. A group that is added moves the sets that it does not touch up by its own number, 32 at a time, and equal
 * sets fall on one bit.
 */
import type { Shape } from './shape.ts';
import { makesUp } from './shape.ts';
import { DUAL_STEP, WILD_LOWEST } from './value.ts';

/** The widest table for which sets are masks. */
export const MASKED_PILES = 16;
const ALL_MASKS = 1 << MASKED_PILES;

/** The sets for one value. */
export interface PileSets {
  readonly value: number;
  /** Bit i stands for pile i. */
  readonly masks: readonly number[];
  /** The mask of the piles that the value reaches: what the digits of a group's number stand for, the last pile lowest. */
  readonly reached: number;
  /** The numbers of the single groups, by their first pile, from the last to the first. */
  readonly groups: readonly number[];
}

/** Up to this value a set of sums is one word, and a group has at most three dual piles at their higher value. */
const HIGHEST_IN_A_WORD = 31;
const TENS = 4;

/** So many digits of a set's number say which bit of a word it is; the others say which word. */
const WORD_DIGITS = 5;
const WORD_BITS = 2 ** WORD_DIGITS;
const IN_WORD = WORD_BITS - 1;
/** For the digits in a word of a group: the sets in a word that the group does not touch. */
const APART = Int32Array.from({ length: WORD_BITS }, (_, group) => {
  let sets = 0;
  for (let set = 0; set < WORD_BITS; set++) if ((set & group) === 0) sets |= 1 << set;
  return sets;
});

// What one search works on. It runs to its end before the next begins, so all share it: most searches are shorter
// than making room for them would be.
/** The sets found, one bit each. The lowest bit, no pile at all, is what a group by itself is joined to. */
const found = new Int32Array(ALL_MASKS >>> WORD_DIGITS);
/** How many piles the value reaches: the digits of a set's number. */
let digits = 0;
/** The pile of each digit. */
const pileOf = new Uint8Array(MASKED_PILES);
/** The lowest value of each pile reached, by its digit; nought for one that is in no sum. */
const bases = new Uint8Array(MASKED_PILES);
const duals = new Uint8Array(MASKED_PILES);
const wilds = new Uint8Array(MASKED_PILES);
/**
 * `reach[digits · TENS + t]` has bit s where some of the piles with the lowest so many digits, at least t of them dual, have
 * lowest values that add up to s.
 */
const reach = new Int32Array((MASKED_PILES + 1) * TENS);
/**
 * How many higher dual values the value can hold, none among them: so many entries of `reach` are asked for. Nought above
 * a word, where nothing is pruned, which finds the same in more steps.
 */
let tensHeld = 0;
/** The lowest digit of a wild pile; above all digits where there is none. */
let firstWild = MASKED_PILES;
let groups: number[] = [];
/** The words, but the first, in which sets of lower digits than the present first pile may be. */
let laterWords = 0;

/** All sets of piles that can be split into groups of `value`. At most `MASKED_PILES` shapes. */
export function pileSets(shapes: readonly Shape[], value: number): PileSets {
  let reached = 0;
  digits = 0;
  groups = [];
  found[0] = 1;
  firstWild = MASKED_PILES;
  tensHeld = value <= HIGHEST_IN_A_WORD ? Math.floor(value / DUAL_STEP) + 1 : 0;
  for (let tens = 0; tens < tensHeld; tens++) reach[tens] = tens === 0 ? 1 : 0;
  for (let pile = shapes.length - 1; pile >= 0; pile--) {
    const shape = shapes[pile] as Shape;
    const { base, taken } = shape;
    if (taken === 'no' || (taken === 'sum' && base > value)) continue;
    const digit = digits++;
    pileOf[digit] = pile;
    reached |= 1 << pile;
    // The sets that begin with this pile are in words of their own, or in the first.
    const words = (1 << digit) >>> WORD_DIGITS;
    if (words > 0) found.fill(0, words, 2 * words);
    laterWords = words === 0 ? 0 : words - 1;
    readShape(digit, shape);
    if (taken === 'alone') addGroup(1 << digit);
    else takePile(digit, 0, value, 0, 0);
  }
  return { value, masks: masksFound(), reached, groups };
}

/** Notes what the search needs of a pile, and what can be made of it and the piles after it. */
function readShape(digit: number, { base, stretch, taken }: Shape): void {
  const summed = taken === 'sum';
  const dual = summed && stretch === 'dual' ? 1 : 0;
  const wild = summed && stretch === 'wild' ? 1 : 0;
  bases[digit] = summed ? base : 0;
  duals[digit] = dual;
  wilds[digit] = wild;
  if (wild === 1 && firstWild > digit) firstWild = digit;
  const row = digit * TENS;
  for (let tens = 0; tens < tensHeld; tens++) {
    const without = reach[row + tens] as number;
    const fewer = reach[row + (tens > 0 ? tens - dual : 0)] as number;
    reach[row + TENS + tens] = summed ? without | (fewer << base) : without;
  }
}

/** Whether piles of the lowest so many digits can complete a group that lacks `rest`. */
function completes(digits: number, rest: number, withDuals: number, withWilds: number): boolean {
  if (tensHeld === 0 || withWilds > 0 || (firstWild < digits && rest >= WILD_LOWEST)) return true;
  for (let tens = 0, lack = rest; lack >= 0; tens++, lack -= DUAL_STEP) {
    const needed = tens > withDuals ? tens - withDuals : 0;
    if (((reach[digits * TENS + needed] as number) >>> lack) & 1) return true;
  }
  return false;
}

/** Goes through all groups that `begun` and this pile begin, where there are any. */
function takePile(
  digit: number,
  begun: number,
  rest: number,
  withDuals: number,
  withWilds: number,
): void {
  const lack = rest - (bases[digit] as number);
  const nowDuals = withDuals + (duals[digit] as number);
  const nowWilds = withWilds + (wilds[digit] as number);
  if (!completes(digit, lack, nowDuals, nowWilds)) return;
  const group = begun | (1 << digit);
  if (makesUp(lack, nowDuals, nowWilds)) addGroup(group);
  for (let next = digit - 1; next >= 0; next--) {
    const base = bases[next] as number;
    // Nought is in no sum. To look first is cheaper than to go in and turn round.
    if (base !== 0 && base <= lack) takePile(next, group, lack, nowDuals, nowWilds);
  }
}

/** Adds the group by itself, and with every set of later piles that it does not touch. */
function addGroup(group: number): void {
  groups.push(group);
  const inWord = group & IN_WORD;
  const apart = APART[inWord] as number;
  const word = group >>> WORD_DIGITS;
  // All words that have no digit in common with the group's, the lowest first.
  const free = laterWords & ~word;
  let at = 0;
  do {
    const sets = (found[at] as number) & apart;
    if (sets !== 0) found[at | word] = (found[at | word] as number) | (sets << inWord);
    at = (at - free) & free;
  } while (at !== 0);
}

/** The masks of the sets in the first word, by their number. */
const masksInWord = new Uint16Array(WORD_BITS);

/** The masks of the sets found, but for that of no pile. */
function masksFound(): number[] {
  const masks: number[] = [];
  const first = (found[0] as number) & ~1;
  const words = (1 << digits) >>> WORD_DIGITS;
  if (words < 2) {
    for (let left = first; left !== 0; left &= left - 1) masks.push(maskOf(lowestOf(left)));
    return masks;
  }
  for (let set = 1; set < WORD_BITS; set++) {
    const lowest = 1 << (pileOf[lowestOf(set)] as number);
    masksInWord[set] = (masksInWord[set & (set - 1)] as number) | lowest;
  }
  for (let word = 0; word < words; word++) {
    let left = word === 0 ? first : (found[word] as number);
    if (left === 0) continue;
    const inWords = maskOf(word << WORD_DIGITS);
    for (; left !== 0; left &= left - 1) {
      masks.push(inWords | (masksInWord[lowestOf(left)] as number));
    }
  }
  return masks;
}

/** The lowest digit of a number that is not nought. */
function lowestOf(number: number): number {
  return 31 - Math.clz32(number & -number);
}

/** The mask of a set that the search at work has found. */
function maskOf(set: number): number {
  let mask = 0;
  for (let left = set; left !== 0; left &= left - 1)
    mask |= 1 << (pileOf[lowestOf(left)] as number);
  return mask;
}

/** One split of a set into groups. */
export type Splitter = (mask: number) => readonly (readonly number[])[];

/** Of so many sets one is found sooner by looking at them all. */
const FEW_SETS = 16;

/**
 * What gives each of the sets one split into groups, by the first pile of each: a group that begins with the first pile is
 * the first found of those that leave nothing, or one of the sets.
 */
export function splitterOf({ groups: numbers, masks, reached }: PileSets): Splitter {
  const all = groupMasks(numbers, reached);
  const able = masks.length > FEW_SETS ? marked(masks) : null;
  /** By first pile, where the groups begin that have it. */
  const starts = new Uint16Array(able === null ? 0 : MASKED_PILES);
  if (able !== null) {
    for (let at = all.length - 1; at >= 0; at--) starts[lowestOf(all[at] as number)] = at;
  }
  const firstGroup = (set: number, from: number): number => {
    const first = set & -set;
    for (let at = from; ; at++) {
      const group = all[at] as number;
      if ((group & first) === 0 || (group & ~set) !== 0) continue;
      const rest = set & ~group;
      if (rest === 0 || (able === null ? masks.includes(rest) : able[rest] === 1)) return group;
    }
  };
  return (mask) => {
    const split: (readonly number[])[] = [];
    for (let set = mask; set !== 0; ) {
      const group = firstGroup(set, able === null ? 0 : (starts[lowestOf(set)] as number));
      split.push(pilesOf(group));
      set &= ~group;
    }
    return split;
  };
}

/** The masks of groups from their numbers. */
function groupMasks(numbers: readonly number[], reached: number): number[] {
  const piles = pilesOf(reached);
  const last = piles.length - 1;
  const all: number[] = [];
  for (const number of numbers) {
    let mask = 0;
    for (let left = number; left !== 0; left &= left - 1) {
      mask |= 1 << (piles[last - lowestOf(left)] as number);
    }
    all.push(mask);
  }
  return all;
}

/** A one at each of the masks. */
function marked(masks: readonly number[]): Uint8Array {
  const all = masks.reduce((union, mask) => union | mask, 0);
  const able = new Uint8Array(1 << (32 - Math.clz32(all)));
  for (const mask of masks) able[mask] = 1;
  return able;
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
