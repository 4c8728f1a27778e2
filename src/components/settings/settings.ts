/**
 * What a person has chosen: the version of the game, and how the site looks. The one way to these settings for pages
 * and islands; nothing here draws.
 *
 * Stored under one key, only what was chosen:
 *
 *     zwicker:settings = {"v":1,"version":"grupp","players":5,"jokerOnTable":"never","suits":"four","theme":"dark"}
 *
 * Reading is tolerant. A field that is missing, unknown or wrong counts as not chosen, and stays stored as it is. Text
 * that is no such object is moved to `zwicker:settings:unreadable` by the first change, and never thrown away. Settings
 * of a newer edition (`v` above ours) are read as far as they are understood and never written: changes then hold until
 * the page is left, as they do where storage is blocked. `public/settings.js` reads the same before the first paint; a
 * test holds the two equal.
 */
import type { Options } from '../../engine/variant.ts';
import { DEFAULT_OPTIONS } from '../../engine/variant.ts';
import { VARIANTS } from '../../engine/variants.ts';

export const SETTINGS_KEY = 'zwicker:settings';
export const UNREADABLE_KEY = 'zwicker:settings:unreadable';
const FORMAT = 1;

export const JOKER_CHOICES = ['free', 'joker-only', 'never'] as const;
export const SUITS_CHOICES = ['two', 'four'] as const;
export const LETTERS_CHOICES = ['english', 'german'] as const;
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

/** Which game is played. */
export interface Game {
  /** The id of a version; `variantById` has its record. */
  readonly version: string;
  /** A number that the version can be played with. */
  readonly players: number;
  /** The usual ones where jokers are not wild. */
  readonly options: Options;
}

export interface Settings extends Game {
  readonly suits: (typeof SUITS_CHOICES)[number];
  readonly letters: (typeof LETTERS_CHOICES)[number];
  readonly theme: (typeof THEME_CHOICES)[number];
}

/** What can be chosen, one by one. */
export type Choices = Omit<Settings, 'options'> & Options;
/** The game that a page or its link names; what it leaves open is as usual. */
export type PageGame = Pick<Game, 'version'> & Partial<Game>;
/** Whether changes are kept, or hold for this page only and why. */
export type Kept = 'kept' | 'newer' | 'blocked';

const oneOf =
  <Choice>(choices: readonly Choice[]) =>
  (value: unknown): value is Choice =>
    (choices as readonly unknown[]).includes(value);

const IS: { readonly [Name in keyof Choices]: (value: unknown) => boolean } = {
  version: oneOf(VARIANTS.map(({ id }) => id as string)),
  players: oneOf(VARIANTS.flatMap(({ seats }) => seats)),
  jokerOnTable: oneOf(JOKER_CHOICES),
  jokerSweepIsZwick: oneOf([true, false]),
  suits: oneOf(SUITS_CHOICES),
  letters: oneOf(LETTERS_CHOICES),
  theme: oneOf(THEME_CHOICES),
};

/** Of stored fields, those that are understood. */
function understood(fields: Readonly<Record<string, unknown>>): Partial<Choices> {
  const names = Object.keys(IS) as (keyof Choices)[];
  return Object.fromEntries(
    names.filter((name) => IS[name](fields[name])).map((name) => [name, fields[name]]),
  );
}

/** The game that choices come to: players and options as far as the version has them. */
function gameOf({
  version,
  players,
  jokerOnTable = DEFAULT_OPTIONS.jokerOnTable,
  jokerSweepIsZwick = DEFAULT_OPTIONS.jokerSweepIsZwick,
}: Partial<Choices>): Game {
  const variant = VARIANTS.find(({ id }) => id === version) ?? VARIANTS[0];
  const seats: readonly number[] = variant.seats;
  const wanted = [players, 4, seats[0]].find(
    (number) => number !== undefined && seats.includes(number),
  );
  return {
    version: variant.id,
    players: wanted ?? 4,
    options: variant.jokersAre === 'wild' ? { jokerOnTable, jokerSweepIsZwick } : DEFAULT_OPTIONS,
  };
}

function settingsOf(choices: Partial<Choices>): Settings {
  const { letters = 'english', suits = 'two', theme = 'system' } = choices;
  return { ...gameOf(choices), suits, letters, theme };
}

interface Stored {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly kind: 'ours' | 'newer' | 'unreadable';
}

function readText(text: string | null): Stored {
  if (text === null) return { fields: {}, kind: 'ours' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fields: {}, kind: 'unreadable' };
  }
  const fields = value as Readonly<Record<string, unknown>> | null;
  const format = typeof fields === 'object' ? fields?.v : undefined;
  if (fields === null || typeof format !== 'number' || format < FORMAT) {
    return { fields: {}, kind: 'unreadable' };
  }
  return { fields, kind: format > FORMAT ? 'newer' : 'ours' };
}

/** The browser's storage; `undefined` on the server and where it is blocked. */
function storage(): Storage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}

function readStored(): Stored {
  try {
    return readText(storage()?.getItem(SETTINGS_KEY) ?? null);
  } catch {
    return readText(null);
  }
}

/** Whether it could be kept. */
function write(change: Partial<Choices>): boolean {
  try {
    const place = storage();
    if (place === undefined) return false;
    const text = place.getItem(SETTINGS_KEY);
    const { fields, kind } = readText(text);
    if (kind === 'newer') return false;
    if (kind === 'unreadable' && text !== null) {
      const earlier = place.getItem(UNREADABLE_KEY);
      place.setItem(UNREADABLE_KEY, earlier === null ? text : `${earlier}\n${text}`);
    }
    place.setItem(SETTINGS_KEY, JSON.stringify({ ...fields, v: FORMAT, ...change }));
    return true;
  } catch {
    return false;
  }
}

/** What was chosen on this page and could not be kept. */
let unkept: Partial<Choices> = {};
let ofPage: PageGame | undefined = gameOfDocument();
let own = compute();
let current = withPage(own);
const listeners = new Set<(settings: Settings) => void>();

/** The game of a page that is about one version: its layout puts it on the root element. */
function gameOfDocument(): PageGame | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.documentElement.dataset.pageGame;
  return text === undefined ? undefined : (JSON.parse(text) as PageGame);
}

function compute(): Settings {
  return settingsOf({ ...understood(readStored().fields), ...unkept });
}

function withPage(settings: Settings): Settings {
  if (ofPage === undefined) return settings;
  const { options, players, version } = ofPage;
  return { ...settings, ...gameOf({ version, ...(players && { players }), ...options }) };
}

function refresh(): void {
  own = compute();
  const next = withPage(own);
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  if (typeof document !== 'undefined') {
    const detail = { settings: current, isOfPage: ofPage !== undefined };
    document.dispatchEvent(new CustomEvent('zwicker:settings', { detail }));
  }
  for (const listener of listeners) listener(current);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY || key === null) refresh();
  });
  // A page that comes back from the browser's memory has missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
}

/** What holds on this page: the version of the page or its link goes before the person's own. */
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
    storage()?.removeItem(SETTINGS_KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
  refresh();
}

/** Says which game this page shows, as its link has it; `undefined` when it is the person's own again. */
export function setPageGame(game: PageGame | undefined): void {
  ofPage = game ?? gameOfDocument();
  refresh();
}

/** Whether this page, or its link, names its own game. */
export function hasPageGame(): boolean {
  return ofPage !== undefined;
}

/** Whether changes are kept. */
export function kept(): Kept {
  if (readStored().kind === 'newer') return 'newer';
  try {
    const place = storage();
    if (place === undefined) return 'blocked';
    const probe = `${SETTINGS_KEY}:probe`;
    place.setItem(probe, '');
    place.removeItem(probe);
    return 'kept';
  } catch {
    return 'blocked';
  }
}
