/** Several rounds in a row: who deals, and how the sides stand. */
import { seatOrder } from './deal.ts';
import { sharingMost } from './score.ts';

/** Who deals a round, counted from 0, when `first` dealt the one before all others. Rule deal-passes-left. */
export function dealerOf(seats: number, first: number, round: number): number {
  let dealer = first;
  for (let dealt = 0; dealt < round % seats; dealt += 1) dealer = seatOrder(seats, dealer)[0] ?? 0;
  return dealer;
}

/** The points of each of so many sides after each round, all rounds before it added. */
export function runningTotals(
  rounds: readonly (readonly number[])[],
  sides: number,
): readonly (readonly number[])[] {
  let totals: readonly number[] = Array.from({ length: sides }, () => 0);
  return rounds.map((points) => {
    totals = totals.map((total, side) => total + (points[side] ?? 0));
    return totals;
  });
}

/** The sides with the highest points: the winner, or those who share the lead. Rule series. */
export function leadersOf(points: readonly number[]): readonly number[] {
  return sharingMost(points);
}
