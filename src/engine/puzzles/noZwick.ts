/** Why there is no Zwick: for each card of the hand, at each value that it may take, the first thing that stands against it. */
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import type { Position } from '../play.ts';
import { makesUp, type Shape, shapesFor, totalsOf } from '../shape.ts';
import { splitInto } from '../split.ts';
import { valuesOf } from '../value.ts';
import { scoresZwick } from '../zwick.ts';

/** What stands against clearing the table at a value. */
export type WhyNoZwick =
  /** A loose joker that this card never takes, as was agreed. Rule joker-never-taken, joker-only-by-joker. */
  | { readonly code: 'joker-stays'; readonly pile: number }
  /** It clears the table, but with a joker that is none, as was agreed. Rule joker-sweep. */
  | { readonly code: 'scores-none' }
  /** The highest pile is above the value. */
  | { readonly code: 'pile-too-high'; readonly pile: number }
  /** None of the totals that all piles can make is a multiple of the value. */
  | { readonly code: 'no-multiple'; readonly totals: readonly number[] }
  /** The pile is part of no group that makes the value. */
  | { readonly code: 'in-no-group'; readonly pile: number }
  /** Each pile is part of some group, but they can’t all be at once. */
  | { readonly code: 'no-split' };

/** One card at one of its values. */
export interface NoZwick {
  readonly card: Card;
  readonly value: number;
  readonly why: WhyNoZwick;
}

/** Whether the pile is part of any group of these piles that makes the value. */
function isInAGroup(
  shapes: readonly Shape[],
  pile: number,
  piles: readonly number[],
  value: number,
): boolean {
  const others = piles.filter((other) => other !== pile);
  const grow = (
    pileIn: number,
    rest: number,
    duals: number,
    wilds: number,
    from: number,
  ): boolean => {
    const shape = shapes[pileIn];
    if (shape === undefined || shape.base > rest) return false;
    const left = rest - shape.base;
    const high = duals + (shape.stretch === 'dual' ? 1 : 0);
    const wild = wilds + (shape.stretch === 'wild' ? 1 : 0);
    if (makesUp(left, high, wild)) return true;
    return others.slice(from).some((next, at) => grow(next, left, high, wild, from + at + 1));
  };
  return grow(pile, value, 0, 0, 0);
}

/** Why a card does not clear the table at a value; undefined where it does, and that is a Zwick. */
function whyNot(position: Position, card: Card, value: number): WhyNoZwick | undefined {
  const { table } = position;
  const shapes = shapesFor(position, isJoker(card));
  const piles = table.map((_, pile) => pile);
  const stays = shapes.findIndex(({ taken }) => taken === 'no');
  if (stays >= 0) return { code: 'joker-stays', pile: stays };
  if (splitInto(shapes, piles, value)) {
    return scoresZwick(card, position) ? undefined : { code: 'scores-none' };
  }
  // A pile that goes alone needs no arithmetic.
  const summed = piles.filter((pile) => shapes[pile]?.taken === 'sum');
  const bases = summed.map((pile) => shapes[pile]?.base ?? 0);
  const highest = Math.max(...bases);
  if (highest > value) return { code: 'pile-too-high', pile: summed[bases.indexOf(highest)] ?? 0 };
  const totals = totalsOf(summed.flatMap((pile) => shapes[pile] ?? []));
  if (totals.every((total) => total % value !== 0)) return { code: 'no-multiple', totals };
  const lost = summed.find((pile) => !isInAGroup(shapes, pile, summed, value));
  return lost === undefined ? { code: 'no-split' } : { code: 'in-no-group', pile: lost };
}

/**
 * Why no card of the hand makes a Zwick: each card once, at each of its values, the highest first. Cards that make one
 * are left out at the values at which they do.
 */
export function whyNoZwick(position: Position): readonly NoZwick[] {
  return [...new Set(position.hand)].flatMap((card) =>
    valuesOf(card, position.variant)
      .toReversed()
      .flatMap((value) => {
        const why = whyNot(position, card, value);
        return why === undefined ? [] : [{ card, value, why }];
      }),
  );
}
