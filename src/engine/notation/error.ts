/** What can be wrong with a notation, and where. */
import type { BadInput } from '../badInput.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Place } from './tree.ts';

/** What was expected at a place. */
export type Expected =
  | 'text-before-mark'
  | 'variant'
  | 'seats'
  | 'seat-to-move'
  | 'seat'
  | 'header-word'
  | 'card'
  | 'pile-on-table'
  | 'one-pile-of-that-name'
  | 'number'
  | 'value'
  | 'owner'
  | 'promise'
  | 'zwicks'
  | 'play'
  | 'yes-or-no'
  | 'deal'
  | 'section'
  | 'end'
  | 'version'
  | 'form'
  | 'check-value'
  | 'shorter-text';

/**
 * A notation that can't be read: the place, what was expected there and what was found (empty at the end). A notation
 * that can be read but makes no sense carries the problem that the engine has with it.
 */
export type InvalidNotation = Place & {
  readonly found: string;
} & (
    | {
        readonly code: 'unexpected';
        readonly expected: Expected;
        readonly known?: readonly string[];
      }
    | { readonly code: 'bad-input'; readonly problem: BadInput }
    | { readonly code: 'illegal-play'; readonly refusal: Refusal }
  );

/** The most letters of a link: several times what the longest round comes to. */
export const LONGEST_LINK = 20_000;
/** The most letters of any other notation, with room for comments. */
export const LONGEST_NOTATION = 100_000;

/** Fails where a text is longer than it can be, before any work is done on it. */
export function noLongerThan(text: string, most: number): void {
  if (text.length > most) {
    unexpected({ line: 1, column: 1 }, 'shorter-text', text.slice(0, 12), [String(most)]);
  }
}

/** Thrown inside the notation only, and turned into a result at its edge. */
export class NotationError extends Error {
  readonly problem: InvalidNotation;
  constructor(problem: InvalidNotation) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Fails at a place where something else was expected. */
export function unexpected(
  place: Place,
  expected: Expected,
  found = '',
  known?: readonly string[],
): never {
  const { line, column } = place;
  const more = known === undefined ? {} : { known };
  throw new NotationError({ code: 'unexpected', line, column, expected, found, ...more });
}

/** Runs a reading, and turns its failure into a result. */
export function attempt<Value>(read: () => Value): Result<Value, InvalidNotation> {
  try {
    return ok(read());
  } catch (problem) {
    if (problem instanceof NotationError) return err(problem.problem);
    throw problem;
  }
}
