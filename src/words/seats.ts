/** Seats without a name are called by letters, in their order. */
export const SEAT_LETTERS = 'ABCDEFGH';

/** The letters of so many seats. */
export function seatLetters(seats: number): readonly string[] {
  return [...SEAT_LETTERS.slice(0, seats)];
}
