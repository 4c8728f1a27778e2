/** Random deals of Zwikken, and random play through them. */
import { randomFrom } from '../../src/engine/random.ts';
import {
  type Agreed,
  applyAction,
  dealZwikken,
  legalActions,
  type RuleSet,
  type Sitting,
  startDeal,
  usuallyAgreed,
  type ZwikkenState,
} from '../../src/engine/zwikken/index.ts';
import type { SeededRandom } from '../support/seededRandom.ts';

/** What a table might agree on. */
export function randomlyAgreed(rules: RuleSet, random: SeededRandom): Agreed {
  return {
    stake: 1 + random.below(3),
    packets: random.pick(rules.packets),
    partsFrom: random.pick([null, 0, 8, 30]),
    rounds: random.pick([null, 1, 2, 5]),
  };
}

export function randomSitting(rules: RuleSet, players: number, random: SeededRandom): Sitting {
  return {
    rules,
    agreed: random.chance(0.3) ? usuallyAgreed(rules) : randomlyAgreed(rules, random),
    dealer: random.below(players),
    stacks: Array.from({ length: players }, () => random.below(50)),
    pot: random.below(40),
  };
}

export function randomStart(sitting: Sitting, random: SeededRandom): ZwikkenState {
  const { agreed, dealer, rules, stacks } = sitting;
  const seed = String(random.below(1_000_000_000));
  return startDeal(sitting, dealZwikken(rules, stacks.length, dealer, seed, agreed.packets));
}

/** How a table plays: one that passes mostly comes to the ends where nobody plays. */
export type Mood = 'timid' | 'bold' | 'any';
export const randomMood = (random: SeededRandom): Mood => random.pick(['timid', 'bold', 'any']);

/** The next state by a random act. */
export function randomStep(
  state: ZwikkenState,
  random: SeededRandom,
  mood: Mood = 'any',
): ZwikkenState {
  const actions = legalActions(state);
  const passing = actions.filter(({ kind }) => kind === 'pass');
  const others = actions.filter(({ kind }) => kind !== 'pass');
  const liked = { timid: passing, bold: others, any: actions }[mood];
  const among = liked.length > 0 && random.chance(0.7) ? liked : actions;
  return applyAction(state, random.pick(among));
}

/** Full hands for a game without a bidding. */
export function randomHands(rules: RuleSet, players: number, seed: number) {
  const random = randomFrom(`game ${seed}`);
  const { hands } = dealZwikken(rules, players, 0, `hands ${seed}`);
  return {
    hands,
    forehand: random.below(players),
    gambler: random.below(players),
    trump: (['S', 'H', 'D', 'C'] as const)[random.below(4)] ?? 'S',
  };
}
