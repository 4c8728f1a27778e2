/**
 * Versions with house rules that somebody saved, in this browser:
 *
 *     zwicker:house = {"v":1,"saved":[{"key":1796077200000,"name":"At the harbour","version":"dithmarschen.zwick.2"}]}
 *
 * with `jokerOnTable` and `jokerSweepIsZwick` where wild jokers were limited. A key is the time of saving. An entry that
 * is not understood is not shown and stays stored as it is, as does any other field. How text that can't be read, newer
 * editions and storages that are blocked or full are dealt with is said in `kept/store.ts`.
 */
import type { Options } from '../../engine/index.ts';
import { DEFAULT_OPTIONS } from '../../engine/index.ts';
import { type Kept, openStore, type Store } from '../kept/store.ts';
import { type Fields, fieldsOf } from '../kept/text.ts';
import { EDITION, optionsOf } from './stored.ts';

/** Under what saved house rules are stored. */
export const HOUSE_KEY = 'zwicker:house';

/** A version with house rules as it was saved. */
export interface Saved {
  readonly key: number;
  readonly name: string;
  /** Its id: one that this edition knows, or not. */
  readonly version: string;
  readonly options: Options;
}

/** What is saved here, and whether changes to it are kept. */
export interface SavedHere {
  readonly saved: readonly Saved[];
  /** How many entries are not understood. */
  readonly unread: number;
  readonly kept: Kept;
  /** Text that could not be read, as it was stored, laid aside or not yet; null where there is none. */
  readonly unreadable: string | null;
}

let opened: Store<Fields> | undefined;

/** The store, whose value is the whole object. Opened when it is first asked for: pages are rendered without one. */
function theStore(): Store<Fields> {
  opened ??= openStore(
    HOUSE_KEY,
    (text) => {
      const fields = fieldsOf(text);
      return {
        value: fields ?? {},
        isWhole: fields !== undefined,
        isNewer: Number(fields?.v) > EDITION,
      };
    },
    (fields) => JSON.stringify({ ...fields, v: EDITION }),
  );
  return opened;
}

function entriesIn({ saved }: Fields): readonly Fields[] {
  return Array.isArray(saved) ? saved : [];
}

function savedOf(entry: Fields | null): Saved | undefined {
  const { key, name, version } = entry ?? {};
  if (typeof version !== 'string' || typeof name !== 'string' || !Number.isSafeInteger(key)) return;
  return { key: Number(key), name, version, options: optionsOf(entry ?? {}) };
}

/** What is saved. */
export function readSaved(): SavedHere {
  const store = theStore();
  const entries = entriesIn(store.read());
  const saved = entries.flatMap((entry) => savedOf(entry) ?? []);
  return {
    saved,
    unread: entries.length - saved.length,
    kept: store.kept(),
    unreadable: store.unreadable(),
  };
}

/** Changes the entries, and keeps them if they can be kept. */
function change(entriesAfter: (entries: readonly Fields[]) => readonly Fields[]): void {
  theStore().update((fields) => ({ ...fields, saved: entriesAfter(entriesIn(fields)) }));
}

/** An entry as it is stored, where what is undefined is left out. */
function entryOf({ key, name, options, version }: Saved): Fields {
  const { jokerOnTable, jokerSweepIsZwick } = options;
  return {
    key,
    name,
    version,
    jokerOnTable: jokerOnTable === DEFAULT_OPTIONS.jokerOnTable ? undefined : jokerOnTable,
    jokerSweepIsZwick: jokerSweepIsZwick ? undefined : false,
  };
}

/** Throws text away that could not be read. */
export const forgetUnreadable = (): void => theStore().forgetUnreadable();

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
export const followSaved = (listener: () => void): (() => void) => theStore().subscribe(listener);
