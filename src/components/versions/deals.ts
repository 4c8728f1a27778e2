/** Where the seats of a table are drawn, and how many cards lie by each. */
import { dealSizes, inTeams, type Variant } from '../../engine/index.ts';

/** A seat in the picture of a deal. The dealer sits at the bottom; the deal goes round clockwise from the left. */
export interface SeatDrawn {
  readonly x: number;
  readonly y: number;
  readonly cards: number;
  /** Its team, or undefined where everyone is alone. */
  readonly team: 0 | 1 | undefined;
  readonly role: 'dealer' | 'first' | undefined;
  /** How far below its middle stands what it is called: above, where the table would be in the way below. */
  readonly label: number;
}

export interface DealDrawn {
  readonly players: number;
  readonly seats: readonly SeatDrawn[];
  /** The cards on the table, in rows of five. */
  readonly table: readonly { readonly x: number; readonly y: number }[];
}

const [MIDDLE_X, MIDDLE_Y] = [120, 84];
const [REACH_X, REACH_Y] = [90, 62];
const [CARD_W, CARD_H] = [11, 15];

/** The first deal for that many players, to be drawn in a box of 240 by 168. */
export function drawnDeal(variant: Variant, players: number): DealDrawn {
  const [first] = dealSizes(variant, players, 0);
  const seats = Array.from({ length: players }, (_, seat): SeatDrawn => {
    const turn = (2 * Math.PI * seat) / players;
    const y = Math.round(MIDDLE_Y + REACH_Y * Math.cos(turn));
    return {
      x: Math.round(MIDDLE_X - REACH_X * Math.sin(turn)),
      y,
      label: y < MIDDLE_Y ? -12 : 19,
      cards: first?.hands[seat] ?? 0,
      team: inTeams(variant, players) ? (seat % 2 === 0 ? 0 : 1) : undefined,
      role: seat === 0 ? 'dealer' : seat === 1 ? 'first' : undefined,
    };
  });
  const count = first?.table ?? 0;
  const rows = Math.ceil(count / 5);
  const perRow = Math.ceil(count / Math.max(rows, 1));
  const table = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: MIDDLE_X + ((at % perRow) - (inRow - 1) / 2) * (CARD_W + 4) - CARD_W / 2,
      y: MIDDLE_Y + (row - (rows - 1) / 2) * (CARD_H + 4) - CARD_H / 2,
    };
  });
  return { players, seats, table };
}

/** The cards of a hand as a fan around its middle: where each is, and how it is turned, in degrees. */
export function fan(cards: number): readonly { readonly x: number; readonly turn: number }[] {
  const step = Math.min(7, 30 / Math.max(cards - 1, 1));
  return Array.from({ length: cards }, (_, at) => {
    const from = at - (cards - 1) / 2;
    return { x: from * step - CARD_W / 2, turn: Math.round(from * 5) };
  });
}
