/**
 * Where a rule holds, as data: a predicate over the fields of a version's record and the number of players. It never
 * names versions, so that one more record needs no change in any rule.
 */
import type { Card } from './card.ts';
import { dealSizes } from './deal.ts';
import { isCard } from './known.ts';
import { packOf } from './pack.ts';
import { fixedTotal, pointsOn } from './points.ts';
import { leavesRemainder } from './remainder.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import { inTeams } from './sides.ts';
import type { Variant } from './variant.ts';

type Read<Value> = (variant: Variant, players: number) => Value;

const truth = (read: Read<boolean>) => ({ kind: 'truth', read }) as const;
const number = (read: Read<number>) => ({ kind: 'number', read }) as const;
const limit = (read: Read<number | null>) => ({ kind: 'limit', read }) as const;
const numbers = (read: Read<readonly number[]>) => ({ kind: 'numbers', read }) as const;
const word = <const Word extends string>(words: readonly Word[], read: Read<Word>) =>
  ({ kind: 'word', words, read }) as const;

/** The deals as they are when seat 0 sits at the dealer's left. */
const dealsOf = (variant: Variant, players: number) => dealSizes(variant, players, players - 1);

/** What can be asked of a version at a number of players. Dotted names are those of the record. */
export const FIELDS = {
  packs: number((variant) => variant.packs),
  jokers: numbers((variant) => variant.jokers),
  jokersAre: word(['numbered', 'wild'], (variant) => variant.jokersAre),
  courts: word(['dual', 'high'], (variant) => variant.courts),
  seats: numbers((variant) => variant.seats),
  teamsAt: numbers((variant) => variant.teamsAt),
  'builds.owned': truth((variant) => variant.builds.owned),
  'builds.single': truth((variant) => variant.builds.single),
  'builds.subtract': truth((variant) => variant.builds.subtract),
  'builds.keep': truth((variant) => variant.builds.keep),
  'builds.limit': limit((variant) => variant.builds.limit),
  ask: truth((variant) => variant.ask),
  packet: number((variant) => variant.packet),
  nextDeal: word(['hands-empty', 'everyone-played'], (variant) => variant.nextDeal),
  'scoring.mostCards': number((variant) => variant.scoring.mostCards),
  'scoring.tie': word(['nobody', 'each'], (variant) => variant.scoring.tie),
  'scoring.zwick': number((variant) => variant.scoring.zwick),
  /** The number of players in question. */
  players: number((_, players) => players),
  /** Whether that many players form two teams. */
  teams: truth((variant, players) => inTeams(variant, players)),
  /** How many jokers there are. */
  jokerCount: number((variant) => variant.jokers.length),
  /** The scoring points on the jokers, in the order of their numbers. */
  jokerPoints: numbers((variant) =>
    variant.jokers.map((number): number => pointsOn(`X${number}`, variant)),
  ),
  /** How many cards a round is played with. */
  packSize: number((variant) => packOf(variant).length),
  /** All points on cards and for most cards. */
  fixedTotal: number((variant) => fixedTotal(variant)),
  /** How many cards the first deal lays on the table. */
  tableDealt: number((variant, players) => dealsOf(variant, players)[0]?.table ?? 0),
  /** For each deal, how many cards the player at the dealer's left gets. */
  handsDealt: numbers((variant, players) =>
    dealsOf(variant, players).map(({ hands }) => hands[0] ?? 0),
  ),
  /** For each player from the dealer's left, how many cards the last deal gives. */
  lastDeal: numbers((variant, players) => dealsOf(variant, players).at(-1)?.hands ?? []),
  /** How many cards each hand has after the first deal. */
  firstHand: number((variant, players) => dealsOf(variant, players)[0]?.hands[0] ?? 0),
  /** For each time that the first deal comes to the hands, how many cards each gets. */
  handSteps: numbers((variant, players) =>
    (variant.deals[players]?.first ?? []).flatMap((step) =>
      step.to === 'hands' ? [step.each] : [],
    ),
  ),
  /** For each time that the first deal comes to the table, how many cards are laid there. */
  tableSteps: numbers((variant, players) =>
    (variant.deals[players]?.first ?? []).flatMap((step) =>
      step.to === 'table' ? [step.cards] : [],
    ),
  ),
  /** How many deals a round has. */
  dealCount: number((variant, players) => dealsOf(variant, players).length),
  /** Whether the later deals repeat until the stock is out. */
  dealsUntilOut: truth((variant, players) => {
    const later = variant.deals[players]?.later;
    return later !== undefined && 'untilOut' in later;
  }),
  /** Whether the stock does not come out even, so that the last deal is a remainder. */
  dealsRemainder: truth(leavesRemainder),
} as const;

/** The name of a field of a version that a rule can depend on. */
export type FieldName = keyof typeof FIELDS;
/** What a field of a version can be. */
export type FieldValue = number | boolean | string | null | readonly number[];

type TestFor<Field> = Field extends { kind: 'truth' }
  ? { readonly is: boolean }
  : Field extends { kind: 'number' }
    ? { readonly is: number } | { readonly atLeast: number } | { readonly atMost: number }
    : Field extends { kind: 'limit' }
      ? { readonly is: number | null }
      : Field extends { kind: 'numbers' }
        ? { readonly isEmpty: boolean } | { readonly includes: number }
        : Field extends { kind: 'word'; words: readonly (infer Word)[] }
          ? { readonly is: Word }
          : never;

/** One field and what it has to be. */
export type FieldTest = {
  [Name in FieldName]: { readonly field: Name } & TestFor<(typeof FIELDS)[Name]>;
}[FieldName];

/** The scoring points on a card, and what they have to be. A card that the version lacks has none, not even nought. */
export type PointsTest =
  | { readonly pointsOn: Card; readonly is: number }
  | { readonly pointsOn: Card; readonly atLeast: number };

/** Where a rule holds: in which versions, with how many players. */
export type Predicate =
  /** Of a rule that is part of the game itself. */
  | { readonly always: true }
  | { readonly all: readonly Predicate[] }
  | { readonly any: readonly Predicate[] }
  | { readonly not: Predicate }
  | FieldTest
  | PointsTest;

/** The value of a field in a version, at a number of players. */
export function fieldOf(name: FieldName, variant: Variant, players: number): FieldValue {
  return FIELDS[name].read(variant, players);
}

/** Whether the predicate holds in the version at that number of players; without one, at any it can be played with. */
export function holdsIn(predicate: Predicate, variant: Variant, players?: number): boolean {
  return players === undefined
    ? playersWhere(predicate, variant).length > 0
    : holdsAt(predicate, variant, players);
}

/** The numbers of players at which the predicate holds in the version. */
export function playersWhere(predicate: Predicate, variant: Variant): number[] {
  return variant.seats.filter((players) => holdsAt(predicate, variant, players));
}

function holdsAt(predicate: Predicate, variant: Variant, players: number): boolean {
  if ('always' in predicate) return true;
  if ('all' in predicate) return predicate.all.every((part) => holdsAt(part, variant, players));
  if ('any' in predicate) return predicate.any.some((part) => holdsAt(part, variant, players));
  if ('not' in predicate) return !holdsAt(predicate.not, variant, players);
  if ('pointsOn' in predicate) {
    if (!packOf(variant).includes(predicate.pointsOn)) return false;
    const points = pointsOn(predicate.pointsOn, variant);
    return 'is' in predicate ? points === predicate.is : points >= predicate.atLeast;
  }
  const value = fieldOf(predicate.field, variant, players);
  if ('is' in predicate) return value === predicate.is;
  if ('atLeast' in predicate) return typeof value === 'number' && value >= predicate.atLeast;
  if ('atMost' in predicate) return typeof value === 'number' && value <= predicate.atMost;
  const list = value as readonly number[];
  if ('isEmpty' in predicate) return (list.length === 0) === predicate.isEmpty;
  return list.includes(predicate.includes);
}

/** What is wrong with data that should be a predicate, and where: `path` is dotted, empty for the whole. */
export type BadPredicate = { readonly path: string } & (
  | { readonly code: 'no-predicate'; readonly wanted: readonly string[] }
  | { readonly code: 'empty-list' }
  | { readonly code: 'unknown-field'; readonly name: unknown; readonly known: readonly string[] }
  | { readonly code: 'unknown-card'; readonly name: unknown }
  | { readonly code: 'wrong-test'; readonly field: string; readonly wanted: readonly string[] }
  | {
      readonly code: 'wrong-value';
      readonly field: string;
      readonly value: unknown;
      readonly wanted: readonly string[];
    }
);

const TESTS = {
  truth: ['is'],
  number: ['is', 'atLeast', 'atMost'],
  limit: ['is'],
  numbers: ['isEmpty', 'includes'],
  word: ['is'],
} as const;

/** A predicate from unknown data, or the first thing that is wrong with it. */
export function predicateFromJson(value: unknown, path = ''): Result<Predicate, BadPredicate> {
  const problem = problemIn(value, path);
  return problem ? err(problem) : ok(value as Predicate);
}

function problemIn(value: unknown, path: string): BadPredicate | undefined {
  const wanted = ['always', 'all', 'any', 'not', 'field', 'pointsOn'];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { path, code: 'no-predicate', wanted };
  }
  const keys = Object.keys(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const heads = keys.filter((key) => wanted.includes(key));
  const [head] = heads;
  if (head === undefined || heads.length > 1) return { path, code: 'no-predicate', wanted };
  if (head === 'field') return problemInField(fields, keys, path);
  if (head === 'pointsOn') return problemInPoints(fields, keys, path);
  if (keys.length > 1) return { path, code: 'no-predicate', wanted: [head] };
  const inner = path === '' ? head : `${path}.${head}`;
  if (head === 'always') {
    return fields.always === true
      ? undefined
      : { path, code: 'wrong-value', field: head, value: fields.always, wanted: ['true'] };
  }
  if (head === 'not') return problemIn(fields.not, inner);
  const parts: unknown = fields[head];
  if (!Array.isArray(parts) || parts.length === 0) return { path: inner, code: 'empty-list' };
  for (const [at, part] of (parts as unknown[]).entries()) {
    const problem = problemIn(part, `${inner}[${at}]`);
    if (problem) return problem;
  }
  return undefined;
}

function problemInField(
  fields: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  path: string,
): BadPredicate | undefined {
  const name = fields.field;
  if (typeof name !== 'string' || !Object.hasOwn(FIELDS, name)) {
    return { path, code: 'unknown-field', name, known: Object.keys(FIELDS) };
  }
  const field = FIELDS[name as FieldName];
  const tests: readonly string[] = TESTS[field.kind];
  const [test, ...others] = keys.filter((key) => key !== 'field');
  if (test === undefined || others.length > 0 || !tests.includes(test)) {
    return { path, code: 'wrong-test', field: name, wanted: tests };
  }
  const value = fields[test];
  const isNumber = Number.isSafeInteger(value);
  const wrong = (wanted: readonly string[]): BadPredicate => ({
    path,
    code: 'wrong-value',
    field: name,
    value,
    wanted,
  });
  if (field.kind === 'truth' || test === 'isEmpty') {
    return typeof value === 'boolean' ? undefined : wrong(['true', 'false']);
  }
  if (field.kind === 'word') {
    const words: readonly unknown[] = field.words;
    return words.includes(value) ? undefined : wrong(field.words);
  }
  if (field.kind === 'limit') {
    return isNumber || value === null ? undefined : wrong(['number', 'null']);
  }
  return isNumber ? undefined : wrong(['number']);
}

function problemInPoints(
  fields: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  path: string,
): BadPredicate | undefined {
  const name = fields.pointsOn;
  if (!isCard(name)) return { path, code: 'unknown-card', name };
  const tests = ['is', 'atLeast'];
  const [test, ...others] = keys.filter((key) => key !== 'pointsOn');
  if (test === undefined || others.length > 0 || !tests.includes(test)) {
    return { path, code: 'wrong-test', field: 'pointsOn', wanted: tests };
  }
  const value = fields[test];
  return Number.isSafeInteger(value)
    ? undefined
    : { path, code: 'wrong-value', field: 'pointsOn', value, wanted: ['number'] };
}
