/** A rulebook is used where there is no reception: after one visit all of it is there. */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../scripts/offline.ts';
import { builtPages, DIST, isUnlisted } from '../../scripts/pages.ts';
import { listen, siteServer } from '../../scripts/serve.ts';
import { expect, test } from './watch.ts';

test.use({ serviceWorkers: 'allow' });

/** A host whose network can be cut, and on which another build can be put. */
class Host {
  #site: Server;
  #isThere = true;
  readonly #front = createServer((request, response) => {
    if (this.#isThere) this.#site.emit('request', request, response);
    else request.socket.destroy();
  });
  address = '';

  constructor(root = DIST) {
    this.#site = siteServer('/zwicker/', root);
  }

  async start(): Promise<this> {
    this.address = `http://localhost:${await listen(this.#front, 0)}/zwicker/`;
    return this;
  }

  put(root: string): void {
    this.#site = siteServer('/zwicker/', root);
  }

  set isThere(is: boolean) {
    this.#isThere = is;
    if (!is) this.#front.closeAllConnections();
  }

  stop(): void {
    this.#front.close();
    this.#front.closeAllConnections();
  }
}

let host: Host;
test.afterEach(() => host.stop());

/** Waits until all of the site is kept. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
}

/** Whether a newer build is all there, and waits to take over. */
const newerWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.waiting === null && registration.installing === null)
      await registration.update();
    return registration.waiting !== null;
  });
const PATIENCE = { timeout: 60_000 };

test('after one visit every page is there without a network', async ({ page }) => {
  test.setTimeout(120_000);
  host = await new Host().start();
  await page.goto(host.address);
  await kept(page);
  host.isThere = false;
  const paths = builtPages()
    .map(({ path }) => path)
    .filter((path) => !isUnlisted(path));
  const answered = await page.evaluate(async (all) => {
    const missing: string[] = [];
    for (const path of all) {
      const answer = await fetch(path).catch(() => undefined);
      if (answer?.status !== 200 || !(await answer.text()).includes('</html>')) missing.push(path);
    }
    return missing;
  }, paths);
  expect(answered).toEqual([]);
});

test('without a network a question is found, a position is judged, and house rules are compared', async ({
  page,
}) => {
  host = await new Host().start();
  await page.goto(host.address);
  await kept(page);
  host.isThere = false;
  await page.goto(`${host.address}search/?q=is%20sweeping%20the%20last%20cards%20a%20zwick`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/Zwick/);
  await page.goto(`${host.address}disputes/`);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').first().fill('joker');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await page.goto(`${host.address}calculator/`);
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.goto(`${host.address}rules/compare/?grupp~grupp.zwick.2~differences`);
  await expect(page.getByRole('row', { name: /Each Zwick/ })).toContainText('House rule');
});

test('an address that there is not is said to be none, without a network too', async ({ page }) => {
  host = await new Host().start();
  await page.goto(host.address);
  await kept(page);
  host.isThere = false;
  await page.goto(`${host.address}rules/atlantis/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/no(t| such)/i);
  // Without its last slash too.
  await page.goto(`${host.address}rules/grupp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grupp');
});

test.describe('a new build', () => {
  let folder: string;
  /** A later build: another title, and the scripts of its islands under other names. */
  async function laterBuild(): Promise<string> {
    folder = mkdtempSync(join(tmpdir(), 'zwicker-'));
    cpSync(DIST, folder, { recursive: true });
    const [client = ''] = globSync('_astro/client.*.js', { cwd: folder });
    const renamed = client.replace('client', 'client-later');
    renameSync(join(folder, client), join(folder, renamed));
    for (const file of globSync('**/*.html', { cwd: folder })) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(
        join(folder, file),
        text.replaceAll(client, renamed).replace('<title>', '<title>Later: '),
      );
    }
    await writeServiceWorker(folder);
    return folder;
  }
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is what is shown next, takes over, and leaves what the person has as it is', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const later = await laterBuild();
    host = await new Host().start();
    await page.goto(host.address);
    await page.locator('[data-settings] > summary').click();
    await page.getByLabel('Version of the game').selectOption('grupp');
    await kept(page);
    host.put(later);
    await page.goto(`${host.address}rules/`);
    await expect(page).toHaveTitle(/^Later: /);
    // It is fetched while the page shows; the next page makes it the one that is kept.
    await expect.poll(() => newerWaits(page), PATIENCE).toBe(true);
    await page.goto(`${host.address}disputes/`);
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(waits, PATIENCE).toBe(false);
    await kept(page);
    host.isThere = false;
    await page.goto(`${host.address}score/`);
    await expect(page).toHaveTitle(/^Later: /);
    await expect(page.locator('astro-island[renderer-url*="client-later"]').first()).toBeAttached();
    await expect(page.locator('playing-now')).toContainText('Grupp');
    expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([]);
  });

  test('waits while a page of the old one is open in another tab', async ({ context, page }) => {
    test.setTimeout(120_000);
    const later = await laterBuild();
    host = await new Host().start();
    await page.goto(host.address);
    await kept(page);
    const other = await context.newPage();
    await other.goto(`${host.address}calculator/`);
    host.put(later);
    await page.goto(`${host.address}rules/`);
    await expect(page).toHaveTitle(/^Later: /);
    await expect.poll(() => newerWaits(page), PATIENCE).toBe(true);
    await page.goto(`${host.address}disputes/`);
    // Longer than a page waits before it says that it is here.
    await page.waitForTimeout(4000);
    expect(await newerWaits(page)).toBe(true);
    // What the old page has still to fetch, it finds as it was.
    host.isThere = false;
    const island = other.locator('astro-island').first();
    const client = await island.getAttribute('renderer-url');
    expect(client).not.toContain('later');
    expect(await other.evaluate(async (src) => (await fetch(src ?? '')).status, client)).toBe(200);
  });
});

test('can be put on the first screen of a phone', async ({ page }) => {
  host = await new Host().start();
  await page.goto(host.address);
  const session = await page.context().newCDPSession(page);
  await kept(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a window of its own can't install, and says so; of the site it has nothing to say.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});
