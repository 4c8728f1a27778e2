import { describe, expect, test } from 'vitest';
import {
  type Choice,
  JUST_BEGUN,
  NO_CHOICE,
  type PlayingAction,
  playingAfter,
} from '../../../src/components/puzzles/playing.ts';
import type { PuzzleAnswer, PuzzleJudgement } from '../../../src/engine/index.ts';

const ANSWER: PuzzleAnswer = { kind: 'zwick', card: 'KS' };
const WRONG: PuzzleJudgement = { right: false, refutation: { code: 'there-is-one', cards: 1 } };
const CHOICE: Choice = { handAt: 1, piles: [0, 2], typed: [] };

const judged = (judgement: PuzzleJudgement, isTold = false): PlayingAction => ({
  do: 'judged',
  answer: ANSWER,
  judgement,
  isTold,
});
const right = (nth: number, of: number): PlayingAction => judged({ right: true, nth, of });
const playing = (...actions: readonly PlayingAction[]) => actions.reduce(playingAfter, JUST_BEGUN);

describe('being at a puzzle', () => {
  test('a choice counts for nothing until it is an answer, and is gone after it', () => {
    const chosen = playing({ do: 'choose', choice: CHOICE });
    expect(chosen).toEqual({ ...JUST_BEGUN, choice: CHOICE });
    expect(playingAfter(chosen, judged(WRONG)).choice).toEqual(NO_CHOICE);
  });

  test('that there is none goes back too; what was typed or ticked elsewhere stays, to be put right', () => {
    const chosen = playing({ do: 'choose', choice: { ...NO_CHOICE, typed: ['none'] } });
    expect(playingAfter(chosen, judged(WRONG)).choice).toEqual(NO_CHOICE);
    const typed = playing({ do: 'choose', choice: { ...NO_CHOICE, typed: ['4', '3'] } });
    const counted: PlayingAction = {
      do: 'judged',
      answer: { kind: 'count', points: [4, 3] },
      judgement: WRONG,
      isTold: false,
    };
    expect(playingAfter(typed, counted).choice.typed).toEqual(['4', '3']);
  });

  test('wrong answers are counted up to the first right one', () => {
    expect(playing(judged(WRONG), judged(WRONG)).wrong).toBe(2);
    const found = playing(judged(WRONG), right(0, 2), judged(WRONG));
    expect(found.wrong).toBe(1);
    expect(found.solved).toBe(true);
    expect(found.over).toBe(false);
  });

  test('it is over when every right answer is found, in any order, each counted once', () => {
    const two = playing(right(2, 3), right(2, 3), right(0, 3));
    expect(two.found).toEqual([2, 0]);
    expect(two.over).toBe(false);
    expect(playing(right(2, 3), right(2, 3)).last?.before).toBe(true);
    expect(playingAfter(two, right(1, 3)).over).toBe(true);
  });

  test('where a refutation tells the answer, one wrong answer is the end', () => {
    const over = playing(judged(WRONG, true));
    expect(over.over).toBe(true);
    expect(over.solved).toBe(false);
  });

  test('the third hint shows it, and a fourth is none', () => {
    expect(playing({ do: 'hint' }, { do: 'hint' }).over).toBe(false);
    const shown = playing({ do: 'hint' }, { do: 'hint' }, { do: 'hint' }, { do: 'hint' });
    expect(shown.hints).toBe(3);
    expect(shown.over).toBe(true);
    expect(shown.solved).toBe(false);
  });

  test('once all is on the table, nothing changes any more', () => {
    const over = playing(right(0, 2), { do: 'show' });
    expect(over.over).toBe(true);
    for (const action of [
      judged(WRONG),
      right(1, 2),
      { do: 'hint' },
      { do: 'choose', choice: CHOICE },
    ] as const) {
      expect(playingAfter(over, action)).toBe(over);
    }
  });
});
