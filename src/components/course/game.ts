/** A round in which the computer plays all seats but one. */
import type { Pile, Play, Reason, State } from '../../engine/index.ts';
import { applyPlay, choosePlay, knownTo } from '../../engine/index.ts';

/** A play that was made, at the table that it was made on; with its reason where the computer made it. */
export interface Logged {
  readonly seat: number;
  readonly play: Play;
  readonly table: readonly Pile[];
  readonly reason?: Reason;
}

export interface Game {
  readonly state: State;
  readonly log: readonly Logged[];
}

/** The game after a play of the seat to move. */
export function playedBy({ log, state }: Game, play: Play, reason?: Reason): Game {
  const entry: Logged = {
    seat: state.toMove,
    play,
    table: state.table,
    ...(reason === undefined ? {} : { reason }),
  };
  return { state: applyPlay(state, play), log: [...log, entry] };
}

/** The game once the computer has played all that goes before the turn of `seat`, or to the end. */
export function playOn(game: Game, seat: number): Game {
  let now = game;
  while (!now.state.over && now.state.toMove !== seat) {
    const chosen = choosePlay(knownTo(now.state));
    if (chosen === undefined) return now;
    now = playedBy(now, chosen.play, chosen.reason);
  }
  return now;
}
