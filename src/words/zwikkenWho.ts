/** What the page "Who wins?" of Zwikken says, and the steps of a line wherever one is shown, in English. */

import type { SuitedCard } from '../engine/index.ts';
import type { RuleSet } from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';
import { playerWord, ranksName, seatName } from './zwikkenSay.ts';

export const ZWIKKEN_WHO_WORDS = {
  rules: 'Rules',
  players: 'Players',
  trump: 'Trump',
  forehand: 'Leads first',
  gambler: (rules: RuleSet): string => `The ${playerWord(rules)}`,
  turned: 'Turned up',
  unknown: 'not said',
  layTo: 'The next cards go to',
  pack: 'The pack',
  free: (card: string): string => `${card}, lay it`,
  held: (card: string, name: string): string => `${card}, in ${name}’s hand: take it away`,
  isTurned: (card: string): string => `${card}, turned up`,
  typing: 'Type the hands',
  typeHint: 'Cards like AS KD 10H, three for each.',
  badCard: (word: string): string => `${JSON.stringify(word)} is no card of this pack.`,
  twice: (card: string): string => `${upper(card)} is there twice.`,
  tooMany: (most: number): string => `There are ${most} cards in a hand.`,
  random: 'Deal some hands',
  clear: 'Take all away',
  incomplete: (names: readonly string[]): string =>
    `Cards are missing in ${list(
      names.map((name) => `${name}’s`),
      'and',
    )} ${names.length === 1 ? 'hand' : 'hands'}.`,
  yes: (name: string): string => `Yes: ${name} can force the win, however the others play.`,
  no: (name: string): string => `No: the others can keep ${name} from winning.`,
  together: 'They play together for that, and may not mind who wins instead.',
  zwik: (name: string, rank: string): string => `${name} holds a zwik of ${ranksName(rank)}.`,
  zwikFirst: (rules: RuleSet): string =>
    rules.zwik.shown === 'before-bidding'
      ? 'It wins the pot before anybody bids, so no card would be played.'
      : 'Who has asked wins with it before a card is led.',
  tenHeld: (name: string, ten: SuitedCard, card: SuitedCard): string =>
    `${name} holds ${theCard(ten)}. Before the first card it may be exchanged for ${theCard(card)}`,
  tenDeclared: (declared: boolean): string => (declared ? ', if it was declared.' : '.'),
  exchange: 'It has been exchanged',
  tenWithout: (name: string, ten: SuitedCard): string =>
    `${name} holds ${theCard(ten)}. Say which card is turned up to look at the exchange.`,
  line: 'How it goes',
  legend: (rules: RuleSet): string =>
    `Under each card: whether the ${playerWord(rules)} can still force the win after it.`,
  won: 'wins',
  lost: 'loses',
  first: 'To the start',
  back: 'Back',
  next: 'Next card',
  last: 'To the end',
  toPlay: (name: string): string => `${name} plays.`,
  played: (name: string, card: SuitedCard): string => `${name} played ${theCard(card)}.`,
  trickTo: (name: string): string => `${name} won the trick.`,
  step: (at: number, of: number): string => `${at} of ${of} cards`,
  end: (winner: number | null): string =>
    winner === null
      ? 'All cards are played. Nobody wins.'
      : `All cards are played. ${seatName(winner)} wins.`,
  totals: (seat: number, tricks: number, points: number): string =>
    `${seatName(seat)}: ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}, ${points} ${points === 1 ? 'point' : 'points'}`,
  inTrick: 'In the trick',
  nothing: 'nothing yet',
  link: 'Copy the link',
  copied: 'The link to these hands is copied.',
  notCopied: 'It could not be copied. Here it is:',
  notFetched: 'It can’t be fetched now. Is there a network?',
  badLink: 'The link can’t be opened:',
  notNow: (card: string): string => `${card}, may not be played`,
} as const;
