/** What the pages of Zwikken with an island say around it, in English. */
import { RULE_SETS, ZWIKKEN_PUZZLE_KINDS, ZWIKKEN_PUZZLE_LEVELS } from '../engine/zwikken/index.ts';
import { upper } from './en.ts';
import { numberWord } from './numbers.ts';

const SETS = `${numberWord(RULE_SETS.length)} sets of rules`;
const KINDS = upper(`${numberWord(ZWIKKEN_PUZZLE_KINDS.length)} kinds`);
const LEVELS = `${numberWord(ZWIKKEN_PUZZLE_LEVELS.length)} levels`;

export const TABLE_PAGE_WORDS = {
  title: 'The Zwikken table',

  description: `Play a deal of Zwikken on one screen: all hands, bidding, searching for trumps, the ten, the tricks and the pot, in ${SETS}. Go back, try another card, send the deal as a link.`,

  lead: 'Pass the phone round, or play all hands yourself. Only what the rules allow is done; what they don’t, is explained.',

  noScripts:
    'The table needs scripts, which are turned off here. It would deal the cards of a seed, offer each player what the rules allow, and keep the pot. Below is a deal as it goes, in words.',

  words: 'Words that you meet here:',

  workedTitle: 'A deal, told',

  workedLead: (rules: string): string => `${rules} rules, three players:`,
} as const;

export const WHO_PAGE_WORDS = {
  title: 'Zwikken: who wins?',

  description:
    'Lay out the hands of a game of Zwikken, the trump suit, who leads and who plays: the rules engine says whether the game can be forced, and shows card by card how.',

  lead: 'All cards on the table: can whoever plays for the pot force the win, however the others play?',

  noScripts:
    'The solver needs scripts, which are turned off here. Below is a game that it has solved, in words.',

  worked: 'A game, solved',
} as const;

export const PUZZLE_PAGE_WORDS = {
  title: 'Puzzles of Zwikken',

  description: `Puzzles of Zwikken without end, in ${SETS}: can it be won, which cards may be played, who wins by a zwik, what does each pay. Every answer is proven by the rules engine.`,

  lead: `${KINDS}, ${SETS}, ${LEVELS}, no end. Every right answer is accepted, and every wrong one is told why.`,

  kinds: KINDS,

  kindTitle: (name: string): string => `Zwikken: ${name}`,

  kindDescription: (name: string): string =>
    `${name} Puzzles of Zwikken without end, in ${SETS} and ${LEVELS}, each with hints and a proven answer.`,

  noScripts:
    'Puzzles are made and checked by a script in your browser, and scripts are turned off here. This is one of them, with its answer.',

  worked: 'A worked example',

  answer: 'Show the answer',
} as const;
