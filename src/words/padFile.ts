/** The words of the pad as a file, and what can be wrong with one. */
import type { MOST } from '../components/score/pad.ts';
import type { BadPad } from '../components/score/readPad.ts';
import { evenings } from './pad.ts';

export const FILE_WORDS = {
  keeping: 'Keeping it elsewhere',
  saveAll: 'Save all pads as a file',
  load: 'Add pads from a file',
  print: 'Print this pad',
  fileName: 'zwicker-pads.json',
  loaded: (added: number): string =>
    added === 0
      ? 'All pads of the file are here already.'
      : `Added from the file: ${evenings(added)}.`,
  tooMany: (added: number, most: Most): string =>
    `With the ${evenings(added)} of the file there would be more than can be saved as one: the most are ${most.evenings}. Nothing was added. Forget some here first, or keep the two files.`,
  tooLong: 'The file is too long for pads.',
  notRead: 'The file could not be read.',
  notJson: (at: string): string => `${at}: this is no JSON from here on.`,
  at: (line: number, column: number): string => `line ${line}, column ${column}`,
  bad: (place: string, { expected, found, path }: BadPad, most: Most): string => {
    const shown = JSON.stringify(found)?.slice(0, 60) ?? 'nothing';
    return `${place}${path === '' ? '' : `, ${path}`}: ${expectedText(expected, most)}; found ${shown}. Nothing was added.`;
  },
} as const;

/** The bounds of what is read. */
type Most = typeof MOST;

function expectedText(expected: BadPad['expected'], most: Most): string {
  const text = EXPECTED[expected];
  return typeof text === 'string' ? text : text(most);
}

const EXPECTED: Readonly<Record<BadPad['expected'], string | ((most: Most) => string)>> = {
  pad: 'this should be a file that the pad has saved',
  newer: 'a newer edition of this site has saved the file',
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
