/** An annotated round on its page: the table beside the page's own text, of which the section of the step shows. */
import { useCallback, useMemo } from 'preact/hooks';
import { stepName, stepOf } from './address.ts';
import { carriedRound } from './carried.ts';
import { dealStarts, lineOf } from './line.ts';
import Player from './Player.tsx';

interface Props {
  /** The id of the element that has the round: the engine's own plain data, packed, so that no reader of notation is sent along. */
  round: string;
  names: readonly string[];
  rules: string;
  replays: string;
}

export default function Replay({ names, replays, round, rules }: Props) {
  const line = useMemo(() => {
    const { record, states } = carriedRound(round);
    return lineOf(record, states);
  }, [round]);
  const plays = line.moves.length;
  const hashOf = useCallback((step: number) => `#${stepName(step, plays)}`, [plays]);
  const stepOfHash = useCallback(
    (hash: string) => {
      const deals = dealStarts(line).map((at) => (at === 0 ? 0 : at + 1));
      return stepOf(hash.replace(/^#/, ''), plays, deals);
    },
    [line, plays],
  );
  return (
    <Player
      line={line}
      names={names}
      rules={rules}
      replays={replays}
      hashOf={hashOf}
      stepOfHash={stepOfHash}
      onStep={showText}
    />
  );
}

/** Shows the sections of the page that belong to a step, and no others. */
function showText(step: number): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    part.classList.toggle('now', Number(part.dataset.part) === step);
  }
  document.querySelector('.stage')?.classList.add('live');
}
