/**
 * What the sets of rules have of their own: the fields in which their records differ, with the rules that hang on each;
 * and what is at stake in them, asked of the engine.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  act,
  firstSitting,
  legalActions,
  RULE_SETS,
  type RuleSet,
  settlement,
  startDeal,
  type ZwikkenState,
} from '../engine/zwikken/index.ts';
import { cardsIn, fieldAt } from './zwikkenAnswers.ts';
import { allZwikkenRules, type ZwikkenRuleEntry } from './zwikkenRules.ts';

/** A field with its value in each set, in their order. */
export interface ComparedField {
  readonly path: string;
  readonly values: readonly unknown[];
  /** The rules that hold only where the field has one of the values. */
  readonly entries: readonly ZwikkenRuleEntry[];
}

/** The paths of all fields of a record, below objects; lists are fields themselves. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** All fields in which any two sets differ, but for their ids. */
export function comparedFields(sets: readonly RuleSet[] = RULE_SETS): readonly ComparedField[] {
  const paths = [...new Set(sets.flatMap((set) => pathsOf(set)))].filter((path) => path !== 'id');
  return paths.flatMap((path) => {
    const values = sets.map((set) => fieldAt(set, path));
    if (values.every((value) => isDeepStrictEqual(value, values[0]))) return [];
    const entries = allZwikkenRules().filter(
      ({ rule }) =>
        Object.keys(rule.where ?? {}).includes(path) ||
        (rule.elsewhere ?? []).some(({ where }) => Object.keys(where).includes(path)),
    );
    return [{ path, values, entries }];
  });
}

/** Who wins, seen from the bidding: who plays, who was outbid, who never bid; or nobody. */
export const STAKE_ROLES = ['plays', 'outbid', 'never-bid'] as const;
export type StakeRole = (typeof STAKE_ROLES)[number];

/** What is at stake in a set of rules, in counters, with a stake of one. */
export interface Stakes {
  readonly players: number;
  /** The pot after each card that may be turned up, the first of a deal with nothing in the pot before. */
  readonly pots: readonly number[];
  /** What may be played for: parts of the pot by their names, or so many rounds; the whole is always among it. */
  readonly playedFor:
    | { readonly kind: 'parts'; readonly parts: readonly string[] }
    | { readonly kind: 'rounds'; readonly each: number };
  /** What was played for in what follows. */
  readonly amount: number;
  /** Who can win, or nobody, and what each role takes then, or pays where the number is below nought. */
  readonly outcomes: readonly {
    readonly winner: StakeRole | null;
    readonly changes: Readonly<Record<StakeRole, number>>;
  }[];
  /** What the holder of a zwik takes out of a pot of as many counters, and what every other player pays who has bid. */
  readonly zwik: { readonly takes: number; readonly pays: number };
}

/** Three hands, the first with a zwik, and three suits to turn up. */
const ZWIK_DEAL = {
  hands: ['KS KD KC', 'AD QC JS', 'AC QS JD'].map(cardsIn),
  stock: cardsIn('QH 10D 10S'),
};
const PLAIN_DEAL = { ...ZWIK_DEAL, hands: ['KS AS JC', 'AD QC JS', 'AC QS KD'].map(cardsIn) };

/** What is at stake in a set of rules with three players. `amount`: what is played for, in counters. */
export function stakesIn(rules: RuleSet, amount: number): Stakes {
  const players = PLAIN_DEAL.hands.length;
  const { bidding } = rules;
  const sitting = firstSitting(rules, players, 0);
  const perRound = { ...sitting, agreed: { ...sitting.agreed, rounds: 1 }, pot: amount };
  const winners = rules.wonBy === 'tricks' ? [0, null] : [0, 1, 2, null];
  const antes = startDeal(sitting, PLAIN_DEAL).pot;
  const zwik = playedOn(startDeal({ ...sitting, pot: amount - antes }, ZWIK_DEAL));
  const changes = zwik.outcome !== null && 'changes' in zwik.outcome ? zwik.outcome.changes : [];
  return {
    players,
    pots: potsIn(startDeal(sitting, PLAIN_DEAL)),
    playedFor:
      bidding.kind === 'rising'
        ? { kind: 'parts', parts: bidding.parts.map(({ id }) => id) }
        : { kind: 'rounds', each: playedOn(startDeal(perRound, PLAIN_DEAL)).game?.amount ?? 0 },
    amount,
    outcomes: winners.map((winner) => {
      const [plays = 0, outbid = 0, neverBid = 0] = settlement(rules, {
        players,
        gambler: 0,
        askers: [0, 1],
        amount,
        winner,
      });
      return {
        winner: winner === null ? null : (STAKE_ROLES[winner] ?? null),
        changes: { plays, outbid, 'never-bid': neverBid },
      };
    }),
    zwik: { takes: changes[0] ?? 0, pays: -(changes[1] ?? 0) },
  };
}

/** The pot after each card turned up: all pass, and the dealer turns another, as often as may be. */
function potsIn(start: ZwikkenState): number[] {
  const pots = [start.pot];
  let state = start;
  for (;;) {
    while (state.phase === 'bidding') state = after(state, { kind: 'pass' });
    if (state.phase !== 'dealer') return pots;
    state = after(state, { kind: 'turn-up' });
    pots.push(state.pot);
  }
}

/** All bid as long as they may, one after the other, until no one bids any more or the deal is over. */
function playedOn(start: ZwikkenState): ZwikkenState {
  let state = start;
  for (let bids = 0; state.phase === 'bidding'; bids++) {
    const [first] = legalActions(state);
    const isEnough = bids >= start.players;
    state = after(state, isEnough || first === undefined ? { kind: 'pass' } : first);
  }
  return state;
}

function after(state: ZwikkenState, action: Action): ZwikkenState {
  const done = act(state, action);
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.error)}`);
  return done.value;
}
