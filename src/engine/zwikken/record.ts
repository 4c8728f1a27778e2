/**
 * A deal of Zwikken written down: who sat down to it, the cards, and all acts. What is stored or sent is read here
 * again.
 */
import type { SuitedCard } from '../card.ts';
import type { Fields } from '../fields.ts';
import {
  attempt,
  fail,
  fieldOf,
  join,
  need,
  readArray,
  readCard,
  readFrom,
  readInteger,
  readObject,
  readSeat,
  readString,
} from '../fields.ts';
import type { Result } from '../result.ts';
import type { Action, ActionKind } from './action.ts';
import { ACTION_KINDS, ASK_WORDS, DECLARATIONS } from './action.ts';
import type { BadZwikkenInput } from './fields.ts';
import { cardReader, readField, readHands, readRules } from './fields.ts';
import type { ZwikkenDeal } from './pack.ts';
import type { Agreed, RuleSet } from './ruleSet.ts';
import { usuallyAgreed } from './ruleSet.ts';
import type { Sitting } from './start.ts';

/** A deal from its beginning, with the acts done so far: `startDeal` and `statesOfDeal` play it again. */
export interface DealRecord {
  readonly sitting: Sitting;
  readonly deal: ZwikkenDeal;
  readonly actions: readonly Action[];
}

/** The JSON form of a deal: rules by their id. */
export function dealRecordToJson({ actions, deal, sitting }: DealRecord): object {
  return { ...sitting, rules: sitting.rules.id, ...deal, actions };
}

/**
 * A deal from its JSON form, or the first thing wrong with it. What is agreed may be left out. That its acts are
 * allowed is not checked.
 */
export function dealRecordFromJson(value: unknown): Result<DealRecord, BadZwikkenInput> {
  return attempt(() => {
    const fields = readObject(value, '');
    const rules = readRules(fields);
    const read = cardReader(rules);
    const hands = readHands(fields, rules, read);
    const stock = readField(fields, 'stock', read);
    const needed = rules.turnUps.length;
    if (stock.length < needed) fail('stock', 'wrong-number', { wanted: needed, got: stock.length });
    const stacks = readField(fields, 'stacks', readInteger);
    if (stacks.length !== hands.length) {
      fail('stacks', 'wrong-number', { wanted: hands.length, got: stacks.length });
    }
    const dealer = readSeat(need(fields, 'dealer', ''), hands.length, 'dealer');
    const pot = readFrom(need(fields, 'pot', ''), 'pot', 0);
    const agreed = readAgreed(fieldOf(fields, 'agreed'), rules);
    const actions = readField(fields, 'actions', readAction);
    return { sitting: { rules, agreed, dealer, stacks, pot }, deal: { hands, stock }, actions };
  });
}

function readAgreed(value: unknown, rules: RuleSet): Agreed {
  const usual = usuallyAgreed(rules);
  if (value === undefined) return usual;
  const fields = readObject(value, 'agreed');
  const known = Object.keys(usual);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) fail(`agreed.${name}`, 'unknown-option', { name, known });
  }
  const from = (name: string, least: number): number | null | undefined => {
    const given = fieldOf(fields, name);
    return given === undefined || given === null ? given : readFrom(given, `agreed.${name}`, least);
  };
  return {
    stake: from('stake', 1) ?? usual.stake,
    packets: readPackets(fieldOf(fields, 'packets'), rules) ?? usual.packets,
    partsFrom: from('partsFrom', 0) ?? usual.partsFrom,
    rounds: from('rounds', 1) ?? usual.rounds,
  };
}

function readPackets(value: unknown, rules: RuleSet): Agreed['packets'] | undefined {
  if (value === undefined) return undefined;
  const packets = readArray(value, 'agreed.packets', readInteger);
  const known = rules.packets.map((way) => way.join(' + '));
  const name = packets.join(' + ');
  if (!known.includes(name)) fail('agreed.packets', 'unknown-option', { name, known });
  return packets;
}

/** One of several names; an error names them all. */
function readOneOf<Name extends string>(
  fields: Fields,
  field: string,
  path: string,
  names: readonly Name[],
): Name {
  const name = readString(need(fields, field, path), join(path, field));
  const found = names.find((one) => one === name);
  if (found === undefined) fail(join(path, field), 'unknown-option', { name, known: [...names] });
  return found;
}

/**
 * An act from its JSON form. Whether there is such a part, and such a card in the hand, is asked when it is
 * checked.
 */
function readAction(value: unknown, path: string): Action {
  const fields = readObject(value, path);
  const kind: ActionKind = readOneOf(fields, 'kind', path, ACTION_KINDS);
  const text = (name: string): string => readString(need(fields, name, path), join(path, name));
  const card = (name: string): SuitedCard =>
    readCard(need(fields, name, path), join(path, name)) as SuitedCard;
  const declares =
    fieldOf(fields, 'declares') === undefined
      ? {}
      : { declares: readOneOf(fields, 'declares', path, DECLARATIONS) };
  switch (kind) {
    case 'bid':
      return { kind, part: text('part') };
    case 'ask':
      return { kind, word: readOneOf(fields, 'word', path, ASK_WORDS), ...declares };
    case 'pass':
      return { kind, ...declares };
    case 'exchange':
      return { kind, ten: card('ten') };
    case 'play':
      return { kind, card: card('card') };
    default:
      return { kind };
  }
}
