/** Which Chromium there is; gets one where there is none. As a program it prints the path. */
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Keeps the browser off the network, and off the sandbox where it runs as root. */
export const BROWSER_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Playwright's own Chromium, whichever revision it fetched. */
function playwrightOwn(): string | undefined {
  const named = chromium.executablePath();
  if (existsSync(named)) return named;
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  return globSync('chromium-*/chrome-linux*/chrome', { cwd: cache })
    .map((path) => join(cache, path))
    .at(-1);
}

/** The path of a Chromium that is here, if there is one. */
export function findBrowser(): string | undefined {
  const named = process.env.ZWICKER_BROWSER;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`ZWICKER_BROWSER names ${named}, which is not there.`);
    return named;
  }
  return INSTALLED.find((path) => existsSync(path)) ?? playwrightOwn();
}

async function installOnDebian(): Promise<void> {
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebian) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], quiet)) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
}

/** The path of a Chromium: one that is here, else Playwright's, else Debian's. */
export async function getBrowser(): Promise<string> {
  const here = findBrowser();
  if (here !== undefined) return here;
  console.log('No Chromium found: trying Playwright’s own.');
  await run('playwright', ['install', 'chromium']);
  const own = findBrowser();
  if (own !== undefined) return own;
  console.log('Playwright had none to offer: trying the system’s packages.');
  await installOnDebian();
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium found and none could be installed. Install Chromium or Chrome, or name one in ZWICKER_BROWSER.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await getBrowser());
