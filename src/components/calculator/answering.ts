/** Every play of a position, sorted for reading: by card of the hand, Zwicks first, then by what a play brings. */
import type {
  Capture,
  Card,
  GroupSum,
  Play,
  PlayCount,
  Position,
  Variant,
} from '../../engine/index.ts';
import {
  cardPoints,
  countPlays,
  eachPlay,
  findZwicks,
  pileValues,
  sumsOf,
  TableTooWide,
  valuesOf,
} from '../../engine/index.ts';

/** How a card laid on a pile makes a value. */
export interface Made {
  readonly old: number;
  readonly worth: number;
  readonly makes: number;
}

/** A play with its arithmetic. */
export interface Listed {
  readonly play: Play;
  /** What each group of a capture makes; empty for other plays. */
  readonly sums: readonly GroupSum[];
  /** How a build on a pile comes to its value; null for other plays. */
  readonly made: Made | null;
  /** The cards that it wins, the one played among them; nought for other plays. */
  readonly cards: number;
  /** The points on them, and for a Zwick. */
  readonly points: number;
}

/** What may be done with one card of the hand. */
export interface ByCard {
  readonly card: Card;
  readonly zwicks: number;
  readonly capture: readonly Listed[];
  readonly build: readonly Listed[];
  readonly trail: readonly Listed[];
}

export interface Answers {
  /** How many plays there are, exactly; null where the table is too wide for anybody to say. */
  readonly total: PlayCount | null;
  /** How many of them are listed. */
  readonly listed: number;
  /** Cards that make a Zwick first, then in hand order. */
  readonly byCard: readonly ByCard[];
}

/** More than these nobody reads, and no list could hold all that there may be. */
export const MOST_LISTED = 20_000;

/** Counts the plays of a position and lists them, so many at most; Zwicks are among them even on the widest table. */
export function answersAt(position: Position, most = MOST_LISTED): Answers {
  const zwicks = findZwicks(position);
  const plays: Play[] = [...zwicks];
  let total: PlayCount | null = null;
  try {
    total = countPlays(position);
    for (const play of eachPlay(position)) {
      if (plays.length >= most) break;
      if (play.kind !== 'capture' || !play.zwick) plays.push(play);
    }
  } catch (problem) {
    if (!(problem instanceof TableTooWide)) throw problem;
  }
  const byCard = [...new Set(position.hand)].map((card): ByCard => {
    const own = plays.filter((play) => play.card === card);
    const listed = (kind: Play['kind']): Listed[] =>
      own.filter((play) => play.kind === kind).map((play) => listedAt(position, play));
    return {
      card,
      zwicks: zwicks.filter((zwick) => zwick.card === card).length,
      capture: listed('capture').sort(byWorth),
      build: listed('build'),
      trail: listed('trail'),
    };
  });
  byCard.sort((one, other) => other.zwicks - one.zwicks);
  return { total, listed: plays.length, byCard };
}

/** A play with its arithmetic, and what it brings. */
export function listedAt(position: Position, play: Play): Listed {
  if (play.kind !== 'capture') {
    return { play, sums: [], made: madeBy(position, play), cards: 0, points: 0 };
  }
  const won = [play.card, ...play.takes.flatMap((pile) => position.table[pile]?.cards ?? [])];
  const forZwick = play.zwick ? position.variant.scoring.zwick : 0;
  return {
    play,
    sums: sumsOf(position, play),
    made: null,
    cards: won.length,
    points: cardPoints(won, position.variant) + forZwick,
  };
}

const isZwick = (play: Play): number => Number((play as Capture).zwick);

function byWorth(one: Listed, other: Listed): number {
  return (
    isZwick(other.play) - isZwick(one.play) || other.points - one.points || other.cards - one.cards
  );
}

/** How a build on a pile comes to its value; the arithmetic that adds goes before one that subtracts. */
function madeBy({ table, variant }: Position, play: Play): Made | null {
  if (play.kind !== 'build' || play.on === null) return null;
  const pile = table[play.on];
  if (pile === undefined) return null;
  const ways = pileValues(pile, variant).flatMap((old) =>
    valuesOf(play.card, variant).map((worth) => ({ old, worth, makes: play.value })),
  );
  const fits = ({ makes, old, worth }: Made): boolean =>
    makes === old + worth || makes === old - worth || (makes === old && old === worth);
  return ways.find(fits) ?? null;
}

/**
 * The rules that allow a play, the nearest first: which of them holds depends on the version, and is for whoever knows
 * the rules to say.
 */
export function rulesFor(play: Play, mover: number): readonly string[] {
  switch (play.kind) {
    case 'trail':
      return ['trail'];
    case 'capture':
      if (play.zwick) return ['zwick'];
      if (play.groups.length > 1) return ['capture-groups'];
      return play.takes.length > 1 ? ['capture-sum'] : ['capture'];
    case 'build':
      return [
        ...(play.owner !== null && play.owner !== mover ? ['build-for-partner'] : []),
        ...(play.on === null ? ['build-of-one-card'] : []),
        'build-on-a-pile',
        'sum-builds',
      ];
  }
}

/** By rule, where it stands on which ground: what the page says about the verdicts of the engine. */
export type Grounds = Readonly<
  Record<
    string,
    {
      readonly title: string;
      /** The grounds, each with its versions and the names of the sources there. */
      readonly in: readonly (readonly [
        'said' | 'inferred' | 'ruling',
        readonly string[],
        readonly string[],
      ])[];
    }
  >
>;

/** On what a rule stands in a version, and the names of the sources for it there; undefined where it does not hold. */
export function groundIn(grounds: Grounds, rule: string, { id }: Variant) {
  const found = grounds[rule]?.in.find(([, versions]) => versions.includes(id));
  return found && { ground: found[0], by: found[2] };
}
