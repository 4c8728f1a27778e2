/** Around the practice puzzles: what is made ahead, where no worker starts, large text, and what a screen reader gets. */
import type { Page } from '@playwright/test';
import type { Puzzle, PuzzleAnswer, PuzzleKind } from '../../src/engine/index.ts';
import {
  answersTo,
  applyPlay,
  generatePuzzle,
  makePuzzleLink,
  type Play,
  PUZZLE_KINDS,
  PUZZLE_LEVELS,
  resultOf,
  runSearch,
  type State,
  searchLine,
  VARIANTS,
} from '../../src/engine/index.ts';
import { PUZZLE_WORDS } from '../../src/words/puzzles.ts';
import { PUZZLE_LINE_WORDS } from '../../src/words/puzzlesLine.ts';
import { sayNone } from './puzzleHands.ts';
import { expect, test } from './watch.ts';

function puzzleOf(kind: PuzzleKind, seed = 'beside') {
  const { puzzle } = generatePuzzle({ kind, variant: VARIANTS[0], level: 2, seed });
  return { puzzle, link: makePuzzleLink(puzzle), answers: answersTo(puzzle) };
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.pz-play[data-solved="true"]')).toHaveCount(1);
}

async function open(page: Page, kind: PuzzleKind, link: string): Promise<void> {
  await page.goto(`puzzles/${kind}/#${link}`);
  await ready(page);
}

async function solve(page: Page): Promise<void> {
  for (const name of ['Hint', 'Second hint', 'Show the solution']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
}

/** Remembers which puzzles workers have made. */
async function whatIsMade(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const made: string[] = [];
    const Own = window.Worker;
    Object.assign(window, {
      made,
      Worker: class extends Own {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener('message', ({ data }) => {
            if (data.ok === true && typeof data.reply.link === 'string') made.push(data.reply.link);
          });
        }
      },
    });
  });
  return () => page.evaluate(() => (window as never as { made: string[] }).made);
}

/** Clicks, and says whether a puzzle lies there two frames later that did not before. */
function comesAtOnce(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(async (what) => {
    const before = document.querySelector('.pz-play');
    const target = [...document.querySelectorAll<HTMLElement>('.pz :is(a, button)')].find((one) =>
      one.matches(what),
    );
    target?.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const now = document.querySelector('.pz-play');
    return now !== null && now !== before;
  }, selector);
}

test.describe('what is next has been made', () => {
  test('while somebody is at the one before: the first of every level, and the next, come at a click', async ({
    page,
  }) => {
    const made = await whatIsMade(page);
    await page.goto('puzzles/last/');
    await ready(page);
    // The one that lies there, the next one, and the first of each other level.
    const wait = (many: number) =>
      expect.poll(async () => (await made()).length, { timeout: 40_000 }).toBe(many);
    await wait(1 + PUZZLE_LEVELS.length);
    const mark = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        for (const old of document.querySelectorAll('[data-next]'))
          old.removeAttribute('data-next');
        button.setAttribute('data-next', '');
      });
    await mark('Fiendish');
    expect(await comesAtOnce(page, '[data-next]')).toBe(true);
    await expect(page.locator('.pz-place')).toContainText(/fiendish|this is/);
    // What was taken is made anew.
    await wait(2 + PUZZLE_LEVELS.length);
    await mark('Another puzzle');
    expect(await comesAtOnce(page, '[data-next]')).toBe(true);
  });

  test('while the set of a day is read: each of its puzzles', async ({ page }) => {
    const made = await whatIsMade(page);
    await page.goto('puzzles/daily/#2026-03-01');
    await expect(page.locator('.pz-set li')).toHaveCount(PUZZLE_KINDS.length);
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(PUZZLE_KINDS.length);
    expect(await comesAtOnce(page, `[href$="~${PUZZLE_KINDS.length}"]`)).toBe(true);
  });
});

test.describe('where the script of the worker does not arrive', () => {
  test.beforeEach(({ page }) => page.route('**/worker-*.js', (route) => route.abort()));

  test('a puzzle comes all the same, and is judged', async ({ page }) => {
    await page.goto('puzzles/zwick/');
    await ready(page);
    await sayNone(page);
    await expect(page.locator('.zt-bar')).toHaveAttribute('data-tone', /good|bad/);
  });

  test('a sheet comes all the same', async ({ page }) => {
    await page.goto('sheets/');
    await expect(page.locator('.paper[data-ready]')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.paper-puzzles > li')).toHaveCount(6);
  });
});

test.describe('the last plays go on', () => {
  const { answers, link, puzzle } = puzzleOf('last');
  const [answer] = answers;
  if (puzzle.kind !== 'last' || answer?.kind !== 'last') throw new Error('no last plays');
  const line = runSearch(searchLine(puzzle, answer.play));
  const end = line.reduce<State>((state, play: Play) => applyPlay(state, play), puzzle.state);

  test('play by play to the score, forward and back, by keyboard', async ({ page, complaints }) => {
    await open(page, 'last', link);
    await solve(page);
    await expect(page.getByRole('heading', { name: PUZZLE_LINE_WORDS.title })).toBeVisible();
    const told = page.locator('.pz-going .zt-line');
    await expect(told).toContainText(`Play 1 of ${line.length}: You`);
    const forward = page.getByRole('button', { name: PUZZLE_LINE_WORDS.forward });
    await forward.focus();
    for (let at = 1; at < line.length; at++) {
      await page.keyboard.press('Enter');
      await expect(told).toContainText(`Play ${at + 1} of ${line.length}: `);
    }
    await page.keyboard.press('Enter');
    await expect(told).toContainText('The round is over');
    for (const points of resultOf(end).points) await expect(told).toContainText(` ${points}`);
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await expect(forward).toBeFocused();
    const back = page.getByRole('button', { name: PUZZLE_LINE_WORDS.back });
    await back.click();
    await expect(told).toContainText(`Play ${line.length} of ${line.length}: `);
    expect(complaints).toEqual([]);
  });
});

test('a round that is counted opens on the score page, and a count that lay there can be had back', async ({
  page,
  complaints,
}) => {
  const { answers, link, puzzle } = puzzleOf('count');
  const [answer] = answers;
  if (puzzle.kind !== 'count' || answer?.kind !== 'count') throw new Error('no count');
  await open(page, 'count', link);
  await page.getByRole('link', { name: PUZZLE_WORDS.score }).click();
  const { seats, variant } = puzzle.state;
  await expect(page).toHaveURL(new RegExp(`/score/#${variant.id}_${seats}$`));
  const result = page.locator('.sc-result');
  for (const points of answer.points) await expect(result).toContainText(`${points}`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const other = puzzleOf('count', 'another count');
  await page.goto('about:blank');
  await open(page, 'count', other.link);
  await page.getByRole('link', { name: PUZZLE_WORDS.score }).click();
  if (other.puzzle.kind === 'count' && other.puzzle.state.seats === seats) {
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const points of answer.points) await expect(result).toContainText(`${points}`);
  }
  await page.goto('about:blank');
  await page.goto('score/#s1~christiansen-4~000000');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the table of the day’s puzzle comes before what its kind is about', async ({ page }) => {
    await page.goto('puzzles/daily/#2026-03-01~1');
    await ready(page);
    const about = page.locator('.pz-what p');
    await expect(about).toBeHidden();
    const felt = await page.locator('.zt-felt').boundingBox();
    expect(felt?.y).toBeLessThan(420);
    await page.locator('.pz-what summary').click();
    await expect(about).toBeVisible();
  });
});

/** What can be answered, by name. */
function choicesOf(puzzle: Puzzle, answers: readonly PuzzleAnswer[]): readonly string[] {
  switch (puzzle.kind) {
    case 'zwick':
      return [PUZZLE_WORDS.zwickNone, PUZZLE_WORDS.answer];
    case 'legal':
      return [PUZZLE_WORDS.legalYes, PUZZLE_WORDS.answer];
    case 'count':
      return [PUZZLE_WORDS.countCheck];
    default:
      return answers.length > 0 ? ['list "In your hand"', 'group "What you can do"'] : [];
  }
}

for (const kind of PUZZLE_KINDS) {
  const { answers, link, puzzle } = puzzleOf(kind);

  test(`${kind}: at 320 px and at twice the size of text nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, kind, link);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const cut = (): Promise<unknown> =>
      page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cut: [...document.querySelectorAll<HTMLElement>('.pz *')]
          .filter(
            (one) =>
              one.checkVisibility() &&
              !one.closest('svg, .visually-hidden, .zt-hand, .zt-piles') &&
              (one.scrollWidth > one.clientWidth + 1 ||
                one.getBoundingClientRect().right > innerWidth + 1) &&
              getComputedStyle(one).display !== 'inline',
          )
          .map((one) => `${one.tagName} ${one.className}`),
      }));
    expect(await cut()).toEqual({ wide: 0, cut: [] });
    await solve(page);
    await expect(page.locator('.pz-answers li')).toHaveCount(answers.length);
    for (const details of await page.locator('.pz details > summary').all()) await details.click();
    expect(await cut()).toEqual({ wide: 0, cut: [] });
  });

  test(`${kind}: question, table, choice and verdict are there as text`, async ({ page }) => {
    await open(page, kind, link);
    const tree = await page.locator('.pz-play').ariaSnapshot();
    const question = await page.locator('.pz-play .zt-title').first().textContent();
    expect(tree).toContain(`heading "${question}"`);
    const cards =
      puzzle.kind === 'count'
        ? puzzle.state.won.flat()
        : ('position' in puzzle ? puzzle.position : puzzle.state).table.flatMap(
            (pile) => pile.cards,
          );
    expect(tree.match(/ of (spades|hearts|diamonds|clubs)|joker/g)?.length).toBeGreaterThanOrEqual(
      Math.min(cards.length, 4),
    );
    for (const choice of choicesOf(puzzle, answers)) expect(tree).toContain(choice);
    await solve(page);
    if (kind === 'last') await expect(page.locator('.pz-going')).toBeVisible();
    await expect(page.locator('.pz-answers li')).toHaveCount(answers.length);
    const after = await page.locator('.pz-play').ariaSnapshot();
    expect(after).toMatch(/status/);
    expect(after).toContain(PUZZLE_WORDS.shown);
    expect(after).toMatch(/heading "(The answer|All \d+ answers)"/);
  });
}
