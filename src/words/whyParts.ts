/** Plays by what becomes of them: those of which the same is so are told together, the rest behind a disclosure. */
import type { Play, Position } from '../engine/index.ts';
import { list, theCard } from './en.ts';
import { pileNames, type Who } from './puzzlesSaid.ts';

/** What is so "if you" make some plays, and the plays: "lay down the six of clubs". */
export interface WhyPart {
  readonly text: string;
  readonly plays: readonly string[];
}

/** What is said of some plays: those that matter most, and the others behind a disclosure. */
export interface WhyParts {
  readonly count: number;
  readonly told: readonly WhyPart[];
  readonly more: readonly WhyPart[];
  readonly moreCount: number;
}

/** Those with the same key together, in the order in which they first come. */
export function alike<One>(some: readonly One[], keyOf: (one: One) => string): readonly One[][] {
  const groups = new Map<string, One[]>();
  for (const one of some) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** What plays that are told together have in common. */
function commonOf(play: Play): string {
  switch (play.kind) {
    case 'trail':
      return 'trail';
    case 'capture':
      return `${play.card} x ${play.takes.join(' ')}`;
    case 'build':
      return `${play.card} on ${play.on} @${play.owner}`;
  }
}

/** Plays as "lay down the six of clubs or the four of hearts": what differs in one thing only is told together. */
function playsNamed(plays: readonly Play[], { table, toMove }: Position, who: Who): string[] {
  const names = pileNames(table, who);
  const pile = (at: number): string => names[at] ?? '';
  const named = (play: Play, some: readonly Play[]): string => {
    switch (play.kind) {
      case 'trail': {
        const cards = some.map(({ card }) => theCard(card));
        return `lay down ${list(cards, 'or')}`;
      }
      case 'capture':
        return `take ${list(play.takes.map(pile))} with ${theCard(play.card)}`;
      case 'build': {
        const values = some.flatMap((one) => (one.kind === 'build' ? [one.value] : []));
        const whose =
          play.owner === null || play.owner === toMove ? '' : `, for ${who.seat(play.owner)}`;
        const where = play.on === null ? 'apart' : `on ${pile(play.on)}`;
        return `lay ${theCard(play.card)} ${where}, as a build of ${list(values, 'or')}${whose}`;
      }
    }
  };
  return alike(plays, commonOf).flatMap((some) => (some[0] ? [named(some[0], some)] : []));
}

/** Parts with the same sentence become one. */
export function together<One extends { readonly play: Play }>(
  some: readonly One[],
  textOf: (one: One) => string,
  position: Position,
  who: Who,
): readonly WhyPart[] {
  return alike(some, textOf).map((ones) => ({
    text: ones[0] === undefined ? '' : textOf(ones[0]),
    plays: playsNamed(
      ones.map(({ play }) => play),
      position,
      who,
    ),
  }));
}

/** The first plays, at most so many and one more rather than hiding a single one; and the others. */
export function inParts<One>(
  plays: readonly One[],
  most: number,
  partsOf: (some: readonly One[]) => readonly WhyPart[],
): WhyParts {
  const told = plays.length <= most + 1 ? plays.length : most;
  return {
    count: plays.length,
    told: partsOf(plays.slice(0, told)),
    more: partsOf(plays.slice(told)),
    moreCount: plays.length - told,
  };
}
