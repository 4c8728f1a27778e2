/**
 * What comes from addresses, files, storage and standard input may be anything: no reader throws, none takes long, none
 * lets it into a prototype. With the big numbers 100,000 inputs each, and the figures are printed.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerLine, COMMANDS } from '../../src/cli/commands.ts';
import { readLink as readCalculatorLink } from '../../src/components/calculator/address.ts';
import { readTyped } from '../../src/components/calculator/reading.ts';
import { askedIn } from '../../src/components/compare/choice.ts';
import {
  merged as mergedCourse,
  NOTHING_DONE as NO_STEPS,
  parseProgress as parseCourse,
} from '../../src/components/course/progress.ts';
import { readProgressFile as readCourseFile } from '../../src/components/course/progressFile.ts';
import { testPlaceOf } from '../../src/components/course/testAddress.ts';
import { fieldsOf } from '../../src/components/kept/text.ts';
import { readPuzzle } from '../../src/components/puzzles/address.ts';
import { dailyPlace } from '../../src/components/puzzles/dailyPlace.ts';
import { readProgressFile as readPuzzleFile } from '../../src/components/puzzles/progress/file.ts';
import { historyOf, merged, streakOf } from '../../src/components/puzzles/progress/index.ts';
import { NOTHING_DONE } from '../../src/components/puzzles/progress/progress.ts';
import { parseProgress as parsePuzzles } from '../../src/components/puzzles/progress/stored.ts';
import { splitFragment } from '../../src/components/replay/address.ts';
import { playersIn } from '../../src/components/replay/players.ts';
import { readLink as readRecordLink, readText } from '../../src/components/replay/reading.ts';
import { EMPTY_PAD } from '../../src/components/score/pad.ts';
import { readPadFile, withImported } from '../../src/components/score/padFile.ts';
import { parsePad } from '../../src/components/score/readPad.ts';
import { readSaved } from '../../src/components/settings/houseRules.ts';
import { settingsOf } from '../../src/components/settings/stored.ts';
import { makeSheetLink, parseSheetLink } from '../../src/components/sheets/address.ts';
import {
  type InvalidNotation,
  makeHouseLink,
  makeLink,
  makePuzzleLink,
  parseCard,
  parseHouseLink,
  parseLink,
  parsePlay,
  parsePosition,
  parsePuzzle,
  parsePuzzleLink,
  parseRecord,
  parseState,
  type Result,
  readVersionId,
  recordToJson,
  VARIANTS,
} from '../../src/engine/index.ts';
import {
  dealZwikken,
  firstSitting,
  makeZwikkenLink,
  parseZwikkenLink,
  RULE_SETS,
  usuallyAgreed,
} from '../../src/engine/zwikken/index.ts';
import { badLinkText } from '../../src/words/houseTroubles.ts';
import { notationText } from '../../src/words/index.ts';
import { PUZZLE_SHEET_WORDS } from '../../src/words/sheets.ts';
import { zwikkenLinkText } from '../../src/words/zwikkenLinks.ts';
import { fuzz } from './fuzz.ts';
import { hostile, hostileLinks } from './inputs.ts';

const CONTENT = join(import.meta.dirname, '../../src/content');
const json = (file: string) => JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
const value = <Value>(read: Result<Value, unknown>): Value => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const POSITIONS = [
  'christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20',
  'dithmarschen 4 @0 | JD | 2H, 4C, 6D, 10S, JC',
  'grupp 3 @2 jokers=never sweep=no | X1 KS 5D | 9D, 4S 5S =9, X6',
  'huelsemann-double 6 @5 | AS AS 2D | KH, KH, 3C 4C =7, 10D',
  'dithmarschen.zwick.2 2 @0 | 2S 7S AS | 9H',
];
const STATES = [
  'christiansen 2 @0 dealer=1 last=0 | 5S X25, AS KS | X30, 4D | none | 9H 9D =1, none =0',
];
const RECORD = readFileSync(join(CONTENT, 'records/christiansen.zwicker'), 'utf8');
const PUZZLES: readonly string[] = globSync('puzzles/*/*.json', { cwd: CONTENT })
  .sort()
  .filter((_, at) => at % 9 === 0)
  .map((file) => json(file).puzzle);
const PLAYS = ['KS x QS AD', 'AS on 9H =2@0', '3H', 'QH =13@1', 'ask 2:13 yes', 'KS x p0 p1'];

const positions = POSITIONS.map((text) => value(parsePosition(text)));
const record = value(parseRecord(RECORD));
const LINKS = [
  ...positions.map((position) => makeLink({ form: 'position', position })),
  makeLink({
    form: 'try',
    position: value(parsePosition('dithmarschen 2 @0 | 2S 7S AS | 9H')),
    play: { kind: 'build', card: 'AS', on: 0, value: 2, owner: 0 },
  }),
  ...STATES.map((text) => makeLink({ form: 'state', state: value(parseState(text)) })),
  makeLink({ form: 'record', record }),
  makeLink({ form: 'record', record: { ...record, plays: record.plays.slice(0, 4) } }),
];
const HOUSE_LINKS = ['dithmarschen.zwick.2', 'grupp', 'christiansen'].map((id) => {
  const variant = value(readVersionId(id));
  const options = { jokerOnTable: 'never', jokerSweepIsZwick: false } as const;
  return makeHouseLink({ variant, options, name: 'Oma Ernä 🂡' });
});
const PUZZLE_LINKS = PUZZLES.map((text) => makePuzzleLink(value(parsePuzzle(text))));
const ZWIKKEN_LINKS = [
  ...RULE_SETS.map((rules) => {
    const agreed = usuallyAgreed(rules);
    const sitting = firstSitting(rules, 4, 5, agreed, 0);
    const deal = dealZwikken(rules, 4, 0, 'seed', agreed.packets);
    return makeZwikkenLink({ form: 'deal', record: { sitting, deal, actions: [] } });
  }),
  makeZwikkenLink({ form: 'puzzle', puzzle: { rules: RULE_SETS[0], kind: 'win', seed: 'k3f9x2' } }),
];
const SHEETS = [
  makeSheetLink({
    kinds: ['zwick', 'haul'],
    levels: [2, 3],
    version: 'dithmarschen',
    count: 8,
    seed: 'k3f9x2',
  }),
];

const said = (read: Result<unknown, InvalidNotation>) =>
  read.ok ? undefined : notationText(read.error);
const plain = (read: Result<unknown, string>) => (read.ok ? undefined : read.error);

test('what is changed here was valid before', () => {
  for (const text of POSITIONS) expect(parsePosition(text).ok).toBe(true);
  for (const link of LINKS) expect(parseLink(link).ok).toBe(true);
  for (const link of HOUSE_LINKS) expect(parseHouseLink(link).ok).toBe(true);
  for (const link of PUZZLE_LINKS) expect(parsePuzzleLink(link).ok).toBe(true);
  for (const link of ZWIKKEN_LINKS) expect(parseZwikkenLink(link).ok).toBe(true);
  for (const link of SHEETS) expect(parseSheetLink(link).ok).toBe(true);
  for (const text of PLAYS) expect(parsePlay(text, { seats: 4, table: [] })).toBeDefined();
  for (const { lines, name } of JSON_LINES) {
    for (const line of lines)
      expect(answerLine(COMMANDS[name] as never, line), name).not.toContain('"error"');
  }
  for (const text of COURSE) expect(readCourseFile(text).ok).toBe(true);
  for (const text of PUZZLE_FILES) expect(readPuzzleFile(text).ok).toBe(true);
  for (const text of PADS) expect(readPadFile(text).ok).toBe(true);
});

describe('an address', () => {
  test('of a position, a try, a state or a record', () => {
    fuzz('links p t s r', hostileLinks(LINKS), (text) => said(parseLink(text)));
  });
  test('of house rules', () => {
    fuzz('links h', hostileLinks(HOUSE_LINKS), (text) => {
      const read = parseHouseLink(text);
      return read.ok ? undefined : badLinkText(read.error);
    });
  });
  test('of a puzzle, as the player of puzzles reads it', () => {
    fuzz('links q', hostileLinks(PUZZLE_LINKS), (text) => plain(readPuzzle(text)));
  });
  test('of Zwikken', () => {
    fuzz('links of Zwikken', hostileLinks(ZWIKKEN_LINKS), (text) => {
      const read = parseZwikkenLink(text);
      return read.ok ? undefined : zwikkenLinkText(read.error);
    });
  });
  test('of a sheet of puzzles', () => {
    fuzz('links b', hostileLinks(SHEETS), (text) => {
      const read = parseSheetLink(text);
      return read.ok ? undefined : PUZZLE_SHEET_WORDS.bad(read.error);
    });
  });
  test('of the calculator', () => {
    fuzz('calculator', hostileLinks(LINKS), (text) => plain(readCalculatorLink(text)));
  });
  test('of a replay, with a step and names before the record', () => {
    const fragments = LINKS.slice(-2).map((link) => `#n.QWxiZXJ0.RGlhbmU~play-7~${link}`);
    fuzz('replays', hostile(fragments), (text) => {
      playersIn(text);
      return plain(readRecordLink(splitFragment(text).link));
    });
  });
  test('of a day, a test or a comparison', () => {
    const places = ['#2026-11-30~3', '#test-k3f9x2-4', '?dithmarschen~grupp~differences'];
    const ids = VARIANTS.map(({ id }) => id);
    fuzz('places', hostile(places), (text) => {
      const asked = askedIn(text, ids);
      return testPlaceOf(text) === undefined && asked === undefined
        ? dailyPlace(text, '2026-11-30').message
        : undefined;
    });
  });
});

describe('notation', () => {
  test('of positions', () => {
    fuzz('positions', hostile(POSITIONS), (text) => said(parsePosition(text)));
  });
  test('of states', () => {
    fuzz('states', hostile(STATES), (text) => said(parseState(text)));
  });
  test('of plays and cards', () => {
    const at = value(parsePosition('christiansen 4 @1 | KS 8C | QS, AD, 9H, X30 10S =20@3'));
    fuzz('plays', hostile(PLAYS), (text) => {
      parseCard(text);
      return said(parsePlay(text, at));
    });
  });
  test('of puzzles', () => {
    fuzz('puzzles', hostile(PUZZLES), (text) => said(parsePuzzle(text)));
  });
  test('typed into the calculator', () => {
    fuzz('typed', hostile([...POSITIONS, ...LINKS.slice(0, 2)]), (text) => {
      const read = readTyped(text);
      return read.ok ? undefined : read.error.text;
    });
  });
  test('of records, or JSON of them, or a link, as somebody pastes them', () => {
    const short = RECORD.split('\n').slice(0, 9).join('\n');
    const all = [RECORD, short, JSON.stringify(recordToJson(record)), LINKS.at(-1) ?? ''];
    fuzz('records', hostile(all), (text) => {
      const read = readText(text);
      return read.ok ? undefined : read.error.text;
    });
  });
});

const HEAD = { variant: 'christiansen', seats: 4, dealer: 0 };
const POSITION = {
  variant: 'christiansen',
  seats: 4,
  toMove: 1,
  hand: ['KS', '8C'],
  table: [{ cards: ['QS'] }, { cards: ['X30', '10S'], value: 20, owner: 3 }],
  promised: [{ seat: 3, value: 20 }],
  options: { jokerOnTable: 'free', jokerSweepIsZwick: true },
};
const line = (input: object) => [JSON.stringify(input)];
const JSON_LINES: readonly { readonly name: string; readonly lines: readonly string[] }[] = [
  { name: 'plays', lines: line({ ...POSITION, limit: 100 }) },
  {
    name: 'explain',
    lines: line({ position: POSITION, play: { kind: 'capture', card: 'KS', takes: [0] } }).concat(
      line({ position: POSITION, play: { kind: 'build', card: '8C', on: 0, value: 11, owner: 1 } }),
    ),
  },
  { name: 'zwick', lines: line(POSITION) },
  { name: 'replay', lines: [JSON.stringify(recordToJson(record))] },
  { name: 'deal', lines: line({ ...HEAD, seed: 'ä🂡' }) },
  {
    name: 'score',
    lines: line({
      variant: 'grupp',
      sides: [
        { cards: ['AS', '10D'], zwicks: 2 },
        { cards: [], zwicks: 0 },
      ],
    }),
  },
  { name: 'perft', lines: line({ ...HEAD, seed: 'text', depth: 1 }) },
  {
    name: 'zwikken-legal',
    lines: line({ rules: 'zwikken-classic', trump: 'H', hand: ['AS', '10H'], trick: ['KS'] }),
  },
  {
    name: 'zwikken-zwik',
    lines: line({
      rules: 'zwikken-classic',
      trumpCard: 'QH',
      hands: [
        ['KS', 'KD', 'KC'],
        ['AS', 'AD', '10C'],
        ['JS', 'JD', '10H'],
      ],
    }),
  },
  {
    name: 'zwikken-solve',
    lines: line({
      rules: 'zwikken-classic',
      forehand: 0,
      trump: 'H',
      gambler: 1,
      hands: [
        ['KS', 'KD', 'KC'],
        ['AS', 'AD', '10C'],
        ['JS', 'JD', '10H'],
      ],
    }),
  },
];

/** What is asked of `perft` grows with its depth without end, and so does the work: only shallow ones are put. */
const isDeepPerft = (text: string): boolean => {
  try {
    return Number((JSON.parse(text) as { depth?: unknown } | null)?.depth) > 2;
  } catch {
    return false;
  }
};

describe('a line of JSON', () => {
  test.each(JSON_LINES)('for $name', ({ lines, name }) => {
    const command = COMMANDS[name];
    if (command === undefined) throw new Error(name);
    fuzz(`lines for ${name}`, hostile(lines), (text) => {
      if (name === 'perft' && isDeepPerft(text)) return '';
      const answer = answerLine(command, text);
      expect(answer).not.toContain('\n');
      const { error } = JSON.parse(answer) as { error?: { message: string } };
      return error?.message;
    });
  });
});

const STEP = { how: 'solved', tries: 2 };
const COURSE = [
  JSON.stringify({
    v: 1,
    at: 'sums/two-piles',
    steps: { 'first-capture/one-pile': STEP, 'sums/a': STEP },
  }),
];
const TRIED = { id: 'q1~a', kind: 'zwick', level: 2, version: 'dithmarschen' };
const PUZZLE_FILES = [
  JSON.stringify({
    v: 1,
    results: [{ ...TRIED, right: true, hints: 0, ms: 8123, day: '2026-11-30' }],
    old: { 'zwick.2': 'f3kAbEIA' },
    days: { '2026-11-30': { all: { marks: 'rrw----', on: '2026-11-30' } } },
    mistakes: [TRIED],
    runs: [{ kind: 'zwick', version: 'all', ms: 180000, right: 9, wrong: 1, day: '2026-11-30' }],
  }),
];
const PADS = [
  JSON.stringify({
    v: 1,
    open: 'a',
    evenings: [
      {
        id: 'a',
        begun: '2026-11-03',
        title: 'At the harbour',
        version: 'dithmarschen',
        players: 4,
        sides: 2,
        names: ['A', 'B', 'C', 'D'],
        dealer: 0,
        rounds: [{ points: [3, 4] }, { points: [0, 9] }],
      },
    ],
  }),
];
const SETTINGS = ['{"v":1,"version":"grupp","players":5,"jokerOnTable":"never","suits":"four"}'];
const HOUSES = [
  '{"v":1,"saved":[{"key":1796077200000,"name":"At the harbour","version":"dithmarschen.zwick.2"}]}',
];

describe('what is kept or comes as a file', () => {
  test('progress in the course', () => {
    fuzz('progress in the course', hostile(COURSE), (text) => {
      parseCourse(text);
      const read = readCourseFile(text);
      if (read.ok) mergedCourse(NO_STEPS, read.value);
      return plain(read);
    });
  });
  test('progress in the puzzles', () => {
    fuzz('progress in puzzles', hostile(PUZZLE_FILES), (text) => {
      const stored = parsePuzzles(text).value;
      historyOf(stored);
      streakOf(stored, '2026-11-30');
      const read = readPuzzleFile(text);
      if (read.ok) merged(merged(NOTHING_DONE, stored), read.value);
      return plain(read);
    });
  });
  test('pads', () => {
    fuzz('pads', hostile(PADS), (text) => {
      const stored = parsePad(text).value;
      const read = readPadFile(text);
      if (read.ok) withImported(withImported(EMPTY_PAD, stored.evenings), read.value);
      return plain(read);
    });
  });

  describe('settings and house rules', () => {
    const kept = new Map<string, string>();
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    beforeAll(() => {
      const storage = { getItem: (name: string) => kept.get(name) ?? null };
      Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
      vi.stubGlobal('addEventListener', () => undefined);
    });
    afterAll(() => {
      vi.unstubAllGlobals();
      if (own) Object.defineProperty(globalThis, 'localStorage', own);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    });
    const versions = Object.fromEntries(
      VARIANTS.map(({ id, jokersAre, seats }) => [
        id,
        { seats, teamsAt: [], wild: jokersAre === 'wild' },
      ]),
    );

    test('are read as far as they are understood', () => {
      fuzz('settings', hostile(SETTINGS), (text) => {
        const fields = fieldsOf(text);
        const settings = settingsOf(fields ?? {}, versions);
        expect(versions[settings.version.split('.')[0] ?? '']).toBeDefined();
        return fields === undefined ? '' : undefined;
      });
      fuzz('house rules', hostile(HOUSES), (text) => {
        kept.set('zwicker:house', text);
        const { saved, unread, unreadable } = readSaved();
        return saved.length > 0 && unread === 0 && unreadable === null ? undefined : '';
      });
    });
  });
});
