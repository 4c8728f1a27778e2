/** What the next player could take after a play: by a card that nobody has seen yet, or by one that is known. */
import type { Card } from './card.ts';
import { tableAfter } from './check.ts';
import { seatOrder } from './deal.ts';
import { listPlays } from './legal.ts';
import { packOf, without } from './pack.ts';
import { cardsTaken } from './piles.ts';
import type { Capture, Play, Position } from './play.ts';
import { cardPoints } from './points.ts';
import { valuesOf } from './value.ts';
import { findZwicks } from './zwick.ts';

/** A capture with what it is worth at the end: scoring points, a Zwick among them, and cards. */
export interface Gain {
  readonly capture: Capture;
  readonly points: number;
  /** The captured cards and the one that takes them. */
  readonly cards: readonly Card[];
}

/** The most that one unseen value could take, with all unseen cards that could do the same. */
export interface Reply extends Gain {
  /** The cards that could take this, the one of the capture first. */
  readonly takers: readonly Card[];
}

/** So many captures of one card are weighed: on tables where there are more, the first of them show enough. */
const MOST_WEIGHED = 400;

/** What a capture is worth: points on its cards and for a Zwick. */
export function gainOf(position: Position, capture: Capture): Gain {
  const { table, variant } = position;
  const cards = [capture.card, ...cardsTaken(table, capture)];
  const zwick = capture.zwick ? variant.scoring.zwick : 0;
  return { capture, cards, points: cardPoints(cards, variant) + zwick };
}

/** The capture that is worth most, in points, then in cards; undefined where nothing can be taken. */
export function bestCapture(position: Position): Gain | undefined {
  let best: Gain | undefined;
  for (const gain of gainsIn(position)) {
    if (best === undefined || isMore(gain, best)) best = gain;
  }
  return best;
}

/** What can be taken, each capture with what it is worth: the Zwicks, which none is left out of, then all others. */
export function gainsIn(position: Position): Gain[] {
  const captures = listPlays(position, MOST_WEIGHED).filter((play) => play.kind === 'capture');
  return [...findZwicks(position), ...captures].map((capture) => gainOf(position, capture));
}

/** Whether one gain is more than the other: in points, then in cards. */
export function isMore(one: Gain, other: Gain): boolean {
  return (
    one.points > other.points ||
    (one.points === other.points && one.cards.length > other.cards.length)
  );
}

/** The cards that the player to move has not seen: the pack without hand, table and those that are known to be gone. */
export function unseenBy({ hand, table, variant }: Position, gone: readonly Card[]): Card[] {
  return without(packOf(variant), [...hand, ...table.flatMap(({ cards }) => cards), ...gone]);
}

/** The position of the next player after a play, if all that this player held were `card`. */
export function nextWith(position: Position, play: Play, card: Card): Position {
  const [next = position.toMove] = seatOrder(position.seats, position.toMove);
  return { ...position, toMove: next, hand: [card], table: tableAfter(position.table, play) };
}

/**
 * What the next player could take after a play with each of the cards that may be held, the most first. Cards of the
 * same values are one reply. Where nothing can be taken the list is empty.
 */
export function repliesTo(position: Position, play: Play, held: readonly Card[]): Reply[] {
  const { variant } = position;
  const alike = new Map<string, Card[]>();
  for (const card of held) {
    const values = valuesOf(card, variant).join();
    alike.set(values, [...(alike.get(values) ?? []), card]);
  }
  const replies = [...alike.values()].flatMap((cards): Reply[] => {
    // Of cards that take the same, one that counts itself wins most.
    const [dearest, ...others] = cards.toSorted(
      (one, other) => cardPoints([other], variant) - cardPoints([one], variant),
    );
    if (dearest === undefined) return [];
    const best = bestCapture(nextWith(position, play, dearest));
    return best === undefined ? [] : [{ ...best, takers: [dearest, ...others] }];
  });
  return replies.toSorted((one, other) => (isMore(one, other) ? -1 : isMore(other, one) ? 1 : 0));
}
