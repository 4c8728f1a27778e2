/** Wrong notations with a `^` before the place that is wrong. */
import { expect } from 'vitest';
import type { InvalidNotation, Result } from '../../src/engine/index.ts';

/** The text without its mark, and the line and column the mark stood at. */
export function marked(text: string): { text: string; line: number; column: number } {
  const at = text.indexOf('^');
  if (at < 0) throw new Error(`no ^ in ${text}`);
  const before = text.slice(0, at).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return { text: text.slice(0, at) + text.slice(at + 1), line: before.length, column };
}

/** Reads the marked text, which has to fail at the mark: with what was expected, or the code of the problem. */
export function expectWrong(
  read: (text: string) => Result<unknown, InvalidNotation>,
  wrong: string,
  expected: string,
): void {
  const { text, line, column } = marked(wrong);
  const result = read(text);
  if (result.ok) throw new Error(`read without complaint: ${text}`);
  const { error } = result;
  expect({ ...place(error), expected: reasonOf(error) }).toEqual({ line, column, expected });
}

const place = ({ line, column }: InvalidNotation) => ({ line, column });

function reasonOf(error: InvalidNotation): string {
  if (error.code === 'unexpected') return error.expected;
  return error.code === 'bad-input' ? error.problem.code : error.refusal.code;
}
