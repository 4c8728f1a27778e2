/** In which order a seed shuffles a pack. It stands by itself, so that who only counts cards carries no chance. */
import type { Card } from './card.ts';
import { packOf } from './pack.ts';
import { randomFrom } from './random.ts';
import type { Variant } from './variant.ts';

/** The version's pack in the order the seed gives it, top card first. The same seed, the same order, for ever. */
export function shuffledPack(variant: Variant, seed: string): Card[] {
  return shuffled(packOf(variant), seed);
}

/** A pack in the order the seed gives it, top card first. The order it comes in matters: it has to be a fixed one. */
export function shuffled<AnyCard>(pack: readonly AnyCard[], seed: string): AnyCard[] {
  const random = randomFrom(seed);
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const swapped = cards[last] as AnyCard;
    cards[last] = cards[other] as AnyCard;
    cards[other] = swapped;
  }
  return cards;
}
