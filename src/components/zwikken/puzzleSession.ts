/**
 * The puzzle of Zwikken that somebody was in the middle of, as long as the tab is open. Nothing here is worth more than
 * that: where it can't be kept, nothing is said.
 */
import type { Solving } from './solving.ts';

const KEY = 'zwicker:zwikken-puzzles:now';
/** The most puzzles that are remembered. */
const MOST = 40;

interface Kept {
  readonly v: 1;
  /** By kind, the link of the puzzle that lay there last. */
  readonly at: Readonly<Record<string, string>>;
  /** By link, the oldest first. */
  readonly solving: Readonly<Record<string, Solving>>;
}

const NOTHING: Kept = { v: 1, at: {}, solving: {} };

function read(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.v === 1 && typeof kept.at === 'object' && typeof kept.solving === 'object'
      ? kept
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Where somebody was with a puzzle. */
export const solvingAt = (link: string): Solving | undefined => read().solving[link];

/** The puzzle of a kind that lay there last. */
export const lastOf = (kind: string): string | undefined => read().at[kind];

/** Remembers where somebody is with a puzzle. */
export function keepSolving(kind: string, link: string, solving: Solving): void {
  const { at, solving: before } = read();
  const { [link]: _, ...others } = before;
  const entries = Object.entries(others).slice(-MOST + 1);
  const kept: Kept = {
    v: 1,
    at: { ...at, [kind]: link },
    solving: { ...Object.fromEntries(entries), [link]: solving },
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is forgotten.
  }
}
