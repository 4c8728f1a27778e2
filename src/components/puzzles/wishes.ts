/** What is wished for: the level, kept in the browser, and the version of the settings. */
import { PUZZLE_LEVELS, type PuzzleLevel } from '../../engine/index.ts';

const KEY = 'zwicker:puzzles:level';

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
