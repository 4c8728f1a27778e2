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
  countPlays,
  eachPlay,
  findZwicks,
  gainOf,
  makingOf,
  meaningOf,
  sumsOf,
  TableTooWide,
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
  /** How many captures it makes, Zwicks among them; null where there are too many to say. */
  readonly captures: number | null;
  readonly capture: readonly Listed[];
  readonly build: readonly Listed[];
  readonly trail: readonly Listed[];
}

/** Every play of a position. */
export interface Answers {
  /** How many plays there are, exactly; null where the table is too wide for anybody to say. */
  readonly total: PlayCount | null;
  /** How many of them are listed. */
  readonly listed: number;
  /** Cards that make a Zwick first, then in hand order. */
  readonly byCard: readonly ByCard[];
}

/** More than these nobody reads. */
export const MOST_LISTED = 20_000;

/** Beyond the first of them plays are shown by so many. */
export const MORE = 50;

/** With so many piles all plays can be gone through, a card at a time; on wider tables so many plays. */
const NARROW = 16;
const MOST_COUNTED = 70_000;

/** The plays of one card as they are found. */
interface Found {
  readonly captures: Play[];
  readonly others: Play[];
  /** Captures that are no Zwick, also those that are not listed. */
  many: number;
}

/**
 * Counts the plays of a position and lists them, so many at most. Zwicks, builds and laying down are always listed,
 * even on the widest table; of captures every card of the hand has an equal share.
 */
export function answersAt(position: Position, most = MOST_LISTED): Answers {
  const zwicks = findZwicks(position);
  const cards = [...new Set(position.hand)];
  let total: PlayCount | null = null;
  try {
    total = countPlays(position);
  } catch (problem) {
    if (!(problem instanceof TableTooWide)) throw problem;
  }
  const isWhole = total !== null && total <= most;
  const kept = isWhole ? most : Math.ceil(most / Math.max(1, cards.length));
  const isShort = total !== null && (position.table.length <= NARROW || total <= MOST_COUNTED);
  const found = isShort
    ? playsByCard(eachPlay(position), kept)
    : new Map(cards.map((card) => [card, firstPlays(position, card, kept, total !== null)]));
  const byCard = cards.map((card): ByCard => {
    const { captures, many, others } = found.get(card) ?? emptyFound();
    const own = zwicks.filter((zwick) => zwick.card === card);
    const room = isWhole ? most : Math.max(0, kept - others.length - own.length);
    const listed = (plays: readonly Play[]): Listed[] =>
      plays.map((play) => listedAt(position, play));
    const isCounted = total !== null && (isShort || many <= kept);
    return {
      card,
      zwicks: own.length,
      captures: isCounted ? own.length + many : null,
      capture: listed([...own, ...captures.slice(0, room)]).sort(byWorth),
      build: listed(others.filter(({ kind }) => kind === 'build')),
      trail: listed(others.filter(({ kind }) => kind === 'trail')),
    };
  });
  byCard.sort((one, other) => other.zwicks - one.zwicks);
  const listed = byCard.reduce(
    (sum, { build, capture, trail }) => sum + build.length + capture.length + trail.length,
    0,
  );
  return { total, listed, byCard };
}

const emptyFound = (): Found => ({ captures: [], others: [], many: 0 });

/** Sorts plays by their card, so many captures of each at most; those that are Zwicks are left out. */
function playsByCard(plays: Iterable<Play>, kept: number): Map<Card, Found> {
  const byCard = new Map<Card, Found>();
  for (const play of plays) {
    let found = byCard.get(play.card);
    if (found === undefined) {
      found = emptyFound();
      byCard.set(play.card, found);
    }
    if (play.kind !== 'capture') found.others.push(play);
    else if (!play.zwick && found.many++ < kept) found.captures.push(play);
  }
  return byCard;
}

/** The first plays of a card where there are too many to go through; its builds and laying down are all there. */
function firstPlays(position: Position, card: Card, kept: number, isCountable: boolean): Found {
  const found = emptyFound();
  found.others.push(...playsButCaptures(position, card));
  if (!isCountable) return found;
  // In whatever order a hand is held it may do the same: the plays of its first card come first.
  const at = position.hand.indexOf(card);
  for (const play of eachPlay({ ...position, hand: [card, ...position.hand.toSpliced(at, 1)] })) {
    if (play.card !== card || found.many > kept) break;
    if (play.kind === 'capture' && !play.zwick && found.many++ < kept) found.captures.push(play);
  }
  return found;
}

/** Laying a card down, and its builds, each put to the engine by itself: so on a table of any width. */
export function playsButCaptures(position: Position, card: Card): Play[] {
  const meanings = [[], ...[...position.table.keys()].map((pile) => [pile])].map((piles) =>
    meaningOf(position, { card, piles }),
  );
  return meanings.flatMap(({ builds, trail }) =>
    [trail, ...builds.map(({ result }) => result)].flatMap((result) =>
      result?.ok ? [result.value] : [],
    ),
  );
}

/** A play with its arithmetic, and what it brings. */
export function listedAt(position: Position, play: Play): Listed {
  if (play.kind !== 'capture') {
    return { play, sums: [], made: madeBy(position, play), cards: 0, points: 0 };
  }
  const { cards, points } = gainOf(position, play);
  return { play, sums: sumsOf(position, play), made: null, cards: cards.length, points };
}

const isZwick = (play: Play): number => Number((play as Capture).zwick);

function byWorth(one: Listed, other: Listed): number {
  return (
    isZwick(other.play) - isZwick(one.play) || other.points - one.points || other.cards - one.cards
  );
}

/** How a build on a pile comes to its value. */
function madeBy({ table, variant }: Position, play: Play): Made | null {
  if (play.kind !== 'build' || play.on === null) return null;
  const pile = table[play.on];
  if (pile === undefined) return null;
  const making = makingOf(play.value, play.card, pile, variant);
  return making === undefined ? null : { old: making.from, worth: making.worth, makes: play.value };
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
