/** Who sits at the table: cards held and won, Zwick markers, whose turn it is. */
import type { Position } from '~/engine/index.ts';
import { inTeams } from '~/engine/index.ts';
import { seatMarks, TABLE_WORDS } from '~/words/table.ts';

/** A seat as the table tells of it. */
export interface SeatShown {
  readonly name: string;
  /** Cards in hand. */
  readonly held: number;
  /** Cards won by the seat's side. */
  readonly won: number;
  /** Zwicks of the seat's side: as many cards stick out of the won pile. */
  readonly zwicks: number;
  readonly toMove: boolean;
}

interface Props {
  seats: readonly SeatShown[];
  /** The seat to move sits at the near edge, where its hand lies; the others follow to its left, as they take turns. */
  position: Position;
}

/** So many markers are drawn; more of them are a number. */
const DRAWN_ZWICKS = 3;

export default function Seats({ position, seats }: Props) {
  const { toMove: near } = position;
  const marks = seatMarks(seats.map(({ name }) => name));
  return (
    <ul class={`zt-seats zt-seats--${seats.length}`}>
      {seats.map(({ held, name, toMove, won, zwicks }, seat) => {
        const promised = promisedBy(seat, position);
        return (
          <li
            key={name}
            class={`zt-seat zt-seat--${edgeOf(seat, near, seats.length)}${toMove ? ' zt-seat--turn' : ''}`}
          >
            <span class="visually-hidden">
              {name}
              {toMove ? `, ${TABLE_WORDS.toMove}` : ''}:{' '}
              {TABLE_WORDS.seatLine(held, won, zwicks, promised)}
            </span>
            <span class="zt-seat__mark" aria-hidden="true">
              {marks[seat]}
            </span>
            <span class="zt-seat__name" aria-hidden="true">
              {name}
            </span>
            <span class="zt-seat__held" aria-hidden="true">
              {held}
              {promised.map((value) => (
                <b key={value} class="zt-seat__promised">
                  {value}
                </b>
              ))}
            </span>
            <span class="zt-seat__won" aria-hidden="true">
              {won}
              {Array.from({ length: Math.min(zwicks, DRAWN_ZWICKS) }, (_, at) => (
                <i key={at} class="zt-seat__zwick" />
              ))}
              {zwicks > DRAWN_ZWICKS && <b>{zwicks}</b>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The values that a seat has promised, lowest first: where partners play together they may build for it. */
function promisedBy(seat: number, { promised, seats, variant }: Position): readonly number[] {
  if (!inTeams(variant, seats)) return [];
  const values = promised.flatMap((promise) => (promise.seat === seat ? [promise.value] : []));
  return [...new Set(values)].sort((one, other) => one - other);
}

/** The edge of the table at which a seat sits: turns go clockwise, so the next one sits at the near seat's left. */
function edgeOf(seat: number, near: number, seats: number): string {
  const turns = (seat - near + seats) % seats;
  if (turns === 0) return 'near';
  if (seats === 2) return 'far-1';
  if (turns === 1) return 'left';
  return turns === seats - 1 ? 'right' : `far-${turns - 1}`;
}
