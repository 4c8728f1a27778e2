/** What only the page of the pad does to an evening. */
import type { CountedGame } from './game.ts';
import type { Evening } from './pad.ts';

/** The evening with another game, which only one without rounds can have, if that game has other sides. */
export function withGame(evening: Evening, game: CountedGame): Evening {
  const names = Array.from({ length: game.players }, (_, seat) => evening.names[seat] ?? '');
  const dealer = evening.dealer < game.players ? evening.dealer : 0;
  const { houseName, players, sides } = game;
  const { houseName: _, ...others } = evening;
  return {
    ...others,
    version: game.variant.id,
    players,
    sides,
    names,
    dealer,
    ...(houseName === '' ? {} : { houseName }),
  };
}

/** The evening with a player named otherwise. */
export function withName(evening: Evening, seat: number, name: string): Evening {
  return { ...evening, names: evening.names.map((other, at) => (at === seat ? name : other)) };
}

/** The evening with another round at that place; without `points` it goes. */
export function withRoundAt(
  evening: Evening,
  at: number,
  points: readonly number[] | undefined,
): Evening {
  const rounds = evening.rounds.flatMap((round, place) =>
    place !== at ? [round] : points === undefined ? [] : [{ ...round, points }],
  );
  return { ...evening, rounds };
}
