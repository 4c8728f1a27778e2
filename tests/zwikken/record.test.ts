/** Deals written down as JSON, and what is wrong with one that can't be read. */
import { describe, expect, test } from 'vitest';
import {
  dealRecordFromJson,
  dealRecordToJson,
  dealZwikken,
  RULE_SETS,
  startDeal,
  statesOfDeal,
  type ZwikkenState,
} from '../../src/engine/zwikken/index.ts';
import { zwikkenInputText } from '../../src/words/zwikken.ts';
import { orThrow } from '../engine/read.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { randomMood, randomSitting, randomStep } from './random.ts';
import { acts, cards, MODERN } from './table.ts';

const actionsOf = ({ happened }: ZwikkenState) =>
  happened.flatMap((one) => (one.kind === 'acted' ? [one.action] : []));

test.each(RULE_SETS.map((rules) => [rules.id, rules] as const))(
  '%s: a deal written down and read again is the same deal',
  (_, rules) => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seededRandom(seed);
      const sitting = randomSitting(rules, random.pick(rules.players), random);
      const { agreed, dealer, stacks } = sitting;
      const deal = dealZwikken(rules, stacks.length, dealer, `record ${seed}`, agreed.packets);
      const mood = randomMood(random);
      let end = startDeal(sitting, deal);
      while (end.phase !== 'over') end = randomStep(end, random, mood);
      const record = { sitting, deal, actions: actionsOf(end) };
      const text = JSON.stringify(dealRecordToJson(record));
      const read = orThrow(dealRecordFromJson(JSON.parse(text)));
      expect(read).toEqual(record);
      const states = orThrow(statesOfDeal(startDeal(read.sitting, read.deal), read.actions));
      expect(states.at(-1)).toEqual(end);
    }
  },
);

const GOOD = {
  rules: MODERN,
  agreed: { stake: 2, packets: [2, 1], partsFrom: null, rounds: 3 },
  dealer: 0,
  stacks: [20, -4, 20],
  pot: 7,
  hands: ['AS KD JC', 'AD KC JS', 'AC KS JD'].map(cards),
  stock: cards('QH QS QD'),
  actions: acts('pass, ask+knows, play+expects, turn, end, swap 10H, keep, AS, bid half'),
};

test('what is agreed may be left out', () => {
  const { agreed, ...rest } = GOOD;
  expect(dealRecordFromJson(rest)).toMatchObject({
    ok: true,
    value: { sitting: { agreed: { stake: 1, packets: [1, 2], partsFrom: null, rounds: null } } },
  });
  expect(orThrow(dealRecordFromJson({ ...rest, agreed: {} })).sitting.agreed.stake).toBe(1);
  expect(orThrow(dealRecordFromJson(GOOD)).sitting.agreed).toEqual(agreed);
});

describe('a bad record', () => {
  const cut = (name: string) =>
    Object.fromEntries(Object.entries(GOOD).filter(([field]) => field !== name));
  const acting = (action: unknown) => ({ ...GOOD, actions: [{ kind: 'pass' }, action] });
  const rows: readonly (readonly [string, unknown, string])[] = [
    ...['rules', 'dealer', 'stacks', 'pot', 'hands', 'stock', 'actions'].map(
      (name) => [`no ${name}`, cut(name), `${name}: `] as const,
    ),
    ['a list', [], 'should be an object'],
    ['a fourth dealer', { ...GOOD, dealer: 3 }, 'dealer: '],
    ['four stacks', { ...GOOD, stacks: [1, 2, 3, 4] }, 'stacks: '],
    ['half a counter', { ...GOOD, stacks: [1, 2, 0.5] }, 'stacks[2]: '],
    ['a pot below nought', { ...GOOD, pot: -1 }, 'pot: '],
    ['a stock of two', { ...GOOD, stock: cards('QH QS') }, 'stock: '],
    ['a card in hand and stock', { ...GOOD, stock: cards('QH QS AS') }, 'stock[2]: '],
    ['agreements that are a list', { ...GOOD, agreed: [] }, 'agreed: '],
    ['an agreement that there is not', { ...GOOD, agreed: { parts: 1 } }, 'agreed.parts: '],
    ['a stake of nothing', { ...GOOD, agreed: { stake: 0 } }, 'agreed.stake: '],
    ['no round', { ...GOOD, agreed: { rounds: 0 } }, 'agreed.rounds: '],
    ['packets of three', { ...GOOD, agreed: { packets: [3] } }, 'agreed.packets: '],
    ['an act that is a text', acting('pass'), 'actions[1]: '],
    ['an act of no kind', acting({}), 'actions[1].kind: '],
    ['an act of an unknown kind', acting({ kind: 'fold' }), 'actions[1].kind: '],
    ['an act from the prototype', acting({ kind: 'constructor' }), 'actions[1].kind: '],
    ['a bid for nothing', acting({ kind: 'bid' }), 'actions[1].part: '],
    ['asking without a word', acting({ kind: 'ask' }), 'actions[1].word: '],
    ['asking with another', acting({ kind: 'ask', word: 'please' }), 'actions[1].word: '],
    ['another declaration', acting({ kind: 'pass', declares: true }), 'actions[1].declares: '],
    ['a card that does not exist', acting({ kind: 'play', card: '11H' }), 'actions[1].card: '],
    ['an exchange of nothing', acting({ kind: 'exchange' }), 'actions[1].ten: '],
  ];
  test.each(rows)('%s: the place is named', (_, value, begins) => {
    const read = dealRecordFromJson(value);
    expect(read.ok ? 'read' : zwikkenInputText(read.error)).toContain(begins);
  });
});
