/** Claims on whose turn it is and where the cards are. */

import { equalLists } from '../same.ts';
import type { Judges } from './judge.ts';
import { handOf, sameCards } from './scene.ts';

/** How claims about the table and whose turn it is are judged. */
export const TABLE_JUDGES: Judges<'plays-after' | 'table-is' | 'hand-sizes' | 'undealt'> = {
  'plays-after': ({ after, seat }, { state }) => {
    const leftOfAfter = (after + 1) % state.seats;
    const found = { toMove: state.toMove, leftOfAfter };
    return { holds: equalLists([seat, seat], [state.toMove, leftOfAfter]), found };
  },
  'table-is': ({ cards }, { state: { table } }) => {
    const lying = table.flatMap((pile) => pile.cards);
    return { holds: sameCards(lying, cards), found: { piles: table } };
  },
  'hand-sizes': ({ cards, seats }, { state }) => {
    const hands = seats.map((seat) => ({ seat, cards: handOf(state, seat).length }));
    return { holds: hands.every((hand) => hand.cards === cards), found: { hands } };
  },
  undealt: ({ cards }, { state }) => {
    const coming = state.toCome.flatMap(({ hands, table }) => [...hands.flat(), ...table]);
    return { holds: coming.length === cards, found: { number: coming.length } };
  },
};
