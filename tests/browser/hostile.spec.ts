/**
 * Hostile circumstances, each over one page of every kind: a store that is blocked, full, spoilt or of an earlier
 * edition, an address of a hundred thousand characters, text at twice its size, the other writing direction, forced
 * colours, no movement, a slow line and a slow processor. What is peculiar to one tool is tested with the tool.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../../scripts/pages.ts';
import { expect, test } from './watch.ts';

const PAGES = onePageOfEachKind();
const PATHS = PAGES.map(({ path }) => path);
/** Those with something to do: the others read no address. */
const LIVE = PAGES.filter(({ file }) =>
  /client="(load|only)"/.test(readFileSync(file, 'utf8')),
).map(({ path }) => path);
/** What an edition of the site stored, by edition; when there is a new one its line is added, and these stay. */
const STORED_BY = {
  1: {
    'zwicker:settings':
      '{"v":1,"version":"christiansen","players":3,"suits":"four","theme":"dark"}',
    'zwicker:course':
      '{"v":1,"at":"sums/two-cards","steps":{"first-capture/seven-takes-seven":{"how":"solved","tries":2}}}',
    'zwicker:puzzles':
      '{"v":1,"results":[{"id":"q1~a","kind":"zwick","level":2,"version":"dithmarschen","right":true,"hints":0,"ms":8123,"day":"2026-11-28"}],"old":{},"days":{"2026-11-28":{"all":{"marks":"rrw----","on":"2026-11-28"}}},"mistakes":[],"runs":[]}',
    'zwicker:house':
      '{"v":1,"saved":[{"key":1796077200000,"name":"At the harbour","version":"dithmarschen.zwick.2"}]}',
    'zwicker:pad':
      '{"v":1,"open":"m3k1","evenings":[{"id":"m3k1","begun":"2026-11-03","title":"","version":"christiansen","players":3,"sides":3,"names":["Albert","","Charlie"],"dealer":0,"rounds":[{"points":[8,3,26]}]}]}',
    'zwicker:count':
      '{"v":1,"counts":{"christiansen_3":{"held":{"X15":0,"10D":2},"cards":[12,null,27],"zwicks":[0,1,0]}}}',
  },
} as const;
const KEYS = [
  ...Object.keys(STORED_BY[1]),
  'zwicker:zwikken',
  'zwicker:zwikken-puzzles',
  'zwicker:course-test:abc',
];
/** Pages that read what is stored. */
const READERS = [
  '',
  'learn/',
  'learn/first-capture/',
  'learn/test/#test-abc',
  'puzzles/',
  'puzzles/zwick/',
  'puzzles/daily/',
  'puzzles/mistakes/',
  'rules/house/',
  'rules/compare/',
  'score/',
  'score/pad/',
  'zwikken/table/',
];

/** Opens a page afresh and waits until all of it is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(path);
  for (const later of await page.locator('astro-island[client="visible"] > *').all()) {
    await later.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
}

/** How far a page can be scrolled sideways, in CSS pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Does something on every page, and tells of each what was complained of. */
async function onEach(
  page: Page,
  complaints: string[],
  paths: readonly string[],
  look: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  test.setTimeout(300_000);
  for (const path of paths) {
    await open(page, path);
    await look(path);
    expect.soft(complaints, path).toEqual([]);
    complaints.length = 0;
  }
}

test('where the store is blocked, in forced colours, every page comes alive', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await onEach(page, complaints, PATHS);
});

test('where the store is full every page with something to do comes alive', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await onEach(page, complaints, LIVE);
});

/** The readers themselves are asked far more in `tests/fuzz`; here it is whether the page around them stands. */
const SPOILT: readonly (readonly [string, string])[] = [
  ['broken off', '{"v":1,"steps":{"fir'],
  ['a text', '"<img src=x onerror=alert(1)>"'],
  [
    'the wrong fields',
    '{"v":1,"steps":[7],"results":{"a":1},"saved":"x","evenings":null,"counts":[],"deal":7}',
  ],
  [
    'fields of all objects',
    '{"v":1,"__proto__":{"spoilt":true},"constructor":{"prototype":{"spoilt":true}}}',
  ],
  ...(process.env.ZWICKER_DEEP === undefined
    ? []
    : [
        ['a list', '[1,2,3]'] as const,
        ['null', 'null'] as const,
        ['a number too large', '{"v":1e999,"at":1e999,"steps":{"a/b":1e999}}'] as const,
        ['lists in lists', `{"v":1,"steps":${'['.repeat(5000)}${']'.repeat(5000)}}`] as const,
      ]),
];
for (const [what, text] of SPOILT) {
  test(`what is stored is spoilt (${what}): every page that reads it is whole`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(
      ([keys, spoilt]) => {
        if (location.protocol === 'about:') return;
        for (const key of keys) {
          localStorage.setItem(key, spoilt);
          sessionStorage.setItem(key, spoilt);
        }
        for (const key of ['zwicker:puzzles:now', 'zwicker:pad:steps', 'zwicker:puzzles:level']) {
          sessionStorage.setItem(key, spoilt);
          localStorage.setItem(key, spoilt);
        }
      },
      [KEYS, text] as const,
    );
    await onEach(page, complaints, READERS, async (path) => {
      expect(await page.evaluate(() => 'spoilt' in {}), path).toBe(false);
      expect(await page.locator('img[onerror]').count(), path).toBe(0);
    });
  });
}

for (const [edition, stored] of Object.entries(STORED_BY)) {
  test(`what edition ${edition} stored is read`, async ({ page, complaints }) => {
    await page.addInitScript((entries) => {
      if (location.protocol === 'about:') return;
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(stored));
    await open(page, '');
    await expect(page.getByText('Playing: Christiansen, 3 players')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open(page, 'learn/');
    await expect(page.getByRole('link', { name: /^1[.:] Seven takes seven, done/ })).toBeVisible();
    await open(page, 'puzzles/');
    await expect(page.getByRole('main')).toContainText('1 of 1 puzzle solved the first time');
    await expect(page.getByRole('main')).not.toContainText('could not be read');
    await open(page, 'rules/house/');
    await expect(page.getByRole('main')).toContainText('At the harbour');
    await open(page, 'score/pad/');
    await expect(page.getByRole('main')).toContainText('Charlie');
    await open(page, 'score/');
    await expect(
      page.locator('input[type="number"], input[inputmode="numeric"]').first(),
    ).toHaveValue('12');
    expect(complaints).toEqual([]);
  });
}

for (const [what, address] of [
  ['a position that never ends', `#p1~${'7S_'.repeat(33_333)}`],
  ['percent signs', `#${'%25'.repeat(33_333)}`],
  ...(process.env.ZWICKER_DEEP === undefined
    ? []
    : [
        ['letters', `#${'x'.repeat(100_000)}`] as const,
        ['a puzzle that never ends', `#q1~${'7S~'.repeat(33_333)}`] as const,
      ]),
] as const) {
  test(`an address of 100,000 characters (${what}) harms no page`, async ({ page, complaints }) => {
    await onEach(
      page,
      complaints,
      LIVE.map((path) => `${path}${address}`),
      async () => expect(await sideways(page)).toBe(0),
    );
  });
}

test('at twice the size of text, and from right to left, no page is wider than the screen', async ({
  page,
  complaints,
}) => {
  await onEach(page, complaints, PATHS, async (path) => {
    const root = page.locator('html');
    const expectFit = (what: string) =>
      expect.soft.poll(() => sideways(page), { message: `${path} ${what}`, timeout: 2000 }).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await root.evaluate((html) => {
      html.setAttribute('dir', 'rtl');
    });
    await expectFit('from right to left');
    await root.evaluate((html) => {
      html.removeAttribute('dir');
      html.style.fontSize = '200%';
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFit(`at twice the size, ${width} px`);
    }
  });
});

const CARD = '.cs-stage [data-hand="0"]';
const PILE = '.cs-stage [data-pile="0"]';

test('over slow 3G, on a processor four times as slow, what is tapped early is not lost', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('learn/first-capture/', { waitUntil: 'commit' });
  await page.locator(CARD).click();
  await page.locator(PILE).click();
  await expect(page.locator(PILE)).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
  await expect(page.locator(CARD)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.locator('.cs-stage .zt-bar')).toHaveAttribute('data-tone', 'good');
  expect(complaints).toEqual([]);
});

test('who wants no movement sees none, in a play and in a replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1) moved.push(String(duration));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const moved = (): Promise<string[]> =>
    page.evaluate(() => (window as never as { moved: string[] }).moved);
  await open(page, 'learn/first-capture/');
  await page.locator(CARD).click();
  await page.locator(PILE).click();
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.locator('.cs-stage .zt-bar')).toHaveAttribute('data-tone', 'good');
  expect(await moved()).toEqual([]);
  await open(page, 'replay/christiansen/');
  for (let plays = 1; plays <= 5; plays++) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`#play-${plays}$`));
  }
  expect(await moved()).toEqual([]);
});

test('in forced colours what is chosen differs by more than its colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'learn/first-capture/');
  const drawn = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => {
      const shapes = [element, ...element.querySelectorAll('*')].map((part) => {
        const { borderStyle, borderWidth, outlineStyle, outlineWidth, translate, transform } =
          getComputedStyle(part);
        return [borderStyle, borderWidth, outlineStyle, outlineWidth, translate, transform];
      });
      return JSON.stringify(shapes);
    });
  for (const selector of [CARD, PILE]) {
    const before = await drawn(selector);
    await page.locator(selector).click();
    await page.mouse.move(0, 0);
    await page.locator('.cs-stage .zt-bar').hover();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect.poll(() => drawn(selector)).not.toBe(before);
  }
});

test('puzzles solved in two tabs at once are both kept', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, 'puzzles/zwick/');
  await open(other, 'puzzles/haul/');
  for (const tab of [page, other]) {
    await expect(tab.locator('.pz-play[data-solved="true"]')).toHaveCount(1);
    for (const name of ['Hint', 'Second hint', 'Show the solution']) {
      await tab.getByRole('button', { name, exact: true }).click();
    }
  }
  await open(page, 'puzzles/mistakes/');
  for (const kind of ['Find the Zwick', 'The biggest haul']) {
    await expect(page.getByRole('main')).toContainText(kind);
  }
});
