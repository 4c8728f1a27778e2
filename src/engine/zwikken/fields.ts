/** Reading the parts that the JSON forms of Zwikken have in common. */

import type { BadInput } from '../badInput.ts';
import type { Suit, SuitedCard } from '../card.ts';
import { SUITS } from '../card.ts';
import type { Fields } from '../fields.ts';
import { fail, failWith, need, readArray, readCard, readString } from '../fields.ts';
import { zwikkenPack } from './pack.ts';
import type { RuleSet } from './ruleSet.ts';
import { RULE_SETS, ruleSetById } from './ruleSets.ts';

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

/** Ends the reading: what stands at `path` is bad input of a kind that only Zwikken has. */
export function failHere<Code extends keyof ZwikkenInputFacts>(
  path: string,
  code: Code,
  facts: ZwikkenInputFacts[Code],
): never {
  failWith({ code, path, ...facts });
}

/** The set of rules that `rules` names. */
export function readRules(fields: Fields): RuleSet {
  const name = readString(need(fields, 'rules', ''), 'rules');
  const rules = ruleSetById(name);
  if (rules === undefined) {
    failHere('rules', 'unknown-rules', { name, known: RULE_SETS.map(({ id }) => id) });
  }
  return rules;
}

/** The suit that `trump` names. */
export function readTrump(fields: Fields): Suit {
  const name = readString(need(fields, 'trump', ''), 'trump');
  const suit = SUITS.find((one) => one === name);
  if (suit === undefined) failHere('trump', 'unknown-suit', { name, known: SUITS });
  return suit;
}

/** Reads cards of the rule set's pack, each of which may be there once. */
export function cardReader(rules: RuleSet): (value: unknown, path: string) => SuitedCard {
  const pack = zwikkenPack(rules);
  const left = new Set(pack);
  return (value, path) => {
    const card = readCard(value, path) as SuitedCard;
    const inPack = pack.includes(card) ? 1 : 0;
    if (!left.delete(card)) fail(path, 'too-many-of-card', { card, inPack });
    return card;
  };
}

/** A list that has to be there. */
export function readField<Item>(
  fields: Fields,
  name: string,
  read: (item: unknown, path: string) => Item,
): Item[] {
  return readArray(need(fields, name, ''), name, read);
}

/** A list of just so many. */
export function readExactly<Item>(
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
export function readHands(
  fields: Fields,
  rules: RuleSet,
  read: (value: unknown, path: string) => SuitedCard,
): SuitedCard[][] {
  const raw = readField(fields, 'hands', (hand) => hand);
  checkPlayers(rules, raw.length, 'hands');
  return raw.map((hand, seat) => readExactly(hand, `hands[${seat}]`, rules.handSize, read));
}

/** Ends the reading where the rule set is not for so many players. */
export function checkPlayers(rules: RuleSet, players: number, path: string): void {
  if (!rules.players.includes(players)) {
    fail(path, 'wrong-number-of-seats', { seats: players, possible: [...rules.players] });
  }
}
