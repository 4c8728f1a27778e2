/** The words around a puzzle while somebody is at it. What comes of an answer is said in `puzzlesSaid.ts`. */
import type { Card, PuzzleLevel, RefusalCode, Variant } from '../engine/index.ts';
import { count, EN, theCard, upper } from './en.ts';
import { PUZZLE_LEVEL_NAMES } from './puzzlesPage.ts';

/** The reasons to choose from, each as the end of "It is not legal: …". */
export const REASON_WORDS: Readonly<Record<RefusalCode, string>> = {
  'card-not-in-hand': 'the card is not in the hand',
  'nothing-taken': 'nothing is taken',
  'no-such-pile': 'there is no such pile',
  'pile-taken-twice': 'a pile is taken twice',
  'joker-stays': 'a loose joker is never taken, as was agreed',
  'joker-needs-joker': 'only a joker takes a loose joker, as was agreed',
  'capture-subtracts': 'a capture never subtracts',
  'pile-mismatch': 'the pile has not the value of the card',
  'pile-too-high': 'one of the piles is higher than the card',
  'sum-mismatch': 'the total is no multiple of the card’s value',
  'no-split': 'the total would do, but the piles don’t part into groups',
  'no-single-build': 'one card alone is no build in this version',
  'joker-not-built-on': 'a loose joker is not built on, as was agreed',
  'single-value': 'the card alone has not that value',
  'subtraction-turned-round': 'the subtraction is the wrong way round',
  'no-subtraction': 'builds only add in this version',
  'no-keeping': 'an equal card has to be added in this version',
  'over-limit': 'that is above the highest build',
  'sum-or-difference': 'the value is neither sum nor difference',
  'owner-in-unowned': 'builds belong to nobody in this version',
  'owner-missing': 'nobody is said to own the build',
  'owner-not-partner': 'the build is for somebody who is no partner',
  'no-match-kept': 'no card is kept that matches the new build',
  'no-promise': 'the partner has promised no such value',
  'build-uncovered': 'no card is kept for a build that is owned already',
  'ask-not-allowed': 'partners may not be asked',
  'ask-not-partner': 'the one who is asked is no partner',
  'ask-untrue': 'the answer is not true',
  'round-over': 'the round is over',
  'round-unfinished': 'the round is not over',
};

const PROMPTS: Readonly<Record<'haul' | 'build' | 'break' | 'last', string>> = {
  haul: 'Choose a card, then the piles it takes.',
  build: 'Choose a card, then the pile that you lay it on, if any.',
  break: 'Choose a card, and what to do with it.',
  last: 'Choose a card, and what to do with it.',
};

export const PUZZLE_WORDS = {
  making: 'A new table is being laid …',
  working: 'Working it out …',
  stop: 'Stop',
  stopped: 'Stopped. Nothing was counted.',
  tryAgain: 'Try again',
  notMade: 'No table could be laid. Try again, please.',
  notSolved:
    'This one can’t be worked out: its link may have been made by hand. Here is another puzzle instead.',
  level: 'Level',
  soFar: (right: number, tried: number): string =>
    `So far at this level: ${right} of ${tried} solved the first time.`,
  levelName: (level: PuzzleLevel): string => upper(PUZZLE_LEVEL_NAMES[level]),
  /** "Dithmarschen, 4 players · hard". */
  place: (variant: Variant, seats: number, level: PuzzleLevel | undefined): string =>
    `${EN.variantName(variant)}, ${seats} players${level === undefined ? '' : ` · ${PUZZLE_LEVEL_NAMES[level]}`}`,
  otherLevel: (wanted: PuzzleLevel, got: PuzzleLevel): string =>
    `No ${PUZZLE_LEVEL_NAMES[wanted]} one turned up in this version: this is ${PUZZLE_LEVEL_NAMES[got]}.`,
  otherVersion: (wanted: string, got: string): string =>
    `There are no such puzzles in ${wanted}: this one is in ${got}.`,
  question: {
    zwick: 'Which card clears the table?',
    haul: 'Which capture brings most?',
    legal: 'May this play be made?',
    build: (target: Card): string => `Which build makes you sure of ${theCard(target)}?`,
    break: (owner: string, value: number): string =>
      `${upper(owner)} has a build of ${value}: break it.`,
    count: 'How many points has each side?',
    last: 'Which play wins most by the end?',
  },
  prompts: PROMPTS,
  zwickPrompt: 'Choose a card, then tap the piles, group by group.',
  zwickCard: (card: Card): string =>
    `${upper(theCard(card))}: now tap the piles, one group after the other.`,
  zwickRest: (sums: string, rest: number): string =>
    `${sums}${sums === '' ? '' : ' · '}${count(rest, 'pile')} in no group yet`,
  zwickAll: 'Every pile is in a group.',
  zwickNone: 'There is none',
  zwickNoneChosen: 'You say that no card clears the table.',
  undo: 'Undo the choice',
  legalYes: 'It is legal.',
  legalNo: (reason: string): string => `Not legal: ${reason}.`,
  legalChoices: 'Your verdict',
  countField: (side: string): string => (side === 'you' ? 'Your points' : `Points of ${side}`),
  countCheck: 'Check',
  countNeeds: 'Type a number for each side.',
  answer: 'Answer',
  playing: 'The play',
  hints: 'Hints',
  hint: (given: number): string =>
    given === 0 ? 'Hint' : given === 1 ? 'Second hint' : 'Show the solution',
  hintTitle: (nth: number): string => ['First hint', 'Second hint', 'The solution'][nth] ?? '',
  showAll: 'Show all answers',
  next: 'Next puzzle',
  skip: 'Another puzzle',
  again: 'Try this one again',
  right: 'Right!',
  rightOnly: 'That is the one answer there is.',
  rightAll: (of: number): string => `Right! All ${of} answers found.`,
  found: (found: number, of: number): string =>
    `Right! ${found} of ${of} found: look for ${of - found === 1 ? 'the other' : 'the others'}, or have them shown.`,
  foundBefore: (found: number, of: number): string =>
    `Right, but you had that one: ${found} of ${of} found.`,
  shown: 'The solution is shown below.',
  answers: (of: number): string =>
    of === 1 ? 'The answer' : of === 2 ? 'Both answers' : `All ${of} answers`,
  foundSoFar: 'Found so far',
  /** Above what each side scores in a counted round. */
  counting: 'The count',
  onTable: 'Show on the table',
  mine: 'found by you',
  lineTitle: 'How it goes on',
  players: 'At the table',
  you: 'You',
  held: (many: number): string => `${count(many, 'card')} in hand`,
  handOf: (name: string): string => `The hand of ${name}`,
  promised: (name: string, value: number): string =>
    `${upper(name)} ${name === 'you' ? 'have' : 'has'} promised a card that counts ${value}.`,
  gone: (many: number): string => `Won already (${count(many, 'card')})`,
  unseen: (many: number): string => `Not seen yet (${count(many, 'card')})`,
  won: (side: string): string => `Won by ${side}`,
  wonFacts: (cards: number, zwicks: number): string =>
    `${count(cards, 'card')}${zwicks > 0 ? `, ${count(zwicks, 'Zwick')}` : ', no Zwick'}`,
  lastCapture: (side: string): string => `${upper(side)} captured last.`,
  noCapture: 'Nobody has captured.',
  left: 'Left on the table',
  leftNone: 'Nothing is left on the table.',
  counts: (version: string): string => `What counts in ${version}`,
  counted: (what: string, points: number): string => `${upper(what)}: ${points}`,
  each: (what: string, points: number): string => `${upper(what)}: ${points} each`,
  mostCards: (points: number): string => `Most cards: ${points}`,
  zwickWorth: (points: number): string => `A Zwick: ${points}`,
  calculator: 'Open in the calculator',
  score: 'Open on the score page, counted',
  shareText: (kind: string, place: string, table: string): string =>
    `Zwicker puzzle, ${kind} (${place})\n${table}`,
  tableText: (table: string, hand: string): string =>
    `On the table: ${table}.${hand === '' ? '' : ` In my hand: ${hand}.`}`,
  badLink: {
    none: (found: string): string =>
      `“${found}”, at the end of the address, is no link to a puzzle. Here is a new one.`,
    cut: 'The link is cut off, or a letter in it is wrong: have it sent once more. Meanwhile, here is a new puzzle.',
    newer:
      'The link was made by a newer edition of this site, and can’t be read here yet. Here is a new puzzle.',
    wrong: (why: string): string => `The link does not open: ${why} Here is a new puzzle.`,
  },
} as const;
