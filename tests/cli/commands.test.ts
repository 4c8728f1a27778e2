/** The answers of each command, in the form that other programs rely on. */
import { describe, expect, test } from 'vitest';
import {
  countPlays,
  dealRound,
  findZwicks,
  listPlays,
  parseRecord,
  positionFromJson,
  positionToJson,
  recordToJson,
  VARIANTS,
} from '../../src/engine/index.ts';
import { CHRISTIANSEN, readChristiansen } from '../engine/christiansen.ts';
import { orThrow, readPosition, versionNamed } from '../engine/read.ts';
import { slowRound } from '../slow/round.ts';
import { VERSIONS } from '../slow/versions.ts';
import { randomPosition } from '../support/randomPositions.ts';
import { randomRound } from '../support/randomRounds.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { answersTo, answerTo, run } from './run.ts';

/** The JSON form of a position. */
const json = (text: string): object => positionToJson(readPosition(text));

describe('plays', () => {
  test('of the reference’s position are every legal play, with a witness for captures', async () => {
    const line = {
      variant: 'christiansen',
      seats: 4,
      toMove: 1,
      hand: ['KS', '8C'],
      table: [{ cards: ['QS'] }, { cards: ['X30', '10S'], value: 20, owner: 3 }],
      promised: [{ seat: 3, value: 20 }],
      options: { jokerOnTable: 'free', jokerSweepIsZwick: true },
    };
    // King 4|14 on queen 3|13: 7, 17, 27, 1 (none; 4 − 3 turned round), 9; on 20: 16, 24, 6, 34. Eight on queen: 11,
    // 21, 5; on 20: 12, 28. Kept are an 8, or a 4|14. Nothing can be announced, and nothing be captured.
    expect(await answerTo('plays', line)).toEqual({
      plays: [
        { kind: 'trail', card: 'KS' },
        { kind: 'trail', card: '8C' },
      ],
      total: 2,
    });
  });

  test('have the fields of the reference, and no more', async () => {
    const answer = await answerTo('plays', json('christiansen 4 @1 | KS 4C | AD, QS'));
    expect(answer).toEqual({
      plays: [
        { kind: 'trail', card: 'KS' },
        {
          kind: 'capture',
          card: 'KS',
          takes: [0, 1],
          value: expect.toBeOneOf([4, 14]) as number,
          groups: [[0, 1]],
          zwick: true,
        },
        { kind: 'build', card: 'KS', on: null, value: 4, owner: 1 },
        { kind: 'trail', card: '4C' },
        { kind: 'capture', card: '4C', takes: [0, 1], value: 4, groups: [[0, 1]], zwick: true },
        { kind: 'build', card: '4C', on: null, value: 4, owner: 1 },
        // 11 − 4 = 7 and 1 + 4 = 5, 3 + 4 = 7, 13 + 4 = 17, 13 − 4 = 9 want other cards; nothing makes 4 or 14.
      ],
      total: 6,
    });
  });

  test('are those of the engine in the same order', async () => {
    const lines = VERSIONS.flatMap((version) =>
      Array.from({ length: 40 }, (_, seed) => randomPosition(version, seededRandom(seed))),
    );
    const answers = await answersTo('plays', lines);
    for (const [index, answer] of answers.entries()) {
      const listed = listPlays(orThrow(positionFromJson(lines[index])));
      expect(answer).toEqual({ plays: listed, total: listed.length });
    }
  });

  test('come no more than the limit says; the total stays exact', async () => {
    const position = json('huelsemann 2 @0 | 7S | 7H, 7D, 7C');
    // One trail, seven captures, three builds.
    const limits = [0, 1, 10, 11, 12];
    const [unlimited, ...answers] = await answersTo('plays', [
      position,
      ...limits.map((limit) => ({ ...position, limit })),
    ]);
    const all = unlimited as { plays: unknown[] };
    expect(all.plays.length).toBe(11);
    expect(answers).toEqual([
      { plays: [], total: 11, truncated: true },
      { plays: all.plays.slice(0, 1), total: 11, truncated: true },
      { plays: all.plays.slice(0, 10), total: 11, truncated: true },
      { plays: all.plays, total: 11 },
      { plays: all.plays, total: 11 },
    ]);
  });

  test('are 10000 at most where no limit is given', async () => {
    // At 14 a king takes two with twelve, three with eleven and much else.
    const table = 'AS, AH, AD, AC, JS, JH, JD, JC, QS, QH, QD, QC, 2S, 2H, 2D, 2C';
    const position = json(`dithmarschen 2 @0 | KS | ${table}`);
    type Answer = { plays: unknown[]; total: number; truncated?: boolean };
    const [answer, more] = (await answersTo('plays', [
      position,
      { ...position, limit: 1_000_000 },
    ])) as [Answer, Answer];
    expect(answer.total).toBeGreaterThan(10_000);
    expect(answer.plays.length).toBe(10_000);
    expect(answer.truncated).toBe(true);
    expect(more.plays.length).toBe(answer.total);
    expect(more.total).toBe(answer.total);
    expect(more.plays.slice(0, 10_000)).toEqual(answer.plays);
    expect(more).not.toHaveProperty('truncated');
  });

  test('more than a number can hold exactly are counted in full', async () => {
    const copies = (rank: number, count: number): string[] =>
      ['S', 'S', 'H', 'H', 'D', 'D', 'C', 'C'].slice(8 - count).map((suit) => rank + suit);
    const table = [...[2, 3, 4, 5, 6, 7].flatMap((rank) => copies(rank, 8)), ...copies(8, 3)];
    const text = `huelsemann-double 5 @0 | 10S | ${[...table, ...copies(10, 7)].join(', ')}`;
    const { stdout } = await run(['plays'], JSON.stringify({ ...json(text), limit: 0 }));
    const total = countPlays(readPosition(text));
    expect(typeof total).toBe('bigint');
    expect(stdout).toBe(`{"plays":[],"total":${total},"truncated":true}\n`);
  });

  test('of an empty hand are none', async () => {
    expect(await answerTo('plays', json('christiansen 4 @0 | none | 7S'))).toEqual({
      plays: [],
      total: 0,
    });
  });

  test('on a table too wide for an exact answer are an error, and the next line goes on', async () => {
    const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
    const all = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => rank + suit));
    const table = [...all, ...all.slice(1)].map((card) => ({ cards: [card] }));
    const wide = { variant: 'huelsemann-double', seats: 5, toMove: 0, hand: ['AS'], table };
    const king = {
      ...wide,
      hand: ['KS'],
      table: table.filter((_, at) => at !== all.indexOf('KS')),
    };
    const answers = await answersTo('plays', [king, json('christiansen 4 @0 | 7S | 8H')]);
    expect(answers[0]).toMatchObject({ error: { code: 'table-too-wide' } });
    expect(answers[1]).toMatchObject({ total: 1 });
  });

  test('in a double pack are listed once for two equal cards', async () => {
    expect(await answerTo('plays', json('huelsemann-double 5 @0 | 7S 7S | 8H'))).toEqual({
      plays: [{ kind: 'trail', card: '7S' }],
      total: 1,
    });
  });
});

describe('explain', () => {
  const D = 'dithmarschen 4 @0';
  const trail = (card: string) => ({ kind: 'trail', card });
  const capture = (card: string, ...takes: number[]) => ({ kind: 'capture', card, takes });
  const build = (card: string, on: number | null, value: number, owner: number | null) => ({
    kind: 'build',
    card,
    on,
    value,
    owner,
  });

  const cases: readonly (readonly [string, string, object, string | true, string?])[] = [
    ['a legal trail', `${D} | 7S | 8H`, trail('7S'), true],
    ['a legal capture', `${D} | 7S | 3H, 4H`, capture('7S', 0, 1), true],
    ['its piles in any order', `${D} | 7S | 3H, 4H`, capture('7S', 1, 0), true],
    ['a legal build', `${D} | 7S KS | 7H`, build('7S', 0, 14, 0), true],
    ['a legal build of one card', `${D} | QS QH | none`, build('QS', null, 13, 0), true],
    ['a legal build for a partner', `${D} | JS | X25 | 2:13`, build('JS', 0, 13, 2), true],
    ['a legal build of nobody', 'huelsemann 2 @0 | 5S | 9H', build('5S', 0, 14, null), true],
    [
      'a wrong value, wrong groups and a wrong Zwick of a capture',
      `${D} | 7S | 3H, 4H, 9H`,
      { ...capture('7S', 0, 1), value: 9, groups: [[2]], zwick: true },
      true,
    ],
    [
      'even nonsense in them',
      `${D} | 7S | 3H, 4H`,
      { ...capture('7S', 0, 1), value: 'seven', groups: null, zwick: 'yes' },
      true,
    ],
    ['a card not in hand', `${D} | 7S | 8H`, trail('8S'), 'card-not-in-hand', 'one-card-a-turn'],
    [
      'a card not in the pack',
      `${D} | 7S | 8H`,
      trail('X30'),
      'card-not-in-hand',
      'one-card-a-turn',
    ],
    ['a pile that is not there', `${D} | 7S | 8H`, capture('7S', 3), 'no-such-pile', 'piles'],
    ['a pile below the first', `${D} | 7S | 8H`, capture('7S', -1), 'no-such-pile', 'piles'],
    [
      'a build on a pile that is not there',
      `${D} | 7S | 8H`,
      build('7S', 1, 15, 0),
      'no-such-pile',
      'piles',
    ],
    [
      'the ace on the nine',
      `${D} | 2S 7S AS | 9H`,
      build('AS', 0, 2, 0),
      'subtraction-turned-round',
      'subtraction-direction',
    ],
    [
      'a capture by subtraction',
      `${D} | 7S | 9H, 2H`,
      capture('7S', 0, 1),
      'capture-subtracts',
      'capture-never-subtracts',
    ],
    [
      'a build without its card',
      `${D} | 7S | 7H`,
      build('7S', 0, 14, 0),
      'no-match-kept',
      'build-keeps-match',
    ],
    [
      'a build without an owner',
      `${D} | 7S KS | 7H`,
      build('7S', 0, 14, null),
      'owner-missing',
      'build-owner',
    ],
    ['a card that is owed', `${D} | X20 4H | X25 5S =20@0`, trail('X20'), 'build-uncovered', 'owe'],
    ['nothing taken', `${D} | 7S | 8H`, capture('7S'), 'nothing-taken', 'capture'],
  ];

  test('says whether a play is legal, and if not the code, the rule, and why in words', async () => {
    const answers = await answersTo(
      'explain',
      cases.map(([, position, play]) => ({ position: json(position), play })),
    );
    for (const [index, [what, , , code, rule]] of cases.entries()) {
      const answer = { what, ...(answers[index] as object) };
      if (code === true) {
        expect(answer).toEqual({ what, legal: true });
        continue;
      }
      const message = expect.stringMatching(/^[A-Z0-9].*\.$/) as string;
      expect(answer).toMatchObject({ what, legal: false, code, rule, message });
    }
  });
});

describe('zwick', () => {
  test('gives for each card that clears the table its value and groups', async () => {
    const answers = await answersTo('zwick', [
      json('dithmarschen 2 @0 | 7S QH 9C | 7H, 3D, 4D'),
      json('dithmarschen 2 @0 | 9C | 7H, 3D, 4D'),
      json('dithmarschen 2 @0 | 9C | none'),
      json('grupp 2 @0 sweep=no | X1 9S | 9H'),
      json('huelsemann-double 5 @0 | 9S 9S 9H | 9D'),
    ]);
    expect(answers).toEqual([
      { zwicks: [{ card: '7S', value: 7, groups: [[0], [1, 2]] }] },
      { zwicks: [] },
      { zwicks: [] },
      { zwicks: [{ card: '9S', value: 9, groups: [[0]] }] },
      {
        zwicks: [
          { card: '9S', value: 9, groups: [[0]] },
          { card: '9H', value: 9, groups: [[0]] },
        ],
      },
    ]);
  });

  test('finds what the engine finds', async () => {
    const lines = VERSIONS.flatMap((version) =>
      Array.from({ length: 40 }, (_, seed) => randomPosition(version, seededRandom(1000 + seed))),
    );
    const answers = await answersTo('zwick', lines);
    for (const [index, answer] of answers.entries()) {
      const found = findZwicks(orThrow(positionFromJson(lines[index])));
      expect(answer).toEqual({
        zwicks: found.map(({ card, value, groups }) => ({ card, value, groups })),
      });
    }
  });
});

describe('replay', () => {
  const christiansen = recordToJson(readChristiansen()) as { plays: object[] };

  test('of the annotated round: Beatrice 12 cards 1 point, Charlie 12 and 3, Diane 27 and 26, Albert 5 and 8', async () => {
    expect(await answerTo('replay', christiansen)).toEqual({
      scores: [8, 1, 3, 26],
      cards: [5, 12, 12, 27],
      zwicks: [1, 0, 2, 1],
      left: ['10C', '8H', 'AC'],
    });
  });

  test('names the first bad play, or the place after the last where a record ends early', async () => {
    const changed = (index: number, play: object) => ({
      ...christiansen,
      plays: christiansen.plays.with(index, play),
    });
    const lines = [
      { ...christiansen, plays: christiansen.plays.slice(0, 47) },
      { ...christiansen, plays: [] },
      { ...christiansen, plays: [...christiansen.plays, { kind: 'trail', card: 'AC' }] },
      changed(0, { kind: 'trail', card: '8S' }),
      changed(6, { kind: 'trail', card: 'X20' }),
      changed(47, { kind: 'capture', card: 'AC', takes: [0] }),
      // A line that can't be read as a play has its index too.
      changed(3, { kind: 'trail', card: '11H' }),
      changed(5, { kind: 'pass' }),
      changed(9, { kind: 'ask', of: 2, value: 13, holds: true }),
      // An illegal play comes before one that can't even be read.
      {
        ...christiansen,
        plays: christiansen.plays
          .with(0, { kind: 'trail', card: '8S' })
          .with(3, { kind: 'trail', card: '11H' }),
      },
    ];
    const answers = await answersTo('replay', lines);
    const found = answers.map((answer) => {
      const { error } = answer as { error: { code: string; play: number; message: string } };
      expect(error.message).toContain(`plays[${error.play}]`);
      return [error.code, error.play];
    });
    expect(found).toEqual([
      ['round-unfinished', 47],
      ['round-unfinished', 0],
      ['round-over', 48],
      ['card-not-in-hand', 0],
      ['build-uncovered', 6],
      ['pile-mismatch', 47],
      ['unknown-card', 3],
      ['unknown-kind', 5],
      ['ask-not-allowed', 9],
      ['card-not-in-hand', 0],
    ]);
    // The index stands beside the error as well.
    expect(answers.map((answer) => (answer as { play: number }).play)).toEqual(
      found.map(([, play]) => play),
    );
  });

  test('counts questions to partners among the plays, and checks their answers', async () => {
    const record = recordToJson(
      orThrow(
        parseRecord(`record grossenwiehe 4 dealer=3
deal JS 2S 2H 2D, QC 3C 3H 3D, QH 4H 4D 4C, KC 5C 5H 5D | X25 6S 6H 6D 6C 7S 7H 7D 7C 8S
deal 8H 8D 8C 9S, 9H 9D 9C 10S, 10H 10D 10C AS, AH AD AC JH
deal JD JC QS QD, KS KH KD 2C, 3S 4S 5S X15, X17 X20 X22 X30
ask 2 =13 yes; ask 2 =30 no; JS on X25 =13@2`),
      ),
    ) as { plays: object[] };
    const ask = (of: number, value: number, holds: boolean) => ({ kind: 'ask', of, value, holds });
    const answers = await answersTo('replay', [
      record,
      { ...record, plays: record.plays.slice(2) },
      { ...record, plays: [ask(2, 3, false)] },
      { ...record, plays: [ask(2, 3, true), ask(2, 25, true)] },
      { ...record, plays: [ask(2, 3, true), ask(2, 13, true), ask(1, 13, true)] },
      { ...record, plays: [ask(4, 13, true)] },
      { ...record, plays: [{ kind: 'ask', of: 2, value: 13 }] },
    ]);
    const found = answers.map((answer) => {
      const { error } = answer as { error: { code: string; play: number } };
      return [error.code, error.play];
    });
    expect(found).toEqual([
      ['round-unfinished', 3],
      ['no-promise', 0],
      ['ask-untrue', 0],
      ['ask-untrue', 1],
      ['ask-not-partner', 2],
      ['no-such-seat', 0],
      ['missing-field', 0],
    ]);
  });

  test('of rounds by the slow reading of the rules comes to the same', async () => {
    const lines = VERSIONS.flatMap((version) =>
      [...version.dealing.keys()].map((seats) => randomRound(version, seats, seededRandom(seats))),
    );
    expect(await answersTo('replay', lines)).toEqual(lines.map((line) => slowRound(line)));
  });
});

describe('deal', () => {
  test('gives the round’s deals in order; only the first lays cards on the table', async () => {
    const lines = VARIANTS.flatMap(({ id, seats }) =>
      seats.map((count) => ({
        variant: id,
        seats: count,
        dealer: count - 1,
        seed: 'Großenwiehe ♦',
      })),
    );
    const answers = await answersTo('deal', lines);
    for (const [index, answer] of answers.entries()) {
      const { variant = '', seats = 0, dealer = 0, seed = '' } = lines[index] ?? {};
      const deals = dealRound(versionNamed(variant), seats, dealer, seed);
      const [first, ...later] = deals;
      expect(answer).toEqual({
        deals: [
          { hands: first?.hands, table: first?.table },
          ...later.map(({ hands }) => ({ hands })),
        ],
      });
    }
  });

  test('is the same for the same seed', async () => {
    const line = { variant: 'grupp', seats: 5, dealer: 0, seed: '' };
    const [one, other, another] = await answersTo('deal', [line, line, { ...line, seed: ' ' }]);
    expect(other).toEqual(one);
    expect(another).not.toEqual(one);
  });
});

describe('score', () => {
  test('gives points, lines, total and what the total has to be', async () => {
    const answer = await answerTo('score', {
      variant: 'christiansen',
      sides: [
        { cards: ['X15', '10D', '2C'], zwicks: 2 },
        { cards: ['AS', '10S'], zwicks: 0 },
        { cards: [], zwicks: 0 },
      ],
    });
    const line = (what: string, points: number) =>
      expect.objectContaining({ what, points }) as object;
    expect(answer).toEqual({
      sides: [
        {
          points: 12,
          lines: [line('X15', 4), line('10D', 3), line('most-cards', 3), line('zwick', 2)],
        },
        { points: 2, lines: [line('10S', 1), line('aces', 1)] },
        { points: 0, lines: [] },
      ],
      total: 14,
      // 34 + 2 less X20 5, X25 6, X30 7, the two of spades and three aces.
      expected: 34 + 2 - 5 - 6 - 7 - 1 - 3,
    });
  });

  test('takes off most cards on a tie, and what no side holds', async () => {
    const answer = await answerTo('score', {
      variant: 'grossenwiehe',
      sides: [
        { cards: ['X30'], zwicks: 0 },
        { cards: ['X25'], zwicks: 1 },
      ],
    });
    expect(answer).toMatchObject({ total: 36, expected: 36 });
  });
});

describe('perft', () => {
  const head = { variant: 'grupp', seats: 4, dealer: 1 };

  test('counts sequences, from a seed or from deals', async () => {
    const deals = dealRound(versionNamed('grupp'), 4, 1, 'grupp 4').map(({ hands, table }) =>
      table.length > 0 ? { hands, table } : { hands },
    );
    const depths = [0, 1, 2, 3];
    const withTables = deals.map((deal) => ({ table: [], ...deal }));
    const answers = await answersTo('perft', [
      ...depths.map((depth) => ({ ...head, seed: 'grupp 4', depth })),
      ...depths.map((depth) => ({ ...head, deals, depth })),
      // An empty list is no table as well.
      { ...head, deals: withTables, depth: 2 },
    ]);
    const seeded = answers.slice(0, 4);
    // The figures of the golden table.
    expect(seeded).toEqual([{ nodes: 1 }, { nodes: 19 }, { nodes: 654 }, { nodes: 11106 }]);
    expect(answers.slice(4, 8)).toEqual(seeded);
    expect(answers[8]).toEqual(seeded[2]);
  });

  test('knows the options of Grupp', async () => {
    const options = { jokerOnTable: 'never' };
    const answers = (await answersTo('perft', [
      { ...head, seed: 'grupp 2', depth: 2 },
      { ...head, seed: 'grupp 2', depth: 2, options },
    ])) as { nodes: number }[];
    expect(answers[1]?.nodes).toBeLessThanOrEqual(answers[0]?.nodes ?? 0);
  });
});

test('the record of the reference’s notation and its JSON form are the same round', () => {
  expect(recordToJson(orThrow(parseRecord(CHRISTIANSEN)))).toMatchObject({
    variant: 'christiansen',
    seats: 4,
    dealer: 0,
    plays: expect.arrayContaining([{ kind: 'build', card: '10S', on: 0, value: 20, owner: 3 }]),
  });
});
