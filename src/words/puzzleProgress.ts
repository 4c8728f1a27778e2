/** What is said of progress in the practice puzzles that is kept, saved as a file, or read from one. */
import type { BadProgress } from '../components/puzzles/progress/stored.ts';

export const PUZZLE_PROGRESS_WORDS = {
  fileName: 'zwicker-puzzles.json',
  tooLong: 'The file is too long for progress in puzzles.',
  notRead: 'The file could not be read. Nothing was added.',
  notJson: (at: string): string => `${at}: this is no JSON from here on. Nothing was added.`,
  at: (line: number, column: number): string => `line ${line}, column ${column}`,
  bad: (place: string, { expected, found, path }: BadProgress): string => {
    const shown = JSON.stringify(found)?.slice(0, 60) ?? 'nothing';
    return `${place}${path === '' ? '' : `, ${path}`}: ${EXPECTED[expected]}; found ${shown}. Nothing was added.`;
  },
  notKept: {
    newer:
      'Your progress was kept by a newer edition of this site. It is left as it is; changes hold on this page only.',
    blocked:
      'This browser keeps nothing for this site: save your progress as a file before you leave the page.',
    full: 'This browser has no room left for this site: save your progress as a file before you leave the page.',
  },
} as const;

const EXPECTED: Readonly<Record<BadProgress['expected'], string>> = {
  progress: 'this should be a file that the puzzles have saved',
  newer: 'a newer edition of this site has saved the file',
  list: 'here should be a list, if only an empty one',
  table: 'here should be entries by name, between curly brackets',
  link: 'here should be the link of a puzzle',
  kind: 'here should be a kind of puzzle, like "zwick"',
  level: 'here should be a level, from 1 to 5',
  version: 'here should be the id of a version, like "dithmarschen"',
  'yes-no': 'here should be true or false',
  hints: 'here should be a number of hints, from 0 to 3',
  number: 'here should be a whole number, from 0 on',
  day: 'here should be a day that there is, as in "2026-11-30"',
  packed: 'here should be old results, eight letters each',
  marks: 'here should be a letter for each puzzle of the day: r, w or -',
  set: 'here should be "all", or the id of a version',
};
