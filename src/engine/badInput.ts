/** What can be wrong with something that comes from outside, and where it stands. */
import type { Card } from './card.ts';
import type { UnknownVersion } from './house.ts';

/** Every kind of bad input, with its facts. */
export interface BadInputFacts {
  /** A field that must be there is not. */
  'missing-field': object;
  /** The field is of the wrong type; `wanted` names the right one. */
  'wrong-type': { wanted: FieldType };
  /** No card has that name. */
  'unknown-card': { name: string };
  /**
   * No version has that id. `part`: the house rule in it that there is not, if it is one; `known` then says what there is
   * instead.
   */
  'unknown-variant': UnknownVersion;
  /** No option, or no setting of one, has that name. */
  'unknown-option': { name: string; known: string[] };
  /** A kind of play that does not exist. */
  'unknown-kind': { name: string; known: string[] };
  /** The card is there more often than the pack has it. */
  'too-many-of-card': { card: Card; inPack: number };
  /** The version is not played with that number of seats, or sides. */
  'wrong-number-of-seats': { seats: number; possible: number[] };
  'wrong-number-of-sides': { sides: number; possible: number[] };
  /** There is no such seat. */
  'no-such-seat': { seat: number; seats: number };
  /** A build needs both value and owner; a loose card has neither. */
  'value-without-owner': object;
  'owner-without-value': object;
  /** A pile has one card at least. */
  'no-cards': object;
  'loose-pile-of-several': { cards: number };
  /** In this version a build has no owner, or must have one. */
  'build-has-no-owner': object;
  'build-needs-owner': object;
  /** A build has two cards at least in this version. */
  'build-of-one-card': object;
  /** The cards, laid in this order, can't make the value; `makeable`: those they can. */
  'build-value-impossible': { value: number; makeable: number[] };
  /** A number below the least allowed. */
  'too-small': { least: number };
  /** The deals, or the hands of one, are not as many as the version has, or are of another size. */
  'wrong-number': { wanted: number; got: number };
}

/** What a field can be asked to be. */
export type FieldType =
  | 'object'
  | 'array'
  | 'string'
  | 'integer'
  | 'boolean'
  | 'card'
  | 'integer-or-null';
/** The name of a kind of bad input. */
export type BadInputCode = keyof BadInputFacts;
/** A problem with input: where it is (`table[2].cards[0]`; empty for the whole) and what it is. */
export type BadInput = {
  [Code in BadInputCode]: { readonly code: Code; readonly path: string } & Readonly<
    BadInputFacts[Code]
  >;
}[BadInputCode];
