/** The last plays: all cards known, the play that wins most. */
import { checkPlay } from '../check.ts';
import type { LastPlays, LastPlaysFound, LastPlaysSearch } from '../lastPlays/search.ts';
import { isSearchable, openLastPlays } from '../lastPlays/search.ts';
import { listPlays } from '../legal.ts';
import type { Play, PlayTried } from '../play.ts';
import { fixedTotal } from '../points.ts';
import { runSearch } from '../runSearch.ts';
import { samePlay } from '../same.ts';
import { sideCount } from '../sides.ts';
import type { State } from '../state.ts';
import { playsLeft, positionOf } from '../state.ts';
import type { Variant } from '../variant.ts';
import { between, drawState, type PuzzleSize, pickOf } from './draw.ts';
import { compareHauls, haulOf } from './haulKind.ts';
import type { KindRules, Steps } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';
import type { PuzzleOf } from './puzzle.ts';

/** The most plays that are left in a puzzle. */
export const MOST_LAST_PLAYS = 12;

/** How many cards each seat holds, by size: with four seats, and with two. */
const HANDS: Readonly<
  Record<PuzzleSize, { readonly four: readonly number[]; readonly two: readonly number[] }>
> = {
  1: { four: [1], two: [2] },
  2: { four: [1, 2], two: [2, 3] },
  3: { four: [2], two: [3, 4] },
  4: { four: [2], two: [4] },
  5: { four: [2, 3], two: [4, 5] },
};

const opened = new WeakMap<State, LastPlays>();
const solved = new WeakMap<State, LastPlaysFound>();

/** The search of a state; what it has found out is kept as long as the state is. */
function searchOf(state: State): LastPlays {
  const known = opened.get(state);
  if (known) return known;
  const search = openLastPlays(state);
  opened.set(state, search);
  return search;
}

/** All best plays of a state. */
function* bestOf(state: State): LastPlaysSearch<LastPlaysFound> {
  const known = solved.get(state);
  if (known) return known;
  const found = yield* openLastPlays(state).best();
  solved.set(state, found);
  return found;
}

/** A state that takes more nodes makes no puzzle: they count the same everywhere, unlike time. */
const MOST_NODES: Readonly<Record<PuzzleSize, number>> = {
  1: 200,
  2: 400,
  3: 600,
  4: 800,
  5: 2500,
};

/** All best plays, or undefined where they take too long to find. */
function* bestSoon(state: State, size: PuzzleSize): Steps<LastPlaysFound | undefined> {
  const search = bestOf(state);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
    if (step.value.nodes > MOST_NODES[size]) return undefined;
    yield;
  }
}

/** The plays that bring most at once: what one would play who does not look ahead. */
function greedyPlays(state: State): Play[] {
  const position = positionOf(state);
  const plays = listPlays(position);
  const worth = (play: Play) =>
    play.kind === 'capture' ? haulOf(position, play) : { points: 0, zwick: 0, cards: 0 };
  const best = plays.reduce((most, play) =>
    compareHauls(worth(play), worth(most)) > 0 ? play : most,
  );
  return plays.filter((play) => compareHauls(worth(play), worth(best)) === 0);
}

/**
 * How the round goes on with a play, best play on both sides: the play first, then all the others to the last.
 *
 * @throws An error where the play is not legal.
 */
export function* searchLine({ state }: PuzzleOf<'last'>, tried: PlayTried): Steps<readonly Play[]> {
  const checked = checkPlay(positionOf(state), tried);
  if (!checked.ok) throw new Error(`no legal play: ${checked.error.code}`);
  const { line } = yield* searchOf(state).worth(checked.value);
  return line;
}

function twoSides(variant: Variant): number[] {
  return variant.seats.filter((seats) => seats <= 4 && sideCount(variant, seats) === 2);
}

/** What the last plays have to say of themselves. */
export const LAST_KIND: KindRules<'last'> = {
  // Where nothing scores every play wins as much as any other.
  isFor: (variant) =>
    twoSides(variant).length > 0 && fixedTotal(variant) + variant.scoring.zwick > 0,
  *answers({ state }) {
    const { plays } = yield* bestOf(state);
    return plays.map((play) => ({ kind: 'last', play }));
  },
  *judge(puzzle, { play }) {
    const { state } = puzzle;
    const checked = checkPlay(positionOf(state), play);
    if (!checked.ok) return wrong({ code: 'refused', refusal: checked.error });
    const answers = yield* LAST_KIND.answers(puzzle);
    const found = rightAt(
      answers,
      (answer) => answer.kind === 'last' && samePlay(answer.play, play),
    );
    if (found) return found;
    const { margin: best } = yield* bestOf(state);
    const { line, margin } = yield* searchOf(state).worth(checked.value);
    return wrong({ code: 'wins-less', margin, best, line });
  },
  features({ state }) {
    const plays = listPlays(positionOf(state));
    const { nodes, plays: best } = runSearch(bestOf(state));
    const greedy = greedyPlays(state);
    return {
      plies: playsLeft(state),
      piles: state.table.length,
      plays: plays.length,
      answers: best.length,
      nodes,
      /** Whether taking most at once is wrong. */
      trap: greedy.some((play) => best.some((one) => samePlay(one, play))) ? 0 : 1,
      /** Whether the best play takes nothing. */
      quiet: best.every(({ kind }) => kind !== 'capture') ? 1 : 0,
    };
  },
  difficulty({ answers = 1, nodes = 1, plays = 1, plies = 0, quiet = 0, trap = 0 }) {
    return plies / 2 + Math.log2(nodes + 1) / 2 + Math.log2(plays / answers) + trap + quiet / 2;
  },
  hints(_, answers) {
    const plays = [...new Set(answers.map(({ play }) => play.kind))];
    return [
      { code: 'kind-of-play', plays },
      { code: 'card', card: answers[0]?.play.card ?? null },
    ];
  },
  draw(variant, options, size, random) {
    const seats = pickOf(twoSides(variant), random);
    const each = pickOf(seats === 2 ? HANDS[size].two : HANDS[size].four, random);
    const state = drawState(
      {
        variant,
        options,
        seats,
        hands: Array.from({ length: seats }, () => each),
        toMove: random.below(seats),
        piles: between(2, size < 4 ? 4 : 5, random),
        builds: random.below(2),
      },
      random,
    );
    if (!isSearchable(state) || playsLeft(state) > MOST_LAST_PLAYS) return undefined;
    const plays = listPlays(positionOf(state));
    return plays.length < 3 || plays.length > 60 ? undefined : { kind: 'last', state };
  },
  *suits({ state }, size) {
    const found = yield* bestSoon(state, size);
    // Where many of the plays are right, there is nothing to find.
    const most = Math.max(1, listPlays(positionOf(state)).length / 4);
    return found !== undefined && found.plays.length <= most;
  },
};
