/** What the won piles of each side are worth at the end of a round. */
import { handWithout } from './values.ts';
import { packOf, versionOf } from './versions.ts';

export interface SlowWon {
  readonly cards: readonly string[];
  readonly zwicks: number;
}

/** Points of each side; and what they must add up to, counted the other way round. */
export function slowScore(
  variant: string,
  sides: readonly SlowWon[],
): { points: number[]; total: number; expected: number } {
  const version = versionOf(variant);
  const counts = sides.map((side) => side.cards.length);
  // More cards than each other side; on a tie for most nobody scores.
  const most = Math.max(...counts);
  const tied = counts.filter((count) => count === most).length > 1;
  const points = sides.map((side) => {
    const onCards = side.cards.reduce((sum, card) => sum + version.points(card), 0);
    const has = most > 0 && side.cards.length === most;
    const mostCards = has && (!tied || version.tieForEach) ? version.mostCards : 0;
    return onCards + mostCards + side.zwicks * version.zwick;
  });
  // All points there are, and all Zwicks, less most cards when tied, less what no side holds.
  let notHeld = packOf(version);
  for (const card of sides.flatMap((side) => side.cards)) notHeld = handWithout(notHeld, card);
  const zwicks = sides.reduce((sum, side) => sum + side.zwicks, 0) * version.zwick;
  const nobodys = notHeld.reduce((sum, card) => sum + version.points(card), 0);
  // Where each side tied scores, all but one of them do so beyond the fixed total.
  const shared =
    version.tieForEach && most > 0 ? counts.filter((count) => count === most).length : 0;
  const timesMost = tied ? shared : 1;
  const expected = version.fixedTotal + zwicks + (timesMost - 1) * version.mostCards - nobodys;
  return { points, total: points.reduce((sum, each) => sum + each, 0), expected };
}
