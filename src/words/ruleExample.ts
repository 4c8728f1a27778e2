/** The words of an example of a rule: what lies there, what comes of it, and what the engine says to it. */
import { EN } from './index.ts';

const { count, list } = EN;

export const RULE_EXAMPLE_WORDS = {
  onTable: (version: string, players: number): string =>
    `${version}, ${players} players. On the table:`,
  emptyTable: 'The table is empty.',
  hand: (whose: string): string => `In ${whose}:`,
  noCard: ' no card',
  promisedBy: (who: string, value: number): string => `${who} promised a card that counts ${value}`,
  counts: (value: number): string => `It counts ${value}.`,
  zwicks: (cards: string): string =>
    cards === '' ? 'No card makes a Zwick.' : `A Zwick can be made with: ${cards}.`,
  afterwards: 'Afterwards, on the table:',
  // What the example looks at after the plays.
  promise: (who: string, value: number): string => `by ${who}, a card that counts ${value}`,
  promised: (promises: readonly string[]): string =>
    `Promised: ${promises.join('; ') || 'nothing'}.`,
  inHand: (whose: string, cards: string): string => `In ${whose}: ${cards}.`,
  wonBy: (side: string | undefined, cards: string): string => `Won by ${side}: ${cards}.`,
  left: (cards: string): string => `Left at the end: ${cards}.`,
  cardsWon: (bySide: string): string => `Cards won: ${bySide}.`,
  points: (bySide: string): string => `Points: ${bySide}.`,
  zwicksBy: (bySide: string): string => `Zwicks: ${bySide}.`,
  over: 'The round is over.',
  goesOn: 'The round goes on.',
  next: (who: string): string => `Next to play: ${who}.`,
  // A record, a count, a figure.
  pointsBySide: (points: readonly number[]): string => `Points by side: ${points.join(', ')}.`,
  sides: (version: string, sides: number): string => `${version}, ${sides} sides.`,
  sidePoints: (side: number, points: number): string => `Side ${side}: ${count(points, 'point')}`,
  theirCards: 'Their cards',
  sideCards: (side: number, cards: string, zwicks: number): string =>
    `Side ${side}: ${cards === '' ? 'none' : cards}${zwicks > 0 ? `; ${count(zwicks, 'Zwick')}` : ''}`,
  total: (points: number): string => `All together must have ${count(points, 'point')}.`,
  figureOf: (version: string, players: number | undefined): string =>
    `${version}${players === undefined ? '' : `, ${players} players`}.`,
  // The verdict.
  allowed: 'Allowed.',
  notAllowed: 'Not allowed.',
  why: 'Why?',
  instead: 'What you may play instead',
  bySide: (sides: readonly string[], values: readonly number[]): string =>
    list(
      values.map((value, side) => `${sides[side]} ${value}`),
      'and',
    ),
} as const;
