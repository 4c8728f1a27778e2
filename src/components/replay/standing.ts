/** How the sides stand at a moment of a round: cards, points on them, Zwicks. */
import type { State } from '../../engine/index.ts';
import { cardPoints, sideCount, sideOf } from '../../engine/index.ts';

/** How a side stands in the middle of a round. */
export interface Standing {
  /** The seats of the side. */
  readonly seats: readonly number[];
  readonly cards: number;
  /** Points on the cards won. */
  readonly onCards: number;
  readonly zwicks: number;
  /** Points on cards and for Zwicks; most cards and what is left are counted at the end only. */
  readonly points: number;
}

/** How each side stands, by side. */
export function standings(state: State): readonly Standing[] {
  const { seats, variant } = state;
  return Array.from({ length: sideCount(variant, seats) }, (_, side): Standing => {
    const won = state.won[side] ?? [];
    const zwicks = state.zwicks[side] ?? 0;
    const onCards = cardPoints(won, variant);
    return {
      seats: Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => sideOf(variant, seats, seat) === side,
      ),
      cards: won.length,
      onCards,
      zwicks,
      points: onCards + zwicks * variant.scoring.zwick,
    };
  });
}
