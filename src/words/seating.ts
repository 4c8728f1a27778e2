/** Who is who at the table, as the player sees it whose turn it is: "you", "your partner", "the player on your left". */
import type { Variant } from '../engine/index.ts';
import { sideOf } from '../engine/index.ts';
import { upper } from './en.ts';
import { seatsNamed } from './refusalText.ts';

/** A table as one of its players sees it. */
export interface Seating {
  /** The seat of whoever speaks of "you". */
  readonly mover: number;
  readonly seats: number;
  /** The side that each seat is of. */
  readonly sides: readonly number[];
}

/** A player in words, seen from the mover's seat. */
export interface Seated {
  /** Within a sentence: "you", "the player opposite". */
  readonly name: string;
  /** On a mark with no room: "yours", "left". */
  readonly short: string;
  readonly isYou: boolean;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth'];

/** Who sits on a seat. Turns go round clockwise, so the next seat is the one on the left. */
export function seatedAt(seat: number, { mover, seats, sides }: Seating): Seated {
  const ahead = (seat - mover + seats) % seats;
  const side = ahead * 2 < seats ? 'left' : 'right';
  const away = side === 'left' ? ahead : seats - ahead;
  if (ahead === 0) return { name: 'you', short: 'yours', isYou: true };
  if (seats === 2) return { name: 'your opponent', short: 'opponent', isYou: false };
  if (sides[seat] === sides[mover]) {
    return seats === 4
      ? { name: 'your partner', short: 'partner', isYou: false }
      : { name: `your partner to the ${side}`, short: `partner, ${side}`, isYou: false };
  }
  if (ahead * 2 === seats) return { name: 'the player opposite', short: 'opposite', isYou: false };
  if (away === 1) return { name: `the player on your ${side}`, short: side, isYou: false };
  const nth = ORDINALS[away] ?? `${away}th`;
  return { name: `the ${nth} player to your ${side}`, short: `${nth} ${side}`, isYou: false };
}

/** The table of a position, as whoever is to move sees it. */
export function seatingOf(position: {
  readonly variant: Variant;
  readonly seats: number;
  readonly toMove: number;
}): Seating {
  const { seats, toMove, variant } = position;
  const sides = Array.from({ length: seats }, (_, seat) => sideOf(variant, seats, seat));
  return { mover: toMove, seats, sides };
}

/** The seats as their hands are shown: the mover's, then on round the table. */
export function seatsFrom({ mover, seats }: Seating): readonly number[] {
  return Array.from({ length: seats }, (_, ahead) => (mover + ahead) % seats);
}

/** "your hand", "your partner’s hand", "the hand of the player on your left". */
export function theirs(thing: string, seat: number, seating: Seating): string {
  const { isYou, name } = seatedAt(seat, seating);
  if (isYou) return `your ${thing}`;
  return name === 'your partner' || name === 'your opponent'
    ? `${name}’s ${thing}`
    : `the ${thing} of ${name}`;
}

/** The sides in their order, each with what it is called: "your team", or where all are alone the player. */
export function sideNames(seating: Seating): readonly string[] {
  const { mover, sides } = seating;
  const members = [...new Set(sides)].map((side) => ({
    side,
    seats: sides.flatMap((one, seat) => (one === side ? [seat] : [])),
  }));
  return members.map(({ side, seats: [seat = 0, partner] }) => {
    if (partner === undefined) return seatedAt(seat, seating).name;
    return side === sides[mover] ? 'your team' : 'the other team';
  });
}

/** A text that counts seats, "Seat 1 is no partner", in the words of the table. */
export function withSeatsNamed(text: string, seating: Seating): string {
  return seatsNamed(text, (seat, begins) => {
    const { isYou, name } = seatedAt(seat, seating);
    const named = isYou ? 'your own seat' : name;
    return begins ? upper(named) : named;
  });
}
