/**
 * Old results in eight letters each: what the history counts, and by what a puzzle is known again, so that it is never
 * counted twice. Five letters for the puzzle, one for how it went, two for the seconds.
 *
 * Two puzzles of a level have the same five letters about once in a thousand million pairs; the later one is then not
 * counted.
 */
import type { Result } from './progress.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIZE = 8;
const NAME = 5;
const MOST_SECONDS = 64 * 64 - 1;
/** `packed` texts of nothing else are whole. */
export const PACKED = /^(?:[\w-]{5}[A-H][\w-]{2})*$/;

/** What the history takes from a result. */
export interface Outcome {
  readonly right: boolean;
  readonly hints: number;
  readonly ms: number;
}

/** The letters of a number, as many as wanted, the lowest first. */
function lettersOf(number: number, many: number): string {
  let text = '';
  for (let rest = number; text.length < many; rest = Math.floor(rest / 64)) {
    text += LETTERS[rest % 64];
  }
  return text;
}

/** Five letters for a puzzle's link: the same for the same one. */
export function nameOf(id: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return lettersOf(hash >>> 2, NAME);
}

/** A result as eight letters. */
export function packed({ hints, id, ms, right }: Result): string {
  const how = (right ? 4 : 0) + Math.min(3, hints);
  const seconds = Math.min(MOST_SECONDS, Math.round(ms / 1000));
  return `${nameOf(id)}${LETTERS[how]}${lettersOf(seconds, 2)}`;
}

/** The entries of a packed text. */
export function entriesOf(text: string): string[] {
  return Array.from({ length: text.length / SIZE }, (_, at) =>
    text.slice(at * SIZE, (at + 1) * SIZE),
  );
}

/** Whether a puzzle is among packed results. */
export function isPacked(text: string, id: string): boolean {
  const name = nameOf(id);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (at % SIZE === 0) return true;
  }
  return false;
}

/** What an entry says. */
export function outcomeOf(entry: string): Outcome {
  const [how = 0, low = 0, high = 0] = [...entry.slice(NAME)].map((letter) =>
    LETTERS.indexOf(letter),
  );
  return { right: how >= 4, hints: how % 4, ms: 1000 * (low + 64 * high) };
}

/** Two packed texts together: what is in both is there once, as the first has it. */
export function packedTogether(own: string, other: string): string {
  const names = new Set(entriesOf(own).map((entry) => entry.slice(0, NAME)));
  return (
    own +
    entriesOf(other)
      .filter((entry) => !names.has(entry.slice(0, NAME)))
      .join('')
  );
}
