/** How the cards of a round are handed out. */
import type { Card } from './card.ts';
import { packOf } from './pack.ts';
import type { DealPlan, Variant } from './variant.ts';

/** One deal: the cards each seat gets, in the order it gets them, and those laid on the table (first deal only). */
export interface Deal {
  readonly hands: readonly (readonly Card[])[];
  readonly table: readonly Card[];
}

/** How many cards a deal gives to each seat and to the table. */
export interface DealSize {
  readonly hands: readonly number[];
  readonly table: number;
}

/** What is handed out: to a seat, or (null) to the table, so many cards at a time. */
export interface Handful {
  readonly to: number | null;
  readonly cards: number;
}

/**
 * The sizes of all deals of a round, first to last.
 *
 * @throws An error where the version can't be played with that number of seats: its `seats` say with which it can.
 */
export function dealSizes(variant: Variant, seats: number, dealer: number): DealSize[] {
  return handfulsOf(variant, seats, dealer).map((handfuls) => {
    const hands = Array.from({ length: seats }, () => 0);
    let table = 0;
    for (const { to, cards } of handfuls) {
      if (to === null) table += cards;
      else hands[to] = (hands[to] ?? 0) + cards;
    }
    return { hands, table };
  });
}

/** The seats in the order in which they are dealt to and play, from the dealer's left. */
export function seatOrder(seats: number, dealer: number): number[] {
  return Array.from({ length: seats }, (_, at) => (dealer + 1 + at) % seats);
}

/**
 * How that number of players is dealt a round.
 *
 * @throws An error where the version can't be played with that number of seats.
 */
export function planFor(variant: Variant, seats: number): DealPlan {
  const plan = variant.deals[seats];
  if (plan === undefined) throw new Error(`${variant.id} has no deal for ${seats} seats`);
  return plan;
}

/** What is handed out, deal by deal, in this order. */
export function handfulsOf(variant: Variant, seats: number, dealer: number): Handful[][] {
  const { first, later } = planFor(variant, seats);
  const order = seatOrder(seats, dealer);
  const around = (each: number): Handful[] => {
    const handfuls: Handful[] = [];
    for (let given = 0; given < each; given += variant.packet) {
      const cards = Math.min(variant.packet, each - given);
      handfuls.push(...order.map((to) => ({ to, cards })));
    }
    return handfuls;
  };
  const firstDeal = first.flatMap((step) =>
    step.to === 'table' ? [{ to: null, cards: step.cards }] : around(step.each),
  );
  if (!('untilOut' in later)) return [firstDeal, ...later.map(around)];

  const deals = [firstDeal];
  let stock = packOf(variant).length - firstDeal.reduce((sum, { cards }) => sum + cards, 0);
  for (; stock >= later.untilOut * seats; stock -= later.untilOut * seats) {
    deals.push(around(later.untilOut));
  }
  // Rule deal-remainder: what is too little for a full deal goes round one by one.
  if (stock > 0) {
    deals.push(
      Array.from({ length: stock }, (_, at) => ({ to: order[at % seats] ?? 0, cards: 1 })),
    );
  }
  return deals;
}
