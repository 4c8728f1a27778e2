/** How many sequences of plays there are from fixed rounds, and the same counted by the slow reading of the rules. */
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_OPTIONS,
  dealRound,
  perft,
  recordToJson,
  type State,
  startRound,
} from '../../src/engine/index.ts';
import { slowPlays } from '../slow/plays.ts';
import {
  dealIfDue,
  playCard,
  positionOf,
  type SlowState,
  startRound as slowStart,
} from '../slow/round.ts';
import type { SlowRecord } from '../slow/shapes.ts';
import GOLDEN from './golden/perft.json' with { type: 'json' };
import { afterPlays, DEEP, readState, versionNamed } from './read.ts';

type Golden = (typeof GOLDEN)[number];

function startOf({ variant, seats, dealer, seed }: Golden): State {
  const version = versionNamed(variant);
  const deals = dealRound(version, seats, dealer, seed);
  return startRound(version, DEFAULT_OPTIONS, seats, dealer, deals);
}

/** Goes through all sequences by the slow reading, one state at a time. */
function slowPerft(record: SlowRecord, state: SlowState, depth: number): number {
  if (depth === 0) return 1;
  const position = positionOf(record, state);
  if (position === null) return 0;
  const legal = slowPlays(position);
  if (depth === 1) return legal.length;
  return legal.reduce((nodes, made) => {
    const next: SlowState = {
      ...state,
      hands: state.hands.map((hand) => [...hand]),
      table: [...state.table],
      promises: [...state.promises],
      won: state.won.map((cards) => [...cards]),
      zwicks: [...state.zwicks],
    };
    playCard(next, position, made);
    dealIfDue(record, next);
    return nodes + slowPerft(record, next, depth - 1);
  }, 0);
}

/** How far the slow reading can follow: it tries every set of piles. */
function slowDepth({ nodes }: Golden): number {
  const [, two = 0, three = 0] = nodes;
  if (three < (DEEP ? 60_000 : 4000)) return 3;
  return two < (DEEP ? 25_000 : 1000) ? 2 : 1;
}

/** Each figure was confirmed by the slow reading, as deep as it goes, before it was written down. */
describe('the number of play sequences', () => {
  test.each(GOLDEN)('$variant with $seats seats: $nodes', (golden) => {
    const state = startOf(golden);
    expect(perft(state, 0)).toBe(1n);
    const [one = 0, two = 0, three = 0] = golden.nodes;
    expect(perft(state, 1)).toBe(BigInt(one));
    expect(perft(state, 2)).toBe(BigInt(two));
    expect(perft(state, 3)).toBe(BigInt(three));
  });

  test.each(GOLDEN)('$variant with $seats seats, by the slow reading', (golden) => {
    const { variant, options, seats, dealer, toCome } = startOf(golden);
    const deals = dealRound(variant, seats, dealer, golden.seed);
    expect(toCome.length).toBe(deals.length - 1);
    const record = recordToJson({
      variant,
      options,
      seats,
      dealer,
      deals,
      plays: [],
    }) as SlowRecord;
    for (let depth = 0; depth <= slowDepth(golden); depth += 1) {
      const expected = depth === 0 ? 1 : golden.nodes[depth - 1];
      expect(slowPerft(record, slowStart(record), depth)).toBe(expected);
    }
  });
});

describe('at the end of a round', () => {
  const last = 'huelsemann 2 @0 dealer=1 | 7S, 8S | 7H | none | none=0, none=0';

  test('sequences end: none is longer than the cards that are left', () => {
    const state = readState(last);
    // The seven takes the seven or is laid on it as 14 or lies beside it; then the eight is laid down, or where the
    // seven lies alone it makes nothing of it but 15, which is too much.
    expect([1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual([3n, 3n, 0n, 0n]);
  });

  test('a round that is over has one sequence of no plays, and none of any', () => {
    const over = afterPlays(last, '7S x 7H', '8S');
    expect(over.over).toBe(true);
    expect([0, 1, 2].map((depth) => perft(over, depth))).toEqual([1n, 0n, 0n]);
  });

  test('a new deal is dealt as it comes', () => {
    const state = readState(
      'huelsemann 2 @1 dealer=1 | none, 8S | 7H | none | none=0, none=0 | 2S 3S 4S 5S, 2H 3H 4H 5H',
    );
    // The eight is laid beside the seven; then 2, 3, 4, 5 are laid or built on seven, on eight or not at all.
    expect(perft(state, 1)).toBe(1n);
    expect(perft(state, 2)).toBe(BigInt(4 + 4 + 4));
  });

  test('seats without cards are passed over', () => {
    const state = readState(
      'huelsemann 3 @0 dealer=2 | 8S, none, 9S | none | none | none=0, none=0, none=0',
    );
    expect(perft(state, 2)).toBe(1n);
    expect(perft(state, 3)).toBe(0n);
  });
});
