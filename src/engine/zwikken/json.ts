/**
 * The JSON forms of the command line's questions about Zwikken: what comes from outside is looked at field by
 * field, and becomes the engine's own plain data or a problem with its place.
 */
import type { SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import {
  attempt,
  fieldOf,
  need,
  readBoolean,
  readInteger,
  readObject,
  readSeat,
} from '../fields.ts';
import type { Result } from '../result.ts';
import type { BadZwikkenInput } from './fields.ts';
import {
  cardReader,
  checkPlayers,
  failHere,
  readExactly,
  readField,
  readHands,
  readRules,
  readTrump,
} from './fields.ts';
import type { PlayedGame } from './judge.ts';
import type { RuleSet } from './ruleSet.ts';
import type { TrickPosition } from './solve.ts';
import { newTricks } from './solve.ts';
import { tenOf } from './state.ts';
import type { CardChoice } from './trick.ts';

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

/**
 * The input of `zwikken-zwik`: the hands as they are looked at, so with the card turned up where a ten was
 * exchanged for it.
 */
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
