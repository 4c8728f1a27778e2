/** What won piles count at the end of a round: scoring points, never matching values. */
import type { Card } from './card.ts';
import { countCards, packCounts } from './pack.ts';
import type { Variant } from './variant.ts';

/** What a side has at the end: its won cards, left-overs among them, and how often it cleared the table. */
export interface SideWon {
  readonly cards: readonly Card[];
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
   * What `total` must be: the fixed total and the points for Zwicks, less those for most cards where they are tied, less
   * those on cards that no side holds. Rule check-total.
   */
  readonly expected: number;
}

/** Points on all cards of the pack and for most cards: what a round without Zwicks is worth. Rule fixed-total. */
export function fixedTotal(variant: Variant): number {
  const all = [...packCounts(variant)].flatMap(([card, count]) => Array<Card>(count).fill(card));
  return cardPoints(all, variant) + variant.scoring.mostCards;
}

/** The points on cards, by themselves. */
export function cardPoints(cards: readonly Card[], variant: Variant): number {
  return cards.reduce((sum, card) => sum + pointsOn(card, variant), 0);
}

/** The points on one card. */
export function pointsOn(card: Card, { scoring }: Variant): number {
  return scoring.items.find(({ cards }) => cards.includes(card))?.points ?? 0;
}

/** The side with more cards than each other side; undefined on a tie. Rule most-cards, most-cards-tie. */
export function mostCardsSide(sides: readonly SideWon[]): number | undefined {
  const most = Math.max(...sides.map(({ cards }) => cards.length));
  const leaders = sides.flatMap(({ cards }, side) => (cards.length === most ? [side] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

/** Scores a round, line by line; lines that earn nothing are left out. */
export function scoreRound(variant: Variant, sides: readonly SideWon[]): RoundScore {
  const { items, mostCards, zwick } = variant.scoring;
  const mostSide = mostCardsSide(sides);
  const scores = sides.map((won, side): SideScore => {
    const lines: ScoreLine[] = items.map(({ id, cards, points }) => {
      const earning = won.cards.filter((card) => cards.includes(card));
      return { what: id, points: points * earning.length, cards: earning };
    });
    if (side === mostSide) lines.push({ what: 'most-cards', points: mostCards, cards: [] });
    lines.push({ what: 'zwick', points: zwick * won.zwicks, cards: [] });
    const earned = lines.filter(({ points }) => points > 0);
    return { points: earned.reduce((sum, { points }) => sum + points, 0), lines: earned };
  });
  const zwicks = sides.reduce((sum, won) => sum + won.zwicks, 0);
  const missing = unheldCards(variant, sides);
  return {
    sides: scores,
    total: scores.reduce((sum, { points }) => sum + points, 0),
    expected:
      fixedTotal(variant) +
      zwick * zwicks -
      (mostSide === undefined ? mostCards : 0) -
      cardPoints(missing, variant),
  };
}

/** The cards of the pack that no side holds. */
function unheldCards(variant: Variant, sides: readonly SideWon[]): Card[] {
  const held = countCards(sides.flatMap(({ cards }) => cards));
  return [...packCounts(variant)].flatMap(([card, count]) =>
    Array<Card>(count - (held.get(card) ?? 0)).fill(card),
  );
}
