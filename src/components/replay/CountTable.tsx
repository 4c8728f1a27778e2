/** The count of a round that is over: each side's lines, and the check of the totals. */
import type { State } from '~/engine/index.ts';
import { resultOf } from '~/engine/index.ts';
import { sideName } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import SideTable from './SideTable.tsx';
import { standings } from './standing.ts';

const { count } = REPLAY_EXTRA_WORDS;

export default function CountTable({ names, state }: { names: readonly string[]; state: State }) {
  const result = resultOf(state);
  const { cards, points, score } = result;
  return (
    <div class="counts">
      {standings(state).map(({ seats }, side) => (
        <SideTable key={sideName(seats, names)} result={result} side={side}>
          <b>{sideName(seats, names)}</b>, {count.won(cards[side] ?? 0)}
        </SideTable>
      ))}
      <p>{count.sum(score.expected, points, score.total)}</p>
    </div>
  );
}
