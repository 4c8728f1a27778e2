/** In which order a seed shuffles a pack. It stands by itself, so that who only counts cards carries no chance. */
import type { Card } from './card.ts';
import { packOf } from './pack.ts';
import { randomFrom } from './random.ts';
import type { Variant } from './variant.ts';

/** The version's pack in the order the seed gives it, top card first. The same seed, the same order, for ever. */
export function shuffledPack(variant: Variant, seed: string): Card[] {
  const random = randomFrom(seed);
  const cards = packOf(variant);
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const swapped = cards[last] as Card;
    cards[last] = cards[other] as Card;
    cards[other] = swapped;
  }
  return cards;
}
