/** The words of the sheets of puzzles. */
import type { BadSheet } from '../components/sheets/address.ts';

const SHOWN = 24;
const short = (found: string): string =>
  found.length > SHOWN ? `${found.slice(0, SHOWN)}…` : found;

const BAD: Readonly<Record<Extract<BadSheet, { found: string }>['what'], string>> = {
  kinds: 'kinds of puzzle',
  levels: 'levels',
  version: 'a version',
  count: 'a number of puzzles from 1 to 24',
  seed: 'a seed',
};

export const PUZZLE_SHEET_WORDS = {
  title: 'Sheets of puzzles',
  description:
    'Zwicker puzzles on paper: choose kinds, levels and how many, and print them on A4 with diagrams, the answers on a page of their own.',
  lead: 'Puzzles for the pocket or the kitchen table: A4, black and white, the answers on a page of their own.',
  noScripts:
    'Sheets are made by a script in your browser, and scripts are turned off here. The chosen puzzles can be read, and printed, without:',
  chosen: 'Chosen puzzles',
  form: 'What is to be on the sheet',
  kinds: 'Kinds',
  levels: 'Levels',
  version: 'Version',
  anyVersion: 'Mixed, where builds are owned',
  count: 'How many',
  seed: 'Seed',
  seedHelp: 'The same seed makes the same sheet.',
  badSeed: 'A seed has up to twelve small letters and figures.',
  another: 'Another sheet',
  print: 'Print',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: take the address above.',
  needsKind: 'Choose at least one kind.',
  needsLevel: 'Choose at least one level.',
  noneThere: 'This version has none of these kinds: choose another one, or other kinds.',
  leftOut: (kinds: string): string => `Not in this version, and left out: ${kinds}.`,
  making: (done: number, of: number): string => `${done} of ${of} puzzles are laid …`,
  ready: (of: number): string =>
    of === 1 ? '1 puzzle, ready to print.' : `${of} puzzles, ready to print.`,
  failed: 'The sheet could not be made: a part of this page may not have arrived.',
  tryAgain: 'Try again',
  sheetTitle: 'Zwicker puzzles',
  answersTitle: 'Answers',
  countsTitle: 'What counts',
  code: 'The same sheet on a screen, with every puzzle to be played:',
  codeLabel: 'QR code of this sheet',
  playIt: (number: number): string => `Play puzzle ${number} at the table`,
  table: 'On the table',
  emptyTable: 'The table is empty.',
  noCards: 'no card',
  answerLine: 'Answer:',
  /** "Find the Zwick.", but "Legal or not?". */
  answered: (kind: string): string => (/[?!.]$/.test(kind) ? kind : `${kind}.`),
  showAnswers: 'Show the answers',
  hideAnswers: 'Hide the answers',
  suits: { S: 'Spades:', H: 'Hearts:', D: 'Diamonds:', C: 'Clubs:', X: 'Jokers:' },
  place: (version: string, levels: string, seed: string): string =>
    `${version}; ${levels}; seed ${seed}`,
  bad: (problem: BadSheet): string => {
    switch (problem.what) {
      case 'no-link':
        return 'What stands at the end of the address is no link to a sheet. Here is a new one.';
      case 'too-long':
        return 'This link is far too long to be one of a sheet.';
      case 'cut':
        return 'The link is cut off, or a letter in it is wrong: have it sent once more. Meanwhile, here is a new sheet.';
      case 'newer':
        return 'The link was made by a newer edition of this site, and can’t be read here yet. Here is a new sheet.';
      default:
        return `The link does not open: it should name ${BAD[problem.what]} where “${short(problem.found)}” stands. Here is a new sheet.`;
    }
  },
} as const;
