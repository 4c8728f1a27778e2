/** Plays as text, at the table where they are made: piles go by the name of a card in them. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  listPlays,
  makePlay,
  type Play,
  type PlayTried,
  parsePlay,
} from '../../src/engine/index.ts';
import { RUNS, randomPositions, readPosition } from '../engine/read.ts';
import { expectWrong } from './place.ts';

/** What is left of a play when it is written: a capture without its witness. */
const bare = (made: Play): PlayTried =>
  made.kind === 'capture' ? { kind: 'capture', card: made.card, takes: made.takes } : made;

const TABLE = readPosition('dithmarschen 4 @0 | 7S | QS, X25 10S =15@1, 4H, 8D');
const DOUBLE = readPosition('huelsemann-double 5 @0 | 7S | 7H, 7H, 8H 3H =11, 8H, 9H');

describe('a play', () => {
  test.prop([randomPositions(), fc.constantFrom('text', 'link')], RUNS)(
    'is read as it is written, in either spelling',
    (at, spelling) => {
      for (const made of listPlays(at, 100)) {
        const text = makePlay(made, at, spelling);
        expect(parsePlay(text, at, spelling)).toEqual({ ok: true, value: bare(made) });
        const unsplit = makePlay(bare(made), at, spelling);
        expect(parsePlay(unsplit, at, spelling)).toEqual({ ok: true, value: bare(made) });
      }
    },
  );

  test.each<readonly [string, PlayTried]>([
    ['7S', { kind: 'trail', card: '7S' }],
    ['  7♠ ', { kind: 'trail', card: '7S' }],
    ['BS', { kind: 'trail', card: 'JS' }],
    ['7S x QS', { kind: 'capture', card: '7S', takes: [0] }],
    ['7S x QS 4H, 8D', { kind: 'capture', card: '7S', takes: [0, 2, 3] }],
    ['7S x 8D, DS', { kind: 'capture', card: '7S', takes: [0, 3] }],
    // A build goes by any of its cards.
    ['7S x X25', { kind: 'capture', card: '7S', takes: [1] }],
    ['7S x 10S', { kind: 'capture', card: '7S', takes: [1] }],
    ['7S x 10S X25', { kind: 'capture', card: '7S', takes: [1] }],
    ['7S x p3 p0', { kind: 'capture', card: '7S', takes: [0, 3] }],
    ['7S x p9', { kind: 'capture', card: '7S', takes: [9] }],
    ['7S x', { kind: 'capture', card: '7S', takes: [] }],
    // The value at which a capture is thought to work may be told, and says nothing.
    ['QS=13 x 4H', { kind: 'capture', card: 'QS', takes: [2] }],
    ['7S on 4H =11@0', { kind: 'build', card: '7S', on: 2, value: 11, owner: 0 }],
    ['7S on 10S=8@2', { kind: 'build', card: '7S', on: 1, value: 8, owner: 2 }],
    ['7S on 4H =11', { kind: 'build', card: '7S', on: 2, value: 11, owner: null }],
    ['7S on p2 =11@0', { kind: 'build', card: '7S', on: 2, value: 11, owner: 0 }],
    ['7S =7@0', { kind: 'build', card: '7S', on: null, value: 7, owner: 0 }],
    ['7S=7', { kind: 'build', card: '7S', on: null, value: 7, owner: null }],
  ])('%s', (text, expected) => {
    expect(parsePlay(text, TABLE)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['7S x p0 p1', { kind: 'capture', card: '7S', takes: [0, 1] }],
    ['7S x p3', { kind: 'capture', card: '7S', takes: [3] }],
    ['7S x 9H', { kind: 'capture', card: '7S', takes: [4] }],
    ['7S on p2 =18', { kind: 'build', card: '7S', on: 2, value: 18, owner: null }],
  ] as const)('piles that share a card’s name are written by their place: %s', (text, made) => {
    expect(makePlay(made, DOUBLE)).toBe(text);
    expect(parsePlay(text, DOUBLE)).toEqual({ ok: true, value: made });
  });

  test('is written with the groups of its witness', () => {
    const at = readPosition('christiansen 4 @1 | KS | QS, AD, 8D, 4D, 2D');
    const all = { kind: 'capture', card: 'KS', takes: [0, 1, 2, 3, 4] } as const;
    const groups = [
      [0, 1],
      [2, 3, 4],
    ];
    expect(makePlay({ ...all, value: 14, groups, zwick: true }, at)).toBe('KS x QS AD, 8D 4D 2D');
    expect(makePlay(all, at)).toBe('KS x QS AD 8D 4D 2D');
    expect(makePlay({ ...all, value: 14, groups, zwick: true }, at, 'link')).toBe(
      'KS-x-QS-AD_8D-4D-2D',
    );
  });

  test.each([
    ['^', 'play'],
    ['^   ', 'play'],
    ['^11S', 'card'],
    ['^none', 'card'],
    ['7S ^y 8D', 'end'],
    ['7S ^8D', 'end'],
    ['7S, ^8D', 'end'],
    ['7S | ^8D', 'end'],
    ['7S x ^9H', 'pile-on-table'],
    ['7S x QS ^11H', 'pile-on-table'],
    ['7S x 8D,^ , 4H', 'pile-on-table'],
    ['7S x 8D =^8', 'end'],
    ['7S on^', 'pile-on-table'],
    ['7S on ^9H =16@0', 'pile-on-table'],
    ['7S on ^4H', 'value'],
    ['7S on 4H @^0', 'value'],
    ['7S on 4H =^x@0', 'value'],
    ['7S on 4H =11@^x', 'owner'],
    ['7S on 4H =11@^4', 'owner'],
    ['7S on 4H =11@0@^1', 'end'],
    ['7S on 4H =11@0 ^8D', 'end'],
    ['7S =^x@0', 'value'],
    ['7S @^0', 'value'],
    ['7S =7:^0', 'owner'],
    // A question is no play: it stands in records only.
    ['^ask 2 =13 yes', 'play'],
    ['7S x QS\n  ^9H', 'pile-on-table'],
  ])('wrong at the mark: %j, expected %s', (text, expected) => {
    expectWrong((wrong) => parsePlay(wrong, TABLE), text, expected);
  });

  test('where a card lies in two piles, its name is not enough', () => {
    expectWrong((wrong) => parsePlay(wrong, DOUBLE), '7S x ^7H', 'one-pile-of-that-name');
    expectWrong((wrong) => parsePlay(wrong, DOUBLE), '7S on ^8H =14', 'one-pile-of-that-name');
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })], RUNS)(
    'any text is read or refused: nothing else happens',
    (text) => {
      for (const spelling of ['text', 'link'] as const) {
        expect(typeof parsePlay(text, TABLE, spelling).ok).toBe('boolean');
      }
    },
  );
});
