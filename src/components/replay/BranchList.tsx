/** The plays of a branch, those undone too: each leads to the moment after it. And the link to what was played. */
import type { State } from '~/engine/index.ts';
import { REPLAY_WORDS, whoPlaysWhat } from '~/words/replay.ts';
import { REPLAY_EXTRA_WORDS } from '~/words/replayExtras.ts';
import type { Branch } from './stepping.ts';

interface Props {
  branch: Branch;
  /** The state before each of the plays. */
  states: readonly State[];
  /** The number of the first play. */
  number: number;
  names: readonly string[];
  href: string;
  onGo: (at: number) => void;
}

export default function BranchList({ branch, href, names, number, onGo, states }: Props) {
  return (
    <div class="rp-branch">
      <h3>{REPLAY_WORDS.branchPlays}</h3>
      <ol start={number}>
        {branch.plays.map((play, at) => {
          const state = states[at];
          if (state === undefined) return null;
          const undone = at >= branch.at;
          return (
            <li key={at}>
              <button
                type="button"
                class={undone ? 'rp-line rp-undone' : 'rp-line'}
                aria-current={at === branch.at - 1 ? 'step' : undefined}
                onClick={() => onGo(at + 1)}
              >
                {whoPlaysWhat(play, { state, players: names })}
                {undone && (
                  <span class="visually-hidden"> ({REPLAY_EXTRA_WORDS.branch.undone})</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p>
        <a href={href}>{REPLAY_EXTRA_WORDS.branch.link}</a>
      </p>
    </div>
  );
}
