/**
 * One thing kept in the browser as JSON, in the manner of the settings: an edition `v` inside, tolerant reading, nothing
 * ever lost. Each change is made to what is stored at that moment, so that two tabs don't overwrite each other.
 *
 * - Text that can't be read, or only in part, is laid aside under `<key>:unreadable` before the first change.
 * - What a newer edition has stored is read as far as it is understood, and never written.
 * - Where nothing can be stored (blocked, full), changes hold until the page is left.
 */
import { asideOf, type Fields, layAside } from './text.ts';

/** What a stored text comes to. `isWhole`: all of it was understood. */
export interface ReadText<Value> {
  readonly value: Value;
  readonly isWhole: boolean;
  readonly isNewer: boolean;
}

/** Whether changes are kept, or hold on this page only and why. */
export type Kept = 'kept' | 'newer' | 'blocked' | 'full';

/** Something that is kept under one key. */
export interface Store<Value> {
  readonly read: () => Value;
  /** Changes what is stored, or what this page has where it cannot be stored. */
  readonly update: (change: (value: Value) => Value) => void;
  readonly kept: () => Kept;
  /** Text that could not be read, as it was stored; null where there is none. */
  readonly unreadable: () => string | null;
  readonly forgetUnreadable: () => void;
  /** Calls `listener` after every change, here (`false`) or in another tab (`true`). The answer ends that. */
  readonly subscribe: (listener: (elsewhere: boolean) => void) => () => void;
}

/** Opens what is stored under a key. `parse` takes the text apart, `null` where nothing is stored. */
export function openStore<Value>(
  key: string,
  parse: (text: string | null) => ReadText<Value>,
  write: (value: Value) => string,
): Store<Value> {
  const listeners = new Set<(elsewhere: boolean) => void>();
  /** What could not be stored. */
  let unkept: { readonly value: Value } | undefined;
  let state: Kept = 'kept';

  const textOf = (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      state = 'blocked';
      return null;
    }
  };
  const tell = (elsewhere: boolean): void => {
    for (const listener of listeners) listener(elsewhere);
  };
  const keep = (value: Value): Kept => {
    const text = textOf(key);
    if (state === 'blocked') return 'blocked';
    const { isNewer, isWhole } = parse(text);
    if (isNewer) return 'newer';
    try {
      if (!isWhole && text !== null) layAside(key, text);
      localStorage.setItem(key, write(value));
      return 'kept';
    } catch {
      return 'full';
    }
  };
  const read = (): Value => unkept?.value ?? parse(textOf(key)).value;

  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(true);
  });
  return {
    read,
    update(change) {
      const value = change(read());
      state = keep(value);
      unkept = state === 'kept' ? undefined : { value };
      tell(false);
    },
    kept: () => (parse(textOf(key)).isNewer ? 'newer' : state),
    unreadable() {
      const aside = textOf(asideOf(key));
      const text = textOf(key);
      return aside ?? (text !== null && !parse(text).isWhole ? text : null);
    },
    forgetUnreadable() {
      try {
        localStorage.removeItem(asideOf(key));
        const text = textOf(key);
        if (text !== null) {
          const { isNewer, isWhole, value } = parse(text);
          // Not laid aside yet: what of it can be read stays.
          if (!isWhole && !isNewer) localStorage.setItem(key, write(value));
        }
      } catch {
        // Nothing could be kept, so there is nothing to forget.
      }
      tell(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a value that was read is something with fields: neither a list nor null. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
