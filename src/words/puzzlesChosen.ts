/** The words of the chosen puzzles around what each one says of itself. */
import type { Motif, PuzzleLevel } from '../engine/index.ts';
import { PUZZLE_LEVEL_NAMES } from './puzzlesPage.ts';

/** What each motif is called: the idea by itself, without the puzzle. */
const MOTIF_WORDS: Readonly<Record<Motif, string>> = {
  'dual-both-ways': 'One rank, low and high at once',
  'left-over-looks-takeable': 'A left-over that looks takeable',
  'residue-proves-none': 'A total that proves there is none',
  'total-deceives': 'A total that promises too much',
  'joker-in-a-sum': 'A joker inside a sum',
  'build-in-a-sum': 'A build inside a sum',
  'many-groups': 'Three groups or more',
  'two-cards-equal': 'Two cards that do it equally',
  'fewer-cards-more-points': 'Fewer cards, more points',
  'zwick-not-best': 'A Zwick that is not the best',
  'no-turning-round': 'A subtraction that does not turn round',
  'no-subtracting-capture': 'A capture never subtracts',
  'one-card-two-builds': 'One card can’t serve two builds',
  'low-value': 'A court card at its low value',
  'leaves-some': 'Nobody has to take everything',
  'frees-itself': 'The card kept for a build takes it',
  'partners-build': 'A partner’s build may be taken',
  'for-partner': 'A build for a partner',
  'keeps-value': 'An equal card that keeps the value',
  'two-against-it': 'Two opponents together',
  'lowers-to-match': 'Bringing a pile down to what is held',
  'broken-by-taking': 'Broken by being taken',
  'broken-by-building': 'Broken by another value',
  'greed-loses': 'What brings most at once is wrong',
  waits: 'A capture that can wait',
  'builds-to-win': 'A build that wins',
  tie: 'A tie for most cards',
  'left-over-decides': 'What is left decides most cards',
  'zwicks-decide': 'Zwicks decide',
};

export const PUZZLE_CHOSEN_WORDS = {
  title: 'Chosen puzzles',
  description:
    'Chosen practice puzzles for Zwicker, each with the one idea that it teaches, from easy to fiendish, with hints and solution.',
  lead: 'Each of these was picked for one idea. Read them here, or play them: the page with the table knows every right answer.',
  /** "26 puzzles, from easy to fiendish". */
  many: (puzzles: number): string => `${puzzles} puzzles, from easy to fiendish.`,
  endless: (kind: string): string => `More of this kind without end: ${kind}`,
  toPaper: 'Puzzles on paper: sheets to print',
  play: 'Play it at the table',
  first: 'First hint',
  second: 'Second hint',
  solution: 'Solution',
  answers: (of: number): string => (of === 1 ? 'The answer:' : `All ${of} right answers:`),
  /** "Find the Zwick. Dithmarschen, 4 players · hard." */
  place: (kind: string, place: string): string =>
    `${kind}${kind.endsWith('?') ? '' : '.'} ${place}.`,
  pageTitle: (title: string, kind: string): string => `${title}: ${kind}`,
  pageDescription: (title: string, kind: string, place: string): string =>
    `A Zwicker puzzle, “${title}” (${kind}, ${place}), with hints and its solution.`,
  /** What a search says of one: "A joker inside a sum. Find the Zwick, hard." */
  found: (motif: Motif, kind: string, level: PuzzleLevel): string =>
    `${MOTIF_WORDS[motif]}. ${kind.replace(/\?$/, '')}, ${PUZZLE_LEVEL_NAMES[level]}.`,
  motifs: MOTIF_WORDS,
} as const;
