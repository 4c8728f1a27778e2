/** Which builds can be made of what lies there: it comes after the bench, with the engine's arithmetic. */
import type { Position } from '../../engine/index.ts';
import { makeableInOrder } from '../../engine/index.ts';

/** The values that piles, laid on one another in this order, can be announced at; none where they make no build. */
export function buildValues(
  { table, variant }: Position,
  piles: readonly number[],
): readonly number[] {
  const cards = piles.flatMap((pile) => table[pile]?.cards ?? []);
  if (cards.length === 1 && !variant.builds.single) return [];
  return makeableInOrder(cards, variant);
}
