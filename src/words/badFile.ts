/** What is wrong with a file of the person's own, and where: said once somebody opens one that can't be read. */
import type { BadProgress } from '../components/puzzles/progress/stored.ts';
import type { MOST } from '../components/score/pad.ts';
import type { BadPad } from '../components/score/readPad.ts';
import { evenings } from './pad.ts';

/** That a text is no JSON from a place on. */
export const notJsonText = (place: string): string =>
  `${place}: this is no JSON from here on. Nothing was added.`;

/** That something else stands at a place than should; `path` is where it is in the JSON. */
function badText(place: string, expected: string, found: unknown, path = ''): string {
  const shown = JSON.stringify(found)?.slice(0, 60) ?? 'nothing';
  return `${place}${path === '' ? '' : `, ${path}`}: ${expected}; found ${shown}. Nothing was added.`;
}

const NEWER = 'a newer edition of this site has saved the file';

/** The bounds of what is read of pads. */
type Most = typeof MOST;

const PAD: Readonly<Record<BadPad['expected'], string | ((most: Most) => string)>> = {
  pad: 'this should be a file that the pad has saved',
  newer: NEWER,
  evenings: (most) => `here should be a list of pads, not longer than ${most.evenings}`,
  evening: 'here should be a pad',
  text: (most) => `here should be a text of at most ${most.letters} letters`,
  day: 'here should be a day as in "2026-11-03", or nothing between the quotes',
  players: 'here should be a number of players from two on',
  sides: 'here should be how many sides the players form, as many players in each',
  names: 'here should be a list with the name of every player',
  dealer: 'here should be the seat that dealt first, counted from 0',
  rounds: (most) => `here should be a list of rounds, not longer than ${most.rounds}`,
  points: 'here should be a list with the points of every side',
  number: 'here should be a whole number of points, from 0 on',
};

/** What is wrong with a file of pads. */
export function badPadText(place: string, { expected, found, path }: BadPad, most: Most): string {
  const text = PAD[expected];
  return badText(place, typeof text === 'string' ? text : text(most), found, path);
}

/** That with the pads of a file there would be more than one file brings back. */
export function tooManyPads(added: number, most: Most): string {
  return `With the ${evenings(added)} of the file there would be more than can be saved as one: the most are ${most.evenings}. Nothing was added. Forget some here first, or keep the two files.`;
}

const PROGRESS: Readonly<Record<BadProgress['expected'], string>> = {
  progress: 'this should be a file that the puzzles have saved',
  newer: NEWER,
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

/** What is wrong with a file of progress in puzzles. */
export function badProgressText(place: string, { expected, found, path }: BadProgress): string {
  return badText(place, PROGRESS[expected], found, path);
}

const COURSE = {
  course: 'this should be a file that the course has saved',
  newer: NEWER,
  steps: 'here should be the steps that are done, by their ids',
  id: 'here should be the id of a step, like "sums/two-piles"',
  done: 'here should be how a step was done: {"how":"solved" or "shown","tries":a number}',
};

/** What is wrong with a file of progress in the course. */
export function badCourseText(
  place: string,
  expected: keyof typeof COURSE,
  found: unknown,
): string {
  return badText(place, COURSE[expected], found);
}
