/** Claims on what cards are worth, who holds which and how many are still about. */
import type { Card } from '../card.ts';
import { isJoker, rankOf } from '../card.ts';
import { packOf } from '../pack.ts';
import { pointsOn } from '../points.ts';
import { equalLists } from '../same.ts';
import type { State } from '../state.ts';
import { matches, valuesOf } from '../value.ts';
import type { Variant } from '../variant.ts';
import type { Pair } from './found.ts';
import type { Judges } from './judge.ts';
import { handOf, unseenBy } from './scene.ts';

/** How claims about single cards, and who holds them, are judged. */
export const CARD_JUDGES: Judges<
  | 'card-values'
  | 'cards-make'
  | 'pack-has'
  | 'only-rank'
  | 'holds'
  | 'holds-none'
  | 'holds-of-rank'
  | 'gone'
  | 'unseen-some'
  | 'unseen-fewer'
  | 'no-two-add-up'
  | 'no-two-differ'
  | 'scores'
  | 'scores-less'
> = {
  'card-values': ({ card, values: claimed }, { state }) => {
    const values = valuesOf(card, state.variant);
    return { holds: equalLists(values, ascending(claimed)), found: { values } };
  },
  'cards-make': ({ cards, value, ways: claimed }, { state }) => {
    const ways = waysToMake(cards, value, state.variant);
    const inOrder = (list: readonly (readonly number[])[]): string[] =>
      list.map((way) => way.join('+')).sort();
    return { holds: equalLists(inOrder(ways), inOrder(claimed)), found: { ways } };
  },
  'pack-has': ({ cards: number, value }, { state }) => {
    const cards = matching(packOf(state.variant), value, state);
    return { holds: cards.length === number, found: { cards } };
  },
  'only-rank': ({ rank, value }, { state }) => {
    const cards = matching(packOf(state.variant), value, state);
    const fits = cards.every((card) => !isJoker(card) && rankOf(card) === rank);
    return { holds: cards.length > 0 && fits, found: { cards } };
  },
  holds: ({ seat, value }, { state }) => {
    const cards = matching(handOf(state, seat), value, state);
    return { holds: cards.length > 0, found: { cards } };
  },
  'holds-none': ({ seat, value }, { state }) => {
    const cards = matching(handOf(state, seat), value, state);
    return { holds: cards.length === 0, found: { cards } };
  },
  'holds-of-rank': ({ cards: number, rank, seat }, { state }) => {
    const cards = handOf(state, seat).filter((card) => !isJoker(card) && rankOf(card) === rank);
    return { holds: cards.length === number, found: { cards } };
  },
  gone: ({ cards: number, value }, { state }) => {
    const cards = matching(state.won.flat(), value, state);
    return { holds: cards.length === number, found: { cards } };
  },
  'unseen-some': ({ seat, value }, { state }) => {
    const cards = matching(unseenBy(state, seat), value, state);
    return { holds: cards.length > 0, found: { cards } };
  },
  'unseen-fewer': ({ seat, than: otherValue, value }, { state }) => {
    const unseen = unseenBy(state, seat);
    const cards = matching(unseen, value, state);
    const than = matching(unseen, otherValue, state);
    return { holds: cards.length < than.length, found: { cards, than } };
  },
  'no-two-add-up': ({ seat, value }, { state }) => {
    const pairs = pairsWhere(handOf(state, seat), state, (one, other) => one + other === value);
    return { holds: pairs.length === 0, found: { pairs } };
  },
  'no-two-differ': ({ seat, value }, { state }) => {
    const apart = (one: number, other: number): boolean => Math.abs(one - other) === value;
    const pairs = pairsWhere(handOf(state, seat), state, apart);
    return { holds: pairs.length === 0, found: { pairs } };
  },
  scores: ({ card, points }, { state }) => {
    const number = pointsOn(card, state.variant);
    return { holds: number === points, found: { number } };
  },
  'scores-less': ({ card, than }, { state }) => {
    const number = pointsOn(card, state.variant);
    const others = than.map((other) => pointsOn(other, state.variant));
    return { holds: others.every((points) => number < points), found: { number, others } };
  },
};

function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

function matching(cards: readonly Card[], value: number, { variant }: State): Card[] {
  return cards.filter((card) => matches(card, value, variant));
}

/** All choices of one value a card that add up to `value`. */
function waysToMake(cards: readonly Card[], value: number, variant: Variant): number[][] {
  const [first, ...others] = cards;
  if (first === undefined) return value === 0 ? [[]] : [];
  return valuesOf(first, variant).flatMap((worth) =>
    waysToMake(others, value - worth, variant).map((way) => [worth, ...way]),
  );
}

/** Each two cards of a hand with each of their values of which `fits` is true. */
function pairsWhere(
  hand: readonly Card[],
  { variant }: State,
  fits: (one: number, other: number) => boolean,
): Pair[] {
  return hand.flatMap((card, at) =>
    hand.slice(at + 1).flatMap((other) =>
      valuesOf(card, variant).flatMap((worth) =>
        valuesOf(other, variant)
          .filter((otherWorth) => fits(worth, otherWorth))
          .map((otherWorth): Pair => ({ cards: [card, other], values: [worth, otherWorth] })),
      ),
    ),
  );
}
