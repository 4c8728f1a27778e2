/** A page that remembers whatever its console, its scripts and its security policy complained of. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // What keeps the site is held back by the test, and says so.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // Leaving a page gives up what it was still loading; that is nobody's fault.
        if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
        complaints.push(`failed: ${request.url()}`);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect };
