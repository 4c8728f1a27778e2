import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtPages, onePageOfEachKind } from '../../scripts/pages.ts';
import { serveInPieces } from './piecemeal.ts';
import { expect, test } from './watch.ts';

const pages = builtPages();

test('there is a front page and a page for what is not there', () => {
  const kinds = pages.map(({ kind }) => kind);
  expect(kinds).toContain('front');
  expect(kinds).toContain('404');
});

for (const { path, kind } of onePageOfEachKind(pages)) {
  test.describe(`${kind} (/${path})`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is quiet, keeps the policy and pleases axe, ${colorScheme}`, async ({
        page,
        complaints,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const response = await page.goto(path);
        expect(response?.headers()['content-security-policy']).toMatch(
          /default-src 'self'.*object-src 'none'.*script-src 'self'/,
        );
        // Some tables come when they are about to be seen.
        for (const later of await page.locator('astro-island[client="visible"] > *').all()) {
          await later.scrollIntoViewIfNeeded();
        }
        await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }

    test('never scrolls sideways, at 320, 360, 768 and 1280 px', async ({ page }) => {
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        if (width === 320) {
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBe(0);
      }
    });

    test('has its fonts, and nothing moves when they come', async ({ page }) => {
      expect(await movesOf(page, path)).toBeLessThan(0.01);
    });
  });
}

const piecemeal = [
  '',
  'gallery/thirty/',
  'calculator/',
  'score/',
  'score/pad/',
  'rules/house/',
  'rules/christiansen/',
  'disputes/untrue-yes-to-a-partner/',
  'settings/',
];
for (const path of piecemeal) {
  test(`nothing of /${path} moves while it comes in piece by piece`, async ({ page, baseURL }) => {
    const { origin, close } = await serveInPieces(baseURL ?? '', 60);
    expect(await movesOf(page, `${origin}/zwicker/${path}`)).toBeLessThan(0.01);
    close();
  });
}

/** How much of a page moved while it was loaded, as the sum of its layout shifts. */
async function movesOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
  const moved = await page.evaluate(() => (window as never as { moved: number[] }).moved);
  return moved.reduce((sum, shift) => sum + shift, 0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, kind } of onePageOfEachKind(pages)) {
    test(`${kind} reads all the same`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').textContent())?.trim().length).toBeGreaterThan(80);
      await expect(page.locator('[data-settings]')).toBeHidden();
    });
  }
});

test('all pages have one h1, a title and a description of their own', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html, path).not.toMatch(/\sstyle="/);
    expect(titles.get(title), `${path}: "${title}" is taken`).toBeUndefined();
    titles.set(title, path);
  }
});
