/** In which order a seed shuffles a pack. It stands by itself, so that who only counts cards carries no chance. */
import type { Card } from './card.ts';
import { packOf } from './pack.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';
import type { Variant } from './variant.ts';

/** The version's pack in the order the seed gives it, top card first. The same seed, the same order, for ever. */
export function shuffledPack(variant: Variant, seed: string): Card[] {
  return shuffled(packOf(variant), seed);
}

/** A pack in the order the seed gives it, top card first. The order it comes in matters: it has to be a fixed one. */
export function shuffled<AnyCard>(pack: readonly AnyCard[], seed: string): AnyCard[] {
  return shuffledBy(pack, randomFrom(seed));
}

/** Anything in the order that a source of numbers gives it, where more is drawn from that source before or after. */
export function shuffledBy<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const swapped = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = swapped;
  }
  return order;
}
