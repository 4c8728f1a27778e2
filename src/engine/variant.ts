/** What a version of Zwicker is, as a record: everything in which versions differ is one of these fields. */
import type { Card } from './card.ts';

/** How a captured card, or a set of equal ones, counts at the end of the round. */
export interface ScoringItem {
  /** Stable name of the line on a score sheet: `'X25'`, `'10D'`, `'aces'`. */
  readonly id: string;
  /** The cards that count. */
  readonly cards: readonly Card[];
  /** Points for each of them. */
  readonly points: number;
}

/** One act of handing out cards: to every hand, or to the table. */
export type DealStep =
  | { readonly to: 'hands'; readonly each: number }
  | { readonly to: 'table'; readonly cards: number };

/** How a number of players is dealt one round. */
export interface DealPlan {
  /** The first deal, step by step. */
  readonly first: readonly DealStep[];
  /**
   * The later deals. A list: so many cards to each hand, one entry a deal. `untilOut`: that many each, again and
   * again; a remainder too small for it is the last deal, one card at a time.
   */
  readonly later: readonly number[] | { readonly untilOut: number };
}

/**
 * A version of Zwicker. Values are matching values, points are scoring points. Where a field has a source, it is
 * named in the content entry of the version.
 */
export interface Variant {
  readonly id: string;
  /** A proper name, the same in every language: where it is played, who taught it, who printed it. */
  readonly name: string;
  /** How many French packs of 52 are shuffled together. */
  readonly packs: 1 | 2;
  /** The numbers on the jokers added to each round's pack, ascending; 63 at most, as the search for captures has it. */
  readonly jokers: readonly number[];
  /** Whether a joker is worth its number, or any value its player likes from 2 to the highest. */
  readonly jokersAre: 'numbered' | 'wild';
  /** Aces, jacks, queens and kings: 1|11, 2|12, 3|13, 4|14, or always the higher. */
  readonly courts: 'dual' | 'high';
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  /** At which of those the seats form two teams, sitting alternately; else everyone is alone. */
  readonly teamsAt: readonly number[];
  readonly builds: {
    /** Whether a build has an owner, who must hold a card for it. */
    readonly owned: boolean;
    /** Whether one card alone may be laid as a build. */
    readonly single: boolean;
    /** Whether the card played may be subtracted from the pile. */
    readonly subtract: boolean;
    /** Whether an equal card may leave the pile's value as it is. */
    readonly keep: boolean;
    /** The highest value a build may have; null where only the card held for it sets a bound. */
    readonly limit: number | null;
  };
  /** Whether a player may ask a partner for a card of a value. */
  readonly ask: boolean;
  /** How cards reach a hand: one at a time or by twos. */
  readonly packet: 1 | 2;
  /** When the next cards are dealt: when all hands are empty, or after everyone has played one card. */
  readonly nextDeal: 'hands-empty' | 'everyone-played';
  readonly deals: Readonly<Record<number, DealPlan>>;
  readonly scoring: {
    readonly items: readonly ScoringItem[];
    /** Points for having more cards than each other side. */
    readonly mostCards: number;
    /** Who scores those where several sides have as many, the most: nobody, or each of them. */
    readonly tie: 'nobody' | 'each';
    /** Points for a Zwick. */
    readonly zwick: number;
  };
}

/** What may be agreed beforehand about wild jokers; it means nothing where jokers are numbered. */
export interface Options {
  /** A loose joker on the table: may be used freely, taken only by a joker, or never taken. */
  readonly jokerOnTable: 'free' | 'joker-only' | 'never';
  /** Whether clearing the table with a joker is a Zwick. */
  readonly jokerSweepIsZwick: boolean;
}

/** Nothing agreed on wild jokers. */
export const DEFAULT_OPTIONS: Options = { jokerOnTable: 'free', jokerSweepIsZwick: true };

/** Whether the same was agreed on wild jokers. */
export function sameOptions(one: Options, other: Options): boolean {
  return (
    one.jokerOnTable === other.jokerOnTable && one.jokerSweepIsZwick === other.jokerSweepIsZwick
  );
}
