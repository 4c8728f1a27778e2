import type { Page } from '@playwright/test';
import { VARIANTS } from '../../src/engine/index.ts';
import { EN } from '../../src/words/index.ts';
import { expectAccessible } from './axe.ts';
import { serveInPieces } from './piecemeal.ts';
import { expect, test } from './watch.ts';

const PAGE = 'rules/compare/';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const only = (page: Page) => page.getByRole('radio', { name: 'Differences only' });
const all = (page: Page) => page.getByRole('radio', { name: 'All rows' });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const query = (page: Page) => page.evaluate(() => location.search);
/** The names over the columns, as they show. */
const columns = (page: Page) =>
  page
    .locator('.compared section:not([hidden]) thead')
    .first()
    .locator('th:not([hidden])')
    .evaluateAll((heads) => heads.slice(1).map((head) => head.textContent));
/** The values of a row, as they show. */
const values = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^(≠ )?${name}`) })
    .first()
    .locator('td:visible')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim().replace(/\s+/g, ' ')));
const rowCount = (page: Page) => page.locator('tr[data-pairs]:visible').count();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('one’s own version stands beside the one most like it, and follows the settings', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  expect(await columns(page)).toEqual(['Dithmarschen', 'Dithmarschen, refilled card by card']);
  await expect(only(page)).toBeChecked();
  await expect(said(page)).toHaveText(`${await rowCount(page)} rows differ.`);
  await page.locator('[data-settings] > summary').click();
  await page.getByLabel('Version of the game').selectOption('grupp');
  await expect.poll(() => columns(page)).toEqual(['Hülsemann', 'Grupp']);
  await page.reload();
  expect(await columns(page)).toEqual(['Hülsemann', 'Grupp']);
  expect(await query(page)).toBe('');
  expect(complaints).toEqual([]);
});

test('by keyboard: two versions, then three, then all rows', async ({ page, complaints }) => {
  await page.goto(PAGE);
  await box(page, 'Grupp').focus();
  await page.keyboard.press('Space');
  expect(await query(page)).toBe('?dithmarschen~dithmarschen-refill~grupp~differences');
  await box(page, 'Dithmarschen, refilled card by card').focus();
  await page.keyboard.press('Space');
  expect(await columns(page)).toEqual(['Dithmarschen', 'Grupp']);
  expect(await values(page, 'Cards in a round')).toEqual(['55 cards', '58 cards Inferred']);
  expect(await values(page, 'Each Zwick')).toEqual(['1 point', '3 points']);
  expect(await values(page, 'Jokers')).toEqual(['15 20 25', '6, without numbers Inferred']);
  expect(await values(page, 'Deal for 2 players')).toEqual([
    '4 cards each, 3 to the table; then 4 each, 4 times; then 6 each Our ruling',
    '4 cards each, 4 to the table; then 4 each, 5 times; then 3 each',
  ]);
  // Both are dealt singly: no difference.
  await expect(page.getByRole('row', { name: /^Cards are dealt/ })).toBeHidden();
  const differing = await rowCount(page);
  await only(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(all(page)).toBeChecked();
  expect(await query(page)).toBe('?dithmarschen~grupp~all');
  expect(await values(page, 'Cards are dealt')).toEqual(['singly', 'singly Our ruling']);
  expect(await rowCount(page)).toBeGreaterThan(differing);
  expect(await page.locator('tr[data-differs]:visible').count()).toBe(differing);
  await expect(said(page)).toHaveText(`${differing} rows differ.`);
  expect(complaints).toEqual([]);
});

test('fewer than two and more than four are refused, with the reason', async ({ page }) => {
  await page.goto(`${PAGE}?dithmarschen~grupp~differences`);
  await box(page, 'Grupp').click();
  await expect(box(page, 'Grupp')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveText(/Two versions are the least/);
  await box(page, 'Christiansen').check();
  await expect(page.getByRole('alert')).toHaveText('');
  await box(page, 'Hülsemann').check();
  await box(page, 'Großenwiehe').click();
  await expect(box(page, 'Großenwiehe')).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveText(/Four versions are the most/);
  expect(await columns(page)).toEqual(['Dithmarschen', 'Christiansen', 'Hülsemann', 'Grupp']);
});

test('a link brings back the choice; back and forward follow it', async ({ page, context }) => {
  await page.goto(`${PAGE}?dithmarschen~grupp~differences`);
  await box(page, 'Christiansen').check();
  await all(page).check();
  const link = page.url();
  expect(link).toMatch(/\/rules\/compare\/\?[\w.~-]+$/);
  const other = await context.newPage();
  await other.goto(link);
  expect(await columns(other)).toEqual(['Dithmarschen', 'Christiansen', 'Grupp']);
  await expect(all(other)).toBeChecked();
  expect(await rowCount(other)).toBe(await rowCount(page));
  await page.goBack();
  await expect(only(page)).toBeChecked();
  await page.goBack();
  expect(await columns(page)).toEqual(['Dithmarschen', 'Grupp']);
  await page.goForward();
  await page.goForward();
  expect(await columns(page)).toEqual(['Dithmarschen', 'Christiansen', 'Grupp']);
  await expect(all(page)).toBeChecked();
});

test('a link into the page keeps the choice', async ({ page }) => {
  await page.goto(`${PAGE}?dithmarschen~grupp~differences`);
  await page.getByText('On this page', { exact: true }).click();
  await page.getByRole('link', { name: 'Scoring' }).click();
  expect(page.url()).toMatch(/\?dithmarschen~grupp~differences#scoring$/);
  expect(await columns(page)).toEqual(['Dithmarschen', 'Grupp']);
  await page.reload();
  expect(await columns(page)).toEqual(['Dithmarschen', 'Grupp']);
  await page.goto(`${PAGE}?dithmarschen~dithmarschen-refill~differences`);
  await page.getByText('On this page', { exact: true }).click();
  // What holds no difference is not to be jumped to.
  await expect(page.getByRole('link', { name: 'Scoring' })).toBeHidden();
});

test.describe('a bad link', () => {
  const rows: [string, RegExp, string[]][] = [
    [
      '?grupp~atlantis~differences',
      /asks for “atlantis”, which this site does not know/,
      ['Hülsemann', 'Grupp'],
    ],
    ['?christiansen~all', /fewer than two/, ['Dithmarschen', 'Christiansen']],
    ['?all', /fewer than two/, ['Dithmarschen', 'Dithmarschen, refilled card by card']],
    ['?christiansen~gru', /cut off/, ['Dithmarschen', 'Christiansen']],
    [
      `?${VARIANTS.map(({ id }) => id).join('~')}~all`,
      /more than four/,
      VARIANTS.slice(0, 4).map(EN.variantName),
    ],
    [
      '?%3Cimg%20src=x%3E~grupp~all',
      /asks for “%3Cimg%20src=x%3E~grupp~all”, which this page does not understand/,
      ['Dithmarschen', 'Dithmarschen, refilled card by card'],
    ],
    [
      '?versions=grupp',
      /asks for “versions=grupp”, which/,
      ['Dithmarschen', 'Dithmarschen, refilled card by card'],
    ],
    ['?utm_source=post', /^$/, ['Dithmarschen', 'Dithmarschen, refilled card by card']],
    ['?$&~grupp~all', /cut off/, ['Dithmarschen', 'Dithmarschen, refilled card by card']],
    ['?<b>~grupp~all', /which this site does not know/, ['Hülsemann', 'Grupp']],
  ];
  for (const [link, message, shown] of rows) {
    test(`${link} shows ${shown.length} versions and says what is wrong`, async ({
      page,
      complaints,
    }) => {
      await page.goto(`${PAGE}${link}`);
      await expect(page.getByRole('alert')).toHaveText(message);
      expect(await columns(page)).toEqual(shown);
      // The next choice is a good one.
      await box(page, 'Großenwiehe').click();
      if (shown.length < 4) await expect(page.getByRole('alert')).toHaveText('');
      expect(complaints).toEqual([]);
    });
  }
});

test('by touch, on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  await box(page, 'Christiansen').tap();
  await box(page, 'Dithmarschen, refilled card by card').tap();
  await all(page).tap();
  expect(await columns(page)).toEqual(['Dithmarschen', 'Christiansen']);
  expect(await values(page, 'Fixed total')).toEqual(['30 points', '34 points Inferred']);
  const small = await page
    .locator('[data-picker] label:visible, nav summary:visible')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { height, width } = one.getBoundingClientRect();
        return height < 44 || width < 44 ? [`${one.textContent} ${width}×${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
  await context.close();
});

for (const width of [320, 360, 768, 1280]) {
  test(`two, three and four versions fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const versions of [
      'dithmarschen~huelsemann-double',
      'dithmarschen-refill~grossenwiehe~grupp',
      'dithmarschen-refill~grossenwiehe~huelsemann-double~grupp',
    ]) {
      await page.goto(`${PAGE}?${versions}~all`);
      await page.evaluate(() => document.fonts.ready);
      expect(await overflow(page), versions).toBe(0);
      // Nothing that shows sticks out of its cell, and each value is under or beside its version.
      const cut = await page
        .locator('.compared :is(td, th):visible')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.textContent),
        );
      expect(cut, versions).toEqual([]);
      const named = await page
        .locator('.compared td:visible')
        .first()
        .evaluate((cell) => {
          const label = getComputedStyle(cell, '::before').content;
          return label !== 'none' || cell.closest('table')?.tHead?.checkVisibility();
        });
      expect(named, versions).toBe(true);
    }
  });
}

test('with text at twice its size it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${PAGE}?dithmarschen-refill~huelsemann-double~all`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(page)).toBe(0);
});

test('pleases axe with two and with four versions', async ({ page }) => {
  for (const [width, choice] of [
    [320, 'dithmarschen~grupp~all'],
    [320, 'dithmarschen~grossenwiehe~christiansen~grupp~differences'],
    [1280, 'atlantis~grupp~differences'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${PAGE}?${choice}`);
    await expectAccessible(page, choice, 'main');
  }
});

test('nothing moves and nothing else shows first', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Its script stands behind the last table: until it has run nothing of the comparison may be seen.
  const { origin, close } = await serveInPieces(baseURL ?? '', 100);
  const loaded = page.goto(`${origin}/zwicker/${PAGE}?dithmarschen~grupp~all`);
  const first = page.locator('.compared h2').first();
  await expect(first).toBeAttached();
  await expect(first).toBeHidden();
  await loaded;
  await expect(first).toBeVisible();
  await page.waitForTimeout(200);
  const moved = await page.evaluate(() => (window as never as { moved: number[] }).moved);
  expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  close();
});

test('should the script not run, all versions show after a while', async ({ page }) => {
  // It stands in the page: as if what lies between had taken it out.
  let taken = 0;
  await page.route(`**/${PAGE}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script>[\s\S]*?<\/script>/g, (script) => {
      const isIt = script.includes('[data-compared]');
      if (isIt) taken++;
      return isIt ? '' : script;
    });
    await route.fulfill({ response: answer, body });
  });
  await page.goto(PAGE);
  expect(taken).toBe(1);
  await expect(page.locator('.compared h2').first()).toBeVisible({ timeout: 8000 });
});

test('on paper it is a table of what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${PAGE}?dithmarschen~grossenwiehe~christiansen~grupp~differences`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-picker]')).toBeHidden();
  const display = await page
    .locator('.compared td:visible')
    .first()
    .evaluate((cell) => [
      getComputedStyle(cell).display,
      getComputedStyle(cell, '::before').content,
    ]);
  expect(display).toEqual(['table-cell', 'none']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [320, 1280]) {
    test(`all versions stand there, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(PAGE);
      await expect(page.locator('[data-picker]')).toBeHidden();
      expect(await columns(page)).toEqual(VARIANTS.map(EN.variantName));
      expect(await values(page, 'Fixed total')).toEqual(
        ['30', '30', '83', '34', '21', '41', '21'].map((total) => expect.stringContaining(total)),
      );
      await expect(page.getByText('with scripts turned on you can choose')).toBeVisible();
    });
  }
});

test.describe('house rules', () => {
  const own = (page: Page) =>
    page.addInitScript(() => {
      const settings = '{"v":1,"version":"grupp.zwick.2","players":4,"houseName":"Oma"}';
      localStorage.setItem('zwicker:settings', settings);
    });
  const saved = (page: Page) =>
    page.addInitScript(() => {
      const text =
        '{"v":1,"saved":[{"key":1,"name":"Dithmarschen","version":"dithmarschen.subtract.no.keep.no"}]}';
      localStorage.setItem('zwicker:house', text);
    });
  const plain = (texts: readonly (string | null)[]) =>
    texts.map((text) => text?.replace(/[\u2068\u2069]/g, ''));

  test('stand beside the version that they start from, and what they change is marked', async ({
    page,
    complaints,
  }) => {
    await own(page);
    await page.goto(PAGE);
    await expect.poll(async () => plain(await columns(page))).toEqual(['Grupp', 'Oma']);
    expect(await values(page, 'Each Zwick')).toEqual(['3 points', '2 points House rule']);
    expect(await rowCount(page)).toBe(1);
    await expect(said(page)).toHaveText('1 row differs.');
    await box(page, 'Hülsemann').check();
    expect(await query(page)).toBe('?huelsemann~grupp~grupp.zwick.2~differences');
    expect(await values(page, 'Jokers')).toEqual([
      'none',
      '6, without numbers Inferred',
      '6, without numbers Inferred',
    ]);
    await page.goBack();
    await expect.poll(async () => plain(await columns(page))).toEqual(['Grupp', 'Oma']);
    expect(complaints).toEqual([]);
  });

  test('of a link are compared where nobody has them, however their changes are ordered', async ({
    page,
    complaints,
  }) => {
    await page.goto(`${PAGE}?grupp~dithmarschen.zwick.2.subtract.no~all`);
    await expect
      .poll(async () => plain(await columns(page)))
      .toEqual(['Grupp', 'Dithmarschen with house rules']);
    expect(await query(page)).toBe('?grupp~dithmarschen.subtract.no.zwick.2~all');
    await expect(page.getByRole('alert')).toHaveText('');
    expect(await values(page, 'A build may subtract')).toEqual(['no', 'no House rule']);
    await page.reload();
    await expect.poll(() => columns(page)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  test('that are saved here can be chosen, told from the version of that name', async ({
    page,
  }) => {
    await saved(page);
    await page.goto(`${PAGE}?dithmarschen~grupp~differences`);
    await page.getByRole('checkbox', { name: /Dithmarschen.? \(2\)/ }).check();
    expect(plain(await columns(page))).toEqual(['Dithmarschen', 'Grupp', 'Dithmarschen (2)']);
    expect(await values(page, 'An equal card may keep the value')).toEqual([
      'yes',
      'no Inferred',
      'no House rule',
    ]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });

  test('that are not known are named, and the rest is shown', async ({ page }) => {
    await page.goto(`${PAGE}?grupp~dithmarschen.zwick.999~all`);
    await expect(page.getByRole('alert')).toHaveText(/asks for “dithmarschen.zwick.999”/);
    expect(await columns(page)).toEqual(['Hülsemann', 'Grupp']);
  });

  test('are said to be missing where what computes them does not come', async ({ page }) => {
    await page.route(/compare\/en\.json/, (route) => route.abort());
    await page.goto(`${PAGE}?grupp~dithmarschen.zwick.2~all`);
    await expect(page.getByRole('alert')).toHaveText(
      /“dithmarschen.zwick.2”, which this site does not know or could not fetch/,
    );
    expect(await columns(page)).toEqual(['Hülsemann', 'Grupp']);
  });

  test('are compared from where they are made', async ({ page }) => {
    await page.goto('rules/house/');
    await page.getByRole('spinbutton', { name: 'Points for a Zwick' }).fill('2');
    await page.getByRole('link', { name: 'Side by side with Dithmarschen' }).click();
    await expect
      .poll(async () => plain(await columns(page)))
      .toEqual(['Dithmarschen', 'Dithmarschen with house rules']);
    expect(await values(page, 'Each Zwick')).toEqual(['1 point', '2 points House rule']);
  });
});
