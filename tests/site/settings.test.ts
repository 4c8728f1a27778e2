/** Settings: whatever is stored, reading it gives something that can be played, and nothing is lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VERSIONS } from '../../src/components/settings/settings.ts';
import type { Settings } from '../../src/components/settings/stored.ts';
import { DEFAULT_OPTIONS, VARIANTS, variantById } from '../../src/engine/index.ts';

const KEY = 'zwicker:settings';
const UNREADABLE_KEY = 'zwicker:settings:unreadable';
const USUAL = {
  version: 'dithmarschen',
  players: 4,
  options: DEFAULT_OPTIONS,
  suits: 'two',
  letters: 'english',
  theme: 'system',
};

/** A storage as browsers have it; a blocked one throws at every touch. */
function storageOf(entries: Record<string, string>) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
}

/** The module as a page has it that finds `entries` stored. */
async function settingsWith(entries: Record<string, string>, storage: object = storageOf(entries)) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: { dataset: {} }, dispatchEvent: () => true });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  return import('../../src/components/settings/settings.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Stored texts, and what is understood of them. */
const STORED: readonly [name: string, text: string | undefined, understood: object][] = [
  ['nothing', undefined, {}],
  ['an empty object of ours', '{"v":1}', {}],
  [
    'everything',
    '{"v":1,"version":"grupp","players":7,"jokerOnTable":"never","jokerSweepIsZwick":false,"suits":"four","letters":"german","theme":"dark"}',
    {
      version: 'grupp',
      players: 7,
      options: { jokerOnTable: 'never', jokerSweepIsZwick: false },
      suits: 'four',
      letters: 'german',
      theme: 'dark',
    },
  ],
  [
    'players the version can’t have',
    '{"v":1,"version":"huelsemann-double","players":4}',
    { version: 'huelsemann-double', players: 5 },
  ],
  [
    'options where jokers are numbered',
    '{"v":1,"version":"christiansen","jokerOnTable":"never"}',
    { version: 'christiansen' },
  ],
  [
    'house rules with a name',
    '{"v":1,"version":"dithmarschen.zwick.2","houseName":"At the harbour","players":3}',
    { version: 'dithmarschen.zwick.2', houseName: 'At the harbour', players: 3 },
  ],
  [
    'house rules without one, and limits on wild jokers',
    '{"v":1,"version":"grupp.zwick.2","houseName":7,"jokerOnTable":"never"}',
    { version: 'grupp.zwick.2', options: { ...DEFAULT_OPTIONS, jokerOnTable: 'never' } },
  ],
  [
    'house rules of a version that is gone',
    '{"v":1,"version":"atlantis.zwick.2","houseName":"A"}',
    {},
  ],
  ['a version that is gone', '{"v":1,"version":"atlantis","suits":"four"}', { suits: 'four' }],
  [
    'wrong types',
    '{"v":1,"version":7,"players":"4","suits":true,"theme":null,"letters":["german"]}',
    {},
  ],
  ['names that objects have anyway', '{"v":1,"version":"constructor","theme":"toString"}', {}],
  [
    'a newer edition',
    '{"v":2,"version":"grupp","players":6,"suits":"six","sound":"on"}',
    { version: 'grupp', players: 6 },
  ],
  ['an older one', '{"v":0,"version":"grupp"}', {}],
  ['no edition', '{"version":"grupp"}', {}],
  ['an edition that is no number', '{"v":"1","version":"grupp"}', {}],
  ['a cut-off text', '{"v":1,"version":"gru', {}],
  ['a list', '[1,2]', {}],
  ['a number', '5', {}],
  ['null', 'null', {}],
  ['nothing at all', '', {}],
];

describe('reading', () => {
  test.each(STORED)('%s', async (_, text, understood) => {
    const { readSettings } = await settingsWith(text === undefined ? {} : { [KEY]: text });
    expect(readSettings()).toEqual({ ...USUAL, ...understood });
  });

  test.each(STORED)('changes nothing: %s', async (_, text) => {
    const entries = text === undefined ? {} : { [KEY]: text };
    const before = { ...entries };
    const { kept, readSettings } = await settingsWith(entries);
    readSettings();
    kept();
    expect(entries).toEqual(before);
  });

  test('a game that can be played, for every version and number of players', async () => {
    for (const { id } of VARIANTS) {
      for (const players of [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const text = JSON.stringify({ v: 1, version: id, players });
        const { readSettings } = await settingsWith({ [KEY]: text });
        const { players: possible, version } = readSettings();
        expect(version).toBe(id);
        expect(VARIANTS.find((variant) => variant.id === id)?.seats).toContain(possible);
      }
    }
  });
});

test('where pages are rendered all is as usual', async () => {
  vi.resetModules();
  const { readSettings } = await import('../../src/components/settings/settings.ts');
  expect(readSettings()).toEqual(USUAL);
});

describe('changing', () => {
  test('keeps what was changed, and everything else that is stored', async () => {
    const entries = { [KEY]: '{"v":1,"suits":"four","sound":"on","theme":"pink"}' };
    const { readSettings, update } = await settingsWith(entries);
    update({ version: 'grupp', players: 5 });
    expect(JSON.parse(entries[KEY])).toEqual({
      v: 1,
      suits: 'four',
      sound: 'on',
      theme: 'pink',
      version: 'grupp',
      players: 5,
    });
    expect(readSettings()).toEqual({ ...USUAL, suits: 'four', version: 'grupp', players: 5 });
  });

  test('remembers the players for the way back', async () => {
    const { readSettings, update } = await settingsWith({});
    update({ players: 3 });
    update({ version: 'huelsemann-double' });
    expect(readSettings().players).toBe(5);
    update({ version: 'christiansen' });
    expect(readSettings().players).toBe(3);
  });

  test.each(['{"v":1,"ver', '[]', '{"version":"grupp"}', ''])(
    'lays aside what it can’t read: %s',
    async (text) => {
      const entries: Record<string, string> = { [KEY]: text };
      const { update } = await settingsWith(entries);
      update({ suits: 'four' });
      expect(entries).toEqual({ [KEY]: '{"v":1,"suits":"four"}', [UNREADABLE_KEY]: text });
    },
  );

  test('does not throw away what was laid aside before', async () => {
    const entries: Record<string, string> = {
      [KEY]: 'second',
      'zwicker:settings:unreadable': 'first',
    };
    const { update } = await settingsWith(entries);
    update({ suits: 'four' });
    expect(entries[UNREADABLE_KEY]).toBe('first\nsecond');
  });

  test('leaves a newer edition as it is, and holds on this page', async () => {
    const text = '{"v":2,"suits":"six"}';
    const entries = { [KEY]: text };
    const { kept, readSettings, update } = await settingsWith(entries);
    update({ suits: 'four' });
    expect(entries).toEqual({ [KEY]: text });
    expect(readSettings().suits).toBe('four');
    expect(kept()).toBe('newer');
  });

  test('holds on this page where storage is blocked', async () => {
    const blocked = {
      getItem: () => {
        throw new Error('blocked');
      },
    };
    const { kept, readSettings, reset, update } = await settingsWith({}, blocked);
    update({ version: 'grupp', theme: 'dark' });
    update({ players: 6 });
    expect(readSettings()).toMatchObject({ version: 'grupp', players: 6, theme: 'dark' });
    expect(kept()).toBe('blocked');
    reset();
    expect(readSettings()).toEqual(USUAL);
  });

  test('tells whoever listens, until they stop', async () => {
    const { subscribe, update } = await settingsWith({});
    const heard: string[] = [];
    const stop = subscribe(({ theme }) => heard.push(theme));
    update({ theme: 'dark' });
    stop();
    update({ theme: 'light' });
    expect(heard).toEqual(['dark']);
  });

  test('back to the usual forgets our key and no other', async () => {
    const entries = { [KEY]: '{"v":1,"suits":"four"}', other: 'kept' };
    const { readSettings, reset } = await settingsWith(entries);
    reset();
    expect(readSettings()).toEqual(USUAL);
    expect(entries).toEqual({ other: 'kept' });
  });
});

describe('the version of a link', () => {
  test('goes before the stored one, which stays', async () => {
    const entries = { [KEY]: '{"v":1,"version":"grupp","players":5,"suits":"four"}' };
    const { hasPageGame, ownSettings, readSettings, setPageGame, update } =
      await settingsWith(entries);
    setPageGame({ version: 'christiansen', players: 3 });
    expect(hasPageGame()).toBe(true);
    expect(readSettings()).toMatchObject({ version: 'christiansen', players: 3, suits: 'four' });
    expect(ownSettings()).toMatchObject({ version: 'grupp', players: 5 });
    update({ version: 'huelsemann', letters: 'german' });
    expect(readSettings()).toMatchObject({ version: 'christiansen', letters: 'german' });
    setPageGame(undefined);
    expect(readSettings()).toMatchObject({ version: 'huelsemann', letters: 'german' });
    expect(JSON.parse(entries[KEY])).toMatchObject({ version: 'huelsemann' });
  });

  test('is that of the position that a page shows, until it shows it no more', async () => {
    const entries = { [KEY]: '{"v":1,"version":"grupp","players":5}' };
    const { readSettings, showPageGame } = await settingsWith(entries);
    const variant = variantById('christiansen') ?? VARIANTS[0];
    const options = { jokerOnTable: 'never', jokerSweepIsZwick: false } as const;
    const end = showPageGame({ options, seats: 3, variant });
    expect(readSettings()).toMatchObject({ version: 'christiansen', players: 3 });
    end();
    expect(readSettings()).toMatchObject({ version: 'grupp', players: 5 });
  });

  test('has the options it names, and the usual ones else', async () => {
    const entries = { [KEY]: '{"v":1,"version":"grupp","jokerOnTable":"never"}' };
    const { readSettings, setPageGame } = await settingsWith(entries);
    setPageGame({ version: 'grupp' });
    expect(readSettings().options).toEqual(DEFAULT_OPTIONS);
    const options = { jokerOnTable: 'joker-only', jokerSweepIsZwick: false } as const;
    setPageGame({ version: 'grupp', options });
    expect(readSettings().options).toEqual(options);
  });
});

describe('the script before the first paint reads the same', () => {
  /** What it puts on the root element of a page. */
  async function attributesWith(entries: Record<string, string>, pageGame?: object) {
    const dataset: Record<string, string> =
      pageGame === undefined ? {} : { pageGame: JSON.stringify(pageGame) };
    vi.stubGlobal('localStorage', storageOf(entries));
    vi.stubGlobal('document', {
      documentElement: { dataset },
      querySelector: () => ({ dataset: { versions: JSON.stringify(VERSIONS) } }),
      querySelectorAll: () => [],
      addEventListener: () => undefined,
    });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('customElements', { define: () => undefined });
    vi.stubGlobal('HTMLElement', class {});
    const { followSettings } = await import('../../src/components/settings/first.ts');
    followSettings();
    vi.unstubAllGlobals();
    const { letters, players, suits, theme, version } = dataset;
    return { letters, players, suits, theme, version };
  }

  const wanted = ({ letters, players, suits, theme, version }: Settings) => ({
    version,
    players: String(players),
    suits: suits === 'two' ? undefined : suits,
    letters: letters === 'english' ? undefined : letters,
    theme: theme === 'system' ? undefined : theme,
  });

  test.each(STORED)('%s', async (_, text) => {
    const entries = text === undefined ? {} : { [KEY]: text };
    const { readSettings, setPageGame } = await settingsWith(entries);
    expect(await attributesWith(entries)).toEqual(wanted(readSettings()));
    const game = { version: 'huelsemann', players: 2 };
    await settingsWith(entries);
    setPageGame(game);
    expect(await attributesWith(entries, game)).toEqual(wanted(readSettings()));
  });
});
