/** Sheets of puzzles: chosen, named by the address, printed on A4; and the chosen puzzles, read without scripts. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

/** The pages of a PDF, as its own list of them says. */
async function pagesOf(page: Page): Promise<{ pages: number; isA4: boolean }> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    isA4: boxes.every(
      ([, width, height]) =>
        Math.abs(Number(width) - 595) < 2 && Math.abs(Number(height) - 842) < 2,
    ),
  };
}

const ready = (page: Page) => page.locator('.paper[data-ready]');
const puzzles = (page: Page) => page.locator('.paper-puzzles > li');
const linksOf = (page: Page): Promise<string[]> =>
  puzzles(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));

test('a sheet is made at once, and its address is the same sheet again', async ({
  page,
  complaints,
}) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  await expect(puzzles(page)).toHaveCount(6);
  await page.getByLabel('easy').check();
  await page.getByRole('combobox', { name: 'How many' }).selectOption('8');
  await expect(ready(page)).toBeVisible();
  await expect(puzzles(page)).toHaveCount(8);
  await expect(page.getByRole('status')).toHaveText('8 puzzles, ready to print.');
  const links = await linksOf(page);
  expect(new Set(links).size).toBe(8);
  const { hash } = new URL(page.url());
  expect(hash).toMatch(/^#b1~zwick-haul-legal~1-2-3~dithmarschen~8~[a-z0-9]+~[a-z0-9]{6}$/);

  await page.goto('settings/');
  await page.goto(`sheets/${hash}`);
  await expect(ready(page)).toBeVisible();
  expect(await linksOf(page)).toEqual(links);
  expect(complaints).toEqual([]);
});

test('a seed that is typed makes its sheet, and one that is none is refused', async ({ page }) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  await page.getByLabel('Seed').fill('harbour1');
  await expect(page).toHaveURL(/~harbour1~/);
  await page.getByLabel('Seed').fill('at sea');
  await expect(page.getByRole('status')).toHaveText(/small letters and figures/);
  await expect(page).toHaveURL(/~harbour1~/);
});

test('one kind and one level always stay', async ({ page }) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  for (const name of ['Find the Zwick', 'The biggest haul']) await page.getByLabel(name).uncheck();
  await page.getByLabel('Legal or not?').click();
  await expect(page.getByLabel('Legal or not?')).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('Choose at least one kind.');
});

test('kinds that a version has not are left out, and it is said', async ({ page }) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  await page.getByLabel('Build it').check();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('huelsemann');
  await expect(page.getByText('Not in this version, and left out: Build it.')).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect(puzzles(page).getByText('Build it')).toHaveCount(0);
  for (const name of ['Find the Zwick', 'The biggest haul', 'Legal or not?']) {
    await page.getByLabel(name).uncheck();
  }
  await expect(page.getByRole('status')).toHaveText(/none of these kinds/);
});

for (const [what, fragment, message] of [
  ['none', '#nonsense', /no link to a sheet/],
  ['cut off', '#b1~zwick~1~all~4~abc~qqqqqq', /cut off/],
  ['of a newer edition', '#b2~zwick~1~all~4~abc~qqqqqq', /newer edition/],
] as const) {
  test(`a link that is ${what} is told, and another sheet is there`, async ({ page }) => {
    await page.goto(`sheets/${fragment}`);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(ready(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe(fragment);
  });
}

test('printed it is A4: puzzles, and the answers on a page of their own', async ({ page }) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  // Left to chance, six puzzles may be too many for a page now and then.
  await page.getByLabel('Seed').fill('harbour1');
  await expect(page).toHaveURL(/~harbour1~/);
  await expect(ready(page)).toBeVisible();
  await expect(puzzles(page)).toHaveCount(6);
  expect(await pagesOf(page)).toEqual({ pages: 2, isA4: true });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-list')).toBeVisible();
  await expect(page.locator('.sheets-form')).toBeHidden();
  await expect(page.locator('.site-header')).toBeHidden();
});

test('all kinds at all levels go on paper, none cut in two', async ({ page }) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  for (const name of ['Build it', 'Break it', 'Count the round', 'The last plays']) {
    await page.getByLabel(name).check();
  }
  for (const name of ['easy', 'hard', 'fiendish']) await page.getByLabel(name).check();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('all');
  await page.getByRole('combobox', { name: 'How many' }).selectOption('24');
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await expect(puzzles(page)).toHaveCount(24);
  const { isA4, pages } = await pagesOf(page);
  expect(isA4).toBe(true);
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(9);
  await expectAccessible(page);
});

test('what is chosen while an older sheet is still being told of is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, { held });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (kind: string, told: (event: Event) => void) {
      listen.call(this, kind, (event: Event) => {
        if ('holds' in window && kind === 'message') held.push(() => told(event));
        else told(event);
      });
    };
  });
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { holds: true }));
  await page.getByLabel('hard').check();
  await page.waitForFunction(() => (window as never as { held: unknown[] }).held.length > 0);
  const stays = await page.evaluate(async () => {
    const { held } = window as never as { held: (() => void)[] };
    const [box] = [...document.querySelectorAll('label')].filter(
      ({ textContent }) => textContent === 'fiendish',
    );
    box?.click();
    // The page draws itself anew before the next message; what it puts off for later has not run yet.
    const drawn = () => new Promise((resolve) => queueMicrotask(() => resolve(null)));
    await drawn();
    Reflect.deleteProperty(window, 'holds');
    for (const tell of held) tell();
    await drawn();
    return box?.querySelector('input')?.checked;
  });
  expect(stays).toBe(true);
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  for (const name of ['hard', 'fiendish']) await expect(page.getByLabel(name)).toBeChecked();
});

test('the page goes on while the hardest sheet is made, and shows what there is', async ({
  page,
}) => {
  await page.goto('sheets/');
  await expect(ready(page)).toBeVisible();
  await page.getByLabel('The last plays').check();
  await page.getByLabel('fiendish').check();
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    const look = (): void => {
      seen.add(document.querySelectorAll('.paper-puzzles > li').length);
      setTimeout(look, 4);
    };
    look();
  });
  await page.getByRole('combobox', { name: 'How many' }).selectOption('24');
  await expect(ready(page)).toBeVisible({ timeout: 30_000 });
  // Were they made on the page itself, nothing would have run before the last of them.
  const seen = await page.evaluate(() => (window as never as { seen: Set<number> }).seen.size);
  expect(seen).toBeGreaterThan(4);
});

for (const width of [320, 360]) {
  test(`at ${width} px nothing is cut off and everything can be touched`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('sheets/');
    await expect(ready(page)).toBeVisible();
    const wide = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cut: [...document.querySelectorAll('.dg')].filter(
        (puzzle) => puzzle.scrollWidth > puzzle.clientWidth + 1,
      ).length,
    }));
    expect(wide).toEqual({ page: 0, cut: 0 });
    const small = await page
      .locator(
        '.sheets :is(button, select, input:not([type=checkbox]), label:has([type=checkbox]), a)',
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen puzzles are read, their solutions opened', async ({ page }) => {
    await page.goto('sheets/');
    await page.getByRole('link', { name: 'Chosen puzzles' }).click();
    await page.getByRole('link', { name: 'Nine, three and king' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine, three and king');
    const solution = page.getByText('There is no Zwick.').first();
    await expect(solution).toBeHidden();
    await page.getByText('Solution', { exact: true }).click();
    await expect(solution).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play it at the table' })).toHaveAttribute(
      'href',
      /\/puzzles\/zwick\/#q1~/,
    );
  });
});
