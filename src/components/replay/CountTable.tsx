/** The count of a round that is over: each side's lines, and the check of the totals. */
import type { State } from '~/engine/index.ts';
import { resultOf } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { sideName } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import { standings } from './standing.ts';

const { count } = REPLAY_EXTRA_WORDS;

export default function CountTable({ names, state }: { names: readonly string[]; state: State }) {
  const { cards, points, score, zwicks } = resultOf(state);
  return (
    <div class="counts">
      {standings(state).map(({ seats }, side) => (
        <table key={sideName(seats, names)}>
          <caption>
            <b>{sideName(seats, names)}</b>, {count.won(cards[side] ?? 0)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{count.for}</th>
              <th scope="col">{count.cards}</th>
              <th scope="col" class="number">
                {count.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {score.sides[side]?.lines.map((line) => (
              <tr key={line.what}>
                <th scope="row">{EN.scoreLine(line.what)}</th>
                <td>
                  {line.what === 'most-cards' && cards[side]}
                  {line.what === 'zwick' && zwicks[side]}
                  {line.cards.map(EN.cardName).join(', ')}
                </td>
                <td class="number">{line.points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {count.total}
              </th>
              <td class="number">{points[side]}</td>
            </tr>
          </tfoot>
        </table>
      ))}
      <p>{count.sum(score.expected, points, score.total)}</p>
    </div>
  );
}
