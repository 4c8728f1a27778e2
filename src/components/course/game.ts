/** A round in which the computer plays all seats but one. */
import type { Pile, Play, PlayTried, Reason, State } from '../../engine/index.ts';
import { applyPlay, checkPlay, choosePlay, knownTo, positionOf } from '../../engine/index.ts';

/** A play that was made, at the table that it was made on; with its reason where the computer made it. */
export interface Logged {
  readonly seat: number;
  readonly play: Play;
  readonly table: readonly Pile[];
  readonly reason?: Reason;
}

/** A deal that is played out: where it stands, and what was played. */
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

/** A game that was left: the plays of the person, in order, and whether the computer made any of them. */
export interface LeftGame {
  readonly plays: readonly PlayTried[];
  readonly helped: boolean;
}

/** The game after these plays of `seat`. Undefined where they can't be played: they are of another deal, or broken. */
export function playedAgain(
  begin: Game,
  seat: number,
  plays: readonly PlayTried[],
): Game | undefined {
  let now = begin;
  for (const tried of plays) {
    if (now.state.over) return undefined;
    try {
      const checked = checkPlay(positionOf(now.state), tried);
      if (!checked.ok) return undefined;
      now = playOn(playedBy(now, checked.value), seat);
    } catch {
      // No play at all: somebody else has written it.
      return undefined;
    }
  }
  return now;
}

/** What was kept of a game, if it is that. */
export function leftGameFrom(kept: unknown): LeftGame | undefined {
  const { helped, plays, v } = (kept ?? {}) as { helped?: unknown; plays?: unknown; v?: unknown };
  return v === 1 && Array.isArray(plays) ? { plays, helped: helped === true } : undefined;
}
