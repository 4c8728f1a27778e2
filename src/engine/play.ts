/** What lies on a table, what the player to move sees of it, and what can be done in a turn: as data. */
import type { Card } from './card.ts';
import type { Options, Variant } from './variant.ts';

/** A pile on the table: a loose card, or a build with its announced value and owner (null where builds have none). */
export type Pile = LooseCard | Build;
/** One face-up card whose value, where it has two, is still open. */
export interface LooseCard {
  readonly cards: readonly [Card];
  readonly value?: undefined;
  readonly owner?: undefined;
}
/** A pile with an announced value. Rule build-is-a-pile. */
export interface Build {
  /** In the order in which they were laid. */
  readonly cards: readonly Card[];
  /** Announced matching value. */
  readonly value: number;
  /** The owner's seat; null in versions whose builds are nobody's. */
  readonly owner: number | null;
}

/** A seat is known to hold a card that matches `value`. */
export interface Promised {
  readonly seat: number;
  readonly value: number;
}

/** What the player to move sees: the question that listing and checking plays answer. */
export interface Position {
  readonly variant: Variant;
  readonly options: Options;
  readonly seats: number;
  readonly toMove: number;
  readonly hand: readonly Card[];
  readonly table: readonly Pile[];
  readonly promised: readonly Promised[];
}

/** The card lies loose on the table. Rule trail. */
export interface Trail {
  readonly kind: 'trail';
  readonly card: Card;
}
/** The card takes piles. Rule capture. */
export interface Capture {
  readonly kind: 'capture';
  readonly card: Card;
  /** Indices of the piles taken, ascending. */
  readonly takes: readonly number[];
  /** One value of the card at which the capture works (a witness). */
  readonly value: number;
  /** One split of `takes` into groups that each make `value` (a witness). */
  readonly groups: readonly (readonly number[])[];
  /** Whether it clears the table and scores for it. */
  readonly zwick: boolean;
}
/** The card is laid as a build, alone or on a pile. Rule build-on-a-pile, build-of-one-card. */
export interface BuildPlay {
  readonly kind: 'build';
  readonly card: Card;
  /** Index of the pile built on; null for a build of one card. */
  readonly on: number | null;
  readonly value: number;
  readonly owner: number | null;
}
/** One turn: a card leaves the hand. The same shape as the command line's `Play`. */
export type Play = Trail | Capture | BuildPlay;

/** A capture as asked for: the card and the piles; the engine finds value and groups. */
export type CaptureTried = Pick<Capture, 'kind' | 'card' | 'takes'>;
/** A play as somebody tries it. */
export type PlayTried = Trail | CaptureTried | BuildPlay;

/** A question to a partner, with the true answer (Großenwiehe). It is no play: it goes before one. */
export interface Ask {
  readonly kind: 'ask';
  readonly of: number;
  readonly value: number;
  readonly holds: boolean;
}
