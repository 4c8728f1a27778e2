/** What is far too long is told so before any work is done on it. */
import { expect, test } from 'vitest';
import { answerLine, COMMANDS } from '../../src/cli/commands.ts';
import { LONGEST_LINE } from '../../src/cli/lines.ts';
import { readLink } from '../../src/components/calculator/address.ts';
import { readTyped } from '../../src/components/calculator/reading.ts';
import { askedIn } from '../../src/components/compare/choice.ts';
import { readProgressFile as readCourseFile } from '../../src/components/course/progressFile.ts';
import { readPuzzle } from '../../src/components/puzzles/address.ts';
import { readProgressFile as readPuzzleFile } from '../../src/components/puzzles/progress/file.ts';
import { readText } from '../../src/components/replay/reading.ts';
import { readPadFile } from '../../src/components/score/padFile.ts';
import { parseSheetLink } from '../../src/components/sheets/address.ts';
import {
  type InvalidNotation,
  parseHouseLink,
  parseLink,
  parsePosition,
  parsePuzzle,
  parseRecord,
  parseState,
  type Result,
} from '../../src/engine/index.ts';
import { parseZwikkenLink } from '../../src/engine/zwikken/index.ts';
import { badLinkText } from '../../src/words/houseTroubles.ts';
import { notationText } from '../../src/words/index.ts';
import { PUZZLE_SHEET_WORDS } from '../../src/words/sheets.ts';
import { zwikkenLinkText } from '../../src/words/zwikkenLinks.ts';

const said = (read: Result<unknown, InvalidNotation>) => (read.ok ? '' : notationText(read.error));
const plain = (read: Result<unknown, string>) => (read.ok ? '' : read.error);
const long = (text: string, letters: number) => text.repeat(Math.ceil(letters / text.length));
/** An address of 100,000 characters. */
const link = (letter: string) => `#${letter}1~${long('AS-', 100_000)}~000000`;
const command = COMMANDS.plays;

test.each([
  ['a link', () => said(parseLink(link('p'))), /expected a shorter text.*20000/],
  [
    'a link of house rules',
    () => {
      const read = parseHouseLink(link('h'));
      return read.ok ? '' : badLinkText(read.error);
    },
    /far too long/,
  ],
  ['a puzzle', () => plain(readPuzzle(link('q'))), /shorter text/],
  ['the calculator’s address', () => plain(readLink(link('t'))), /shorter text/],
  [
    'a link of Zwikken',
    () => {
      const read = parseZwikkenLink(link('z'));
      return read.ok ? '' : zwikkenLinkText(read.error);
    },
    /far too long/,
  ],
  [
    'a sheet',
    () => {
      const read = parseSheetLink(link('b'));
      return read.ok ? '' : PUZZLE_SHEET_WORDS.bad(read.error);
    },
    /far too long/,
  ],
  [
    'a comparison',
    () => askedIn(`?${long('grupp~', 100_000)}all`, ['grupp'])?.problem ?? '',
    /^other$/,
  ],
  ['a position', () => said(parsePosition(long('AS ', 200_000))), /shorter text.*100000/],
  ['a state', () => said(parseState(long('AS, ', 200_000))), /shorter text/],
  ['a puzzle in notation', () => said(parsePuzzle(long('zwick | ', 200_000))), /shorter text/],
  ['a record', () => said(parseRecord(long('record\n', 200_000))), /shorter text/],
  [
    'a text typed into the calculator',
    () => {
      const read = readTyped(long('AS ', 200_000));
      return read.ok ? '' : read.error.text;
    },
    /shorter text/,
  ],
  [
    'a record that is pasted',
    () => {
      const read = readText(long('[1,', 200_000));
      return read.ok ? '' : read.error.text;
    },
    /too long for the record/,
  ],
  ['progress in the course', () => plain(readCourseFile(long('[', 600_000))), /file is too long/],
  ['progress in the puzzles', () => plain(readPuzzleFile(long('[', 3_100_000))), /too long/],
  ['a pad', () => plain(readPadFile(long('[', 2_100_000))), /file is too long/],
  [
    'a line',
    () => (command === undefined ? '' : answerLine(command, long('[', LONGEST_LINE + 1))),
    /"line-too-long"/,
  ],
])('%s', (_, ask, message) => {
  expect(ask()).toMatch(message);
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now();
    ask();
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});

test('a file that nests deeper than any of ours is no such file, at its place', () => {
  expect(plain(readCourseFile(`{"v":1,"steps":${long('[', 50)}`))).toMatch(/^line 1, column 55: /);
});
