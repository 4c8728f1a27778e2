/** Saved versions with house rules: whatever is stored, reading it breaks nothing, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/engine/index.ts';

const KEY = 'zwicker:house';
const UNREADABLE_KEY = 'zwicker:house:unreadable';
const HARBOUR = { key: 3, name: 'Harbour', version: 'dithmarschen.zwick.2' };
const SUNDAY = { key: 7, name: 'Sunday', version: 'grupp', jokerOnTable: 'never' };
const BOTH = JSON.stringify({ v: 1, saved: [HARBOUR, SUNDAY] });

/** The module as a page has it that finds `entries` stored; `full` and `blocked` storages throw. */
async function storeWith(
  entries: Record<string, string>,
  state: 'usual' | 'full' | 'blocked' = 'usual',
) {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (state === 'blocked') throw new Error('SecurityError');
      return entries[key] ?? null;
    },
    setItem(key: string, value: string) {
      if (state !== 'usual') throw new Error('QuotaExceededError');
      entries[key] = value;
    },
    removeItem(key: string) {
      delete entries[key];
    },
  });
  return import('../../src/components/settings/houseRules.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const names = ({ saved }: { saved: readonly { name: string }[] }) => saved.map(({ name }) => name);
const HOUSE = { name: 'New', version: 'huelsemann.zwick.1', options: DEFAULT_OPTIONS };

describe('reading', () => {
  test.each<[string, string | undefined, string[], number]>([
    ['nothing', undefined, [], 0],
    ['an empty object of ours', '{"v":1}', [], 0],
    ['two versions', BOTH, ['Harbour', 'Sunday'], 0],
    ['a cut-off text', BOTH.slice(0, 40), [], 0],
    ['a list', '[1]', [], 0],
    ['something else where the list should be', '{"v":1,"saved":7}', [], 0],
    [
      'entries that are none',
      `{"v":1,"saved":[null,5,{},{"key":"3","name":"x","version":"grupp"},${JSON.stringify(HARBOUR)}]}`,
      ['Harbour'],
      4,
    ],
    ['a newer edition', `{"v":2,"saved":[${JSON.stringify(HARBOUR)}],"order":[3]}`, ['Harbour'], 0],
  ])('%s', async (_, text, expected, unread) => {
    const entries: Record<string, string> = text === undefined ? {} : { [KEY]: text };
    const { readSaved } = await storeWith(entries);
    const store = readSaved();
    expect(names(store)).toEqual(expected);
    expect(store.unread).toBe(unread);
    expect(entries).toEqual(text === undefined ? {} : { [KEY]: text });
  });

  test('limits on wild jokers are read', async () => {
    const { readSaved } = await storeWith({ [KEY]: BOTH });
    expect(readSaved().saved[1]?.options).toEqual({ ...DEFAULT_OPTIONS, jokerOnTable: 'never' });
  });

  test('a text that can’t be read is said to be that', async () => {
    expect((await storeWith({ [KEY]: '{' })).readSaved().unreadable).toBe('{');
    expect((await storeWith({ [KEY]: BOTH })).readSaved().unreadable).toBeNull();
    expect((await storeWith({})).readSaved().unreadable).toBeNull();
  });
});

describe('changing', () => {
  test('adds at the end, and leaves the rest as it was', async () => {
    const strange = { key: 9, name: 'Later', version: 'dithmarschen.moon.full' };
    const entries = {
      [KEY]: JSON.stringify({ v: 1, saved: [HARBOUR, strange, null], sort: 'name' }),
    };
    const { add, readSaved } = await storeWith(entries);
    const key = add(HOUSE);
    const { saved, ...rest } = JSON.parse(entries[KEY] ?? '') as { saved: unknown[] };
    expect(rest).toEqual({ v: 1, sort: 'name' });
    expect(saved).toEqual([
      HARBOUR,
      strange,
      null,
      { key, name: 'New', version: 'huelsemann.zwick.1' },
    ]);
    expect(key).toBeGreaterThan(9);
    expect(readSaved().kept).toBe('kept');
  });

  test('puts a version in the place of the one of its key', async () => {
    const entries = { [KEY]: BOTH };
    const { put, readSaved } = await storeWith(entries);
    put({ ...HOUSE, key: 3 });
    expect(names(readSaved())).toEqual(['New', 'Sunday']);
    put({ ...HOUSE, key: 99 });
    expect(names(readSaved())).toEqual(['New', 'Sunday', 'New']);
  });

  test('takes one out, and puts it back where it was', async () => {
    const entries = { [KEY]: BOTH };
    const { readSaved, remove } = await storeWith(entries);
    const undo = remove(3);
    expect(names(readSaved())).toEqual(['Sunday']);
    undo();
    expect(JSON.parse(entries[KEY])).toEqual(JSON.parse(BOTH));
  });

  test('what another tab saved meanwhile stays', async () => {
    const entries = { [KEY]: BOTH };
    const { add, readSaved } = await storeWith(entries);
    readSaved();
    entries[KEY] = JSON.stringify({ v: 1, saved: [SUNDAY, { ...HARBOUR, key: 8, name: 'Tab' }] });
    add(HOUSE);
    expect(names(readSaved())).toEqual(['Sunday', 'Tab', 'New']);
  });

  test('an unreadable text is put aside, with one that was before', async () => {
    const entries: Record<string, string> = { [KEY]: '{"v":1,"sav', [UNREADABLE_KEY]: 'older' };
    const { add } = await storeWith(entries);
    add(HOUSE);
    expect(entries[UNREADABLE_KEY]).toBe('older\n{"v":1,"sav');
    expect(JSON.parse(entries[KEY] ?? '')).toMatchObject({ v: 1, saved: [{ name: 'New' }] });
  });

  test('an unreadable text can be had until it is thrown away, laid aside or not', async () => {
    const entries: Record<string, string> = { [KEY]: '{"v":1,"sav' };
    const { add, forgetUnreadable, readSaved } = await storeWith(entries);
    add(HOUSE);
    expect(readSaved().unreadable).toBe('{"v":1,"sav');
    forgetUnreadable();
    expect(readSaved().unreadable).toBeNull();
    expect(names(readSaved())).toEqual(['New']);
    entries[KEY] = 'oops';
    expect(readSaved().unreadable).toBe('oops');
    forgetUnreadable();
    expect(readSaved()).toMatchObject({ unreadable: null, saved: [] });
  });

  test('what a newer edition stored is left alone', async () => {
    const text = `{"v":2,"saved":[${JSON.stringify(HARBOUR)}]}`;
    const entries = { [KEY]: text };
    const { add, readSaved } = await storeWith(entries);
    add(HOUSE);
    expect(entries[KEY]).toBe(text);
    expect(readSaved().kept).toBe('newer');
    expect(names(readSaved())).toEqual(['Harbour', 'New']);
  });

  test.each(['full', 'blocked'] as const)(
    'with storage %s it holds on this page',
    async (state) => {
      const { add, readSaved, remove } = await storeWith({ [KEY]: BOTH }, state);
      const key = add(HOUSE);
      expect(readSaved().kept).toBe(state);
      expect(names(readSaved())).toEqual(state === 'full' ? ['Harbour', 'Sunday', 'New'] : ['New']);
      remove(key)();
      expect(names(readSaved()).at(-1)).toBe('New');
    },
  );
});
