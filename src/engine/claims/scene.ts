/** Where a claim is judged: the full state before a play, and the play made in it, if there is one. */
import type { Card } from '../card.ts';
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import { parsePlay } from '../notation/index.ts';
import { pileWith } from '../piles.ts';
import type { Capture, Pile, Play, PlayTried, Position } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { unseenBy as unseenIn } from '../replies.ts';
import type { Result } from '../result.ts';
import { equalLists } from '../same.ts';
import type { State } from '../state.ts';
import { positionOf } from '../state.ts';

/** What a claim is about: a moment of a round. */
export interface Scene {
  readonly state: State;
  /** The play made in it, complete. */
  readonly made?: Play | undefined;
}

/** What `seat` would see if it were its turn. */
export function positionFor(state: State, seat: number): Position {
  return { ...positionOf(state), toMove: seat, hand: handOf(state, seat) };
}

/** What a seat holds; no cards for a seat that does not exist. */
export function handOf(state: State, seat: number): readonly Card[] {
  return state.hands[seat] ?? [];
}

/** Whether it is a play that does more than lay a card down. */
export function isMore(play: Play): boolean {
  return play.kind !== 'trail';
}

/** The plays `seat` would have. */
export function playsOf(state: State, seat: number): Play[] {
  return listPlays(positionFor(state, seat));
}

/** The captures `seat` would have. */
export function capturesOf(state: State, seat: number): Capture[] {
  return playsOf(state, seat).filter((play) => play.kind === 'capture');
}

/** The captures of just these piles that `seat` would have. */
export function capturesOfPiles(
  state: State,
  seat: number,
  piles: readonly Card[],
): readonly Capture[] {
  const takes = pilesNamed(state.table, piles);
  return takes === null
    ? []
    : capturesOf(state, seat).filter((capture) => equalLists(capture.takes, takes));
}

/** The piles with these cards, ascending, each once; null where one is not on the table. */
export function pilesNamed(table: readonly Pile[], cards: readonly Card[]): number[] | null {
  const piles = new Set<number>();
  for (const card of cards) {
    const pile = pileWith(table, card);
    if (pile === undefined) return null;
    piles.add(pile);
  }
  return [...piles].sort((one, other) => one - other);
}

/** The play that the notation names, unreadable notation is our own bug and throws. */
export function playNamed(text: string, position: Position): PlayTried {
  const parsed = parsePlay(text, position);
  if (!parsed.ok) throw new Error(`no play in this position: ${text}`);
  return parsed.value;
}

/** The named play, checked for the seat to move. */
export function checkNamed(state: State, text: string): Result<Play, Refusal> {
  const position = positionOf(state);
  return checkPlay(position, playNamed(text, position));
}

/** The cards the seat has not seen: neither in its hand, nor on the table, nor captured. It forgets nothing. */
export function unseenBy(state: State, seat: number): Card[] {
  return unseenIn(positionFor(state, seat), state.won.flat());
}

/** Whether two lists hold the same cards, in any order. */
export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return equalLists([...one].sort(), [...other].sort());
}
