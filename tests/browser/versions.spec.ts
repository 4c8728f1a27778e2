/** The pages of the versions: on paper each is one sheet, and on a screen a turn can be tried. */
import { builtPages } from '../../scripts/pages.ts';
import { expect, test } from './watch.ts';

const pages = builtPages();
const versions = pages.filter(
  ({ kind, path }) => kind === 'rules/*' && pages.some((page) => page.path === `${path}sheet/`),
);

/** The pages of a PDF and their sizes in points, as it says them. */
function pagesOf(pdf: Buffer): { count: number; sizes: ReadonlySet<string> } {
  const text = pdf.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  return {
    count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    sizes: new Set(sizes.map(([, w, h]) => `${Math.round(Number(w))} ${Math.round(Number(h))}`)),
  };
}

test('every version has a page and a sheet', () => {
  expect(versions.length).toBeGreaterThanOrEqual(7);
});

for (const { path } of versions) {
  for (const printed of [path, `${path}sheet/`]) {
    test(`/${printed} is one sheet of A4`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(printed);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf)).toEqual({ count: 1, sizes: new Set(['595 842']) });

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('.sheet')).toBeVisible();
      await expect(page.locator('.site-header')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const paper = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.documentElement);
        return { backgroundColor, color };
      });
      expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
      // Columns to write in, and the total to check them by.
      expect(await page.locator('.sheet__score tbody tr').count()).toBeGreaterThan(5);
      await expect(page.locator('.sheet__check')).toContainText('all sides together');
    });
  }
}

test('a turn can be tried on the page of a version, which the header names', async ({
  page,
  complaints,
}) => {
  await page.goto('rules/dithmarschen/');
  await expect(page.locator('playing-now')).toContainText('This page: Dithmarschen');
  const table = page.locator('.try');
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('[data-ready="true"]')).toBeVisible();
  await table.getByRole('button', { name: /joker 15/ }).click();
  await table.getByRole('button', { name: /seven of clubs/ }).click();
  await table.getByRole('button', { name: /eight of spades/ }).click();
  await table.getByRole('button', { name: 'Take 2 piles' }).click();
  await expect(table).toContainText('Allowed. Takes the seven of clubs + the eight of spades');
  expect(complaints).toEqual([]);
});

test('every rule of a version has its anchor, and every question leads to one', async ({
  page,
}) => {
  await page.goto('rules/grossenwiehe/');
  const { asked, missing, rules, twice } = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
    return {
      rules: document.querySelectorAll('.rules > li[id]').length,
      asked: document.querySelectorAll('.uncertain a').length,
      missing: links.map(({ hash }) => hash.slice(1)).filter((id) => !ids.includes(id)),
      twice: ids.filter((id, at) => ids.indexOf(id) !== at),
    };
  });
  expect(rules).toBeGreaterThan(80);
  expect(asked).toBeGreaterThan(10);
  expect(missing).toEqual([]);
  expect(twice).toEqual([]);
});

test('without scripts a version reads whole, and prints all the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL}rules/christiansen/`);
  await expect(page.getByRole('heading', { name: 'Where it is from' })).toBeVisible();
  await expect(page.locator('[data-fold-all]')).toBeHidden();
  // Every rule is there, behind what opens by itself.
  await page
    .locator('[data-fold]', { has: page.locator('#owe') })
    .locator('summary')
    .click();
  await expect(page.locator('#owe')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf).count).toBe(1);
  await context.close();
});

for (const { path } of versions) {
  test(`/${path}sheet/ never scrolls sideways on the smallest phone with letters twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`${path}sheet/`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.fonts.ready;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('a sheet marks the deals that are our ruling, and says nothing that cannot be', async ({
  page,
}) => {
  const sheet = page.locator('.sheet');
  await page.goto('rules/dithmarschen/sheet/');
  await expect(sheet.locator('.sheet__deal tbody th')).toHaveText(['2†', '3†', '4']);
  await expect(sheet).toContainText('† Our ruling');
  await expect(sheet).toContainText('less when most cards are tied');

  // Two teams and an odd pack: no tie, and no rule on it.
  await page.goto('rules/dithmarschen-refill/sheet/');
  await expect(sheet).not.toContainText(/\btied?\b|share the most/);

  await page.goto('rules/grupp/sheet/');
  await expect(sheet).toContainText('What is printed on a joker means nothing');
  await expect(sheet).toContainText('The cards are dealt singly.†');
  await page.goto('rules/grossenwiehe/sheet/');
  await expect(sheet).not.toContainText('too small');
  await expect(sheet).toContainText('A yes is a promise of that value');
});

test('a printed page says its own address, since no host is known', async ({ page }) => {
  await page.goto('rules/grupp/sheet/');
  const own = page.locator('[data-here]');
  await expect(own).toHaveText(/^\/zwicker\/rules\/grupp\/sheet\/$/);
  await page.pdf({ preferCSSPageSize: true });
  await expect(own).toHaveText(page.url());
});

test('a link to a rule opens its part, and on a phone the contents are always at hand', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('rules/dithmarschen/#series');
  await expect(page.locator('#series')).toBeInViewport();
  await expect(page.locator('#owe')).toBeHidden();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').first().click();
  await contents.getByRole('link', { name: 'Scoring' }).first().click();
  await expect(page.getByRole('heading', { name: 'Scoring' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Scoring' }).first()).toBeHidden();
  const gap = await page.evaluate(() => {
    const bar = document.querySelector('.contents--stays')?.getBoundingClientRect();
    const heading = document.querySelector('#scoring')?.getBoundingClientRect();
    return (heading?.top ?? 0) - (bar?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(-1);

  await page.locator('.uncertain a[href="#owe-short"]').click();
  await expect(page.locator('#owe-short')).toBeInViewport();

  const all = page.getByRole('button', { name: 'Show the rules of all parts' });
  await all.click();
  await expect(page.locator('#series')).toBeVisible();
  await expect(page.locator('#piles')).toBeVisible();
  await page.getByRole('button', { name: 'Fold the rules of all parts away' }).click();
  await expect(page.locator('#piles')).toBeHidden();
  expect(complaints).toEqual([]);
});
