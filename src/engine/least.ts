/** The least that a play can leave uncovered of what its player owes. */
import { buildsWith } from './builds.ts';
import type { Card } from './card.ts';
import { isJoker } from './card.ts';
import { keptAfter, owedValues, uncovered } from './owe.ts';
import type { Position } from './play.ts';
import { shapesFor } from './shape.ts';
import { splitsWith } from './split.ts';
import { valuesOf } from './value.ts';

/** For a hand kept: how many owed values a capture leaves uncovered. */
export type UncoveredAfter = (takes: (pile: number) => boolean) => number;

/** That question for a hand kept. */
export function uncoveredFor(position: Position, kept: readonly Card[]): UncoveredAfter {
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
      const values: readonly unknown[] = owed.filter((_, at) => (some >>> at) & 1);
      const goes = (pile: number): boolean =>
        table[pile]?.owner === toMove && values.includes(table[pile].value);
      const short = left(goes);
      if (short >= least) continue;
      const piles = table.map((_, pile) => pile);
      const must = piles.filter(goes);
      const may = piles.filter((pile) => !goes(pile));
      const works = valuesOf(card, variant).some((value) => splitsWith(shapes, must, may, value));
      if (works) least = short;
    }
  }
  return least;
}
