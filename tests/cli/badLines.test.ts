/** Bad lines: each gets an error that names the place, and the next line goes on. */
import { describe, expect, test } from 'vitest';
import { positionToJson, recordToJson } from '../../src/engine/index.ts';
import { readChristiansen } from '../engine/christiansen.ts';
import { readPosition } from '../engine/read.ts';
import { answersTo } from './run.ts';

const GOOD = {
  variant: 'christiansen',
  seats: 4,
  toMove: 1,
  hand: ['KS', '8C'],
  table: [{ cards: ['QS'] }, { cards: ['X30', '10S'], value: 20, owner: 3 }],
  promised: [{ seat: 3, value: 20 }],
  options: { jokerOnTable: 'free' },
};
const HUELSEMANN = { variant: 'huelsemann', seats: 2, toMove: 0, hand: ['7S'] };
const DOUBLE = { variant: 'huelsemann-double', seats: 5, toMove: 0, table: [] };

const without = (field: keyof typeof GOOD): object => {
  const { [field]: _, ...rest } = GOOD;
  return rest;
};
const withTable = (...table: unknown[]): object => ({ ...GOOD, table });
const huelsemann = (...table: unknown[]): object => ({ ...HUELSEMANN, table });

/** What is wrong, the line, and how its message begins: the place, or for a whole line what is wrong with it. */
type Row = readonly [string, unknown, string];

const POSITIONS: readonly Row[] = [
  // Not JSON, or no object.
  ['nothing but a blank line', '', 'not JSON'],
  ['spaces', '   ', 'not JSON'],
  ['a word', 'plays', 'not JSON'],
  ['half an object', '{"variant":"christiansen"', 'not JSON'],
  ['two objects on a line', '{} {}', 'not JSON'],
  ['a number too many signs long', '{"seats":4,}', 'not JSON'],
  ['a list', '[]', 'should be an object'],
  ['null', 'null', 'should be an object'],
  ['a text', '"christiansen"', 'should be an object'],
  ['a number', '4', 'should be an object'],
  // A field missing.
  ['no version', without('variant'), 'variant: '],
  ['no seats', without('seats'), 'seats: '],
  ['nobody to move', without('toMove'), 'toMove: '],
  ['no hand', without('hand'), 'hand: '],
  ['no table', without('table'), 'table: '],
  ['an empty object', {}, 'variant: '],
  [
    'a pile without cards',
    withTable({ cards: ['QS'] }, { value: 3, owner: 1 }),
    'table[1].cards: ',
  ],
  ['a promise without a seat', { ...GOOD, promised: [{ value: 20 }] }, 'promised[0].seat: '],
  ['a promise without a value', { ...GOOD, promised: [{ seat: 3 }] }, 'promised[0].value: '],
  // A field of the wrong type.
  ['a version that is no text', { ...GOOD, variant: 4 }, 'variant: '],
  ['seats as a text', { ...GOOD, seats: '4' }, 'seats: '],
  ['half a seat', { ...GOOD, seats: 4.5 }, 'seats: '],
  ['a mover that is null', { ...GOOD, toMove: null }, 'toMove: '],
  ['a hand as a text', { ...GOOD, hand: 'KS 8C' }, 'hand: '],
  ['a hand as an object', { ...GOOD, hand: { 0: 'KS' } }, 'hand: '],
  ['a card that is a number', { ...GOOD, hand: ['KS', 8] }, 'hand[1]: '],
  ['a card that is null', { ...GOOD, hand: [null] }, 'hand[0]: '],
  ['a table that is null', { ...GOOD, table: null }, 'table: '],
  ['a pile that is a text', withTable('QS'), 'table[0]: '],
  ['a pile that is a list', withTable({ cards: ['QS'] }, ['8C']), 'table[1]: '],
  ['a pile’s cards as a text', withTable({ cards: 'QS' }), 'table[0].cards: '],
  ['a value as a text', withTable({ cards: ['QS'], value: '3', owner: 1 }), 'table[0].value: '],
  ['a value that is null', withTable({ cards: ['QS'], value: null, owner: 1 }), 'table[0].value: '],
  ['an owner as a text', withTable({ cards: ['QS'], value: 3, owner: '1' }), 'table[0].owner: '],
  ['promises that are no list', { ...GOOD, promised: {} }, 'promised: '],
  ['a promise that is a number', { ...GOOD, promised: [20] }, 'promised[0]: '],
  ['options that are a list', { ...GOOD, options: [] }, 'options: '],
  [
    'an option that is a text',
    { ...GOOD, options: { jokerSweepIsZwick: 'no' } },
    'options.jokerSweepIsZwick: ',
  ],
  [
    'an option that is a truth value',
    { ...GOOD, options: { jokerOnTable: true } },
    'options.jokerOnTable: ',
  ],
  // An unknown card, version or option.
  ['a card that does not exist', { ...GOOD, hand: ['KS', '11H'] }, 'hand[1]: no such card "11H"'],
  ['a card in lower case', { ...GOOD, hand: ['ks'] }, 'hand[0]: no such card "ks"'],
  ['a card with a suit sign', { ...GOOD, hand: ['K♠'] }, 'hand[0]: no such card "K♠"'],
  [
    'a joker that does not exist',
    withTable({ cards: ['X16'] }),
    'table[0].cards[0]: no such card "X16"',
  ],
  [
    'the third pile’s first card',
    withTable({ cards: ['QS'] }, { cards: ['QH'] }, { cards: ['11H'] }),
    'table[2].cards[0]: no such card "11H"',
  ],
  ['a version that does not exist', { ...GOOD, variant: 'skat' }, 'variant: '],
  ['a version in capitals', { ...GOOD, variant: 'Christiansen' }, 'variant: '],
  ['a version from the prototype', { ...GOOD, variant: 'constructor' }, 'variant: '],
  ['an option that does not exist', { ...GOOD, options: { wild: true } }, 'options.wild: '],
  [
    'a setting that does not exist',
    { ...GOOD, options: { jokerOnTable: 'joker' } },
    'options.jokerOnTable: ',
  ],
  // A card more often than in the pack.
  ['a card twice in hand', { ...GOOD, hand: ['KS', 'KS'] }, 'hand[1]: '],
  ['a card in hand and on the table', { ...GOOD, hand: ['QS'] }, 'table[0].cards[0]: '],
  [
    'a card twice on the table',
    withTable({ cards: ['QS'] }, { cards: ['QS'] }),
    'table[1].cards[0]: ',
  ],
  [
    'a card twice in a build',
    withTable({ cards: ['10S', '10S'], value: 20, owner: 1 }),
    'table[0].cards[1]: ',
  ],
  ['a joker of another version', { ...GOOD, hand: ['X17'] }, 'hand[0]: '],
  ['a joker in Hülsemann', huelsemann({ cards: ['X15'] }), 'table[0].cards[0]: '],
  ['a card three times in a double pack', { ...DOUBLE, hand: ['7S', '7S', '7S'] }, 'hand[2]: '],
  // A seat out of range, a number of seats the version lacks.
  ['five at Christiansen', { ...GOOD, seats: 5 }, 'seats: '],
  ['one at Christiansen', { ...GOOD, seats: 1 }, 'seats: '],
  ['five at Großenwiehe', { ...GOOD, variant: 'grossenwiehe', seats: 5 }, 'seats: '],
  ['three with refill', { ...GOOD, variant: 'dithmarschen-refill', seats: 3 }, 'seats: '],
  ['four with a double pack', { ...DOUBLE, seats: 4, hand: [] }, 'seats: '],
  ['nine at Grupp', { variant: 'grupp', seats: 9, toMove: 0, hand: [], table: [] }, 'seats: '],
  ['a mover at a fifth seat', { ...GOOD, toMove: 4 }, 'toMove: '],
  ['a mover below the first', { ...GOOD, toMove: -1 }, 'toMove: '],
  [
    'an owner at a fifth seat',
    withTable({ cards: ['QS'], value: 3, owner: 4 }),
    'table[0].owner: ',
  ],
  [
    'a promise of a fifth seat',
    { ...GOOD, promised: [{ seat: 4, value: 20 }] },
    'promised[0].seat: ',
  ],
  // Values and owners.
  ['a value without an owner', withTable({ cards: ['QS'], value: 3 }), 'table[0]'],
  ['an owner without a value', withTable({ cards: ['QS'], owner: 3 }), 'table[0]'],
  ['an owner of null without a value', huelsemann({ cards: ['QS'], owner: null }), 'table[0]'],
  [
    'an owner of null where builds are owned',
    withTable({ cards: ['QS'], value: 3, owner: null }),
    'table[0].owner: ',
  ],
  [
    'an owner in Hülsemann',
    huelsemann({ cards: ['9H', '5S'], value: 14, owner: 0 }),
    'table[0].owner: ',
  ],
  [
    'an owner in Grupp',
    {
      variant: 'grupp',
      seats: 2,
      toMove: 0,
      hand: [],
      table: [{ cards: ['9H', '5S'], value: 14, owner: 0 }],
    },
    'table[0].owner: ',
  ],
  ['two cards that are no build', withTable({ cards: ['QS', 'QH'] }), 'table[0]'],
  ['no card in a pile', withTable({ cards: [] }), 'table[0].cards: '],
  // A build whose cards, laid in the order given, can't make its value.
  ['a queen as 4', withTable({ cards: ['QS'], value: 4, owner: 1 }), 'table[0].value: '],
  [
    'ten on thirty as 30',
    withTable({ cards: ['X30', '10S'], value: 30, owner: 1 }),
    'table[0].value: ',
  ],
  [
    'thirty on ten as 20',
    withTable({ cards: ['10S', 'X30'], value: 20, owner: 1 }),
    'table[0].value: ',
  ],
  ['ace on nine as 2', withTable({ cards: ['9S', 'AS'], value: 2, owner: 1 }), 'table[0].value: '],
  [
    'five on five as nought',
    withTable({ cards: ['5S', '5H'], value: 0, owner: 1 }),
    'table[0].value: ',
  ],
  // Five less five is nothing to lay an eight on.
  [
    'a nought on the way',
    withTable({ cards: ['5S', '5H', '8D'], value: 8, owner: 1 }),
    'table[0].value: ',
  ],
  [
    'a value below nought',
    withTable({ cards: ['5S', '8H'], value: -3, owner: 1 }),
    'table[0].value: ',
  ],
  [
    'above 14 in Hülsemann',
    huelsemann({ cards: ['9H', '6S'], value: 15, owner: null }),
    'table[0].value: ',
  ],
  [
    'above 14 on the way',
    huelsemann({ cards: ['9H', '8S', '2S'], value: 14, owner: null }),
    'table[0].value: ',
  ],
  [
    'a difference in Hülsemann',
    huelsemann({ cards: ['9H', '5S'], value: 4, owner: null }),
    'table[0].value: ',
  ],
  [
    'an equal card in Hülsemann',
    huelsemann({ cards: ['5H', '5S'], value: 5, owner: null }),
    'table[0].value: ',
  ],
  ['one card in Hülsemann', huelsemann({ cards: ['9H'], value: 9, owner: null }), 'table[0]'],
  [
    'one joker in Grupp',
    {
      variant: 'grupp',
      seats: 2,
      toMove: 0,
      hand: [],
      table: [{ cards: ['X1'], value: 9, owner: null }],
    },
    'table[0]',
  ],
];

/** Lines that look odd, but are positions. */
const ACCEPTED: readonly (readonly [string, object])[] = [
  [
    'no promises and no options',
    { variant: 'christiansen', seats: 4, toMove: 1, hand: ['KS'], table: [] },
  ],
  ['an empty hand', { ...GOOD, hand: [] }],
  ['an empty table', { ...GOOD, table: [] }],
  ['a promise of the mover', { ...GOOD, promised: [{ seat: 1, value: 9 }] }],
  ['a promise of an opponent', { ...GOOD, promised: [{ seat: 2, value: 9 }] }],
  ['a promise of a value that no card has', { ...GOOD, promised: [{ seat: 2, value: 99 }] }],
  [
    'options where jokers are numbered',
    { ...GOOD, options: { jokerOnTable: 'never', jokerSweepIsZwick: false } },
  ],
  ['empty options', { ...GOOD, options: {} }],
  [
    'a build whose owner holds no card for it',
    { ...GOOD, hand: ['2C'], table: [{ cards: ['QS'], value: 13, owner: 1 }] },
  ],
  ['a build of one card', withTable({ cards: ['QS'], value: 13, owner: 1 })],
  [
    'a build that play could not have led to',
    withTable({ cards: ['QS', 'QH', 'QD', 'QC'], value: 52, owner: 1 }),
  ],
  ['a card twice in a double pack', { ...DOUBLE, hand: ['7S', '7S'] }],
  [
    'a hand larger than any deal',
    { ...GOOD, hand: '2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H'.split(' ') },
  ],
  ['more fields', { ...GOOD, limit: 5, comment: 'at the kitchen table' }],
  ['a build of 14 in Hülsemann', huelsemann({ cards: ['9H', '5S'], value: 14, owner: null })],
];

/** The error in an answer: its code has to be there. */
function messageOf(answer: unknown): string {
  const { error } = answer as { error?: { code: string; message: string } };
  if (error === undefined) return `no error: ${JSON.stringify(answer)}`;
  expect(error.code).toMatch(/^[a-z-]+$/);
  expect(error.message).not.toMatch(/undefined|NaN|\[object|\n/);
  return error.message;
}

/** Sends bad lines with good ones between them, and looks at every answer. */
async function expectBad(command: string, rows: readonly Row[], good: unknown): Promise<void> {
  const lines = rows.flatMap(([, line]) => [line, good]);
  const answers = await answersTo(command, lines);
  const wrong: string[] = [];
  for (const [index, [what, , begins]] of rows.entries()) {
    const message = messageOf(answers[2 * index]);
    if (!message.startsWith(begins)) wrong.push(`${what}: ${message} (expected ${begins})`);
    expect(answers[2 * index + 1]).not.toHaveProperty('error');
  }
  expect(wrong).toEqual([]);
}

describe('a bad position', () => {
  test.each(['plays', 'zwick'])(
    '%s: an error names the place, and the next line goes on',
    async (command) => {
      await expectBad(command, POSITIONS, GOOD);
    },
  );

  test('explain: the place is within the position', async () => {
    const play = { kind: 'trail', card: 'KS' };
    const rows = POSITIONS.filter(([, line]) => typeof line !== 'string').map(
      ([what, position, begins]): Row => [what, { position, play }, `position.${begins}`],
    );
    await expectBad('explain', rows, { position: GOOD, play });
  });

  test('is nothing but what the reference lists', async () => {
    const answers = await answersTo(
      'plays',
      ACCEPTED.map(([, line]) => line),
    );
    const refused = ACCEPTED.flatMap(([what], index) => {
      const message = messageOf(answers[index]);
      return message.startsWith('no error') ? [] : [`${what}: ${message}`];
    });
    expect(refused).toEqual([]);
  });
});

describe('a bad limit', () => {
  test('is named', async () => {
    const rows: Row[] = [-1, 1.5, '10', null, true, [], 1e300].map((limit) => [
      String(limit),
      { ...GOOD, limit },
      'limit: ',
    ]);
    await expectBad('plays', rows, GOOD);
  });
});

describe('a bad play to explain', () => {
  const position = positionToJson(readPosition('dithmarschen 4 @0 | 7S KS | 8H, 9H'));
  const tried = (play: unknown): object => ({ position, play });
  const build = { kind: 'build', card: '7S', on: 0, value: 15, owner: 0 };
  const cut = (field: string): object =>
    Object.fromEntries(Object.entries(build).filter(([name]) => name !== field));

  test('is named with its place', async () => {
    await expectBad(
      'explain',
      [
        ['no position', { play: { kind: 'trail', card: '7S' } }, 'position: '],
        ['no play', { position }, 'play: '],
        ['a play that is a text', tried('7S'), 'play: '],
        ['a play that is null', tried(null), 'play: '],
        ['no kind', tried({ card: '7S' }), 'play.kind: '],
        ['a kind that does not exist', tried({ kind: 'pass', card: '7S' }), 'play.kind: '],
        [
          'a question, which is no play',
          tried({ kind: 'ask', of: 2, value: 13, holds: true }),
          'play.kind: ',
        ],
        ['no card', tried({ kind: 'trail' }), 'play.card: '],
        [
          'a card that does not exist',
          tried({ kind: 'trail', card: '11H' }),
          'play.card: no such card "11H"',
        ],
        ['a card that is a number', tried({ kind: 'capture', card: 7, takes: [0] }), 'play.card: '],
        ['a capture of no list', tried({ kind: 'capture', card: '7S' }), 'play.takes: '],
        ['a capture of a number', tried({ kind: 'capture', card: '7S', takes: 0 }), 'play.takes: '],
        [
          'a capture of half a pile',
          tried({ kind: 'capture', card: '7S', takes: [0, 0.5] }),
          'play.takes[1]: ',
        ],
        [
          'a capture of a card’s name',
          tried({ kind: 'capture', card: '7S', takes: ['8H'] }),
          'play.takes[0]: ',
        ],
        ['a build on nothing said', tried(cut('on')), 'play.on: '],
        ['a build on a card’s name', tried({ ...build, on: '8H' }), 'play.on: '],
        ['a build without a value', tried(cut('value')), 'play.value: '],
        ['a build of a text', tried({ ...build, value: '15' }), 'play.value: '],
        ['a build without an owner', tried(cut('owner')), 'play.owner: '],
        ['a build of a text’s', tried({ ...build, owner: 'me' }), 'play.owner: '],
        ['a build of a fifth seat', tried({ ...build, owner: 4 }), 'play.owner: '],
      ],
      tried({ kind: 'trail', card: '7S' }),
    );
  });
});

describe('a bad record', () => {
  const record = recordToJson(readChristiansen()) as {
    deals: { hands: string[][]; table?: string[] }[];
    plays: object[];
  };
  const [first, second] = record.deals;
  const cut = (field: string): object =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
  const withHand = (cards: string[]): object => ({
    ...record,
    deals: [{ ...first, hands: first?.hands.with(1, cards) }, second],
  });

  test('is named with its place', async () => {
    await expectBad(
      'replay',
      [
        ['no version', cut('variant'), 'variant: '],
        ['no seats', cut('seats'), 'seats: '],
        ['no dealer', cut('dealer'), 'dealer: '],
        ['a dealer at a fifth seat', { ...record, dealer: 4 }, 'dealer: '],
        ['no deals', cut('deals'), 'deals: '],
        ['one deal', { ...record, deals: [first] }, 'deals: '],
        ['three deals', { ...record, deals: [first, second, second] }, 'deals: '],
        ['a deal that is a list', { ...record, deals: [first, []] }, 'deals[1]: '],
        [
          'a deal without hands',
          { ...record, deals: [{ table: first?.table }, second] },
          'deals[0].hands: ',
        ],
        [
          'a deal without its table',
          { ...record, deals: [{ hands: first?.hands }, second] },
          'deals[0].table: ',
        ],
        [
          'a table in a later deal',
          { ...record, deals: [first, { ...second, table: ['2S'] }] },
          'deals[1].table: ',
        ],
        [
          'three hands',
          { ...record, deals: [{ ...first, hands: first?.hands.slice(1) }, second] },
          'deals[0].hands: ',
        ],
        ['a hand too small', withHand(['KS', '8C', '7C', '3C', '9H']), 'deals[0].hands[1]: '],
        [
          'a card that does not exist',
          withHand(['KS', '8C', '7C', '3C', '9H', '11H']),
          'deals[0].hands[1][5]: ',
        ],
        ['a card twice', withHand(['KS', '8C', '7C', '3C', '9H', 'KS']), 'deals[0].hands[1][5]: '],
        ['no plays', cut('plays'), 'plays: '],
        ['plays that are a text', { ...record, plays: 'KS x QS' }, 'plays: '],
        [
          'a play that is null',
          { ...record, plays: record.plays.with(7, null as never) },
          'plays[7]: ',
        ],
        [
          'a play without a card',
          { ...record, plays: record.plays.with(7, { kind: 'trail' }) },
          'plays[7].card: ',
        ],
        ['an option that does not exist', { ...record, options: { house: 1 } }, 'options.house: '],
      ],
      record,
    );
  });
});

describe('a bad deal', () => {
  const good = { variant: 'christiansen', seats: 4, dealer: 0, seed: 'a' };
  test('is named with its place', async () => {
    await expectBad(
      'deal',
      [
        ['no seed', { variant: 'christiansen', seats: 4, dealer: 0 }, 'seed: '],
        ['a seed that is a number', { ...good, seed: 7 }, 'seed: '],
        ['a seed that is null', { ...good, seed: null }, 'seed: '],
        ['no dealer', { variant: 'christiansen', seats: 4, seed: 'a' }, 'dealer: '],
        ['a dealer below the first', { ...good, dealer: -1 }, 'dealer: '],
        ['seats the version lacks', { ...good, seats: 7 }, 'seats: '],
        ['a version that does not exist', { ...good, variant: 'zwikken' }, 'variant: '],
        ['deals in place of a seed', { ...good, seed: undefined, deals: [] }, 'seed: '],
      ],
      good,
    );
  });
});

describe('a bad score', () => {
  const none = { cards: [], zwicks: 0 };
  const scored = (...sides: unknown[]): object => ({ variant: 'dithmarschen', sides });
  test('is named with its place', async () => {
    await expectBad(
      'score',
      [
        ['no sides', { variant: 'dithmarschen' }, 'sides: '],
        ['one side', scored(none), 'sides: '],
        ['four sides where four play in teams', scored(none, none, none, none), 'sides: '],
        [
          'sides that are no list',
          { variant: 'dithmarschen', sides: { 0: none, 1: none } },
          'sides: ',
        ],
        ['a side that is null', scored(none, null), 'sides[1]: '],
        [
          'a card twice',
          scored({ ...none, cards: ['AS'] }, { ...none, cards: ['2S', 'AS'] }),
          'sides[1].cards[1]: ',
        ],
        [
          'a card of another version',
          scored({ ...none, cards: ['X17'] }, none),
          'sides[0].cards[0]: ',
        ],
        [
          'a card that does not exist',
          scored(none, { ...none, cards: ['1S'] }),
          'sides[1].cards[0]: no such card "1S"',
        ],
        ['Zwicks below nought', scored({ ...none, zwicks: -1 }, none), 'sides[0].zwicks: '],
        ['half a Zwick', scored(none, { ...none, zwicks: 0.5 }), 'sides[1].zwicks: '],
        ['no Zwicks', scored({ cards: [] }, none), 'sides[0].zwicks: '],
        ['no cards', scored(none, { zwicks: 0 }), 'sides[1].cards: '],
      ],
      scored(none, none),
    );
  });
});

describe('a bad perft', () => {
  const head = { variant: 'grupp', seats: 4, dealer: 1 };
  test('is named with its place', async () => {
    await expectBad(
      'perft',
      [
        ['no depth', { ...head, seed: 'x' }, 'depth: '],
        ['a depth below nought', { ...head, seed: 'x', depth: -1 }, 'depth: '],
        ['half a depth', { ...head, seed: 'x', depth: 1.5 }, 'depth: '],
        ['a depth as a text', { ...head, seed: 'x', depth: '1' }, 'depth: '],
        ['neither seed nor deals', { ...head, depth: 1 }, 'seed: '],
        ['a seed that is no text', { ...head, seed: 7, depth: 1 }, 'seed: '],
        ['deals that are no list', { ...head, deals: {}, depth: 1 }, 'deals: '],
        ['too few deals', { ...head, deals: [], depth: 1 }, 'deals: '],
        [
          'an option that does not exist',
          { ...head, seed: 'x', depth: 1, options: { wild: 1 } },
          'options.wild: ',
        ],
      ],
      { ...head, seed: 'x', depth: 1 },
    );
  });
});
