/** What a step of the course asks, and what somebody tries: plain data, which content and links can carry. */
import type { Card } from '../card.ts';
import type { PlayTried, Position } from '../play.ts';

/** How a build came to its value: `alone` of one card, `up` by adding, `down` by subtracting, `same` by an equal card. */
export const WAYS = ['alone', 'up', 'down', 'same'] as const;
/** One of the ways in which a build came to its value. */
export type Way = (typeof WAYS)[number];

/** What a play has to reach. What is left out may be as it likes. Piles go by the name of one of their cards. */
export type Reach =
  /** A capture: with this card; of these piles and perhaps others, of these only; winning so many cards at least. */
  | {
      readonly is: 'capture';
      readonly with?: Card;
      readonly takes?: readonly Card[];
      readonly only?: readonly Card[];
      readonly cards?: number;
      readonly points?: number;
      readonly zwick?: boolean;
      /** The value at which the played card takes them. */
      readonly as?: number;
    }
  /** A build: with this card, on this pile (null: of one card), of this value, made this way, for oneself or a partner. */
  | {
      readonly is: 'build';
      readonly with?: Card;
      readonly on?: Card | null;
      readonly value?: number;
      readonly way?: Way;
      readonly owner?: 'self' | 'partner';
    }
  | { readonly is: 'trail'; readonly with?: Card }
  /** No legal play wins more, in cards or in points. */
  | { readonly is: 'most'; readonly of: 'cards' | 'points' }
  /** Of the cards not seen, at most so many could take something then; `zwick: false`: none could take everything. */
  | { readonly is: 'leaves'; readonly takers?: number; readonly zwick?: false }
  /** No other play leaves fewer of the cards not seen that could take something. */
  | { readonly is: 'safest' }
  /** It keeps this card in hand. */
  | { readonly is: 'keeps'; readonly card: Card }
  | { readonly all: readonly Reach[] }
  | { readonly any: readonly Reach[] }
  | { readonly not: Reach };

/** Which piles have to be chosen. */
export type Pick =
  /** Piles that this card could take together, whether or not it is in the hand; `most`: no set has more piles. */
  | { readonly is: 'taken'; readonly by: Card; readonly piles?: number; readonly most?: boolean }
  /** All piles of a kind, and no others. */
  | { readonly is: 'which'; readonly of: 'two-values' | 'scoring' | 'builds' | 'own-builds' }
  /** All piles that this card could take in some way, and no others. */
  | { readonly is: 'takable'; readonly by: Card };

/** What has to be counted. */
export type Count =
  /** Legal plays of the position, of a kind and with a card where those are named. */
  | { readonly of: 'plays'; readonly kind?: 'trail' | 'capture' | 'build'; readonly with?: Card }
  /** Scoring points: on the cards of the table, for so many Zwicks, and for most cards where the side has them. */
  | { readonly of: 'points'; readonly zwicks?: number; readonly mostCards?: boolean }
  /** Cards on the table. */
  | { readonly of: 'cards' }
  /** Cards of the whole pack that match this value. */
  | { readonly of: 'matching'; readonly value: number }
  /** Scoring points of a side without Zwicks that holds all counting cards and has most cards. */
  | { readonly of: 'all-points' }
  /** Cards that the first deal gives: to each hand, or to the table. */
  | { readonly of: 'dealt'; readonly to: 'hand' | 'table' }
  /** Deals of one round. */
  | { readonly of: 'deals' };

/** What is true or not. */
export type Claim =
  /** This play is allowed. */
  | { readonly is: 'legal'; readonly play: PlayTried }
  /** Some play reaches that. */
  | { readonly is: 'possible'; readonly reach: Reach };

/** What a step asks for. */
export type Goal =
  | { readonly ask: 'play'; readonly reach: Reach }
  | { readonly ask: 'piles'; readonly pick: Pick }
  /** The value at which a card of the hand is laid as a build, on a pile or (null) of one card. */
  | { readonly ask: 'value'; readonly card: Card; readonly on: Card | null; readonly reach?: Reach }
  | { readonly ask: 'number'; readonly count: Count }
  | { readonly ask: 'yes-no'; readonly claim: Claim };

/** A goal at a position. */
export interface Task {
  readonly position: Position;
  readonly goal: Goal;
  /** Cards that are in won piles already: nobody can hold them. */
  readonly gone: readonly Card[];
  /** The card played is the last of the round, and this seat captured last before it (null: nobody has). */
  readonly last?: { readonly captured: number | null };
}

/** What somebody tries. */
export type Attempt =
  | { readonly ask: 'play'; readonly play: PlayTried }
  | { readonly ask: 'piles'; readonly piles: readonly number[] }
  | { readonly ask: 'value'; readonly value: number }
  | { readonly ask: 'number'; readonly number: number }
  | { readonly ask: 'yes-no'; readonly yes: boolean };
