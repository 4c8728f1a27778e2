/** Reading what comes from outside field by field: each reader returns the value, or fails with its place. */
import type { BadInput, BadInputCode, BadInputFacts } from './badInput.ts';
import type { Card } from './card.ts';
import { isCard } from './known.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

/** What every kind of problem has: its name, and where it is. */
interface Problem {
  readonly code: string;
  readonly path: string;
}

/** Thrown while fields are read, and turned into a result by `attempt`. */
class Bad extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Ends the reading with a problem of any kind. */
export function failWith(problem: Problem): never {
  throw new Bad(problem);
}

/** Ends the reading: what stands at `path` is bad input of that kind. */
export function fail<Code extends BadInputCode>(
  path: string,
  code: Code,
  facts: BadInputFacts[Code],
): never {
  failWith({ code, path, ...facts });
}

/** Runs a reading. `Found` are the problems that its readers fail with. */
export function attempt<Value, Found extends Problem = BadInput>(
  read: () => Value,
): Result<Value, Found> {
  try {
    return ok(read());
  } catch (problem) {
    if (problem instanceof Bad) return err(problem.problem as Found);
    throw problem;
  }
}

/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object with its fields unread; a list is none. */
export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(path, 'wrong-type', { wanted: 'object' });
  }
  return value as Fields;
}

/** The path of a field of what stands at `path`. */
export const join = (path: string, name: string): string =>
  path === '' ? name : `${path}.${name}`;

/** A field by its own name only: nothing is inherited from the prototype. */
export function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** A field that has to be there. */
export function need(fields: Fields, name: string, path: string): unknown {
  const value = fieldOf(fields, name);
  if (value === undefined) fail(join(path, name), 'missing-field', {});
  return value;
}

/** A list, each item read by `read` at its own path. */
export function readArray<Item>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => Item,
): Item[] {
  if (!Array.isArray(value)) fail(path, 'wrong-type', { wanted: 'array' });
  return Array.from(value as unknown[], (item, at) => read(item, `${path}[${at}]`));
}

/** A text, of any length. */
export function readString(value: unknown, path: string): string {
  if (typeof value !== 'string') fail(path, 'wrong-type', { wanted: 'string' });
  return value;
}

/** A whole number that JSON can carry exactly. */
export function readInteger(value: unknown, path: string): number {
  if (!Number.isSafeInteger(value)) fail(path, 'wrong-type', { wanted: 'integer' });
  return value as number;
}

/** A whole number, `least` or more. */
export function readFrom(value: unknown, path: string, least: number): number {
  const number = readInteger(value, path);
  if (number < least) fail(path, 'too-small', { least });
  return number;
}

/** True or false. */
export function readBoolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, 'wrong-type', { wanted: 'boolean' });
  return value;
}

/** A card of any version, by its exact name. */
export function readCard(value: unknown, path: string): Card {
  if (typeof value !== 'string') fail(path, 'wrong-type', { wanted: 'card' });
  if (!isCard(value)) fail(path, 'unknown-card', { name: value });
  return value;
}

/** A seat of so many. */
export function readSeat(value: unknown, seats: number, path: string): number {
  const seat = readInteger(value, path);
  if (seat < 0 || seat >= seats) fail(path, 'no-such-seat', { seat, seats });
  return seat;
}
