/** The deals of a round as one hands them out at a table, alike ones in a row told once. */
import { dealSizes, planFor, seatOrder } from './deal.ts';
import { packOf } from './pack.ts';
import type { DealPlan, Variant } from './variant.ts';

/** One act of dealing. `packets`: how many cards each hand gets at a time, one entry for each time round the table. */
export type DealtStep =
  | { readonly to: 'hands'; readonly packets: readonly number[] }
  | { readonly to: 'table'; readonly cards: number };

/** One deal, or several that are alike. Hands are those from the dealer's left; the dealer's comes last. */
export interface DealStage {
  /** `remainder`: what is too little for a full deal, and goes round card by card. Rule deal-remainder. */
  readonly kind: 'first' | 'later' | 'remainder';
  /** How many deals in a row are like this one. */
  readonly times: number;
  readonly steps: readonly DealtStep[];
  /** How many cards each hand gets in one such deal. */
  readonly hands: readonly number[];
  /** How many cards such a deal lays on the table. */
  readonly table: number;
  /** How many cards are still in the stock after the last of them. */
  readonly stock: number;
}

/**
 * The stages of a round, first to last.
 *
 * @throws An error where the version can't be played with that number of seats.
 */
export function dealStages(variant: Variant, seats: number): DealStage[] {
  const { first, later } = planFor(variant, seats);
  const dealer = seats - 1;
  let stock = packOf(variant).length;
  const stages: DealStage[] = [];
  for (const [deal, size] of dealSizes(variant, seats, dealer).entries()) {
    const hands = seatOrder(seats, dealer).map((seat) => size.hands[seat] ?? 0);
    stock -= size.table + hands.reduce((sum, cards) => sum + cards, 0);
    const before = stages.at(-1);
    const isShort = 'untilOut' in later && hands.some((cards) => cards < later.untilOut);
    const kind = deal === 0 ? 'first' : isShort ? 'remainder' : 'later';
    // A remainder may have as much for the first hand as the deals before it.
    if (kind === 'later' && before?.kind === 'later' && before.hands[0] === hands[0]) {
      stages[stages.length - 1] = { ...before, times: before.times + 1, stock };
    } else {
      const steps = deal === 0 ? firstSteps(variant, first) : [laterStep(variant, kind, hands)];
      stages.push({ kind, times: 1, steps, hands, table: size.table, stock });
    }
  }
  return stages;
}

function firstSteps({ packet }: Variant, first: DealPlan['first']): DealtStep[] {
  return first.map((step) =>
    step.to === 'table' ? step : { to: 'hands', packets: packetsOf(step.each, packet) },
  );
}

function laterStep(variant: Variant, kind: DealStage['kind'], hands: readonly number[]): DealtStep {
  const packet = kind === 'remainder' ? 1 : variant.packet;
  return { to: 'hands', packets: packetsOf(hands[0] ?? 0, packet) };
}

/** Rule deal-singly, deal-by-twos: the last packet is what is left. */
function packetsOf(each: number, packet: number): number[] {
  return Array.from({ length: Math.ceil(each / packet) }, (_, at) =>
    Math.min(packet, each - at * packet),
  );
}
