/** Every reason for a refusal: the case, the facts, the rule; and which comes first where several hold. */
import { describe, expect, test } from 'vitest';
import {
  ask,
  type BuildPlay,
  checkPlay,
  play,
  REFUSAL_CODES,
  type Refusal,
  RULE_OF,
  replay,
} from '../../src/engine/index.ts';
import { EN_REFUSALS } from '../../src/words/enRefusals.ts';
import { refusalText } from '../../src/words/index.ts';
import { readChristiansen } from './christiansen.ts';
import { readPosition, readState, refusalOf, verdict } from './read.ts';

const D = 'dithmarschen 4 @0';
const H = 'huelsemann 2 @0';
const GRUPP = 'grupp 2 @0';

/** What is wrong, the position, the play, and the whole refusal. */
const CASES: readonly (readonly [string, string, string, Refusal])[] = [
  [
    'a card that is not held can’t be played',
    `${D} | 7S | 8H`,
    '8S',
    { code: 'card-not-in-hand', rule: 'one-card-a-turn', card: '8S' },
  ],
  [
    'nor can one capture or build with it',
    `${D} | 7S | 8H`,
    '8S x 8H',
    { code: 'card-not-in-hand', rule: 'one-card-a-turn', card: '8S' },
  ],
  [
    'a capture takes something',
    `${D} | 7S | 8H`,
    '7S x',
    { code: 'nothing-taken', rule: 'capture', card: '7S' },
  ],
  [
    'what is captured lies on the table',
    `${D} | 7S | 8H, 9H`,
    '7S x p2',
    { code: 'no-such-pile', rule: 'piles', pile: 2, piles: 2 },
  ],
  [
    'so does what is built on',
    `${D} | 7S | 8H, 9H`,
    '7S on p5 =15@0',
    { code: 'no-such-pile', rule: 'piles', pile: 5, piles: 2 },
  ],
  [
    'a loose joker is never captured, by that option',
    `${GRUPP} jokers=never | 9S | 9H, X1`,
    '9S x 9H X1',
    { code: 'joker-stays', rule: 'joker-never-taken', pile: 1 },
  ],
  [
    'not by a joker either',
    `${GRUPP} jokers=never | X2 | X1`,
    'X2 x X1',
    { code: 'joker-stays', rule: 'joker-never-taken', pile: 0 },
  ],
  [
    'a loose joker is captured by a joker only, by that option',
    `${GRUPP} jokers=joker | 9S | 9H, X1`,
    '9S x 9H X1',
    { code: 'joker-needs-joker', rule: 'joker-only-by-joker', pile: 1, card: '9S' },
  ],
  [
    'nine less two is seven, but a capture never subtracts',
    `${D} | 7S | 9H, 2H`,
    '7S x 9H 2H',
    {
      code: 'capture-subtracts',
      rule: 'capture-never-subtracts',
      card: '7S',
      value: 7,
      piles: [0, 1],
      high: 9,
      low: 2,
    },
  ],
  [
    'whichever of the two lies first',
    `${D} | 7S | 2H, 9H`,
    '7S x 2H 9H',
    {
      code: 'capture-subtracts',
      rule: 'capture-never-subtracts',
      card: '7S',
      value: 7,
      piles: [1, 0],
      high: 9,
      low: 2,
    },
  ],
  [
    'a card takes its equal, not its neighbour',
    `${D} | 7S | 8H`,
    '7S x 8H',
    { code: 'pile-mismatch', rule: 'capture', card: '7S', values: [7], pile: 0, pileValues: [8] },
  ],
  [
    'a dual card has two values, and so has a loose one',
    `${D} | QS | JH`,
    'QS x JH',
    {
      code: 'pile-mismatch',
      rule: 'capture',
      card: 'QS',
      values: [3, 13],
      pile: 0,
      pileValues: [2, 12],
    },
  ],
  [
    'a build has the value announced and no other',
    // Each alone is a group for the queen, but at one value only; and the announced 3 is no 13 any more.
    `${D} | QS | JH AS =13@1, QD =3@1`,
    'QS x JH QD',
    { code: 'sum-mismatch', rule: 'capture-groups', card: 'QS', values: [3, 13], sums: [16] },
  ],
  [
    'a pile above the card’s highest value is in no group',
    `${D} | 7S | 3H, 4H, 9H`,
    '7S x 3H 4H, 9H',
    { code: 'pile-too-high', rule: 'capture', card: '7S', highest: 7, pile: 2, lowest: 9 },
  ],
  [
    'the sum has to be a multiple of the value',
    `${D} | 7S | 5H, 6H`,
    '7S x 5H 6H',
    { code: 'sum-mismatch', rule: 'capture-groups', card: '7S', values: [7], sums: [11] },
  ],
  [
    'with a wild joker there are thirteen sums, and still none may do',
    `${GRUPP} | KS | QH, X1`,
    'KS x QH X1',
    {
      code: 'sum-mismatch',
      rule: 'capture-groups',
      card: 'KS',
      values: [14],
      sums: [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
    },
  ],
  [
    'all sums that dual cards allow are named',
    `${D} | 9S | 5H, AH, QH`,
    // With the queen as 3 it would be 9.
    '9S x 5H AH',
    { code: 'sum-mismatch', rule: 'capture-groups', card: '9S', values: [9], sums: [6, 16] },
  ],
  [
    'a right total may still fall into no groups',
    `${D} | 7S | 3H, 5H, 6H`,
    '7S x 3H 5H 6H',
    { code: 'no-split', rule: 'capture-groups', card: '7S', value: 7, sum: 14, groups: 2 },
  ],
  [
    'where builds are laid on piles, one card alone is none',
    `${H} | 7S | 8H`,
    '7S =7',
    { code: 'no-single-build', rule: 'sum-builds-only', card: '7S' },
  ],
  [
    'a loose joker is not built on under limit a',
    `${GRUPP} jokers=joker | 7S | X1`,
    '7S on X1 =9',
    { code: 'joker-not-built-on', rule: 'loose-joker-not-built-on', pile: 0 },
  ],
  [
    'nor under limit b',
    `${GRUPP} jokers=never | 7S | X1`,
    '7S on X1 =9',
    { code: 'joker-not-built-on', rule: 'loose-joker-not-built-on', pile: 0 },
  ],
  [
    'one card alone has its own values only',
    `${D} | QS 4S | none`,
    'QS =4@0',
    { code: 'single-value', rule: 'build-of-one-card', card: 'QS', values: [3, 13], value: 4 },
  ],
  [
    'the ace cannot be built on the nine as 11 − 9',
    'dithmarschen 2 @0 | 2S 7S AS | 9H',
    'AS on 9H =2@0',
    {
      code: 'subtraction-turned-round',
      rule: 'subtraction-direction',
      card: 'AS',
      on: 0,
      value: 2,
      old: 9,
      cardValue: 11,
    },
  ],
  [
    'builds that only add are not lowered',
    `${H} | 5S | 9H`,
    '5S on 9H =4',
    {
      code: 'no-subtraction',
      rule: 'sum-builds',
      card: '5S',
      on: 0,
      value: 4,
      old: 9,
      cardValue: 5,
    },
  ],
  [
    'nor left as they are by an equal card',
    `${H} | 5S | 5H`,
    '5S on 5H =5',
    { code: 'no-keeping', rule: 'sum-builds-only', card: '5S', on: 0, value: 5 },
  ],
  [
    'no build of Hülsemann’s is above 14',
    `${H} | 8S | 9H`,
    '8S on 9H =17',
    { code: 'over-limit', rule: 'build-limit', card: '8S', on: 0, value: 17, limit: 14 },
  ],
  [
    'a build is a sum or a difference',
    `${D} | 5S KS | 8H`,
    '5S on 8H =14@0',
    {
      code: 'sum-or-difference',
      rule: 'build-on-a-pile',
      card: '5S',
      on: 0,
      value: 14,
      makeable: [3, 13],
    },
  ],
  [
    'nought is no value: a five on a five makes 5 or 10',
    `${D} | 5S 3S | 5H`,
    '5S on 5H =3@0',
    {
      code: 'sum-or-difference',
      rule: 'build-on-a-pile',
      card: '5S',
      on: 0,
      value: 3,
      makeable: [5, 10],
    },
  ],
  [
    'in Hülsemann a sum only, where there is any',
    `${H} | KS | 8H`,
    'KS on 8H =10',
    {
      code: 'sum-or-difference',
      rule: 'build-on-a-pile',
      card: 'KS',
      on: 0,
      value: 10,
      makeable: [],
    },
  ],
  [
    'builds belong to nobody in Hülsemann',
    `${H} | 5S | 9H`,
    '5S on 9H =14@0',
    { code: 'owner-in-unowned', rule: 'builds-unowned', owner: 0 },
  ],
  [
    'elsewhere they belong to somebody',
    `${D} | 5S KS | 9H`,
    '5S on 9H =14',
    { code: 'owner-missing', rule: 'build-owner', value: 14 },
  ],
  [
    'to oneself or a partner',
    `${D} | 5S KS | 9H`,
    '5S on 9H =14@1',
    { code: 'owner-not-partner', rule: 'build-owner', owner: 1 },
  ],
  [
    'a card for the build has to stay in hand',
    `${D} | 5S QS | 9H`,
    '5S on 9H =14@0',
    { code: 'no-match-kept', rule: 'build-keeps-match', value: 14, kept: ['QS'] },
  ],
  [
    'and the last card leaves none',
    `${D} | QS | none`,
    'QS =13@0',
    { code: 'no-match-kept', rule: 'build-keeps-match', value: 13, kept: [] },
  ],
  [
    'a partner has to have promised the value',
    `${D} | 5S KS | 9H | 2:4 2:13`,
    '5S on 9H =14@2',
    { code: 'no-promise', rule: 'build-for-partner', partner: 2, value: 14 },
  ],
  [
    'the card for one’s own build may not be played for something else',
    `${D} | QS 5S | QH =13@0`,
    'QS',
    {
      code: 'build-uncovered',
      rule: 'owe',
      owed: [13],
      missing: [13],
      uncovered: 1,
      least: 0,
    },
  ],
  [
    'one queen does not do for 3 and 13, though it matches both',
    `${D} | QS QC 5S | QH =3@0, QD =13@0`,
    'QC',
    {
      code: 'build-uncovered',
      rule: 'owe',
      owed: [3, 13],
      missing: [],
      uncovered: 1,
      least: 0,
    },
  ],
  [
    'who is short already may not become shorter',
    `${D} | QS 5S | QH =3@0, QD =13@0`,
    'QS',
    {
      code: 'build-uncovered',
      rule: 'owe',
      owed: [3, 13],
      missing: [3, 13],
      uncovered: 2,
      least: 1,
    },
  ],
];

describe('a play is refused with its reason, facts and rule', () => {
  test.each(CASES)('%s', (_, position, tried, expected) => {
    expect(refusalOf(position, tried)).toEqual(expected);
  });

  test('a pile named twice in one capture', () => {
    // The notation can't say so: a set of piles has no pile twice.
    const position = readPosition(`${D} | 7S | 7H, 8H`);
    expect(checkPlay(position, { kind: 'capture', card: '7S', takes: [0, 1, 0] })).toEqual({
      ok: false,
      error: { code: 'pile-taken-twice', rule: 'capture-groups', pile: 0 },
    });
  });

  test.each([-1, 2, 0.5, 1e9])('a pile of number %d is not there', (pile) => {
    const position = readPosition(`${D} | 7S | 7H, 8H`);
    const refused = { ok: false, error: { code: 'no-such-pile', pile, piles: 2 } };
    expect(checkPlay(position, { kind: 'capture', card: '7S', takes: [pile] })).toMatchObject(
      refused,
    );
    const build: BuildPlay = { kind: 'build', card: '7S', on: pile, value: 7, owner: 0 };
    expect(checkPlay(position, build)).toMatchObject(refused);
  });
});

describe('a question is refused with its reason, facts and rule', () => {
  const G = 'grossenwiehe 4 @0 dealer=3 | JS 2S, QC 3C, QH 4H, KC 5C | X25 | none | none=0, none=0';
  const four = 'dithmarschen 4 @0 dealer=3 | JS, QC, QH, KC | X25 | none | none=0, none=0';
  const over =
    'grossenwiehe 4 @0 dealer=3 over=yes | none, none, none, none | X25 | none | none=0, none=0';
  test.each([
    [four, 2, 13, true, { code: 'ask-not-allowed', rule: 'ask-partner', of: 2 }],
    [G, 1, 13, true, { code: 'ask-not-partner', rule: 'ask-partner', of: 1 }],
    [G, 2, 25, true, { code: 'ask-untrue', rule: 'ask-answer', of: 2, value: 25, holds: false }],
    [G, 2, 3, false, { code: 'ask-untrue', rule: 'ask-answer', of: 2, value: 3, holds: true }],
    [over, 2, 3, false, { code: 'round-over', rule: 'round-end', plays: 0 }],
  ] as const)('%s: seat %i, value %i, %s', (state, of, value, holds, expected) => {
    expect(ask(readState(state), { kind: 'ask', of, value, holds })).toEqual({
      ok: false,
      error: expected,
    });
  });
});

describe('a record is refused', () => {
  test('with a play after the last card', () => {
    const record = readChristiansen();
    const longer = { ...record, plays: [...record.plays, { kind: 'trail', card: 'AC' } as const] };
    expect(replay(longer)).toEqual({
      ok: false,
      error: { play: 48, refusal: { code: 'round-over', rule: 'round-end', plays: 48 } },
    });
  });

  test('without its last plays', () => {
    const record = readChristiansen();
    expect(replay({ ...record, plays: record.plays.slice(0, 46) })).toEqual({
      ok: false,
      error: { play: 46, refusal: { code: 'round-unfinished', rule: 'round-end', cards: 2 } },
    });
  });

  test('a play in a round that is over', () => {
    const state = readState(
      'dithmarschen 2 @0 dealer=1 over=yes | none, none | 8H | none | none=0, none=0',
    );
    expect(play(state, { kind: 'trail', card: '8H' })).toMatchObject({
      error: { code: 'round-over' },
    });
  });
});

/** Plays against several rules at once; the reason given is the first in the order of the codes. */
describe('where several reasons hold, the first is given', () => {
  test.each([
    // The card is not held, no pile is taken.
    [`${D} | 7S | 8H`, '8S x', 'card-not-in-hand'],
    // Not held, no such pile, not partner's.
    [`${D} | 7S | 8H`, '8S on p4 =9@1', 'card-not-in-hand'],
    // No such pile, and the owner is no partner.
    [`${D} | 7S | 8H`, '7S on p4 =9@1', 'no-such-pile'],
    // A joker that stays; and the nine does not take the eight.
    [`${GRUPP} jokers=never | 9S | 8H, X1`, '9S x 8H X1', 'joker-stays'],
    [`${GRUPP} jokers=joker | 9S | 8H, X1`, '9S x 8H X1', 'joker-needs-joker'],
    // Nine is above seven, 11 no multiple of seven, but 9 − 2 is what the player thought of.
    [`${D} | 7S | 9H, 2H`, '7S x 9H 2H', 'capture-subtracts'],
    // Nine is above seven; 19 is no multiple of seven.
    [`${D} | 7S | 9H, 8H, 2H`, '7S x 9H 8H 2H', 'pile-too-high'],
    // A loose joker may not be built on, and seven on it as 3 is no sum.
    [`${GRUPP} jokers=joker | 7S | X1`, '7S on X1 =3', 'joker-not-built-on'],
    // Turned round, and no match for it.
    [`${D} | KS 5S | 9H`, 'KS on 9H =1@0', 'sum-or-difference'],
    [`${D} | KS 4S | 10H`, 'KS on 10H =4@0', 'subtraction-turned-round'],
    [`${D} | KS 5S | 10H`, 'KS on 10H =4@0', 'subtraction-turned-round'],
    // Impossible and unowned.
    [`${D} | KS 5S | 10H`, 'KS on 10H =7', 'sum-or-difference'],
    // Over the limit and owned.
    [`${H} | 8S | 9H`, '8S on 9H =17@0', 'over-limit'],
    // Above the limit, but no sum either.
    [`${H} | 8S | 9H`, '8S on 9H =18', 'sum-or-difference'],
    // One card alone, with an owner, in Hülsemann.
    [`${H} | 8S | 9H`, '8S =8@0', 'no-single-build'],
    // An opponent's build, without a match.
    [`${D} | 5S QS | 9H`, '5S on 9H =14@1', 'owner-not-partner'],
    // No match kept, and an own build uncovered.
    [`${D} | QS 5S | QH =13@0, 10H`, 'QS on 10H =23@0', 'no-match-kept'],
    // No promise, and an own build uncovered.
    [`${D} | QS 5S | QH =13@0, 10H`, 'QS on 10H =23@2', 'no-promise'],
    // A capture that can't be made comes before what it would leave uncovered.
    [`${D} | QS 5S | QH =13@0, 9H`, 'QS x 9H', 'pile-mismatch'],
  ])('%s: %s is %s', (position, tried, code) => {
    expect(verdict(position, tried)).toBe(code);
  });

  test('a legal play of the position shows that nothing else is wrong', () => {
    expect(verdict(`${D} | KS 4S | 10H`, 'KS on 10H =6@0')).toBe('no-match-kept');
    expect(verdict(`${D} | 5S KS | 9H`, '5S on 9H =14@0')).toBe('legal');
  });
});

describe('every code', () => {
  const CASES_OF_OTHERS = [
    'pile-taken-twice',
    'ask-not-allowed',
    'ask-not-partner',
    'ask-untrue',
    'round-over',
    'round-unfinished',
  ];

  test('occurs in these tests', () => {
    const seen = new Set<string>([...CASES.map(([, , , { code }]) => code), ...CASES_OF_OTHERS]);
    expect(REFUSAL_CODES.filter((code) => !seen.has(code))).toEqual([]);
  });

  test('has a rule and a sentence of its own', () => {
    expect(Object.keys(RULE_OF).sort()).toEqual([...REFUSAL_CODES].sort());
    expect(Object.keys(EN_REFUSALS).sort()).toEqual([...REFUSAL_CODES].sort());
  });

  test.each(CASES)('is said in words: %s', (_, position, tried) => {
    const text = refusalText(refusalOf(position, tried));
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
    expect(text).not.toMatch(/undefined|NaN|\[object|,,| {2}/);
  });

  test('the words of every refusal name its numbers', () => {
    for (const [, position, tried] of CASES) {
      const refusal = refusalOf(position, tried);
      const text = refusalText(refusal);
      if ('value' in refusal && refusal.code !== 'no-split') {
        expect(text).toContain(String(refusal.value));
      }
    }
  });
});

describe('the figures in a refusal for sums', () => {
  test('name every total that two-valued cards allow', () => {
    const refusal = refusalOf(`${D} | 8S | AH, JH, 2H`, '8S x AH JH 2H');
    // 1 or 11, 2 or 12, and 2: 5, 15 or 25.
    expect(refusal).toMatchObject({ code: 'sum-mismatch', sums: [5, 15, 25] });
  });

  test('leave out jokers that are taken alone', () => {
    const refusal = refusalOf(`${GRUPP} jokers=joker | X2 | X1, KH, 10H`, 'X2 x X1 KH 10H');
    // 14 and 10 can't go together at one value of the joker: 24 is 2 × 12.
    expect(refusal).toMatchObject({ code: 'no-split', sum: 24 });
  });
});
