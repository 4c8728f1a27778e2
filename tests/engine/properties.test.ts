/** What has to hold in any position, whatever the cards: listing, counting, checking and finding agree. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  applyPlay,
  type Capture,
  type Card,
  checkPlay,
  countPlays,
  dealRound,
  findZwicks,
  listPlays,
  makeState,
  type Pile,
  type Play,
  type Position,
  parseState,
  playFromJson,
  positionFromJson,
  positionOf,
  positionToJson,
  type State,
  startRound,
  stateFromJson,
  stateToJson,
  VARIANTS,
} from '../../src/engine/index.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { FEW_RUNS, orThrow, RUNS, randomPositions, say } from './read.ts';

const position = randomPositions();

/** A position's plays with what does not depend on how the search went: no groups. */
const barePlays = (at: Position): object[] =>
  listPlays(at).map((made) => (made.kind === 'capture' ? { ...made, groups: [] } : made));

describe('names do not matter', () => {
  const SUITS = ['S', 'H', 'D', 'C'] as const;
  const suits = fc.shuffledSubarray([...SUITS], { minLength: 4, maxLength: 4 });

  test.prop([position, suits], RUNS)(
    'exchanging suits renames the plays, and no more',
    (at, to) => {
      const renamed = (card: Card): Card => {
        const suit = SUITS.findIndex((each) => card.endsWith(each));
        return suit < 0 ? card : (`${card.slice(0, -1)}${to[suit]}` as Card);
      };
      const exchanged = {
        ...at,
        hand: at.hand.map(renamed),
        table: at.table.map((pile) => ({ ...pile, cards: pile.cards.map(renamed) }) as Pile),
      };
      const expected = listPlays(at).map((made) => ({ ...made, card: renamed(made.card) }));
      expect(listPlays(exchanged)).toEqual(expected);
    },
  );

  test.prop([position, fc.nat()], RUNS)(
    'another order of the piles renames the plays, and no more',
    (at, seed) => {
      const order = seededRandom(seed).shuffled([...at.table.keys()]);
      const moved = { ...at, table: order.map((from) => at.table[from] as Pile) };
      const placeOf = (pile: number): number => order.indexOf(pile);
      const expected = barePlays(at).map((bare) => {
        const made = bare as Play;
        if (made.kind === 'capture') {
          return { ...made, takes: made.takes.map(placeOf).sort((one, other) => one - other) };
        }
        return made.kind === 'build' && made.on !== null ? { ...made, on: placeOf(made.on) } : made;
      });
      const texts = (made: object[]): string[] => made.map((each) => JSON.stringify(each)).sort();
      expect(texts(barePlays(moved))).toEqual(texts(expected));
    },
  );

  test.prop([position, fc.nat()], RUNS)(
    'another order of the hand orders the plays by card otherwise, and no more',
    (at, seed) => {
      const hand = seededRandom(seed).shuffled(at.hand);
      const expected = [...new Set(hand)].flatMap((card) =>
        listPlays(at).filter((made) => made.card === card),
      );
      expect(listPlays({ ...at, hand })).toEqual(expected);
    },
  );

  test.prop([position, fc.nat()], RUNS)('promises have no order', (at, seed) => {
    const promised = seededRandom(seed).shuffled(at.promised);
    expect(listPlays({ ...at, promised })).toEqual(listPlays(at));
  });
});

describe('the list of plays', () => {
  test.prop([position], RUNS)('is as long as counting says', (at) => {
    expect(countPlays(at)).toBe(listPlays(at).length);
  });

  test.prop([position, fc.nat({ max: 40 })], RUNS)('begins with any shorter list', (at, limit) => {
    expect(listPlays(at, limit)).toEqual(listPlays(at).slice(0, limit));
  });

  test.prop([position], RUNS)('names no play twice', (at) => {
    const texts = listPlays(at).map((made) => say(made, at));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.prop([position], RUNS)('is empty for an empty hand only', (at) => {
    expect(listPlays(at)).not.toEqual([]);
    expect(listPlays({ ...at, hand: [] })).toEqual([]);
    expect(countPlays({ ...at, hand: [] })).toBe(0);
  });

  test.prop([position], RUNS)('holds what checking passes, just as checking completes it', (at) => {
    for (const made of listPlays(at)) expect(checkPlay(at, made)).toMatchObject({ ok: true });
    for (const made of listPlays(at).filter(({ kind }) => kind !== 'capture')) {
      expect(checkPlay(at, made)).toEqual({ ok: true, value: made });
    }
    for (const made of listPlays(at)) {
      if (made.kind !== 'capture') continue;
      const bare = { kind: made.kind, card: made.card, takes: made.takes };
      const checked = orThrow(checkPlay(at, bare)) as Capture;
      const { card, takes, value, zwick } = made;
      expect(checked).toMatchObject({ kind: 'capture', card, takes, value, zwick });
    }
  });

  test.prop([position], RUNS)(
    'goes by card in hand order; of a card first the trail, then captures, then builds',
    (at) => {
      const kinds = ['trail', 'capture', 'build'];
      const keys = listPlays(at).map((made) => [
        at.hand.indexOf(made.card),
        kinds.indexOf(made.kind),
        ...orderWithin(made, at),
      ]);
      for (const [index, key] of keys.entries()) {
        const before = keys[index - 1];
        if (before) expect(compare(before, key)).toBeLessThan(0);
      }
    },
  );

  /** Captures by piles, number by number; builds by pile (none first), value and owner (the mover first). */
  function orderWithin(made: Play, { toMove }: Position): readonly number[] {
    if (made.kind === 'trail') return [];
    if (made.kind === 'capture') return made.takes;
    const owner = made.owner === null || made.owner === toMove ? -1 : made.owner;
    return [made.on ?? -1, made.value, owner];
  }

  /** Number by number; a list that ends first comes first. */
  function compare(one: readonly number[], other: readonly number[]): number {
    for (const [at, number] of one.entries()) {
      const against = other[at];
      if (against === undefined) return 1;
      if (number !== against) return number - against;
    }
    return one.length - other.length;
  }
});

describe('a Zwick', () => {
  test.prop([position], RUNS)('is found just where a listed capture is one', (at) => {
    // What one owes never forbids a Zwick: it leaves no build on the table.
    const listed = listPlays(at).filter((made) => made.kind === 'capture' && made.zwick);
    expect(findZwicks(at).map(({ card }) => card)).toEqual(listed.map(({ card }) => card));
  });

  test.prop([position], RUNS)('takes every pile, and a capture of every pile scores one', (at) => {
    for (const made of listPlays(at)) {
      if (made.kind !== 'capture') continue;
      const all = made.takes.length === at.table.length;
      if (made.zwick) expect(all).toBe(true);
      else if (all) expect([at.variant.jokersAre, made.card[0]]).toEqual(['wild', 'X']);
    }
  });
});

describe('a capture', () => {
  test.prop([position], RUNS)(
    'shows one value of its card, and groups that are its piles',
    (at) => {
      for (const made of listPlays(at)) {
        if (made.kind !== 'capture') continue;
        expect(made.takes.length).toBeGreaterThan(0);
        expect(made.groups.every((group) => group.length > 0)).toBe(true);
        expect(made.groups.flat().sort((one, other) => one - other)).toEqual(made.takes);
      }
    },
  );
});

describe('a round under way', () => {
  /** A state some way into a round. */
  const states = fc
    .record({
      variant: fc.constantFrom(...VARIANTS),
      seats: fc.nat(),
      seed: fc.string({ maxLength: 8 }),
      plays: fc.nat({ max: 60 }),
      choices: fc.nat(),
    })
    .map(({ variant, seats, seed, plays, choices }): State => {
      const random = seededRandom(choices);
      const count = variant.seats[seats % variant.seats.length] ?? 4;
      const dealer = random.below(count);
      const deals = dealRound(variant, count, dealer, seed);
      const options = { jokerOnTable: 'free', jokerSweepIsZwick: true } as const;
      let state = startRound(variant, options, count, dealer, deals);
      for (let made = 0; made < plays && !state.over; made += 1) {
        state = applyPlay(state, random.pick(listPlays(positionOf(state), 100)));
      }
      return state;
    });

  test.prop([states], FEW_RUNS)(
    'reads as it is written, after any play, in both spellings',
    (state) => {
      expect(parseState(makeState(state))).toEqual({ ok: true, value: state });
      expect(parseState(makeState(state, 'link'), 'link')).toEqual({ ok: true, value: state });
      for (const made of state.over ? [] : listPlays(positionOf(state), 5)) {
        const next = applyPlay(state, made);
        expect(parseState(makeState(next))).toEqual({ ok: true, value: next });
      }
    },
  );

  test.prop([states], FEW_RUNS)('goes through JSON unchanged', (state) => {
    const json: unknown = JSON.parse(JSON.stringify(stateToJson(state)));
    expect(stateFromJson(json)).toEqual({ ok: true, value: state });
  });

  test.prop([states], FEW_RUNS)('stays as it was when a play is made from it', (state) => {
    fc.pre(!state.over);
    const before = JSON.stringify(state);
    for (const made of listPlays(positionOf(state), 20)) applyPlay(state, made);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('JSON', () => {
  test.prop([position], RUNS)('gives a position back', (at) => {
    const json: unknown = JSON.parse(JSON.stringify(positionToJson(at)));
    expect(positionFromJson(json)).toEqual({ ok: true, value: at });
  });

  test.prop([position], RUNS)('gives a play back, a capture without its witness', (at) => {
    for (const made of listPlays(at, 50)) {
      const json: unknown = JSON.parse(JSON.stringify(made));
      const bare =
        made.kind === 'capture' ? { kind: 'capture', card: made.card, takes: made.takes } : made;
      expect(playFromJson(json, at.seats)).toEqual({ ok: true, value: bare });
    }
  });
});
