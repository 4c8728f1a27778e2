/** How piles part into groups in the order in which somebody told them off, one after the other. */
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import type { Position } from '../play.ts';
import type { Shape } from '../shape.ts';
import { shapesFor } from '../shape.ts';
import { splitInto } from '../split.ts';
import { valuesOf } from '../value.ts';

/** Groups that each make the value, and the piles behind them that make none yet. */
export interface Grouping {
  readonly value: number;
  readonly groups: readonly (readonly number[])[];
  readonly rest: readonly number[];
}

/**
 * Parts piles, in their order, into groups that each make one value of the card: at the value that leaves the fewest
 * over, of those the one with most groups, of those the highest. Nothing is put in another order: the groups are those
 * of whoever told the piles off.
 */
export function groupingOf(position: Position, card: Card, piles: readonly number[]): Grouping {
  const shapes = shapesFor(position, isJoker(card));
  const all = valuesOf(card, position.variant).map((value) => groupingAt(shapes, piles, value));
  const [best] = all.sort(
    (one, other) =>
      one.rest.length - other.rest.length ||
      other.groups.length - one.groups.length ||
      other.value - one.value,
  );
  return best ?? { value: 0, groups: [], rest: piles };
}

function groupingAt(shapes: readonly Shape[], piles: readonly number[], value: number): Grouping {
  /** The most groups that the first so many piles make. */
  const most: (readonly (readonly number[])[] | undefined)[] = [[]];
  for (let end = 1; end <= piles.length; end++) {
    for (let from = 0; from < end; from++) {
      const before = most[from];
      const group = piles.slice(from, end);
      if (before === undefined || (most[end]?.length ?? 0) > before.length) continue;
      const sorted = [...group].sort((one, other) => one - other);
      // Several groups told as one are none of theirs.
      if (splitInto(shapes, sorted, value)?.length === 1) most[end] = [...before, group];
    }
  }
  const done = most.findLastIndex((groups) => groups !== undefined);
  return { value, groups: most[done] ?? [], rest: piles.slice(done) };
}
