/** The end of a count: the result, and what becomes of it. It comes after the rest, as nothing is counted at first. */
import { scoreSoFar } from '~/engine/index.ts';
import { RESULT_WORDS } from '~/words/result.ts';
import OnPad, { type OnPadProps } from './OnPad.tsx';
import Result, { type ResultProps } from './Result.tsx';

type Props = ResultProps & Omit<OnPadProps, 'points'> & { readonly nothing: boolean };

/** `nothing`: nothing is counted yet. */
export default function CountEnd(props: Props) {
  const { game, nothing, tallies } = props;
  const points = scoreSoFar(game.variant, tallies).sides.map((side) => side.points);
  return (
    <>
      {nothing ? <p class="sc-hint">{RESULT_WORDS.nothing}</p> : <Result {...props} />}
      <OnPad {...props} points={nothing ? undefined : points} />
    </>
  );
}
