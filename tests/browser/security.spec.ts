/** What pages may load, as they say it themselves and as the headers say it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, DIST, onePageOfEachKind } from '../../scripts/pages.ts';
import { COMMON_HEADERS, policyInPage } from '../../scripts/policy.ts';
import { expect, test } from './watch.ts';

const IN_PAGE =
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/;

/** What a policy says, by the name of the directive. */
const parsed = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.toSorted()];
    }),
  );
const isHash = (source: string) => source.startsWith("'sha256-");

/** The headers of a built site by the files that they are sent with. */
function headersOfSite(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const blocks = readFileSync(join(DIST, '_headers'), 'utf8').trim().split('\n\n');
  return new Map(
    blocks.map((block) => {
      const [files = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => /^ {2}([a-z-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
      return [files, Object.fromEntries(headers)];
    }),
  );
}

test('every page says before all else what it may load, and the headers say the same', () => {
  const site = parsed(headersOfSite().get('/zwicker/*')?.['content-security-policy'] ?? '');
  expect(site['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(site)).not.toContain('unsafe-');
  const hashes = new Set<string>();
  const wrong = builtPages().flatMap(({ file, path }) => {
    const html = readFileSync(file, 'utf8');
    const said = IN_PAGE.exec(html)?.[1];
    if (said === undefined) return [`${path} says nothing`];
    if (said !== policyInPage(html)) return [`${path} says ${said}`];
    const page = parsed(said);
    for (const source of Object.values(page).flat()) if (isHash(source)) hashes.add(source);
    // All but which inline scripts there are is the same on every page; the headers have those of all.
    const { 'frame-ancestors': _, ...others } = site;
    const same = Object.keys(others).every((name) => {
      const [here, there] = [page[name] ?? [], others[name] ?? []];
      const plain = (sources: readonly string[]) => sources.filter((source) => !isHash(source));
      return (
        String(plain(here)) === String(plain(there)) && here.every((one) => there.includes(one))
      );
    });
    const known = Object.keys(page).every((name) => name in others);
    return same && known ? [] : [`${path} parts from the headers: ${said}`];
  });
  expect(wrong).toEqual([]);
  const inHeaders = Object.values(site).flat().filter(isHash);
  expect(inHeaders.toSorted()).toEqual([...hashes].toSorted());
});

test('the headers for a host are those that are tried here', async ({ request }) => {
  const site = headersOfSite();
  const { 'content-security-policy': policy, ...common } = site.get('/zwicker/*') ?? {};
  expect(common).toEqual(COMMON_HEADERS);
  // Some hosts read no longer lines.
  expect(policy?.length).toBeLessThan(1900);
  expect([...site.keys()]).toEqual(['/zwicker/*', '/zwicker/_astro/*', '/zwicker/sw.js']);
  const hashed = /\/_astro\/[^"]+\.js/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[0];
  for (const [path, files] of [
    ['', '/zwicker/*'],
    [hashed?.slice(1) ?? '', '/zwicker/_astro/*'],
    ['sw.js', '/zwicker/sw.js'],
  ] as const) {
    const sent = (await request.get(path)).headers();
    expect(sent, path).toMatchObject(COMMON_HEADERS);
    const cached = site.get(files)?.['cache-control'];
    if (cached !== undefined) expect(sent['cache-control'], path).toBe(cached);
  }
});

/** What would be an element, and run, if anything took it for markup. */
const MARKUP =
  '<img src="nowhere.png" data-put-in onerror="document.title=1"><b data-put-in>here</b>';

test.describe('what comes from outside is text', () => {
  const escaped = encodeURIComponent(MARKUP);
  /** Addresses that bring it. */
  const ADDRESSES = [
    `calculator/#p1~${escaped}~000000`,
    `calculator/#${escaped}`,
    `puzzles/zwick/#q1~${escaped}~000000`,
    `puzzles/zwick/#${escaped}`,
    `puzzles/daily/#${escaped}`,
    `replay/#r1~${escaped}~000000`,
    `replay/#n.${escaped}~start~r1~${escaped}~000000`,
    `sheets/#b1~${escaped}~000000`,
    `rules/house/#h1~dithmarschen~${escaped}~000000`,
    `rules/compare/?${escaped}`,
    `zwikken/table/#z1~${escaped}~000000`,
    `zwikken/who-wins/#w1~${escaped}~000000`,
    `zwikken/puzzles/#q1~${escaped}~000000`,
    `learn/test/#${escaped}`,
    `learn/sums/#${escaped}`,
    `search/?q=${escaped}`,
    `disputes/?version=${escaped}`,
    `score/#${escaped}`,
    `score/pad/#${escaped}`,
    `no/such/page/${escaped}/`,
  ];
  for (const address of ADDRESSES) {
    test(`in the address /${address.slice(0, 40)}`, async ({ page, complaints }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-put-in]')).toHaveCount(0);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    });
  }

  test('in what is typed, pasted, opened or kept', async ({ page, complaints }) => {
    await page.goto('replay/');
    await page.locator('#own-record:enabled').fill(MARKUP);
    await page.locator('.rp-run').click();
    await expect(page.locator('#own-problem')).toContainText('<img');
    for (const [path, file] of [
      ['learn/', '{"v":1,"steps":{"<img data-put-in>":1}}'],
      ['puzzles/', '{"v":1,"results":[{"id":"<img data-put-in>"}]}'],
      ['score/pad/', '{"v":1,"evenings":[{"id":1,"title":"<img data-put-in>"}]}'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      const input = page.locator('input[type="file"]').first();
      const buffer = Buffer.from(file);
      await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
      await expect(page.getByText(/line 1, column \d+/)).toHaveCount(1);
      await expect(page.locator('[data-put-in]')).toHaveCount(0);
    }
    await page.evaluate((text) => {
      for (const name of ['course', 'puzzles', 'pad', 'house', 'settings']) {
        localStorage.setItem(`zwicker:${name}`, text);
      }
    }, MARKUP);
    for (const path of ['learn/', 'puzzles/', 'score/pad/', 'rules/house/', 'settings/']) {
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.locator('[data-put-in]')).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
});

test.describe('on a host that sends no headers', () => {
  for (const { kind, path } of onePageOfEachKind()) {
    if (!['front', 'disputes/*', 'learn/*', 'calculator/', 'zwikken/table/'].includes(kind))
      continue;
    test(`${kind} works by its own policy, which stops what is put in`, async ({
      page,
      complaints,
    }) => {
      await page.route('**/*', async (route) => {
        // Only pages have the header; what a page has begun to load when the test ends is let go.
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const { 'content-security-policy': policy, ...headers } = response.headers();
        expect(policy).toBeDefined();
        return route.fulfill({ response, headers });
      });
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      expect(complaints).toEqual([]);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "ran"';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="x" onerror="document.title=\'ran\'">',
        );
        return new Promise<string>((resolve) => setTimeout(() => resolve(document.title), 300));
      });
      expect(ran).not.toBe('ran');
      expect(complaints.some((complaint) => complaint.includes('policy: script-src'))).toBe(true);
    });
  }
});
