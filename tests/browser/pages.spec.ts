import type { Page } from '@playwright/test';
import { builtPages, onePageOfEachKind } from '../../scripts/pages.ts';
import { expectAccessible } from './axe.ts';
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
    // One visit for all that can be seen of a page at once: most of a test's time is the visit.
    test('is quiet, still, keeps the policy, pleases axe in both themes and never scrolls sideways', async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await watchMoves(page);
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(
        /default-src 'self'.*object-src 'none'.*script-src 'self'/,
      );
      expect(await movesOf(page), 'moved while its fonts came').toBeLessThan(0.01);
      // Some tables come when they are about to be seen.
      for (const later of await page.locator('astro-island[client="visible"] > *').all()) {
        await later.scrollIntoViewIfNeeded();
      }
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${width} px`).toBe(0);
      }
      expect(complaints).toEqual([]);
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
    await watchMoves(page);
    await page.goto(`${origin}/zwicker/${path}`);
    expect(await movesOf(page)).toBeLessThan(0.01);
    close();
  });
}

/** Remembers how much of the pages to come moves while they are loaded. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much of a page that was just opened moved until its fonts were there, as the sum of its layout shifts. */
async function movesOf(page: Page): Promise<number> {
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
    // A line that ends before a link in the source needs its space said.
    const prose = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<(code|pre|script|svg)\b[\s\S]*?<\/\1>/g, '');
    expect(prose, path).not.toMatch(/[a-zäöüß:;,]<(a|em|i|b|strong)\b[^>]*>[A-Za-z]/);
    expect(titles.get(title), `${path}: "${title}" is taken`).toBeUndefined();
    titles.set(title, path);
  }
});
