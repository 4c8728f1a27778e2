/**
 * The JSON forms of the command line's questions about Zwikken: what comes from outside is looked at field by field, and becomes the
 * engine's own plain data or a problem with its place.
 */
import type { Suit, SuitedCard } from '../card.ts';
import { SUITS, suitOf } from '../card.ts';
import type { Fields } from '../fields.ts';
import {
  attempt,
  fail,
  failWith,
  fieldOf,
  need,
  readArray,
  readBoolean,
  readCard,
  readInteger,
  readObject,
  readSeat,
  readString,
} from '../fields.ts';
import type { BadInput } from '../json.ts';
import type { Result } from '../result.ts';
import type { PlayedGame } from './judge.ts';
import { zwikkenPack } from './pack.ts';
import type { RuleSet } from './ruleSet.ts';
import { RULE_SETS, ruleSetById } from './ruleSets.ts';
import type { TrickPosition } from './solve.ts';
import { newTricks } from './solve.ts';
import { tenOf } from './state.ts';
import type { CardChoice } from './trick.ts';

/** The kinds of bad input that only Zwikken has, with their facts. */
export interface ZwikkenInputFacts {
  /** No set of rules has that id. */
  'unknown-rules': { name: string; known: readonly string[] };
  /** No suit has that letter. */
  'unknown-suit': { name: string; known: readonly string[] };
  /** More than there can be. */
  'too-many': { most: number; got: number };
  /** In these rules zwiks are looked at as dealt: nobody has exchanged a card before. */
  'exchange-after-zwiks': object;
  /** The seat that is said to have exchanged the trump ten does not hold it. */
  'ten-not-there': { ten: SuitedCard };
}
/** A problem with input of Zwikken: where it is and what it is. */
export type BadZwikkenInput =
  | BadInput
  | {
      [Code in keyof ZwikkenInputFacts]: { readonly code: Code; readonly path: string } & Readonly<
        ZwikkenInputFacts[Code]
      >;
    }[keyof ZwikkenInputFacts];

function failHere<Code extends keyof ZwikkenInputFacts>(
  path: string,
  code: Code,
  facts: ZwikkenInputFacts[Code],
): never {
  failWith({ code, path, ...facts });
}

function readRules(fields: Fields): RuleSet {
  const name = readString(need(fields, 'rules', ''), 'rules');
  const rules = ruleSetById(name);
  if (rules === undefined) {
    failHere('rules', 'unknown-rules', { name, known: RULE_SETS.map(({ id }) => id) });
  }
  return rules;
}

function readTrump(fields: Fields): Suit {
  const name = readString(need(fields, 'trump', ''), 'trump');
  const suit = SUITS.find((one) => one === name);
  if (suit === undefined) failHere('trump', 'unknown-suit', { name, known: SUITS });
  return suit;
}

/** Reads cards of the rule set's pack, each of which may be there once. */
function cardReader(rules: RuleSet): (value: unknown, path: string) => SuitedCard {
  const pack = zwikkenPack(rules);
  const left = new Set(pack);
  return (value, path) => {
    const card = readCard(value, path) as SuitedCard;
    const inPack = pack.includes(card) ? 1 : 0;
    if (!left.delete(card)) fail(path, 'too-many-of-card', { card, inPack });
    return card;
  };
}

function readField<Item>(
  fields: Fields,
  name: string,
  read: (item: unknown, path: string) => Item,
): Item[] {
  return readArray(need(fields, name, ''), name, read);
}

/** A list of just so many. */
function readExactly<Item>(
  value: unknown,
  path: string,
  wanted: number,
  read: (item: unknown, path: string) => Item,
): Item[] {
  const items = readArray(value, path, read);
  if (items.length !== wanted) fail(path, 'wrong-number', { wanted, got: items.length });
  return items;
}

/** Full hands of as many players as the rule set is for. */
function readHands(
  fields: Fields,
  rules: RuleSet,
  read: (value: unknown, path: string) => SuitedCard,
): SuitedCard[][] {
  const raw = readField(fields, 'hands', (hand) => hand);
  checkPlayers(rules, raw.length, 'hands');
  return raw.map((hand, seat) => readExactly(hand, `hands[${seat}]`, rules.handSize, read));
}

function checkPlayers(rules: RuleSet, players: number, path: string): void {
  if (!rules.players.includes(players)) {
    fail(path, 'wrong-number-of-seats', { seats: players, possible: [...rules.players] });
  }
}

/** The input of `zwikken-legal`: the rule set and what decides on a card. */
export function cardChoiceFromJson(
  value: unknown,
): Result<{ readonly rules: RuleSet; readonly choice: CardChoice }, BadZwikkenInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const rules = readRules(fields);
    const trump = readTrump(fields);
    const read = cardReader(rules);
    const hand = readField(fields, 'hand', read);
    const trick = readField(fields, 'trick', read);
    const most = Math.max(...rules.players) - 1;
    if (trick.length > most) failHere('trick', 'too-many', { most, got: trick.length });
    const asker = fieldOf(fields, 'asker');
    const gambler = asker !== undefined && readBoolean(asker, 'asker');
    return { rules, choice: { trump, hand, trick, gambler } };
  });
}

/** The input of `zwikken-judge`: a whole game by its tricks. Whether its plays are allowed is not checked. */
export function playedGameFromJson(value: unknown): Result<PlayedGame, BadZwikkenInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const rules = readRules(fields);
    const seats = readInteger(need(fields, 'players', ''), 'players');
    checkPlayers(rules, seats, 'players');
    const forehand = readSeat(need(fields, 'forehand', ''), seats, 'forehand');
    const trump = readTrump(fields);
    const gambler = readSeat(need(fields, 'gambler', ''), seats, 'gambler');
    const read = cardReader(rules);
    const tricks = readExactly(
      need(fields, 'tricks', ''),
      'tricks',
      rules.handSize,
      (trick, path) => readExactly(trick, path, seats, read),
    );
    return { rules, players: seats, forehand, trump, gambler, tricks };
  });
}

/** The input of `zwikken-zwik`: the hands as they are looked at, so with the card turned up where a ten was exchanged for it. */
export function zwikHandsFromJson(
  value: unknown,
): Result<
  { readonly rules: RuleSet; readonly hands: readonly (readonly SuitedCard[])[] },
  BadZwikkenInput
> {
  return attempt(() => {
    const fields = readObject(value, '');
    const rules = readRules(fields);
    const read = cardReader(rules);
    const trumpCard = read(need(fields, 'trumpCard', ''), 'trumpCard');
    const hands = readHands(fields, rules, read);
    const raw = fieldOf(fields, 'exchange');
    if (raw === undefined) return { rules, hands };
    const seat = readSeat(raw, hands.length, 'exchange');
    if (rules.zwik.shown === 'before-bidding') failHere('exchange', 'exchange-after-zwiks', {});
    const ten = tenOf(rules, suitOf(trumpCard));
    if (!hands[seat]?.includes(ten)) failHere('exchange', 'ten-not-there', { ten });
    const exchanged = hands.map((hand) => hand.map((card) => (card === ten ? trumpCard : card)));
    return { rules, hands: exchanged };
  });
}

/** The input of `zwikken-solve`: a game before its first card. */
export function newTricksFromJson(value: unknown): Result<TrickPosition, BadZwikkenInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const rules = readRules(fields);
    // How many seats there are follows from the hands.
    const hands = readHands(fields, rules, cardReader(rules));
    const forehand = readSeat(need(fields, 'forehand', ''), hands.length, 'forehand');
    const trump = readTrump(fields);
    const gambler = readSeat(need(fields, 'gambler', ''), hands.length, 'gambler');
    return newTricks({ rules, forehand, trump, gambler, hands });
  });
}
