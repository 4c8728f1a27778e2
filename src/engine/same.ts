/** Which plays are the same: what counts of a play, and what the engine adds to it by itself. */
import type { Play, PlayTried } from './play.ts';

/** Whether two lists have the same items in the same order. */
export function equalLists<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** Whether two lists of places have the same ones in any order. */
export function samePlaces(one: readonly number[], other: readonly number[]): boolean {
  return equalLists(ascending(one), ascending(other));
}

/**
 * Whether two plays are the same: a capture by its card and its piles, in whatever order they are named, and whatever
 * split into groups it carries.
 */
export function samePlay(one: PlayTried, other: PlayTried): boolean {
  if (one.card !== other.card) return false;
  switch (one.kind) {
    case 'trail':
      return other.kind === 'trail';
    case 'capture':
      return other.kind === 'capture' && samePlaces(one.takes, other.takes);
    case 'build':
      return (
        other.kind === 'build' &&
        one.on === other.on &&
        one.value === other.value &&
        one.owner === other.owner
      );
  }
}

/** A play as somebody tries it, without what the engine finds by itself: so one play has one spelling. */
export function asTried(play: Play | PlayTried): PlayTried {
  return play.kind === 'capture'
    ? { kind: 'capture', card: play.card, takes: ascending(play.takes) }
    : play;
}

function ascending(places: readonly number[]): number[] {
  return places.toSorted((one, other) => one - other);
}
