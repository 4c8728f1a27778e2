/** The puzzles of Zwikken: each kind by keyboard alone and by touch alone, what is kept, and what may go wrong. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  askedIn,
  generateZwikken,
  judgeReply,
  makeZwikkenLink,
  RULE_SETS,
  replyTo,
  ZWIKKEN_PUZZLE_KINDS,
  type ZwikkenPuzzle,
  type ZwikkenPuzzleKind,
  type ZwikkenReply,
} from '../../src/engine/zwikken/index.ts';
import { cardName } from '../../src/words/en.ts';
import { ZWIKKEN_PUZZLE_NAMES, ZWIKKEN_PUZZLE_WORDS } from '../../src/words/zwikkenPuzzles.ts';
import { seatName } from '../../src/words/zwikkenSay.ts';
import { expect, test } from './watch.ts';

const KEY = 'zwicker:zwikken-puzzles';

interface Laid {
  readonly puzzle: ZwikkenPuzzle;
  readonly link: string;
}

/** A puzzle of the kind that is always the same in a test, and that can be answered wrongly more than once. */
function laid(kind: ZwikkenPuzzleKind, seed = 'browser'): Laid {
  const { puzzle } = generateZwikken({ kind, rules: RULE_SETS[1], level: 2, seed });
  return { puzzle, link: makeZwikkenLink({ form: 'posed', asked: askedIn(puzzle) }) };
}

/** A wrong answer. */
function wrongTo(puzzle: ZwikkenPuzzle): ZwikkenReply {
  const replies: ZwikkenReply[] =
    puzzle.kind === 'win'
      ? [{ kind: 'win', wins: !puzzle.solution.wins }]
      : puzzle.kind === 'card'
        ? [
            { kind: 'card', cards: puzzle.choice.hand },
            { kind: 'card', cards: puzzle.choice.hand.slice(1) },
          ]
        : puzzle.kind === 'zwik'
          ? [null, 0, 1].map((winner) => ({ kind: 'zwik', winner }))
          : [{ kind: 'pay', changes: puzzle.changes.map((change) => 2 * change) }];
  const wrong = replies.find((reply) => !judgeReply(puzzle, reply).right);
  if (wrong === undefined) throw new Error('no wrong answer');
  return wrong;
}

async function open(page: Page, kind: ZwikkenPuzzleKind, link = ''): Promise<void> {
  await page.goto(`zwikken/puzzles/${kind}/${link === '' ? '' : `#${link}`}`);
  await expect(page.locator('#zk-puzzle')).toBeVisible();
}

const combo = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Ways to do it; each with its own means. */
interface Hands {
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly type: (label: string, text: string) => Promise<void>;
}

function byTouch(page: Page): Hands {
  return {
    press: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).tap(),
    async choose(label, option) {
      await combo(page, label).selectOption({ label: option });
    },
    async type(label, text) {
      await page.getByRole('textbox', { name: label, exact: true }).tap();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}

function byKeyboard(page: Page): Hands {
  /** By Tab alone, from wherever the focus is. */
  const reach = async (target: ReturnType<Page['locator']>): Promise<void> => {
    await expect(target).toHaveCount(1);
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 90 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  return {
    async press(name) {
      await reach(page.getByRole('button', { name, exact: typeof name === 'string' }));
      await page.keyboard.press('Enter');
    },
    async choose(label, option) {
      await reach(combo(page, label));
      await page.keyboard.type(option);
    },
    async type(label, text) {
      await reach(page.getByRole('textbox', { name: label, exact: true }));
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
  };
}

async function answer(page: Page, hands: Hands, { puzzle }: Laid, reply: ZwikkenReply) {
  switch (reply.kind) {
    case 'win':
      await hands.press(reply.wins ? ZWIKKEN_PUZZLE_WORDS.yes : ZWIKKEN_PUZZLE_WORDS.no);
      return hands.press(ZWIKKEN_PUZZLE_WORDS.check);
    case 'zwik':
      await hands.press(
        reply.winner === null ? ZWIKKEN_PUZZLE_WORDS.nobody : seatName(reply.winner),
      );
      return hands.press(ZWIKKEN_PUZZLE_WORDS.check);
    case 'card': {
      if (puzzle.kind !== 'card') return;
      for (const card of puzzle.choice.hand) {
        const button = page.locator(`.zk-card[data-card="${card}"]`);
        const isChosen = (await button.getAttribute('aria-pressed')) === 'true';
        if (isChosen !== reply.cards.includes(card)) await hands.press(cardName(card));
      }
      return hands.press(ZWIKKEN_PUZZLE_WORDS.checkCards(reply.cards.length));
    }
    case 'pay': {
      if (reply.changes.every((change) => change === 0)) {
        await hands.press(ZWIKKEN_PUZZLE_WORDS.payNobody);
        return hands.press(ZWIKKEN_PUZZLE_WORDS.check);
      }
      for (const [seat, change] of reply.changes.entries()) {
        const way = change === 0 ? 'neither' : change > 0 ? 'takes' : 'pays';
        await hands.choose(seatName(seat), ZWIKKEN_PUZZLE_WORDS[way]);
      }
      const amount = Math.max(...reply.changes.map(Math.abs));
      await hands.type(ZWIKKEN_PUZZLE_WORDS.amount, String(amount));
      return hands.press(ZWIKKEN_PUZZLE_WORDS.check);
    }
  }
}

const verdict = (page: Page) => page.locator('.zkp-verdict');

async function solveIt(page: Page, kind: ZwikkenPuzzleKind, hands: Hands): Promise<void> {
  const one = laid(kind);
  await open(page, kind, one.link);
  await answer(page, hands, one, wrongTo(one.puzzle));
  await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.wrong);
  if (kind === 'win') {
    // Of two answers the other is right then; the line that proves it lies on the table.
    await expect(verdict(page)).toBeFocused();
    await expect(page.locator('.zk-line')).toBeVisible();
    await hands.press('Next card');
    await hands.press(ZWIKKEN_PUZZLE_WORDS.again);
  }
  await answer(page, hands, one, replyTo(one.puzzle));
  await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.right);
  await expect(verdict(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe(`#${one.link}`);
  await hands.press(ZWIKKEN_PUZZLE_WORDS.next);
  await expect(page.locator('#zk-puzzle')).toBeFocused();
  expect(new URL(page.url()).hash).not.toBe(`#${one.link}`);
  await page.goBack();
  await expect(page.locator('#zk-puzzle')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${one.link}`);
}

for (const kind of ZWIKKEN_PUZZLE_KINDS) {
  test(`by keyboard alone: ${kind} is answered wrongly, then rightly, and the next one comes`, async ({
    page,
    complaints,
  }) => {
    await solveIt(page, kind, byKeyboard(page));
    expect(complaints).toEqual([]);
  });

  test.describe('by touch at 360 px', () => {
    test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true });

    test(`${kind} is answered wrongly, then rightly, and the next one comes`, async ({ page }) => {
      await solveIt(page, kind, byTouch(page));
    });

    test(`${kind} has room, and targets that are large enough`, async ({ page }) => {
      await open(page, kind, laid(kind).link);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      const targets = await page
        .locator('.zk :is(button, summary, select, input:not([type="file"])):visible')
        .all();
      for (const target of targets) {
        const { height = 0, width = 0 } = (await target.boundingBox()) ?? {};
        expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
      }
    });
  });

  test(`${kind}: three hints, the last of which is the answer, and then it is to be repeated`, async ({
    page,
  }) => {
    const one = laid(kind);
    await open(page, kind, one.link);
    for (const name of ['Hint', 'Second hint', 'Show the solution']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(page.locator('.pz-hints p')).toHaveCount(2);
    await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.solution);
    await page.goto('zwikken/puzzles/');
    await page.locator('.pz-set').getByRole('link', { name: ZWIKKEN_PUZZLE_NAMES[kind] }).click();
    await expect(page.locator('#zk-puzzle')).toBeVisible();
    await page.getByRole('button', { name: ZWIKKEN_PUZZLE_WORDS.again }).click();
    await answer(page, clicking(page), one, replyTo(one.puzzle));
    await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.right);
    await page.goto('zwikken/puzzles/');
    await expect(page.locator('.pz-own')).toContainText('0 of 1 puzzle');
    await expect(page.locator('.pz-set')).toHaveCount(0);
  });

  test(`${kind}: whoever leaves midway finds the same puzzle and choice`, async ({ page }) => {
    await open(page, kind);
    const address = page.url();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = await page.locator('.pz-hints p').textContent();
    // One tap is no answer, nor are two at once; it is taken back by another, by Escape or by its button.
    const pick = page.locator('[data-ask] .zk-card, .pz-pick').first();
    const isChosen = (is: boolean) => expect(pick).toHaveAttribute('aria-pressed', `${is}`);
    await pick.click();
    await isChosen(true);
    await pick.click();
    await isChosen(false);
    await pick.press('Enter');
    await isChosen(true);
    await page.keyboard.press('Escape');
    await isChosen(false);
    await expect(page.getByRole('button', { name: ZWIKKEN_PUZZLE_WORDS.undo })).toHaveCount(0);
    if (kind !== 'card') await pick.dblclick();
    else await pick.click();
    await isChosen(true);
    await page.getByRole('button', { name: ZWIKKEN_PUZZLE_WORDS.undo }).click();
    await isChosen(false);
    await pick.click();
    await expect(verdict(page)).toBeEmpty();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    if (kind === 'pay') await combo(page, 'Anke').selectOption('pays');
    await page.goto('zwikken/');
    await open(page, kind);
    expect(page.url()).toBe(address);
    await expect(page.locator('.pz-hints p')).toHaveText(hint ?? '');
    // Who pays is not nobody.
    await isChosen(kind !== 'pay');
    if (kind === 'pay') {
      await expect(combo(page, 'Anke')).toHaveValue('pays');
    }
    await expect(verdict(page)).toBeEmpty();
  });
}

function clicking(page: Page): Hands {
  return {
    press: (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).click(),
    async choose(label, option) {
      await combo(page, label).selectOption({ label: option });
    },
    type: (label, text) => page.getByRole('textbox', { name: label, exact: true }).fill(text),
  };
}

test('nothing said is no answer, and what was typed without a number is asked for', async ({
  page,
}) => {
  await open(page, 'pay', laid('pay').link);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(ZWIKKEN_PUZZLE_WORDS.needsWho);
  await combo(page, 'Anke').selectOption('pays');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Say how many counters.')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('rules and level are wished for, and kept', async ({ page }) => {
  await open(page, 'card');
  await combo(page, 'Rules').selectOption('Achterhoek');
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expect(page.locator('#zk-puzzle')).toHaveText(/^Achterhoek, [345] players · hard$/);
  await page.goto('zwikken/puzzles/zwik/');
  await expect(page.locator('#zk-puzzle')).toHaveText(/^Achterhoek, [345] players · hard$/);
});

test('a puzzle is passed on as text that spoils nothing, and reported with its verdict', async ({
  page,
}) => {
  // A browser without a clipboard shows what it can't copy.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
  });
  const one = laid('zwik');
  await open(page, 'zwik', one.link);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const text = await page.locator('.pz-share textarea').inputValue();
  expect(text).toContain('Who wins by a zwik?');
  expect(text).toContain(`#${one.link}`);
  expect(text).not.toMatch(/So (nobody|\w+) wins/);
  await answer(page, clicking(page), one, wrongTo(one.puzzle));
  await page.getByText('Report this puzzle').click();
  await page.getByRole('button', { name: 'Copy a report' }).click();
  const report = await page.locator('.pz-share textarea').inputValue();
  for (const part of ['Answer: {"kind":"zwik"', 'Verdict: {"code":', `#${one.link}`, 'Edition: ']) {
    expect(report).toContain(part);
  }
});

test('progress goes into a file and comes back from it', async ({ page }) => {
  const one = laid('win');
  await open(page, 'win', one.link);
  await answer(page, clicking(page), one, replyTo(one.puzzle));
  await page.goto('zwikken/puzzles/');
  await expect(page.locator('.pz-own')).toContainText('1 of 1 puzzle solved');
  await page.getByText('By kind and level').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  const path = await file.path();
  await page.getByRole('button', { name: 'Forget all of it' }).click();
  await page.getByRole('button', { name: 'Really forget it' }).click();
  await expect(page.locator('.pz-own')).toContainText('Nothing is done yet');
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByText('Added from the file.')).toBeVisible();
  await expect(page.locator('.pz-own')).toContainText('1 of 1 puzzle solved');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText(/no JSON from here on/)).toBeVisible();
});

test.describe('a link', () => {
  test('that was cut off says so, and another puzzle lies there', async ({ page }) => {
    await open(page, 'win', laid('win').link.slice(0, -2));
    await expect(page.getByRole('alert')).toContainText('cut off or mistyped');
    await expect(page.getByRole('alert')).toContainText('Here is another puzzle.');
  });

  test('that is a deal is no puzzle', async ({ page }) => {
    await open(page, 'win', 'z1~what~ever');
    await expect(page.getByRole('alert')).toContainText('can’t be opened');
  });

  test('of another kind leads to its page, and one of the old form to its puzzle', async ({
    page,
  }) => {
    const zwik = laid('zwik');
    await open(page, 'win', zwik.link);
    await expect(page).toHaveURL(new RegExp(`/zwik/#${zwik.link.replaceAll('.', '\\.')}$`));
    const seed = { kind: 'pay', rules: RULE_SETS[0], seed: 'kermis' } as const;
    const old = makeZwikkenLink({ form: 'puzzle', puzzle: seed });
    await page.goto('about:blank');
    await page.goto(`zwikken/puzzles/#${old}`);
    await expect(page).toHaveURL(/\/pay\/#q1~pay~zwikken-classic~\d-/);
  });

  test('that comes while another puzzle lies there is followed', async ({ page }) => {
    await open(page, 'card', laid('card').link);
    const other = laid('card', 'another');
    await page.evaluate((link) => {
      location.hash = link;
    }, other.link);
    await expect(page.locator('.zk-seat .zk-card')).toHaveCount(
      other.puzzle.kind === 'card' ? other.puzzle.choice.hand.length : 0,
    );
    for (const card of other.puzzle.kind === 'card' ? other.puzzle.choice.hand : []) {
      await expect(page.locator(`.zk-card[data-card="${card}"]`)).toBeVisible();
    }
  });
});

test('with storage blocked, full or of a newer edition, it goes on and says so', async ({
  page,
}) => {
  const newer = '{"v":9,"results":[]}';
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, newer],
  );
  const one = laid('win');
  await open(page, 'win', one.link);
  await answer(page, clicking(page), one, replyTo(one.puzzle));
  await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.right);
  await expect(page.getByText('newer edition of this site')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(newer);
});

test('with storage blocked it goes on', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error('blocked');
        },
      });
    }
  });
  const one = laid('zwik');
  await open(page, 'zwik', one.link);
  await answer(page, clicking(page), one, replyTo(one.puzzle));
  await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.right);
  await expect(page.getByText('keeps nothing for this site')).toBeVisible();
});

test('corrupt progress is laid aside', async ({ page }) => {
  await page.goto('zwikken/puzzles/');
  await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"results":7'), KEY);
  const one = laid('win');
  await open(page, 'win', one.link);
  await answer(page, clicking(page), one, replyTo(one.puzzle));
  await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.right);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}:unreadable`), KEY)).toBe(
    '{"v":1,"results":7',
  );
});

for (const kind of ZWIKKEN_PUZZLE_KINDS) {
  test(`${kind}: axe finds nothing, before and after`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    const one = laid(kind);
    await open(page, kind, one.link);
    await check();
    await answer(page, clicking(page), one, wrongTo(one.puzzle));
    await expect(verdict(page)).toContainText(ZWIKKEN_PUZZLE_WORDS.wrong);
    await check();
    for (const name of ['Hint', 'Second hint', 'Show the solution']) {
      const button = page.getByRole('button', { name, exact: true });
      if (await button.isVisible()) await button.click();
    }
    await check();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const kind of ZWIKKEN_PUZZLE_KINDS) {
    test(`${kind} shows one of its kind with its answer`, async ({ page }) => {
      await page.goto(`zwikken/puzzles/${kind}/`);
      await expect(page.locator('.zk-island')).toBeHidden();
      await expect(page.getByText('scripts are turned off here')).toBeVisible();
      await page.getByText('Show the answer').click();
      await expect(page.locator('.pz-example details p')).toHaveText(/\.$/);
    });
  }
});
