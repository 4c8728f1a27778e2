import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watch.ts';

/** What can differ where nothing but the colours does. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing on the page as it is, or within a part of it: in the light theme by all its rules, in
 * the dark one by those of colour. The page is light again afterwards.
 */
export async function expectAccessible(page: Page, what = '', part?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    if (part !== undefined) axe.include(part);
    if (colorScheme === 'dark') axe.withRules(OF_COLOUR);
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      `${what} ${colorScheme}`,
    ).toEqual([]);
  }
}
