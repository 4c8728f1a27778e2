/** Whether a count at the table adds up, and what may be missing where it does not. Rule check-total. */
import type { Card } from './card.ts';
import { packOf, without } from './pack.ts';
import { cardPoints } from './points.ts';
import type { RoundScore, SideTally } from './score.ts';
import { countingCards, scoreTally, sharingMost, unheldCards } from './score.ts';
import type { Variant } from './variant.ts';

/** A tally in the making: `cards` is null until the side has counted its pile. */
export type OpenTally = Omit<SideTally, 'cards'> & { readonly cards: number | null };

/** A side whose number of cards cannot be: it holds more counting cards, or made more Zwicks, than fit in it. */
export interface TooFewCards {
  readonly side: number;
  readonly cards: number;
  /** The fewest that it must have. */
  readonly least: number;
  readonly because: 'counting' | 'zwicks';
}

/** What is to be said of a count: nothing is wrong where `isWhole`. Points are scoring points. */
export interface TallyCheck {
  readonly isWhole: boolean;
  /** The points that all sides have together. */
  readonly total: number;
  /** What they would have with every counting card held: the fixed total and Zwicks, less most cards where tied. */
  readonly due: number;
  /** Counting cards of the pack that no side holds. */
  readonly unheld: readonly Card[];
  /** Counting cards held more often than the pack has them. */
  readonly surplus: readonly Card[];
  /** The sides that have not counted their cards. */
  readonly uncounted: readonly number[];
  /** How many cards the others have together, and how many a round is played with. */
  readonly cards: number;
  readonly pack: number;
  readonly tooFew: readonly TooFewCards[];
  /** The sides that share the most cards, all being counted; empty where one has more than each other. */
  readonly tied: readonly number[];
}

/** Scores a tally in the making: until every side has counted its cards nobody has points for most cards. */
export function scoreSoFar(variant: Variant, sides: readonly OpenTally[]): RoundScore {
  const isCounted = sides.every(({ cards }) => cards !== null);
  return scoreTally(
    variant,
    sides.map((side) => ({ ...side, cards: isCounted ? (side.cards ?? 0) : 0 })),
  );
}

/** Checks a tally against the pack and the fixed total. */
export function checkTally(variant: Variant, sides: readonly OpenTally[]): TallyCheck {
  const { expected, total } = scoreSoFar(variant, sides);
  const held = sides.flatMap(({ counting }) => counting);
  const unheld = unheldCards(variant, sides);
  const surplus = without(held, countingCards(variant));
  const uncounted = sides.flatMap(({ cards }, side) => (cards === null ? [side] : []));
  const cards = sides.reduce((sum, side) => sum + (side.cards ?? 0), 0);
  const pack = packOf(variant).length;
  const leaders = sharingMost(sides.map((side) => side.cards ?? 0));
  const tooFew = sides.flatMap((side, at) => tooFewIn(side, at) ?? []);
  return {
    isWhole:
      [unheld, surplus, uncounted, tooFew].every(({ length }) => length === 0) && cards === pack,
    total,
    due: expected + cardPoints(unheld, variant),
    unheld,
    surplus,
    uncounted,
    cards,
    pack,
    tooFew,
    tied: cards === 0 || uncounted.length > 0 || leaders.length < 2 ? [] : leaders,
  };
}

/** How many cards are left of the pack for the one side that has not counted its own; null where that says nothing. */
export function restOfPack(
  variant: Variant,
  counts: readonly (number | null)[],
): { readonly side: number; readonly cards: number } | null {
  const side = counts.indexOf(null);
  if (side === -1 || counts.lastIndexOf(null) !== side) return null;
  const cards = packOf(variant).length - counts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return cards < 0 ? null : { side, cards };
}

/** A Zwick takes one card at the least, and the card that takes it goes with it. Rule zwick, captured-cards. */
function tooFewIn({ cards, counting, zwicks }: OpenTally, side: number): TooFewCards | undefined {
  if (cards === null) return undefined;
  const [least, because] =
    counting.length >= 2 * zwicks
      ? ([counting.length, 'counting'] as const)
      : ([2 * zwicks, 'zwicks'] as const);
  return cards < least ? { side, cards, least, because } : undefined;
}
