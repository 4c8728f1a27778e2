/** The words of the pages of the practice puzzles, as they are served. */
import type { PuzzleKind, PuzzleLevel } from '../engine/index.ts';
import { list, upper } from './en.ts';
import { numberWord } from './numbers.ts';

/** What each kind is called, and what it asks, in two sentences. */
export const PUZZLE_KIND_WORDS = {
  zwick: {
    name: 'Find the Zwick',
    about:
      'One card of your hand may clear the whole table: find it, and the groups that the piles fall into. About one table in five has none, and then that is the answer.',
    short: 'Which card clears the table, and how? Or is there none?',
    wordings: 'clear the table, sweep puzzle, find the sweep, exercise, training',
  },
  haul: {
    name: 'The biggest haul',
    about:
      'Find the capture that brings most: first points, on the cards (the one you play, too) and for a Zwick, then the number of cards. Where several bring as much, each of them is right.',
    short: 'Which capture brings most points, then most cards?',
    wordings: 'best capture, most points, exercise',
  },
  legal: {
    name: 'Legal or not?',
    about:
      'A play is shown: say whether it may be made. If it may not, say for which reason; there is only one.',
    short: 'May that play be made? And if not, why not?',
    wordings: 'is it allowed, rules quiz, referee, judge',
  },
  build: {
    name: 'Build it',
    about:
      'There is a card on the table that your side would like to have. Find a build after which you or your partner are sure to take it by your next turn, whatever the others hold among the cards you have not seen; a partner who may take it takes it.',
    short: 'Which build makes sure of the card you want?',
    wordings: 'safe build, secure a joker, make sure of the ten of diamonds',
  },
  break: {
    name: 'Break it',
    about:
      'All cards lie open, and an opponent has announced a build. Find the play after which no opponent can take it at that value before your next turn, and of those the one that makes your side sure of most points by then.',
    short: 'Which play spoils an opponent’s build, and pays best?',
    wordings: 'spoil a build, defend, stop an opponent',
  },
  count: {
    name: 'Count the round',
    about:
      'The round is over and the won piles lie there. Count them: cards that score, most cards, Zwicks, and what was left on the table.',
    short: 'How many points has each side?',
    wordings: 'scoring practice, count points, abrechnen',
  },
  last: {
    name: 'The last plays',
    about:
      'The round is nearly over and you know every card. Find the play that leaves your side furthest ahead, or least behind, when everybody plays as well as can be.',
    short: 'Which play wins most by the end of the round?',
    wordings: 'endgame, end of the round, perfect play, double dummy',
  },
} as const satisfies Readonly<
  Record<PuzzleKind, { name: string; about: string; short: string; wordings: string }>
>;

export const PUZZLE_LEVEL_NAMES: Readonly<Record<PuzzleLevel, string>> = {
  1: 'easy',
  2: 'gentle',
  3: 'middling',
  4: 'hard',
  5: 'fiendish',
};

export const PUZZLE_PAGE_WORDS = {
  title: 'Puzzles',
  description: (kinds: number): string =>
    `Practice puzzles for Zwicker: ${numberWord(kinds)} kinds from easy to fiendish without end, a set for every day, and a run against the clock. Every answer is checked by the engine.`,
  lead: 'Ten good minutes a day. Every table is new, every right answer is accepted, and every wrong one is told why.',
  kinds: (kinds: number): string => upper(`${numberWord(kinds)} kinds`),
  kindDescription: (name: string, short: string): string =>
    `${name}: practice puzzles for Zwicker without end, from easy to fiendish. ${short}`,
  up: 'Puzzles',
  forVersion:
    'They are for the version of the game that you have chosen in the settings, as far as it has them.',
  levels: `The levels are ${list(Object.values(PUZZLE_LEVEL_NAMES))}.`,
  daily: 'Today’s puzzles',
  dailyAbout: 'the same for everybody on a date, one of each kind, from easy to fiendish',
  dailyTitle: 'Puzzles of the day',
  dailyDescription:
    'A set of Zwicker puzzles for every day, the same for everybody: one of each kind, from easy to fiendish. Days gone by can be caught up on.',
  dailyLead: 'One puzzle of each kind, from easy to fiendish, the same for everybody.',
  clock: 'Against the clock',
  clockAbout: 'three minutes: how many Zwicks, or biggest hauls, can you find?',
  clockDescription:
    'Three minutes of Zwicker puzzles: find as many Zwicks, or biggest hauls, as you can.',
  clockLead:
    'You have three minutes, and the clock runs while a table lies in front of you. A right answer leads to the next table at once, and they get harder as you go; a wrong one leads on too, and the third ends the run.',
  mistakes: 'My mistakes',
  mistakesAbout: 'puzzles that went wrong, to try again',
  chosen: 'Chosen puzzles',
  chosenAbout: 'picked by hand, each for one idea: read them through, or solve them',
  sheets: 'On paper',
  sheetsAbout: 'puzzles of your choice on a sheet to print, with the answers on another',
  mistakesDescription:
    'The Zwicker puzzles that went wrong for you, kept in your browser, to try again.',
  mistakesLead:
    'Puzzles that went wrong, or that you had shown to you, wait until you solve them without a hint, here or on any other page.',
  noScripts:
    'Puzzles are made and checked by a script in your browser, and scripts are turned off here. This is one of them, with its solution.',
  noScriptsHere:
    'This page needs scripts, which are turned off here. Each kind of puzzle can be read, with an example:',
  example: 'A worked example',
  solution: 'Show the solution',
  learnFirst: 'New to the game? The course begins with the first capture.',
} as const;
