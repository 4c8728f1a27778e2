/** Deals from seeds: fetched once another deal than that of the page is wanted. */
import {
  type Agreed,
  type DealRecord,
  dealZwikken,
  firstSitting,
  nextSitting,
  type RuleSet,
  type Sitting,
} from '../../engine/zwikken/index.ts';
import { newSeed } from '../site/newSeed.ts';
import { type Dealt, statesOf } from './dealing.ts';

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

/** The deal after one that is over where one looks: the next player deals, and the pot stays. */
export function nextDeal(dealt: Dealt): Dealt {
  const over = statesOf(dealt)[dealt.at];
  if (over === undefined || over.phase !== 'over') return dealt;
  const sitting = nextSitting(over);
  const seed = dealt.seed ?? newSeed();
  const number = dealt.seed === null ? 1 : dealt.number + 1;
  const record = { sitting, deal: cardsOf(sitting, seed, number), actions: [] };
  return { record, at: 0, seed, number, isOwn: true };
}
