import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/** Runs against the built site, under a base path, as `npm test` builds it. */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/built.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What fails and then passes is listed as flaky: a race to be looked for, not a reason to run everything again.
  retries: 2,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  use: {
    // Each test has a browser of its own, which would fetch the whole site; `offline.spec.ts` lets it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${process.env.ZWICKER_TEST_PORT ?? 0}/zwicker/`,
    launchOptions: {
      args: [...BROWSER_FLAGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: 'node scripts/serve.ts --port 0 --base /zwicker/',
    // The port is chosen by the system; Playwright keeps the named group in the environment.
    wait: { stdout: /http:\/\/localhost:(?<zwicker_test_port>\d+)/ },
  },
});
