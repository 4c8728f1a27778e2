/** Every legal play of a position, in a fixed order, listed or counted. */
import { type BuildCandidate, buildsWith } from './builds.ts';
import { type CardCaptures, capturesOf } from './captures.ts';
import type { Card } from './card.ts';
import { leastUncovered, uncoveredFor } from './least.ts';
import { keptAfter, owedValues, uncovered } from './owe.ts';
import type { Play, Position } from './play.ts';

/** A number of plays: a bigint where it is above 2^53 − 1. */
export type PlayCount = number | bigint;

/** One card of the hand: what can be done with it, each thing with the owed values it leaves uncovered. */
interface CardPlays {
  readonly card: Card;
  readonly trail: number;
  readonly builds: readonly BuildCandidate[];
  readonly captures: CardCaptures;
}

/** All that the rules but for `owe` allow. */
interface Survey {
  readonly cards: readonly CardPlays[];
  /** The least number of uncovered values that any of these plays leaves: those that leave more are illegal. */
  readonly least: number;
}

/**
 * The legal plays, each once, at most `limit` of them: by card in hand order, for each card the trail, captures by
 * piles taken (number by number), builds by pile (one card first), value and owner (the mover first).
 *
 * @throws `TableTooWide` for tables of more than some forty piles.
 */
export function listPlays(position: Position, limit = Number.POSITIVE_INFINITY): Play[] {
  const { cards, least } = surveyOf(position);
  const plays: Play[] = [];
  for (const card of cards) {
    for (const part of partsOf(card, least)) {
      for (const play of part) {
        if (plays.length >= limit) return plays;
        plays.push(play);
      }
    }
  }
  return plays;
}

/**
 * The legal plays in the order of `listPlays`, made as they are asked for.
 *
 * @throws `TableTooWide` as `listPlays` does, when the first is asked for.
 */
export function* eachPlay(position: Position): Generator<Play> {
  const { cards, least } = surveyOf(position);
  for (const card of cards) for (const part of partsOf(card, least)) yield* part;
}

/** The plays with one card that leave so many owed values uncovered: the trail, captures, builds. */
function partsOf({ builds, captures, card, trail }: CardPlays, least: number): Iterable<Play>[] {
  return [
    trail === least ? [{ kind: 'trail', card }] : [],
    captures.list(least),
    builds.flatMap(({ play, uncovered: short }) => (short === least ? [play] : [])),
  ];
}

/**
 * How many legal plays there are, without listing them.
 *
 * @throws `TableTooWide` as `listPlays` does.
 */
export function countPlays(position: Position): PlayCount {
  const { cards, least } = surveyOf(position);
  let count = 0n;
  for (const { trail, builds, captures } of cards) {
    if (trail === least) count++;
    count += captures.tally.get(least) ?? 0n;
    for (const build of builds) if (build.uncovered === least) count++;
  }
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? count : Number(count);
}

function surveyOf(position: Position): Survey {
  const { hand, table, toMove, variant } = position;
  const owed = owedValues(table, toMove);
  const captureFinder = capturesOf(position);
  const cards = [...new Set(hand)].map((card): CardPlays => {
    const kept = keptAfter(hand, card);
    return {
      card,
      trail: owed.length === 0 ? 0 : uncovered(owed, kept, variant),
      builds: buildsWith(card, kept, position),
      captures: captureFinder(card, uncoveredFor(position, kept)),
    };
  });
  return { cards, least: leastUncovered(position) };
}
