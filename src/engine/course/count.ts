/** Counts what a step asks for. */
import { dealSizes } from '../deal.ts';
import { listPlays } from '../legal.ts';
import { packOf } from '../pack.ts';
import { cardPoints, fixedTotal } from '../points.ts';
import { matches } from '../value.ts';
import type { Count, Task } from './task.ts';

/** The number that is right. */
export function countOf({ position }: Task, count: Count): number {
  const { seats, table, variant } = position;
  switch (count.of) {
    case 'plays':
      return listPlays(position).filter(
        ({ card, kind }) => kind === (count.kind ?? kind) && card === (count.with ?? card),
      ).length;
    case 'points':
      return (
        cardPoints(
          table.flatMap(({ cards }) => cards),
          variant,
        ) +
        (count.zwicks ?? 0) * variant.scoring.zwick +
        (count.mostCards === true ? variant.scoring.mostCards : 0)
      );
    case 'cards':
      return table.flatMap(({ cards }) => cards).length;
    case 'matching':
      return packOf(variant).filter((card) => matches(card, count.value, variant)).length;
    case 'all-points':
      return fixedTotal(variant);
    case 'dealt': {
      const [first] = dealSizes(variant, seats, seats - 1);
      return (count.to === 'table' ? first?.table : first?.hands[0]) ?? 0;
    }
    case 'deals':
      return dealSizes(variant, seats, seats - 1).length;
  }
}
