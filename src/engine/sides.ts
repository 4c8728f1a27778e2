/** Who plays with whom. */
import type { Variant } from './variant.ts';

/** Whether the seats form two teams in this version. Seats sit alternately, so a seat's team is its number mod 2. */
export function inTeams(variant: Variant, seats: number): boolean {
  return variant.teamsAt.includes(seats);
}

/** How many sides score: two teams, or every seat for itself. */
export function sideCount(variant: Variant, seats: number): number {
  return inTeams(variant, seats) ? 2 : seats;
}

/** The side for which a seat scores. */
export function sideOf(variant: Variant, seats: number, seat: number): number {
  return inTeams(variant, seats) ? seat % 2 : seat;
}

/** The seats of one of so many sides, ascending: sides take turns round the table. Rule teams. */
export function seatsOfSide(seats: number, sides: number, side: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % sides === side);
}

/** Whether two different seats score together. A seat that does not exist is nobody's partner. */
export function arePartners(variant: Variant, seats: number, one: number, other: number): boolean {
  const isSeat = Number.isInteger(other) && other >= 0 && other < seats;
  return isSeat && inTeams(variant, seats) && one !== other && one % 2 === other % 2;
}

/** The partners of a seat, by seat number; none where everyone is alone. */
export function partnersOf(variant: Variant, seats: number, seat: number): number[] {
  const partners: number[] = [];
  for (let other = 0; other < seats; other++) {
    if (arePartners(variant, seats, seat, other)) partners.push(other);
  }
  return partners;
}
