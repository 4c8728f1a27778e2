/**
 * What a person has chosen: the version of the game, and how the site looks. The one way to these settings for pages
 * and islands; nothing here draws. How they are stored is said in `stored.ts`. Where they can't be kept, since storage
 * is blocked or belongs to a newer edition, changes hold until the page is left.
 */
import type { Position } from '../../engine/index.ts';
import { VARIANTS } from '../../engine/index.ts';
import { fieldsOf, layAside } from '../kept/text.ts';
import { CHANGE_EVENT } from './changed.ts';
import {
  type Choices,
  EDITION,
  gameOfDocument,
  onPage,
  type PageGame,
  SETTINGS_KEY,
  type Settings,
  type Shown,
  settingsOf,
  storedText,
  type Versions,
} from './stored.ts';

/** In a browser they stand on the page: see `FrameScript.astro`. So no page has to carry all records for its settings. */
export const VERSIONS: Versions = import.meta.env.SSR
  ? Object.fromEntries(
      VARIANTS.map(({ id, jokersAre, seats, teamsAt }) => [
        id,
        { seats, teamsAt, wild: jokersAre === 'wild' },
      ]),
    )
  : (JSON.parse(
      document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions ?? '{}',
    ) as Versions);

/** Whether changes are kept, or hold for this page only and why. */
export type Kept = 'kept' | 'newer' | 'blocked';

/** Pages are rendered where there is neither a document nor a storage: there all is as usual. */
const IN_BROWSER = typeof document !== 'undefined';

/** What was chosen on this page and could not be kept. */
let unkept: Partial<Choices> = {};
let ofPage = IN_BROWSER ? gameOfDocument() : undefined;
let own = ownNow();
let current = onPage(own, ofPage, VERSIONS);
const listeners = new Set<(settings: Settings) => void>();

function ownNow(): Settings {
  const fields = IN_BROWSER ? fieldsOf(storedText()) : undefined;
  return settingsOf({ ...fields, ...unkept }, VERSIONS);
}

function refresh(): void {
  own = ownNow();
  const next = onPage(own, ofPage, VERSIONS);
  // What has not changed stays the same object.
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  const detail: Shown = { settings: current, isOfPage: ofPage !== undefined };
  document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail }));
  for (const listener of listeners) listener(current);
}

if (IN_BROWSER) {
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) refresh();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
}

/** Whether it could be kept. */
function write(change: Partial<Choices>): boolean {
  try {
    const text = storedText();
    const fields = fieldsOf(text);
    if (Number(fields?.v) > EDITION) return false;
    if (fields === undefined && text !== null) layAside(SETTINGS_KEY, text);
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...fields, v: EDITION, ...change }));
    return true;
  } catch {
    return false;
  }
}

/**
 * What holds on this page: the version of the page or its link goes before the person's own. Where pages are rendered,
 * all is as usual, so an island reads it after it has been hydrated.
 */
export function readSettings(): Settings {
  return current;
}

/** What the person has chosen, whatever this page is about. */
export function ownSettings(): Settings {
  return own;
}

/** Calls `listener` after every change, here or in another tab. The answer ends that. */
export function subscribe(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes what the person has chosen, and keeps it if it can be kept. */
export function update(change: Partial<Choices>): void {
  if (!write(change)) unkept = { ...unkept, ...change };
  refresh();
}

/** Forgets all that was chosen. */
export function reset(): void {
  unkept = {};
  try {
    localStorage.removeItem(SETTINGS_KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
  refresh();
}

/** Says which game this page shows, as its link has it; without one it is the page's own again, or the person's. */
export function setPageGame(game: PageGame | undefined): void {
  ofPage = game ?? gameOfDocument();
  refresh();
}

/** Says that this page shows the game of a position. The answer ends that. */
export function showPageGame({
  options,
  seats,
  variant,
}: Pick<Position, 'options' | 'seats' | 'variant'>): () => void {
  setPageGame({ version: variant.id, players: seats, options });
  return () => setPageGame(undefined);
}

/** Whether this page, or its link, names its own game. */
export function hasPageGame(): boolean {
  return ofPage !== undefined;
}

/** Whether changes are kept. */
export function kept(): Kept {
  if (Number(fieldsOf(storedText())?.v) > EDITION) return 'newer';
  try {
    const probe = `${SETTINGS_KEY}:probe`;
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return 'kept';
  } catch {
    return 'blocked';
  }
}
