/** A deal of Zwikken as plain data, at any moment from its first card turned up to its end. */
import type { Rank, Suit, SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import type { Action, Bid } from './action.ts';
import type { Takings } from './judge.ts';
import { exchangedRank } from './pack.ts';
import type { Agreed, RuleSet } from './ruleSet.ts';

/**
 * What is being done: bidding; the dealer choosing what happens when all have passed; exchanging tens; playing
 * tricks; or nothing any more.
 */
export type Phase = 'bidding' | 'dealer' | 'exchange' | 'tricks' | 'over';

/** A bid and who made it. */
export interface BidMade {
  readonly seat: number;
  readonly bid: Bid;
}

/** A ten declared in the bidding. */
export interface Declared {
  readonly seat: number;
  readonly ten: SuitedCard;
}

/** What is played for, by whom. */
export interface Game {
  readonly gambler: number;
  /** The part of the pot that was bid; null where players ask. */
  readonly part: string | null;
  /** In counters: what is taken, or paid. */
  readonly amount: number;
}

/** A trick that has been played. */
export interface TrickWon {
  readonly leader: number;
  readonly cards: readonly SuitedCard[];
  readonly winner: number;
}

/**
 * How a deal ended. `played`: the tricks were played; `winner` is null where nobody won. `zwik`: a zwik won it
 * without play. `passed`: all passed, and no other card was turned up. `thrown-in`: a suit came up again.
 * `changes`: what each seat took out of the pot, or put into it where the number is below nought.
 */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'thrown-in'; readonly suit: Suit }
  | {
      readonly kind: 'zwik';
      readonly winner: number;
      readonly zwiks: readonly (Rank | null)[];
      readonly changes: readonly number[];
    }
  | {
      readonly kind: 'played';
      readonly winner: number | null;
      readonly won: boolean;
      readonly takings: Takings;
      readonly changes: readonly number[];
    };

/** One thing that happened in a deal, in its order. Bids, choices and cards are `acted`. */
export type Happening =
  | { readonly kind: 'paid-in'; readonly stakes: number; readonly each: number }
  | { readonly kind: 'dealt'; readonly packets: readonly number[] }
  | { readonly kind: 'turned-up'; readonly card: SuitedCard }
  | { readonly kind: 'acted'; readonly seat: number; readonly action: Action }
  | { readonly kind: 'second-round' }
  | { readonly kind: 'game'; readonly game: Game }
  | {
      readonly kind: 'exchanged';
      readonly seat: number;
      readonly ten: SuitedCard;
      readonly card: SuitedCard;
    }
  | { readonly kind: 'trick'; readonly winner: number; readonly points: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** Everything about a deal. `stacks` are each seat's counters; they may be below nought, since nobody is put out. */
export interface ZwikkenState {
  readonly rules: RuleSet;
  readonly agreed: Agreed;
  readonly players: number;
  readonly dealer: number;
  readonly stacks: readonly number[];
  readonly pot: number;
  readonly hands: readonly (readonly SuitedCard[])[];
  /** The cards still face down, the top one first. */
  readonly stock: readonly SuitedCard[];
  /** The cards turned up, in order; the last makes trump. A card that was exchanged still stands here. */
  readonly turned: readonly SuitedCard[];
  readonly phase: Phase;
  /** The seats that are to act, in order, the next one first; those of a bidding that may still speak. */
  readonly waiting: readonly number[];
  /** The bids since the last card was turned up. */
  readonly bids: readonly BidMade[];
  /** The round of that bidding: 2 only where players ask. */
  readonly round: 1 | 2;
  readonly declared: readonly Declared[];
  /** The tens that lie where the card of their suit was turned up. */
  readonly exchanged: readonly SuitedCard[];
  readonly game: Game | null;
  /** Who leads, or has led, to the present trick. */
  readonly leader: number;
  readonly trick: readonly SuitedCard[];
  readonly tricks: readonly TrickWon[];
  readonly takings: Takings;
  readonly outcome: Outcome | null;
  readonly happened: readonly Happening[];
}

/** The seat whose turn it is, or null once the deal is over. */
export function seatToAct({ waiting }: ZwikkenState): number | null {
  return waiting[0] ?? null;
}

/** The seat that speaks first and leads to the first trick: at the dealer's left. */
export function forehandOf({ dealer, players }: ZwikkenState): number {
  return (dealer + 1) % players;
}

/** The trump suit: that of the card turned up last. */
export function trumpOf({ turned }: ZwikkenState): Suit {
  return suitOf(turned.at(-1) as SuitedCard);
}

/** The seats that have bid for the pot, or asked, since the last card was turned up, the highest last. */
export function askersOf({ bids }: ZwikkenState): number[] {
  const seats = bids.flatMap(({ bid, seat }) => (bid.kind === 'pass' ? [] : [seat]));
  return seats.filter((seat, at) => seats.lastIndexOf(seat) === at);
}

/** Whether bids name a part of the pot. */
export function namesParts({ agreed, pot, rules }: ZwikkenState): boolean {
  const { partsFrom } = agreed;
  return rules.bidding.kind === 'rising' && partsFrom !== null && pot >= partsFrom;
}

/**
 * The cards that lie face up now: those turned up, in order, with a ten in the place of the card that it was
 * exchanged for.
 */
export function lyingUp(state: Pick<ZwikkenState, 'exchanged' | 'turned'>): SuitedCard[] {
  return state.turned.map((card) => {
    const ten = state.exchanged.find((one) => suitOf(one) === suitOf(card));
    return ten !== undefined && cardForTen(state, ten) === card ? ten : card;
  });
}

/** The card that a ten is exchanged for: the one of its suit turned up last; undefined where none was. */
export function cardForTen(
  { turned }: Pick<ZwikkenState, 'turned'>,
  ten: SuitedCard,
): SuitedCard | undefined {
  return turned.findLast((card) => suitOf(card) === suitOf(ten));
}

/** The ten of a suit: the card that may be exchanged. */
export function tenOf(rules: RuleSet, suit: Suit): SuitedCard {
  return `${exchangedRank(rules)}${suit}`;
}
