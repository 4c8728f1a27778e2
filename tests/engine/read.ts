/** Positions, plays and states of the tests, read from and told in the notation. */
import fc from 'fast-check';
import {
  type Ask,
  ask,
  checkPlay,
  listPlays,
  makePlay,
  type Play,
  type PlayTried,
  type Position,
  parsePlay,
  parsePosition,
  parseState,
  play,
  positionFromJson,
  positionOf,
  type Refusal,
  type Result,
  type State,
  variantById,
} from '../../src/engine/index.ts';
import type { Variant } from '../../src/engine/variant.ts';
import { VERSIONS } from '../slow/versions.ts';
import { randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';

/** Whether the tests are to use their large numbers. */
// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
export const DEEP = process.env['ZWICKER_DEEP'] !== undefined;

/** Whether they are run once for every change that is tried on the engine: a few cases have to do. */
// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
export const QUICK = process.env['ZWICKER_QUICK'] !== undefined;

/** Settings of property tests: the same cases each time, but others and many more in deep runs. */
export const RUNS = DEEP ? { numRuns: 20_000 } : { numRuns: QUICK ? 60 : 1000, seed: 1 };
export const FEW_RUNS = DEEP ? { numRuns: 2000 } : { numRuns: QUICK ? 20 : 150, seed: 1 };

/** The value of a result that has to be one. */
export function orThrow<Value>(result: Result<Value, unknown>, about: unknown = ''): Value {
  if (result.ok) return result.value;
  throw new Error(`${JSON.stringify(result.error)} ${String(about)}`);
}

export function versionNamed(id: string): Variant {
  const variant = variantById(id);
  if (variant === undefined) throw new Error(`no version is called ${id}`);
  return variant;
}

export const readPosition = (text: string): Position => orThrow(parsePosition(text), text);
export const readState = (text: string): State => orThrow(parseState(text), text);
export const readPlay = (text: string, at: Pick<Position, 'table'>): PlayTried =>
  orThrow(parsePlay(text, at), text);

/** A play without its witness: the piles of a capture stand side by side, whatever their groups. */
export function say(made: PlayTried, { table }: Pick<Position, 'table'>): string {
  const bare: PlayTried =
    made.kind === 'capture' ? { kind: 'capture', card: made.card, takes: made.takes } : made;
  return makePlay(bare, { table });
}

/** All legal plays of a position, in their order. */
export function plays(text: string): string[] {
  const position = readPosition(text);
  return listPlays(position).map((made) => say(made, position));
}

const playsWhere = (text: string, wanted: (made: Play) => boolean): string[] => {
  const position = readPosition(text);
  return listPlays(position)
    .filter(wanted)
    .map((made) => say(made, position));
};
export const captures = (text: string): string[] =>
  playsWhere(text, ({ kind }) => kind === 'capture');
export const builds = (text: string): string[] => playsWhere(text, ({ kind }) => kind === 'build');
export const playsWith = (card: string, text: string): string[] =>
  playsWhere(text, (made) => made.card === card);

/** The play as the engine completes it, or why it refuses it. */
export function tryPlay(positionText: string, playText: string): Result<Play, Refusal> {
  const position = readPosition(positionText);
  return checkPlay(position, readPlay(playText, position));
}

/** `legal`, or the code of the refusal. */
export function verdict(positionText: string, playText: string): string {
  const checked = tryPlay(positionText, playText);
  return checked.ok ? 'legal' : checked.error.code;
}

/** The refusal; a legal play is an error. */
export function refusalOf(positionText: string, playText: string): Refusal {
  const checked = tryPlay(positionText, playText);
  if (checked.ok) throw new Error(`${playText} is legal in ${positionText}`);
  return checked.error;
}

/** The state after these plays and questions, one after the other, all of which have to be legal. */
export function afterPlays(start: State | string, ...made: readonly (string | Ask)[]): State {
  let state = typeof start === 'string' ? readState(start) : start;
  for (const each of made) {
    state =
      typeof each === 'string'
        ? orThrow(play(state, readPlay(each, state)), each)
        : orThrow(ask(state, each), JSON.stringify(each));
  }
  return state;
}

/** The code of the refusal of a play in a state, or `legal`. */
export function verdictIn(state: State, text: string): string {
  const result = play(state, readPlay(text, state));
  return result.ok ? 'legal' : result.error.code;
}

/** The plays that are legal in a state. */
export function playsIn(state: State): string[] {
  return listPlays(positionOf(state)).map((made) => say(made, state));
}

export const promisesIn = ({ promised }: Pick<State, 'promised'>): string =>
  promised.map(({ seat, value }) => `${seat}:${value}`).join(' ');

/** Random positions of all versions, or of one, each from a seed. */
export function randomPositions(id?: string): fc.Arbitrary<Position> {
  const versions = VERSIONS.filter((version) => id === undefined || version.id === id);
  return fc
    .record({ version: fc.constantFrom(...versions), seed: fc.nat() })
    .map(({ version, seed }) =>
      orThrow(positionFromJson(randomPosition(version, seededRandom(seed)))),
    );
}
