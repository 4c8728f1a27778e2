/** Which day, and which of its puzzles, an address names: `#2026-11-30`, `#2026-11-30~3`. */
import { isDate, PUZZLE_KINDS } from '../../engine/index.ts';
import { PUZZLE_DAILY_WORDS as WORDS } from '../../words/puzzlesMore.ts';
import { shiftDay } from './progress/index.ts';

/** How many puzzles the set for everybody has: one of each kind. */
export const MANY = PUZZLE_KINDS.length;

/** What the address names: a day, and one of its puzzles, from 1. */
export interface DailyPlace {
  readonly day: string;
  readonly at: number | undefined;
  /** What was the matter with it. */
  readonly message: string;
}

/** Reads the fragment of an address, on a day. */
export function dailyPlace(hash: string, today: string): DailyPlace {
  const text = hash.replace(/^#/, '').replace(/%7e/i, '~');
  if (text === '') return { day: today, at: undefined, message: '' };
  const [day = '', nth] = text.split('~');
  if (!isDate(day)) return { day: today, at: undefined, message: WORDS.badDate(text.slice(0, 24)) };
  // Where the sun rises earlier it may be tomorrow already.
  if (day > shiftDay(today, 1)) return { day: today, at: undefined, message: WORDS.notYet(day) };
  if (nth === undefined) return { day, at: undefined, message: '' };
  const at = /^\d{1,2}$/.test(nth) ? Number(nth) : 0;
  return at >= 1 && at <= MANY
    ? { day, at, message: '' }
    : { day, at: undefined, message: WORDS.noSuch(nth.slice(0, 8)) };
}
