/** Every legal play at a step, by kind: each can be looked at on the table, and made. */
import { useMemo } from 'preact/hooks';
import type { Play, State } from '~/engine/index.ts';
import { countPlays, listPlays, positionOf, samePlay, TableTooWide } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { playText } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';

interface Props {
  state: State;
  names: readonly string[];
  /** The play that the table shows because it was chosen here. */
  shown: Play | null;
  onShow: (play: Play | null) => void;
  onMake: (play: Play) => void;
}

const { engine } = REPLAY_EXTRA_WORDS;
/** More than anybody reads. */
const LISTED = 300;

export default function EngineView({ names, onMake, onShow, shown, state }: Props) {
  const seen = useMemo(() => seenAt(state), [state]);
  if (state.over) return <p>{engine.none}</p>;
  if (seen === null) return <p>{engine.tooWide}</p>;
  const { number, plays } = seen;
  const captures = plays.filter((play) => play.kind === 'capture');
  // Zwicks first.
  captures.sort((one, other) => Number(other.zwick) - Number(one.zwick));
  const builds = plays.filter(({ kind }) => kind === 'build');
  const trails = plays.filter(({ kind }) => kind === 'trail');
  const zwicks = captures.filter(({ zwick }) => zwick).length;
  const scene = { state, players: names };
  const part = (title: string, list: readonly Play[]) =>
    list.length === 0 ? (
      <p class="rp-none">{title}.</p>
    ) : (
      <details>
        <summary>{title}</summary>
        <ul>
          {list.map((play) => {
            const isShown = shown !== null && samePlay(shown, play);
            return (
              <li key={JSON.stringify(play)}>
                <button
                  type="button"
                  class="rp-line"
                  aria-pressed={isShown}
                  onClick={() => onShow(isShown ? null : play)}
                >
                  {playText(play, scene)}
                </button>
                {isShown && (
                  <button type="button" class="rp-button rp-make" onClick={() => onMake(play)}>
                    {engine.make}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    );
  return (
    <div class="rp-engine">
      <p>
        {engine.legal(EN.count(number, 'play'))}
        {number > LISTED && ` ${engine.first(LISTED)}`}
      </p>
      {part(engine.captures(captures.length, zwicks), captures)}
      {part(engine.builds(builds.length), builds)}
      {part(engine.trails(trails.length), trails)}
    </div>
  );
}

/** The plays of a state, at most so many of them, and how many there are in all; null where nobody can say. */
function seenAt(state: State): { plays: readonly Play[]; number: number } | null {
  const position = positionOf(state);
  try {
    return { plays: listPlays(position, LISTED), number: Number(countPlays(position)) };
  } catch (problem) {
    if (problem instanceof TableTooWide) return null;
    throw problem;
  }
}
