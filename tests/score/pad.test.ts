/** The pad: what is kept, what can be read of it, and how every change is taken back. */
import { describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src/components/kept/store.ts';
import { gameOf, gameOfLink } from '../../src/components/score/game.ts';
import {
  changesBetween,
  EMPTY_PAD,
  type Evening,
  eveningFor,
  MOST,
  newEvening,
  openEvening,
  type Pad,
  takenBack,
  turnedRound,
  withRound,
  writePad,
} from '../../src/components/score/pad.ts';
import { withGame, withName, withRoundAt } from '../../src/components/score/padChanges.ts';
import { readPadFile, whyNotAdded, withImported } from '../../src/components/score/padFile.ts';
import { parsePad } from '../../src/components/score/readPad.ts';

const game = (version: string, players: number) => gameOf({ version, players });
const evening = (id: string, more: Partial<Evening> = {}): Evening => ({
  ...newEvening(game('dithmarschen', 4), EMPTY_PAD, 0, '2026-11-03'),
  id,
  ...more,
});
const padOf = (...evenings: readonly Evening[]): Pad => ({
  open: evenings.at(-1)?.id ?? '',
  evenings,
});

describe('an evening', () => {
  test('has as many sides as score: two teams, or everybody', () => {
    expect(newEvening(game('dithmarschen', 4), EMPTY_PAD, 1, '').sides).toBe(2);
    expect(newEvening(game('dithmarschen', 3), EMPTY_PAD, 1, '').sides).toBe(3);
    expect(newEvening(game('grossenwiehe', 6), EMPTY_PAD, 1, '').sides).toBe(2);
    expect(newEvening(game('grupp', 8), EMPTY_PAD, 1, '').sides).toBe(8);
  });

  test('takes rounds of its own game, as many as can be read again', () => {
    const full = evening('full', {
      rounds: Array.from({ length: MOST.rounds }, () => ({ points: [1, 2] })),
    });
    const nearly = { ...full, rounds: full.rounds.slice(1) };
    expect(eveningFor(game('dithmarschen', 4), padOf(nearly))).toBe(nearly);
    expect(eveningFor(game('grupp', 4), padOf(nearly))).toBeUndefined();
    expect(eveningFor(game('dithmarschen', 4), padOf(full))).toBeUndefined();
    expect(parsePad(writePad(padOf(full))).isWhole).toBe(true);
    expect(parsePad(writePad(padOf(withRound(full, [1, 2])))).isWhole).toBe(false);
  });

  test('two that begin in the same moment have different ids', () => {
    const first = newEvening(game('grupp', 2), EMPTY_PAD, 1e12, '');
    expect(newEvening(game('grupp', 2), padOf(first), 1e12, '').id).not.toBe(first.id);
  });

  test('keeps names where the game changes, and a dealer who still sits there', () => {
    const named = withName(evening('a', { dealer: 3 }), 0, 'Jürgen');
    const three = withGame(named, game('christiansen', 3));
    expect(three).toMatchObject({ players: 3, sides: 3, names: ['Jürgen', '', ''], dealer: 0 });
  });

  test('rounds are added, changed and deleted', () => {
    const two = withRound(withRound(evening('a'), [24, 6]), [10, 21]);
    expect(withRoundAt(two, 0, [23, 7]).rounds).toEqual([
      { points: [23, 7] },
      { points: [10, 21] },
    ]);
    expect(withRoundAt(two, 0, undefined).rounds).toEqual([{ points: [10, 21] }]);
  });

  test('the one chosen is open, else the last', () => {
    const [one, two] = [evening('a'), evening('b')];
    expect(openEvening({ open: 'a', evenings: [one, two] })).toBe(one);
    expect(openEvening({ open: 'gone', evenings: [one, two] })).toBe(two);
    expect(openEvening(EMPTY_PAD)).toBeUndefined();
  });
});

describe('taking back', () => {
  const [a, b, c] = [evening('a'), evening('b'), evening('c')];
  const CHANGES: readonly (readonly [string, Pad, Pad])[] = [
    ['a round', padOf(a, b), padOf(a, withRound(b, [1, 2]))],
    ['a new pad', padOf(a), padOf(a, b)],
    ['one forgotten from the middle', padOf(a, b, c), { open: 'c', evenings: [a, c] }],
    ['all forgotten', padOf(a, b, c), EMPTY_PAD],
    ['two from a file', padOf(a), padOf(a, b, c)],
  ];
  test.each(CHANGES)('%s, and making it again', (_, before, after) => {
    const changes = changesBetween(before, after);
    const back = takenBack(after, changes);
    expect(back?.evenings).toEqual(before.evenings);
    const again = takenBack(back ?? EMPTY_PAD, turnedRound(changes));
    expect(again?.evenings).toEqual(after.evenings);
    expect(takenBack(again ?? EMPTY_PAD, changes)?.evenings).toEqual(before.evenings);
  });

  test('leaves alone what another tab has changed since', () => {
    const after = padOf(withRound(a, [1, 2]));
    const changes = changesBetween(padOf(a), after);
    const elsewhere = padOf(withRound(withRound(a, [1, 2]), [3, 4]));
    expect(takenBack(elsewhere, changes)).toBeUndefined();
  });

  test('does not touch other pads that have changed since', () => {
    const changes = changesBetween(padOf(a, b), padOf(withRound(a, [1, 2]), b));
    const elsewhere = padOf(withRound(a, [1, 2]), withRound(b, [5, 5]));
    expect(takenBack(elsewhere, changes)?.evenings).toEqual([a, withRound(b, [5, 5])]);
  });
});

const GOOD = withRound(withName(evening('a'), 1, 'Käthe'), [24, 6]);

describe('a stored text', () => {
  test('is read as it was written', () => {
    const pad = padOf(GOOD, evening('b'));
    expect(parsePad(writePad(pad))).toMatchObject({ value: pad, isWhole: true, isNewer: false });
  });

  test.each([
    ['nothing', null, 0, true],
    ['a cut-off text', '{"v":1,"evenings":[{', 0, false],
    ['a list', '[]', 0, false],
    ['null', 'null', 0, false],
    ['no edition', '{"evenings":[]}', 0, false],
    ['no evenings', '{"v":1}', 0, false],
    [
      'one bad evening among good ones',
      `{"v":1,"evenings":[${JSON.stringify(GOOD)},{"id":7}]}`,
      1,
      false,
    ],
    [
      'the same evening twice',
      `{"v":1,"evenings":[${JSON.stringify(GOOD)},${JSON.stringify(GOOD)}]}`,
      1,
      false,
    ],
    [
      'a version that nobody knows',
      `{"v":1,"evenings":[${JSON.stringify({ ...GOOD, version: 'atlantis' })}]}`,
      1,
      true,
    ],
  ])('%s', (_, text, evenings, isWhole) => {
    const read = parsePad(text);
    expect(read.value.evenings).toHaveLength(evenings);
    expect(read.isWhole).toBe(isWhole);
  });

  test('of a newer edition is read as far as it is understood', () => {
    const text = `{"v":2,"evenings":[${JSON.stringify({ ...GOOD, wine: 'red' })}],"mood":"good"}`;
    expect(parsePad(text)).toMatchObject({ isNewer: true, value: { evenings: [{ wine: 'red' }] } });
  });
});

describe('a file', () => {
  test('brings back what was saved', () => {
    const pad = padOf(GOOD, evening('b'));
    const read = readPadFile(writePad(pad));
    expect(read.ok && withImported(EMPTY_PAD, read.value).evenings).toEqual(pad.evenings);
  });

  test('adds nothing twice, and a changed pad beside the old one', () => {
    const pad = padOf(GOOD);
    expect(withImported(pad, [GOOD])).toEqual(pad);
    const changed = withRound(GOOD, [1, 1]);
    const both = withImported(pad, [changed]);
    expect(both.evenings).toEqual([GOOD, { ...changed, id: 'ax' }]);
    expect(withImported(both, [changed])).toEqual(both);
  });

  test.each([
    ['as many pads as a file may have', MOST.evenings, {}, true],
    ['one more', MOST.evenings + 1, {}, false],
    ['few pads that are longer than a file', 5, { note: 'x'.repeat(MOST.fileLetters / 5) }, false],
  ])('of %s: can be read again, or is not made', (_, pads, more, fits) => {
    const pad = padOf(
      ...Array.from({ length: pads }, (_, at) => ({ ...evening(`e${at}`), ...more })),
    );
    expect(whyNotAdded(pad, 1) === undefined).toBe(fits);
    expect(readPadFile(writePad(pad)).ok).toBe(fits);
  });

  /** The good pad with one thing in it replaced. */
  const bad = (from: string, to: string): string => writePad(padOf(GOOD)).replace(from, to);
  test.each([
    ['no JSON', '{"v":1,\n oops', 'line 2, column 2: this is no JSON'],
    ['cut off', '{"v":1,', 'line 1, column 8: this is no JSON'],
    ['another thing', '{"tracks":[]}', 'line 1, column 1: this should be a file that the pad'],
    ['a newer edition', '{"v":7,"evenings":[]}', 'column 6, v: a newer edition'],
    ['no list', '{"v":1,"evenings":7}', 'evenings: here should be a list of pads'],
    [
      'a word for points',
      bad('[24,6]', '[24,"six"]'),
      'evenings[0].rounds[0].points[1]: here should be a whole number',
    ],
    ['negative points', bad('[24,6]', '[24,-6]'), 'points[1]'],
    [
      'a side too many',
      bad('[24,6]', '[24,6,1]'),
      'evenings[0].rounds[0].points: here should be a list',
    ],
    ['sides that do not divide', bad('"sides":2', '"sides":3'), 'evenings[0].sides'],
    ['a name too few', bad('"names":["",', '"names":['), 'evenings[0].names'],
    ['a dealer who is not there', bad('"dealer":0', '"dealer":4'), 'evenings[0].dealer'],
    ['a day that is none', bad('2026-11-03', '3.11.26'), 'evenings[0].begun'],
    ['too many players', bad('"players":4', '"players":400'), 'evenings[0].players'],
  ])('with %s is refused, with the place', (_, text, says) => {
    const read = readPadFile(text);
    expect(read.ok ? '' : read.error).toContain(says);
  });

  test('shows what it found, cut short, as text', () => {
    const read = readPadFile(bad('"title":""', `"title":"<b>${'x'.repeat(300)}"`));
    expect(read.ok ? '' : read.error).toMatch(/found "<b>x{50,60}.{0,10}Nothing was added/);
  });
});

/** A store on a storage that may fail. */
function storeOn(entries: Record<string, string>, failing: { set?: boolean; get?: boolean } = {}) {
  const refuse = () => {
    throw new Error('no');
  };
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (failing.get ? refuse() : (entries[key] ?? null)),
    setItem: (key: string, text: string) => {
      if (failing.set) refuse();
      entries[key] = text;
    },
    removeItem: (key: string) => delete entries[key],
  });
  vi.stubGlobal(
    'addEventListener',
    (kind: string, listener: (event: { key: string | null }) => void) => {
      if (kind === 'storage') listeners.push(listener);
    },
  );
  const store = openStore('pad', parsePad, writePad);
  return {
    store,
    entries,
    failing,
    elsewhere: () => {
      for (const tell of listeners) tell({ key: 'pad' });
    },
  };
}
const add = (one: Evening) => (pad: Pad) => padOf(...pad.evenings, one);

describe('keeping it', () => {
  test('each change is made to what is stored then, so two tabs lose nothing', () => {
    const { entries, store } = storeOn({});
    store.update(add(GOOD));
    // Another tab adds one.
    entries.pad = writePad(add(evening('b'))(parsePad(entries.pad ?? '').value));
    store.update(add(evening('c')));
    expect(parsePad(entries.pad ?? '').value.evenings.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(store.kept()).toBe('kept');
  });

  test('what cannot be read is laid aside by the first change, and nothing is thrown away', () => {
    const text = `{"v":1,"evenings":[${JSON.stringify(GOOD)},{"id":7}]}`;
    const { entries, store } = storeOn({ pad: text, 'pad:unreadable': 'earlier' });
    expect(store.read().evenings).toHaveLength(1);
    expect(entries.pad).toBe(text);
    store.update(add(evening('b')));
    expect(store.read().evenings).toHaveLength(2);
    expect(entries['pad:unreadable']).toBe(`earlier\n${text}`);
    expect(store.unreadable()).toContain('earlier');
  });

  test('a newer edition is left as it is, and changes hold on this page', () => {
    const text = '{"v":9,"evenings":[]}';
    const { entries, store } = storeOn({ pad: text });
    store.update(add(GOOD));
    expect(entries.pad).toBe(text);
    expect(store.read().evenings).toHaveLength(1);
    expect(store.kept()).toBe('newer');
  });

  test('where storage is full changes hold on this page, and are kept when there is room', () => {
    const { entries, failing, store } = storeOn({}, { set: true });
    store.update(add(GOOD));
    expect(store.kept()).toBe('full');
    expect(store.read().evenings).toHaveLength(1);
    failing.set = false;
    store.update(add(evening('b')));
    expect(store.kept()).toBe('kept');
    expect(parsePad(entries.pad ?? '').value.evenings).toHaveLength(2);
  });

  test('where storage is blocked changes hold on this page', () => {
    const { store } = storeOn({}, { get: true, set: true });
    store.update(add(GOOD));
    store.update(add(evening('b')));
    expect(store.read().evenings).toHaveLength(2);
    expect(store.kept()).toBe('blocked');
  });

  test('tells of changes here and elsewhere', () => {
    const { elsewhere, store } = storeOn({});
    const heard: boolean[] = [];
    const stop = store.subscribe((other) => heard.push(other));
    store.update(add(GOOD));
    elsewhere();
    stop();
    elsewhere();
    expect(heard).toEqual([false, true]);
  });
});

describe('the game of a link', () => {
  test.each([
    ['#christiansen_3', { version: 'christiansen', players: 3 }],
    ['huelsemann-double_5', { version: 'huelsemann-double', players: 5 }],
    ['#christiansen_5', undefined],
    ['#atlantis_4', undefined],
    ['#christiansen', undefined],
    ['#christiansen_3x', undefined],
    ['', undefined],
  ])('%s', (fragment, game_) => {
    expect(gameOfLink(fragment)).toEqual(game_);
  });
});
