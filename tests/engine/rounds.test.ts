/** Whole rounds played by chance: what holds after every play, and what the points come to. */
import { describe, expect, test } from 'vitest';
import {
  type Ask,
  applyPlay,
  ask,
  type Card,
  dealRound,
  eachPlay,
  type GameRecord,
  makeRecord,
  type Options,
  type Play,
  parseRecord,
  partnersOf,
  positionOf,
  replay,
  resultOf,
  type State,
  seatOrder,
  startRound,
  VARIANTS,
} from '../../src/engine/index.ts';
import type { Variant } from '../../src/engine/variant.ts';
import { cardValues } from '../slow/values.ts';
import { versionOf } from '../slow/versions.ts';
import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';
import { DEEP, orThrow, versionNamed } from './read.ts';

const ROUNDS = DEEP ? 5000 : 500;
/** Rounds for each of Grupp's options, which differ in little. */
const OPTION_ROUNDS = DEEP ? 1000 : 100;
/** Every so many rounds are written down and read again: that takes longer than playing them. */
const WRITTEN_EVERY = 25;
/** Of a table with thousands of captures the first few are enough to choose from. */
const PLAYS_LOOKED_AT = 250;

/** Points in a round without Zwicks, for most cards, and for a Zwick. */
const POINTS: Readonly<Record<string, readonly [number, number, number]>> = {
  dithmarschen: [30, 3, 1],
  'dithmarschen-refill': [30, 3, 1],
  grossenwiehe: [83, 3, 1],
  christiansen: [34, 3, 1],
  huelsemann: [21, 1, 3],
  'huelsemann-double': [41, 1, 3],
  grupp: [21, 1, 3],
};

const FREE: Options = { jokerOnTable: 'free', jokerSweepIsZwick: true };
const CHANGED_OPTIONS: readonly Options[] = [
  { jokerOnTable: 'free', jokerSweepIsZwick: false },
  { jokerOnTable: 'joker-only', jokerSweepIsZwick: true },
  { jokerOnTable: 'joker-only', jokerSweepIsZwick: false },
  { jokerOnTable: 'never', jokerSweepIsZwick: true },
  { jokerOnTable: 'never', jokerSweepIsZwick: false },
];

/** One of the legal plays: captures likelier than builds, and builds than laying a card down. */
function choosePlay(state: State, random: SeededRandom): Play {
  const weights = { capture: 3, build: 2, trail: 1 };
  let chosen: Play | undefined;
  let weight = 0;
  let looked = 0;
  for (const made of eachPlay(positionOf(state))) {
    weight += weights[made.kind];
    if (random.below(weight) < weights[made.kind]) chosen = made;
    looked += 1;
    if (looked === PLAYS_LOOKED_AT) break;
  }
  if (chosen === undefined) throw new Error(`nobody is without a play: ${JSON.stringify(state)}`);
  return chosen;
}

/** A true answer to a question that the player to move may ask, now and then. */
function chooseAsk(state: State, random: SeededRandom): Ask | undefined {
  const { hands, seats, toMove, variant } = state;
  if (!variant.ask || !random.chance(0.2)) return undefined;
  const partners = partnersOf(variant, seats, toMove);
  if (partners.length === 0) return undefined;
  const of = random.pick(partners);
  const held = (hands[of] ?? []).flatMap((card) => cardValues(versionOf(variant.id), card));
  const value = random.pick([...held, 1 + random.below(30)]);
  return { kind: 'ask', of, value, holds: held.includes(value) };
}

/** Looks at the cards of a state: each of the pack has to be in exactly one place. */
function packWatch(variant: Variant, start: State): (state: State) => void {
  const numberOf = new Map<Card, number>();
  const counts: number[] = [];
  const count = (card: Card, by: number): void => {
    let at = numberOf.get(card);
    if (at === undefined) {
      at = numberOf.size;
      numberOf.set(card, at);
      counts.push(0);
    }
    counts[at] = (counts[at] ?? 0) + by;
  };
  const each = (state: State, by: number): void => {
    for (const hand of state.hands) for (const card of hand) count(card, by);
    for (const pile of state.table) for (const card of pile.cards) count(card, by);
    for (const won of state.won) for (const card of won) count(card, by);
    for (const deal of state.toCome) {
      for (const hand of deal.hands) for (const card of hand) count(card, by);
    }
  };
  for (const suited of ['S', 'H', 'D', 'C'].flatMap((suit) =>
    'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => rank + suit),
  )) {
    count(suited as Card, variant.packs);
  }
  for (const number of variant.jokers) count(`X${number}` as Card, 1);
  const pack = [...counts];
  const watch = (state: State): void => {
    counts.fill(0);
    each(state, 1);
    for (let at = 0; at < counts.length; at += 1) {
      if (counts[at] === pack[at]) continue;
      throw new Error(`a card is lost or doubled: ${JSON.stringify(state)}`);
    }
  };
  watch(start);
  return watch;
}

/** How many values of the builds that a seat owns can't each have a card of their own from its hand. */
function shortBy(state: State, seat: number): number {
  const owned = state.table.flatMap((pile) =>
    pile.value !== undefined && pile.owner === seat ? [pile.value] : [],
  );
  if (owned.length === 0) return 0;
  const version = versionOf(state.variant.id);
  const values = [...new Set(owned)];
  const pairable = (at: number, hand: readonly Card[]): number => {
    const value = values[at];
    if (value === undefined) return 0;
    return hand.reduce(
      (most, card, held) =>
        cardValues(version, card).includes(value)
          ? Math.max(most, 1 + pairable(at + 1, hand.toSpliced(held, 1)))
          : most,
      pairable(at + 1, hand),
    );
  };
  return values.length - pairable(0, state.hands[seat] ?? []);
}

function checkTurn(before: State, made: Play, next: State): void {
  const { hands, seats, toMove } = before;
  const fail = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ before, made, next })}`);
  };
  const dealt = before.toCome.length - next.toCome.length;
  if (dealt !== 0 && dealt !== 1) fail('at most one deal follows a play');
  const deal = dealt === 1 ? before.toCome[0] : undefined;
  for (let seat = 0; seat < seats; seat += 1) {
    const played = seat === toMove ? 1 : 0;
    const wanted = (hands[seat] ?? []).length - played + (deal?.hands[seat] ?? []).length;
    if ((next.hands[seat] ?? []).length !== wanted) fail(`the hand of seat ${seat} is wrong`);
  }
  // A play may not leave its player shorter of cards than before; short at all are those a partner has built for.
  const kept = { ...next, hands: hands.map((hand) => [...hand]) };
  kept.hands[toMove]?.splice(kept.hands[toMove].indexOf(made.card), 1);
  if (shortBy(kept, toMove) > shortBy(before, toMove)) fail('a build was left without its card');
  if (next.over) {
    if (next.hands.some((hand) => hand.length > 0) || next.toCome.length > 0) fail('over too soon');
    return;
  }
  const from = deal === undefined ? toMove : before.dealer;
  const turn = seatOrder(seats, from).find((seat) => (next.hands[seat] ?? []).length > 0);
  if (turn !== next.toMove) fail('the wrong seat is to play');
}

interface Round {
  readonly record: GameRecord;
  readonly end: State;
  readonly startedShort: number;
}

function playRound(variant: Variant, options: Options, seats: number, seed: string): Round {
  const random = seededRandom(Number.parseInt(seed, 36));
  const dealer = random.below(seats);
  const deals = dealRound(variant, seats, dealer, seed);
  const made: (Play | Ask)[] = [];
  let state = startRound(variant, options, seats, dealer, deals);
  const watch = packWatch(variant, state);
  let startedShort = 0;
  while (!state.over) {
    const question = chooseAsk(state, random);
    if (question) {
      state = orThrow(ask(state, question));
      made.push(question);
    }
    if (variant.builds.owned && shortBy(state, state.toMove) > 0) startedShort += 1;
    const choice = choosePlay(state, random);
    const next = applyPlay(state, choice);
    watch(next);
    checkTurn(state, choice, next);
    made.push(choice);
    state = next;
  }
  return {
    record: { variant, options, seats, dealer, deals, plays: made },
    end: state,
    startedShort,
  };
}

function checkEnd({ record, end }: Round): void {
  const { variant } = record;
  const [total = 0, mostCards = 0, zwick = 0] = POINTS[variant.id] ?? [];
  const result = resultOf(end);
  expect(replay(record)).toEqual({ ok: true, value: result });
  const { cards, points, zwicks } = result;
  const most = Math.max(...cards);
  const tied = cards.filter((count) => count === most).length > 1;
  // Nobody captured: what is left is nobody's, with the points on it.
  const nobodys = end.lastCapture === null ? total - mostCards : 0;
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  const expected = total + zwick * sum(zwicks) - (tied ? mostCards : 0) - nobodys;
  expect(sum(points)).toBe(expected);
  expect(result.score.expected).toBe(expected);
  expect(sum(cards)).toBe(end.lastCapture === null ? 0 : sumOfDeals(record));
}

function sumOfDeals({ deals }: GameRecord): number {
  return deals.reduce((sum, { hands, table }) => sum + hands.flat().length + table.length, 0);
}

function checkRounds(variant: Variant, options: Options, seats: number, rounds: number): number {
  let short = 0;
  for (let index = 0; index < rounds; index += 1) {
    const round = playRound(variant, options, seats, (36 ** 4 + index).toString(36));
    checkEnd(round);
    short += round.startedShort;
    if (index % WRITTEN_EVERY !== 0) continue;
    const { record } = round;
    for (const spelling of ['text', 'link'] as const) {
      const read = orThrow(parseRecord(makeRecord(record, spelling), spelling));
      expect(read).toEqual({ ...record, plays: record.plays.map(withoutWitness) });
    }
  }
  return short;
}

/** What a record's notation keeps of a play: a capture is its card and its piles. */
function withoutWitness(made: GameRecord['plays'][number]): GameRecord['plays'][number] {
  return made.kind === 'capture' ? { kind: 'capture', card: made.card, takes: made.takes } : made;
}

const COMBINATIONS = VARIANTS.flatMap(({ id, seats }) =>
  seats.map((count) => [id, count] as const),
);

describe('a round played by chance loses no card, leaves nobody without a play, and adds up', () => {
  test.each(COMBINATIONS)('%s with %i seats', (id, seats) => {
    const variant = versionNamed(id);
    const short = checkRounds(variant, FREE, seats, ROUNDS);
    // Only a partner's build can leave a player short of a card.
    if (variant.teamsAt.includes(seats)) expect(short).toBeGreaterThan(0);
    else expect(short).toBe(0);
  });

  test('there are 25 ways to play: seven versions, each with its numbers of seats', () => {
    expect(COMBINATIONS.length).toBe(25);
  });
});

describe('so does a round of Grupp with its limits on wild jokers', () => {
  const rows = [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
    CHANGED_OPTIONS.map((options) => [seats, options] as const),
  );
  test.each(rows)('%i seats, %j', (seats, options) => {
    checkRounds(versionNamed('grupp'), options, seats, OPTION_ROUNDS);
  });
});
