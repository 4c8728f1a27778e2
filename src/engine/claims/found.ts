/** What the engine finds when it judges a claim: the facts behind the verdict, as data. */
import type { Card } from '../card.ts';
import type { BuildPlay, Capture, Pile, Play } from '../play.ts';
import type { Refusal } from '../refusal.ts';

/** Two cards of a hand at the values that add up, or differ, as asked. */
export interface Pair {
  readonly cards: readonly [Card, Card];
  readonly values: readonly [number, number];
}

/** A card of `worth` laid on a pile of `old` makes `makes`: by adding, subtracting or leaving it. */
export interface Sum {
  readonly old: number;
  readonly worth: number;
  readonly makes: number;
}

interface Cards {
  /** The cards found. */
  readonly cards: readonly Card[];
}
interface Number {
  /** The number found. */
  readonly number: number;
}
interface Captures {
  /** The captures found. */
  readonly captures: readonly Capture[];
}
interface ZwickOrNot {
  readonly zwick: boolean;
  /** The piles that the play leaves. */
  readonly left: readonly Pile[];
}
interface Pairs {
  readonly pairs: readonly Pair[];
}

/** What is found for each predicate. */
export interface FoundFor {
  'plays-after': { toMove: number; leftOfAfter: number };
  'table-is': { piles: readonly Pile[] };
  'hand-sizes': { hands: readonly { readonly seat: number; readonly cards: number }[] };
  undealt: Number;
  'card-values': { values: readonly number[] };
  'cards-make': { ways: readonly (readonly number[])[] };
  'pack-has': Cards;
  'only-rank': Cards;
  holds: Cards;
  'holds-none': Cards;
  'holds-of-rank': Cards;
  gone: Cards;
  'unseen-some': Cards;
  'unseen-fewer': Cards & { than: readonly Card[] };
  'no-two-add-up': Pairs;
  'no-two-differ': Pairs;
  scores: Number;
  'scores-less': Number & { others: readonly number[] };
  'can-take': Captures;
  /** `refusals`: why not, for each card of the hand. */
  'cannot-take': Captures & { refusals: readonly Refusal[] };
  'can-take-nothing': Captures;
  /** `sums`: how the card makes the value there; `kept`: the cards left in hand that match it. */
  'can-build': {
    builds: readonly BuildPlay[];
    sums: readonly Sum[];
    kept: readonly Card[];
  };
  /** `builds`: of all seats; their owners tell whose. */
  'only-builder': { builds: readonly BuildPlay[] };
  'build-needs': { builds: readonly BuildPlay[]; without: readonly BuildPlay[] };
  /** `makeable`: the values that the cards of the hand make there by arithmetic, whatever the hand can match. */
  'cannot-touch': { plays: readonly Play[]; makeable: readonly number[] };
  'can-only-trail': { plays: readonly Play[] };
  'plays-are': { plays: readonly Play[] };
  /** `owner` null: a loose card, or a build of nobody's. */
  'gives-away': Cards & { owner: number | null; value: number | null };
  /** `example`: one pair, the card laid first; `seats`: who really could, with the hands as they are. */
  'may-be-changed': {
    example: { readonly laid: Card; readonly makes: number; readonly held: Card } | null;
    seats: readonly number[];
  };
  /** `before`: the seats that play earlier, each with its captures of just these piles. */
  'would-let-take': Captures & {
    refusal: Refusal | null;
    before: readonly { readonly seat: number; readonly captures: readonly Capture[] }[];
  };
  /** `number`: cards taken off the table; `most`: the captures that take more than any other. */
  'takes-most': Number & { most: number; captures: readonly Capture[] };
  'takes-more': Number & { than: number | null };
  leaves: { left: readonly Pile[] };
  'makes-zwick': ZwickOrNot;
  'no-zwick': ZwickOrNot;
  'has-marker': Cards;
  'last-to-capture': { side: number | null };
  'won-cards': Number;
  'won-scoring': Cards;
  'won-line': Number;
  'won-zwicks': Number;
  'won-most': { counts: readonly number[] };
  'won-points': Number;
}

/** The verdict on a claim, with what it rests on. */
export interface Judged<Found> {
  readonly holds: boolean;
  readonly found: Readonly<Found>;
}
