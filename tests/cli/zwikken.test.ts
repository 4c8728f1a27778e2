/** The four commands of Zwikken: their answers, in the form that other programs rely on, and their bad lines. */
import { describe, expect, test } from 'vitest';
import { answerLine, COMMANDS } from '../../src/cli/commands.ts';
import { DEEP } from '../engine/read.ts';
import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';
import { run } from './run.ts';

const RULES = ['zwikken-classic', 'zwikken-modern', 'zwikken-achterhoek'];
const [CLASSIC, MODERN, ACHTERHOEK] = RULES;

const LEGAL = { rules: CLASSIC, trump: 'H', hand: ['AS', '10H'], trick: ['KS'] };
const JUDGE = {
  rules: CLASSIC,
  players: 3,
  forehand: 1,
  trump: 'H',
  gambler: 1,
  tricks: [
    ['AS', 'KS', 'JS'],
    ['QS', 'AD', '10S'],
    ['JD', 'KD', 'AH'],
  ],
};
const ZWIK = {
  rules: MODERN,
  trumpCard: 'QH',
  hands: [
    ['KS', 'KD', 'KC'],
    ['AS', 'JS', '10H'],
    ['AD', 'AC', 'AH'],
  ],
};
const SOLVE = {
  rules: MODERN,
  forehand: 0,
  trump: 'H',
  gambler: 0,
  hands: [
    ['KS', 'AH', 'QD'],
    ['AC', 'QH', 'AD'],
    ['10C', '10S', 'JS'],
  ],
};
const GOOD: Readonly<Record<string, object>> = {
  'zwikken-legal': LEGAL,
  'zwikken-judge': JUDGE,
  'zwikken-zwik': ZWIK,
  'zwikken-solve': SOLVE,
};

/** The answers to lines, without a process of its own for each. */
function answersTo(command: string, lines: readonly unknown[]): unknown[] {
  const answer = COMMANDS[command];
  if (answer === undefined) throw new Error(`no command is called ${command}`);
  return lines.map((line) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    return JSON.parse(answerLine(answer, text)) as unknown;
  });
}
const answerTo = (command: string, line: unknown): unknown => answersTo(command, [line])[0];

test('the usage names all four', async () => {
  const { stderr, code } = await run(['zwikken']);
  expect(code).toBe(2);
  for (const name of Object.keys(GOOD)) expect(stderr).toContain(name);
});

describe('zwikken-legal', () => {
  test.each([
    ['the suit led is followed', LEGAL, ['AS']],
    ['the hand’s order is kept', { ...LEGAL, hand: ['10S', 'JD', 'AS'] }, ['10S', 'AS']],
    ['who leads may play anything', { ...LEGAL, trick: [] }, ['AS', '10H']],
    ['the ace of trumps too', { ...LEGAL, hand: ['AH', 'KS'], trick: [] }, ['AH', 'KS']],
    ['an empty hand has no card to play', { ...LEGAL, hand: [] }, []],
    [
      'in the Achterhoek who asked may not lead it',
      { ...LEGAL, rules: ACHTERHOEK, hand: ['AH', 'KS'], trick: [], asker: true },
      ['KS'],
    ],
    [
      'but others may',
      { ...LEGAL, rules: ACHTERHOEK, hand: ['AH', 'KS'], trick: [], asker: false },
      ['AH', 'KS'],
    ],
    [
      'and so may all where nobody is said to have asked',
      { ...LEGAL, rules: ACHTERHOEK, hand: ['AH', 'KS'], trick: [] },
      ['AH', 'KS'],
    ],
    [
      'in other rules the asker may',
      { ...LEGAL, rules: MODERN, hand: ['AH', 'KS'], trick: [], asker: true },
      ['AH', 'KS'],
    ],
    [
      'and in the Achterhoek as the only card',
      { ...LEGAL, rules: ACHTERHOEK, hand: ['AH'], trick: [], asker: true },
      ['AH'],
    ],
    [
      'a trump has to be beaten if it can be',
      { ...LEGAL, hand: ['AH', '10H', 'JD'], trick: ['KC', 'JH'] },
      ['AH'],
    ],
  ])('%s', (_, line, could) => {
    expect(answerTo('zwikken-legal', line)).toEqual({ cards: could });
  });
});

describe('zwikken-judge', () => {
  test('who won each trick, the points of each seat, whether the gambler won, in this order', async () => {
    const { stdout } = await run(['zwikken-judge'], JSON.stringify(JUDGE));
    expect(stdout).toBe('{"winners":[1,1,0],"points":[8,14,0],"won":true}\n');
  });

  test('an opponent’s points do not count in the classic rules, and tricks not in the others', () => {
    // 8 to seat 0, then 6 and 8 to seat 1.
    const two = { ...JUDGE, gambler: 0 };
    const answers = answersTo(
      'zwikken-judge',
      RULES.flatMap((rules) => [
        { ...JUDGE, rules },
        { ...two, rules },
      ]),
    );
    expect(answers.map((answer) => (answer as { won: boolean }).won)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('a card that breaks the rules is an error with its trick and itself', () => {
    const tricks = [JUDGE.tricks[0], ['QS', '10S', 'AD'], JUDGE.tricks[2]];
    // Seat 2 throws 10S away behind QS: allowed. Seat 0 plays AD and holds AH: it has to trump.
    expect(answerTo('zwikken-judge', { ...JUDGE, tricks })).toEqual({
      error: {
        code: 'must-trump',
        message: expect.stringMatching(/^tricks\[1\]\[2\]: .*the ace of hearts/) as string,
        trick: 1,
        card: 'AD',
        at: 2,
      },
      trick: 1,
      card: 'AD',
    });
  });

  test.each([
    [
      'must-follow',
      CLASSIC,
      [
        ['AS', 'KD', 'JS'],
        ['QS', 'KS', '10S'],
        ['JD', 'AD', 'AH'],
      ],
      0,
      'KD',
    ],
    [
      'must-overtrump',
      MODERN,
      [
        ['AS', 'JH', '10H'],
        ['KC', 'QC', 'AC'],
        ['JC', 'KD', 'QH'],
      ],
      0,
      '10H',
    ],
    [
      'top-trump-not-led',
      ACHTERHOEK,
      [
        ['AH', 'KH', 'JH'],
        ['QS', 'KS', '10S'],
        ['JD', 'AD', '10D'],
      ],
      0,
      'AH',
    ],
  ])('%s', (code, rules, tricks, trick, card) => {
    expect(answerTo('zwikken-judge', { ...JUDGE, rules, tricks })).toMatchObject({
      error: { code, trick, card },
    });
  });
});

describe('zwikken-zwik', () => {
  test('whose zwik is the highest, and the rank of each, in this order', async () => {
    const { stdout } = await run(['zwikken-zwik'], JSON.stringify(ZWIK));
    expect(stdout).toBe('{"winner":2,"zwiks":["K",null,"A"]}\n');
  });

  const tens = {
    ...ZWIK,
    hands: [
      ['10S', '10D', '10C'],
      ['AS', 'JS', '10H'],
      ['AD', 'AC', 'AH'],
    ],
  };
  test.each([
    ['tens are the highest in the modern rules', { ...tens, rules: MODERN }, 0],
    ['and in the Achterhoek', { ...tens, rules: ACHTERHOEK }, 0],
    ['and the lowest in the classic', { ...tens, rules: CLASSIC }, 2],
    [
      'nobody’s is null',
      {
        ...ZWIK,
        hands: [
          ['KS', 'KD', 'JC'],
          ['AS', 'JS', '10H'],
          ['AD', 'QC', 'AH'],
        ],
      },
      null,
    ],
  ])('%s', (_, line, winner) => {
    expect(answerTo('zwikken-zwik', line)).toMatchObject({ winner });
  });

  test('the ten exchanged for the card turned up may make one, or undo one', () => {
    const hands = [
      ['KS', 'KD', 'JC'],
      ['QS', 'QD', '10H'],
      ['AD', 'AC', 'AS'],
    ];
    const undoing = [
      ['10S', '10D', '10H'],
      ['QS', 'QD', 'JH'],
      ['AD', 'AC', 'JS'],
    ];
    expect(
      answersTo('zwikken-zwik', [
        { ...ZWIK, hands },
        { ...ZWIK, hands, exchange: 1 },
        { ...ZWIK, hands: undoing },
        { ...ZWIK, hands: undoing, exchange: 0 },
      ]),
    ).toEqual([
      { winner: 2, zwiks: [null, null, 'A'] },
      { winner: 2, zwiks: [null, 'Q', 'A'] },
      { winner: 0, zwiks: ['10', null, null] },
      { winner: null, zwiks: [null, null, null] },
    ]);
  });
});

describe('zwikken-solve', () => {
  test('whether the gambler can force it, and one line to the end, in this order', async () => {
    const { stdout } = await run(['zwikken-solve'], JSON.stringify(SOLVE));
    expect(stdout).toMatch(/^\{"wins":true,"line":\["AH","QH",("[0-9A-Z]+",?){7}\]\}\n$/);
  });

  test('its line is one that zwikken-judge takes, with the same end', () => {
    const lines = RULES.map((rules) => ({ ...SOLVE, rules }));
    const solved = answersTo('zwikken-solve', lines) as { wins: boolean; line: string[] }[];
    expect(solved.map(({ wins }) => wins)).toEqual([true, true, false]);
    const judged = answersTo(
      'zwikken-judge',
      solved.map(({ line }, at) => ({
        ...{ rules: RULES[at], players: 3, forehand: 0, trump: 'H', gambler: 0 },
        tricks: [line.slice(0, 3), line.slice(3, 6), line.slice(6)],
      })),
    );
    expect(judged.map((answer) => (answer as { won: boolean }).won)).toEqual([true, true, false]);
  });
});

type Row = readonly [string, unknown, string];
const cut = (line: object, field: string): object =>
  Object.fromEntries(Object.entries(line).filter(([name]) => name !== field));
/** A field left out, for each that is needed, and of a wrong type. */
const fieldRows = (good: object, optional: readonly string[] = []): Row[] =>
  Object.keys(good).flatMap((name): Row[] => [
    ...(optional.includes(name) ? [] : [[`no ${name}`, cut(good, name), `${name}: `] as const]),
    [`${name} as an object`, { ...good, [name]: {} }, `${name}: `],
    [`${name} that is null`, { ...good, [name]: null }, `${name}: `],
  ]);

const EVERYWHERE = (good: { readonly rules: string | undefined }): Row[] => [
  ['nothing', '', 'not JSON'],
  ['half an object', '{"rules":', 'not JSON'],
  ['a list', '[]', 'should be an object'],
  ['a number', '4', 'should be an object'],
  ['null', 'null', 'should be an object'],
  [
    'rules that do not exist',
    { ...good, rules: 'zwikken' },
    'rules: no such set of rules "zwikken"',
  ],
  ['a version of Zwicker', { ...good, rules: 'grupp' }, 'rules: no such set of rules "grupp"'],
  ['rules from the prototype', { ...good, rules: 'constructor' }, 'rules: '],
];

const BAD: Readonly<Record<string, readonly Row[]>> = {
  'zwikken-legal': [
    ...EVERYWHERE(LEGAL),
    ...fieldRows(LEGAL),
    ['a suit that does not exist', { ...LEGAL, trump: 'X' }, 'trump: no such suit "X"'],
    ['a suit in lower case', { ...LEGAL, trump: 'h' }, 'trump: no such suit "h"'],
    ['a suit from the prototype', { ...LEGAL, trump: 'constructor' }, 'trump: '],
    [
      'a card that does not exist',
      { ...LEGAL, hand: ['AS', '11H'] },
      'hand[1]: no such card "11H"',
    ],
    ['a card of another pack', { ...LEGAL, hand: ['AS', '7H'] }, 'hand[1]: '],
    ['a joker', { ...LEGAL, hand: ['X15'] }, 'hand[0]: '],
    ['a card that is a number', { ...LEGAL, hand: [7] }, 'hand[0]: '],
    ['a card twice in hand', { ...LEGAL, hand: ['AS', 'AS'] }, 'hand[1]: '],
    ['a card in hand and in the trick', { ...LEGAL, trick: ['AS'] }, 'trick[0]: '],
    ['a trick of five cards', { ...LEGAL, trick: ['KS', 'QS', 'JS', '10S', 'AD'] }, 'trick: '],
    ['an asker that is a seat', { ...LEGAL, asker: 1 }, 'asker: '],
    ['an asker that is a text', { ...LEGAL, asker: 'yes' }, 'asker: '],
  ],
  'zwikken-judge': [
    ...EVERYWHERE(JUDGE),
    ...fieldRows(JUDGE),
    ['two players', { ...JUDGE, players: 2 }, 'players: '],
    ['six players', { ...JUDGE, players: 6 }, 'players: '],
    ['half a player', { ...JUDGE, players: 3.5 }, 'players: '],
    ['a forehand at a fourth seat', { ...JUDGE, forehand: 3 }, 'forehand: '],
    ['a gambler below the first', { ...JUDGE, gambler: -1 }, 'gambler: '],
    ['no trick', { ...JUDGE, tricks: [] }, 'tricks: '],
    ['two tricks', { ...JUDGE, tricks: JUDGE.tricks.slice(1) }, 'tricks: '],
    [
      'a trick of two',
      { ...JUDGE, tricks: [['AS', 'KS'], ...JUDGE.tricks.slice(1)] },
      'tricks[0]: ',
    ],
    [
      'a trick that is a text',
      { ...JUDGE, tricks: ['AS KS JS', ...JUDGE.tricks.slice(1)] },
      'tricks[0]: ',
    ],
    [
      'a card twice',
      { ...JUDGE, tricks: [...JUDGE.tricks.slice(0, 2), ['JD', 'KD', 'AS']] },
      'tricks[2][2]: ',
    ],
    [
      'a card that does not exist',
      { ...JUDGE, tricks: [...JUDGE.tricks.slice(0, 2), ['JD', 'KD', '11H']] },
      'tricks[2][2]: no such card "11H"',
    ],
    ['four players with tricks of three', { ...JUDGE, players: 4 }, 'tricks[0]: '],
  ],
  'zwikken-zwik': [
    ...EVERYWHERE(ZWIK),
    ...fieldRows({ ...ZWIK, exchange: 1 }, ['exchange']),
    [
      'a trump card that does not exist',
      { ...ZWIK, trumpCard: 'H' },
      'trumpCard: no such card "H"',
    ],
    ['a trump card that is in a hand', { ...ZWIK, trumpCard: 'KS' }, 'hands[0][0]: '],
    ['two hands', { ...ZWIK, hands: ZWIK.hands.slice(1) }, 'hands: '],
    ['six hands', { ...ZWIK, hands: [...ZWIK.hands, [], [], []] }, 'hands: '],
    ['a hand of two', { ...ZWIK, hands: [...ZWIK.hands.slice(1), ['KS', 'KD']] }, 'hands[2]: '],
    [
      'a hand that is a text',
      { ...ZWIK, hands: [...ZWIK.hands.slice(1), 'KS KD KC'] },
      'hands[2]: ',
    ],
    [
      'a card twice',
      { ...ZWIK, hands: [...ZWIK.hands.slice(1), ['KS', 'KD', 'AS']] },
      'hands[2][2]: ',
    ],
    ['an exchange in the classic rules', { ...ZWIK, rules: CLASSIC, exchange: 1 }, 'exchange: '],
    ['an exchange without the ten', { ...ZWIK, exchange: 0 }, 'exchange: '],
    ['an exchange of a fourth seat', { ...ZWIK, exchange: 3 }, 'exchange: '],
    ['an exchange of a name', { ...ZWIK, exchange: '1' }, 'exchange: '],
  ],
  'zwikken-solve': [
    ...EVERYWHERE(SOLVE),
    ...fieldRows(SOLVE),
    ['a gambler at a fourth seat', { ...SOLVE, gambler: 3 }, 'gambler: '],
    ['a forehand below the first', { ...SOLVE, forehand: -1 }, 'forehand: '],
    ['one hand', { ...SOLVE, hands: SOLVE.hands.slice(2) }, 'hands: '],
    [
      'a hand of four',
      { ...SOLVE, hands: [...SOLVE.hands.slice(1), ['KS', 'KD', 'JD', 'JC']] },
      'hands[2]: ',
    ],
    [
      'a card twice',
      { ...SOLVE, hands: [...SOLVE.hands.slice(1), ['KS', 'KD', 'AD']] },
      'hands[2][2]: ',
    ],
    [
      'a card that is no card',
      { ...SOLVE, hands: [...SOLVE.hands.slice(1), ['KS', 'KD', 'D']] },
      'hands[2][2]: no such card "D"',
    ],
  ],
};

describe.each(Object.keys(BAD))('%s: a bad line', (command) => {
  test('gets an error that names the place, and the next line goes on', () => {
    const rows = BAD[command] ?? [];
    const good = GOOD[command];
    const answers = answersTo(
      command,
      rows.flatMap(([, line]) => [line, good]),
    );
    const [wanted] = answersTo(command, [good]);
    const wrong: string[] = [];
    for (const [index, [what, , begins]] of rows.entries()) {
      const { error } = answers[2 * index] as { error?: { code: string; message: string } };
      expect(error?.code ?? what).toMatch(/^[a-z-]+$/);
      expect(error?.message).not.toMatch(/undefined|NaN|\[object|\n/);
      if (!error?.message.startsWith(begins)) {
        wrong.push(`${what}: ${error?.message} (expected ${begins})`);
      }
      expect(answers[2 * index + 1]).toEqual(wanted);
    }
    expect(wrong).toEqual([]);
  });
});

/** Something else in place of a value somewhere in a line. */
function spoiled(value: unknown, random: SeededRandom): unknown {
  const odd: unknown[] = [
    ...[null, true, '', 'AS', '10H', '7C', 'X15', 'H', 'constructor', '__proto__'],
    ...[-1, 0, 1, 2, 3, 5, 1e300, 0.5, [], {}, [[]], ['AS'], [['AS', 'KS', 'QS']]],
  ];
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.below(value.length);
    const how = random.below(4);
    if (how === 0) return value.toSpliced(at, 1);
    if (how === 1) return [...value, value[at]];
    return value.with(at, spoiled(value[at], random));
  }
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (!Array.isArray(value) && names.length > 0 && random.chance(0.95)) {
    const name = random.pick(names);
    if (random.chance(0.1)) return cut(value as object, name);
    return {
      ...(value as object),
      [name]: spoiled((value as Record<string, unknown>)[name], random),
    };
  }
  return random.pick(odd);
}

test.each(Object.keys(GOOD))('%s answers whatever it is given', (command) => {
  const answer = COMMANDS[command];
  if (answer === undefined) throw new Error(command);
  const random = seededRandom(1);
  let errors = 0;
  for (let time = 0; time < (DEEP ? 50_000 : 2000); time++) {
    let line: unknown = {
      ...GOOD[command],
      rules: random.pick(RULES),
      exchange: random.pick([undefined, 0, 1]),
    };
    for (let spoils = random.below(3); spoils >= 0; spoils--) line = spoiled(line, random);
    const text = random.chance(0.1)
      ? JSON.stringify(line).slice(0, random.below(100))
      : JSON.stringify(line);
    const said = JSON.parse(answerLine(answer, text)) as { error?: { code: string } };
    if (said.error) {
      errors += 1;
      expect(said.error.code).toMatch(/^[a-z-]+$/);
    }
    expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(errors).toBeGreaterThan(1000);
});
