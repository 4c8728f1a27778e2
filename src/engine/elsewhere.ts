/** The same play in another version: the position laid out there, and what the rules there say. */

import type { BadInput } from './badInput.ts';
import { checkPlay } from './check.ts';
import { positionFromJson, positionToJson } from './json.ts';
import type { Play, PlayTried, Position } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import { arePartners, partnersOf } from './sides.ts';
import type { Options, Variant } from './variant.ts';
import { DEFAULT_OPTIONS } from './variant.ts';

/** The position and play in another version, and the verdict there. */
export type Elsewhere =
  | {
      readonly possible: true;
      readonly position: Position;
      readonly play: PlayTried;
      readonly result: Result<Play, Refusal>;
    }
  /** The position can't lie there: no such card, no such build. */
  | { readonly possible: false; readonly problem: BadInput };

/** A position laid out in another version, and which seat there is which seat here. */
export interface LaidOutElsewhere {
  readonly position: Position;
  readonly seatThere: (seat: number) => number;
}

/**
 * A position and a play laid out in another version, as `positionIn` does; a build that is tried goes to whoever tries
 * it. In its own version a play stays as it is.
 */
export function inVersion(
  position: Position,
  play: PlayTried,
  variant: Variant,
  options: Options = DEFAULT_OPTIONS,
  players: readonly number[] = variant.seats,
): Elsewhere {
  const there = positionIn(position, variant, options, players);
  if (!there.ok) return { possible: false, problem: there.error };
  const { position: laid, seatThere } = there.value;
  const tried =
    play.kind === 'build' && variant.id !== position.variant.id
      ? { ...play, owner: ownerThere(play.owner, laid.toMove, variant, seatThere) }
      : play;
  return { possible: true, position: laid, play: tried, result: checkPlay(laid, tried) };
}

/**
 * A position laid out in another version. The number of players is kept where it can be, else the nearest of `players`
 * is taken. Seats keep what they are to the player to move: oneself, a partner, an opponent; where there are no
 * partners, those become opponents. Builds that nobody owns go to an opponent where builds have owners, so that they
 * bind nobody at this turn. Refused where it can't lie there: no such card, no such build.
 */
export function positionIn(
  position: Position,
  variant: Variant,
  options: Options = DEFAULT_OPTIONS,
  players: readonly number[] = variant.seats,
): Result<LaidOutElsewhere, BadInput> {
  const seats = nearestSeats(position.seats, players);
  const toMove = position.toMove % seats;
  const seatThere = seatsThere(position, variant, seats, toMove);
  // At the mover's left: where there are teams, too, it is an opponent's seat.
  const opponent = (toMove + 1) % seats;
  const there: Position = {
    variant,
    options: variant.jokersAre === 'wild' ? options : DEFAULT_OPTIONS,
    seats,
    toMove,
    hand: position.hand,
    table: position.table.map((pile) =>
      pile.value === undefined
        ? pile
        : { ...pile, owner: ownerThere(pile.owner ?? null, opponent, variant, seatThere) },
    ),
    promised: position.promised.map(({ seat, value }) => ({ seat: seatThere(seat), value })),
  };
  const read = positionFromJson(positionToJson(there));
  return read.ok ? { ok: true, value: { position: there, seatThere } } : read;
}

/** Whose a build is there: nobody's where builds have no owners, `ofNobody`'s where it had none and they have. */
function ownerThere(
  owner: number | null,
  ofNobody: number,
  variant: Variant,
  seatThere: (seat: number) => number,
): number | null {
  if (!variant.builds.owned) return null;
  return owner === null ? ofNobody : seatThere(owner);
}

/** The number of players nearest to this one, of two the lower. */
function nearestSeats(seats: number, players: readonly number[]): number {
  const [nearest = seats] = players.toSorted(
    (one, other) => Math.abs(one - seats) - Math.abs(other - seats) || one - other,
  );
  return nearest;
}

/** For each seat of a position the seat in the other version that is the same to the mover. */
function seatsThere(
  { seats: here, toMove, variant }: Position,
  other: Variant,
  seats: number,
  moverThere: number,
): (seat: number) => number {
  const partners = partnersOf(other, seats, moverThere);
  const opponents = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== moverThere && !partners.includes(seat),
  );
  return (seat) => {
    if (seat === toMove) return moverThere;
    if (seats === here && arePartners(variant, here, toMove, seat) === partners.includes(seat)) {
      return seat;
    }
    const others =
      arePartners(variant, here, toMove, seat) && partners.length > 0 ? partners : opponents;
    return others[seat % others.length] ?? moverThere;
  };
}
