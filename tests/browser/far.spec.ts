/** What lies far down a long page is laid out after what shows first: where anything is must never depend on it. */
import type { Page } from '@playwright/test';
import { isOpening, laidOut } from './laidOut.ts';
import { expect, test } from './watch.ts';

const LONG = [
  'rules/r/',
  'rules/grossenwiehe/',
  'reference/engine/',
  'sources/rules/',
  'glossary/',
  'zwikken/compare/',
] as const;

/** How many parts of the page stand there with a height that is guessed. */
const guessed = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (one) => getComputedStyle(one).contentVisibility === 'auto',
      ).length,
  );
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
/** Keeps the page from laying out more than it opens with. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

/** How far the heading of a part stands below where an address leads to, in pixels, once nothing moves. */
async function distance(page: Page, id: string): Promise<number> {
  const found = () =>
    page.locator(`[id="${id}"]`).evaluate((element) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { scrollMarginTop } = getComputedStyle(element);
      const wanted = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
      return Math.round(element.getBoundingClientRect().top - (wanted || 0));
    });
  let last = Number.NaN;
  await expect(async () => {
    const now = await found();
    const isStill = now === last;
    last = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [250] });
  return last;
}

const opened = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  await laidOut(page);
};

for (const path of LONG) {
  test(`${path}: all of it is laid out soon, and no height of it is a guess`, async ({ page }) => {
    await opened(page, path);
    expect(await guessed(page)).toBe(0);
  });
}

for (const [width, height] of [
  [320, 560],
  [412, 823],
  [480, 960],
] as const) {
  test(`nothing that shows moves while the rest is laid out, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & {
          sources: readonly { node: Node | null }[];
        })[])
          for (const { node } of sources)
            if (node instanceof Element && node.closest('main')) shifts.push(node.outerHTML);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [
      ...LONG,
      'glossary/other-games/',
      'reference/engine/cards/',
      'reference/command-line/',
      'zwikken/r/',
    ]) {
      await page.goto(path);
      await laidOut(page);
      await page.waitForTimeout(200);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts),
        path,
      ).toEqual([]);
    }
  });
}

for (const [width, height] of [
  [360, 1000],
  [768, 900],
  [1280, 800],
] as const) {
  test(`a window of ${width} by ${height} px, which shows more, is laid out whole at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await hold(page);
    for (const path of LONG) {
      await page.goto(path);
      expect(await guessed(page), path).toBe(0);
    }
  });
}

// The tables on the page of a version are laid by scripts.
for (const path of LONG.filter((one) => one !== 'rules/grossenwiehe/')) {
  test(`${path} is as high as without scripts`, async ({ browser, page }) => {
    // Whether the site's own faces come in time for a first visit is chance.
    await page.route('**/*.woff2', (route) => route.abort());
    await opened(page, path);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    });
    const plain = await context.newPage();
    await plain.route('**/*.woff2', (route) => route.abort());
    await plain.goto(page.url());
    const heights = await Promise.all(
      [page, plain].map((one) => one.locator('main').evaluate(({ clientHeight }) => clientHeight)),
    );
    expect(heights[0]).toBe(heights[1]);
    await context.close();
  });
}

test('what is far down is put off on opening, and can be found and read by name all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await hold(page);
  await page.goto('rules/r/');
  expect(await guessed(page)).toBeGreaterThan(5);
  const last = page
    .getByRole('region', { name: 'Where the game is from' })
    .getByRole('link')
    .last();
  await expect(last).toBeVisible();
  expect(await height(page)).toBeGreaterThan(5000);
});

test.describe('a place on a page', () => {
  for (const width of [360, 1280]) {
    test(`is where its address leads, at ${width} px, while the page scrolls smoothly`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await hold(page);
      for (const [path, id] of [
        ['rules/r/', 'owing'],
        ['rules/grossenwiehe/', 'scoring'],
        ['reference/engine/', 'rounds'],
        ['sources/rules/', 'end'],
      ] as const) {
        await page.goto('names/');
        await page.goto(`${path}#${id}`);
        expect(Math.abs(await distance(page, id)), path).toBeLessThan(3);
      }
    });
  }

  test('is where the contents lead while parts of the page are still to be laid out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await hold(page);
    await page.goto('rules/r/');
    expect(await guessed(page)).toBeGreaterThan(5);
    await page.getByText('On this page').first().click();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'What you owe for a build' })
      .click();
    expect(Math.abs(await distance(page, 'owing'))).toBeLessThan(3);
    expect(await isOpening(page)).toBe(false);
  });

  test('stays where it was when the page is loaded again, and when one comes back to it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('rules/r/');
    await page.evaluate(() =>
      document.querySelector('#scoring')?.scrollIntoView({ behavior: 'instant' }),
    );
    const before = await distance(page, 'scoring');
    await hold(page);
    await page.reload();
    expect(await distance(page, 'scoring')).toBe(before);
    await page.goto('names/');
    await page.goBack();
    expect(await distance(page, 'scoring')).toBe(before);
  });
});
