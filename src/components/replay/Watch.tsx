/** The table of a replay while it is only watched: piles and hand of the mover, with a play marked on them. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import Piles, { type PileMark } from '~/components/table/Piles.tsx';
import type { Pile, Play, Position, Stage } from '~/engine/index.ts';
import { groupLetter } from '~/words/table.ts';
import Cards from './Cards.tsx';
import '~/components/table/table.css';

interface Props {
  position: Position;
  names: readonly string[];
  title: string;
  /** Who sits there. */
  seats: ComponentChildren;
  /** What happens at this step, in one sentence: it is announced. */
  line: string;
  shown: Play | null;
  isOver: boolean;
  /** What a pile has been. */
  stages: (pile: Pile) => readonly Stage[];
  /** Whether the scripts run. */
  ready: boolean;
  /** What can be done here. */
  children: ComponentChildren;
}

export default function Watch(props: Props) {
  const { children, isOver, line, names, position, ready, seats, shown, stages, title } = props;
  // The pile whose cards lie spread out, at this position only.
  const [spread, setSpread] = useState<{ at: Position; pile: number } | null>(null);
  const pileSpread = spread?.at === position ? spread.pile : null;
  const spreadOrNot = (pile: number): void =>
    setSpread(pileSpread === pile ? null : { at: position, pile });
  return (
    <section class="zt" aria-labelledby="replay-table">
      <h2 class="zt-title" id="replay-table" tabIndex={-1}>
        {title}
      </h2>
      <div class="zt-board">
        {seats}
        <div class="zt-felt">
          <Piles
            position={position}
            names={names}
            chosen={[]}
            marks={marksOf(shown)}
            spread={pileSpread}
            stop={0}
            stages={stages}
            onSpread={ready ? spreadOrNot : undefined}
          />
        </div>
      </div>
      <div class="zt-bar">
        <p class="zt-line" role="status">
          {line}
        </p>
      </div>
      {!isOver && (
        <div class="zt-own">
          <Cards cards={position.hand} shown={shown?.card} />
        </div>
      )}
      <div class="rp-doing">{children}</div>
    </section>
  );
}

function marksOf(shown: Play | null): ReadonlyMap<number, PileMark> {
  if (shown?.kind === 'capture') {
    return new Map(
      shown.groups.flatMap((group, at) =>
        group.map((pile): [number, PileMark] => [pile, { group: groupLetter(at), complete: true }]),
      ),
    );
  }
  if (shown?.kind === 'build' && shown.on !== null) return new Map([[shown.on, { on: true }]]);
  return new Map();
}
