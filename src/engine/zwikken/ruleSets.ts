/** The sets of rules of Zwikken as records. */
import type { RuleSet } from './ruleSet.ts';

const classic: RuleSet = {
  id: 'zwikken-classic',
  ranks: ['A', 'K', 'Q', 'J', '10'],
  points: { A: 4, K: 3, Q: 2, J: 1, 10: 0 },
  players: [3, 4, 5],
  handSize: 3,
  packets: [
    [1, 2],
    [2, 1],
  ],
  turnUps: [1, 1, 1],
  sameSuitAgain: 'trump',
  bidding: {
    kind: 'rising',
    parts: [
      { id: 'half', of: [1, 2] },
      { id: 'two-thirds', of: [2, 3] },
      { id: 'three-quarters', of: [3, 4] },
      { id: 'whole', of: [1, 1] },
    ],
  },
  exchange: { declared: false, earlier: false },
  zwik: { ranks: ['A', 'K', 'Q', 'J', '10'], shown: 'before-bidding' },
  leadsTopTrump: true,
  wonBy: 'tricks',
  settles: 'gambler',
};

const modern: RuleSet = {
  ...classic,
  id: 'zwikken-modern',
  // The second search is free.
  turnUps: [1, 1, 0],
  sameSuitAgain: 'throw-in',
  bidding: { kind: 'asking', passedMayReturn: true },
  exchange: { declared: true, earlier: true },
  zwik: { ranks: ['10', 'A', 'K', 'Q', 'J'], shown: 'after-bidding' },
  wonBy: 'points',
  settles: 'askers',
};

// The rules of Loobers are two more.
const achterhoek: RuleSet = {
  ...modern,
  id: 'zwikken-achterhoek',
  bidding: { kind: 'asking', passedMayReturn: false },
  leadsTopTrump: false,
};

/** The sets of rules, in the order in which the site names them. */
export const RULE_SETS = [classic, modern, achterhoek] as const satisfies readonly RuleSet[];

/** The set of rules of that id, or undefined. */
export function ruleSetById(id: string): RuleSet | undefined {
  return RULE_SETS.find((rules) => rules.id === id);
}
