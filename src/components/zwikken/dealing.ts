/** The state of the table: a deal, what has been done in it, and where in that one looks. Pure, for a reducer. */
import {
  type Action,
  type Agreed,
  type DealRecord,
  dealZwikken,
  firstSitting,
  nextSitting,
  type RuleSet,
  type Sitting,
  startDeal,
  statesOfDeal,
  type ZwikkenState,
} from '../../engine/zwikken/index.ts';

/** A deal on the table. */
export interface Dealt {
  readonly record: DealRecord;
  /** How many of the acts are done where one looks; the others wait to be done again. */
  readonly at: number;
  /** The seed of the cards; null where a link brought them. */
  readonly seed: string | null;
  /** Which deal of the sitting it is, from 1. */
  readonly number: number;
  /** Begun here, and not from somebody's link. */
  readonly isOwn: boolean;
}

/** How many counters everyone has at first. */
const COUNTERS = 20;

/** The cards of a deal: those of its seed; of later deals of the seed, each its own. */
function cardsOf(sitting: Sitting, seed: string, number: number): DealRecord['deal'] {
  const { agreed, dealer, rules, stacks } = sitting;
  const name = number === 1 ? seed : `${seed} ${number}`;
  return dealZwikken(rules, stacks.length, dealer, name, agreed.packets);
}

/** A first deal. */
export function newDeal(rules: RuleSet, players: number, seed: string, agreed: Agreed): Dealt {
  const sitting = firstSitting(rules, players, COUNTERS, agreed);
  const deal = cardsOf(sitting, seed, 1);
  return { record: { sitting, deal, actions: [] }, at: 0, seed, number: 1, isOwn: true };
}

/** A deal from a link or from what was kept, at its end. */
export function openedDeal(record: DealRecord, isOwn: boolean): Dealt {
  return { record, at: record.actions.length, seed: null, number: 1, isOwn };
}

/** The states of a deal, one more than there are acts. */
export function statesOf({ record }: Dealt): readonly ZwikkenState[] {
  const played = statesOfDeal(startDeal(record.sitting, record.deal), record.actions);
  if (!played.ok) throw new Error('an act on the table is not allowed');
  return played.value;
}

/** The record up to where one looks. */
export const recordHere = ({ at, record }: Dealt): DealRecord => ({
  ...record,
  actions: record.actions.slice(0, at),
});

/** What can be done with the table. `next` brings a seed for a deal whose own has none. */
export type DealStep =
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'next'; readonly seed: string }
  | { readonly do: 'open'; readonly dealt: Dealt };

/** The table after a step. An act has been listed as allowed. */
export function stepDeal(dealt: Dealt, step: DealStep): Dealt {
  const { actions } = dealt.record;
  switch (step.do) {
    case 'act':
      return {
        ...dealt,
        record: { ...dealt.record, actions: [...actions.slice(0, dealt.at), step.action] },
        at: dealt.at + 1,
      };
    case 'go':
      return { ...dealt, at: Math.max(0, Math.min(actions.length, step.to)) };
    case 'next': {
      const over = statesOf(dealt)[dealt.at];
      if (over === undefined || over.phase !== 'over') return dealt;
      const sitting = nextSitting(over);
      const seed = dealt.seed ?? step.seed;
      const number = dealt.seed === null ? 1 : dealt.number + 1;
      const record = { sitting, deal: cardsOf(sitting, seed, number), actions: [] };
      return { record, at: 0, seed, number, isOwn: true };
    }
    case 'open':
      return step.dealt;
  }
}
