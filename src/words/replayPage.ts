/** The words of the page of an annotated round, around what its record says itself. */
import type { NO_CLAIM } from '../content/schemas/record.ts';
import type { Card } from '../engine/index.ts';
import { EN } from './index.ts';
import { claimCount } from './replay.ts';

const { count, list } = EN;

/** What a sentence of the source tells that makes no claim, by why it makes none. */
export const UNCLAIMED: Readonly<Record<(typeof NO_CLAIM)[number], string>> = {
  play: 'the play itself, which is checked by being made',
  motive: 'what a player wants, hopes or feels',
  rule: 'a rule',
  record: 'the cards dealt',
  custom: 'how a Zwick is marked',
  story: 'who the players are, or what comes next',
};

export const REPLAY_PAGE_WORDS = {
  onPage: 'On this page',
  plays: (numbers: { plays: number; around: number; checked: number; added: number }): string =>
    `There are ${count(numbers.plays, 'play')}, ${numbers.around} times round the table. ${claimCount(numbers.checked)} are checked, ${numbers.added} of them added by us. Those that do not hold:`,
  play: (number: string): string => `play ${number}`,
  deal: (number: number): string => `Deal ${number}`,
  playsFrom: (first: number, last: number): string => `Plays ${first} to ${last}`,
  /** How the sides stand, in their order: "Anna and Clara 6". */
  soFar: (sides: readonly string[]): string => `Points so far: ${list(sides, 'and')}.`,
  onTable: (piles: string): string => `On the table: ${piles}.`,
  countTitle: 'The count',
  checkedTitle: 'What was checked, and what was not',
  checkedBrief: 'What was checked',
  judged: (said: number, added: number): string =>
    `${claimCount(said)} of the source and ${added} of ours were judged, each from the whole state of the round at that moment. Sentences of the source without a claim tell:`,
  notation: 'The round in notation',
  rules: 'The rules, one by one',
  // a play
  zwick: 'Zwick',
  emptyTable: 'The table is empty.',
  hand: 'Hand',
  played: ', played',
  slip: (text: string | undefined): string => `A slip: ${text}`,
  // a claim
  holds: 'Holds',
  holdsNot: 'Does not hold',
  byUs: 'We add: ',
  rulesAtWork: 'Rules at work:',
  // the count
  left: (cards: readonly Card[]): string =>
    cards.length === 0
      ? 'Nothing was left on the table.'
      : `Left on the table: ${list(cards.map(EN.cardName), 'and')}. They go to the last to capture and are counted with what that side has won.`,
  check: 'The check',
  total: (round: {
    fixed: number;
    zwick: number;
    zwicks: number;
    expected: number;
    points: readonly (number | undefined)[];
    total: number;
  }): string => {
    const { expected, fixed, points, total, zwick, zwicks } = round;
    return `A round of this version is worth ${count(fixed, 'point')}, and ${zwick} more for each Zwick. There were ${count(zwicks, 'Zwick')}: ${fixed} + ${zwicks * zwick} = ${expected}. The totals: ${points.join(' + ')} = ${total}.`;
  },
  singleCards: 'Single cards',
  singleCardsLead: 'What the source says of each card that counts, by itself:',
  // the chart
  chart: 'The lines of the sides, one step a capture',
  chartCaption: (sides: readonly string[]): string =>
    `Points on won cards and for Zwicks after each play, before the left-over cards and most cards are counted. At the last play: ${list(sides, 'and')}.`,
} as const;
