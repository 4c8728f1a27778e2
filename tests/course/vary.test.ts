/** The tables of a closing test: another way round by the seed, and the question the same. */
import { describe, expect, it, test } from 'vitest';
import {
  answersTo,
  consequenceOf,
  foreseenIn,
  judge,
  sameAttempt,
  varied,
} from '../../src/engine/course/index.ts';
import { cardPoints, listPlays, makePosition } from '../../src/engine/index.ts';
import { solutionText } from '../../src/words/courseSolution.ts';
import { COURSE_TEST_WORDS } from '../../src/words/courseTest.ts';
import { STEPS, type StepCase } from './lessons.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const DEEP = process.env['ZWICKER_DEEP'] !== undefined;
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].slice(
  0,
  DEEP ? 8 : 2,
);
const questionOf = ({ step: { replies, solution, task } }: StepCase) => ({
  replies,
  solution,
  task,
});

describe.each(STEPS.map((step) => [step.name, step] as const))('%s', (_name, one) => {
  const before = questionOf(one);

  it.each(SEEDS)(
    'by the seed %s asks the same: right answers, plays, points and refusals',
    (seed) => {
      for (const suits of [true, false]) {
        const { replies, solution, task } = varied(before, seed, { suits });
        const right = answersTo(task);
        expect(right).toHaveLength(one.step.answers);
        expect(right.some((answer) => sameAttempt(answer, solution))).toBe(true);
        expect(judge(task, solution).reached).toBe(true);
        expect(listPlays(task.position)).toHaveLength(listPlays(before.task.position).length);
        const points = ({ position: { hand, table, variant } }: typeof task): number =>
          cardPoints([...hand, ...table.flatMap(({ cards }) => cards)], variant);
        expect(points(task)).toBe(points(before.task));
        for (const [nth, reply] of replies.entries()) {
          for (const [at, tried] of reply.tries.entries()) {
            const old = before.replies[nth]?.tries[at];
            expect(foreseenIn(task, tried, replies)?.id).toBe(reply.id);
            expect(judge(task, tried).refusal?.code).toBe(
              old && judge(before.task, old).refusal?.code,
            );
          }
        }
        expect(solutionText(task, solution, consequenceOf(task, solution))).toMatch(/[.!]$/);
      }
    },
  );

  it('is the same by the same seed, and has the same cards where suits stay', () => {
    const table = (suits: boolean): string =>
      makePosition(varied(before, 'seed', { suits }).task.position);
    expect(table(true)).toBe(table(true));
    const cardsOf = ({ position: { hand, table: piles } }: typeof before.task): string =>
      [...hand, ...piles.flatMap(({ cards }) => cards)].toSorted().join();
    expect(cardsOf(varied(before, 'seed', { suits: false }).task)).toBe(cardsOf(before.task));
  });
});

test('most tables of a test are not those of the lessons', () => {
  const others = STEPS.filter((step) => {
    const before = questionOf(step);
    const after = varied(before, 'abc123', { suits: true });
    return makePosition(after.task.position) !== makePosition(before.task.position);
  });
  expect(others.length).toBeGreaterThan(STEPS.length * 0.9);
});

test('cards that score are never exchanged for others', () => {
  const points = STEPS.find(({ name }) => name === 'counting/a-pile');
  if (points === undefined) throw new Error('no such step');
  for (const seed of SEEDS) {
    const { position } = varied(questionOf(points), seed, { suits: true }).task;
    expect(position.table.flatMap(({ cards }) => cards)).toContain('10D');
  }
});

test('words that name a suit are known', () => {
  expect(COURSE_TEST_WORDS.namesSuit('The ten of diamonds is yours.')).toBe(true);
  expect(COURSE_TEST_WORDS.namesSuit('Both are clubs.')).toBe(true);
  expect(COURSE_TEST_WORDS.namesSuit('Seven takes seven.')).toBe(false);
});
