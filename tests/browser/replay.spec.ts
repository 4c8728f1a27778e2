/** The replay one steps through: by keys, by touch, by address, off into branches, and with records of one's own. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

const ROUND = 'replay/christiansen/';
const NOTATION = readFileSync(
  new URL('../../src/content/records/christiansen.zwicker', import.meta.url),
  'utf8',
);

async function open(page: Page, path = ROUND): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const stage = (page: Page): Locator => page.locator('.rp-table');
const title = (page: Page): Locator => stage(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
/** What can be read at a step: the table with all that belongs to it, and the text beside. */
const seen = async (page: Page): Promise<string> =>
  (await page.locator('.rp-table, .stage__text').allInnerTexts()).join('\n');

test.describe('by keyboard alone', () => {
  test('the whole round there and back: every step reads the same from both sides', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await expect(title(page)).toHaveText('The deal');
    const there = [await seen(page)];
    for (let step = 1; step <= 49; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(new RegExp(step === 49 ? '#count$' : `#play-${step}$`));
      there.push(await seen(page));
    }
    await expect(title(page)).toHaveText('The end');
    expect(new Set(there).size).toBe(50);
    for (let step = 48; step >= 0; step--) {
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(new RegExp(step === 0 ? '#start$' : `#play-${step}$`));
      expect(await seen(page), `step ${step}`).toBe(there[step]);
    }
    await page.keyboard.press('End');
    await expect(title(page)).toHaveText('The end');
    await page.keyboard.press('Home');
    await expect(title(page)).toHaveText('The deal');
    expect(complaints).toEqual([]);
  });

  test('trying a play, a branch, undoing, and one key back to the round', async ({
    page,
    complaints,
  }) => {
    await open(page, `${ROUND}#play-7`);
    const before = await seen(page);
    await button(page, 'Try a play here').focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    // The hand, its second card, and the first thing that can be done with it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    while ((await page.locator(':focus').getAttribute('data-hand')) === null) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/six of diamonds/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveText(/Lay down 6♦/);
    await page.keyboard.press('Enter');

    await expect(stage(page)).toContainText('A branch, off the round at play 7.');
    await expect(title(page)).toHaveText('Play 8: Albert to play');
    await expect(stage(page).getByRole('listitem')).toContainText([
      'Diane lays down the six of diamonds.',
    ]);
    await expect(page).toHaveURL(/#play-7$/);
    expect(await page.evaluate(() => stageHasFocus())).toBe(true);

    await button(page, 'Back').focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Play 7: Diane to play');
    await button(page, 'Forward').focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Play 8: Albert to play');

    await stage(page).getByRole('button', { name: 'ace of hearts' }).focus();
    await page.keyboard.press('r');
    await expect(title(page)).toHaveText('Play 7: Diane');
    await expect(title(page)).toBeFocused();
    expect((await seen(page)).replace('Your branch (1 play)\n', '')).toBe(before);
    await button(page, 'Your branch (1 play)').press('Enter');
    await expect(title(page)).toHaveText('Play 8: Albert to play');
    expect(complaints).toEqual([]);
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        stageHasFocus: () => document.querySelector('.rp-table')?.contains(document.activeElement),
      });
    });
  });

  test('keys of other things stay theirs', async ({ page }) => {
    await open(page, `${ROUND}#play-7`);
    await button(page, 'Try a play here').press('Enter');
    await stage(page).getByRole('button', { name: 'nine of diamonds' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/six of diamonds/);
    await expect(page).toHaveURL(/#play-7$/);
    await button(page, 'Back to the round')
      .or(button(page, /^Back to the round/))
      .press('Enter');
    await page.keyboard.press('Control+ArrowRight');
    await expect(page).toHaveURL(/#play-7$/);
    // A letter is nobody's command outside the table.
    await button(page, 'Forward').press('r');
    await expect(title(page)).toHaveText('Play 7: Diane');
  });
});

declare function stageHasFocus(): boolean | undefined;

test.describe('by touch alone, at 360 px', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the whole round, the list, all hands, a branch and back', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await open(page);
    const forward = button(page, 'Forward');
    const place = (await forward.boundingBox())?.y;
    for (let step = 1; step <= 49; step++) {
      await forward.tap();
      await expect(page).toHaveURL(new RegExp(step === 49 ? '#count$' : `#play-${step}$`));
    }
    await expect(title(page)).toHaveText('The end');
    await expect(page.getByRole('heading', { name: 'The count' })).toBeVisible();
    await button(page, 'First').tap();
    // What changes is below the buttons: they never move away under the finger.
    expect((await forward.boundingBox())?.y).toBeLessThanOrEqual(place ?? 0);

    await button(page, 'Plays').tap();
    const scrolled = await page.evaluate(() => scrollY);
    await page.getByRole('link', { name: /^29: Beatrice/ }).tap();
    await expect(title(page)).toHaveText('Play 29: Beatrice');
    await expect(page.locator('[aria-current="step"]')).toHaveAccessibleName(/^29:/);
    await expect(page.locator('[aria-current="step"]')).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(400);
    await button(page, 'Plays').tap();

    await button(page, 'All hands').tap();
    await expect(stage(page).getByRole('figure')).toHaveCount(3);
    await button(page, 'All hands').tap();

    await button(page, 'Try a play here').tap();
    await stage(page).getByRole('button', { name: 'eight of hearts' }).tap();
    await stage(page).getByRole('button', { name: 'Lay down 8♥' }).tap();
    await expect(stage(page)).toContainText('A branch, off the round at play 29.');
    await button(page, 'Back').tap();
    await button(page, 'Forward').tap();
    await button(page, /^Back to the round, play 29/).tap();
    await expect(title(page)).toHaveText('Play 29: Beatrice');
    expect(complaints).toEqual([]);
  });

  test('no button is smaller than a finger, and nothing scrolls sideways', async ({ page }) => {
    for (const panel of ['Plays', 'Score', 'Engine', 'Keys']) {
      await open(page, `${ROUND}#play-25`);
      await button(page, panel).tap();
      await expect(page.getByText('One moment …')).toHaveCount(0);
      const small = await page
        .locator(':is(.rp-controls, .rp-more, .rp-table) :is(button, a, summary):visible')
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const { height, width } = element.getBoundingClientRect();
            return height < 44 || width < 44 ? [`${element.textContent} ${width}×${height}`] : [];
          }),
        );
      expect(small, panel).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, panel).toBe(0);
    }
  });
});

test.describe('addresses', () => {
  test('open at their step, and never show another first', async ({ page }) => {
    // What can be read of the table is written down as often as the page is painted.
    await page.addInitScript(() => {
      const texts = new Set<string>();
      Object.assign(window, { texts });
      const look = () => {
        const heading = document.querySelector<HTMLElement>('.zt-title');
        if (heading?.checkVisibility({ visibilityProperty: true })) texts.add(heading.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, `${ROUND}#play-31`);
    await expect(title(page)).toHaveText('Play 31: Diane');
    await expect(stage(page)).toBeInViewport();
    const texts = await page.evaluate(() => [...(window as never as { texts: Set<string> }).texts]);
    expect(texts).toEqual(['Play 31: Diane']);
    await expect(page.locator('#play-31')).toBeVisible();
    await expect(page.locator('#play-30')).toBeHidden();
  });

  test('of deals, times round the table, the start and the count lead to their steps', async ({
    page,
  }) => {
    for (const [hash, name] of [
      ['start', 'The deal'],
      ['deal-1', 'The deal'],
      ['deal-2', 'Play 25: Beatrice'],
      ['plays-21', 'Play 21: Beatrice'],
      ['count', 'The end'],
    ] as const) {
      await page.goto('about:blank');
      await open(page, `${ROUND}#${hash}`);
      await expect(title(page)).toHaveText(name);
    }
  });

  test('go back and forward with the browser from leap to leap, and single steps leave no trail', async ({
    page,
  }) => {
    await page.goto('replay/');
    await open(page);
    await button(page, 'Forward').click();
    await button(page, 'Forward').click();
    await expect(page).toHaveURL(/#play-2$/);
    await button(page, 'Last').click();
    await button(page, 'Back').click();
    await page.goBack();
    await expect(title(page)).toHaveText('Play 2: Charlie');
    await page.goForward();
    await expect(page).not.toHaveURL(/#play-2$/);
    await page.goBack();
    await expect(title(page)).toHaveText('Play 2: Charlie');
    await page.goBack();
    await expect(page).toHaveURL(/\/replay\/$/);
    await page.goForward();
    await expect(title(page)).toHaveText('Play 2: Charlie');
    await page.evaluate(() => {
      location.hash = '#play-40';
    });
    await expect(title(page)).toHaveText('Play 40: Albert');
  });
});

test('it runs by itself, stops at a touch, and says one sentence a step', async ({ page }) => {
  await page.clock.install();
  await open(page, `${ROUND}#play-5`);
  await expect(stage(page).getByRole('status')).toHaveCount(1);
  await button(page, 'Run').click();
  await page.clock.runFor(3600);
  await expect(title(page)).toHaveText('Play 6: Charlie');
  await page.clock.runFor(3600);
  await expect(title(page)).toHaveText('Play 7: Diane');
  await expect(stage(page).getByRole('status')).toHaveText(
    'Diane takes the build of 20 with joker 20 as 20.',
  );
  await title(page).click();
  await expect(button(page, 'Run')).toBeVisible();
  await page.clock.runFor(9000);
  await expect(title(page)).toHaveText('Play 7: Diane');
  // Running leaves no trail of steps behind it.
  await page.goBack();
  await expect(page).not.toHaveURL(/#play-6$/);
});

test('what the engine sees is counted, shown on the table, and can be made', async ({
  page,
  complaints,
}) => {
  await open(page, `${ROUND}#play-10`);
  await button(page, 'Engine').click();
  await expect(page.locator('.rp-engine')).toContainText('5 plays legal here.');
  await page.getByText(/^1 capture, a Zwick/).click();
  const play = page.locator('.rp-engine').getByRole('button', { name: /^Takes/ });
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await expect(stage(page).getByRole('status')).toContainText('Zwick!');
  await page
    .getByText(/cards to lay down/)
    .nth(0)
    .click();
  const lay = page
    .locator('.rp-engine')
    .getByRole('button', { name: /^Lays down/ })
    .first();
  await lay.click();
  await button(page, 'Make this play').click();
  await expect(stage(page)).toContainText('A branch, off the round at play 10.');
  expect(complaints).toEqual([]);
});

test('the score so far is that of the step', async ({ page }) => {
  await open(page, `${ROUND}#play-8`);
  await button(page, 'Score').click();
  await expect(page.getByRole('row', { name: /Diane/ })).toHaveText(/Diane\s*3\s*13\s*0\s*13/);
  await expect(page.getByRole('img', { name: /^Points over the round/ })).toBeVisible();
});

test('a branch has a link that opens where it is', async ({ page, complaints }) => {
  await open(page, `${ROUND}#play-3`);
  await button(page, 'Try a play here').click();
  await stage(page).getByRole('button', { name: 'joker 20' }).click();
  await stage(page).getByRole('button', { name: 'Lay down joker 20' }).click();
  const table = await stage(page).locator('.zt-piles').allInnerTexts();
  await page.getByRole('link', { name: 'A link to this branch' }).click();
  await expect(page).toHaveURL(/\/replay\/#n\.[\w.-]+~r1~/);
  await expect(title(page)).toHaveText('Play 4: Albert to play');
  await expect(page.locator('[data-settings] > summary')).toContainText(
    'This page: Christiansen, 4 players',
  );
  expect(await stage(page).locator('.zt-piles').allInnerTexts()).toEqual(table);
  await expect(page.getByText('45 cards are still to be played.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the round reads as text with a table for every play', async ({ page }) => {
    await page.goto(ROUND);
    await expect(page.locator('.step')).toHaveCount(48);
    await expect(page.locator('.step .table:visible')).toHaveCount(48);
    await expect(page.locator('.step .said:visible')).toHaveCount(48);
    await expect(page.locator('.rp-table')).toBeHidden();
    await expect(page.locator('.rp-controls')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'The count' })).toBeVisible();
    await expect(page.locator('#play-7')).toContainText(
      '7 plays were legal here: 1 capture; 2 builds; 4 cards to lay down.',
    );
  });

  test('the form for records says that it needs them', async ({ page }) => {
    await page.goto('replay/');
    await expect(page.getByText('This needs scripts')).toBeVisible();
    await expect(page.getByLabel('The record')).toBeHidden();
  });
});

test('all of it is printed, whatever step shows', async ({ page }) => {
  await open(page, `${ROUND}#play-31`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.step .table:visible')).toHaveCount(48);
  await expect(page.locator('.rp-table')).toBeHidden();
});

test.describe('a record of one’s own', () => {
  const box = (page: Page): Locator => page.getByLabel('The record');

  test('is stepped through to its count, with names, and has a link that opens it', async ({
    page,
    complaints,
  }) => {
    await open(page, 'replay/');
    await box(page).fill(NOTATION);
    await page.getByLabel(/^Players/).fill('Anna, Bert');
    await button(page, 'Play it through').click();
    await expect(title(page)).toHaveText('The deal');
    await expect(page).toHaveURL(/\/replay\/#n\.QW5uYQ\.QmVydA~start~r1~record-christiansen-4/);
    const link = page.url();
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toHaveText('Play 1: Bert');
    await expect(page).toHaveURL(/~play-1~r1~/);
    await page.keyboard.press('End');
    await expect(page.getByText('The totals: 8 + 1 + 3 + 26 = 38.')).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('Play 1: Bert');

    await page.goto('about:blank');
    await open(page, link);
    await expect(title(page)).toHaveText('The deal');
    await page.goto('about:blank');
    await open(page, link.replace('~start~', '~play-7~'));
    await expect(title(page)).toHaveText('Play 7: D');
    await page.goto('about:blank');
    await open(page, link.replace(/#n[^~]*~start~/, '#play-9~'));
    await expect(title(page)).toHaveText('Play 9: B');
    await page.goto('about:blank');
    await open(page, link.replace('~start~', '~play-9~'));
    await expect(title(page)).toHaveText('Play 9: Bert');
    // Where there is no such play it says so.
    await page.goto('about:blank');
    await open(page, link.replace('~start~', '~play-99~'));
    await expect(page.locator('.rp-table [role=status]')).toContainText('There is no “play-99”');
    await button(page, 'Another record').click();
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL(/\/replay\/$/);
    expect(complaints).toEqual([]);
  });

  test('that is wrong is told at line and column, and the place is marked', async ({ page }) => {
    await open(page, 'replay/');
    await box(page).fill(NOTATION.replace('9D 6D', '9D 6X'));
    await button(page, 'Play it through').click();
    await expect(page.getByRole('alert')).toContainText('Line 4, column');
    await expect(page.getByRole('alert').locator('mark')).toHaveText('6X');
    await expect(box(page)).toBeFocused();
    const marked = await box(page).evaluate((element) => {
      const { selectionEnd, selectionStart, value } = element as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(marked).toBe('6X');
    await button(page, 'Play it through').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await box(page).fill('');
    await button(page, 'Play it through').click();
    await expect(page.getByRole('alert')).toHaveText('Paste a record first.');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page);
  });

  test('is opened as a file, JSON too', async ({ page }) => {
    await open(page, 'replay/');
    const file = page.getByLabel('Or open it as a file');
    await file.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"variant": "christiansen", "seats": 5}'),
    });
    await expect(page.getByRole('alert').locator('mark')).toHaveText('5');
    await file.setInputFiles({
      name: 'round.zwicker',
      mimeType: 'text/plain',
      buffer: Buffer.from(NOTATION),
    });
    await expect(title(page)).toHaveText('The deal');
  });

  test('whose link is cut off or mistyped shows an empty form and says so', async ({ page }) => {
    await open(page, 'replay/');
    await box(page).fill(NOTATION);
    await button(page, 'Play it through').click();
    await expect(page).toHaveURL(/#start~r1~/);
    const link = page.url();
    for (const wrong of [link.slice(0, -2), link.replace('10D', '10C')]) {
      await page.goto('about:blank');
      await open(page, wrong);
      await expect(page.getByRole('alert')).toContainText('cut off or mistyped');
      await expect(box(page)).toHaveValue('');
      await expect(page.locator('.rp-table')).toHaveCount(0);
    }
  });
});

test.describe('axe', () => {
  test('is pleased with steps, panels and branches', async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async (what: string) => {
      await expect(page.getByText('One moment …')).toHaveCount(0);
      await expectAccessible(page, what);
    };
    await open(page, `${ROUND}#play-29`);
    for (const panel of ['Score', 'Engine', 'Keys', 'Plays']) {
      await button(page, panel).click();
      await check(panel);
    }
    await button(page, 'All hands').click();
    await button(page, 'Try a play here').click();
    await check('trying');
    await stage(page).getByRole('button', { name: 'eight of hearts' }).click();
    await stage(page).getByRole('button', { name: 'Lay down 8♥' }).click();
    await check('branch');
    await button(page, /^Back to the round/).click();
    await button(page, 'Last').click();
    await check('end');
  });
});
