/** A whole round in a link, counted: who holds what, how many cards and Zwicks each side has. */
import type { State } from '../../engine/index.ts';
import { parseLink, sideCount, wonAtEnd } from '../../engine/index.ts';
import { upper } from '../../words/en.ts';
import { seatingOf, sideNames } from '../../words/seating.ts';
import type { Draft, slotGroups } from './draft.ts';
import { type CountedGame, gameKey } from './game.ts';

/**
 * The count of a round that is over; what is left goes to the side that captured last, and the sides are called what
 * they are called in a puzzle. `slots` are those of its version.
 */
export function draftOfRound(state: State, slots: ReturnType<typeof slotGroups>[number]): Draft {
  const won = wonAtEnd(state);
  const held: Record<string, number> = {};
  for (const [side, cards] of won.entries()) {
    for (const card of cards) {
      // Of two equal cards in a double pack each has a place of its own.
      const slot = slots.find((one) => one.card === card && !(one.key in held));
      if (slot !== undefined) held[slot.key] = side;
    }
  }
  const names = sideNames(seatingOf(state)).map(upper);
  return { held, cards: won.map(({ length }) => length), zwicks: state.zwicks, names };
}

/**
 * The round of a fragment as a count, with its game; undefined where the link holds no round that is over. From then on
 * the address names the game only. `slotsOf` is handed in so that what the page has already is not cut in two.
 */
export function openRound(
  fragment: string,
  slotsOf: typeof slotGroups,
): { readonly game: CountedGame; readonly draft: Draft } | undefined {
  const read = parseLink(fragment);
  if (!read.ok || read.value.form !== 'state' || !read.value.state.over) return undefined;
  const { state } = read.value;
  const { seats: players, variant } = state;
  const game = { variant, players, sides: sideCount(variant, players), houseName: '' };
  history.replaceState(history.state, '', `#${gameKey(game)}`);
  // Whoever reads the address looks again.
  dispatchEvent(new HashChangeEvent('hashchange'));
  return { game, draft: draftOfRound(state, slotsOf(variant).flat()) };
}
