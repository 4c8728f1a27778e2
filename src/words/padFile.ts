/** The words of the pad as a file, and what can be wrong with one. */
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
  tooLong: 'The file is too long for pads.',
  notRead: 'The file could not be read.',
  notJson: (at: string): string => `${at}: this is no JSON from here on.`,
  at: (line: number, column: number): string => `line ${line}, column ${column}`,
  bad: (place: string, { expected, found, path }: BadPad): string => {
    const shown = JSON.stringify(found)?.slice(0, 60) ?? 'nothing';
    return `${place}${path === '' ? '' : `, ${path}`}: ${EXPECTED[expected]}; found ${shown}. Nothing was added.`;
  },
} as const;

const EXPECTED: Readonly<Record<BadPad['expected'], string>> = {
  pad: 'this should be a file that the pad has saved',
  newer: 'a newer edition of this site has saved the file',
  evenings: 'here should be a list of pads, not longer than five hundred',
  evening: 'here should be a pad',
  text: 'here should be a text of at most sixty letters',
  day: 'here should be a day as in "2026-11-03", or nothing between the quotes',
  players: 'here should be a number of players from two on',
  sides: 'here should be how many sides the players form, as many players in each',
  names: 'here should be a list with the name of every player',
  dealer: 'here should be the seat that dealt first, counted from 0',
  rounds: 'here should be a list of rounds, not longer than two hundred',
  points: 'here should be a list with the points of every side',
  number: 'here should be a whole number of points, from 0 on',
};
