/** Reads a pad from what somebody stored or wrote: strictly, evening by evening, with the place of what is wrong. */
import type { Result } from '../../engine/index.ts';
import { err, ok } from '../../engine/index.ts';
import { isObject, type ReadText } from '../kept/store.ts';
import { type Fields, fieldsOf } from '../kept/text.ts';
import { EDITION, EMPTY_PAD, type Evening, MOST, type Pad, type PadRound } from './pad.ts';

/** What should have stood at a place, as `evenings[0].rounds[2].points[1]`. */
export interface BadPad {
  readonly path: string;
  readonly expected:
    | 'pad'
    | 'newer'
    | 'evenings'
    | 'evening'
    | 'text'
    | 'day'
    | 'players'
    | 'sides'
    | 'names'
    | 'dealer'
    | 'rounds'
    | 'points'
    | 'number';
  /** The value that stands there. */
  readonly found: unknown;
}

class Bad extends Error {
  readonly problem: BadPad;
  constructor(path: string, expected: BadPad['expected'], found: unknown) {
    super(path);
    this.problem = { path, expected, found };
  }
}

function whole(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}

/** Whether it is a list of at most so many. */
export function isList(value: unknown, most: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= most;
}

function textIn(fields: Fields, name: string, path: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.length > MOST.letters) {
    throw new Bad(`${path}.${name}`, 'text', value);
  }
  return value;
}

function numberIn(
  fields: Fields,
  name: 'players' | 'sides' | 'dealer',
  path: string,
  [from, to]: readonly [number, number],
): number {
  const value = fields[name];
  if (!whole(value, from, to)) throw new Bad(`${path}.${name}`, name, value);
  return value;
}

function roundFrom(value: unknown, sides: number, path: string): PadRound {
  const points = isObject(value) ? value.points : undefined;
  if (!isList(points, sides) || points.length !== sides) {
    throw new Bad(`${path}.points`, 'points', points);
  }
  for (const [side, each] of points.entries()) {
    if (!whole(each, 0, MOST.points)) throw new Bad(`${path}.points[${side}]`, 'number', each);
  }
  return { ...(value as object), points: points as readonly number[] };
}

function eveningFrom(value: unknown, path: string): Evening {
  if (!isObject(value)) throw new Bad(path, 'evening', value);
  const { begun, names, rounds } = value;
  const players = numberIn(value, 'players', path, [2, MOST.players]);
  const sides = numberIn(value, 'sides', path, [2, players]);
  if (players % sides !== 0) throw new Bad(`${path}.sides`, 'sides', sides);
  if (typeof begun !== 'string' || !/^(\d{4}-\d\d-\d\d)?$/.test(begun)) {
    throw new Bad(`${path}.begun`, 'day', begun);
  }
  const isName = (name: unknown) => typeof name === 'string' && name.length <= MOST.letters;
  if (!isList(names, players) || names.length !== players || !names.every(isName)) {
    throw new Bad(`${path}.names`, 'names', names);
  }
  const { houseName } = value;
  // Letters that take the room of two count as one.
  const isHouseName = typeof houseName === 'string' && houseName.length <= 2 * MOST.letters;
  if (houseName !== undefined && !isHouseName)
    throw new Bad(`${path}.houseName`, 'text', houseName);
  if (!isList(rounds, MOST.rounds)) throw new Bad(`${path}.rounds`, 'rounds', rounds);
  return {
    // What a later edition may have added stays.
    ...value,
    id: textIn(value, 'id', path),
    begun,
    title: textIn(value, 'title', path),
    version: textIn(value, 'version', path),
    players,
    sides,
    names: names as readonly string[],
    dealer: numberIn(value, 'dealer', path, [0, players - 1]),
    rounds: rounds.map((round, at) => roundFrom(round, sides, `${path}.rounds[${at}]`)),
  };
}

/** An evening from unknown data, or the first thing that is wrong with it. */
export function readEvening(value: unknown, path: string): Result<Evening, BadPad> {
  try {
    return ok(eveningFrom(value, path));
  } catch (problem) {
    if (problem instanceof Bad) return err(problem.problem);
    throw problem;
  }
}

/** Takes a stored text apart: every evening that can be understood, whatever is wrong with others. */
export function parsePad(text: string | null): ReadText<Pad> {
  if (text === null) return { value: EMPTY_PAD, isWhole: true, isNewer: false };
  const fields = fieldsOf(text);
  const isNewer = Number(fields?.v) > EDITION;
  const stored = fields?.evenings;
  if (!Array.isArray(stored)) return { value: EMPTY_PAD, isWhole: false, isNewer };
  const ids = new Set<string>();
  const evenings = stored.flatMap((each: unknown) => {
    const read = readEvening(each, '');
    if (!read.ok || ids.has(read.value.id)) return [];
    ids.add(read.value.id);
    return [read.value];
  });
  const open = fields?.open;
  return {
    value: { open: typeof open === 'string' ? open : '', evenings },
    isWhole: evenings.length === stored.length,
    isNewer,
  };
}
