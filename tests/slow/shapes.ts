/** The JSON that the slow reading reads and answers: positions, plays, questions, whole records. */

/** A pile: one loose card, or a build with the value announced and its owner (null where nobody owns builds). */
export interface SlowPile {
  readonly cards: readonly string[];
  readonly value?: number;
  readonly owner?: number | null;
}

export interface SlowPromise {
  readonly seat: number;
  readonly value: number;
}

export interface SlowOptions {
  readonly jokerOnTable?: 'free' | 'joker-only' | 'never';
  readonly jokerSweepIsZwick?: boolean;
}

export interface SlowPosition {
  readonly variant: string;
  readonly seats: number;
  readonly toMove: number;
  readonly hand: readonly string[];
  readonly table: readonly SlowPile[];
  readonly promised?: readonly SlowPromise[];
  readonly options?: SlowOptions;
}

export interface SlowTrail {
  readonly kind: 'trail';
  readonly card: string;
}
export interface SlowCapture {
  readonly kind: 'capture';
  readonly card: string;
  readonly takes: readonly number[];
}
export interface SlowBuild {
  readonly kind: 'build';
  readonly card: string;
  readonly on: number | null;
  readonly value: number;
  readonly owner: number | null;
}
export type SlowPlay = SlowTrail | SlowCapture | SlowBuild;

/** A question to a partner and the answer given; it stands before the play it serves. */
export interface SlowAsk {
  readonly kind: 'ask';
  readonly of: number;
  readonly value: number;
  readonly holds: boolean;
}

export interface SlowDeal {
  readonly hands: readonly (readonly string[])[];
  readonly table?: readonly string[];
}
export interface SlowRecord {
  readonly variant: string;
  readonly seats: number;
  readonly dealer: number;
  readonly options?: SlowOptions;
  readonly deals: readonly SlowDeal[];
  readonly plays: readonly (SlowPlay | SlowAsk)[];
}
