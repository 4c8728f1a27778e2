/** The practice puzzles: each kind by keyboard alone and by touch alone, and what may go wrong around them. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Puzzle, PuzzleKind } from '../../src/engine/index.ts';
import {
  answersTo,
  generatePuzzle,
  judgeAnswer,
  makePuzzleLink,
  PUZZLE_KINDS,
  parsePuzzle,
  parsePuzzleLink,
  reasonChoices,
  VARIANTS,
} from '../../src/engine/index.ts';
import { PUZZLE_WORDS, REASON_WORDS } from '../../src/words/puzzles.ts';
import { PUZZLE_KIND_WORDS } from '../../src/words/puzzlesPage.ts';
import { answering, byTouch, give, type Hands, none, positionIn, sayNone } from './puzzleHands.ts';
import { expect, test } from './watch.ts';

/** A puzzle of the kind that is always the same in a test, with its answers worked out here. */
function puzzleOf(kind: PuzzleKind, seed = 'browser', level: 1 | 2 | 3 = 2) {
  const { puzzle } = generatePuzzle({ kind, variant: VARIANTS[0], level, seed });
  return { puzzle, link: makePuzzleLink(puzzle), answers: answersTo(puzzle) };
}

/** A Zwick that there is, or is none. */
function zwickThat(isThere: boolean) {
  for (let seed = 0; ; seed++) {
    const found = puzzleOf('zwick', `${isThere} ${seed}`);
    const [answer] = found.answers;
    if (answer?.kind === 'zwick' && (answer.card !== null) === isThere) return found;
  }
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('.pz-play[data-solved="true"]')).toHaveCount(1);
}

async function open(page: Page, kind: PuzzleKind, link: string): Promise<void> {
  await page.goto(`puzzles/${kind}/#${link}`);
  await ready(page);
}

const cardOf = (puzzle: Puzzle) => positionIn(puzzle).hand[0] ?? null;
const pilesOf = (puzzle: Puzzle) => positionIn(puzzle).table.map((_, pile) => pile);
const bar = (page: Page) => page.locator('.zt-bar');
const linkOf = (page: Page): string => new URL(page.url()).hash.slice(1);

/** By Tab, arrows, Space and Enter. */
function byKeyboard(page: Page): Hands {
  const focus = async (selector: string): Promise<void> => {
    const target = page.locator(selector);
    await expect(target).toHaveCount(1);
    const group = await target.evaluate((element) => {
      const name = ['pile', 'hand', 'bar'].find((one) => element.hasAttribute(`data-${one}`));
      return name === undefined
        ? (element as HTMLInputElement).type === 'radio'
          ? '[type="radio"]'
          : null
        : `[data-${name}]`;
    });
    const isThere = (): Promise<boolean> => target.evaluate((at) => at === document.activeElement);
    const inGroup = (): Promise<boolean> =>
      page.evaluate(
        (name) => name !== null && document.activeElement?.matches(name) === true,
        group,
      );
    for (let tabs = 0; tabs < 120 && !(await isThere()) && !(await inGroup()); tabs++) {
      await page.keyboard.press(tabs < 2 ? 'Shift+Tab' : 'Tab');
    }
    for (let steps = 0; steps < 30 && !(await isThere()); steps++) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(target).toBeFocused();
  };
  return {
    choose: async (selector) => {
      await focus(selector);
      const isRadio = await page
        .locator(selector)
        .evaluate((element) => (element as HTMLInputElement).type === 'radio');
      await page.keyboard.press(isRadio ? 'Space' : 'Enter');
    },
    type: async (selector, text) => {
      await focus(selector);
      await page.keyboard.type(text);
    },
  };
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const kind of PUZZLE_KINDS) {
  test.describe(PUZZLE_KIND_WORDS[kind].name, () => {
    const { answers, link, puzzle } = puzzleOf(kind);

    test('is solved by keyboard alone, to the last of its answers', async ({
      page,
      complaints,
    }) => {
      await open(page, kind, link);
      for (const [at, answer] of answers.entries()) {
        await give(page, puzzle, answer, byKeyboard(page));
        await expect(bar(page)).toHaveAttribute('data-tone', 'good');
        if (at + 1 < answers.length) {
          await expect(bar(page)).toContainText(`${at + 1} of ${answers.length} found`);
        }
      }
      await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'true');
      await expect(page.locator('.pz-answers li')).toHaveCount(answers.length);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).not.toHaveCount(0);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });

    test('with all on the table the focus is on the answers', async ({ page }) => {
      await open(page, kind, link);
      await expect(page.locator('[data-solved="true"]')).toBeVisible();
      await page.getByRole('button', { name: 'Hint', exact: true }).focus();
      for (const name of ['Second hint', 'Show the solution']) {
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(page.locator('.pz-answers h3')).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

      test('is solved by touch alone, and nothing is too wide', async ({ page, complaints }) => {
        await open(page, kind, link);
        const [answer] = answers;
        if (answer === undefined) throw new Error('no answer');
        await give(page, puzzle, answer, byTouch(page));
        await expect(bar(page)).toHaveAttribute('data-tone', 'good');
        // What is looked at is not to be taken away meanwhile.
        if (kind === 'last' && answers.length === 1) {
          await expect(page.locator('.pz-going')).toBeVisible();
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const small = await page
          .locator('.pz :is(button, a.button, summary, input):visible')
          .evaluateAll((all) =>
            all
              .filter((one) => !one.matches('[type="radio"], .zt-card'))
              .map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
              .filter(([, height]) => height < 43.5),
          );
        expect(small).toEqual([]);
        expect(complaints).toEqual([]);
      });
    });

    test('its third hint solves it, in the dark and at 320 px too', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, kind, link);
      for (const name of ['Hint', 'Second hint', 'Show the solution']) {
        await page.getByRole('button', { name, exact: true }).click();
      }
      await expect(page.locator('.pz-answers li')).toHaveCount(answers.length);
      await expect(page.locator('.pz-hints p')).toHaveCount(2);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('shows what it asks, and an example with its solution', async ({ page }) => {
        await page.goto(`puzzles/${kind}/`);
        await expect(page.getByText(PUZZLE_KIND_WORDS[kind].about)).toBeVisible();
        await expect(page.locator('.pz-example .card').first()).toBeVisible();
        const solution = page.locator('.pz-example > details');
        await expect(solution.locator('p').first()).toBeHidden();
        await solution.locator('> summary').click();
        await expect(solution.locator('p').first()).toBeVisible();
        await expect(page.locator('.pz-room')).toBeHidden();
      });
    });
  });
}

for (const kind of ['haul', 'build', 'break', 'last'] as const) {
  test(`a key pressed twice gives an answer once: ${PUZZLE_KIND_WORDS[kind].name}`, async ({
    page,
  }) => {
    const { answers, link, puzzle } = puzzleOf(kind);
    const [answer] = answers;
    if (answer === undefined) throw new Error('no answer');
    await open(page, kind, link);
    const keys = byKeyboard(page);
    const choose = async (selector: string): Promise<void> => {
      await keys.choose(selector);
      // The button of the play.
      if (selector === '[data-wanted]') await page.keyboard.press('Enter');
    };
    await give(page, puzzle, answer, { ...keys, choose });
    await expect(bar(page)).toHaveAttribute('data-tone', 'good');
    await expect(page.locator('.zt [aria-pressed="true"]')).toHaveCount(0);
  });
}

test('a wrong answer is told why, and may be followed by a right one', async ({ page }) => {
  const { answers, link, puzzle } = zwickThat(true);
  await open(page, 'zwick', link);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  await expect(bar(page)).toContainText('There is one after all');
  const [answer] = answers;
  if (answer === undefined) throw new Error('no answer');
  await give(page, puzzle, answer, byTouchOrClick(page));
  await expect(bar(page)).toHaveAttribute('data-tone', 'good');
});

/** By mouse. */
function byTouchOrClick(page: Page): Hands {
  return {
    choose: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
  };
}

test('a choice is undone before it counts', async ({ page }) => {
  const { link } = zwickThat(true);
  await open(page, 'zwick', link);
  await page.locator('[data-hand="0"]').click();
  await page.locator('[data-pile="0"]').click();
  await page.locator('[data-pile="0"]').click();
  await expect(page.locator('[data-pile="0"]')).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-pile="0"]').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.zt [aria-pressed="true"]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('zwicker:puzzles'))).toBeNull();
});

/** How often the puzzle was answered wrongly: what a tap too many would show in. */
const wrongs = (page: Page, link: string): Promise<number> =>
  page.evaluate(
    (at) => JSON.parse(sessionStorage.getItem('zwicker:puzzles:now') ?? '').doing[at].wrong,
    link,
  );

test('that there is none is chosen first, and counts only as the answer', async ({ page }) => {
  const { link } = zwickThat(true);
  await open(page, 'zwick', link);
  const isChosen = (is: boolean) =>
    expect(none(page)).toHaveAttribute('aria-pressed', is ? 'true' : 'false');
  await expect(answering(page)).toHaveAttribute('aria-disabled', 'true');
  // Whatever has been chosen at the table is there again when it is taken back.
  await page.locator('[data-hand="1"]').click();
  await page.locator('[data-pile="0"]').click();
  await none(page).click();
  await isChosen(true);
  await expect(bar(page).getByRole('status')).toHaveText(PUZZLE_WORDS.zwickNoneChosen);
  await expect(page.locator('[data-hand][aria-pressed="true"]')).toHaveCount(0);
  await none(page).click();
  await isChosen(false);
  await expect(page.locator('[data-hand="1"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-pile="0"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(answering(page)).toHaveAttribute('aria-disabled', 'true');
  // A card is a choice in its place.
  await none(page).click();
  await page.locator('[data-hand="0"]').click();
  await isChosen(false);
  await expect(page.locator('.zt [aria-pressed="true"]')).toHaveCount(1);
  // By the keyboard, and back by it.
  await none(page).focus();
  await page.keyboard.press('Space');
  await isChosen(true);
  await page.keyboard.press('Escape');
  await isChosen(false);
  await expect(none(page)).toBeFocused();
  await expect(page.getByRole('button', { name: PUZZLE_WORDS.undo })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: PUZZLE_WORDS.undo }).click();
  await isChosen(false);
  await expect(none(page)).toBeFocused();
  // Two clicks at once are one.
  await none(page).dblclick();
  await isChosen(true);
  await page.reload();
  await ready(page);
  await isChosen(true);
  await expectAccessible(page);
  expect(await wrongs(page, link)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('zwicker:puzzles'))).toBeNull();
  await none(page).focus();
  await page.keyboard.press('Tab');
  await expect(answering(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  await isChosen(false);
  await expect(answering(page)).toBeFocused();
  await expect.poll(() => wrongs(page, link)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a fast double tap on “There is none” is no answer, and nothing below moves', async ({
    page,
  }) => {
    const { link } = zwickThat(true);
    await open(page, 'zwick', link);
    const { height = 0, width = 0, x = 0, y = 0 } = (await none(page).boundingBox()) ?? {};
    const places = () =>
      page
        .locator('.pz-answer button:not([aria-label]), [data-hand="0"]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await places();
    for (let taps = 0; taps < 2; taps++) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    const pressed = (await none(page).getAttribute('aria-pressed')) === 'true';
    if (!pressed) await byTouch(page).choose('.pz-pick');
    await expect(none(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await places()).toEqual(before);
    await byTouch(page).choose('.pz-answer .button--main');
    await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
    await expect.poll(() => wrongs(page, link)).toBe(1);
  });
});

test('a verdict on a play is taken back before it counts', async ({ page }) => {
  const { link } = puzzleOf('legal');
  await open(page, 'legal', link);
  const first = page.locator('.pz-verdicts input').first();
  await first.check();
  await page.keyboard.press('Escape');
  await expect(first).not.toBeChecked();
  await first.check();
  await page.getByRole('button', { name: PUZZLE_WORDS.undo }).click();
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await expect(answering(page)).toHaveAttribute('aria-disabled', 'true');
  await answering(page).press('Enter');
  await first.check();
  expect(await wrongs(page, link)).toBe(0);
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'false');
});

test('what was chosen at the table is gone once the solution is shown', async ({ page }) => {
  for (const kind of ['haul', 'zwick'] as const) {
    const { link } = kind === 'zwick' ? zwickThat(true) : puzzleOf(kind);
    await open(page, kind, link);
    await page.locator('[data-hand="1"]').click();
    await page.locator('[data-pile="0"]').click();
    for (const name of ['Hint', 'Second hint', 'Show the solution']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(bar(page).getByRole('status')).toHaveText(PUZZLE_WORDS.shown);
    await expect(page.locator('.zt-plays button')).toHaveCount(0);
    await expect(page.locator('.zt [aria-pressed="true"]')).toHaveCount(0);
  }
});

test('who goes away in the middle finds the same puzzle and the same choice', async ({ page }) => {
  for (const kind of ['zwick', 'haul'] as const) {
    const { link } = kind === 'zwick' ? zwickThat(true) : puzzleOf(kind);
    await open(page, kind, link);
    await page.locator('[data-hand="1"]').click();
    await page.locator('[data-pile="0"]').click();
    await page.getByRole('link', { name: 'Open in the calculator' }).click();
    await expect(page).toHaveURL(/\/calculator\/#p1~/);
    await expect(page.locator('.cc[data-ready="true"]')).toBeVisible();
    await page.goBack();
    await ready(page);
    expect(linkOf(page)).toBe(link);
    await expect(page.locator('[data-hand="1"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-pile="0"]')).toHaveAttribute('aria-pressed', 'true');
    // Through the door, without its address.
    await page.goto('rules/');
    await page.goto(`puzzles/${kind}/`);
    await ready(page);
    expect(linkOf(page)).toBe(link);
    await expect(page.locator('[data-hand="1"]')).toHaveAttribute('aria-pressed', 'true');
  }
});

test('back and forward go through the puzzles of a run', async ({ page }) => {
  const { link } = zwickThat(false);
  await open(page, 'zwick', link);
  await sayNone(page);
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'true');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => linkOf(page)).not.toBe(link);
  await ready(page);
  await expect(page.locator('.zt-title')).toBeFocused();
  const second = linkOf(page);
  await page.goBack();
  await expect.poll(() => linkOf(page)).toBe(link);
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'true');
  await page.goForward();
  await expect.poll(() => linkOf(page)).toBe(second);
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'false');
});

test('a fast double tap does nothing twice', async ({ page }) => {
  const { link } = zwickThat(false);
  await open(page, 'zwick', link);
  await page.getByRole('button', { name: 'Hint', exact: true }).dblclick();
  await expect(page.locator('.pz-hints p')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Second hint' })).toBeVisible();
  await sayNone(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Next puzzle' }).dblclick();
  await expect.poll(() => linkOf(page)).not.toBe(link);
  await ready(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page.locator('.pz-hints p')).toHaveCount(0);
});

test('a bad link is told, and a new puzzle offered', async ({ page, complaints }) => {
  const { link } = puzzleOf('zwick');
  const bad: readonly (readonly [string, RegExp])[] = [
    [link.slice(0, -9), /cut off/],
    ['nonsense', /is no link to a puzzle/],
    [link.replace('q1~', 'q7~'), /newer edition/],
    ['%E0%A4%A', /is no link to a puzzle/],
  ];
  for (const [fragment, message] of bad) {
    await page.goto('about:blank');
    await page.goto(`puzzles/zwick/#${fragment}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await ready(page);
    const read = parsePuzzleLink(linkOf(page));
    expect(read.ok).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('what programs put behind a link is left out, and a link opens the page of its kind', async ({
  page,
}) => {
  const { link } = puzzleOf('haul');
  await page.goto(`puzzles/zwick/#${link}&utm_source=chat`);
  await expect(page).toHaveURL(/\/puzzles\/haul\/#/);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PUZZLE_KIND_WORDS.haul.name);
});

test('a puzzle that can’t be worked out gives way to another', async ({ page }) => {
  // Made by hand: eight cards each, so that nobody could search it to its end.
  const made = parsePuzzleLink(puzzleOf('last').link);
  if (!made.ok || made.value.kind !== 'last') throw new Error('no last plays');
  const { state } = made.value;
  const won = state.won.flat();
  const hands = state.hands.map((hand, seat) => [...hand, ...won.slice(seat * 7, seat * 7 + 7)]);
  const rest = won.slice(state.seats * 7);
  const link = makePuzzleLink({
    kind: 'last',
    state: { ...state, hands, won: state.won.map((_, side) => (side === 0 ? rest : [])) },
  });
  await page.goto(`puzzles/last/#${link}`);
  await expect(page.getByRole('alert')).toContainText('can’t be worked out');
  await ready(page);
  expect(linkOf(page)).not.toBe(link);
});

test('without a worker the page works it out itself', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await page.goto('puzzles/zwick/');
  await ready(page);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', /good|bad/);
  expect(complaints).toEqual([]);
});

test('where nothing can be kept the puzzles are there all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const { link } = zwickThat(false);
  await open(page, 'zwick', link);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', 'good');
  await expect(page.locator('.notice')).toContainText('keeps nothing');
});

test('each level gives a puzzle of it, in the version of the settings', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('zwicker:settings', '{"v":1,"version":"christiansen"}');
  });
  await page.goto('puzzles/haul/');
  await ready(page);
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page.locator('.pz-place')).toContainText('hard');
  await expect(page.locator('.pz-place')).toContainText('Christiansen');
  await ready(page);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Hard', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a version without owned builds has no builds to make sure of: it is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('zwicker:settings', '{"v":1,"version":"huelsemann"}');
  });
  await page.goto('puzzles/build/');
  await ready(page);
  await expect(page.locator('.pz-place')).toContainText('There are no such puzzles in Hülsemann');
});

test('every reason that the page offers is one that the engine offers', async ({ page }) => {
  const { link, puzzle } = puzzleOf('legal', 'reasons');
  if (puzzle.kind !== 'legal') throw new Error('not legal');
  await open(page, 'legal', link);
  await expect(page.locator('.pz-verdicts label')).toHaveText([
    PUZZLE_WORDS.legalYes,
    ...reasonChoices(puzzle).map((code) => PUZZLE_WORDS.legalNo(REASON_WORDS[code])),
  ]);
  const codes = [null, ...reasonChoices(puzzle)];
  const wrong = codes.find((code) => !judgeAnswer(puzzle, { kind: 'legal', code }).right);
  await page.locator(`.pz-verdicts input[value="${wrong ?? ''}"]`).check();
  await answering(page).click();
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  await expect(page.locator('.pz-play')).toHaveAttribute('data-over', 'true');
});

test('what went wrong waits among the mistakes until it is put right', async ({ page }) => {
  const { answers, link, puzzle } = zwickThat(true);
  await open(page, 'zwick', link);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  await page.goto('puzzles/mistakes/');
  await expect(page.locator('.pz-set li')).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('.pz-set a').click();
  await ready(page);
  const [answer] = answers;
  if (answer === undefined) throw new Error('no answer');
  await give(page, puzzle, answer, byTouchOrClick(page));
  await expect(page.getByText('Put right')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.pz-set li')).toHaveCount(0);
  // Solved right after the wrong answer, on whatever page, it is put right too.
  const other = zwickThat(false);
  await open(page, 'zwick', other.link);
  const wrong = {
    kind: 'zwick',
    card: cardOf(other.puzzle),
    groups: [pilesOf(other.puzzle)],
  } as const;
  await give(page, other.puzzle, wrong, byTouchOrClick(page));
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  const kept = () => page.evaluate(() => localStorage.getItem('zwicker:puzzles') ?? '');
  expect(JSON.parse(await kept()).mistakes).toHaveLength(1);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', 'good');
  expect(JSON.parse(await kept()).mistakes).toEqual([]);
  await page.goto('puzzles/');
  await expect(page.locator('.pz-own')).toContainText('0 of 2 puzzles solved the first time');
});

test('the set of a day is the same for everybody, and is kept as done', async ({
  page,
  complaints,
}) => {
  await page.goto('puzzles/daily/#2026-03-01');
  await expect(page.locator('.pz-set li')).toHaveCount(PUZZLE_KINDS.length);
  const names = await page.locator('.pz-set a').allTextContents();
  expect([...names].sort()).toEqual(
    PUZZLE_KINDS.map((kind) => PUZZLE_KIND_WORDS[kind].name).sort(),
  );
  await expectAccessible(page);
  const nth = names.indexOf(PUZZLE_KIND_WORDS.zwick.name);
  await page.locator('.pz-set a').nth(nth).click();
  await ready(page);
  expect(linkOf(page)).toBe(`2026-03-01~${nth + 1}`);
  const cards = await page
    .locator('[data-hand]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', /good|bad/);
  await page.goBack();
  await expect(page.locator('.pz-set li').nth(nth)).not.toHaveAttribute('data-mark', '-');
  // Somebody else, on another day, sees the same cards.
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(`puzzles/daily/#2026-03-01~${nth + 1}`);
  await ready(page);
  expect(
    await page
      .locator('[data-hand]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(cards);
  expect(complaints).toEqual([]);
});

test('days that are none, or have not come yet, are told', async ({ page }) => {
  for (const [fragment, message] of [
    ['2026-02-30', /is no day/],
    ['yesterday', /is no day/],
    ['2999-01-01', /has not come yet/],
    ['2026-03-01~9', /has no puzzle 9/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`puzzles/daily/#${fragment}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('.pz-set li')).toHaveCount(PUZZLE_KINDS.length);
  }
});

test('midnight leaves the set that lies there, and offers the new one', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T23:59:00') });
  await page.goto('puzzles/daily/');
  await expect(page.locator('.pz-set li')).toHaveCount(PUZZLE_KINDS.length);
  expect(linkOf(page)).toBe('2026-11-30');
  await page.clock.runFor(120_000);
  await expect(page.getByText('The day has changed')).toBeVisible();
  expect(linkOf(page)).toBe('2026-11-30');
  await page.getByRole('link', { name: 'To today’s set' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText('1 December 2026');
});

test('the third wrong answer ends a run against the clock, and the run is kept', async ({
  page,
}) => {
  await page.goto('puzzles/clock/');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const over = page.getByRole('heading', { name: 'The run is over' });
  let given = 0;
  for (let answers = 0; answers < 60 && !(await over.isVisible()); answers++) {
    await expect(none(page).or(over)).toBeVisible();
    if (await over.isVisible()) break;
    // Gone where the run is over: what is asked for then must not be waited for.
    const counts = async () => (await page.locator('.pz-counts').allTextContents()).join();
    const before = await counts();
    // However fast: one tap chooses, and two at once on the other button are one answer.
    await none(page).dblclick();
    await expect(none(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await counts()).toBe(before);
    await answering(page).dblclick();
    await expect.poll(counts).not.toBe(before);
    given++;
  }
  await expect(over).toBeFocused();
  const result = page.getByText(/, 3 wrong\.$/);
  await expect(result).toBeVisible();
  expect(Number.parseInt((await result.textContent()) ?? '', 10) + 3).toBe(given);
  // What went wrong stays what it was, whichever kind is chosen for the next run.
  const missed = page.getByRole('link', { name: PUZZLE_KIND_WORDS.zwick.name });
  await expect(missed).toHaveCount(3);
  await page.getByRole('radio', { name: PUZZLE_KIND_WORDS.haul.name }).check();
  await expect(missed).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your best runs' })).toBeVisible();
});

test('the header of a run against the clock names the game of the table that lies there', async ({
  page,
}) => {
  await page.goto('puzzles/clock/');
  const game = page.locator('[data-settings] summary');
  const before = await game.textContent();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const place = (await page.locator('.pz-place').textContent()) ?? '';
  const [version = '', players = ''] = place.replace(/ players.*/, '').split(', ');
  await expect(game).toContainText(version);
  await expect(game).toContainText(players);
  await page.getByRole('button', { name: 'End the run' }).click();
  await expect(game).toHaveText(before ?? '');
});

test('a pause covers the table, and the clock stands', async ({ page }) => {
  await page.goto('puzzles/clock/');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.pz-play')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.pz-play')).toBeHidden();
  const time = await page.getByRole('timer').textContent();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('timer')).toHaveText(time ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.pz-play')).toBeVisible();
  await expect(page.getByRole('timer')).not.toHaveText(time ?? '', { timeout: 4000 });
});

test('a puzzle that came by a link names its own level, and lights it', async ({ page }) => {
  const { link } = puzzleOf('zwick', 'its level', 3);
  await open(page, 'zwick', link);
  await expect(page.getByRole('button', { name: 'Middling', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('.pz-place')).toContainText('middling');
});

test('the level that is chosen can be read while the pointer rests on it', async ({ page }) => {
  await page.goto('puzzles/haul/');
  await ready(page);
  const hard = page.getByRole('button', { name: 'Hard', exact: true });
  await hard.click();
  await hard.hover();
  await expect(hard).toHaveAttribute('aria-pressed', 'true');
  const { violations } = await new AxeBuilder({ page })
    .include('.pz-levels')
    .withRules(['color-contrast'])
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the solution takes the place of what a wrong answer came to', async ({ page }) => {
  const { link } = zwickThat(true);
  await open(page, 'zwick', link);
  await sayNone(page);
  await expect(bar(page)).toHaveAttribute('data-tone', 'bad');
  for (const name of ['Hint', 'Second hint', 'Show the solution']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(bar(page)).toHaveAttribute('data-tone', 'plain');
  await expect(bar(page)).not.toContainText('after all');
});

test('a counted round shows what was counted', async ({ page }) => {
  const { answers, link } = puzzleOf('count');
  await open(page, 'count', link);
  for (const name of ['Hint', 'Second hint', 'Show the solution']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  const [answer] = answers;
  if (answer?.kind !== 'count') throw new Error('no count');
  const lines = page
    .getByRole('heading', { name: 'The count' })
    .locator('..')
    .getByRole('listitem');
  await expect(lines).toHaveCount(answer.points.length);
  for (const [side, points] of answer.points.entries()) {
    const text = (await lines.nth(side).textContent()) ?? '';
    const parts = [...text.matchAll(/ (\d+)(?=[,;])/g)].map(([, number]) => Number(number));
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      text,
    ).toBe(points);
    expect(text).toContain(`${points} point`);
  }
});

test('a build that is broken: why, what is sure, why others are not as good, at 320 px too', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // The nine takes it, for a point; the ace makes 10 of it, which the ten then takes, for two.
  const read = parsePuzzle(
    'break 2S | dithmarschen 2 @0 dealer=1 last=0 | 9S AC 10C, 9C 4H | 7H 2S =9@1, 5D | 1:9 | none=0, none=0',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const puzzle = read.value;
  const side = page.locator('.pz-side');
  const title = (name: string | RegExp) => side.getByRole('heading', { name });
  await open(page, 'break', makePuzzleLink(puzzle));
  const mouse = byTouchOrClick(page);

  await give(page, puzzle, { kind: 'break', play: { kind: 'trail', card: '10C' } }, mouse);
  await expect(bar(page)).toContainText('can still be taken at 9, with the nine of clubs');
  await expect(title('How it goes on')).toBeVisible();
  await expect(title('Why it can’t be taken')).toHaveCount(0);

  const capture = { kind: 'capture', card: '9S', takes: [0] } as const;
  await give(page, puzzle, { kind: 'break', play: capture }, mouse);
  await expect(bar(page)).toContainText('sure of 1 point only; another play makes you sure of 2');
  await expect(side).toContainText('The build is yours then: nobody else can take it.');
  // The answer is still to be found.
  await expect(title(/break it/)).toHaveCount(0);

  const [answer] = answersTo(puzzle);
  if (answer === undefined) throw new Error('no answer');
  await give(page, puzzle, answer, mouse);
  await expect(bar(page)).toHaveAttribute('data-tone', 'good');
  await expect(title('Why it can’t be taken')).toBeVisible();
  await expect(side).toContainText('It counts 10 then, so nothing takes it at 9.');
  await expect(side).toContainText('You are sure of 2 points');
  await expect(title('This breaks it too, for less')).toBeVisible();
  await expect(side).toContainText('take the build of 9 with the nine of spades');
  await expect(title('These don’t break it')).toBeVisible();
  await expect(side).toContainText(
    'Your opponent takes it at once, with the nine of clubs, if you',
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('the level that was chosen last can be chosen where a puzzle of another one lies there', async ({
  page,
}) => {
  await page.goto('puzzles/haul/');
  await ready(page);
  const gentle = linkOf(page);
  await page.goto('puzzles/zwick/');
  await ready(page);
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page.getByText(/· hard\./)).toBeVisible();
  await page.goto(`puzzles/haul/#${gentle}`);
  await ready(page);
  await expect(page.getByText(/· gentle\./)).toBeVisible();
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page.getByText(/· hard\./)).toBeVisible();
  expect(linkOf(page)).not.toBe(gentle);
});
