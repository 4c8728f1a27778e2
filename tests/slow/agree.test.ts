/** The engine and the slow reading of the rules, asked the same questions. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  applyPlay,
  checkPlay,
  countPlays,
  findZwicks,
  type GameRecord,
  listPlays,
  type Play,
  type PlayTried,
  type Position,
  playFromJson,
  positionFromJson,
  positionOf,
  recordFromJson,
  replay,
  type State,
  scoreRound,
  statesOf,
} from '../../src/engine/index.ts';
import { mutatedPlays, randomOptions, randomPosition } from '../support/randomPositions.ts';
import { randomRound } from '../support/randomRounds.ts';
import { type SeededRandom, seededRandom } from '../support/seededRandom.ts';
import { captureHolds, factsHold } from './facts.ts';
import { randomHouse } from './house.ts';
import { leastUncovered, slowPlays, slowZwicks } from './plays.ts';
import { slowReasons } from './reasons.ts';
import { playCard, type SlowState, slowRound, stateAt } from './round.ts';
import { slowScore } from './score.ts';
import type { SlowPlay, SlowPosition, SlowPromise, SlowRecord } from './shapes.ts';
import { ascending } from './values.ts';
import { packOf, VERSIONS, type Version } from './versions.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const DEEP = process.env['ZWICKER_DEEP'] !== undefined;
/** Whether this is run once for every change that is tried on the engine: a few cases have to do. */
// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const QUICK = process.env['ZWICKER_QUICK'] !== undefined;
const POSITIONS = DEEP ? 200_000 : QUICK ? 350 : 20_000;
/** Rounds for each version and number of players. */
const ROUNDS = DEEP ? 40 : QUICK ? 1 : 4;

/** What one position shows to be wrong is said together with the position. */
function agree(what: string, found: unknown, wanted: unknown, position: object): void {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  expect({ [what]: found, position: JSON.stringify(position) }).toEqual({
    [what]: wanted,
    position: JSON.stringify(position),
  });
}

function read(json: SlowPosition): Position {
  const position = positionFromJson(json);
  if (!position.ok) {
    throw new Error(`${JSON.stringify(position.error)} in ${JSON.stringify(json)}`);
  }
  return position.value;
}

/** A play without its witness. */
function bare(play: Play): SlowPlay {
  const { kind, card } = play;
  if (kind === 'trail') return { kind, card };
  if (kind === 'capture') return { kind, card, takes: play.takes };
  return { kind, card, on: play.on, value: play.value, owner: play.owner };
}

const HOUSES = DEEP ? 2000 : QUICK ? 3 : 80;

/** The seeds of the positions: a row of its own for each version. */
const seedOf = (version: Version, index: number) => VERSIONS.indexOf(version) * 1_000_000 + index;

describe('on random positions', () => {
  for (const version of VERSIONS) {
    const count = Math.ceil(POSITIONS / VERSIONS.length);
    test(`${version.id}: the same plays in the same order, and refusals for true reasons`, () => {
      for (let index = 0; index < count; index += 1) {
        comparePosition(version, seedOf(version, index));
      }
    });
  }
});

describe('with house rules', () => {
  test('the same plays in the same order, and refusals for true reasons', () => {
    for (let index = 0; index < HOUSES; index += 1) {
      const version = randomHouse(seededRandom(index));
      for (let more = 0; more < 10; more += 1) comparePosition(version, 1000 * index + more);
    }
  });

  test('the same result, the same first bad play, and the same score of won piles', () => {
    for (let index = 0; index < HOUSES / 2; index += 1) {
      const random = seededRandom(index);
      const version = randomHouse(random);
      compareRandomRounds(version, random.pick([...version.dealing.keys()]), random);
      compareScores(version, random);
    }
  });
});

/** Puts a random position of the version to both. */
function comparePosition(version: Version, seed: number): void {
  const random = seededRandom(seed);
  const json = randomPosition(version, random);
  const position = read(json);
  const legal = slowPlays(json);
  comparePlays(json, position, legal);
  if (legal.length > 0) compareState(json, position, random.pick(legal));
  const least = leastUncovered(json);
  for (const tried of mutatedPlays(json, version, legal, random)) {
    compareVerdict(json, position, tried, least);
  }
}

function compareRandomRounds(version: Version, seats: number, random: SeededRandom): void {
  const options = version.wild ? randomOptions(random) : undefined;
  const record = randomRound(version, seats, random, options);
  compareRounds(record);
  compareRounds(spoilt(record, random));
  compareRounds({ ...record, plays: record.plays.slice(0, random.below(50)) });
}

function comparePlays(json: SlowPosition, position: Position, legal: readonly SlowPlay[]): void {
  const listed = listPlays(position);
  agree('plays', listed.map(bare), legal, json);
  agree('count', Number(countPlays(position)), legal.length, json);
  const zwicks = findZwicks(position);
  agree(
    'zwicks',
    zwicks.map(({ card }) => card),
    slowZwicks(json),
    json,
  );
  for (const play of [...listed, ...zwicks]) {
    if (play.kind === 'capture')
      agree('wrong with the capture', captureHolds(json, play), [], json);
    const checked = checkPlay(position, play);
    agree('listed play passes', checked.ok, true, { ...json, play });
  }
}

function compareVerdict(
  json: SlowPosition,
  position: Position,
  tried: SlowPlay,
  least: number,
): void {
  const where = { ...json, play: tried };
  const reasons = slowReasons(json, tried, least);
  const asRead = playFromJson(tried, json.seats);
  // An owner at a seat that does not exist is a bad line; a card or a pile that is not there is refused.
  const noSuchSeat = tried.kind === 'build' && (tried.owner ?? 0) >= json.seats;
  agree('play is read', asRead.ok, !noSuchSeat, where);
  if (!asRead.ok) return;
  const checked = checkPlay(position, asRead.value);
  if (checked.ok) {
    agree('reasons against', [...reasons], [], where);
    const takes = tried.kind === 'capture' ? { takes: ascending(tried.takes) } : {};
    agree('play as checked', bare(checked.value), { ...tried, ...takes }, where);
    if (checked.value.kind === 'capture') {
      agree('wrong with the capture', captureHolds(json, checked.value), [], where);
    }
    return;
  }
  const { code } = checked.error;
  if (!reasons.has(code)) agree('reasons', code, [...reasons], where);
  agree('wrong facts', factsHold(json, tried, checked.error), [], where);
}

/** The play leaves the same piles, promises, hand, won cards and Zwicks. */
function compareState(json: SlowPosition, position: Position, made: SlowPlay): void {
  const slow = stateAt(json);
  playCard(slow, json, made);
  const checked = checkPlay(position, made as PlayTried);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify({ ...json, made })}`);
  const state = applyPlay(stateBefore(position, slow), checked.value);
  const toMove = position.toMove;
  const found = { ...state, toMove, hand: state.hands[toMove] ?? [] };
  const wanted = { toMove, hand: slow.hands[toMove] ?? [], table: slow.table };
  const where = { ...json, play: made };
  // Promises come from builds with owners, and from questions; where there are neither, there are none to end.
  const { asks, builds } = slow.version;
  const promised = builds.owned || asks ? slow.promises : state.promised;
  agree('after', viewOf(found), viewOf({ ...wanted, promised }), where);
  const sorted = (won: readonly (readonly string[])[]) => won.map((cards) => [...cards].sort());
  agree('won', sorted(state.won), sorted(slow.won), where);
  agree('zwicks', state.zwicks, slow.zwicks, where);
  agree('last to capture', state.lastCapture, slow.lastToCapture, where);
}

/** The engine's state of a round that has come to this position; only the mover has cards. */
function stateBefore(position: Position, { won }: SlowState): State {
  const hands = Array.from({ length: position.seats }, (_, seat) =>
    seat === position.toMove ? position.hand : [],
  );
  return {
    ...position,
    dealer: 0,
    hands,
    won: won.map(() => []),
    zwicks: won.map(() => 0),
    lastCapture: null,
    toCome: [],
    over: false,
  };
}

describe('on random rounds', () => {
  for (const version of VERSIONS) {
    test(`${version.id}: the same result, and the same first bad play`, () => {
      for (const seats of version.dealing.keys()) {
        for (let round = 0; round < ROUNDS; round += 1) {
          compareRandomRounds(version, seats, seededRandom(seedOf(version, 100 * seats + round)));
        }
      }
    });
  }
});

function compareRounds(json: SlowRecord): void {
  const record = recordFromJson(json);
  if (!record.ok) throw new Error(`${JSON.stringify(record.error)} in ${JSON.stringify(json)}`);
  const seen: SlowPosition[] = [];
  const slow = slowRound(json, (position) => seen.push(position));
  comparePositions(json, record.value, seen);
  const result = replay(record.value);
  if (!result.ok) {
    const { play, refusal } = result.error;
    agree('first bad play', play, 'error' in slow ? slow.error : 'none', json);
    if ('error' in slow && !slow.reasons.includes(refusal.code)) {
      agree('reasons', refusal.code, slow.reasons, json);
    }
    return;
  }
  const { points, cards, zwicks, left, score } = result.value;
  agree('result', { scores: points, cards, zwicks, left }, slow, json);
  agree('check total', score.expected, score.total, json);
}

/** Before every play the same seat sees the same cards, piles and promises. */
function comparePositions(
  json: SlowRecord,
  record: GameRecord,
  seen: readonly SlowPosition[],
): void {
  const states = statesOf(record);
  if (!states.ok) return;
  for (const [index, position] of seen.entries()) {
    const state = states.value[index];
    if (state === undefined) throw new Error(`no state before ${index} of ${JSON.stringify(json)}`);
    agree(`position ${index}`, viewOf(positionOf(state)), viewOf(position), json);
  }
}

interface View {
  readonly toMove: number;
  readonly hand: readonly string[];
  readonly table: readonly {
    readonly cards: readonly string[];
    readonly value?: number | undefined;
    readonly owner?: number | null | undefined;
  }[];
  readonly promised?: readonly SlowPromise[];
}

function viewOf(position: View): object {
  const { toMove, hand, table, promised } = position;
  const piles = table.map(({ cards, value, owner }) => [cards, value, owner]);
  const promises = new Set((promised ?? []).map(({ seat, value }) => `${seat}:${value}`));
  return { toMove, hand, piles, promises: [...promises].sort() };
}

/** The record with one entry put out of its place, or one answer or one owner turned round. */
function spoilt(record: SlowRecord, random: SeededRandom): SlowRecord {
  const plays = [...record.plays];
  const at = random.below(plays.length);
  const entry = plays[at];
  if (entry?.kind === 'ask') plays[at] = { ...entry, holds: !entry.holds };
  else if (entry?.kind === 'build' && entry.owner !== null) {
    plays[at] = { ...entry, owner: (entry.owner + 2) % record.seats };
  } else plays.push(...plays.splice(at, 1));
  return { ...record, plays };
}

test('won piles of any kind score the same', () => {
  for (const version of VERSIONS) {
    for (let index = 0; index < (QUICK ? 20 : 200); index += 1) {
      compareScores(version, seededRandom(seedOf(version, index)));
    }
  }
});

function compareScores(version: Version, random: SeededRandom): void {
  const { variant } = read(randomPosition(version, seededRandom(1)));
  const pack = random.shuffled(packOf(version));
  // Often as many cards: a tie.
  const most = random.chance(0.3) ? 4 : 15;
  const sides = Array.from({ length: 2 + random.below(3) }, () => ({
    cards: pack.splice(0, random.below(most)),
    zwicks: random.below(4),
  }));
  const { points, total, expected } = slowScore(version.id, sides);
  const engine = scoreRound(variant, sides as Parameters<typeof scoreRound>[1]);
  const found = [engine.sides.map((side) => side.points), engine.total, engine.expected];
  agree('score', found, [points, total, expected], { variant: version.id, sides });
  agree('total', total, expected, { variant: version.id, sides });
}

describe.skipIf(QUICK)('the random positions are worth comparing', () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  beforeAll(() => {
    for (const version of VERSIONS) {
      for (let index = 0; index < 200; index += 1) {
        const random = seededRandom(seedOf(version, index));
        const position = randomPosition(version, random);
        const legal = slowPlays(position);
        for (const kind of new Set(legal.map((play) => play.kind))) count(kind);
        if (slowZwicks(position).length > 0) count('zwick');
        const least = leastUncovered(position);
        if (least > 0) count('short');
        const forPartner = (play: SlowPlay) =>
          play.kind === 'build' && play.owner !== null && play.owner !== position.toMove;
        if (legal.some(forPartner)) count('for a partner');
        for (const tried of mutatedPlays(position, version, legal, random)) {
          const reasons = slowReasons(position, tried, least);
          count(reasons.size === 0 ? 'legal' : 'illegal');
          for (const reason of reasons) count(reason);
        }
      }
    }
  }, 120_000);
  const often: readonly (readonly [string, number])[] = [
    ['capture', 700],
    ['build', 700],
    ['zwick', 250],
    ['short', 20],
    ['for a partner', 50],
    ['legal', 1000],
    ['illegal', 5000],
  ];
  test.each(often)('of 1400 positions there are enough with: %s', (what, least) => {
    expect(seen.get(what) ?? 0).toBeGreaterThanOrEqual(least);
  });
  const everyReason = [
    'card-not-in-hand',
    'nothing-taken',
    'no-such-pile',
    'pile-taken-twice',
    'joker-stays',
    'joker-needs-joker',
    'capture-subtracts',
    'pile-mismatch',
    'pile-too-high',
    'sum-mismatch',
    'no-split',
    'no-single-build',
    'joker-not-built-on',
    'single-value',
    'subtraction-turned-round',
    'no-subtraction',
    'no-keeping',
    'over-limit',
    'sum-or-difference',
    'owner-in-unowned',
    'owner-missing',
    'owner-not-partner',
    'no-match-kept',
    'no-promise',
    'build-uncovered',
  ];
  test.each(everyReason)('some of the wrong plays are so for this reason: %s', (reason) => {
    expect(seen.get(reason) ?? 0).toBeGreaterThan(0);
  });
});
