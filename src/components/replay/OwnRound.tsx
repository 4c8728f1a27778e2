/** A record of one's own, stepped through: without annotations, but with what each play brings, and the count. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { showPageGame } from '~/components/settings/settings.ts';
import { cardPoints, cardsTaken, playsLeft } from '~/engine/index.ts';
import { captureText } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import { splitFragment, stepName, stepOf } from './address.ts';
import CountTable from './CountTable.tsx';
import type { Move } from './line.ts';
import Player from './Player.tsx';
import { namesPart } from './players.ts';
import type { ReadRecord } from './reading.ts';

const { own } = REPLAY_EXTRA_WORDS;

interface Props {
  read: ReadRecord;
  names: readonly string[];
  /** The names as they were given: none for a seat without one. */
  named: readonly string[];
  /** Opens at its end where the address names no step: a link to a round so far leads to where it is. */
  atEnd: boolean;
  rules: string;
  replays: string;
}

export default function OwnRound({ atEnd, named, names, read, replays, rules }: Props) {
  const { line, link } = read;
  const plays = line.moves.length;
  const [step, setStep] = useState(0);
  const who = namesPart(named);
  const hashOf = useCallback(
    (to: number) => `#${who}${stepName(to, plays)}~${link}`,
    [who, plays, link],
  );
  // The header says what this round is played by: a link's version goes before one's own.
  const { options, seats, variant } = line.record;
  useEffect(() => showPageGame({ options, seats, variant }), [variant, seats, options]);
  const stepOfHash = useCallback(
    (hash: string) => {
      const { link: asked, name } = splitFragment(hash);
      if (asked !== link) return undefined;
      return name === '' && atEnd ? plays + 1 : stepOf(name, plays);
    },
    [atEnd, plays, link],
  );
  const move = line.moves[step - 1];
  return (
    <div class="stage live">
      <Player
        line={line}
        names={names}
        rules={rules}
        replays={replays}
        hashOf={hashOf}
        stepOfHash={stepOfHash}
        onStep={setStep}
      />
      <div class="stage__text">
        {move !== undefined && <StepText move={move} />}
        {step > plays &&
          (line.end.over ? (
            <>
              <h3>{REPLAY_EXTRA_WORDS.count.title}</h3>
              <CountTable state={line.end} names={names} />
            </>
          ) : (
            <p>{own.toPlay(playsLeft(line.end))}</p>
          ))}
      </div>
    </div>
  );
}

/** What a capture brings. The table says the play itself. */
function StepText({ move: { before, play } }: { move: Move }) {
  if (play.kind !== 'capture') return null;
  const won = [play.card, ...cardsTaken(before.table, play)];
  return <p>{captureText(won, cardPoints(won, before.variant))}</p>;
}
