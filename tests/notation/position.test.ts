/** Positions and states as text: what is written is read, in every spelling, and what is wrong is named with its place. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  makePosition,
  makeState,
  parseCard,
  parsePosition,
  parseState,
  positionToJson,
} from '../../src/engine/index.ts';
import { RUNS, randomPositions, readPosition, readState } from '../engine/read.ts';
import { expectWrong } from './place.ts';

describe('a card', () => {
  test.each([
    ['10D', '10D'],
    ['10d', '10D'],
    ['10♦', '10D'],
    ['10♢', '10D'],
    ['10♦\uFE0F', '10D'],
    ['as', 'AS'],
    ['A♠', 'AS'],
    ['a♤', 'AS'],
    ['7♥', '7H'],
    ['7♡', '7H'],
    ['7♣', '7C'],
    ['7♧', '7C'],
    // The German pack: Bube, Dame.
    ['BH', 'JH'],
    ['b♥', 'JH'],
    ['DS', 'QS'],
    ['DD', 'QD'],
    ['d♦', 'QD'],
    ['KD', 'KD'],
    ['x15', 'X15'],
    ['X1', 'X1'],
  ])('%s is %s', (text, card) => {
    expect(parseCard(text)).toBe(card);
  });

  test.each([
    '',
    '10',
    'D',
    '1H',
    '11H',
    '0H',
    'TH',
    'HH',
    '10DD',
    '10 D',
    'X',
    'X7',
    'X16',
    'X015',
    '♦10',
    '10♦♦',
    'ÄS',
    '2S ',
    'constructor',
    '__proto__',
  ])('%j is none', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });
});

describe('a position', () => {
  const position = randomPositions();

  test.prop([position], RUNS)('is read as it is written', (at) => {
    expect(parsePosition(makePosition(at))).toEqual({ ok: true, value: at });
  });

  test.prop([position], RUNS)('is read as it is written in a link', (at) => {
    expect(parsePosition(makePosition(at, 'link'), 'link')).toEqual({ ok: true, value: at });
  });

  test.prop([position], RUNS)('is written the same way again', (at) => {
    const text = makePosition(at);
    expect(makePosition(readPosition(text))).toBe(text);
  });

  test.prop([position, fc.constantFrom('lower', 'signs', 'german')], RUNS)(
    'is read in lower case, with suit signs and with German letters',
    (at, manner) => {
      const changed = makePosition(at).replace(
        /\b(10|[2-9AJQK])([SHDC])\b/g,
        (_, rank: string, suit: string) => {
          if (manner === 'lower') return `${rank}${suit}`.toLowerCase();
          if (manner === 'signs') return rank + '♠♥♦♣'.charAt('SHDC'.indexOf(suit));
          return (rank === 'J' ? 'B' : rank === 'Q' ? 'D' : rank) + suit;
        },
      );
      expect(parsePosition(changed)).toEqual({ ok: true, value: at });
    },
  );

  test.prop([position], RUNS)('is read with any spaces and line ends between its words', (at) => {
    const text = makePosition(at);
    expect(readPosition(text.replaceAll(' ', ' \n\t '))).toEqual(at);
    expect(readPosition(`\r\n  ${text.replaceAll(' | ', '|').replaceAll(', ', ',')}  `)).toEqual(
      at,
    );
  });

  test('has the form of the reference', () => {
    const text = 'christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20';
    expect(positionToJson(readPosition(text))).toEqual({
      variant: 'christiansen',
      seats: 4,
      toMove: 1,
      hand: ['KS', '8C'],
      table: [{ cards: ['QS'] }, { cards: ['X30', '10S'], value: 20, owner: 3 }],
      promised: [{ seat: 3, value: 20 }],
      options: { jokerOnTable: 'free', jokerSweepIsZwick: true },
    });
    expect(makePosition(readPosition(text))).toBe(text);
    expect(makePosition(readPosition(text), 'link')).toBe(
      'christiansen-4.1~KS-8C~QS_X30-10S.20.3~3.20',
    );
  });

  test.each([
    ['dithmarschen 4 @0', 'dithmarschen 4 @0 | none | none'],
    ['dithmarschen 4@0 | 7S', 'dithmarschen 4 @0 | 7S | none'],
    ['dithmarschen 4 @0 | | 7S', 'dithmarschen 4 @0 | none | 7S'],
    ['dithmarschen 4 @0 | none | none | none', 'dithmarschen 4 @0 | none | none'],
    ['Dithmarschen-Refill 4 @0 | 7S |', 'dithmarschen-refill 4 @0 | 7S | none'],
    ['huelsemann 2 @0 | 7S | 9H 5S=14', 'huelsemann 2 @0 | 7S | 9H 5S =14'],
    ['grupp 2 @0 jokers=never sweep=no | X1', 'grupp 2 @0 jokers=never sweep=no | X1 | none'],
    ['grupp 2 @0 jokers=joker-only | X1', 'grupp 2 @0 jokers=joker | X1 | none'],
    ['grupp 2 @0 jokers=free sweep=yes | X1', 'grupp 2 @0 | X1 | none'],
  ])('%s is written %s', (text, written) => {
    expect(makePosition(readPosition(text))).toBe(written);
  });

  test.each([
    ['^', 'variant'],
    ['^   | 7S', 'variant'],
    ['^hausregel 4 @0 | 7S', 'variant'],
    ['^4 @0 | 7S', 'variant'],
    ['dithmarschen^', 'seats'],
    ['dithmarschen ^| 7S', 'seats'],
    ['dithmarschen ^four@0 | 7S', 'seats'],
    ['dithmarschen ^4x @0 | 7S', 'seats'],
    ['dithmarschen ^-4 @0 | 7S', 'seats'],
    ['dithmarschen ^5 @0 | 7S', 'wrong-number-of-seats'],
    ['dithmarschen 4^', 'seat-to-move'],
    ['dithmarschen 4 ^| 7S', 'seat-to-move'],
    ['dithmarschen 4 =^0 | 7S', 'seat-to-move'],
    ['dithmarschen 4 @^4 | 7S', 'no-such-seat'],
    ['dithmarschen 4 @0 ^jokers | 7S', 'header-word'],
    ['dithmarschen 4 @0 ^joker=never | 7S', 'header-word'],
    ['grupp 2 @0 jokers=^maybe | 7S', 'header-word'],
    ['grupp 2 @0 jokers=never ^jokers=free | 7S', 'header-word'],
    ['dithmarschen 4 @0, ^7S | 8S', 'section'],
    ['dithmarschen 4 @0 | 7S ^11H', 'card'],
    ['dithmarschen 4 @0 | 7S, ^8H', 'section'],
    ['dithmarschen 4 @0 | 7S =^7', 'end'],
    ['dithmarschen 4 @0 | 7S ^7S', 'too-many-of-card'],
    ['dithmarschen 4 @0 | 7S ^X30', 'too-many-of-card'],
    ['dithmarschen 4 @0 | 7S | 8H, 9H, ^7S', 'too-many-of-card'],
    ['dithmarschen 4 @0 | 7S | 8H 9H ^7S =24@1', 'too-many-of-card'],
    ['dithmarschen 4 @0 | 7S | 8H, ^9X', 'card'],
    ['dithmarschen 4 @0 | 7S | ^8H 9H', 'loose-pile-of-several'],
    ['dithmarschen 4 @0 | 7S | 8H 9H @^1', 'value'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =^x@1', 'value'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =^16@1', 'build-value-impossible'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =^1@1', 'build-value-impossible'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =^0@1', 'too-small'],
    ['dithmarschen 4 @0 | 7S | ^8H 9H =17', 'build-needs-owner'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =17@^x', 'owner'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =17@^4', 'no-such-seat'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =17=^1', 'owner'],
    ['dithmarschen 4 @0 | 7S | 8H 9H =17@1@^2', 'end'],
    ['dithmarschen 4 @0 | 7S | 8H =^8@1 9H', 'end'],
    ['dithmarschen 4 @0 | 7S | none | ^3', 'promise'],
    ['dithmarschen 4 @0 | 7S | none | 3:^x', 'promise'],
    ['dithmarschen 4 @0 | 7S | none | ^3=20', 'promise'],
    ['dithmarschen 4 @0 | 7S | none | 3:20:^4', 'end'],
    ['dithmarschen 4 @0 | 7S | none | ^9:20', 'no-such-seat'],
    ['dithmarschen 4 @0 | 7S | none | ^3:0', 'too-small'],
    ['dithmarschen 4 @0 | 7S | none | 3:20, ^2:5', 'section'],
    ['dithmarschen 4 @0 | 7S | none | none | ^8S', 'end'],
    ['dithmarschen 4 @0 | ^=7 | none', 'text-before-mark'],
    ['dithmarschen 4 @0 | 7S ^= | none', 'text-before-mark'],
    ['huelsemann 2 @0 | 7S | 8H 6H =14@^0', 'build-has-no-owner'],
    ['huelsemann 2 @0 | 7S | ^8H =8', 'build-of-one-card'],
    ['huelsemann 2 @0 | 7S | 8H 9H =^17', 'build-value-impossible'],
    ['dithmarschen 4 @0\n| 7S\n| 8H,\n  ^9X', 'card'],
    ['\n\n  dithmarschen 4 @0 |\n7S   ^8', 'card'],
  ])('wrong at the mark: %j, expected %s', (text, expected) => {
    expectWrong(parsePosition, text, expected);
  });

  test('a wrong card is named, and a wrong version with those there are', () => {
    expect(parsePosition('dithmarschen 4 @0 | 11H')).toMatchObject({ error: { found: '11H' } });
    expect(parsePosition('skat 3 @0')).toMatchObject({
      error: { found: 'skat', known: expect.arrayContaining(['dithmarschen', 'grupp']) },
    });
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 60 })], RUNS)(
    'any text is read or refused: nothing else happens',
    (text) => {
      for (const spelling of ['text', 'link'] as const) {
        expect(typeof parsePosition(text, spelling).ok).toBe('boolean');
        expect(typeof parseState(text, spelling).ok).toBe('boolean');
      }
    },
  );

  test.prop([position, fc.nat(), fc.constantFrom(...' |,=@:-_~.#;09AXx\n')], RUNS)(
    'with one character changed is read or refused at a place in it',
    (at, seed, char) => {
      const text = makePosition(at);
      const place = seed % text.length;
      const changed = text.slice(0, place) + char + text.slice(place + 1);
      const result = parsePosition(changed);
      if (result.ok) return;
      const lines = changed.split('\n');
      expect(result.error.line).toBeLessThanOrEqual(lines.length);
      const line = lines[result.error.line - 1] ?? '';
      expect(result.error.column).toBeGreaterThan(0);
      expect(result.error.column).toBeLessThanOrEqual(line.length + 1);
    },
  );
});

describe('a state', () => {
  const text =
    'dithmarschen 4 @1 dealer=3 last=0 | 7S 8S, none, 7H, QC | 9H, 10S 3S =13@3 | 3:13 | 2C 2D =1, none=0 | 3C 3D 3H 4C 4D, 4H 5C 5D 5H 5S, 6C 6D 6H 6S 7C, 7D 8C 8D 8H 9C';

  test('has all there is: hands, piles, promises, won piles with Zwicks, deals to come', () => {
    const state = readState(text);
    expect(state).toMatchObject({ seats: 4, toMove: 1, dealer: 3, lastCapture: 0, over: false });
    expect(state.hands).toEqual([['7S', '8S'], [], ['7H'], ['QC']]);
    expect(state.won).toEqual([['2C', '2D'], []]);
    expect(state.zwicks).toEqual([1, 0]);
    expect(state.toCome.length).toBe(1);
    expect(makeState(state)).toBe(text);
  });

  test.each([
    ['dithmarschen 4 @1^', 'header-word'],
    ['dithmarschen 4 dealer=3 ^| 7S, 8S, 9S, 10S', 'seat-to-move'],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S^', 'section'],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none^', 'section'],
    [
      'dithmarschen 4 @1 dealer=^4 | 7S, 8S, 9S, 10S | none | none | none=0, none=0',
      'no-such-seat',
    ],
    [
      'dithmarschen 4 @1 dealer=3 last=^2 | 7S, 8S, 9S, 10S | none | none | none=0, none=0',
      'no-such-seat',
    ],
    [
      'dithmarschen 4 @1 dealer=3 over=^maybe | 7S, 8S, 9S, 10S | none | none | none=0, none=0',
      'yes-or-no',
    ],
    ['dithmarschen 4 @1 dealer=3 | ^7S, 8S, 9S | none | none | none=0, none=0', 'wrong-number'],
    [
      'dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, ^7S | none | none | none=0, none=0',
      'too-many-of-card',
    ],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | ^none=0', 'wrong-number'],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | ^none, none=0', 'zwicks'],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | ^2S, none=0', 'zwicks'],
    ['dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | 2S=^x, none=0', 'zwicks'],
    [
      'dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | ^8S=0, none=0',
      'too-many-of-card',
    ],
    [
      'dithmarschen 4 @1 dealer=3 | 7S, 8S, 9S, 10S | none | none | none=0, none=0 | ^2S, 3S, 4S, 5S',
      'wrong-number',
    ],
  ])('wrong at the mark: %s, expected %s', (wrong, expected) => {
    expectWrong(parseState, wrong, expected);
  });
});
