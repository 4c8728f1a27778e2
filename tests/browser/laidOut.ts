import type { Page } from '@playwright/test';
import { expect } from './watch.ts';

/** Whether parts of the page are still to be laid out: see `src/layouts/far.ts`. */
export const isOpening = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.opening !== undefined);

/** Waits until all of a page is laid out: before that, what is far down it has no width that could be measured. */
export async function laidOut(page: Page): Promise<void> {
  await expect.poll(() => isOpening(page)).toBe(false);
}
