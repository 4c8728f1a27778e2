/** What could have been played instead: the legal plays nearest to one that was refused. */
import type { Card } from './card.ts';
import { checkPlay } from './check.ts';
import { meaningOf } from './choice.ts';
import type { Play, PlayTried, Position } from './play.ts';
import { runSearch } from './runSearch.ts';

/** The nearest legal plays, all of them, and in what they differ from the one tried. */
export interface Nearest {
  readonly plays: readonly Play[];
  /**
   * `piles`: the same card does the same thing with so many piles more or fewer, `value`: it makes another build of the
   * same pile, `card`: another card does the same with the same piles, `kind`: the same card does another thing,
   * `none`: nothing that near is legal.
   */
  readonly differs: 'piles' | 'value' | 'card' | 'kind' | 'none';
  /** How many piles were added or left out; of a pile in place of another, both count. */
  readonly changed: number;
}

const NONE: Nearest = { plays: [], differs: 'none', changed: 0 };
/** So many sets of piles are tried, nearest first: on wide tables what is further off helps nobody. */
const MOST_SETS = 30_000;
/** So many are tried between two yields. */
const SETS_A_STEP = 500;

/**
 * The legal plays nearest to a refused one, as a search that yields every few hundred sets of piles: the same card with
 * the fewest piles changed; else the same piles with another card; else whatever else the card may do. All ties, in the
 * order of `listPlays` within each.
 */
export function* searchNearest(
  position: Position,
  tried: PlayTried,
): Generator<undefined, Nearest, unknown> {
  const held = position.hand.includes(tried.card);
  switch (tried.kind) {
    case 'trail':
      return firstOf(held ? otherKinds(position, tried) : NONE, otherCards(position, tried));
    case 'build':
      return held
        ? firstOf(
            otherBuilds(position, tried),
            otherCards(position, tried),
            otherKinds(position, tried),
          )
        : otherCards(position, tried);
    case 'capture': {
      const near = held ? yield* otherPiles(position, tried.card, tried.takes) : NONE;
      return firstOf(near, otherCards(position, tried), held ? otherKinds(position, tried) : NONE);
    }
  }
}

/** `searchNearest` in one go. */
export function nearestPlays(position: Position, tried: PlayTried): Nearest {
  return runSearch(searchNearest(position, tried));
}

function firstOf(...answers: readonly Nearest[]): Nearest {
  return answers.find(({ plays }) => plays.length > 0) ?? NONE;
}

/** Captures by the same card of the sets of piles with the fewest changes. */
function* otherPiles(
  position: Position,
  card: Card,
  takes: readonly number[],
): Generator<undefined, Nearest, unknown> {
  const { table } = position;
  const wanted = new Set(takes.filter((pile) => table[pile] !== undefined));
  let sets = 0;
  for (let changed = 1; changed <= table.length; changed++) {
    const plays: Play[] = [];
    for (const toggled of choices(table.length, changed)) {
      if (++sets > MOST_SETS) return NONE;
      if (sets % SETS_A_STEP === 0) yield;
      const tried = table.flatMap((_, pile) =>
        wanted.has(pile) === toggled.includes(pile) ? [] : [pile],
      );
      const checked = checkPlay(position, { kind: 'capture', card, takes: tried });
      if (checked.ok) plays.push(checked.value);
    }
    if (plays.length > 0) return { plays: byPiles(plays), differs: 'piles', changed };
  }
  return NONE;
}

/** In the order of `listPlays`: number by number of the piles taken. */
function byPiles(plays: readonly Play[]): Play[] {
  const piles = (play: Play): readonly number[] => (play.kind === 'capture' ? play.takes : []);
  return plays.toSorted((one, other) => {
    const [ours, theirs] = [piles(one), piles(other)];
    const at = ours.findIndex((pile, nth) => pile !== theirs[nth]);
    return at < 0 ? ours.length - theirs.length : (ours[at] ?? 0) - (theirs[at] ?? -1);
  });
}

/** Every choice of so many of the first numbers, in order. */
function* choices(numbers: number, many: number, from = 0): Generator<readonly number[]> {
  if (many === 0) yield [];
  else {
    for (let first = from; first <= numbers - many; first++) {
      for (const rest of choices(numbers, many - 1, first + 1)) yield [first, ...rest];
    }
  }
}

/** Builds by the same card: of the same pile at another value or for somebody else, else of another pile. */
function otherBuilds(position: Position, { card, on }: PlayTried & { kind: 'build' }): Nearest {
  const buildsOn = (pile: number | null): Play[] =>
    meaningOf(position, { card, piles: pile === null ? [] : [pile] }).builds.flatMap(
      ({ result }) => (result.ok ? [result.value] : []),
    );
  const same = buildsOn(on);
  if (same.length > 0) return { plays: same, differs: 'value', changed: 0 };
  const places = [null, ...position.table.keys()].filter((pile) => pile !== on);
  // A build of one card is one pile away from a build on a pile; two piles are two.
  const distance = (pile: number | null): number => (pile === null || on === null ? 1 : 2);
  for (const changed of [1, 2]) {
    const plays = places.filter((pile) => distance(pile) === changed).flatMap(buildsOn);
    if (plays.length > 0) return { plays, differs: 'piles', changed };
  }
  return NONE;
}

/** The same thing with the same piles by another card. */
function otherCards({ hand, ...rest }: Position, tried: PlayTried): Nearest {
  const position = { ...rest, hand };
  const plays = [...new Set(hand)]
    .filter((card) => card !== tried.card)
    .flatMap((card) => {
      const checked = checkPlay(position, { ...tried, card });
      return checked.ok ? [checked.value] : [];
    });
  return plays.length > 0 ? { plays, differs: 'card', changed: 0 } : NONE;
}

/** What else the card may do with at most one pile, with as few changed as can be. */
function otherKinds(position: Position, tried: PlayTried): Nearest {
  const { card, kind } = tried;
  const touched = new Set(pilesOf(tried));
  const choicesOfPiles = [[], ...[...position.table.keys()].map((pile) => [pile])];
  const found = choicesOfPiles.flatMap((piles) => {
    const { builds, capture, trail } = meaningOf(position, { card, piles });
    const kept = piles.filter((pile) => touched.has(pile)).length;
    const changed = touched.size + piles.length - 2 * kept;
    return [trail, capture, ...builds.map(({ result }) => result)].flatMap((result) =>
      result?.ok === true && result.value.kind !== kind ? [{ play: result.value, changed }] : [],
    );
  });
  const changed = Math.min(...found.map((one) => one.changed));
  const plays = found.flatMap((one) => (one.changed === changed ? [one.play] : []));
  return plays.length > 0 ? { plays, differs: 'kind', changed } : NONE;
}

/** The piles that a play has to do with. */
function pilesOf(tried: PlayTried): readonly number[] {
  switch (tried.kind) {
    case 'trail':
      return [];
    case 'capture':
      return tried.takes;
    case 'build':
      return tried.on === null ? [] : [tried.on];
  }
}
