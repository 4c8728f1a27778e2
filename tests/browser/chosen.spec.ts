/**
 * The chosen puzzles on a phone: each is opened from its page, answered wrongly and told why, then solved by touch with
 * every answer that the slow reading finds, until its idea is shown. With ZWICKER_DEEP all of them, else one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Puzzle, PuzzleAnswer, PuzzleKind } from '../../src/engine/index.ts';
import {
  answersTo,
  judgeAnswer,
  listPlays,
  PUZZLE_KINDS,
  parsePuzzle,
  reasonChoices,
} from '../../src/engine/index.ts';
import { PUZZLE_WORDS } from '../../src/words/puzzles.ts';
import { PUZZLE_CHOSEN_WORDS } from '../../src/words/puzzlesChosen.ts';
import { shownAnswers, slowAnswers } from '../puzzles/slowAnswers.ts';
import { byTouch, give, positionIn } from './puzzleHands.ts';
import { expect, test } from './watch.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const DEEP = process.env['ZWICKER_DEEP'] !== undefined;
const CONTENT = join(import.meta.dirname, '../../src/content');

interface Chosen {
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly idea: string;
}

function chosenOf(kind: PuzzleKind): readonly Chosen[] {
  const files = readdirSync(join(CONTENT, 'puzzles', kind)).sort();
  return files.slice(0, DEEP ? files.length : 1).map((file) => {
    const json = (folder: string): unknown =>
      JSON.parse(readFileSync(join(CONTENT, folder, kind, file), 'utf8'));
    const { puzzle } = json('puzzles') as { puzzle: string };
    const read = parsePuzzle(puzzle);
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
    const text = json('en/puzzles') as { title: string; idea: string };
    return { id: file.replace('.json', ''), puzzle: read.value, ...text };
  });
}

/** The right answers: those that the slow reading finds too, where it finds them in time. */
function rightAnswers(puzzle: Puzzle): readonly PuzzleAnswer[] {
  const answers = answersTo(puzzle);
  const slow = slowAnswers(puzzle);
  if (slow !== undefined) expect(shownAnswers(answers)).toEqual(slow);
  return answers;
}

/** One that is wrong, and can be given on the page: a capture or a build before a card that is only laid down. */
function wrongAnswer(puzzle: Puzzle, [right]: readonly PuzzleAnswer[]): PuzzleAnswer {
  const position = positionIn(puzzle);
  const isWrong = (answer: PuzzleAnswer): boolean => !judgeAnswer(puzzle, answer).right;
  const candidates = (): readonly PuzzleAnswer[] => {
    switch (puzzle.kind) {
      case 'zwick': {
        const groups = [position.table.map((_, pile) => pile)];
        return [
          ...position.hand.map((card): PuzzleAnswer => ({ kind: 'zwick', card, groups })),
          { kind: 'zwick', card: null },
        ];
      }
      case 'legal':
        return [...reasonChoices(puzzle), null].map((code) => ({ kind: 'legal', code }));
      case 'count':
        return right?.kind === 'count'
          ? [{ ...right, points: right.points.map((points) => points + 1) }]
          : [];
      default: {
        const { kind } = puzzle;
        const order = ['capture', 'build', 'trail'];
        return listPlays(position)
          .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
          .map((play) => ({ kind, play }));
      }
    }
  };
  // A card that clears the table by other groups is the right card: it is no wrong answer here.
  const wrong = candidates().find(
    (answer) =>
      isWrong(answer) && (answer.kind !== 'zwick' || isWrong({ kind: 'zwick', card: answer.card })),
  );
  if (wrong === undefined) throw new Error('no wrong answer');
  return wrong;
}

const bar = (page: Page) => page.locator('.zt-bar').first();

async function expectFit(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
}

async function solve(page: Page, { id, idea, puzzle, title }: Chosen): Promise<void> {
  const hands = byTouch(page);
  await page.goto(`puzzles/chosen/${id}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const told = page.getByText(idea);
  await expect(told).toBeHidden();
  await expectFit(page);
  await page.getByText(PUZZLE_CHOSEN_WORDS.solution, { exact: true }).tap();
  await expect(told).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: PUZZLE_CHOSEN_WORDS.play }).tap();
  await expect(page.locator('.pz-play[data-solved="true"]')).toHaveCount(1);
  const answers = rightAnswers(puzzle);

  await give(page, puzzle, wrongAnswer(puzzle, answers), hands);
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  await expect(bar(page).getByRole('status')).toHaveText(/^[^{}]{12,}[.!?]/);
  await expect(page.locator('.pz-play')).not.toContainText(/undefined|NaN|null/);
  await expectFit(page);
  // Where the refutation tells the answer, one begins anew.
  if (puzzle.kind === 'legal') {
    await page.getByRole('button', { name: PUZZLE_WORDS.again }).tap();
    await expect(page.locator('.pz-play[data-over="false"][data-solved="true"]')).toHaveCount(1);
  }
  if (puzzle.kind === 'count') {
    for (const field of await page.locator('.pz-points input').all()) await field.fill('');
  }
  for (const [nth, answer] of answers.entries()) {
    await give(page, puzzle, answer, hands);
    if (puzzle.kind !== 'last') await expect(bar(page)).toHaveAttribute('data-tone', 'good');
    const said = bar(page).getByRole('status');
    await expect(said).toHaveText(/^Right!/);
    if (nth + 1 < answers.length) await expect(said).toContainText(`${nth + 1} of`);
  }
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'true');
  await expect(page.locator('.pz-answers li')).toHaveCount(answers.length);
  await expect(page.locator('.pz-idea')).toContainText(idea);
  await expect(page.locator('.pz-play')).not.toContainText(/undefined|NaN|null/);
  await expectFit(page);
}

test.describe('by touch alone, at 360 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  for (const kind of DEEP ? PUZZLE_KINDS : (['legal'] as const)) {
    test(`the chosen puzzles: ${kind}`, async ({ page, complaints }) => {
      if (DEEP) test.setTimeout(900_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      page.setDefaultTimeout(8000);
      // One that fails hides none of the others.
      const failed: string[] = [];
      for (const chosen of chosenOf(kind)) {
        try {
          await solve(page, chosen);
        } catch (reason) {
          failed.push(`${chosen.id}: ${reason}`);
        }
        failed.push(...complaints.splice(0).map((text) => `${chosen.id}: ${text}`));
      }
      expect(failed).toEqual([]);
    });
  }
});
