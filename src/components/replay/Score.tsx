/** The score so far, and the points over the whole round with the present step marked. */
import { useMemo } from 'preact/hooks';
import { apart } from '~/components/chart/apart.ts';
import type { State } from '~/engine/index.ts';
import { cardPoints, resultOf, wonAtEnd } from '~/engine/index.ts';
import { sideName } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import { seatMarks } from '~/words/table.ts';
import { type Line, stateAfter } from './line.ts';
import { type Standing, standings } from './standing.ts';

interface Props {
  line: Line;
  names: readonly string[];
  /** What the table shows, which may be a branch. */
  state: State;
  /** How many plays of the round have been made. */
  made: number;
}

const { score } = REPLAY_EXTRA_WORDS;

export default function Score({ line, made, names, state }: Props) {
  return (
    <div class="rp-score">
      <table>
        <caption>{score.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{score.player}</th>
            {[score.cards, score.onCards, score.zwicks, score.points].map((text) => (
              <th key={text} scope="col" class="number">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sidesNow(state).map(({ cards, onCards, points, seats, zwicks }, side) => (
            <tr key={sideName(seats, names)}>
              <th scope="row">
                <svg class="rp-key" viewBox="0 0 24 8" aria-hidden="true">
                  <path class={`line-${side}`} d="M0 4H24" />
                </svg>
                {sideName(seats, names)}
              </th>
              {[cards, onCards, zwicks, points].map((number, at) => (
                <td key={at} class="number">
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Chart line={line} made={made} names={names} />
      <p class="small">{state.over ? score.noteAtEnd : score.note}</p>
    </div>
  );
}

/** How the sides stand; once the round is over, with what was left and the points for most cards. */
function sidesNow(state: State): readonly Standing[] {
  const now = standings(state);
  if (!state.over) return now;
  const { cards, points } = resultOf(state);
  return now.map((side, at) => ({
    ...side,
    cards: cards[at] ?? 0,
    onCards: cardPoints(wonAtEnd(state)[at] ?? [], state.variant),
    points: points[at] ?? 0,
  }));
}

const WIDTH = 300;
const HEIGHT = 96;

function Chart({ line, made, names }: Pick<Props, 'line' | 'made' | 'names'>) {
  const { lines, top } = useMemo(() => linesOf(line), [line]);
  const marks = seatMarks(names);
  const across = (play: number): number => Math.round((play * WIDTH) / line.moves.length);
  return (
    <svg class="rp-chart" viewBox="-24 -10 350 126" role="img" aria-label={score.chart}>
      <path class="rp-axis" d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} />
      <text class="rp-scale" x="-4" y="4">
        {top}
      </text>
      <text class="rp-scale" x="-4" y={HEIGHT + 4}>
        0
      </text>
      <text class="rp-scale" x={WIDTH} y={HEIGHT + 16}>
        {line.moves.length}
      </text>
      {lines.map(({ path, seats }, side) => (
        <path key={sideName(seats, names)} class={`line-${side}`} d={path} />
      ))}
      {lines.map(({ label, seats }) => (
        <text key={sideName(seats, names)} x={WIDTH + 5} y={label + 4}>
          {seats.map((seat) => marks[seat]).join('')}
        </text>
      ))}
      <path class="rp-now" d={`M${across(made)} -8V${HEIGHT}`} />
    </svg>
  );
}

/** A stepped line for each side over all plays, how high it ends, and the most points that there are. */
function linesOf(line: Line) {
  const plays = line.moves.length;
  const over = Array.from({ length: plays + 1 }, (_, at) => standings(stateAfter(line, at)));
  const top = Math.max(1, ...over.flatMap((sides) => sides.map(({ points }) => points)));
  const down = (points: number): number => Math.round(HEIGHT - (points * HEIGHT) / top);
  const ends = standings(line.end);
  const labels = apart(ends.map(({ points }) => down(points)));
  const lines = ends.map(({ seats }, side) => {
    const steps = over.slice(1).flatMap((sides, at) => {
      const now = sides[side]?.points ?? 0;
      return now === (over[at]?.[side]?.points ?? 0)
        ? []
        : [`H${Math.round(((at + 1) * WIDTH) / plays)}V${down(now)}`];
    });
    return { seats, label: labels[side] ?? 0, path: `M0 ${HEIGHT}${steps.join('')}H${WIDTH}` };
  });
  return { lines, top };
}
