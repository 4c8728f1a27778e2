/** Zwikken in English, where it is played: who sits where, what somebody does, what happens. */

import type { Rank, Suit, SuitedCard } from '../engine/index.ts';
import { suitOf } from '../engine/index.ts';
import type {
  Action,
  BidMade,
  Happening,
  Outcome,
  RuleSet,
  ZwikkenState,
} from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';

const SEATS = ['Anke', 'Bram', 'Corrie', 'Dirk', 'Els'] as const;

/** Who sits at a seat. Seats go to the left from 0. */
export const seatName = (seat: number): string => SEATS[seat] ?? `Seat ${seat + 1}`;

/** "Bram’s hand". */
export const handOf = (seat: number): string => `${seatName(seat)}’s hand`;

/** What a set of rules is called, by its id: "Classic". */
export const ruleSetName = ({ id }: Pick<RuleSet, 'id'>): string =>
  upper(id.replace(/^zwikken-/, ''));

/** What a set of rules calls who plays for the pot against all others. */
export const playerWord = ({ bidding }: Pick<RuleSet, 'bidding'>): 'gambler' | 'speler' =>
  bidding.kind === 'rising' ? 'gambler' : 'speler';

export const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  10: 'ten',
};
/** "kings". */
export const ranksName = (rank: Rank | string): string => `${RANKS[rank] ?? rank}s`;
/** "king". */
export const rankName = (rank: Rank | string): string => RANKS[rank] ?? rank;

/** "one counter", "6 counters". */
export const counters = (number: number): string =>
  number === 1 ? '1 counter' : `${number} counters`;

const PARTS: Readonly<Record<string, string>> = {
  half: 'half of the pot',
  'two-thirds': 'two thirds of the pot',
  'three-quarters': 'three quarters of the pot',
  whole: 'the whole pot',
};
/** A part of the pot by the name it has in a bid. */
export const partName = (part: string): string => PARTS[part] ?? part;

const ASKS = { ask: 'asks', play: 'says “I play”', better: 'asks better' } as const;
const DECLARES = {
  knows: ' and knows the ten (“ken hem”)',
  'expects-better': ' and knows the ten, and expects a better one',
} as const;

/** How a bid goes over others, by their number: from the third on the words are the same. */
const HIGHER = ['', 'higher, ', 'much higher, '] as const;
/** "higher, ", where a bid goes over one other since the last card was turned up; empty where it is the first. */
export const higherThan = (bidsBefore: number): string => HIGHER[Math.min(bidsBefore, 2)] ?? '';

/** How many bids for the pot have been made before one that follows now, since the last card was turned up. */
export const bidsBefore = (bids: readonly BidMade[]): number =>
  bids.filter(({ bid }) => bid.kind === 'bid').length;

/**
 * What somebody does, without the name: "plays the ace of spades". `before`: over how many other bids a bid goes, which
 * is said of it.
 */
export function actText(action: Action, before = 0): string {
  switch (action.kind) {
    case 'bid':
      return `bids ${higherThan(before)}for ${partName(action.part)}`;
    case 'ask':
      return `${ASKS[action.word]}${action.declares ? DECLARES[action.declares] : ''}`;
    case 'pass':
      return `passes${action.declares ? DECLARES[action.declares] : ''}`;
    case 'turn-up':
      return 'turns another card up';
    case 'end-deal':
      return 'ends the deal';
    case 'exchange':
      return `exchanges ${theCard(action.ten)}`;
    case 'keep':
      return 'exchanges nothing';
    case 'play':
      return `plays ${theCard(action.card)}`;
  }
}

/** Who takes and who pays: "Bram takes 6 counters. Corrie pays 6 counters." Empty where nobody does either. */
export function changesText(changes: readonly number[]): string {
  return changes
    .flatMap((change, seat) => {
      if (change === 0) return [];
      return `${seatName(seat)} ${change > 0 ? 'takes' : 'pays'} ${counters(Math.abs(change))}.`;
    })
    .join(' ');
}

/** How a deal ended, in a sentence or two. */
export function outcomeText(outcome: Outcome, gambler: number | undefined): string {
  switch (outcome.kind) {
    case 'passed':
      return 'The deal is over without a game. The pot stays.';
    case 'thrown-in':
      return `${upper(SUIT_WORDS[outcome.suit])} have been up before: all throw in. The pot stays.`;
    case 'zwik': {
      const rank = outcome.zwiks[outcome.winner] ?? '';
      return `${seatName(outcome.winner)} shows a zwik of ${ranksName(rank)} and wins. ${changesText(outcome.changes)}`;
    }
    case 'played': {
      const who =
        outcome.winner !== null
          ? `${seatName(outcome.winner)} wins.`
          : gambler === undefined
            ? 'Nobody wins.'
            : `${seatName(gambler)} has not won.`;
      return `${who} ${changesText(outcome.changes)}`.trim();
    }
  }
}

/** What has to be known of a deal to tell what happened in it. */
type Told = Pick<ZwikkenState, 'game' | 'happened'>;

/** Over how many bids something goes that was said, since the last card was turned up. */
function bidsUpTo(happening: Happening, { happened }: Told): number {
  const earlier = happened.slice(0, Math.max(0, happened.indexOf(happening)));
  return earlier
    .slice(earlier.findLastIndex(({ kind }) => kind === 'turned-up') + 1)
    .filter((one) => one.kind === 'acted' && one.action.kind === 'bid').length;
}

/** One thing that happened, in a sentence; empty where the next thing says it too. */
export function happeningText(happening: Happening, state: Told): string {
  switch (happening.kind) {
    case 'paid-in':
      return `Everyone puts ${counters(happening.each)} into the pot.`;
    case 'dealt':
      return `Cards are dealt, ${happening.packets.join(' and then ')} to each.`;
    case 'turned-up':
      return `${upper(theCard(happening.card))} is turned up: ${SUIT_WORDS[suitOf(happening.card)]} are trump.`;
    case 'acted':
      // What an exchange brings is told right after it.
      if (happening.action.kind === 'exchange') return '';
      return `${seatName(happening.seat)} ${actText(happening.action, bidsUpTo(happening, state))}.`;
    case 'second-round':
      return 'Somebody has asked: there is one more round.';
    case 'game':
      return `${seatName(happening.game.gambler)} plays for ${counters(happening.game.amount)}.`;
    case 'exchanged':
      return `${seatName(happening.seat)} takes ${theCard(happening.card)} for ${theCard(happening.ten)}.`;
    case 'trick':
      return `${seatName(happening.winner)} wins the trick, worth ${happening.points}.`;
    case 'ended':
      return outcomeText(happening.outcome, state.game?.gambler);
  }
}

/** What has happened, a sentence each. */
export const toldTexts = (happened: readonly Happening[], state: Told): string[] =>
  happened.map((happening) => happeningText(happening, state)).filter((text) => text !== '');

/** Cards by their names: "the ace of spades, the king of diamonds and the jack of clubs". */
export const cardsText = (cards: readonly SuitedCard[], joiner: 'and' | 'or' = 'and'): string =>
  cards.length === 0 ? 'nothing' : list(cards.map(theCard), joiner);
