/**
 * The JSON forms of the command line: what comes from outside is looked at field by field, and either becomes the engine's own
 * plain data or a problem with its place. Nothing here knows English: a problem is a code with facts.
 */
import { makeableInOrder } from './arithmetic.ts';
import type { BadInput } from './badInput.ts';
import type { Card } from './card.ts';
import type { Deal, DealSize } from './deal.ts';
import { dealSizes } from './deal.ts';
import { dealRound } from './dealRound.ts';
import type { Fields } from './fields.ts';
import {
  attempt,
  fail,
  fieldOf,
  join,
  need,
  readArray,
  readBoolean,
  readCard,
  readFrom,
  readInteger,
  readObject,
  readSeat,
  readString,
} from './fields.ts';
import { readVersionId } from './house.ts';
import { packCounts } from './pack.ts';
import type { Ask, Pile, PlayTried, Position, Promised } from './play.ts';
import type { GameRecord } from './record.ts';
import type { Result } from './result.ts';
import type { SideWon } from './score.ts';
import { sideCount } from './sides.ts';
import type { State } from './state.ts';
import type { Options, Variant } from './variant.ts';
import { DEFAULT_OPTIONS } from './variant.ts';

function readVariant(fields: Fields, path: string): Variant {
  const name = readString(need(fields, 'variant', path), join(path, 'variant'));
  const version = readVersionId(name);
  if (!version.ok) fail(join(path, 'variant'), 'unknown-variant', version.error);
  return version.value;
}

function readSeats(fields: Fields, variant: Variant, path: string): number {
  const seats = readInteger(need(fields, 'seats', path), join(path, 'seats'));
  if (!variant.seats.includes(seats)) {
    const possible = [...variant.seats];
    fail(join(path, 'seats'), 'wrong-number-of-seats', { seats, possible });
  }
  return seats;
}

const JOKERS_ON_TABLE = ['free', 'joker-only', 'never'] as const;

function readOptions(value: unknown, path: string): Options {
  if (value === undefined) return DEFAULT_OPTIONS;
  const fields = readObject(value, path);
  const known = Object.keys(DEFAULT_OPTIONS);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) fail(join(path, name), 'unknown-option', { name, known });
  }
  let { jokerOnTable, jokerSweepIsZwick } = DEFAULT_OPTIONS;
  const onTable = fieldOf(fields, 'jokerOnTable');
  if (onTable !== undefined) {
    const name = readString(onTable, join(path, 'jokerOnTable'));
    const setting = JOKERS_ON_TABLE.find((one) => one === name);
    if (setting === undefined) {
      const settings = [...JOKERS_ON_TABLE];
      fail(join(path, 'jokerOnTable'), 'unknown-option', { name, known: settings });
    }
    jokerOnTable = setting;
  }
  const sweep = fieldOf(fields, 'jokerSweepIsZwick');
  if (sweep !== undefined) jokerSweepIsZwick = readBoolean(sweep, join(path, 'jokerSweepIsZwick'));
  return { jokerOnTable, jokerSweepIsZwick };
}

function readPile(value: unknown, variant: Variant, seats: number, path: string): Pile {
  const fields = readObject(value, path);
  const cards = readArray(need(fields, 'cards', path), join(path, 'cards'), readCard);
  const [first, second] = cards;
  if (first === undefined) fail(join(path, 'cards'), 'no-cards', {});
  const rawValue = fieldOf(fields, 'value');
  const rawOwner = fieldOf(fields, 'owner');
  if (rawValue === undefined) {
    if (rawOwner !== undefined) fail(join(path, 'owner'), 'owner-without-value', {});
    if (second !== undefined) fail(path, 'loose-pile-of-several', { cards: cards.length });
    return { cards: [first] };
  }
  const announced = readFrom(rawValue, join(path, 'value'), 1);
  if (rawOwner === undefined) fail(join(path, 'value'), 'value-without-owner', {});
  const owner = readOwner(rawOwner, seats, join(path, 'owner'));
  const { builds } = variant;
  if (!builds.owned && owner !== null) fail(join(path, 'owner'), 'build-has-no-owner', {});
  if (builds.owned && owner === null) fail(join(path, 'owner'), 'build-needs-owner', {});
  if (!builds.single && second === undefined) fail(path, 'build-of-one-card', {});
  const makeable = makeableInOrder(cards, variant);
  if (!makeable.includes(announced)) {
    fail(join(path, 'value'), 'build-value-impossible', { value: announced, makeable });
  }
  return { cards, value: announced, owner };
}

function readOwner(value: unknown, seats: number, path: string): number | null {
  if (value === null) return null;
  if (!Number.isSafeInteger(value)) fail(path, 'wrong-type', { wanted: 'integer-or-null' });
  return readSeat(value, seats, path);
}

/** Fails where a card is there more often than the pack has it; `placed` are the cards with their places, in order. */
function checkPack(placed: Iterable<readonly [Card, string]>, variant: Variant): void {
  const left = new Map(packCounts(variant));
  for (const [card, path] of placed) {
    const copies = left.get(card) ?? 0;
    if (copies === 0) {
      fail(path, 'too-many-of-card', { card, inPack: packCounts(variant).get(card) ?? 0 });
    }
    left.set(card, copies - 1);
  }
}

function readPromised(value: unknown, seats: number, path: string): Promised[] {
  if (value === undefined) return [];
  return readArray(value, path, (promise, at): Promised => {
    const fields = readObject(promise, at);
    return {
      seat: readSeat(need(fields, 'seat', at), seats, join(at, 'seat')),
      value: readFrom(need(fields, 'value', at), join(at, 'value'), 1),
    };
  });
}

function readPosition(value: unknown, path: string): Position {
  const fields = readObject(value, path);
  const variant = readVariant(fields, path);
  const seats = readSeats(fields, variant, path);
  const toMove = readSeat(need(fields, 'toMove', path), seats, join(path, 'toMove'));
  const hand = readArray(need(fields, 'hand', path), join(path, 'hand'), readCard);
  const table = readArray(need(fields, 'table', path), join(path, 'table'), (pile, at) =>
    readPile(pile, variant, seats, at),
  );
  const promised = readPromised(fieldOf(fields, 'promised'), seats, join(path, 'promised'));
  const options = readOptions(fieldOf(fields, 'options'), join(path, 'options'));
  checkPack(
    [
      ...hand.map((card, at) => [card, join(path, `hand[${at}]`)] as const),
      ...table.flatMap((pile, at) =>
        pile.cards.map((card, nth) => [card, join(path, `table[${at}].cards[${nth}]`)] as const),
      ),
    ],
    variant,
  );
  return { variant, options, seats, toMove, hand, table, promised };
}

/** A position from its JSON form, or the first thing that is wrong with it. `path` names where the value itself stands. */
export function positionFromJson(value: unknown, path = ''): Result<Position, BadInput> {
  return attempt(() => readPosition(value, path));
}

/** The JSON form of a position. */
export function positionToJson(position: Position): object {
  return { ...position, variant: position.variant.id };
}

const PLAY_KINDS = ['trail', 'capture', 'build'] as const;

function readPlay(
  value: unknown,
  seats: number,
  path: string,
  kinds: readonly string[] = PLAY_KINDS,
): PlayTried {
  const fields = readObject(value, path);
  const kind = readString(need(fields, 'kind', path), join(path, 'kind'));
  const card = (): Card => readCard(need(fields, 'card', path), join(path, 'card'));
  switch (kind) {
    case 'trail':
      return { kind, card: card() };
    case 'capture': {
      const takes = readArray(need(fields, 'takes', path), join(path, 'takes'), readInteger);
      return { kind, card: card(), takes };
    }
    case 'build': {
      const on = need(fields, 'on', path);
      if (on !== null && !Number.isSafeInteger(on)) {
        fail(join(path, 'on'), 'wrong-type', { wanted: 'integer-or-null' });
      }
      const announced = readInteger(need(fields, 'value', path), join(path, 'value'));
      const owner = readOwner(need(fields, 'owner', path), seats, join(path, 'owner'));
      return { kind, card: card(), on: on as number | null, value: announced, owner };
    }
    default:
      fail(join(path, 'kind'), 'unknown-kind', { name: kind, known: [...kinds] });
  }
}

/** A play from its JSON form, at a table of so many seats, or the first thing that is wrong with it. */
export function playFromJson(
  value: unknown,
  seats: number,
  path = '',
): Result<PlayTried, BadInput> {
  return attempt(() => readPlay(value, seats, path));
}

function readAskOrPlay(value: unknown, seats: number, path: string): PlayTried | Ask {
  const fields = readObject(value, path);
  if (fieldOf(fields, 'kind') !== 'ask') {
    return readPlay(value, seats, path, [...PLAY_KINDS, 'ask']);
  }
  return {
    kind: 'ask',
    of: readSeat(need(fields, 'of', path), seats, join(path, 'of')),
    value: readFrom(need(fields, 'value', path), join(path, 'value'), 1),
    holds: readBoolean(need(fields, 'holds', path), join(path, 'holds')),
  };
}

/** What is said of a round before its first card: version, seats, dealer, options. */
interface RoundHead {
  readonly variant: Variant;
  readonly options: Options;
  readonly seats: number;
  readonly dealer: number;
}

function readHead(fields: Fields): RoundHead {
  const variant = readVariant(fields, '');
  const seats = readSeats(fields, variant, '');
  const dealer = readSeat(need(fields, 'dealer', ''), seats, 'dealer');
  return { variant, seats, dealer, options: readOptions(fieldOf(fields, 'options'), 'options') };
}

function readDeals(value: unknown, { variant, seats, dealer }: RoundHead): Deal[] {
  const sizes = dealSizes(variant, seats, dealer);
  const placed: [Card, string][] = [];
  const raw = readArray(value, 'deals', (deal) => deal);
  if (raw.length !== sizes.length) {
    fail('deals', 'wrong-number', { wanted: sizes.length, got: raw.length });
  }
  const deals = readDealsOf(raw, 'deals', sizes, placed);
  checkPack(placed, variant);
  return deals;
}

/** Deals of just those sizes. Their cards are added to `placed`. */
function readDealsOf(
  raw: readonly unknown[],
  path: string,
  sizes: readonly DealSize[],
  placed: [Card, string][],
): Deal[] {
  const readCards = (cards: unknown, at: string, wanted: number): Card[] => {
    const read = readArray(cards, at, readCard);
    if (read.length !== wanted) fail(at, 'wrong-number', { wanted, got: read.length });
    placed.push(...read.map((card, nth): [Card, string] => [card, `${at}[${nth}]`]));
    return read;
  };
  return sizes.map((size, nth): Deal => {
    const at = `${path}[${nth}]`;
    const fields = readObject(raw[nth], at);
    const handsPath = join(at, 'hands');
    const rawHands = readArray(need(fields, 'hands', at), handsPath, (hand) => hand);
    if (rawHands.length !== size.hands.length) {
      fail(handsPath, 'wrong-number', { wanted: size.hands.length, got: rawHands.length });
    }
    const hands = size.hands.map((wanted, seat) =>
      readCards(rawHands[seat], `${handsPath}[${seat}]`, wanted),
    );
    const rawTable =
      size.table === 0 ? (fieldOf(fields, 'table') ?? []) : need(fields, 'table', at);
    return { hands, table: readCards(rawTable, join(at, 'table'), size.table) };
  });
}

function readState(value: unknown): State {
  const fields = readObject(value, '');
  const head = readHead(fields);
  const { variant, seats } = head;
  const sides = sideCount(variant, seats);
  const placed: [Card, string][] = [];
  const readCards = (cards: unknown, path: string): Card[] => {
    const read = readArray(cards, path, readCard);
    placed.push(...read.map((card, at): [Card, string] => [card, `${path}[${at}]`]));
    return read;
  };
  const readLists = (name: string, wanted: number): Card[][] => {
    const lists = readArray(need(fields, name, ''), name, readCards);
    if (lists.length !== wanted) fail(name, 'wrong-number', { wanted, got: lists.length });
    return lists;
  };
  const toMove = readSeat(need(fields, 'toMove', ''), seats, 'toMove');
  const hands = readLists('hands', seats);
  const table = readArray(need(fields, 'table', ''), 'table', (pile, path) =>
    readPile(pile, variant, seats, path),
  );
  table.forEach((pile, at) => {
    pile.cards.forEach((card, nth) => {
      placed.push([card, `table[${at}].cards[${nth}]`]);
    });
  });
  const won = readLists('won', sides);
  const zwicks = readArray(need(fields, 'zwicks', ''), 'zwicks', (number, path) =>
    readFrom(number, path, 0),
  );
  if (zwicks.length !== sides) {
    fail('zwicks', 'wrong-number', { wanted: sides, got: zwicks.length });
  }
  const rawLast = need(fields, 'lastCapture', '');
  const lastCapture = rawLast === null ? null : readSeat(rawLast, sides, 'lastCapture');
  const rawDeals = readArray(need(fields, 'toCome', ''), 'toCome', (deal) => deal);
  const sizes = dealSizes(variant, seats, head.dealer);
  if (rawDeals.length >= sizes.length) {
    fail('toCome', 'wrong-number', { wanted: sizes.length - 1, got: rawDeals.length });
  }
  const toCome = readDealsOf(
    rawDeals,
    'toCome',
    sizes.slice(sizes.length - rawDeals.length),
    placed,
  );
  checkPack(placed, variant);
  const over = readBoolean(need(fields, 'over', ''), 'over');
  const promised = readPromised(fieldOf(fields, 'promised'), seats, 'promised');
  return { ...head, toMove, hands, table, promised, won, zwicks, lastCapture, toCome, over };
}

/** A full state from its JSON form, or the first thing that is wrong with it. */
export function stateFromJson(value: unknown): Result<State, BadInput> {
  return attempt(() => readState(value));
}

/** The JSON form of a full state. */
export function stateToJson(state: State): object {
  return { ...state, variant: state.variant.id };
}

/** A game record from its JSON form, or the first thing that is wrong with it. That its plays are legal is not checked. */
export function recordFromJson(value: unknown): Result<GameRecord, BadInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const head = readHead(fields);
    const deals = readDeals(need(fields, 'deals', ''), head);
    const plays = readArray(need(fields, 'plays', ''), 'plays', (made, path) =>
      readAskOrPlay(made, head.seats, path),
    );
    return { ...head, deals, plays };
  });
}

/** The JSON form of a game record. */
export function recordToJson(record: GameRecord): object {
  const deals = record.deals.map(({ hands, table }) =>
    table.length > 0 ? { hands, table } : { hands },
  );
  return { ...record, variant: record.variant.id, deals };
}

/** A round about to be dealt or already dealt. */
export interface RoundToCome extends RoundHead {
  readonly deals: readonly Deal[];
}

/** The input of `deal`, and of `perft` (which may give `deals` in place of `seed`): the round's deals. */
export function roundFromJson(
  value: unknown,
  source: 'seed' | 'seed-or-deals',
): Result<RoundToCome, BadInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const head = readHead(fields);
    const given = fieldOf(fields, 'deals');
    if (source === 'seed-or-deals' && given !== undefined) {
      return { ...head, deals: readDeals(given, head) };
    }
    const seed = readString(need(fields, 'seed', ''), 'seed');
    return { ...head, deals: dealRound(head.variant, head.seats, head.dealer, seed) };
  });
}

/** An integer field of an input, at least `least`; `fallback` where it is left out, an error where there is none. */
export function integerFromJson(
  value: unknown,
  name: string,
  least: number,
  fallback?: number,
): Result<number, BadInput> {
  return attempt(() => {
    const field = fieldOf(readObject(value, ''), name);
    if (field === undefined && fallback !== undefined) return fallback;
    return readFrom(need(readObject(value, ''), name, ''), name, least);
  });
}

/** The input of `score`: the version and what each side has won. */
export function wonFromJson(
  value: unknown,
): Result<{ readonly variant: Variant; readonly sides: readonly SideWon[] }, BadInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const variant = readVariant(fields, '');
    const sides = readArray(need(fields, 'sides', ''), 'sides', (side, path): SideWon => {
      const won = readObject(side, path);
      return {
        cards: readArray(need(won, 'cards', path), join(path, 'cards'), readCard),
        zwicks: readFrom(need(won, 'zwicks', path), join(path, 'zwicks'), 0),
      };
    });
    const possible = [...new Set(variant.seats.map((seats) => sideCount(variant, seats)))];
    if (!possible.includes(sides.length)) {
      fail('sides', 'wrong-number-of-sides', { sides: sides.length, possible });
    }
    checkPack(
      sides.flatMap(({ cards }, side) =>
        cards.map((card, at) => [card, `sides[${side}].cards[${at}]`] as const),
      ),
      variant,
    );
    return { variant, sides };
  });
}

/** The input of `explain`: a position and the play tried in it. */
export function triedFromJson(
  value: unknown,
): Result<{ readonly position: Position; readonly play: PlayTried }, BadInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const position = readPosition(need(fields, 'position', ''), 'position');
    const play = readPlay(need(fields, 'play', ''), position.seats, 'play');
    return { position, play };
  });
}
