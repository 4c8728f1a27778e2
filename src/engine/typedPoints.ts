/** Whether the points of a round can be, where sides only name them, without their cards. Rule check-total. */
import { packOf } from './pack.ts';
import { canTieBetween, fixedTotal, pointsOn } from './points.ts';
import { countingCards } from './score.ts';
import type { Variant } from './variant.ts';

/** How points can have come about: so many Zwicks, and whether most cards were tied. */
export interface PointsReading {
  readonly zwicks: number;
  readonly tied: boolean;
  /** How many sides score for most cards. */
  readonly scored: number;
}

/** What is to be said of points that sides only name, without their cards. */
export interface PointsCheck {
  readonly total: number;
  readonly fixed: number;
  /** The most that all sides can have together. */
  readonly most: number;
  /** How they add up; null where they do in no way. Nobody has a point where nobody captured. */
  readonly reading: PointsReading | null;
  /** How many points at the least are missing from a sum that can be; 0 where none is. */
  readonly missing: number;
  /** How many there are too many, where no Zwick can explain them. */
  readonly over: number;
  /** Whether the sum can be, but no side can have had just its part of it. */
  readonly isUnshared: boolean;
  /** What one thing is worth just what is missing: ids of scoring items, `'most-cards'`, `'zwick'`. */
  readonly could: readonly string[];
}

/** Checks the points of a round against the fixed total, for as many sides. Rule check-total, nobody-captured. */
export function checkPoints(
  variant: Variant,
  points: readonly number[],
  players: readonly number[] = variant.seats,
): PointsCheck {
  const { mostCards, zwick } = variant.scoring;
  const fixed = fixedTotal(variant);
  const total = points.reduce((sum, each) => sum + each, 0);
  const zwicks = Math.max(...players.map((number) => mostZwicks(variant, number)));
  /** How many sides may score for most cards, the likeliest first: one, or on a tie nobody or several. */
  const times = [1, ...tieTimes(variant, points.length)];
  const most = fixed + (Math.max(...times) - 1) * mostCards + zwick * zwicks;
  const answer: PointsCheck = {
    total,
    fixed,
    most,
    reading: null,
    missing: 0,
    over: 0,
    isUnshared: false,
    could: [],
  };
  if (total === 0) return { ...answer, reading: { zwicks: 0, tied: true, scored: 0 } };
  if (total > most) return { ...answer, over: total - most };
  const above = total - fixed;
  const readings = times.flatMap((scored) => {
    const found = zwicksIn(variant, above - (scored - 1) * mostCards);
    return found === null || found > zwicks ? [] : [{ scored, zwicks: found }];
  });
  const shared = readings.find(({ scored }) => canBeShared(variant, points, scored));
  if (shared) return { ...answer, reading: { ...shared, tied: shared.scored !== 1 } };
  if (readings.length > 0) return { ...answer, isUnshared: true };
  if (above > 0 && zwick === 0) return { ...answer, over: above };
  const missing = above < 0 ? -above : zwick - (above % zwick);
  return { ...answer, missing, could: worthJust(variant, missing, above > 0) };
}

/**
 * How many Zwicks a round has room for. The first takes what was dealt to the table; before each other one somebody lays
 * a card at the least. Rule zwick, captured-cards.
 */
export function mostZwicks(variant: Variant, players: number): number {
  const toTable = (variant.deals[players]?.first ?? []).reduce(
    (sum, step) => sum + (step.to === 'table' ? step.cards : 0),
    0,
  );
  const plays = packOf(variant).length - toTable;
  return Math.floor((plays + Math.min(1, toTable)) / 2);
}

function zwicksIn({ scoring: { zwick } }: Variant, above: number): number | null {
  if (above === 0) return 0;
  return above > 0 && zwick > 0 && above % zwick === 0 ? above / zwick : null;
}

/** How many sides score for most cards where they are tied. Rule most-cards-tie, odd-pack-between-teams. */
function tieTimes(variant: Variant, sides: number): readonly number[] {
  if (!canTieBetween(variant, sides)) return [];
  if (variant.scoring.tie === 'nobody') return [0];
  // Each of those tied has them: two sides at the least, all at the most.
  return Array.from({ length: sides - 1 }, (_, more) => more + 2);
}

/** More ways to share than anybody waits for: beyond them it is taken that one would do. */
const MOST_WAYS = 20_000;

/**
 * Whether sides can have just these points: each counting card is one side's, most cards are scored so many times, and
 * what a side has besides is Zwicks.
 */
function canBeShared(variant: Variant, points: readonly number[], scored: number): boolean {
  const { mostCards, zwick } = variant.scoring;
  const parts = [
    ...countingCards(variant).map((card) => pointsOn(card, variant)),
    ...Array<number>(scored).fill(mostCards),
  ].toSorted((one, other) => other - one);
  const tried = new Set<string>();
  const share = (at: number, rooms: readonly number[]): boolean => {
    const part = parts[at];
    if (part === undefined) return rooms.every((room) => room === 0 || room % zwick === 0);
    const key = `${at} ${rooms.toSorted((one, other) => one - other)}`;
    if (tried.has(key)) return false;
    if (tried.size > MOST_WAYS) return true;
    tried.add(key);
    return rooms.some((room, side) => room >= part && share(at + 1, rooms.with(side, room - part)));
  };
  return share(0, points);
}

/** What brings just so many points by itself. */
function worthJust({ scoring }: Variant, points: number, orZwick: boolean): readonly string[] {
  return [
    ...scoring.items.filter((item) => item.points === points).map(({ id }) => id),
    ...(scoring.mostCards === points ? ['most-cards'] : []),
    ...(orZwick && scoring.zwick === points ? ['zwick'] : []),
  ];
}
