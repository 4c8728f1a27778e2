/** What the engine is measured against. It lives here only: slow on purpose, or as others do it. */
import { DancingLinks } from 'dancing-links';

/** A pile as rivals see it: the values it may take. */
export type Values = readonly number[];

/**
 * Whether the piles can be split into groups of `value`, by plain backtracking: pile after pile into every open group.
 * Undefined where that takes more than `steps`.
 */
export function naiveSplit(
  piles: readonly Values[],
  value: number,
  steps = Number.POSITIVE_INFINITY,
): boolean | undefined {
  let left = steps;
  const place = (at: number, open: readonly number[]): boolean => {
    if (left-- <= 0) return false;
    const pile = piles[at];
    if (pile === undefined) return open.every((sum) => sum === value);
    for (const worth of pile) {
      for (const [group, sum] of open.entries()) {
        if (sum + worth > value) continue;
        if (place(at + 1, open.with(group, sum + worth))) return true;
      }
      if (worth <= value && place(at + 1, [...open, worth])) return true;
    }
    return false;
  };
  const is = piles.length > 0 && place(0, []);
  return left < 0 ? undefined : is;
}

/** Whether they can, as an exact cover by dancing links: a row for each group of `value`, which are found here too. */
export function linkedSplit(piles: readonly Values[], value: number): boolean {
  const solver = new DancingLinks<number>().createSolver({ columns: piles.length });
  const rows = new Set<number>();
  const grow = (from: number, group: readonly number[], mask: number, sum: number): void => {
    if (sum === value && !rows.has(mask)) {
      rows.add(mask);
      solver.addSparseConstraint(mask, [...group]);
    }
    for (let pile = from; pile < piles.length; pile++) {
      for (const worth of piles[pile] ?? []) {
        if (sum + worth <= value) {
          grow(pile + 1, [...group, pile], mask | (1 << pile), sum + worth);
        }
      }
    }
  };
  grow(0, [], 0, 0);
  return rows.size > 0 && solver.findOne().length > 0;
}

/** All sets of piles that can be split into groups of `value`: each of the 2^n sets is tried. */
export function naiveSets(table: readonly Values[], value: number): number[] {
  const sets: number[] = [];
  for (let mask = 1; mask < 2 ** table.length; mask++) {
    const piles = table.filter((_, pile) => (mask >>> pile) & 1);
    if (naiveSplit(piles, value)) sets.push(mask);
  }
  return sets;
}

/**
 * The same by closure: all single groups first, as bits of big integers, then unions of sets with groups that do not
 * touch them until nothing new comes.
 */
export function closureSets(table: readonly Values[], value: number): bigint[] {
  const groups = new Set<bigint>();
  const grow = (from: number, mask: bigint, sum: number): void => {
    if (sum === value) groups.add(mask);
    for (let pile = from; pile < table.length; pile++) {
      for (const worth of table[pile] ?? []) {
        if (sum + worth <= value) grow(pile + 1, mask | (1n << BigInt(pile)), sum + worth);
      }
    }
  };
  grow(0, 0n, 0);
  const sets = new Set(groups);
  for (let fresh = [...groups]; fresh.length > 0; ) {
    const next: bigint[] = [];
    for (const set of fresh) {
      for (const group of groups) {
        const union = set | group;
        if ((set & group) !== 0n || sets.has(union)) continue;
        sets.add(union);
        next.push(union);
      }
    }
    fresh = next;
  }
  return [...sets];
}
