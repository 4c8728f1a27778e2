/** The puzzles of Zwikken: the same name is the same puzzle for ever, and its answer is right. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerText, hintText, reasonsOf } from '../../src/components/zwikken/puzzleSaying.ts';
import { placeOf, puzzleText, storyOf } from '../../src/components/zwikken/puzzleStory.ts';
import type { SuitedCard } from '../../src/engine/card.ts';
import {
  afterCard,
  askersOf,
  cardRefusal,
  cardsToPlay,
  gameWinner,
  judgeReply,
  RULE_SETS,
  seatToPlay,
  type TrickPosition,
  ZWIKKEN_PUZZLE_KINDS,
  type ZwikkenPuzzle,
  type ZwikkenReply,
  zwikIn,
  zwikkenHints,
  zwikkenPuzzle,
} from '../../src/engine/zwikken/index.ts';
import { theCard } from '../../src/words/en.ts';
import { seatName } from '../../src/words/zwikkenSay.ts';
import golden from './puzzles.json' with { type: 'json' };

const SEEDS = ['1', '2', 'a', 'kermis'];
const NAMES = ZWIKKEN_PUZZLE_KINDS.flatMap((kind) =>
  RULE_SETS.flatMap((rules) => SEEDS.map((seed) => ({ kind, rules, seed }))),
);
const many = (count: number) =>
  ZWIKKEN_PUZZLE_KINDS.flatMap((kind) =>
    RULE_SETS.flatMap((rules) =>
      Array.from({ length: count }, (_, at) => zwikkenPuzzle({ kind, rules, seed: `t${at}` })),
    ),
  );

/** What a puzzle comes to, in few letters: a change of anything in it is another. */
const digest = (seed: string, { kind, rules, ...puzzle }: ZwikkenPuzzle): string =>
  createHash('sha256')
    .update(
      JSON.stringify({ kind, rules, seed, ...puzzle, record: undefined }, (key, value) =>
        key === 'rules' ? value.id : value,
      ),
    )
    .digest('hex')
    .slice(0, 12);

test('puzzles that have been given out never change', () => {
  const found = Object.fromEntries(
    NAMES.map((name) => [
      `${name.kind} ${name.rules.id} ${name.seed}`,
      digest(name.seed, zwikkenPuzzle(name)),
    ]),
  );
  expect(found).toEqual(golden);
});

/** Plain minimax, without anything remembered. */
function forces(position: TrickPosition): boolean {
  const seat = seatToPlay(position);
  if (seat === null) {
    return gameWinner(position.rules, position.gambler, position.takings) === position.gambler;
  }
  const after = cardsToPlay(position).map((card) => afterCard(position, card));
  return seat === position.gambler ? after.some(forces) : after.every(forces);
}

test('whether the gambler can win is right, and no foregone conclusion', () => {
  const wins = many(12).flatMap((puzzle) => (puzzle.kind === 'win' ? puzzle : []));
  for (const { position, solution } of wins) {
    expect(forces(position)).toBe(solution.wins);
    const end = solution.line.reduce(afterCard, position);
    expect(seatToPlay(end)).toBeNull();
    const won = gameWinner(end.rules, end.gambler, end.takings) === end.gambler;
    expect(won).toBe(solution.wins);
  }
  expect(new Set(wins.map(({ solution }) => solution.wins)).size).toBe(2);
});

test('the cards that may be played are those that are not refused', () => {
  for (const puzzle of many(60)) {
    if (puzzle.kind !== 'card') continue;
    const { choice, playable, rules } = puzzle;
    const allowed = choice.hand.filter((card) => cardRefusal(rules, choice, card) === undefined);
    expect(playable).toEqual(allowed);
    expect(playable.length).toBeGreaterThan(0);
  }
});

test('who wins by a zwik has one, has asked where one has to, and nobody has a higher one', () => {
  const zwiks = many(60).flatMap((puzzle) => (puzzle.kind === 'zwik' ? puzzle : []));
  for (const { rules, state, winner } of zwiks) {
    const counts = (seat: number): boolean =>
      rules.zwik.shown === 'before-bidding' || askersOf(state).includes(seat);
    const heights = state.hands.map((hand, seat) => {
      const rank = zwikIn(rules, hand);
      return rank === null || !counts(seat)
        ? Number.POSITIVE_INFINITY
        : rules.zwik.ranks.indexOf(rank);
    });
    const best = Math.min(...heights);
    expect(winner).toBe(best === Number.POSITIVE_INFINITY ? null : heights.indexOf(best));
  }
  for (const rules of RULE_SETS) {
    const winners = zwiks.filter((puzzle) => puzzle.rules === rules).map(({ winner }) => winner);
    expect(winners).toContain(null);
    expect(winners.some((winner) => winner !== null)).toBe(true);
  }
});

test('what is taken was in the pot, and only those who played for it take or pay', () => {
  for (const puzzle of many(60)) {
    if (puzzle.kind !== 'pay') continue;
    const { changes, rules, state } = puzzle;
    const playing = rules.settles === 'gambler' ? [state.game?.gambler] : askersOf(state);
    const amounts = new Set(changes.filter((change) => change !== 0).map(Math.abs));
    expect([...amounts]).toEqual([state.game?.amount]);
    for (const [seat, change] of changes.entries()) {
      if (change !== 0) expect(playing).toContain(seat);
    }
  }
});

test('a puzzle tells its story without its answer, and hints what is right', () => {
  for (const puzzle of many(10)) {
    const story = storyOf(puzzle).join(' ');
    expect(story).not.toMatch(/undefined|has won|plays for \d/);
    expect(puzzleText(puzzle)).not.toMatch(/undefined|can force|Played for/);
    expect(puzzleText(puzzle)).toMatch(/[.?]$/);
    expect(placeOf(puzzle)).toMatch(/^\w+, [345] players · (easy|middling|hard)$/);
    for (const hint of zwikkenHints(puzzle)) {
      expect(hintText(puzzle, hint)).toMatch(/[.?]$/);
      expect(hintText(puzzle, hint)).not.toMatch(/undefined/);
    }
    expect(answerText(puzzle)).toMatch(/\.$/);
  }
});

test('the card that it hangs on is led by who leads, and otherwise answers the card that was led', () => {
  const seen = new Set<string>();
  for (const puzzle of many(20)) {
    if (puzzle.kind !== 'win') continue;
    const judged = judgeReply(puzzle, { kind: 'win', wins: !puzzle.solution.wins });
    const [reason] = judged.right ? [] : reasonsOf(puzzle, judged.refutation);
    const [lead] = puzzle.solution.line;
    const leads = (puzzle.forehand === puzzle.position.gambler) === puzzle.solution.wins;
    const does = leads ? `leads ${theCard(lead as SuitedCard)}` : 'answers the lead of';
    seen.add(`${leads} ${puzzle.solution.wins}`);
    expect(reason?.text).toContain(does);
    if (leads) expect(reason?.text).toContain(`: ${seatName(puzzle.forehand)} leads`);
    else expect(reason?.text).toContain(`lead of ${theCard(lead as SuitedCard)} with`);
  }
  expect(seen.size).toBe(4);
});

test('every wrong answer is told why, in sentences', () => {
  const said = new Set<string>();
  for (const puzzle of many(25)) {
    const wrong = wrongReplies(puzzle).flatMap((reply) => {
      const judged = judgeReply(puzzle, reply);
      return judged.right ? [] : judged.refutation;
    });
    for (const refutation of wrong) {
      said.add(refutation.code);
      const reasons = reasonsOf(puzzle, refutation);
      expect(reasons.length, refutation.code).toBeGreaterThan(0);
      for (const { text } of reasons) expect(text).toMatch(/^[A-Z0-9].*\.$/s);
    }
  }
  expect([...said].sort()).toEqual([
    'forced',
    'has-not-asked',
    'higher-one',
    'holds-none',
    'no-answer',
    'paid-otherwise',
    'prevented',
    'there-is-one',
    'wrong-cards',
  ]);
});

function wrongReplies(puzzle: ZwikkenPuzzle): ZwikkenReply[] {
  switch (puzzle.kind) {
    case 'win':
      return [{ kind: 'win', wins: !puzzle.solution.wins }];
    case 'card':
      return [
        { kind: 'card', cards: puzzle.choice.hand },
        { kind: 'card', cards: [] },
      ];
    case 'zwik':
      return [null, ...puzzle.state.hands.keys()].map((winner) => ({ kind: 'zwik', winner }));
    case 'pay':
      return [
        { kind: 'pay', changes: puzzle.changes.map((change) => -change) },
        { kind: 'pay', changes: puzzle.changes.map((change) => 3 * change) },
        { kind: 'win', wins: true },
      ];
  }
}
