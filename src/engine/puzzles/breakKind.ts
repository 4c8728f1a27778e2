/**
 * Break it: all cards open, an opponent has announced a build. A play breaks it where the opponents, however they play,
 * can't bring it about that one of them takes the pile at the announced value before the mover's next turn; partners
 * do their best against it. Of those plays the right ones make the mover's side sure of most points: what it takes with
 * this play and until the mover has played again, Zwicks counted, while the opponents do all to keep it low.
 */
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import { pileWith } from '../piles.ts';
import type { Play, PlayTried } from '../play.ts';
import { cardPoints } from '../points.ts';
import { runSearch } from '../runSearch.ts';
import { samePlay } from '../same.ts';
import { shapesFor } from '../shape.ts';
import { sideOf } from '../sides.ts';
import { splitInto } from '../split.ts';
import type { State } from '../state.ts';
import { applyPlay, leftOnTable, positionOf } from '../state.ts';
import { matches } from '../value.ts';
import { between, drawState, type PuzzleSize, pickOf } from './draw.ts';
import { haulOf } from './haulKind.ts';
import type { KindRules, Steps } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';
import type { BreakPuzzle } from './puzzle.ts';
import { dearestCard, dearestPile, fewSeats, hasTargets } from './target.ts';

/** What is asked: whose turn it was, the card that marks the build, and the value announced. */
interface Question {
  readonly mover: number;
  readonly target: Card;
  readonly value: number;
  /** Positions that may still be looked into. */
  left: number;
}

/** Thrown where a question takes more positions than it may. */
class TooMuch extends Error {}
/** A question that takes more makes no puzzle: they count the same everywhere, unlike time. */
const MOST_POSITIONS = 3000;

function questionOf({ state, target }: BreakPuzzle, left = Number.POSITIVE_INFINITY): Question {
  const pile = state.table.find(({ cards }) => cards.includes(target));
  return { mover: state.toMove, target, value: pile?.value ?? 0, left };
}

function isOurs(state: State, { mover }: Question): boolean {
  const { seats, toMove, variant } = state;
  return sideOf(variant, seats, toMove) === sideOf(variant, seats, mover);
}

/** A capture by the seat to move that takes the build at the announced value. */
export function takingAt(state: State, target: Card, value: number): Play | undefined {
  const pile = pileWith(state.table, target);
  if (pile === undefined || state.table[pile]?.value !== value) return undefined;
  const position = positionOf(state);
  for (const card of new Set(position.hand)) {
    if (!matches(card, value, state.variant)) continue;
    const checked = checkPlay(position, { kind: 'capture', card, takes: [pile] });
    if (checked.ok) return checked.value;
    // What it owes may let it take the build with other piles only.
    const shapes = shapesFor(position, isJoker(card));
    const other = listPlays(position).find(
      (play) =>
        play.kind === 'capture' &&
        play.card === card &&
        play.takes.includes(pile) &&
        splitInto(shapes, play.takes, value) !== null,
    );
    if (other) return other;
  }
  return undefined;
}

/** How the opponents get the build at its value before the mover's next turn; undefined where they can't. */
function forced(state: State, question: Question, plays: number): Play[] | undefined {
  const { mover, target } = question;
  if (plays === 0 || state.over || state.toMove === mover) return undefined;
  if (pileWith(state.table, target) === undefined) return undefined;
  if (--question.left < 0) throw new TooMuch();
  if (!isOurs(state, question)) {
    const taking = takingAt(state, target, question.value);
    if (taking) return [taking];
    if (plays === 1) return undefined;
    for (const play of listPlays(positionOf(state))) {
      const line = forced(applyPlay(state, play), question, plays - 1);
      if (line) return [play, ...line];
    }
    return undefined;
  }
  let shown: Play[] | undefined;
  for (const play of listPlays(positionOf(state))) {
    const line = forced(applyPlay(state, play), question, plays - 1);
    if (line === undefined) return undefined;
    shown ??= [play, ...line];
  }
  return shown;
}

/** The points that the mover's side is sure of from here until the mover has played once more, at least `low` at stake. */
function sure(state: State, question: Question, plays: number, low: number, high: number): number {
  const { mover } = question;
  if (state.over) {
    const { lastCapture, seats, variant } = state;
    return lastCapture === sideOf(variant, seats, mover)
      ? cardPoints(leftOnTable(state), variant)
      : 0;
  }
  if (plays === 0) return 0;
  if (--question.left < 0) throw new TooMuch();
  const position = positionOf(state);
  const isLast = state.toMove === mover;
  const ours = isOurs(state, question);
  const tried = listPlays(position)
    .map((play) => {
      const points = play.kind === 'capture' ? haulOf(position, play).points : 0;
      return { play, points };
    })
    .sort((one, other) => other.points - one.points);
  let best = ours ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [least, most] = [low, high];
  for (const { play, points } of tried) {
    const gain = ours ? points : 0;
    const next = applyPlay(state, play);
    const after = isLast
      ? next.over
        ? sure(next, question, 0, 0, 0)
        : 0
      : sure(next, question, plays - 1, least - gain, most - gain);
    if (ours) {
      best = Math.max(best, gain + after);
      least = Math.max(least, best);
    } else {
      best = Math.min(best, after);
      most = Math.min(most, best);
    }
    if (least >= most) break;
  }
  return best;
}

/** What each play of the mover does to the build. */
export interface Breaking {
  readonly play: Play;
  /** How the opponents still get the build at its value; undefined where the play breaks it. */
  readonly line: readonly Play[] | undefined;
  /** The points that the mover's side is then sure of, those of the play itself among them; 0 where it does not break it. */
  readonly points: number;
  /** The points that the play itself brings. */
  readonly now: number;
}

const known = new WeakMap<BreakPuzzle, readonly Breaking[]>();

/** All plays of the mover with what they do to the build, in the order of `listPlays`. */
export function* breakings(
  puzzle: BreakPuzzle,
  most = Number.POSITIVE_INFINITY,
): Steps<readonly Breaking[]> {
  const before = known.get(puzzle);
  if (before) return before;
  const { state } = puzzle;
  const question = questionOf(puzzle, most);
  const position = positionOf(state);
  const found: Breaking[] = [];
  for (const play of listPlays(position)) {
    yield;
    const after = applyPlay(state, play);
    const line = forced(after, question, state.seats - 1);
    const now = play.kind === 'capture' ? haulOf(position, play).points : 0;
    const points =
      line === undefined
        ? now +
          sure(after, question, state.seats, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
        : 0;
    found.push({ play, line, points, now });
  }
  known.set(puzzle, found);
  return found;
}

/** Of the plays that break the build, those that make sure of most. */
export function bestBreaking(found: readonly Breaking[]): readonly Breaking[] {
  const breaking = found.filter(({ line }) => line === undefined);
  const most = Math.max(...breaking.map(({ points }) => points));
  return breaking.filter(({ points }) => points === most);
}

const HANDS: Readonly<Record<PuzzleSize, readonly [number, number]>> = {
  1: [2, 2],
  2: [2, 3],
  3: [2, 3],
  4: [3, 4],
  5: [3, 4],
};

export const BREAK_KIND: KindRules<'break'> = {
  isFor: hasTargets,
  *answers(puzzle) {
    const found = yield* breakings(puzzle);
    return bestBreaking(found).map(({ play }) => ({ kind: 'break', play }));
  },
  *judge(puzzle, { play }) {
    const answers = yield* BREAK_KIND.answers(puzzle);
    const right = rightAt(
      answers,
      (answer) => answer.kind === 'break' && samePlay(answer.play, play),
    );
    if (right) return right;
    const checked = checkPlay(positionOf(puzzle.state), play as PlayTried);
    if (!checked.ok) return wrong({ code: 'refused', refusal: checked.error });
    const all = yield* breakings(puzzle);
    const found = all.find((one) => samePlay(one.play, play));
    const best = bestBreaking(all)[0]?.points ?? 0;
    if (found?.line) return wrong({ code: 'still-taken', line: [found.play, ...found.line] });
    return wrong({ code: 'less-sure', points: found?.points ?? 0, best });
  },
  features(puzzle) {
    const { state } = puzzle;
    const found = runSearch(breakings(puzzle));
    const breaking = found.filter(({ line }) => line === undefined);
    return {
      piles: state.table.length,
      seats: state.seats,
      hand: (state.hands[state.toMove] ?? []).length,
      plays: found.length,
      breaking: breaking.length,
      answers: bestBreaking(found).length,
      /** Plays that touch the build, and yet the opponents get it at its value. */
      decoys: found.filter(({ line }) => line !== undefined && line.length > 1).length,
      /** Whether no capture is right. */
      quiet: bestBreaking(found).every(({ play }) => play.kind !== 'capture') ? 1 : 0,
    };
  },
  difficulty({
    answers = 1,
    breaking = 1,
    decoys = 0,
    piles = 0,
    plays = 1,
    quiet = 0,
    seats = 2,
  }) {
    return (
      Math.log2(plays) +
      Math.log2(breaking / answers) +
      seats / 4 +
      piles / 4 +
      quiet +
      Math.min(3, decoys) / 2
    );
  },
  hints(puzzle, answers) {
    const { state } = puzzle;
    const { target, value } = questionOf(puzzle);
    const seats = state.hands.flatMap((_, seat) =>
      sideOf(state.variant, state.seats, seat) !==
        sideOf(state.variant, state.seats, state.toMove) &&
      takingAt({ ...state, toMove: seat }, target, value)
        ? [seat]
        : [],
    );
    return [
      { code: 'takers', seats },
      { code: 'card', card: answers[0]?.play.card ?? null },
    ];
  },
  draw(variant, options, size, random) {
    const seats = pickOf(fewSeats(variant), random);
    for (let draws = 0; draws < 30; draws++) {
      const [fewest, most] = HANDS[size];
      const each = between(fewest, seats === 4 ? Math.min(3, most) : most, random);
      const state = drawState(
        {
          variant,
          options,
          seats,
          hands: Array.from({ length: seats }, () => each),
          toMove: random.below(seats),
          piles: between(2, 2 + Math.ceil(size / 2), random),
          builds: between(1, 2, random),
        },
        random,
      );
      const puzzle = breakIn(state);
      if (puzzle) return puzzle;
    }
    return undefined;
  },
};

/** All plays with what they do, or undefined where that takes too long to find out. */
function breakingsSoon(puzzle: BreakPuzzle): readonly Breaking[] | undefined {
  try {
    return runSearch(breakings(puzzle, MOST_POSITIONS));
  } catch (problem) {
    if (problem instanceof TooMuch) return undefined;
    throw problem;
  }
}

/** The question on the opponents' build that is worth most, if it is one: some plays break it, and not most of them. */
function breakIn(state: State): BreakPuzzle | undefined {
  const { seats, table, toMove, variant } = state;
  const ours = sideOf(variant, seats, toMove);
  const build = dearestPile(
    table.filter(
      ({ owner, value }) =>
        value !== undefined &&
        owner !== null &&
        owner !== undefined &&
        sideOf(variant, seats, owner) !== ours,
    ),
    variant,
  );
  if (build === undefined) return undefined;
  const plays = listPlays(positionOf(state));
  const at = table.indexOf(build);
  const touching = plays.filter(
    (play) =>
      (play.kind === 'capture' && play.takes.includes(at)) ||
      (play.kind === 'build' && play.on === at),
  );
  if (touching.length < 2 || plays.length > 24) return undefined;
  const puzzle: BreakPuzzle = { kind: 'break', state, target: dearestCard(build, variant) };
  const found = breakingsSoon(puzzle);
  if (found === undefined) return undefined;
  const breaking = found.filter(({ line }) => line === undefined);
  const answers = bestBreaking(found);
  if (answers.length === 0 || answers.length > Math.max(1, plays.length / 4)) return undefined;
  return breaking.length <= (2 * plays.length) / 3 ? puzzle : undefined;
}
