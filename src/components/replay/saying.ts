/** What the table of a replay says of a moment, and who sits at it. */
import type { State } from '../../engine/index.ts';
import { seatsOfSide, sideCount, sideOf } from '../../engine/index.ts';
import { playerName, REPLAY_WORDS, type ReplayScene, sideName } from '../../words/replay.ts';

/** One sentence for a moment at which no play is shown. */
export function lineText(
  scene: ReplayScene,
  { isBranch, isEnd, step }: { step: number; isEnd: boolean; isBranch: boolean },
): string {
  const { players, state } = scene;
  const mover = playerName(scene, state.toMove);
  const left = state.table.flatMap(({ cards }) => cards);
  if (state.over) return REPLAY_WORDS.over(left, lastToCapture(state, players));
  if (isBranch) return REPLAY_WORDS.tryPrompt(mover);
  if (isEnd) return REPLAY_WORDS.endsEarly(mover);
  return step === 0
    ? REPLAY_WORDS.dealt(playerName(scene, state.dealer), mover)
    : REPLAY_WORDS.tryPrompt(mover);
}

function lastToCapture(
  { lastCapture, seats, variant }: State,
  players: readonly string[],
): string | undefined {
  if (lastCapture === null) return undefined;
  return sideName(seatsOfSide(seats, sideCount(variant, seats), lastCapture), players);
}

/** The seats in order: what each holds and has won. */
export function seatsOf({ players, state }: ReplayScene) {
  return state.hands.map((hand, seat) => {
    const side = sideOf(state.variant, state.seats, seat);
    return {
      name: playerName({ players }, seat),
      held: hand.length,
      won: state.won[side]?.length ?? 0,
      zwicks: state.zwicks[side] ?? 0,
      toMove: !state.over && seat === state.toMove,
    };
  });
}
