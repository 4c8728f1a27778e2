import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

const KEY = 'zwicker:settings';
const UNREADABLE_KEY = 'zwicker:settings:unreadable';

const summary = (page: Page) => page.locator('[data-settings] > summary');
const panel = (page: Page) => page.getByRole('region', { name: 'Settings' });
const attributes = (page: Page) =>
  page.evaluate(() => {
    const { letters, players, suits, theme, version } = document.documentElement.dataset;
    return { letters, players, suits, theme, version };
  });
const radio = (page: Page, name: string) => panel(page).getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => radio(page, name).check();

/** Stores a text in place of settings, from a page that has nothing to load later. */
async function store(page: Page, text: string): Promise<void> {
  await page.goto('404.html');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
}

test('what is chosen shows at once, outlasts a reload and holds on other pages', async ({
  page,
  complaints,
}) => {
  await page.goto('');
  await expect(summary(page)).toContainText('Playing: Dithmarschen, 4 players');
  await summary(page).click();
  await panel(page).getByLabel('Version of the game').selectOption('grupp');
  await choose(page, '6');
  await choose(page, 'is never taken');
  await panel(page).getByLabel('Clearing the table with a joker is a Zwick').uncheck();
  await choose(page, 'Four colours');
  await choose(page, 'B D K A');
  await choose(page, 'Dark');
  const all = { letters: 'german', players: '6', suits: 'four', theme: 'dark', version: 'grupp' };
  expect(await attributes(page)).toEqual(all);
  await expect(summary(page)).toContainText('Playing: Grupp, 6 players with limits');
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), KEY)).toEqual({
    v: 1,
    version: 'grupp',
    players: 6,
    jokerOnTable: 'never',
    jokerSweepIsZwick: false,
    suits: 'four',
    letters: 'german',
    theme: 'dark',
  });

  await page.reload();
  expect(await attributes(page)).toEqual(all);
  await page.goto('rules/why/no-split/');
  expect(await attributes(page)).toEqual(all);
  await summary(page).click();
  await expect(panel(page).getByLabel('Version of the game')).toHaveValue('grupp');
  await expect(radio(page, 'Four colours')).toBeChecked();
  await expect(radio(page, 'is never taken')).toBeChecked();
  await expect(panel(page).getByRole('checkbox')).not.toBeChecked();

  await panel(page).getByRole('button', { name: 'Back to the usual' }).click();
  expect(await attributes(page)).toEqual({ version: 'dithmarschen', players: '4' });
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  expect(complaints).toEqual([]);
});

test('only what a version has can be chosen', async ({ page }) => {
  await page.goto('');
  await summary(page).click();
  const version = panel(page).getByLabel('Version of the game');
  const numbers = panel(page).getByRole('group', { name: 'Players' }).getByRole('radio');
  await expect(numbers).toHaveCount(3);
  await expect(panel(page).getByText('in two teams')).toBeVisible();
  await expect(panel(page).getByText('A joker on the table')).toBeHidden();
  await version.selectOption('huelsemann-double');
  await expect(numbers).toHaveCount(4);
  await expect(panel(page).getByText('in two teams')).toBeHidden();
  await expect(summary(page)).toContainText('Hülsemann, double pack, 5 players');
  await version.selectOption('grupp');
  await expect(panel(page).getByText('A joker on the table')).toBeVisible();
});

test('a second tab follows', async ({ page, context }) => {
  await page.goto('');
  const other = await context.newPage();
  await other.goto('rules/r/');
  await summary(page).click();
  await panel(page).getByLabel('Version of the game').selectOption('christiansen');
  await choose(page, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(summary(other)).toContainText('Playing: Christiansen, 4 players');
  await summary(other).click();
  await expect(panel(other).getByLabel('Version of the game')).toHaveValue('christiansen');
});

test('with storage blocked all works, on this page', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('rules/why/');
  await summary(page).click();
  await choose(page, 'Dark');
  await panel(page).getByLabel('Version of the game').selectOption('huelsemann');
  expect(await attributes(page)).toMatchObject({ theme: 'dark', version: 'huelsemann' });
  await expect(summary(page)).toContainText('Playing: Hülsemann, 4 players');
  await expect(panel(page).getByRole('status')).toHaveText(/This browser keeps nothing/);
  await page.reload();
  expect(await attributes(page)).toEqual({ version: 'dithmarschen', players: '4' });
  expect(complaints).toEqual([]);
});

test.describe('what is stored and can’t be read', () => {
  for (const text of ['{"v":1,"version":"gru', '[7]', 'null', '{"v":0,"theme":"dark"}']) {
    test(`breaks nothing and is kept: ${text}`, async ({ page, complaints }) => {
      await store(page, text);
      await page.goto('rules/r/');
      expect(await attributes(page)).toEqual({ version: 'dithmarschen', players: '4' });
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
      await summary(page).click();
      await choose(page, 'Four colours');
      expect(
        await page.evaluate(
          (keys) => keys.map((key) => localStorage.getItem(key)),
          [KEY, UNREADABLE_KEY],
        ),
      ).toEqual(['{"v":1,"suits":"four"}', text]);
      expect(complaints).toEqual([]);
    });
  }

  test('of a newer edition is read and left alone', async ({ page }) => {
    const text = '{"v":9,"theme":"dark","version":"atlantis","sound":"on"}';
    await store(page, text);
    await page.goto('rules/r/');
    expect(await attributes(page)).toMatchObject({ theme: 'dark', version: 'dithmarschen' });
    await summary(page).click();
    await expect(panel(page).getByRole('status')).toHaveText(/newer edition/);
    await choose(page, 'Light');
    expect(await attributes(page)).toMatchObject({ theme: 'light' });
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
  });
});

test('nothing flashes: all is set before there is a body, and never again', async ({ page }) => {
  await store(page, '{"v":1,"version":"grupp","players":5,"theme":"dark","suits":"four"}');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { attributeName, target, type, addedNodes } of records) {
        // Whether parts far down are still to be laid out is no setting: see `far.spec.ts`.
        if (attributeName === 'data-opening') continue;
        if (type === 'attributes' && target === document.documentElement) {
          seen.push(`${attributeName} ${document.body === null ? 'before' : 'after'} the body`);
        }
        for (const node of addedNodes) {
          const label = [node, target].find(({ nodeName }) => nodeName === 'PLAYING-NOW');
          if (label !== undefined) seen.push(`label: ${label.textContent}`);
        }
      }
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto('rules/why/');
  await expect(summary(page)).toContainText('Playing: Grupp, 5 players');
  const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen);
  expect([...new Set(seen)].toSorted()).toEqual(
    [
      'data-scripted before the body',
      'data-theme before the body',
      'data-suits before the body',
      'data-version before the body',
      'data-players before the body',
      'label: Playing: Grupp, 5 players',
    ].toSorted(),
  );
});

test('the version of a page goes before one’s own, and says so', async ({ page, complaints }) => {
  await store(page, '{"v":1,"version":"grupp","players":5}');
  await page.route('**/rules/why/', async (route) => {
    const response = await route.fetch();
    const game = '{&quot;version&quot;:&quot;christiansen&quot;,&quot;players&quot;:3}';
    const body = (await response.text()).replace('<html', `<html data-page-game="${game}"`);
    await route.fulfill({ response, body });
  });
  await page.goto('rules/why/');
  expect(await attributes(page)).toMatchObject({ version: 'christiansen', players: '3' });
  await expect(summary(page)).toContainText('This page: Christiansen, 3 players');
  await summary(page).click();
  await expect(panel(page).getByText('names the version it is about')).toBeVisible();
  const version = panel(page).getByLabel('Version of the game');
  await expect(version).toHaveValue('grupp');
  await version.selectOption('huelsemann');
  await expect(summary(page)).toContainText('This page: Christiansen, 3 players');
  await page.goto('rules/r/');
  await expect(summary(page)).toContainText('Playing: Hülsemann, 4 players');
  expect(complaints).toEqual([]);
});

test('all of it by keyboard alone', async ({ page }) => {
  await page.goto('rules/why/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('version');
  await page.keyboard.type('Gru');
  await expect(page.locator('html')).toHaveAttribute('data-version', 'grupp');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: /house rules/ })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('players');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-players', '5');
  for (const name of ['jokerOnTable', 'jokerSweepIsZwick', 'suits', 'letters', 'theme']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(summary(page)).toBeFocused();
});

test('the open panel pleases axe and fits', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('rules/why/');
    await summary(page).click();
    await panel(page).getByLabel('Version of the game').selectOption('grupp');
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, `${width} px`, 'header');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
    const small = await panel(page)
      .locator('label:visible, button:visible, select:visible')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { height, width: across } = one.getBoundingClientRect();
          return height < 44 || across < 44 ? [`${one.textContent} ${across}×${height}`] : [];
        }),
      );
    expect(small, `${width} px`).toEqual([]);
  }
});

test('by touch: a tap beside it closes it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('rules/why/no-split/');
  await summary(page).tap();
  await radio(page, 'Four colours').tap();
  await expect(page.locator('html')).toHaveAttribute('data-suits', 'four');
  await page.getByRole('link', { name: 'Zwicker', exact: true }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: 'Zwicker', exact: true }).tap();
  await expect(panel(page)).toBeHidden();
  await context.close();
});

test('where the settings can’t be fetched a link leads to their page', async ({ page }) => {
  await page.route('**/settings/', (route) => route.abort());
  await page.goto('rules/why/');
  await summary(page).click();
  await expect(page.locator('header').getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('the settings have a page of their own', async ({ page, complaints }) => {
  await page.goto('settings/');
  await expect(panel(page)).toHaveCount(1);
  await expect(summary(page)).toHaveCount(0);
  await panel(page).getByLabel('Version of the game').selectOption('christiansen');
  await expect(page.getByRole('banner')).toContainText('Playing: Christiansen, 4 players');
  await choose(page, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(complaints).toEqual([]);
});

test('a page that the browser brings back shows what was chosen meanwhile', async ({ page }) => {
  await page.goto('rules/r/');
  await page.goto('settings/');
  await choose(page, 'Dark');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is nothing to set, so nothing shows, and the page of the settings says why', async ({
    page,
  }) => {
    await page.goto('');
    await expect(summary(page)).toBeHidden();
    await page.goto('settings/');
    await expect(page.getByText('scripts are turned off')).toBeVisible();
    await expect(page.locator('[data-settings-form]')).toBeHidden();
  });
});
