/** The words of the calculator that are there from the beginning: those of laying out. */
import type { Card } from '../engine/index.ts';
import { withArticle } from './article.ts';
import { EN } from './en.ts';
import { WILD_JOKER_WORDS } from './wildJokers.ts';

export const CALCULATOR_WORDS = {
  title: 'Calculator',
  modes: { lay: 'Lay out', ask: 'Ask' },
  modesLabel: 'What to do',
  askHint: 'Lay a card to the hand first: then every play can be asked for.',
  problemHint: 'First put right what is marked. Until then the address keeps what lay here before.',
  version: 'Version',
  players: 'Players',
  turn: 'Whose turn',
  seat: (letter: string): string => `Seat ${letter}`,
  ...WILD_JOKER_WORDS,
  sweep: 'Clearing the table with a joker is a Zwick',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  tools: 'Steps back and on',
  table: 'On the table',
  hand: (letter: string): string => `In ${letter}’s hand`,
  handEmpty: 'The hand is empty.',
  pack: 'Left in the pack',
  layTo: 'A card goes to',
  toHand: 'the hand',
  toTable: 'the table',
  suits: { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs', X: 'Jokers' },
  copies: (card: Card, left: number): string =>
    left > 1 ? `${EN.cardName(card)}, ${left} left` : EN.cardName(card),
  prompt:
    'Choose cards of the pack to lay them, or drag them; by touch, hold, then drag. Choose one that lies here to change it.',
  chosenCard: (card: Card): string => `${EN.cardName(card)}, in the hand`,
  chosenPiles: (piles: number): string =>
    piles === 1 ? 'One pile is chosen.' : `${piles} piles are chosen, to be laid in this order.`,
  makesNothing: 'Laid in this order they make no build.',
  putDown: 'Lay it on the table',
  takeUp: 'Take it into the hand',
  remove: 'Back to the pack',
  loosen: 'Lay its cards loose',
  build: (value: number): string => `Build of ${value}`,
  owner: 'Owner of the build',
  unchoose: 'Undo the choice',
  promises: 'Promises',
  promise: 'Note a promise',
  promised: (letter: string, value: number): string => `${letter} holds ${withArticle(value)}`,
  unpromise: (letter: string, value: number): string =>
    `Take back the promise of ${letter} to hold ${withArticle(value)}`,
  promiser: 'Who',
  value: 'Value',
  typed: 'Or type it',
  typedHint: 'Version, players and turn | hand | piles | promises. A link can be pasted as well.',
  random: 'A position from a round',
  seed: 'Seed',
  seedHint: 'The same seed gives the same position. Leave it empty for any.',
  opening: 'Opening the position …',
  loading: 'One moment …',
  failed: 'A part of this page could not be fetched. Reload it to try again.',
  rule: 'The rule',
  laid: (what: string): string => `${what} is laid.`,
} as const;
