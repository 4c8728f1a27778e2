/** How the sides stand at a moment of a round: cards, points on them, Zwicks. */
import type { State } from '../../engine/index.ts';
import { cardPoints, seatOrder, seatsOfSide, sideCount, sideOf } from '../../engine/index.ts';

/** How a side stands in the middle of a round. */
export interface Standing {
  readonly side: number;
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
  const sides = sideCount(variant, seats);
  return Array.from({ length: sides }, (_, side): Standing => {
    const won = state.won[side] ?? [];
    const zwicks = state.zwicks[side] ?? 0;
    const onCards = cardPoints(won, variant);
    return {
      side,
      seats: seatsOfSide(seats, sides, side),
      cards: won.length,
      onCards,
      zwicks,
      points: onCards + zwicks * variant.scoring.zwick,
    };
  });
}

/** The same in the order in which the sides come to play. */
export function standingsInTurn(state: State): readonly Standing[] {
  const { dealer, seats, variant } = state;
  const turns = seatOrder(seats, dealer).map((seat) => sideOf(variant, seats, seat));
  const now = standings(state);
  return [...new Set(turns)].flatMap((side) => now[side] ?? []);
}
