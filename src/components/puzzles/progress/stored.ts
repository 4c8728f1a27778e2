/**
 * Progress as it is stored, under one key:
 *
 *     zwicker:puzzles = {"v":1,
 *       "results":[{"id":"q1…","kind":"zwick","level":2,"version":"dithmarschen","right":true,"hints":0,"ms":8123,
 *                   "day":"2026-11-30"}],
 *       "old":{"zwick.2":"f3kAbEIA"},
 *       "days":{"2026-11-30":{"all":{"marks":"rrw----","on":"2026-11-30"}}},
 *       "mistakes":[{"id":"q1…","kind":"zwick","level":2,"version":"dithmarschen"}],
 *       "runs":[{"kind":"zwick","version":"all","ms":180000,"right":9,"wrong":1,"day":"2026-11-30"}]}
 *
 * A kind or version that this edition does not know stays as it is. How reading, unreadable text and newer editions are
 * dealt with is said in `kept/store.ts`.
 */
import { isDate } from '../../../engine/index.ts';
import { isObject, openStore, type ReadText, type Store } from '../../kept/store.ts';
import { PACKED } from './packed.ts';
import type { DaySet, Progress, Result, Run, Tried } from './progress.ts';
import { NOTHING_DONE } from './progress.ts';

export const PUZZLES_KEY = 'zwicker:puzzles';
export const EDITION = 1;
/** Far longer than a file with all progress there could be, in letters. */
export const LONGEST_FILE = 3_000_000;

/** What is wrong with something, and where: a path as in `results[3].day`. */
export interface BadProgress {
  readonly path: string;
  readonly expected:
    | 'progress'
    | 'newer'
    | 'list'
    | 'table'
    | 'link'
    | 'kind'
    | 'level'
    | 'version'
    | 'yes-no'
    | 'hints'
    | 'number'
    | 'day'
    | 'packed'
    | 'marks'
    | 'set';
  readonly found: unknown;
}

type Check = (value: unknown) => boolean;

const matches =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** What each field has to be. */
const FIELDS = {
  id: ['link', matches(/^[\w~.-]{1,2000}$/)],
  kind: ['kind', matches(/^[a-z]{1,20}$/)],
  level: ['level', (value) => isCount(value) && Number(value) >= 1 && Number(value) <= 9],
  version: ['version', matches(/^[a-z0-9][\w.~-]{0,199}$/i)],
  right: ['yes-no', (value) => typeof value === 'boolean'],
  hints: ['hints', (value) => isCount(value) && Number(value) <= 3],
  ms: ['number', isCount],
  day: ['day', isDate],
} as const satisfies Readonly<Record<string, readonly [BadProgress['expected'], Check]>>;

const COUNT = ['number', isCount] as const;
const TRIED = { id: FIELDS.id, kind: FIELDS.kind, level: FIELDS.level, version: FIELDS.version };
const RUN = {
  kind: FIELDS.kind,
  version: FIELDS.version,
  ms: FIELDS.ms,
  right: COUNT,
  wrong: COUNT,
  day: FIELDS.day,
};
const SET = { marks: ['marks', matches(/^[rw-]{1,40}$/)], on: FIELDS.day } as const;
const GROUP = /^[a-z]{1,20}\.[1-9]$/;

/** What a value comes to, and all that is wrong with it, the first of it first. Wrong entries are left out. */
export function readProgress(value: unknown): {
  readonly progress: Progress;
  readonly bad: readonly BadProgress[];
} {
  const bad: BadProgress[] = [];
  const wrong = (path: string, expected: BadProgress['expected'], found: unknown): undefined => {
    bad.push({ path, expected, found });
    return undefined;
  };
  const entry = <Entry>(
    found: unknown,
    path: string,
    wanted: Readonly<Record<keyof Entry, readonly [BadProgress['expected'], Check]>>,
  ): Entry | undefined => {
    if (!isObject(found)) return wrong(path, 'table', found);
    const read: [string, unknown][] = [];
    const each = Object.entries(wanted) as [string, [BadProgress['expected'], Check]][];
    for (const [name, [expected, check]] of each) {
      const field = found[name];
      if (!check(field)) return wrong(`${path}.${name}`, expected, field);
      read.push([name, field]);
    }
    return Object.fromEntries(read) as Entry;
  };
  if (!isObject(value)) {
    wrong('', 'progress', value);
    return { progress: NOTHING_DONE, bad };
  }
  const list = <Entry>(
    name: string,
    wanted: Readonly<Record<keyof Entry, readonly [BadProgress['expected'], Check]>>,
  ): Entry[] => {
    const found = value[name];
    if (!Array.isArray(found)) {
      wrong(name, 'list', found);
      return [];
    }
    return found.flatMap((one, at) => entry<Entry>(one, `${name}[${at}]`, wanted) ?? []);
  };
  const table = (name: string): [string, unknown][] => {
    const found = value[name];
    if (isObject(found)) return Object.entries(found);
    wrong(name, 'table', found);
    return [];
  };
  const results = list<Result>('results', {
    ...TRIED,
    right: FIELDS.right,
    hints: FIELDS.hints,
    ms: FIELDS.ms,
    day: FIELDS.day,
  });
  const old = table('old').filter((pair): pair is [string, string] => {
    const [group, text] = pair;
    if (!GROUP.test(group)) wrong(`old.${group}`, 'kind', group);
    else if (typeof text !== 'string' || !PACKED.test(text)) wrong(`old.${group}`, 'packed', text);
    else return true;
    return false;
  });
  const days = table('days').flatMap(([date, sets]): [string, Record<string, DaySet>][] => {
    const path = `days.${date}`;
    if (!isDate(date)) wrong(path, 'day', date);
    else if (!isObject(sets)) wrong(path, 'table', sets);
    else {
      const read = Object.entries(sets).flatMap(([set, done]): [string, DaySet][] => {
        if (!FIELDS.version[1](set)) {
          wrong(`${path}.${set}`, 'set', set);
          return [];
        }
        const found = entry<DaySet>(done, `${path}.${set}`, SET);
        return found ? [[set, found]] : [];
      });
      return [[date, Object.fromEntries(read)]];
    }
    return [];
  });
  const ids = new Set<string>();
  const progress: Progress = {
    // One result a puzzle, the first.
    results: results.filter(({ id }) => !ids.has(id) && ids.add(id)),
    old: Object.fromEntries(old),
    days: Object.fromEntries(days),
    mistakes: list<Tried>('mistakes', TRIED),
    runs: list<Run>('runs', RUN),
  };
  return { progress, bad };
}

/** Reads what is stored. Wrong entries are left out, and `isWhole` says so. */
export function parseProgress(text: string | null): ReadText<Progress> {
  if (text === null) return { value: NOTHING_DONE, isWhole: true, isNewer: false };
  const unread = { value: NOTHING_DONE, isWhole: false, isNewer: false };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unread;
  }
  if (!isObject(value) || !Number.isInteger(value.v) || Number(value.v) < 1) return unread;
  const { bad, progress } = readProgress(value);
  return { value: progress, isWhole: bad.length === 0, isNewer: Number(value.v) > EDITION };
}

/** The text that is stored, and that a file has. */
export function writeProgress({ days, mistakes, old, results, runs }: Progress): string {
  return JSON.stringify({ v: EDITION, results, old, days, mistakes, runs });
}

/** Opens what is stored: after hydration, and once an island. */
export function openProgress(): Store<Progress> {
  return openStore(PUZZLES_KEY, parseProgress, writeProgress);
}
