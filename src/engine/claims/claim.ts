/**
 * What can be said about a position, a play or the end of a round: a closed list of predicates with their arguments.
 * A claim carries no verdict; `judgeClaim` gives it. Piles are named by any of their cards.
 */
import type { Card, Rank } from '../card.ts';

/** The kinds of argument, and what each is. */
export interface ArgumentTypes {
  seat: number;
  seats: readonly number[];
  /** A matching value. */
  value: number;
  values: readonly number[];
  /** How many there are of something; points too. */
  number: number;
  rank: Rank;
  card: Card;
  cards: readonly Card[];
  /** A pile, by any of its cards; null for none (a build of one card). */
  on: Card | null;
  /** Ways to make a value: one matching value a card. */
  ways: readonly (readonly number[])[];
  /** The name of a line on the score sheet: `most-cards`, `zwick`, `aces`, `X25`. */
  line: string;
  /** A play in notation: `KS x QS AD, 10H 4D`. */
  play: string;
  plays: readonly string[];
}
/** The name of a kind of argument. */
export type ArgumentKind = keyof ArgumentTypes;

/** Every predicate with the kinds of its arguments. */
export const CLAIMS = {
  // turn and table
  /** It is the turn of `seat`, who sits to the left of `after`. */
  'plays-after': { seat: 'seat', after: 'seat' },
  /** The cards on the table are these and no others, however piled. */
  'table-is': { cards: 'cards' },
  /** Each of the seats holds so many cards. */
  'hand-sizes': { seats: 'seats', cards: 'number' },
  /** So many cards are still to be dealt. */
  undealt: { cards: 'number' },

  // cards and values
  /** The card may count as these matching values, and no others. */
  'card-values': { card: 'card', values: 'values' },
  /** The cards add up to the value in exactly these ways. */
  'cards-make': { cards: 'cards', value: 'value', ways: 'ways' },
  /** So many cards of the pack match the value. */
  'pack-has': { value: 'value', cards: 'number' },
  /** Only cards of the rank match the value. */
  'only-rank': { value: 'value', rank: 'rank' },
  /** The seat holds a card that matches the value. */
  holds: { seat: 'seat', value: 'value' },
  /** The seat holds no card that matches the value. */
  'holds-none': { seat: 'seat', value: 'value' },
  /** So many cards in the seat's hand are of the rank. */
  'holds-of-rank': { seat: 'seat', rank: 'rank', cards: 'number' },
  /** So many cards that match the value have been captured. */
  gone: { value: 'value', cards: 'number' },
  /** Somebody else may have a card that matches the value: the seat has not seen all of them. */
  'unseen-some': { seat: 'seat', value: 'value' },
  /** Fewer cards that match the value than cards that match `than` are unseen by the seat. */
  'unseen-fewer': { seat: 'seat', value: 'value', than: 'value' },
  /** No two cards of the hand add up to the value. */
  'no-two-add-up': { seat: 'seat', value: 'value' },
  /** No two cards of the hand differ by the value. */
  'no-two-differ': { seat: 'seat', value: 'value' },
  /** The card counts so many points at the end. */
  scores: { card: 'card', points: 'number' },
  /** The card counts fewer points than each of the others. */
  'scores-less': { card: 'card', than: 'cards' },

  // what a seat can do
  /** The seat can take just these piles with the card. */
  'can-take': { seat: 'seat', piles: 'cards', with: 'card' },
  /** With no card of the hand can the seat take these piles together. */
  'cannot-take': { seat: 'seat', piles: 'cards' },
  /** The seat can capture nothing. */
  'can-take-nothing': { seat: 'seat' },
  /** The seat can make a build of the value with the card, on the pile or of the card alone. */
  'can-build': { seat: 'seat', on: 'on', value: 'value', with: 'card' },
  /** The seat can make a build of the value there, and with the hands as they are nobody else could. */
  'only-builder': { seat: 'seat', on: 'on', value: 'value' },
  /** The seat can build on the pile, but could not without the card. */
  'build-needs': { seat: 'seat', on: 'on', card: 'card' },
  /** The seat can neither take the pile, alone or with others, nor build on it. */
  'cannot-touch': { seat: 'seat', pile: 'card' },
  /** All the seat can do is to lay a card down: no capture, and no build, not of one card either. */
  'can-only-trail': { seat: 'seat' },
  /** These are all the plays the seat has, besides laying a card down. */
  'plays-are': { seat: 'seat', plays: 'plays' },
  /** The pile is a build of the seat's, and its value can be matched by no card unaccounted for but this one. */
  'gives-away': { seat: 'seat', pile: 'card', card: 'card' },
  /** Two cards that the seat has not seen could change a pile of the value: one laid on it, the other to match. */
  'may-be-changed': { seat: 'seat', value: 'value' },
  /** After that other play of the mover's, the seat could take just these piles with the card. */
  'would-let-take': { instead: 'play', seat: 'seat', piles: 'cards', with: 'card' },

  // the play made
  /** No capture there was takes more cards. */
  'takes-most': {},
  /** It takes more cards than that other capture, which was possible. */
  'takes-more': { than: 'play' },
  /** The cards left on the table are these and no others. */
  leaves: { cards: 'cards' },
  /** It is a Zwick. */
  'makes-zwick': {},
  /** It is no Zwick. */
  'no-zwick': {},
  /** Some captured card counts nothing, so that it can mark the Zwick. */
  'has-marker': {},
  /** After it, the seat is the last to have captured. */
  'last-to-capture': { seat: 'seat' },

  // the end of the round
  /** The seat's side has won so many cards, left-over ones among them. */
  'won-cards': { seat: 'seat', cards: 'number' },
  /** Of the cards won, these and no others count points. */
  'won-scoring': { seat: 'seat', cards: 'cards' },
  /** That line of the score sheet gives the seat's side so many points. */
  'won-line': { seat: 'seat', line: 'line', points: 'number' },
  /** The seat's side has so many Zwicks. */
  'won-zwicks': { seat: 'seat', zwicks: 'number' },
  /** The seat's side has more cards than each other side. */
  'won-most': { seat: 'seat' },
  /** The seat's side has so many points. */
  'won-points': { seat: 'seat', points: 'number' },
} as const satisfies Record<string, Readonly<Record<string, ArgumentKind>>>;

/** The name of a predicate. */
export type ClaimName = keyof typeof CLAIMS;

/** The arguments of a predicate. */
export type ArgumentsOf<Name extends ClaimName> = {
  readonly [Argument in keyof (typeof CLAIMS)[Name]]: (typeof CLAIMS)[Name][Argument] extends ArgumentKind
    ? ArgumentTypes[(typeof CLAIMS)[Name][Argument]]
    : never;
};

/** One claim: a predicate and its arguments, as data. */
export type Claim = {
  [Name in ClaimName]: { readonly claim: Name } & ArgumentsOf<Name>;
}[ClaimName];

/** A claim of one predicate. */
export type ClaimOf<Name extends ClaimName> = Extract<Claim, { readonly claim: Name }>;
