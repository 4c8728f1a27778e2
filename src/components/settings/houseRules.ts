/**
 * Versions with house rules that somebody saved, in this browser:
 *
 *     zwicker:house = {"v":1,"saved":[{"key":1796077200000,"name":"At the harbour","version":"dithmarschen.zwick.2"}]}
 *
 * with `jokerOnTable` and `jokerSweepIsZwick` where wild jokers were limited. A key is the time of saving. Reading is
 * tolerant: an entry that is not understood is not shown and stays stored as it is. Text that is no such object is moved
 * to `zwicker:house:unreadable` by the first change. What a newer edition stored is never written. Where nothing can be
 * kept, changes hold until the page is left.
 */
import type { Options } from '../../engine/index.ts';
import { DEFAULT_OPTIONS } from '../../engine/index.ts';
import { EDITION, type Fields, fieldsOf, JOKER_CHOICES } from './stored.ts';

/** Under what saved house rules are stored. */
export const HOUSE_KEY = 'zwicker:house';
const UNREADABLE_KEY = 'zwicker:house:unreadable';
const CHANGE_EVENT = 'zwicker:house';

/** A version with house rules as it was saved. */
export interface Saved {
  readonly key: number;
  readonly name: string;
  /** Its id: one that this edition knows, or not. */
  readonly version: string;
  readonly options: Options;
}

/** What is saved here, and whether changes to it are kept. */
export interface Store {
  readonly saved: readonly Saved[];
  /** How many entries are not understood. */
  readonly unread: number;
  readonly kept: 'kept' | Unkept['why'];
  /** Text that could not be read, as it was stored, laid aside or not yet; null where there is none. */
  readonly unreadable: string | null;
}

/** Entries that could not be kept, and why: of a newer edition, storage blocked, or full. */
interface Unkept {
  readonly entries: readonly Fields[];
  readonly why: 'newer' | 'blocked' | 'full';
}
let unkept: Unkept | undefined;

function storedText(key = HOUSE_KEY): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function entriesIn(fields: Fields | undefined): readonly Fields[] {
  return Array.isArray(fields?.saved) ? (fields.saved as Fields[]) : [];
}

function entriesNow(): readonly Fields[] {
  return unkept?.entries ?? entriesIn(fieldsOf(storedText()));
}

function savedOf(entry: Fields | null): Saved | undefined {
  const { jokerOnTable, jokerSweepIsZwick, key, name, version } = entry ?? {};
  if (typeof version !== 'string' || typeof name !== 'string' || !Number.isSafeInteger(key)) return;
  const options: Options = {
    jokerOnTable:
      JOKER_CHOICES.find((choice) => choice === jokerOnTable) ?? DEFAULT_OPTIONS.jokerOnTable,
    jokerSweepIsZwick: jokerSweepIsZwick !== false,
  };
  return { key: Number(key), name, version, options };
}

/** What is saved. */
export function readStore(): Store {
  const entries = entriesNow();
  const text = storedText();
  const fields = fieldsOf(text);
  const saved = entries.flatMap((entry) => savedOf(entry) ?? []);
  return {
    saved,
    unread: entries.length - saved.length,
    kept: Number(fields?.v) > EDITION ? 'newer' : (unkept?.why ?? (canRead() ? 'kept' : 'blocked')),
    unreadable: storedText(UNREADABLE_KEY) ?? (fields === undefined ? text : null),
  };
}

function canRead(): boolean {
  try {
    localStorage.getItem(HOUSE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Changes the entries, and keeps them if they can be kept. */
function change(entriesAfter: (entries: readonly Fields[]) => readonly Fields[]): void {
  // Another tab may have changed them a moment ago: what is stored now is what is changed.
  const entries = entriesAfter(entriesNow());
  const why = write(entries);
  unkept = why === undefined ? undefined : { entries, why };
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Keeps the entries, or answers why not. */
function write(entries: readonly Fields[]): Unkept['why'] | undefined {
  try {
    const text = storedText();
    const fields = fieldsOf(text);
    if (Number(fields?.v) > EDITION) return 'newer';
    if (fields === undefined && text !== null) {
      const earlier = localStorage.getItem(UNREADABLE_KEY);
      localStorage.setItem(UNREADABLE_KEY, earlier === null ? text : `${earlier}\n${text}`);
    }
    localStorage.setItem(HOUSE_KEY, JSON.stringify({ ...fields, v: EDITION, saved: entries }));
    return undefined;
  } catch {
    return canRead() ? 'full' : 'blocked';
  }
}

function entryOf({ key, name, options, version }: Saved): Fields {
  const { jokerOnTable, jokerSweepIsZwick } = options;
  return {
    key,
    name,
    version,
    ...(jokerOnTable === DEFAULT_OPTIONS.jokerOnTable ? {} : { jokerOnTable }),
    ...(jokerSweepIsZwick ? {} : { jokerSweepIsZwick }),
  };
}

/** Throws text away that could not be read. */
export function forgetUnreadable(): void {
  try {
    localStorage.removeItem(UNREADABLE_KEY);
    if (fieldsOf(storedText()) === undefined) localStorage.removeItem(HOUSE_KEY);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Saves rules as a new entry; answers its key. */
export function add(rules: Omit<Saved, 'key'>): number {
  let key = 0;
  change((entries) => {
    key = Math.max(Date.now(), ...entries.map((entry) => 1 + (Number(entry?.key) || 0)));
    return [...entries, entryOf({ ...rules, key })];
  });
  return key;
}

/** Saves rules in the place of those of that key; as new ones where these are gone. */
export function put(rules: Saved): void {
  change((entries) => {
    const at = entries.findIndex((entry) => entry?.key === rules.key);
    return at < 0 ? [...entries, entryOf(rules)] : entries.with(at, entryOf(rules));
  });
}

/** Takes an entry out; the answer puts it back where it was. */
export function remove(key: number): () => void {
  let at = -1;
  let gone: Fields | undefined;
  change((entries) => {
    at = entries.findIndex((entry) => entry?.key === key);
    gone = entries[at];
    return entries.filter((entry) => entry?.key !== key);
  });
  return () => {
    const entry = gone;
    if (entry !== undefined) change((entries) => entries.toSpliced(at, 0, entry));
  };
}

/** Calls `listener` after every change, here or in another tab. The answer ends that. */
export function followStore(listener: () => void): () => void {
  const follow = (event: Event): void => {
    const key = event instanceof StorageEvent ? event.key : HOUSE_KEY;
    if (key === HOUSE_KEY || key === null) listener();
  };
  const kinds = [CHANGE_EVENT, 'storage', 'pageshow'];
  for (const kind of kinds) addEventListener(kind, follow);
  return () => {
    for (const kind of kinds) removeEventListener(kind, follow);
  };
}
