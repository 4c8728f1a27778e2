/** The answers to a puzzle as the slow reading of the rules has them, and answers that are wrong. */
import {
  type AnswerTo,
  listPlays,
  type Play,
  type PlayTried,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleKind,
  type PuzzleOf,
  playsLeft,
  positionOf,
  reasonChoices,
} from '../../src/engine/index.ts';
import { slowZwicks } from '../slow/plays.ts';
import { exactReasons, slowBreaks, slowBuilds, slowHauls, slowLast } from '../slow/puzzles.ts';
import { slowScore } from '../slow/score.ts';
import type { SlowPlay } from '../slow/shapes.ts';
import { DEEP, slowOpen, slowPosition } from './supply.ts';

/** Above so many plays, or cards in all hands, the slow reading takes minutes. */
const SLOW_PLAYS = DEEP ? 6 : 5;
const SLOW_CARDS = 8;

type AnyPlay = Play | PlayTried | SlowPlay;

/** A play without its witness, as text. */
function bare(play: AnyPlay): string {
  if (play.kind === 'trail') return play.card;
  if (play.kind === 'capture') return `${play.card} x ${play.takes}`;
  return `${play.card} on ${play.on} =${play.value}@${play.owner}`;
}

function playsIn(answers: readonly PuzzleAnswer[]): string[] {
  return answers.flatMap((answer) => ('play' in answer ? [bare(answer.play)] : []));
}

/** The answers as the slow reading has them; undefined where it would take too long. */
const SLOW: { [Kind in PuzzleKind]: (puzzle: PuzzleOf<Kind>) => readonly unknown[] | undefined } = {
  zwick: ({ position }) => {
    const cards = slowZwicks(slowPosition(position));
    return cards.length > 0 ? cards : [null];
  },
  haul: ({ position }) => slowHauls(slowPosition(position)).map(bare),
  legal: ({ play, position }) => {
    const reasons = exactReasons(slowPosition(position), play as SlowPlay);
    return reasons.length > 0 ? reasons : [null];
  },
  build: ({ gone, held, position, target }) =>
    slowBuilds({ position: slowPosition(position), target, gone, held }).map(bare),
  break: ({ state, target }) =>
    state.seats < 4 || playsLeft(state) <= SLOW_CARDS
      ? slowBreaks(slowOpen(state), target).best.map(bare)
      : undefined,
  count: ({ state: { lastCapture, table, variant, won, zwicks } }) => {
    const left = table.flatMap(({ cards }) => cards);
    const sides = won.map((cards, side) => ({
      cards: side === lastCapture ? [...cards, ...left] : cards,
      zwicks: zwicks[side] ?? 0,
    }));
    return [slowScore(variant.id, sides).points];
  },
  last: ({ state }) =>
    playsLeft(state) <= SLOW_PLAYS ? slowLast(slowOpen(state)).plays.map(bare) : undefined,
};

/** All right answers, in the shape of `shownAnswers`; undefined where finding them slowly would take too long. */
export function slowAnswers(puzzle: Puzzle): readonly unknown[] | undefined {
  return (SLOW[puzzle.kind] as (puzzle: Puzzle) => readonly unknown[] | undefined)(puzzle);
}

/** The engine's answers in the shape of the slow reading's. */
export function shownAnswers(answers: readonly PuzzleAnswer[]): readonly unknown[] {
  return answers.map((answer) =>
    answer.kind === 'zwick'
      ? answer.card
      : answer.kind === 'legal'
        ? answer.code
        : answer.kind === 'count'
          ? answer.points
          : bare(answer.play),
  );
}

/** Wrong answers that are easily made, if there are any. */
export function wrongAnswers(puzzle: Puzzle, answers: readonly PuzzleAnswer[]): PuzzleAnswer[] {
  switch (puzzle.kind) {
    case 'zwick': {
      const right = answers.map((answer) => (answer as AnswerTo<'zwick'>).card);
      const cards = [...puzzle.position.hand, null].filter((card) => !right.includes(card));
      return cards.map((card) => ({ kind: 'zwick', card }));
    }
    case 'legal': {
      const right = answers.map((answer) => (answer as AnswerTo<'legal'>).code);
      const codes = [...reasonChoices(puzzle), null].filter((code) => !right.includes(code));
      return codes.map((code) => ({ kind: 'legal', code }));
    }
    case 'count': {
      const [first] = answers as readonly AnswerTo<'count'>[];
      const points = (first?.points ?? []).map((one, side) => (side === 0 ? one + 1 : one));
      return [{ kind: 'count', points }];
    }
    default: {
      const { kind } = puzzle;
      const position = 'position' in puzzle ? puzzle.position : positionOf(puzzle.state);
      const right = playsIn(answers);
      const others = listPlays(position).filter((play) => !right.includes(bare(play)));
      return others.slice(0, 3).map((play) => ({ kind, play }));
    }
  }
}
