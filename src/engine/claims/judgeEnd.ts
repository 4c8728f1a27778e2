/** Claims on what each side has won when the round is over. */
import type { Card } from '../card.ts';
import { pointsOn } from '../points.ts';
import { resultOf } from '../record.ts';
import { mostCardsSide } from '../score.ts';
import { sideOf } from '../sides.ts';
import type { State } from '../state.ts';
import { wonAtEnd } from '../state.ts';
import type { Judges } from './judge.ts';
import { sameCards } from './scene.ts';

/** How claims about what a side has won are judged. */
export const END_JUDGES: Judges<
  'won-cards' | 'won-scoring' | 'won-line' | 'won-zwicks' | 'won-most' | 'won-points'
> = {
  'won-cards': ({ cards, seat }, { state }) => {
    const number = wonBy(state, seat).length;
    return { holds: number === cards, found: { number } };
  },
  'won-scoring': ({ cards: claimed, seat }, { state }) => {
    const cards = wonBy(state, seat).filter((card) => pointsOn(card, state.variant) > 0);
    return { holds: sameCards(cards, claimed), found: { cards } };
  },
  'won-line': ({ line: what, points, seat }, { state }) => {
    const lines = resultOf(ended(state)).score.sides[sideIn(state, seat)]?.lines ?? [];
    const number = lines.find((line) => line.what === what)?.points ?? 0;
    return { holds: number === points, found: { number } };
  },
  'won-zwicks': ({ seat, zwicks }, { state }) => {
    const number = resultOf(ended(state)).zwicks[sideIn(state, seat)] ?? 0;
    return { holds: number === zwicks, found: { number } };
  },
  'won-most': ({ seat }, { state }) => {
    const sides = wonAtEnd(ended(state)).map((cards) => ({ cards, zwicks: 0 }));
    const counts = sides.map(({ cards }) => cards.length);
    return { holds: mostCardsSide(sides) === sideIn(state, seat), found: { counts } };
  },
  'won-points': ({ points, seat }, { state }) => {
    const number = resultOf(ended(state)).points[sideIn(state, seat)] ?? 0;
    return { holds: number === points, found: { number } };
  },
};

function ended(state: State): State {
  if (!state.over) throw new Error('a claim on the end of a round that is not over');
  return state;
}

function sideIn({ seats, variant }: State, seat: number): number {
  return sideOf(variant, seats, seat);
}

function wonBy(state: State, seat: number): readonly Card[] {
  return wonAtEnd(ended(state))[sideIn(state, seat)] ?? [];
}
