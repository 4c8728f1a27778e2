/** What the puzzles of Zwikken say, in English. */
import type { SuitedCard } from '../engine/card.ts';
import type { RuleSet, ZwikkenPuzzleKind } from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';
import { cardsText, counters, ranksName, seatName } from './zwikkenSay.ts';

export const ZWIKKEN_PUZZLE_NAMES: Readonly<Record<ZwikkenPuzzleKind, string>> = {
  win: 'Can the gambler win?',
  card: 'Which cards may be played?',
  zwik: 'Who wins by a zwik?',
  pay: 'What does each pay?',
};

export const ZWIKKEN_PUZZLE_WORDS = {
  kind: 'Kind',
  rules: 'Rules',
  number: (seed: string): string => `Puzzle ${seed}`,
  next: 'Next puzzle',
  hint: 'A hint',
  again: 'Try again',
  link: 'Copy the link',
  copied: 'The link to this puzzle is copied.',
  notCopied: 'It could not be copied. Here it is:',
  badLink: 'The link can’t be opened:',
  notFetched: 'It can’t be fetched now. Is there a network?',
  right: 'Right.',
  wrong: 'No.',
  check: 'Check',
  yes: 'Yes, by force',
  no: 'No, the others can prevent it',
  nobody: 'Nobody',
  rule: 'The rule',
  inTrick: 'In the trick',
  leads: 'Nothing yet: this hand leads.',
  hand: 'The hand',
  askWin: (name: string): string =>
    `${name} plays for the pot. All hands are open. Can ${name} win, however the others play?`,
  askCard: (name: string, isGambler: boolean, asks: boolean): string =>
    `It is ${name}’s turn${isGambler ? (asks ? ', who asked last' : ', the gambler') : ''}. Choose all cards that may be played.`,
  askZwik: 'Zwiks are looked at now. Who wins by one?',
  askPay: 'What does each take from the pot, or pay into it?',
  leadsFirst: (name: string): string => `${name} leads.`,
  trumps: (suit: string): string => `${upper(suit)} are trump.`,
  asked: (names: readonly string[]): string => `Asked: ${list(names, 'and')}.`,
  potBefore: (pot: number): string => `In the pot when the cards were led: ${counters(pot)}.`,
  forParts: 'Bids name a part of the pot.',
  forRounds: (rounds: number): string =>
    rounds === 1
      ? 'A game is for one stake of each player, a stake being one counter.'
      : `A game is for ${rounds} stakes of each player, a stake being one counter.`,
  forPot: 'A game is for the whole pot.',
  takes: 'takes',
  pays: 'pays',
  neither: 'neither',
  amount: 'How much, each',
  amountLabel: 'Counters',
  force: (name: string): string => `${name} can force it. See how:`,
  noForce: (name: string): string => `${name} can’t force it. The others answer like this:`,
  firstCard: (name: string, card: SuitedCard): string => `${name} should play ${theCard(card)}.`,
  holdsOff: (name: string, card: SuitedCard): string =>
    `Against the best play ${name} begins with ${theCard(card)}, and it does not help.`,
  needs: (rules: RuleSet, name: string): string =>
    rules.wonBy === 'tricks'
      ? `${name} needs two tricks, or one that is worth more than the others together.`
      : `${name} needs the single highest total of points. As many as somebody else is not enough.`,
  mayToo: (cards: readonly SuitedCard[]): string => `${upper(cardsText(cards))} may be played too.`,
  allCards: (cards: readonly SuitedCard[]): string => `One may play ${cardsText(cards, 'or')}.`,
  mayBe: (card: SuitedCard): string => `${upper(theCard(card))} may be played.`,
  hasZwik: (name: string, rank: string, asked: boolean | undefined): string =>
    `${name} has a zwik of ${ranksName(rank)}${asked === false ? ', but has not asked' : ''}.`,
  noZwik: 'Nobody has one.',
  order: (rules: RuleSet): string =>
    `The highest zwiks are ${list(rules.zwik.ranks.map(ranksName), 'and')}, in this order.`,
  zwikWinner: (winner: number | null): string =>
    winner === null ? 'So nobody wins by a zwik.' : `So ${seatName(winner)} wins.`,
  playedFor: (amount: number): string => `Played for: ${counters(amount)}.`,
  totals: (points: readonly number[]): string =>
    `Points: ${list(
      points.map((each, seat) => `${seatName(seat)} ${each}`),
      'and',
    )}.`,
  winner: (winner: number | null): string =>
    winner === null ? 'Nobody has won.' : `${seatName(winner)} has won.`,
  nobodyPays: 'Nobody takes or pays.',
} as const;
