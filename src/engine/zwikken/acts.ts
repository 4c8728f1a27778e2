/**
 * Acts as short words, the same in texts and in links: `pass`, `ask`, `play`, `better`, the last four also with
 * `.knows` or `.expects`; `bid`, or `bid.2.3` for two thirds of the pot; `turn`, `end`; `swap.10H`, `keep`; a card is
 * played by its name.
 */
import type { SuitedCard } from '../card.ts';
import { SUITED_CARDS } from '../card.ts';
import type { Action, Declaration } from './action.ts';
import { ASK_WORDS, DECLARATIONS } from './action.ts';
import type { RuleSet } from './ruleSet.ts';

const DECLARED = { knows: 'knows', 'expects-better': 'expects' } as const satisfies Record<
  Declaration,
  string
>;

/** The word of an act. */
export function makeAct(rules: RuleSet, action: Action): string {
  switch (action.kind) {
    case 'bid': {
      const [some, all] = partsOf(rules).find(({ id }) => id === action.part)?.of ?? [1, 1];
      return some === all ? 'bid' : `bid.${some}.${all}`;
    }
    case 'ask':
      return `${action.word}${declared(action.declares)}`;
    case 'pass':
      return `pass${declared(action.declares)}`;
    case 'turn-up':
      return 'turn';
    case 'end-deal':
      return 'end';
    case 'exchange':
      return `swap.${action.ten}`;
    case 'keep':
      return 'keep';
    case 'play':
      return action.card;
  }
}

/** The act of a word, or undefined where it is none. Whether it is allowed anywhere is not asked. */
export function parseAct(rules: RuleSet, word: string): Action | undefined {
  const [head = '', ...more] = word.split('.');
  const [first] = more;
  if (head === 'bid') return bidOf(rules, more);
  if (more.length > 1) return undefined;
  const ask = ASK_WORDS.find((one) => one === head);
  if (ask !== undefined || head === 'pass') {
    const declares = DECLARATIONS.find((one) => DECLARED[one] === first);
    if (first !== undefined && declares === undefined) return undefined;
    const declaring = declares === undefined ? {} : { declares };
    return ask === undefined
      ? { kind: 'pass', ...declaring }
      : { kind: 'ask', word: ask, ...declaring };
  }
  if (head === 'swap') {
    const ten = cardOf(first ?? '');
    return ten && { kind: 'exchange', ten };
  }
  if (first !== undefined) return undefined;
  if (head === 'turn') return { kind: 'turn-up' };
  if (head === 'end') return { kind: 'end-deal' };
  if (head === 'keep') return { kind: 'keep' };
  const card = cardOf(head);
  return card && { kind: 'play', card };
}

const partsOf = ({ bidding }: RuleSet) => (bidding.kind === 'rising' ? bidding.parts : []);

const declared = (declares: Declaration | undefined): string =>
  declares === undefined ? '' : `.${DECLARED[declares]}`;

function bidOf(rules: RuleSet, fraction: readonly string[]): Action | undefined {
  if (fraction.length === 0) return { kind: 'bid', part: partsOf(rules).at(-1)?.id ?? 'whole' };
  const part = partsOf(rules).find(
    ({ of: [some, all] }) => `${some}.${all}` === fraction.join('.'),
  );
  return part && { kind: 'bid', part: part.id };
}

const cardOf = (name: string): SuitedCard | undefined => SUITED_CARDS.find((card) => card === name);
