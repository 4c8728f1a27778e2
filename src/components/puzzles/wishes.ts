/** What is wished for: the level, kept in the browser, and the version of the settings. */
import { PUZZLE_LEVELS, type PuzzleLevel } from '../../engine/index.ts';

const KEY = 'zwicker:puzzles:level';
const READY_KEY = 'zwicker:puzzles:ready';

/** The level that was chosen last; gentle where none was. */
export function readLevel(): PuzzleLevel {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return PUZZLE_LEVELS.find((level) => level === kept) ?? 2;
  } catch {
    return 2;
  }
}

/** Keeps the level, if anything can be kept. */
export function keepLevel(level: PuzzleLevel): void {
  try {
    localStorage.setItem(KEY, String(level));
  } catch {
    // Then it holds on this page.
  }
}

/**
 * A number for `Wanted.ready`: it counts on from visit to visit, so that nobody who comes back is given the same puzzle
 * before all others have been. Where nothing can be kept it is one by chance.
 */
export function nextReady(): number {
  const [chance = 0] = crypto.getRandomValues(new Uint16Array(1));
  try {
    const kept = Number(localStorage.getItem(READY_KEY) ?? chance);
    const next = Number.isSafeInteger(kept) && kept >= 0 && kept < 1e9 ? kept + 1 : chance;
    localStorage.setItem(READY_KEY, String(next));
    return next;
  } catch {
    return chance;
  }
}
