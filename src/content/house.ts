/** The rules that versions follow in the points that a house may change. */
import { holdsIn, housePoints, type Variant } from '../engine/index.ts';
import type { RuleEntry } from './index.ts';

/** By point, or by a card that a scoring item has: the rules that may be the one, the likeliest first. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  courts: ['dual-values', 'fixed-values'],
  packet: ['deal-singly', 'deal-by-twos'],
  teams: ['no-teams', 'teams', 'alone'],
  ask: ['ask-partner', 'missed-captures', 'alone'],
  single: ['build-of-one-card', 'sum-builds-only'],
  subtract: ['build-on-a-pile', 'sum-builds'],
  keep: ['keep-with-an-equal', 'sum-builds-only'],
  limit: ['build-limit', 'build-keeps-match'],
  zwick: ['score-zwick', 'score-zwick-high'],
  most: ['score-most-cards', 'score-most-cards-low'],
  tie: ['most-cards-tie'],
  jokers: ['score-three-jokers', 'score-four-jokers', 'score-six-jokers'],
  aces: ['score-aces', 'score-aces-high'],
  othertens: ['score-tens'],
  '10d': ['score-tens', 'score-cardinal', 'score-cardinal-high'],
  '10s': ['score-honours'],
  '2s': ['pingel', 'score-honours'],
  '7d': ['score-sevens'],
  '7s': ['score-sevens'],
};

function rulesOn(point: string): readonly string[] {
  if (/^x\d+$/.test(point)) return RULES.jokers ?? [];
  return RULES[point.replace(/^teams\d$/, 'teams')] ?? [];
}

/** For each point of a version the id of the rule that it follows there; points without one are left out. */
export function rulesOfPoints(
  variant: Variant,
  rules: readonly RuleEntry[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    housePoints(variant).flatMap(({ name }) => {
      const players = Number(/^teams(\d)$/.exec(name)?.[1] ?? Number.NaN);
      const found = rulesOn(name)
        .map((id) => rules.find(({ rule }) => rule.id === id))
        .find(
          (entry) =>
            entry &&
            holdsIn(entry.rule.predicate, variant, Number.isNaN(players) ? undefined : players),
        );
      return found ? [[name, found.rule.id]] : [];
    }),
  );
}

/** The rules that the lines of a rule card say, by the points of these; where a version has another one, all of them. */
const ON_CARD: Readonly<Record<string, readonly string[]>> = {
  players: ['numbers-of-players'],
  deal2: ['deal-two-alone', 'deal-two-with-four-jokers'],
  deal3: ['deal-three-alone', 'deal-three-with-four-jokers'],
  deal4: ['deal-four-in-stages', 'deal-four-with-four-jokers'],
  packet: ['deal-order', 'deal-singly', 'deal-by-twos'],
  next: ['deal-refill', 'refill-rest', 'deal-when-played-out'],
  rest: ['deal-remainder'],
  turn: ['three-plays', 'no-passing', 'capture-is-free'],
  capture: ['capture-groups', 'capture-one-value', 'capture-never-subtracts'],
  sweep: ['zwick'],
  last: ['last-card-zwick'],
  subtract: ['build-on-a-pile', 'subtraction-direction', 'sum-builds'],
  keep: ['keep-with-an-equal', 'sum-builds'],
  single: ['build-of-one-card', 'sum-builds'],
  limit: ['build-limit'],
  owe: ['build-owner', 'build-changes-owner', 'owe', 'builds-unowned', 'build-without-match'],
  each: ['owe-different-values'],
  act: ['builds-act-as-one-card', 'builds-free-to-all'],
  seats: ['teams'],
  promise: ['promise', 'build-for-partner'],
  ask: ['ask-partner', 'ask-when', 'ask-answer'],
  left: ['left-between-deals', 'last-capture', 'left-over-is-no-zwick'],
  tie: ['most-cards-tie'],
};

/** The points of the lines of a version’s rule card that are our ruling there, with some number of players at the least. */
export function rulingsOnCard(variant: Variant, rules: readonly RuleEntry[]): readonly string[] {
  return Object.entries(ON_CARD).flatMap(([point, ids]) => {
    const isRuling = ids.some((id) => {
      const entry = rules.find(({ rule }) => rule.id === id);
      if (entry === undefined) throw new Error(`the rule card says ${id}, which is no rule`);
      return entry.grounds.some(
        ({ ground, holdsIn: where }) =>
          ground === 'ruling' && where.some((one) => one.variant.id === variant.id),
      );
    });
    return isRuling ? [point] : [];
  });
}
