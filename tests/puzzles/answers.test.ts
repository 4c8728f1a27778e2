/** Generated puzzles: their answers are those of the slow reading, their hints solve them, and they live in notation. */
import { describe, expect, test } from 'vitest';
import {
  type AnswerTo,
  answersTo,
  checkPlay,
  haulOf,
  hintsFor,
  judgeAnswer,
  listPlays,
  makePuzzle,
  makePuzzleLink,
  measurePuzzle,
  type Play,
  type PlayTried,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleKind,
  type PuzzleLevel,
  type PuzzleOf,
  parsePuzzle,
  parsePuzzleLink,
  playsLeft,
  positionOf,
  reasonChoices,
} from '../../src/engine/index.ts';
import { slowZwicks } from '../slow/plays.ts';
import { exactReasons, slowBreaks, slowBuilds, slowHauls, slowLast } from '../slow/puzzles.ts';
import { slowReasons } from '../slow/reasons.ts';
import { slowScore } from '../slow/score.ts';
import type { SlowPlay } from '../slow/shapes.ts';
import { DEEP, slowOpen, slowPosition, supply } from './supply.ts';

const COUNT = DEEP ? 2000 : 100;
/** The fiendish ends of rounds take longest to make. */
const LEVELS: Partial<Record<PuzzleKind, readonly PuzzleLevel[]>> = {
  last: DEEP ? [1, 2, 3, 4, 5] : [1, 2, 3, 4],
};
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

function slowAnswers(puzzle: Puzzle): readonly unknown[] | undefined {
  return (SLOW[puzzle.kind] as (puzzle: Puzzle) => readonly unknown[] | undefined)(puzzle);
}

/** The engine's answers in the shape of the slow reading's. */
function shownAnswers(answers: readonly PuzzleAnswer[]): readonly unknown[] {
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

/** A wrong answer, if there is one that is easily made. */
function wrongAnswers(puzzle: Puzzle, answers: readonly PuzzleAnswer[]): PuzzleAnswer[] {
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

describe.each(PUZZLE_KINDS)('generated puzzles: %s', (kind) => {
  const made = [...supply(kind, COUNT, LEVELS[kind])];

  test('are answered as the slow reading answers them', () => {
    let compared = 0;
    for (const { puzzle } of made) {
      const slow = slowAnswers(puzzle);
      if (slow === undefined) continue;
      compared++;
      expect({ puzzle: makePuzzle(puzzle), answers: shownAnswers(answersTo(puzzle)) }).toEqual({
        puzzle: makePuzzle(puzzle),
        answers: slow,
      });
    }
    expect(compared).toBeGreaterThan(made.length / 10);
  });

  test('are accepted in notation and in a link, and are the same puzzles there', () => {
    for (const { level, puzzle } of made) {
      const read = parsePuzzle(makePuzzle(puzzle));
      expect(read).toEqual({ ok: true, value: puzzle });
      const link = makePuzzleLink(puzzle);
      expect(link).toMatch(/^[A-Za-z0-9\-_~.]+$/);
      const followed = parsePuzzleLink(`#${link}`);
      expect(followed).toEqual(read);
      if (kind !== 'last' && kind !== 'break' && followed.ok) {
        expect(measurePuzzle(followed.value).level).toBe(level);
      }
    }
  });

  test('are of the level asked for, nearly all, and say which they are', () => {
    const off = made.filter(({ level, wanted }) => level !== wanted);
    expect(off.length).toBeLessThan(made.length / 8);
  });

  test('take every right answer, no wrong one, and say why not', () => {
    for (const { puzzle } of made) {
      const answers = answersTo(puzzle);
      expect(answers.length).toBeGreaterThan(0);
      for (const [nth, answer] of answers.entries()) {
        expect(judgeAnswer(puzzle, answer)).toEqual({ right: true, nth, of: answers.length });
      }
      for (const answer of wrongAnswers(puzzle, answers)) {
        expect(judgeAnswer(puzzle, answer)).toMatchObject({ right: false });
      }
    }
  });

  test('are solved by their last hint, and the second is half of it', () => {
    for (const { puzzle } of made) {
      const [, half, whole] = hintsFor(puzzle);
      if (whole.code !== 'answer') throw new Error(whole.code);
      expect(judgeAnswer(puzzle, whole.answer).right).toBe(true);
      const { answer } = whole;
      if (half.code !== 'card') continue;
      const card = 'play' in answer ? answer.play.card : 'card' in answer ? answer.card : undefined;
      const cards = answersTo(puzzle).map((one) => ('play' in one ? one.play.card : card));
      expect(cards).toContain(half.card);
    }
  });
});

describe('what the kinds promise of their puzzles', () => {
  test('about one Zwick puzzle in five has none, and each card of the hand fails', () => {
    const made = [...supply('zwick', 300)];
    const none = made.filter(({ puzzle }) => {
      const [answer] = answersTo(puzzle);
      return answer?.kind === 'zwick' && answer.card === null;
    });
    expect(none.length).toBeGreaterThan(35);
    expect(none.length).toBeLessThan(85);
  });

  test('a refused play has exactly one failing reason, and it is among the choices with no other true one', () => {
    for (const { puzzle } of supply('legal', COUNT)) {
      if (puzzle.kind !== 'legal') continue;
      const { play, position } = puzzle;
      const codes = answersTo(puzzle).map((answer) => (answer as AnswerTo<'legal'>).code);
      expect(codes).toHaveLength(1);
      const choices = reasonChoices(puzzle);
      const reasons = slowReasons(slowPosition(position), play as SlowPlay);
      if (codes[0] !== null) expect(choices).toContain(codes[0]);
      expect(choices.filter((code) => reasons.has(code))).toEqual(
        codes.filter((code) => code !== null),
      );
      expect(choices.length).toBeGreaterThan(1);
    }
  });

  test('the biggest haul is worth points, and there is something to choose', () => {
    for (const { puzzle } of supply('haul', COUNT)) {
      if (puzzle.kind !== 'haul') continue;
      const captures = listPlays(puzzle.position).filter((play) => play.kind === 'capture');
      const [answer] = answersTo(puzzle);
      const best = answer && 'play' in answer ? checkPlay(puzzle.position, answer.play) : undefined;
      if (best?.ok !== true || best.value.kind !== 'capture') throw new Error('no capture');
      expect(haulOf(puzzle.position, best.value).points).toBeGreaterThan(0);
      expect(captures.length).toBeGreaterThan(2);
    }
  });
});
