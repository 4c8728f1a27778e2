/** What is to be said of points that were typed: while they are, and of rounds on the pad that can’t be. */
import { checkPoints, type Variant } from '~/engine/index.ts';
import { pointsText, roundText } from '~/words/typed.ts';

interface Props {
  variant: Variant;
  players: number;
  /** The points by side of a round that is being typed; or those of all rounds on the pad. */
  typed?: readonly number[];
  rounds?: readonly (readonly number[])[];
}

export default function PointsCheck({ players, rounds = [], typed, variant }: Props) {
  const check = (points: readonly number[]) => checkPoints(variant, points, [players]);
  if (typed !== undefined) return <>{pointsText(check(typed))}</>;
  const wrong = rounds.flatMap((points, round) => {
    const found = check(points);
    return found.reading === null ? [roundText(round + 1, found)] : [];
  });
  return wrong.length === 0 ? null : (
    <ul class="notice pad-wrong no-print">
      {wrong.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
