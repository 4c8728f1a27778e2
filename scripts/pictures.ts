/** `npm run pictures -- / /rules/r/`: pictures of pages of the built site, four widths, both themes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, getBrowser } from './browser.ts';
import { builtPages, onePageOfEachKind } from './pages.ts';
import { ROOT, run } from './run.ts';
import { listen, siteServer } from './serve.ts';

const FOLDER = join(ROOT, 'pictures');
const asked = process.argv.slice(2);

if ((await run('astro', ['build', '--silent'], { ZWICKER_BASE: '/' })) !== 0) process.exit(1);
const paths = asked.length > 0 ? asked : onePageOfEachKind().map(({ path }) => `/${path}`);
const known = new Set(builtPages().map(({ path }) => `/${path}`));
const unknown = paths.filter((path) => !known.has(path));
if (unknown.length > 0) {
  console.error(`No such page: ${unknown.join(', ')}. Addresses look like /rules/r/`);
  process.exit(2);
}

mkdirSync(FOLDER, { recursive: true });
const server = siteServer('/');
const port = await listen(server, 0);
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  args: [...BROWSER_FLAGS],
});
for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 360, 768, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.goto(`http://localhost:${port}${path}`);
      await page.evaluate(() => document.fonts.ready);
      const name = path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'front';
      const file = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
    }
  }
  console.log(`pictures of ${path}`);
}
await browser.close();
server.close();
server.closeAllConnections();
