/** What players and sides are called where scores are kept. */
import { list, upper } from './en.ts';

/** A letter for each side or player without a name. */
const LETTERS = 'ABCDEFGHIJKL';

/** The names of players who score together: "Anna and Clara". */
export function sideLabel(names: readonly string[], seats: readonly number[]): string {
  return list(
    seats.map((seat) => names[seat] ?? ''),
    'and',
  );
}

/** Names for all seats: those given, else "Player A". Two that are the same are told apart by their seat. */
export function seatNames(given: readonly string[], players: number): readonly string[] {
  const names = Array.from({ length: players }, (_, seat) => given[seat]?.trim() ?? '');
  return names.map((name, seat) =>
    name === ''
      ? `Player ${LETTERS.charAt(seat)}`
      : names.indexOf(name) === names.lastIndexOf(name)
        ? name
        : `${name} (seat ${seat + 1})`,
  );
}

/** Names for the sides: of their players, or "Team A" and "Team B" where two teams have given none. */
export function sideNames(
  given: readonly string[],
  players: number,
  sides: readonly (readonly number[])[],
): readonly string[] {
  const names = seatNames(given, players);
  return sides.map((seats, side) =>
    isNamelessTeam(given, seats) ? `Team ${LETTERS.charAt(side)}` : sideLabel(names, seats),
  );
}

/**
 * Who is in each side, where its name does not say: "players A and C" under "Team A", since a player is called by a
 * letter too. Empty for every other side.
 */
export function sideMembers(
  given: readonly string[],
  sides: readonly (readonly number[])[],
): readonly string[] {
  return sides.map((seats) =>
    isNamelessTeam(given, seats)
      ? `players ${list(
          seats.map((seat) => LETTERS.charAt(seat)),
          'and',
        )}`
      : '',
  );
}

const isNamelessTeam = (given: readonly string[], seats: readonly number[]): boolean =>
  seats.length > 1 && seats.every((seat) => (given[seat] ?? '').trim() === '');

/** The first letters of a text; a letter and its accents are one. */
const firstLetters = (text: string, number: number): string =>
  [...text.normalize('NFC')].slice(0, number).join('').trim();

/** A mark for each side where its name does not fit: its first letter or two; a number where that is not enough. */
export function sideMarks(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.replace(/^(Player|Team) (?=[A-Z]$)/, ''));
  for (const letters of [1, 2]) {
    const marks = short.map((name) => upper(firstLetters(name, letters)));
    if (new Set(marks).size === marks.length && !marks.includes('')) return marks;
  }
  return names.map((_, side) => String(side + 1));
}

/** A side's name within a sentence: "you", "the other team"; those that somebody was given stay as they are. */
export function sideWithin(name: string): string {
  return /^(You|Your team|Your opponent|The other team|The (\w+ )?player .*)$/.test(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;
}
