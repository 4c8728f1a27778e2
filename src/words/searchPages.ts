import { TEST_QUESTIONS } from '../engine/course/index.ts';
import { PUZZLE_KINDS } from '../engine/index.ts';
import { upper } from './en.ts';
import { numberWord } from './numbers.ts';
import { PUZZLE_KIND_WORDS } from './puzzlesPage.ts';

/** The pages that the search can find beside those of the rules, in English. */
export const SEARCH_PAGES: readonly {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly wordings?: string;
}[] = [
  {
    path: '/learn/',
    title: 'Learn Zwicker',
    text: 'The course: lessons at a table, from the first capture to a whole deal against the computer.',
    wordings: 'course, lessons, tutorial, how do I play, beginner, teach me, Anfänger, lernen',
  },
  {
    path: '/learn/test/',
    title: 'Closing test of the course',
    text: `${upper(numberWord(TEST_QUESTIONS))} mixed questions, and which lessons to look at again.`,
    wordings: 'quiz, exam, test yourself',
  },
  {
    path: '/learn/teach/',
    title: 'Teach it in five minutes',
    text: 'One page to print: how to explain Zwicker to others at a table.',
    wordings: 'explain the game, teach others, newcomers, print',
  },
  {
    path: '/puzzles/chosen/',
    title: 'Chosen puzzles',
    text: 'Puzzles of every kind, each picked for one idea, with hints and solution.',
    wordings: 'hand-picked, examples of tactics, motifs, exercises with solutions, Aufgaben',
  },
  {
    path: '/sheets/',
    title: 'Sheets of puzzles',
    text: 'Puzzles on paper: choose kinds and levels, print them on A4, answers on a page of their own.',
    wordings: 'worksheet, print puzzles, puzzles on paper, PDF, handout, Arbeitsblatt',
  },
  {
    path: '/puzzles/',
    title: 'Puzzles',
    text: `Practice puzzles: ${numberWord(PUZZLE_KINDS.length)} kinds from easy to fiendish without end, with every answer checked.`,
    wordings: 'practise, practice, exercises, training, quiz, Übungen, Rätsel',
  },
  ...PUZZLE_KINDS.map((kind) => {
    const { name, short, wordings } = PUZZLE_KIND_WORDS[kind];
    return { path: `/puzzles/${kind}/`, title: `${name} (puzzles)`, text: short, wordings };
  }),
  {
    path: '/puzzles/daily/',
    title: 'Puzzles of the day',
    text: 'One puzzle of each kind, the same for everybody on a date, with days gone by.',
    wordings: 'daily puzzle, today, streak, Rätsel des Tages',
  },
  {
    path: '/puzzles/clock/',
    title: 'Puzzles against the clock',
    text: 'Three minutes: how many Zwicks, or biggest hauls, can you find?',
    wordings: 'timed, speed run, race, time trial',
  },
  {
    path: '/puzzles/mistakes/',
    title: 'My mistakes',
    text: 'Puzzles that went wrong, to try again.',
    wordings: 'repeat, wrong puzzles, review',
  },
  {
    path: '/calculator/',
    title: 'Calculator',
    text: 'Lay a table out: every capture and build there is, and the verdict on a play in each version.',
    wordings: 'is this play legal, check a move, what can I take, analyse position',
  },
  {
    path: '/replay/christiansen/',
    title: 'An annotated round of Christiansen’s game',
    text: 'Albert, Beatrice, Charlie and Diane play a whole round, step by step.',
    wordings: 'example game, sample game, watch a game, replay',
  },
  {
    path: '/replay/',
    title: 'Replay your own round',
    text: 'Load the record of a round and step through it.',
    wordings: 'record, notation, load a game',
  },
  {
    path: '/score/',
    title: 'Who won?',
    text: 'Count a round: who holds the counting cards, how many cards, how many Zwicks; points line by line.',
    wordings: 'scoring calculator, count points, abrechnen, who is the winner',
  },
  {
    path: '/score/pad/',
    title: 'Score pad',
    text: 'The rounds of an evening: dealer, points, totals and a chart, kept in your browser.',
    wordings: 'score sheet, write down points, Schreibblock',
  },
  {
    path: '/score/deal/',
    title: 'How to deal',
    text: 'Say who plays and which version: how to deal, step by step.',
    wordings: 'deal card, how many cards each, geben',
  },
  {
    path: '/zwikken/',
    title: 'Zwikken',
    text: 'The Dutch game of the similar name, with tricks, trumps and a pot: rules, a table, who wins, puzzles.',
    wordings: 'Zwikken, Zwikken rules, how to play Zwikken, spelregels, Dutch card game, gambling',
  },
  {
    path: '/settings/',
    title: 'Settings',
    text: 'Which version you play, with how many players, and how the cards look: four colours, German letters, dark.',
    wordings: 'dark mode, theme, four colour deck, colour blind, B D K A',
  },
  {
    path: '/glossary/german/',
    title: 'German words',
    text: 'The words of the game from German, with what they are here.',
    wordings: 'Deutsch, translation, Übersetzung',
  },
  {
    path: '/sources/rulings/',
    title: 'Our rulings',
    text: 'Every point on which the sources are silent or at odds, and how it was decided.',
    wordings: 'house rulings, decisions, uncertain rules',
  },
  {
    path: '/reference/',
    title: 'Reference',
    text: 'For programmers: one engine for everybody, and how to use it from Node.',
    wordings: 'API, developer, TypeScript, library, package, source code',
  },
  {
    path: '/reference/engine/',
    title: 'The engine',
    text: 'Every function and type of the engine, with programs that use it.',
    wordings: 'API, functions, types, listPlays, checkPlay',
  },
  {
    path: '/reference/command-line/',
    title: 'Command line',
    text: 'Commands that read and answer JSON Lines: plays, explain, zwick, replay, deal, score, perft.',
    wordings: 'CLI, terminal, shell, JSONL',
  },
  {
    path: '/reference/notation/',
    title: 'Notation',
    text: 'Positions, plays and rounds as text.',
    wordings: 'how to write down a game, record format, PGN, FEN',
  },
  {
    path: '/reference/links/',
    title: 'Links',
    text: 'How a position stands in an address, and what happens to a damaged link.',
    wordings: 'URL, share, fragment, check value',
  },
  {
    path: '/reference/data/',
    title: 'Data',
    text: 'The rules, versions and disputes as JSON, schemas, and golden vectors; how to cite a rule.',
    wordings: 'JSON, download, dataset, JSON Schema, test vectors, cite, citation',
  },
];
