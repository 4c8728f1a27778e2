/** The reference: files for other programs, and code that can be read on a phone. */
import { checkPlay, parsePosition, playFromJson } from '../../src/engine/index.ts';
import { laidOut } from './laidOut.ts';
import { expect, test } from './watch.ts';

test('the files under /data/ have a version, and addresses that lead to pages', async ({
  request,
  baseURL,
}) => {
  const base = new URL(baseURL ?? '').pathname;
  for (const name of ['versions', 'rules', 'disputes'] as const) {
    const answer = await request.get(`data/${name}.json`);
    expect(answer.headers()['content-type']).toContain('application/json');
    const data = (await answer.json()) as Record<string, unknown>;
    expect(data.version).toBeGreaterThan(0);
    const rows = data[name] as readonly { readonly id: string; readonly address: string }[];
    expect(rows.length).toBeGreaterThan(5);
    for (const { address } of [rows[0], rows.at(-1)].flatMap((row) => row ?? [])) {
      const { pathname } = new URL(address);
      expect(pathname.startsWith(base)).toBe(true);
      expect((await request.get(pathname)).status(), address).toBe(200);
    }
  }
  expect(
    ((await (await request.get('data/vectors.json')).json()) as { version: number }).version,
  ).toBe(1);
});

test('the verdict on a play in disputes.json follows from its check', async ({ request }) => {
  const { disputes } = (await (await request.get('data/disputes.json')).json()) as {
    disputes: readonly {
      readonly verdicts: readonly {
        readonly verdict?: unknown;
        readonly check?: {
          readonly kind: string;
          readonly position: string;
          readonly play: unknown;
        };
      }[];
    }[];
  };
  let computed = 0;
  for (const { check, verdict } of disputes.flatMap(({ verdicts }) => verdicts)) {
    if (check?.kind !== 'play') continue;
    const position = parsePosition(check.position);
    if (!position.ok) throw new Error(check.position);
    const play = playFromJson(check.play, position.value.seats);
    if (!play.ok) throw new Error(play.error.path);
    const checked = checkPlay(position.value, play.value);
    expect(checked.ok ? 'legal' : checked.error.code, check.position).toBe(verdict);
    computed++;
  }
  expect(computed).toBeGreaterThan(200);
});

test('a schema has the address at which it stands', async ({ request }) => {
  const schema = (await (await request.get('data/schemas/position.json')).json()) as {
    $id: string;
  };
  expect((await request.get(new URL(schema.$id).pathname)).status()).toBe(200);
});

test('a name of the engine is reached from the footer, and has its anchor', async ({ page }) => {
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reference' }).click();
  await page.getByRole('link', { name: 'The engine', exact: true }).first().click();
  await page.getByRole('link', { name: 'checkPlay', exact: true }).click();
  await expect(page).toHaveURL(/\/reference\/engine\/plays\/#checkPlay$/);
  await expect(page.getByRole('heading', { name: 'checkPlay' })).toBeInViewport();
});

test('code scrolls in its own frame, by keyboard too, and data is broken into lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('reference/engine/');
  const code = page.locator('main section.scrolls').first();
  await code.focus();
  await expect(code).toBeFocused();
  expect(await code.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  await page.goto('reference/command-line/');
  for (const data of await page.locator('pre.code--wrapped').all()) {
    expect(await data.evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
  }
});

test('only what scrolls can be stopped at, and it has a name; all else wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['engine/', 'engine/plays/', 'notation/', 'links/', 'command-line/']) {
    await page.goto(`reference/${address}`);
    await laidOut(page);
    const blocks = await page.locator('main pre').evaluateAll((pres) =>
      pres.map((pre) => {
        const frame = pre.closest('section.scrolls') ?? pre;
        return {
          scrolls: frame.scrollWidth > frame.clientWidth,
          name: frame.getAttribute('aria-label'),
          isStop: frame.hasAttribute('tabindex'),
        };
      }),
    );
    expect(blocks.length).toBeGreaterThan(3);
    for (const { isStop, name, scrolls } of blocks) {
      expect(isStop, address).toBe(scrolls);
      expect(name !== null, address).toBe(scrolls);
    }
    const names = blocks.flatMap(({ name }) => name ?? []);
    expect(new Set(names).size, address).toBe(names.length);
  }
});
