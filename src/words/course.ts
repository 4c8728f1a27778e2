/** The words of a lesson while it is done. What comes of a try is said in `courseSaid.ts`. */
import type { Card } from '../engine/index.ts';
import { EN, theCard } from './en.ts';

export const COURSE_WORDS = {
  /** "Step 2 of 5". */
  place: (at: number, of: number): string => `Step ${at} of ${of}`,
  steps: 'The steps of this lesson',
  prompt: 'Choose a card, then what it takes.',
  promptValue: 'Which value do you announce?',
  promptNumber: 'Type a number.',
  /** What is wrong with something that is no number of cards or points. */
  noNumber: (typed: string): string =>
    typed === ''
      ? 'Type a number first.'
      : /^[-−]\d+$/.test(typed)
        ? 'It can’t be less than nothing. Type a number from 0 on.'
        : /^\d+[.,]\d*$/.test(typed)
          ? 'Type a whole number, without a point or a comma.'
          : /^\d+$/.test(typed)
            ? 'That is far too many: no pack is so large.'
            : `“${typed}” is no number. Type it in figures, as 12.`,
  promptPiles: 'Choose the cards, then check.',
  promptYesNo: 'Yes or no?',
  notReady: 'Not ready yet.',
  doing: 'Help with this step',
  ways: 'Back and on',
  hint: 'Hint',
  nextHint: 'Another hint',
  showMe: 'Show me',
  again: 'Try it again',
  back: 'Back',
  skip: 'Skip',
  next: 'Next step',
  nextLesson: (title: string): string => `Next lesson: ${title}`,
  rule: (title: string): string => `The rule: ${title}`,
  calculator: 'Open in the calculator',
  check: 'Check',
  yes: 'Yes',
  no: 'No',
  number: 'Your number',
  value: (value: number): string => `${value}`,
  values: 'The value to announce',
  answersGroup: 'Your answer',
  won: 'Your won cards',
  laidOut: 'Cards to look at',
  /** The second hint of a play. */
  card: (card: Card): string => `Play ${theCard(card)}.`,
  /** After the last play nothing more is to be done at this table. */
  over: 'That was it: go on to the next step, or try it again.',
  tries: (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`),
  rightAnswers: (answers: number): string =>
    answers === 1
      ? 'That is the one right answer.'
      : `There are ${answers} right answers; this is one of them.`,
  save: 'Save my progress as a file',
  failed: 'A part of this page did not arrive. Load it again, please.',
  notKept: {
    newer:
      'Your progress was kept by a newer edition of this site. It is left as it is; what you do here holds on this page only. Save it as a file before you leave.',
    blocked:
      'This browser keeps nothing for this site: your progress is gone when you leave this page. Save it as a file before; on the page of all lessons you can add it again.',
    full: 'This browser has no room left for this site: your progress holds on this page only. Save it as a file before you leave; on the page of all lessons you can add it again.',
  },
  cards: (cards: readonly Card[]): string => EN.list(cards.map(theCard), 'and'),
} as const;
