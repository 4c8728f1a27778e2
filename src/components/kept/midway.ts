/**
 * What somebody was in the middle of, as long as the tab is open: by puzzle, so that going away and coming back finds
 * the same puzzle and the same choice. Nothing here is worth more than that: where it can't be kept, nothing is said.
 */
import { isObject } from './store.ts';

/** The most puzzles that are remembered. */
const MOST = 40;

interface Kept<Doing> {
  readonly v: 1;
  /** By page, the link of the puzzle that lay there last. */
  readonly at: Readonly<Record<string, string>>;
  /** By link, the oldest first. */
  readonly doing: Readonly<Record<string, Doing>>;
}

/** What is remembered of the puzzles of a room. */
export interface Midway<Doing> {
  /** Where somebody was with a puzzle. */
  readonly doingAt: (link: string) => Doing | undefined;
  /** The puzzle that lay on a page last. */
  readonly lastOn: (page: string) => string | undefined;
  /** Remembers where somebody is with the puzzle that lies on a page. */
  readonly keep: (page: string, link: string, doing: Doing) => void;
}

/** What is remembered under a name. */
export function openMidway<Doing extends object>(name: string): Midway<Doing> {
  const nothing: Kept<Doing> = { v: 1, at: {}, doing: {} };
  const read = (): Kept<Doing> => {
    try {
      return keptIn(JSON.parse(sessionStorage.getItem(name) ?? 'null')) ?? nothing;
    } catch {
      return nothing;
    }
  };
  return {
    doingAt: (link) => read().doing[link],
    lastOn: (page) => read().at[page],
    keep(page, link, doing) {
      const { at, doing: before } = read();
      const { [link]: _, ...others } = before;
      const entries = Object.entries(others).slice(-MOST + 1);
      const kept: Kept<Doing> = {
        v: 1,
        at: { ...at, [page]: link },
        doing: { ...Object.fromEntries(entries), [link]: doing },
      };
      try {
        sessionStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // Then it is forgotten.
      }
    },
  };
}

/** What was remembered, as far as its form can tell; undefined where it is something else. */
function keptIn<Doing>(found: unknown): Kept<Doing> | undefined {
  if (!isObject(found) || found.v !== 1 || !isObject(found.at)) return undefined;
  // Each room had a name of its own for it, once.
  const doing = found.doing ?? found.playing ?? found.solving;
  if (!isObject(doing)) return undefined;
  const isWhole =
    Object.values(found.at).every((link) => typeof link === 'string') &&
    Object.values(doing).every(isObject);
  return isWhole ? ({ v: 1, at: found.at, doing } as unknown as Kept<Doing>) : undefined;
}
