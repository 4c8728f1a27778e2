/** A whole round from a seed. */
import type { Card } from './card.ts';
import type { Deal } from './deal.ts';
import { handfulsOf } from './deal.ts';
import { shuffledPack } from './shuffle.ts';
import type { Variant } from './variant.ts';

/**
 * The deals of a whole round from a seed: the shuffled pack handed out from the top, from the dealer's left, singly or
 * by twos as the version has it. The same seed is the same round for ever. Rule deal-order, deal-first, deal-later.
 *
 * @throws An error where the version can't be played with that number of seats.
 */
export function dealRound(variant: Variant, seats: number, dealer: number, seed: string): Deal[] {
  const pack = shuffledPack(variant, seed);
  let top = 0;
  return handfulsOf(variant, seats, dealer).map((handfuls) => {
    const hands = Array.from({ length: seats }, (): Card[] => []);
    const table: Card[] = [];
    for (const { to, cards } of handfuls) {
      const taken = pack.slice(top, top + cards);
      top += cards;
      if (to === null) table.push(...taken);
      else hands[to]?.push(...taken);
    }
    return { hands, table };
  });
}
