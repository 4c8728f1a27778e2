import type { Page } from '@playwright/test';
import { expect, test } from './watch.ts';

const PAGES = [
  '',
  'rules/',
  'rules/grupp/',
  'rules/r/',
  'rules/r/owe/',
  'rules/why/',
  'rules/why/no-split/',
  '404.html',
];
const site = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const menu = (page: Page) => page.locator('.doors__menu > summary');
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());

test('wide: the keyboard goes through the header in the order of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('rules/why/no-split/');
  const stops = [];
  for (let stop = 0; stop < 13; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focusedText(page));
  }
  expect(stops.map((text) => text?.replace(/^Settings.*/, 'Settings'))).toEqual([
    'Skip to the text',
    'Zwicker',
    'Learn',
    'Puzzles',
    'Rules',
    'Disputes',
    'Calculator',
    'Replay',
    'Score',
    'Search',
    'Settings',
    'Rules',
    'Why not?',
  ]);
});

test('320 px: the menu opens, leads on and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('');
  const rules = site(page).getByRole('link', { name: 'Rules' });
  await expect(rules).toBeHidden();
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Space');
  for (let doors = 0; doors < 3; doors += 1) await page.keyboard.press('Tab');
  await expect(rules).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/$/);
});

test('320 px: menu and settings are not open together', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('rules/why/');
  await page.locator('[data-settings] > summary').click();
  await menu(page).click();
  await expect(page.getByRole('region', { name: 'Settings' })).toBeHidden();
  await expect(site(page).getByRole('link', { name: 'Replay' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  test('the menu opens and leads on', async ({ page }) => {
    await page.goto('rules/why/no-split/');
    await menu(page).click();
    await site(page).getByRole('link', { name: 'Replay' }).click();
    await expect(page).toHaveURL(/\/replay\//);
  });
});

test('the door one is behind is marked, on its page and below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const marks = async (path: string) => {
    await page.goto(path);
    return site(page)
      .locator('.doors__row a[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent?.trim(), link.getAttribute('aria-current')]),
      );
  };
  expect(await marks('rules/')).toEqual([['Rules', 'page']]);
  expect(await marks('rules/why/no-split/')).toEqual([['Rules', 'true']]);
  expect(await marks('disputes/must-i-capture/')).toEqual([['Disputes', 'true']]);
  expect(await marks('calculator/')).toEqual([['Calculator', 'page']]);
  expect(await marks('replay/')).toEqual([['Replay', 'true']]);
  expect(await marks('score/pad/')).toEqual([['Score', 'true']]);
  expect(await marks('learn/sums/')).toEqual([['Learn', 'true']]);
  expect(await marks('puzzles/zwick/')).toEqual([['Puzzles', 'true']]);
  expect(await marks('')).toEqual([]);
  await expect(page.getByRole('link', { name: 'Zwicker', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the way up leads up', async ({ page }) => {
  await page.goto('rules/why/no-split/');
  const way = page.getByRole('navigation', { name: 'Where you are' });
  await expect(way.getByRole('link')).toHaveText(['Rules', 'Why not?']);
  await way.getByRole('link', { name: 'Why not?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why not?');
});

test('what stops the keyboard can be seen to', async ({ page }) => {
  await page.goto('rules/why/');
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const { outline, text } = await page.evaluate(() => {
      const focused = document.activeElement;
      const style = focused === null ? undefined : getComputedStyle(focused);
      return {
        outline: `${style?.outlineStyle} ${Number.parseFloat(style?.outlineWidth ?? '') >= 2}`,
        text: focused?.textContent,
      };
    });
    expect(outline, text ?? '').toBe('solid true');
  }
});

for (const width of [320, 1280]) {
  test(`what is tapped in the frame is big enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const path of PAGES) {
      await page.goto(path);
      const small = await page
        .locator(
          'header a:visible, header summary:visible, .crumbs a:visible, .neighbours a:visible',
        )
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const box = one.getBoundingClientRect();
            return box.height < 44 || box.width < 44
              ? [`${one.textContent} ${box.width}×${box.height}`]
              : [];
          }),
        );
      expect(small, path).toEqual([]);
    }
  });
}

test('twice as many doors as there will be still fit', async ({ page }) => {
  for (const width of [320, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('rules/why/');
    await page.evaluate(() => {
      document.querySelector('.doors')?.classList.remove('doors--few');
      for (const list of document.querySelectorAll('.doors ul')) {
        const first = list.firstElementChild;
        for (let more = 0; more < 16; more += 1) {
          const copy = first?.cloneNode(true);
          if (copy !== undefined) list.append(copy);
        }
      }
    });
    if (width < 1024) await menu(page).click();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
    await expect(page.locator('[data-settings] > summary')).toBeInViewport();
  }
});

test('what is on the page folds on a phone, and stays in view where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('rules/r/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: /Wild jokers/ }).click();
  await expect(page.getByRole('heading', { name: 'Wild jokers' })).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('rules/r/');
  await contents.getByRole('link', { name: /Wild jokers/ }).click();
  await expect(page.getByRole('heading', { name: 'Wild jokers' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: /Capturing/ })).toBeInViewport();
});

test('pages in an order lead to their neighbours', async ({ page }) => {
  await page.goto('rules/why/no-split/');
  const title = page.getByRole('heading', { level: 1 });
  const here = (await title.textContent()) ?? '';
  const neighbours = page.getByRole('navigation', { name: 'Before and after' });
  await neighbours.getByRole('link', { name: /^Next/ }).click();
  await expect(title).not.toHaveText(here);
  await neighbours.getByRole('link', { name: /^Previous/ }).click();
  await expect(title).toHaveText(here);
});

test('a refusal leads to its rule, and the rule back', async ({ page }) => {
  await page.goto('rules/r/owe/');
  const title = page.getByRole('heading', { level: 1 });
  const rule = (await title.textContent()) ?? '';
  await page.getByRole('link', { name: 'A build of yours would be left without its card' }).click();
  await expect(title).toHaveText('A build of yours would be left without its card');
  await page.getByRole('main').getByRole('link', { name: rule }).first().click();
  await expect(title).toHaveText(rule);
  await page.getByRole('link', { name: 'Why? build-uncovered' }).first().click();
  await expect(page).toHaveURL(/\/rules\/why\/build-uncovered\/$/);
});

test('on paper there is the text in black on white, and where it is from', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('rules/why/no-split/');
  for (const part of ['header', '.crumbs', '.neighbours']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const style = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { backgroundColor, color };
  });
  expect(style).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  await expect(page.getByText('/rules/why/no-split/')).toBeVisible();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('the page of what is not there leads to what is', async ({ page }) => {
  await page.goto('rules/r/captures/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing lies here');
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText([
    'Front page',
    'Learn',
    'Puzzles',
    'Rules',
    'Disputes',
    'Calculator',
    'Replay',
    'Score',
  ]);
  await main.getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL(/\/rules\/$/);
});
