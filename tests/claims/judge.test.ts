import { describe, expect, test } from 'vitest';
import type { Claim, ClaimName, Play, State } from '../../src/engine/index.ts';
import {
  CLAIMS,
  checkPlay,
  judgeClaim,
  keptAfter,
  packOf,
  parsePlay,
  parseState,
  positionOf,
  readClaim,
  variantById,
} from '../../src/engine/index.ts';
import type { Row } from './rows.ts';
import { ROWS } from './rows.ts';

function stateAt(text: string): State {
  const [hands = '', table = 'none', won = 'none =0, none =0', last = ''] = text.split(' | ');
  const isOver = hands === 'over';
  const words = isOver ? 'last=1 over=yes' : last;
  const spelt = [
    `christiansen 2 @0 dealer=1 ${words}`,
    isOver ? 'none, none' : hands.replace(/all but (\w+)/, (_, card: string) => allBut(card)),
    table,
    'none',
    won,
  ].join(' | ');
  const state = parseState(spelt);
  if (!state.ok) throw new Error(`${spelt}: ${JSON.stringify(state.error)}`);
  return state.value;
}

function allBut(card: string): string {
  const variant = variantById('christiansen');
  return variant === undefined ? '' : keptAfter(packOf(variant), card as 'AS').join(' ');
}

function madeAt(state: State, text: string): Play {
  const position = positionOf(state);
  const tried = parsePlay(text, position);
  if (!tried.ok) throw new Error(`${text}: ${JSON.stringify(tried.error)}`);
  const checked = checkPlay(position, tried.value);
  if (!checked.ok) throw new Error(`${text}: ${checked.error.code}`);
  return checked.value;
}

const NAMES = Object.keys(CLAIMS) as ClaimName[];

for (const name of NAMES) {
  describe(name, () => {
    for (const verdict of ['holds', 'fails'] as const) {
      const rows: readonly Row<ClaimName>[] = ROWS[name][verdict];
      for (const { at, claim: args, found = {}, play } of rows) {
        const made = play === undefined ? '' : ` · ${play}`;
        test(`${verdict}: ${at}${made} · ${JSON.stringify(args)}`, () => {
          const state = stateAt(at);
          const claim = { claim: name, ...args } as Claim;
          const judged = judgeClaim(
            claim,
            state,
            play === undefined ? undefined : madeAt(state, play),
          );
          expect(judged.claim).toBe(name);
          expect(judged.found).toMatchObject(found);
          expect(judged.holds).toBe(verdict === 'holds');
          expect(readClaim(claim)).toEqual({ ok: true, value: claim });
        });
      }
    }
  });
}

describe('a claim in the wrong place', () => {
  const state = stateAt('2H 2S, 3H | 3S, 3D');

  test('on the play made, where none is made, throws', () => {
    expect(() => judgeClaim({ claim: 'makes-zwick' }, state)).toThrow();
  });

  test('on a capture, where a card is laid down, throws', () => {
    expect(() => judgeClaim({ claim: 'takes-most' }, state, madeAt(state, '2H'))).toThrow();
  });

  test('on the end of a round that is not over, throws', () => {
    expect(() => judgeClaim({ claim: 'won-cards', seat: 0, cards: 0 }, state)).toThrow();
  });

  test('on a pile that is not there, throws', () => {
    expect(() => judgeClaim({ claim: 'cannot-touch', seat: 0, pile: 'KS' }, state)).toThrow();
  });

  test('with a play that cannot be read, throws', () => {
    const claim = { claim: 'plays-are', seat: 0, plays: ['2H y 3S'] } as const;
    expect(() => judgeClaim(claim, state)).toThrow();
  });
});

describe('reading claims', () => {
  test.each([
    [null, { code: 'not-an-object' }],
    [['holds'], { code: 'not-an-object' }],
    [
      { claim: 'is-lucky', seat: 0 },
      { code: 'unknown-claim', name: 'is-lucky', known: NAMES },
    ],
    [{ claim: 'toString' }, { code: 'unknown-claim', name: 'toString', known: NAMES }],
    [
      { claim: 'holds', seat: 0 },
      { code: 'missing-argument', argument: 'value' },
    ],
    [
      { claim: 'holds', seat: 0, value: 7, holds: true },
      { code: 'unknown-argument', argument: 'holds' },
    ],
    [
      { claim: 'holds', seat: -1, value: 7 },
      { code: 'wrong-argument', argument: 'seat', wanted: 'seat' },
    ],
    [
      { claim: 'holds', seat: 0, value: '7' },
      { code: 'wrong-argument', argument: 'value', wanted: 'value' },
    ],
    [
      { claim: 'can-take', seat: 0, piles: ['11H'], with: 'KS' },
      { code: 'wrong-argument', argument: 'piles', wanted: 'cards' },
    ],
    [
      { claim: 'can-build', seat: 0, on: 'none', value: 13, with: 'QS' },
      { code: 'wrong-argument', argument: 'on', wanted: 'on' },
    ],
    [
      { claim: 'only-rank', value: 13, rank: 'queen' },
      { code: 'wrong-argument', argument: 'rank', wanted: 'rank' },
    ],
  ])('%j', (value, error) => {
    expect(readClaim(value)).toEqual({ ok: false, error });
  });
});
