/**
 * All sets of piles that a card can capture, for tables too wide for masks. Piles of one shape are interchangeable, so
 * a set is first of all a count for each kind of pile: a number in mixed radix. For each such count the sums are kept
 * that an unfinished group can have when all other piles of it are in finished ones: one 32-bit word, or two where the
 * value is above 31. A count whose word holds 0 can be captured. There may be millions of sets in a few thousand counts.
 */
import type { Shape } from './shape.ts';
import { DUAL_STEP, WILD_HIGHEST, WILD_LOWEST } from './value.ts';

/** Above so many counts the table is refused rather than answered after minutes. */
export const MOST_COUNTS = 2 ** 26;

/** The piles of one shape. A pile with a mark of its own (a build one owes for) is a kind for itself. */
export interface Kind {
  readonly shape: Shape;
  readonly piles: readonly number[];
  /** How much one pile of this kind adds to a count. */
  readonly unit: number;
}

/** The piles of a table by kind. */
export interface Kinds {
  readonly kinds: readonly Kind[];
  /** The kind of each pile, by index into `kinds`; −1 for one that no value of the card reaches. */
  readonly kindOf: readonly number[];
  /** How many counts there are. */
  readonly counts: number;
}

/** Sorts the piles that a card of at most `highest` can take into kinds. `marked` piles stay apart from all others. */
export function kindsOf(
  shapes: readonly Shape[],
  highest: number,
  marked: ReadonlySet<number>,
): Kinds {
  const byName = new Map<string, number[]>();
  shapes.forEach((shape, pile) => {
    if (shape.taken === 'no' || (shape.taken === 'sum' && shape.base > highest)) return;
    const name = `${shape.base} ${shape.stretch} ${shape.taken} ${marked.has(pile) ? pile : ''}`;
    const piles = byName.get(name);
    if (piles) piles.push(pile);
    else byName.set(name, [pile]);
  });
  let unit = 1;
  const kinds = [...byName.values()].map((piles): Kind => {
    const kind = { shape: shapes[piles[0] as number] as Shape, piles, unit };
    unit *= piles.length + 1;
    return kind;
  });
  const kindOf = shapes.map((_, pile) => kinds.findIndex((kind) => kind.piles.includes(pile)));
  return { kinds, kindOf, counts: unit };
}

/** How many piles of the kind are in a count. */
export function numberOf(count: number, kind: Kind): number {
  return Math.floor(count / kind.unit) % (kind.piles.length + 1);
}

/**
 * Marks in `able` (one entry a count) every count that can be split into groups of `value`. Count 0, no pile, is left
 * out.
 */
export function markAble(kinds: Kinds, value: number, able: Uint8Array): void {
  const usable = kinds.kinds.filter(({ shape }) => shape.taken === 'alone' || shape.base <= value);
  const units = usable.map((kind) => kind.unit);
  const lasts = usable.map((kind) => kind.piles.length);
  const lows = usable.map(({ shape }) => (shape.taken === 'alone' ? 0 : shape.base));
  const spans = usable.map(({ shape }) => spanOf(shape));
  const digits = usable.map(() => 0);
  const words = new Int32Array(kinds.counts);
  words[0] = 1;
  const isLong = value > 31;
  /** The sums from 32 on. */
  const highs = new Int32Array(isLong ? kinds.counts : 0);
  const full = isLong ? -1 : 2 ** value - 1;
  const fullHigh = isLong ? 2 ** (value - 32) - 1 : 0;
  const steps = usable.length;
  let count = 0;
  for (;;) {
    // The next count over the usable kinds.
    let digit = 0;
    while (digit < steps && digits[digit] === lasts[digit]) {
      count -= (lasts[digit] as number) * (units[digit] as number);
      digits[digit] = 0;
      digit++;
    }
    if (digit === steps) return;
    digits[digit] = (digits[digit] as number) + 1;
    count += units[digit] as number;

    let word = 0;
    let high = 0;
    for (let at = 0; at < steps; at++) {
      if (digits[at] === 0) continue;
      const from = count - (units[at] as number);
      const before = words[from] as number;
      const low = lows[at] as number;
      const span = spans[at] as number;
      if (isLong) {
        const beforeHigh = highs[from] as number;
        if (low === 0) {
          word |= before;
          high |= beforeHigh;
        } else {
          // No wild joker is worth as much: a pile has one value, or two.
          for (let worth = low; worth <= low + span; worth += DUAL_STEP) {
            word |= steppedLow(before, beforeHigh, worth, value);
            high |= steppedHigh(before, beforeHigh, worth);
          }
        }
        continue;
      }
      if (before === 0) continue;
      if (low === 0) {
        word |= before;
        continue;
      }
      word |= stepped(before, low, value);
      if (span === DUAL_STEP) word |= stepped(before, low + DUAL_STEP, value);
      else for (let more = 1; more <= span; more++) word |= stepped(before, low + more, value);
    }
    words[count] = word & full;
    if (isLong) highs[count] = high & fullHigh;
    if (word & 1) able[count] = 1;
  }
}

/** How far above its lowest a pile's value may go: a dual one in one step, a wild one by ones. */
function spanOf(shape: Shape): number {
  if (shape.taken === 'alone' || shape.stretch === 'fixed') return 0;
  return shape.stretch === 'dual' ? DUAL_STEP : WILD_HIGHEST - WILD_LOWEST;
}

/** The sums after one more pile of that worth: a sum that reaches the value is a finished group, which leaves 0. */
function stepped(sums: number, worth: number, value: number): number {
  if (worth > value) return 0;
  const raised = sums << worth;
  return (sums >>> (value - worth)) & 1 ? raised | 1 : raised;
}

/** The lower word of what `stepped` gives, where the sums are two words. */
function steppedLow(low: number, high: number, worth: number, value: number): number {
  if (worth > value) return 0;
  const before = value - worth;
  const isMade = (before < 32 ? low >>> before : high >>> (before - 32)) & 1;
  return (worth < 32 ? low << worth : 0) | isMade;
}

/** The upper word of it; sums above the value are for the caller to drop. */
function steppedHigh(low: number, high: number, worth: number): number {
  return worth < 32 ? (high << worth) | (low >>> (32 - worth)) : low << (worth - 32);
}

/**
 * How many sets stand behind all the marked counts, by the label that `labelOf` gives a count. Exact for any table: sums
 * that may pass 2^53 are kept as bigints.
 */
export function tallySets(
  kinds: Kinds,
  able: Uint8Array,
  labelOf: (count: number) => number,
): Map<number, bigint> {
  const piles = kinds.kinds.reduce((sum, kind) => sum + kind.piles.length, 0);
  // 2^52 sets at most: sums of ordinary numbers are exact.
  if (piles <= 52) {
    const tally = new Map<number, number>();
    eachWays(kinds, able, (count, ways) => {
      const label = labelOf(count);
      tally.set(label, (tally.get(label) ?? 0) + ways);
    });
    return new Map([...tally].map(([label, sets]) => [label, BigInt(sets)]));
  }
  const tally = new Map<number, bigint>();
  for (let count = 1; count < able.length; count++) {
    if (!able[count]) continue;
    const label = labelOf(count);
    let ways = 1n;
    for (const kind of kinds.kinds)
      ways *= BigInt(choose(kind.piles.length, numberOf(count, kind)));
    tally.set(label, (tally.get(label) ?? 0n) + ways);
  }
  return tally;
}

/** Calls back for each marked count with the number of ways in which its piles can be chosen. */
function eachWays(
  kinds: Kinds,
  able: Uint8Array,
  callback: (count: number, ways: number) => void,
): void {
  const choices = kinds.kinds.map(({ piles }) =>
    Array.from({ length: piles.length + 1 }, (_, taken) => choose(piles.length, taken)),
  );
  const digits = choices.map(() => 0);
  // ways[k]: the choices of kind k and all later ones; the first kinds change most often.
  const ways = [...choices.map(() => 1), 1];
  for (let count = 1; count < able.length; count++) {
    let digit = 0;
    while (digits[digit] === (choices[digit] as number[]).length - 1) digits[digit++] = 0;
    digits[digit] = (digits[digit] as number) + 1;
    for (let at = digit; at >= 0; at--) {
      const row = choices[at] as number[];
      ways[at] = (ways[at + 1] as number) * (row[digits[at] as number] as number);
    }
    if (able[count]) callback(count, ways[0] as number);
  }
}

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let at = 1; at <= taken; at++) ways = (ways * (from - taken + at)) / at;
  return ways;
}

/**
 * The sets of piles behind the given counts, each once, ordered number by number. Lazy: the first sets cost nothing
 * for those that follow.
 */
export function* setsOfCounts(
  kinds: Kinds,
  counts: readonly number[],
  pileCount: number,
): Generator<number[]> {
  // How many piles of its own kind a pile has from itself on.
  const kindLeft = kinds.kindOf.map((kind, pile) =>
    kind < 0 ? 0 : (kinds.kinds[kind] as Kind).piles.filter((other) => other >= pile).length,
  );
  yield* extend([], 0, 0, counts);

  /** Goes through all sets that begin with `taken`; `wanted` are the counts that some of them have. */
  function* extend(
    taken: readonly number[],
    have: number,
    from: number,
    wanted: readonly number[],
  ): Generator<number[]> {
    let open = wanted;
    for (let pile = from; pile < pileCount && open.length > 0; pile++) {
      const kind = kinds.kinds[kinds.kindOf[pile] as number];
      if (kind === undefined) continue;
      const number = numberOf(have, kind);
      const withPile = have + kind.unit;
      const further: number[] = [];
      let reached = false;
      for (const count of open) {
        if (count === withPile) reached = true;
        else if (numberOf(count, kind) > number) further.push(count);
      }
      if (reached || further.length > 0) {
        const set = [...taken, pile];
        if (reached) yield set;
        yield* extend(set, withPile, pile + 1, further);
      }
      // Without this pile, the later ones of its kind must be enough.
      const most = number + (kindLeft[pile] as number) - 1;
      open = open.filter((count) => numberOf(count, kind) <= most);
    }
  }
}
