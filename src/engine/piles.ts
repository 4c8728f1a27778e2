/** Piles by the cards in them. */
import type { Card } from './card.ts';
import type { Capture, Pile } from './play.ts';

/** The index of the pile with the card; undefined where no pile has it. */
export function pileWith(table: readonly Pile[], card: Card): number | undefined {
  const at = table.findIndex(({ cards }) => cards.includes(card));
  return at === -1 ? undefined : at;
}

/** The cards that a capture takes off the table, pile by pile. */
export function cardsTaken(table: readonly Pile[], { takes }: Pick<Capture, 'takes'>): Card[] {
  return takes.flatMap((pile) => table[pile]?.cards ?? []);
}
