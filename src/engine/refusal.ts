/**
 * Every reason for which a play or a question is refused, each with the facts that show it and the id of the rule it
 * breaks. The order of `REFUSAL_CODES` is the order of checking: where several reasons hold, the first is given.
 */
import type { Card } from './card.ts';

/** All codes, in the order in which a play is checked. */
export const REFUSAL_CODES = [
  // any play
  'card-not-in-hand',
  // captures
  'nothing-taken',
  'no-such-pile',
  'pile-taken-twice',
  'joker-stays',
  'joker-needs-joker',
  'capture-subtracts',
  'pile-mismatch',
  'pile-too-high',
  'sum-mismatch',
  'no-split',
  // builds
  'no-single-build',
  'joker-not-built-on',
  'single-value',
  'subtraction-turned-round',
  'no-subtraction',
  'no-keeping',
  'over-limit',
  'sum-or-difference',
  'owner-in-unowned',
  'owner-missing',
  'owner-not-partner',
  'no-match-kept',
  'no-promise',
  // any play, last
  'build-uncovered',
  // questions to a partner
  'ask-not-allowed',
  'ask-not-partner',
  'ask-untrue',
  // records
  'round-over',
  'round-unfinished',
] as const;
/** The name of a reason. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The facts of each refusal. Values are matching values; piles are indices on the table. */
export interface RefusalFacts {
  /** The card played is not in the hand. */
  'card-not-in-hand': { card: Card };
  /** A capture that names no pile. */
  'nothing-taken': { card: Card };
  /** `pile` is not on the table, which has `piles` piles. */
  'no-such-pile': { pile: number; piles: number };
  /** `pile` is named twice in one capture. */
  'pile-taken-twice': { pile: number };
  /** Option: a loose joker is never captured. */
  'joker-stays': { pile: number };
  /** Option: a loose joker is captured by a joker only; `card` is none. */
  'joker-needs-joker': { pile: number; card: Card };
  /** Exactly two piles, a value of one less a value of the other is a value of the card: high − low = value. */
  'capture-subtracts': {
    card: Card;
    value: number;
    piles: [number, number];
    high: number;
    low: number;
  };
  /** Exactly one pile, none of whose values is a value of the card. */
  'pile-mismatch': { card: Card; values: number[]; pile: number; pileValues: number[] };
  /** One of several piles is, at its lowest, above the card's highest value. */
  'pile-too-high': { card: Card; highest: number; pile: number; lowest: number };
  /** No total the piles can make is a multiple of a value of the card. `sums`: all totals, ascending. */
  'sum-mismatch': { card: Card; values: number[]; sums: number[] };
  /** The piles can make `sum` = `groups` × `value`, but cannot be split into groups of `value`. */
  'no-split': { card: Card; value: number; sum: number; groups: number };
  /** This version has no builds of one card. */
  'no-single-build': { card: Card };
  /** Option: a loose joker may not be built on. */
  'joker-not-built-on': { pile: number };
  /** A build of one card announced at a value the card has not. */
  'single-value': { card: Card; values: number[]; value: number };
  /** value = cardValue − old with the card the bigger: only the card played is added or subtracted. */
  'subtraction-turned-round': {
    card: Card;
    on: number;
    value: number;
    old: number;
    cardValue: number;
  };
  /** value = old − cardValue in a version that only adds. */
  'no-subtraction': { card: Card; on: number; value: number; old: number; cardValue: number };
  /** value = old = cardValue in a version where an equal card must be added. */
  'no-keeping': { card: Card; on: number; value: number };
  /** The value could be made on the pile (null: by the card alone), but no build may exceed `limit`. */
  'over-limit': { card: Card; on: number | null; value: number; limit: number };
  /** The value cannot be made; `makeable`: those that arithmetic allows here, ascending. */
  'sum-or-difference': { card: Card; on: number; value: number; makeable: number[] };
  /** Builds have no owner in this version. */
  'owner-in-unowned': { owner: number };
  /** Builds have an owner in this version, and none is named. */
  'owner-missing': { value: number };
  /** The owner named is neither the mover nor a partner. */
  'owner-not-partner': { owner: number };
  /** No card left in hand matches the value announced. `kept`: what is left. */
  'no-match-kept': { value: number; kept: Card[] };
  /** The partner stands by no promise of that value. */
  'no-promise': { partner: number; value: number };
  /**
   * After the play, `uncovered` of the values on one's own builds (`owed`, ascending) have no card of their own in
   * hand, while another play leaves only `least`. `missing`: owed values no card left in hand matches (may be empty when two values
   * want the same card).
   */
  'build-uncovered': { owed: number[]; missing: number[]; uncovered: number; least: number };
  /** This version has no questions to partners. */
  'ask-not-allowed': { of: number };
  /** The player asked is no partner. */
  'ask-not-partner': { of: number };
  /** The answer recorded is not true: `holds` says what it should be. */
  'ask-untrue': { of: number; value: number; holds: boolean };
  /** A play after the last card. */
  'round-over': { plays: number };
  /** The record ends although `cards` cards are still held or to be dealt. */
  'round-unfinished': { cards: number };
}

/** A refused play: the code, its facts and the id of the rule it breaks. */
export type Refusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly rule: string } & Readonly<
    RefusalFacts[Code]
  >;
}[RefusalCode];

/** The rule that each code breaks, by the id of its atom. */
export const RULE_OF = {
  'card-not-in-hand': 'one-card-a-turn',
  'nothing-taken': 'capture',
  'no-such-pile': 'piles',
  'pile-taken-twice': 'capture-groups',
  'joker-stays': 'joker-never-taken',
  'joker-needs-joker': 'joker-only-by-joker',
  'capture-subtracts': 'capture-never-subtracts',
  'pile-mismatch': 'capture',
  'pile-too-high': 'capture',
  'sum-mismatch': 'capture-groups',
  'no-split': 'capture-groups',
  'no-single-build': 'sum-builds-only',
  'joker-not-built-on': 'loose-joker-not-built-on',
  'single-value': 'build-of-one-card',
  'subtraction-turned-round': 'subtraction-direction',
  'no-subtraction': 'sum-builds',
  'no-keeping': 'sum-builds-only',
  'over-limit': 'build-limit',
  'sum-or-difference': 'build-on-a-pile',
  'owner-in-unowned': 'builds-unowned',
  'owner-missing': 'build-owner',
  'owner-not-partner': 'build-owner',
  'no-match-kept': 'build-keeps-match',
  'no-promise': 'build-for-partner',
  'build-uncovered': 'owe',
  'ask-not-allowed': 'ask-partner',
  'ask-not-partner': 'ask-partner',
  'ask-untrue': 'ask-answer',
  'round-over': 'round-end',
  'round-unfinished': 'round-end',
} as const satisfies Record<RefusalCode, string>;

/** A refusal of `code` with its facts and its rule. */
export function refuse<Code extends RefusalCode>(code: Code, facts: RefusalFacts[Code]): Refusal {
  return { code, rule: RULE_OF[code], ...facts } as unknown as Refusal;
}
