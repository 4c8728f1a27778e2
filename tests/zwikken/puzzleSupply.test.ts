/** Generated puzzles of Zwikken: what they ask is accepted, what they answer is right, and a seed is one for ever. */
import { describe, expect, test } from 'vitest';
import {
  askedIn,
  generateZwikken,
  judgeReply,
  makeZwikkenLink,
  parseZwikkenLink,
  RULE_SETS,
  replyTo,
  solvedPuzzle,
  ZWIKKEN_PUZZLE_KINDS,
  ZWIKKEN_PUZZLE_LEVELS,
  type ZwikkenPuzzle,
  type ZwikkenReply,
  zwikkenHints,
  zwikkenPuzzleLevel,
} from '../../src/engine/zwikken/index.ts';
import golden from './supply.json' with { type: 'json' };
import { slowlyDealt, slowReply, supply } from './supply.ts';

const linkOf = (puzzle: ZwikkenPuzzle): string =>
  makeZwikkenLink({ form: 'posed', asked: askedIn(puzzle) });

/** Every answer that can be given to a puzzle at all; of amounts, some. */
function repliesTo(puzzle: ZwikkenPuzzle): ZwikkenReply[] {
  switch (puzzle.kind) {
    case 'win':
      return [true, false].map((wins) => ({ kind: 'win', wins }));
    case 'card': {
      const { hand } = puzzle.choice;
      return Array.from({ length: 2 ** hand.length }, (_, bits) => ({
        kind: 'card',
        cards: hand.filter((_card, at) => (bits >> at) % 2 === 1),
      }));
    }
    case 'zwik':
      return [null, ...puzzle.state.hands.keys()].map((winner) => ({ kind: 'zwik', winner }));
    case 'pay': {
      const { changes } = puzzle;
      return [
        changes,
        changes.map((change) => -change),
        changes.map((change) => 2 * change),
        changes.map(() => 0),
        changes.with(0, (changes[0] ?? 0) + 1),
      ].map((each) => ({ kind: 'pay', changes: each.map((change) => change + 0) }));
    }
  }
}

describe.each(ZWIKKEN_PUZZLE_KINDS)('puzzles of the kind %s', (kind) => {
  const puzzles = [...supply(kind)];

  test('have a link that is read as the same puzzle, with the same answer', () => {
    for (const puzzle of puzzles) {
      const text = linkOf(puzzle);
      expect(text).toMatch(/^q1~[A-Za-z0-9_~.-]+[A-Za-z0-9]$/);
      const read = parseZwikkenLink(text);
      if (!read.ok || read.value.form !== 'posed') throw new Error(`${text} is not read`);
      expect(solvedPuzzle(read.value.asked)).toEqual(puzzle);
    }
  });

  test('have the answer that the slow reading has', () => {
    for (const puzzle of puzzles) {
      const slow = slowReply(puzzle);
      expect(replyTo(puzzle), linkOf(puzzle)).toEqual(slow);
      if (puzzle.kind === 'zwik') {
        // What is shown is what lies in the hands after the exchange.
        expect(puzzle.state.hands).toEqual(slowlyDealt(puzzle).hands);
      }
    }
  });

  test('take the right answer and no other, and say why not', () => {
    for (const puzzle of puzzles) {
      const right = repliesTo(puzzle).filter((reply) => judgeReply(puzzle, reply).right);
      expect(new Set(right.map((reply) => JSON.stringify(reply))), linkOf(puzzle)).toEqual(
        new Set([JSON.stringify(replyTo(puzzle))]),
      );
      for (const reply of repliesTo(puzzle)) {
        const judged = judgeReply(puzzle, reply);
        if (!judged.right) expect(judged.refutation.code).not.toBe('no-answer');
      }
    }
  });

  test('have three hints, the last of which is right', () => {
    for (const puzzle of puzzles) {
      const [first, second, third] = zwikkenHints(puzzle);
      expect(first.code).not.toBe(second.code);
      if (third.code !== 'answer') throw new Error('the third hint is no answer');
      expect(judgeReply(puzzle, third.reply)).toEqual({ right: true });
    }
  });

  test('come at every level in every set of rules, most of them at the one asked for', () => {
    for (const rules of RULE_SETS) {
      for (const level of ZWIKKEN_PUZZLE_LEVELS) {
        const made = Array.from({ length: 12 }, (_, at) =>
          generateZwikken({ kind, rules, level, seed: `level ${at}` }),
        );
        for (const one of made) expect(zwikkenPuzzleLevel(one.puzzle)).toBe(one.level);
        const fits = made.filter((one) => one.level === level).length;
        expect(fits, `${rules.id} ${level}`).toBeGreaterThanOrEqual(9);
      }
    }
  });

  test('are the same for the same seed for ever', () => {
    const found = RULE_SETS.flatMap((rules) =>
      ZWIKKEN_PUZZLE_LEVELS.map((level) =>
        linkOf(generateZwikken({ kind, rules, level, seed: 'kermis' }).puzzle),
      ),
    );
    expect(found).toEqual(golden[kind]);
  });
});

test('an answer of another kind, or with cards that are not there, is none', () => {
  const [win] = supply('win', 1);
  const [card] = supply('card', 1);
  const [pay] = supply('pay', 1);
  const none = { right: false, refutation: { code: 'no-answer' } };
  if (win === undefined || card?.kind !== 'card' || pay === undefined) throw new Error('no puzzle');
  expect(judgeReply(win, { kind: 'zwik', winner: 0 })).toEqual(none);
  const absent = card.choice.hand.includes('AS') ? 'KS' : 'AS';
  expect(judgeReply(card, { kind: 'card', cards: [absent] })).toEqual(none);
  expect(judgeReply(pay, { kind: 'pay', changes: [1] })).toEqual(none);
});
