/**
 * What somebody was in the middle of, as long as the tab is open: by puzzle, so that going away and coming back finds
 * the same puzzle and the same choice. Nothing here is worth more than that: where it can't be kept, nothing is said.
 */
import type { Playing } from './playing.ts';

const KEY = 'zwicker:puzzles:now';
/** The most puzzles that are remembered. */
const MOST = 40;

interface Kept {
  readonly v: 1;
  /** By page, the link of the puzzle that lay there last. */
  readonly at: Readonly<Record<string, string>>;
  /** By link, the oldest first. */
  readonly playing: Readonly<Record<string, Playing>>;
}

const NOTHING: Kept = { v: 1, at: {}, playing: {} };

function read(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.v === 1 && typeof kept.at === 'object' && typeof kept.playing === 'object'
      ? kept
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is forgotten.
  }
}

/** Where somebody was with a puzzle. */
export function playingAt(link: string): Playing | undefined {
  return read().playing[link];
}

/** The puzzle that lay on a page last. */
export function lastOn(page: string): string | undefined {
  return read().at[page];
}

/** Remembers where somebody is with the puzzle that lies on a page. */
export function keepPlaying(page: string, link: string, playing: Playing): void {
  const { at, playing: before } = read();
  const { [link]: _, ...others } = before;
  const entries = Object.entries(others).slice(-MOST + 1);
  write({
    v: 1,
    at: { ...at, [page]: link },
    playing: { ...Object.fromEntries(entries), [link]: playing },
  });
}
