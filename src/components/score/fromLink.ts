/** A whole round in a link, counted: who holds what, how many cards and Zwicks each side has. */
import type { State } from '../../engine/index.ts';
import { parseLink, sideCount, wonAtEnd } from '../../engine/index.ts';
import { type Draft, type Drafts, draftOf, isEmpty, slotGroups, withDraft } from './draft.ts';
import { type CountedGame, gameKey } from './game.ts';
import type { Store } from './store.ts';

/** The count of a round that is over; what is left goes to the side that captured last. */
export function draftOfRound(state: State): Draft {
  const won = wonAtEnd(state);
  const slots = slotGroups(state.variant).flat();
  const held: Record<string, number> = {};
  for (const [side, cards] of won.entries()) {
    for (const card of cards) {
      // Of two equal cards in a double pack each has a place of its own.
      const slot = slots.find((one) => one.card === card && !(one.key in held));
      if (slot !== undefined) held[slot.key] = side;
    }
  }
  return { held, cards: won.map(({ length }) => length), zwicks: state.zwicks };
}

/**
 * Opens the round of a fragment as a count, in the place of the one that the game has; `replaced` is told of that, so
 * that it can be had back. From then on the address names the game only. False where the link holds no such round.
 */
export function openRound(
  fragment: string,
  store: Pick<Store<Drafts>, 'update'> | undefined,
  replaced: (before: Draft) => void,
): boolean {
  const read = parseLink(fragment);
  if (store === undefined || !read.ok || read.value.form !== 'state' || !read.value.state.over) {
    return false;
  }
  const { state } = read.value;
  const { seats: players, variant } = state;
  const game: CountedGame = {
    variant,
    players,
    sides: sideCount(variant, players),
    houseName: '',
  };
  const draft = draftOfRound(state);
  store.update((drafts) => {
    const before = draftOf(drafts, game);
    if (!isEmpty(before) && !isSame(before, draft)) replaced(before);
    return withDraft(drafts, game, draft);
  });
  history.replaceState(history.state, '', `#${gameKey(game)}`);
  // Whoever reads the address looks again.
  dispatchEvent(new HashChangeEvent('hashchange'));
  return true;
}

function isSame(one: Draft, other: Draft): boolean {
  const lists = ({ cards, zwicks }: Draft): string => `${cards} ${zwicks}`;
  const held = ({ held: all }: Draft): string => JSON.stringify(Object.entries(all).toSorted());
  return lists(one) === lists(other) && held(one) === held(other);
}
