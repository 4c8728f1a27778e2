/** Whether a stock comes out even. */
import { packOf } from './pack.ts';
import type { Variant } from './variant.ts';

/** Whether the stock is too small for a full last deal, with that many seats. Rule deal-remainder. */
export function leavesRemainder(variant: Variant, seats: number): boolean {
  const plan = variant.deals[seats];
  if (plan === undefined || !('untilOut' in plan.later)) return false;
  const { first, later } = plan;
  const dealt = first.reduce(
    (sum, step) => sum + (step.to === 'table' ? step.cards : step.each * seats),
    0,
  );
  return (packOf(variant).length - dealt) % (later.untilOut * seats) > 0;
}
