/** From the table on to who wins. */
import {
  type LaidTricks,
  lyingUp,
  trumpOf,
  type ZwikkenState,
} from '../../engine/zwikken/index.ts';

/**
 * The tricks as who wins is asked of them: from the first card, with those that have been played, and the card of the
 * trump suit that lies turned up. Null where no tricks are being played after the last of these states.
 */
export function laidOf(states: readonly ZwikkenState[]): LaidTricks | null {
  const first = states.find(({ phase }) => phase === 'tricks');
  const last = states.at(-1);
  if (first === undefined || last?.phase !== 'tricks' || last.game === null) return null;
  const { rules, trick, tricks } = last;
  return {
    rules,
    trump: trumpOf(last),
    forehand: first.leader,
    gambler: last.game.gambler,
    hands: first.hands,
    turned: lyingUp(first).at(-1) ?? null,
    played: [...tricks.flatMap(({ cards }) => cards), ...trick],
  };
}
