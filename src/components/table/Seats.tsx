/** Who sits at the table: cards held and won, Zwick markers, whose turn it is. */
import { EN } from '~/words/en.ts';
import { seatMark, TABLE_WORDS } from '~/words/table.ts';

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

export default function Seats({ seats }: { seats: readonly SeatShown[] }) {
  return (
    <ul class="zt-seats">
      {seats.map(({ held, name, toMove, won, zwicks }) => (
        <li key={name} class={toMove ? 'zt-seat zt-seat--turn' : 'zt-seat'}>
          <span class="visually-hidden">
            {name}
            {toMove ? `, ${TABLE_WORDS.toMove}` : ''}: {TABLE_WORDS.seatLine(held, won, zwicks)}
          </span>
          <span class="zt-seat__mark" aria-hidden="true">
            {seatMark(name)}
          </span>
          <span class="zt-seat__name" aria-hidden="true">
            {name}
          </span>
          <span class="zt-seat__held" aria-hidden="true" title={EN.count(held, 'card')}>
            {held}
          </span>
          <span class="zt-seat__won" aria-hidden="true">
            {won}
            {Array.from({ length: Math.min(zwicks, 5) }, (_, at) => (
              <i key={at} class="zt-seat__zwick" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
