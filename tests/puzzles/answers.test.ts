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
  PUZZLE_KINDS,
  type PuzzleKind,
  type PuzzleLevel,
  parsePuzzle,
  parsePuzzleLink,
  reasonChoices,
} from '../../src/engine/index.ts';
import { slowReasons } from '../slow/reasons.ts';
import type { SlowPlay } from '../slow/shapes.ts';
import { shownAnswers, slowAnswers, wrongAnswers } from './slowAnswers.ts';
import { DEEP, slowPosition, supply } from './supply.ts';

const COUNT = DEEP ? 2000 : 100;
/** The fiendish ends of rounds take longest to make. */
const LEVELS: Partial<Record<PuzzleKind, readonly PuzzleLevel[]>> = {
  last: DEEP ? [1, 2, 3, 4, 5] : [1, 2, 3, 4],
};
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
