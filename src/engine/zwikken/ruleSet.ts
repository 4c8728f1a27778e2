/** What a set of rules of Zwikken is, as a record: everything in which they differ is one of these fields. */
import type { Rank } from '../card.ts';

/** A part of the pot that may be bid for. */
export interface PartOfPot {
  /** Stable name, as it stands in a bid. */
  readonly id: string;
  /** So many of so many: 2 and 3 are two thirds. */
  readonly of: readonly [number, number];
}

/** Bids that go up: each higher than the last, until all others have passed. Who has passed is out. */
export interface RisingBids {
  readonly kind: 'rising';
  /** The parts of the pot, the lowest first, the whole last. They are named where the table has agreed to it. */
  readonly parts: readonly PartOfPot[];
}

/** Asking: everyone speaks once, and if anyone asked there is exactly one more round. */
export interface AskedBids {
  readonly kind: 'asking';
  /** Whether who passed in the first round may ask better in the second. */
  readonly passedMayReturn: boolean;
}

/** A set of rules of Zwikken. Stakes and pots are in whole counters, seats count from 0, clockwise. */
export interface RuleSet {
  readonly id: string;
  /** The ranks of each of the four suits, the highest first. */
  readonly ranks: readonly Rank[];
  /** What a card of each rank counts in a trick. */
  readonly points: Readonly<Partial<Record<Rank, number>>>;
  /** With how many players it is played. */
  readonly players: readonly number[];
  /** How many cards a hand has, and so how many tricks there are. */
  readonly handSize: number;
  /** How the cards of a hand may be dealt, round by round. The table agrees on one; the first is the usual one. */
  readonly packets: readonly (readonly number[])[];
  /**
   * How many stakes everyone adds to the pot before each card is turned up. The first entry is the ante of the
   * deal; there are as many cards turned up as there are entries, at most.
   */
  readonly turnUps: readonly number[];
  /** What happens if a suit is turned up that has been up before: it is trump again, or everyone throws in. */
  readonly sameSuitAgain: 'trump' | 'throw-in';
  readonly bidding: RisingBids | AskedBids;
  readonly exchange: {
    /** Whether the ten has to be declared in the bidding to be exchanged. */
    readonly declared: boolean;
    /** Whether tens of suits turned up earlier may be exchanged too, or that of the trump suit alone. */
    readonly earlier: boolean;
  };
  readonly zwik: {
    /** The ranks of zwiks, the highest first. */
    readonly ranks: readonly Rank[];
    /** When they are looked at: as dealt, before the bidding, or after it and after tens have been exchanged. */
    readonly shown: 'before-bidding' | 'after-bidding';
  };
  /** Whether the gambler may lead the highest trump while holding another card. */
  readonly leadsTopTrump: boolean;
  /**
   * How the game is won. `tricks`: by the gambler alone, with most of the tricks, or with a single one worth
   * more than all others together. `points`: by whoever has the single highest total of points.
   */
  readonly wonBy: 'tricks' | 'points';
  /** Who takes or pays what was played for: the gambler alone, or everyone who asked. */
  readonly settles: 'gambler' | 'askers';
}

/** What a table agrees on beforehand. */
export interface Agreed {
  /** How many counters a stake is. */
  readonly stake: number;
  /** How the cards are dealt: one of the ways of the rule set. */
  readonly packets: readonly number[];
  /** From which pot on bids name a part of it, in counters; null for never. It means nothing where players ask. */
  readonly partsFrom: number | null;
  /** For how many stakes of every player a game is, or null for the whole pot. It means nothing where bids go up. */
  readonly rounds: number | null;
}

/** What holds at a table that has agreed on nothing: a stake is one counter, and every game is for the whole pot. */
export function usuallyAgreed(rules: RuleSet): Agreed {
  return { stake: 1, packets: rules.packets[0] ?? [], partsFrom: null, rounds: null };
}
