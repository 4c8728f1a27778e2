/** A table of Zwikken for the tests: hands as texts, acts as words. */
import type { SuitedCard } from '../../src/engine/card.ts';
import {
  type Action,
  type ActionRefusal,
  type Agreed,
  act,
  checkAction,
  dealProblem,
  type Outcome,
  type RuleSet,
  ruleSetById,
  seatToAct,
  startDeal,
  usuallyAgreed,
  type ZwikkenState,
} from '../../src/engine/zwikken/index.ts';

export const CLASSIC = 'zwikken-classic';
export const MODERN = 'zwikken-modern';
export const ACHTERHOEK = 'zwikken-achterhoek';
export const ALL = [CLASSIC, MODERN, ACHTERHOEK];
/** Those with the modern rules, where nothing else is said. */
export const ASKING = [MODERN, ACHTERHOEK];

export function rulesNamed(id: string): RuleSet {
  const rules = ruleSetById(id);
  if (rules === undefined) throw new Error(`no rules are called ${id}`);
  return rules;
}

export const cards = (text: string): SuitedCard[] =>
  text.split(/\s+/).filter((card) => card !== '') as SuitedCard[];

export interface Laid {
  readonly dealer?: number;
  /** What lay in the pot before the ante. */
  readonly pot?: number;
  readonly agreed?: Partial<Agreed>;
}

/** Three hands with no zwik and no ten; seat 1 is forehand where nothing else is said. */
export const PLAIN = ['AS KD JC', 'AD KC JS', 'AC KS JD'];
/** Three suits one after the other, none of them a ten. */
export const STOCK = 'QH QS QD';

/** A deal begun with these hands, the ante put in and the first card turned up. Everyone had 20 counters. */
export function begin(
  id: string,
  hands: readonly string[] = PLAIN,
  stock = STOCK,
  { agreed = {}, dealer = 0, pot = 0 }: Laid = {},
): ZwikkenState {
  const rules = rulesNamed(id);
  const deal = { hands: hands.map(cards), stock: cards(stock) };
  const problem = dealProblem(rules, deal);
  if (problem) throw new Error(JSON.stringify(problem));
  const stacks = hands.map(() => 20);
  return startDeal(
    { rules, dealer, pot, stacks, agreed: { ...usuallyAgreed(rules), ...agreed } },
    deal,
  );
}

/**
 * An act in words: `pass`, `bid` (for the whole pot), `bid half`, `ask`, `play`, `better`, each of the asking ones
 * and `pass` also with `+knows` or `+expects`; `turn`, `end`; `swap 10H`, `keep`; a card to play it.
 */
export function read(word: string): Action {
  const [what = '', more = ''] = word.split(' ');
  const [said = '', declared] = what.split('+');
  const declares = declared === 'expects' ? 'expects-better' : 'knows';
  const declaring = declared === undefined ? {} : ({ declares } as const);
  switch (said) {
    case 'pass':
      return { kind: 'pass', ...declaring };
    case 'bid':
      return { kind: 'bid', part: more === '' ? 'whole' : more };
    case 'ask':
    case 'play':
    case 'better':
      return { kind: 'ask', word: said, ...declaring };
    case 'turn':
      return { kind: 'turn-up' };
    case 'end':
      return { kind: 'end-deal' };
    case 'swap':
      return { kind: 'exchange', ten: more as SuitedCard };
    case 'keep':
      return { kind: 'keep' };
    default:
      return { kind: 'play', card: said as SuitedCard };
  }
}

/** The state after these acts, parted by commas, all of which have to be allowed. */
export function afterActs(state: ZwikkenState, words: string): ZwikkenState {
  return acts(words).reduce((at, action) => {
    const next = act(at, action);
    if (!next.ok) {
      throw new Error(
        `${JSON.stringify(action)}: ${JSON.stringify(next.error)} (seat ${seatToAct(at)})`,
      );
    }
    return next.value;
  }, state);
}

export const acts = (words: string): Action[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map(read);

/** Why an act is refused; an allowed one is an error. */
export function refusal(state: ZwikkenState, word: string): ActionRefusal {
  const checked = checkAction(state, read(word));
  if (checked.ok) throw new Error(`${word} is allowed`);
  return checked.error;
}

/** `allowed`, or the code of the refusal. */
export function verdict(state: ZwikkenState, word: string): string {
  const checked = checkAction(state, read(word));
  return checked.ok ? 'allowed' : checked.error.code;
}

export function outcomeOf({ outcome }: ZwikkenState): Outcome {
  if (outcome === null) throw new Error('the deal is not over');
  return outcome;
}

/** What each seat took from the pot or paid into it at the end. */
export function changesOf(state: ZwikkenState): readonly number[] {
  const outcome = outcomeOf(state);
  if (!('changes' in outcome)) throw new Error(`nothing is settled: ${outcome.kind}`);
  return outcome.changes;
}

/** All counters there are. */
export const countersIn = ({ pot, stacks }: Pick<ZwikkenState, 'pot' | 'stacks'>): number =>
  stacks.reduce((sum, counters) => sum + counters, pot);
