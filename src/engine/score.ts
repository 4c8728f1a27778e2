/** What won piles count at the end of a round: scoring points, never matching values. */
import type { Card } from './card.ts';
import { packCounts, without } from './pack.ts';
import { cardPoints, fixedTotal, pointsOn } from './points.ts';
import type { Variant } from './variant.ts';

/** What a side has at the end: its won cards, left-overs among them, and how often it cleared the table. */
export interface SideWon {
  readonly cards: readonly Card[];
  readonly zwicks: number;
}

/** What people note of a side when a round is over, in place of all its cards. */
export interface SideTally {
  /** The cards that count by themselves; equal ones of a double pack as often as the side has them. */
  readonly counting: readonly Card[];
  /** How many cards it has in all, the counting and the left-over ones among them. */
  readonly cards: number;
  readonly zwicks: number;
}

/** One line of a score: what it is for, the points, and the cards that earned them. */
export interface ScoreLine {
  /** The id of a scoring item, `'most-cards'` or `'zwick'`. */
  readonly what: string;
  readonly points: number;
  readonly cards: readonly Card[];
}

/** What one side scores: the sum, and the lines that make it up, in points. */
export interface SideScore {
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

/** The score of a round, with the check that it adds up. Rule check-total. */
export interface RoundScore {
  readonly sides: readonly SideScore[];
  /** The points of all sides together. */
  readonly total: number;
  /**
   * What `total` must be: the fixed total and the points for Zwicks, less those for most cards where nobody scores them
   * (or more by them for each further side that does), less those on cards that no side holds. Rule check-total.
   */
  readonly expected: number;
}

/** The side with more cards than each other side; undefined on a tie. Rule most-cards, most-cards-tie. */
export function mostCardsSide(sides: readonly SideWon[]): number | undefined {
  return mostOf(sides.map(({ cards }) => cards.length));
}

/** The place of the number above all others, if there is one. */
function mostOf(counts: readonly number[]): number | undefined {
  const leaders = sharingMost(counts);
  return leaders.length === 1 ? leaders[0] : undefined;
}

/** The sides that have most of something, by how much each has: several on a tie. */
export function sharingMost(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.flatMap((count, side) => (count === most ? [side] : []));
}

/** The sides that score for most cards: one, or on a tie nobody or each. Rule most-cards, most-cards-tie. */
function sidesWithMost({ scoring }: Variant, counts: readonly number[]): number[] {
  const leaders = sharingMost(counts);
  if (leaders.length === 1) return leaders;
  return scoring.tie === 'each' && Math.max(...counts) > 0 ? leaders : [];
}

/** Scores a round, line by line; lines that earn nothing are left out. */
export function scoreRound(variant: Variant, sides: readonly SideWon[]): RoundScore {
  return scoreTally(
    variant,
    sides.map((won) => tallyOf(variant, won)),
  );
}

/** What people would note of won cards: those that count by themselves, and how many there are in all. */
export function tallyOf(variant: Variant, { cards, zwicks }: SideWon): SideTally {
  const counting = cards.filter((card) => pointsOn(card, variant) > 0);
  return { counting, cards: cards.length, zwicks };
}

/** Scores a round from what people note of it, as `scoreRound` does from all cards. */
export function scoreTally(variant: Variant, sides: readonly SideTally[]): RoundScore {
  const { mostCards, zwick } = variant.scoring;
  const mostSides = sidesWithMost(
    variant,
    sides.map(({ cards }) => cards),
  );
  const scores = sides.map((tally, side) => sideScore(variant, tally, mostSides.includes(side)));
  const zwicks = sides.reduce((sum, tally) => sum + tally.zwicks, 0);
  return {
    sides: scores,
    total: scores.reduce((sum, { points }) => sum + points, 0),
    expected:
      fixedTotal(variant) +
      zwick * zwicks +
      (mostSides.length - 1) * mostCards -
      cardPoints(unheldCards(variant, sides), variant),
  };
}

function sideScore(variant: Variant, tally: SideTally, hasMost: boolean): SideScore {
  const { items, mostCards, zwick } = variant.scoring;
  const lines: ScoreLine[] = items.map(({ id, cards, points }) => {
    const earning = tally.counting.filter((card) => cards.includes(card));
    return { what: id, points: points * earning.length, cards: earning };
  });
  if (hasMost) lines.push({ what: 'most-cards', points: mostCards, cards: [] });
  lines.push({ what: 'zwick', points: zwick * tally.zwicks, cards: [] });
  const earned = lines.filter(({ points }) => points > 0);
  return { points: earned.reduce((sum, { points }) => sum + points, 0), lines: earned };
}

/** The cards of the pack that count by themselves, in the order of the scoring items; equal ones as often as they are. */
export function countingCards(variant: Variant): Card[] {
  const counts = packCounts(variant);
  return variant.scoring.items.flatMap(({ cards, points }) =>
    points > 0 ? cards.flatMap((card) => Array<Card>(counts.get(card) ?? 0).fill(card)) : [],
  );
}

/** The counting cards of the pack that no side holds. */
export function unheldCards(
  variant: Variant,
  sides: readonly Pick<SideTally, 'counting'>[],
): Card[] {
  return without(
    countingCards(variant),
    sides.flatMap(({ counting }) => counting),
  );
}
