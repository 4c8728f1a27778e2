/** What one side counts: its lines with the cards that earned them, and their sum. */
import type { ComponentChildren } from 'preact';
import type { RoundResult } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';

const { count } = REPLAY_EXTRA_WORDS;

interface Props {
  result: RoundResult;
  side: number;
  children: ComponentChildren;
}

/** `children` is its caption. */
export default function SideTable({ children, result, side }: Props) {
  const { cards, points, score, zwicks } = result;
  return (
    <table>
      <caption>{children}</caption>
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
  );
}
