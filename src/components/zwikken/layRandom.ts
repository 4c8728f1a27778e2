/** Hands from a seed: fetched once somebody wants some. */
import type { SuitedCard } from '../../engine/index.ts';
import { suitOf } from '../../engine/index.ts';
import { dealZwikken, type RuleSet } from '../../engine/zwikken/index.ts';
import type { Laying } from './laying.ts';

/** Hands from a seed, with the card that would be turned up. */
export function layRandom(rules: RuleSet, players: number, seed: string): Laying {
  const { hands, stock } = dealZwikken(rules, players, players - 1, seed);
  const [turned] = stock as [SuitedCard];
  return { rules, trump: suitOf(turned), forehand: 0, gambler: 0, hands, turned, swapped: false };
}
