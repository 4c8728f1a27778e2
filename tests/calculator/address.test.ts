import { describe, expect, test } from 'vitest';
import { linkOf, readLink } from '../../src/components/calculator/address.ts';
import { problemOf, readTyped, remarksOf } from '../../src/components/calculator/reading.ts';
import {
  type PlayTried,
  type Position,
  parsePosition,
  positionFromJson,
} from '../../src/engine/index.ts';
import { VERSIONS } from '../slow/versions.ts';
import { randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';

function position(notation: string): Position {
  const read = parsePosition(notation);
  if (!read.ok) throw new Error(notation);
  return read.value;
}

describe('a position in the address', () => {
  test('2,000 positions of all versions, each with and without a play tried, come back as they were', () => {
    const random = seededRandom(5);
    let builds = 0;
    let promises = 0;
    let options = 0;
    for (let nth = 0; nth < 2000; nth++) {
      const version = VERSIONS[nth % VERSIONS.length];
      if (version === undefined) throw new Error('no version');
      const slow = randomPosition(version, random);
      const read = positionFromJson(slow);
      if (!read.ok) throw new Error(JSON.stringify(slow));
      builds += slow.table.some(({ value }) => value !== undefined) ? 1 : 0;
      promises += (slow.promised?.length ?? 0) > 0 ? 1 : 0;
      options += slow.options === undefined ? 0 : 1;
      const laid = { position: read.value, tried: null };
      expect(readLink(linkOf(laid))).toEqual({ ok: true, value: laid });
      for (const tried of someTried(read.value, random.below(1000))) {
        const again = readLink(`#${linkOf({ position: read.value, tried })}`);
        expect(again).toEqual({ ok: true, value: { position: read.value, tried } });
      }
    }
    expect(Math.min(builds, promises, options)).toBeGreaterThan(150);
  });

  const link = linkOf({
    position: position('dithmarschen 4 @0 | QH 9S | 5S 4H =9@1, 10C 3C =13@3, 4C | 2:13'),
    tried: { kind: 'capture', card: '9S', takes: [1, 2] },
  });

  test('a link that is cut off, at whatever length, says so', () => {
    for (let length = 1; length < link.length; length++) {
      const read = readLink(link.slice(0, length));
      expect(read.ok, link.slice(0, length)).toBe(false);
      if (!read.ok)
        expect(read.error).toMatch(
          /^(The link does not open: |“t1?~?”, at the end of the address, is ).+\. Here is an empty table\.$/,
        );
    }
  });

  test.each([
    ['a version not known yet', link.replace('t1', 't2'), /newer edition/],
    ['nonsense', 'p1~nonsense~000000', /a letter in it is wrong. It ends in “nse~000000”/],
    ['a link of nothing known', 'q9~', /“q9~”.* no link to a position/],
    ['one letter changed', link.replace('QH', 'QD'), /cut off, or a letter/],
    ['a word', '#hello', /^“hello”.* no link to a position/],
    ['words with tildes', '#x1~foo~bar', /no link/],
    ['letters', '#zzz~yyy', /no link/],
    ['a number', '#999', /no link/],
    ['what looks like markup', '#%3Cscript', /^“<script”.* no link/],
    ['a cut link with more behind it', `${link.slice(0, -3)}&utm=1`, /“&utm=1”, was left out/],
  ])('%s gets its own message', (_, text, message) => {
    const read = readLink(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(message);
  });

  test.each(['', '.', '-', '~', '.~', '…', ')', '#'])('a trailing %j does no harm', (tail) => {
    expect(readLink(`${link}${tail === '#' ? '' : tail}`)).toEqual(readLink(link));
  });

  test.each([
    '&utm=1',
    '&utm_source=chat&x=~a1',
    '?fbclid=Ab-1',
    '%26utm=1',
    '/',
    ')&a',
    ' (open it)',
  ])('what a program puts behind it, %j, does no harm', (tail) => {
    expect(readLink(`${link}${tail}`)).toEqual(readLink(link));
    expect(readLink(link).ok).toBe(true);
  });

  test('tildes that a program has escaped are read', () => {
    expect(readLink(link.replaceAll('~', '%7E'))).toEqual(readLink(link));
  });

  test('links that were sent long ago still open', () => {
    for (const [golden, notation] of GOLDEN) {
      const read = readLink(golden);
      expect(read.ok && read.value.position).toEqual(position(notation));
      if (read.ok) expect(linkOf(read.value)).toBe(golden);
    }
  });
});

/** These never change: they stand in chats. */
const GOLDEN: readonly (readonly [string, string])[] = [
  [
    'p1~dithmarschen-4.0~QH-9S~5S-4H.9.1_10C-3C.13.3_4C~2.13~8zwz0k',
    'dithmarschen 4 @0 | QH 9S | 5S 4H =9@1, 10C 3C =13@3, 4C | 2:13',
  ],
  [
    'p1~grupp-3.2-jokers.joker-sweep.no~X6-3D~4D_5D-2C.7~1dqxnk',
    'grupp 3 @2 jokers=joker sweep=no | X6 3D | 4D, 5D 2C =7',
  ],
];

/** Plays that somebody may try there, sensible or not. */
function someTried({ hand, seats, table, variant }: Position, chance: number): PlayTried[] {
  const card = hand[chance % hand.length];
  if (card === undefined) return [];
  const takes = [...table.keys()].filter((pile) => (chance >> pile) & 1);
  return [
    { kind: 'trail', card },
    ...(takes.length > 0 ? [{ kind: 'capture', card, takes } as const] : []),
    {
      kind: 'build',
      card,
      on: table.length > 0 ? chance % table.length : null,
      value: 1 + (chance % 30),
      owner: variant.builds.owned ? chance % seats : null,
    },
  ];
}

describe('what is typed', () => {
  test('suit signs, lower case and German letters are taken', () => {
    const read = readTyped('christiansen 4 @1 | k♠ bd | D♥, x30 10♠ =20@3');
    expect(read.ok && read.value.position).toEqual(
      position('christiansen 4 @1 | KS JD | QH, X30 10S =20@3'),
    );
  });

  test('a whole address is taken', () => {
    const laid = { position: position('grupp 3 @2 | 3D | 4D'), tried: null };
    expect(readTyped(` https://zwicker.example/calculator/#${linkOf(laid)} `)).toEqual({
      ok: true,
      value: laid,
    });
  });

  test.each([
    ['christiansen 4 @1 | KS 11H', '11H', /card/],
    ['christiansen 4 @1 | KS | QS, KS', 'KS', /pack/],
    ['christiansen 4 @1 | KS | 9S 2D =12@1', '12', /11/],
    ['chrstiansen 4 @1', 'chrstiansen', /name of a version/],
    ['dithmarschen 5 @1', '5', /4/],
  ])('%s: %s is marked', (text, marked, message) => {
    const read = readTyped(text);
    if (read.ok) throw new Error('was read');
    expect(text.slice(read.error.start, read.error.end)).toBe(marked);
    expect(read.error.text).toMatch(message);
  });
});

describe('what is wrong, and what is merely odd', () => {
  test('a joker of another version is wrong, at its place', () => {
    const odd = { ...position('grossenwiehe 4 @0 | 3D X17 | 4D') };
    const other = position('dithmarschen 4 @0 | | ');
    expect(problemOf({ ...odd, variant: other.variant })).toMatchObject({ hand: 1 });
    expect(problemOf(odd)).toBeNull();
  });

  test.each([
    ['dithmarschen 4 @0 | 2S 3S 4S 5S 6S | 4D', []],
    ['dithmarschen 4 @0 | 2S 3S 4S 5S 6S 7S | 4D', [/hand of 6 cards; 5 is the most/]],
    ['christiansen 4 @0 | 2S | 4D | 2:13', [/Nobody has a partner/]],
    ['christiansen 4 @0 | 2S | 4D 5D =9@0', [/kept for 9/]],
    ['christiansen 4 @0 | 9S | 4D 5D =9@0', []],
    ['dithmarschen 4 @0 | QS | 9S =9@0, 4D', [/kept for the own build of 9.*only a partner/]],
    ['dithmarschen 4 @0 | 9D | 9S =9@0, 4D', []],
  ])('%s', (notation, expected) => {
    const remarks = remarksOf(position(notation));
    expect(remarks).toHaveLength(expected.length);
    expected.forEach((pattern, at) => {
      expect(remarks[at]?.text).toMatch(pattern);
    });
  });
});
