import { expect, test } from './watch.ts';

const PAGE = 'names/';

test('a definition shows when its word has the focus, and Escape puts it away', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  const word = page.getByRole('link', { name: 'trump', exact: true });
  const definition = page.locator('[data-definition="trump"]');
  await expect(word).toHaveAccessibleDescription(/^The suit that beats the others/);
  await expect(definition).toBeHidden();
  while (!(await word.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(definition).toBeHidden();
  await expect(page.locator('[data-definition="zwick"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#zwick$/);
  expect(complaints).toEqual([]);
});

test('a click shows the definition, the next follows the link, and a click elsewhere hides it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const word = page.getByRole('link', { name: 'Zwick', exact: true });
  const definition = page.locator('[data-definition="zwick"]');
  await word.click();
  await expect(definition).toBeVisible();
  await expect(page).toHaveURL(/\/names\/$/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(definition).toBeHidden();
  await word.click();
  await page.getByRole('link', { name: 'trump', exact: true }).click();
  await expect(definition).toBeHidden();
  await expect(page.locator('.definition:visible')).toHaveCount(1);
  await page.locator('[data-definition="trump"]').getByRole('link').click();
  await expect(page).toHaveURL(/\/glossary\/other-games\/#trump$/);
  await page.goBack();
  await word.click();
  await word.click();
  await expect(page).toHaveURL(/\/glossary\/#zwick$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a tap shows the definition on the screen and moves nothing', async ({ page }) => {
    await page.goto(PAGE);
    await page.evaluate(() => document.fonts.ready);
    for (const word of await page.locator('[data-term]').all()) {
      await word.scrollIntoViewIfNeeded();
      const before = await word.boundingBox();
      await word.tap();
      const box = await page.locator('.definition:visible').boundingBox();
      expect(await word.boundingBox()).toEqual(before);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a word leads to its entry, and is read out with what it means', async ({ page }) => {
    await page.goto('rules/r/owe/');
    const word = page.getByRole('main').getByRole('link', { name: 'build', exact: true }).first();
    await expect(word).toHaveAccessibleDescription(/^A pile with an announced value/);
    await expect(page.locator('.definition').first()).toBeHidden();
    await word.click();
    await expect(page).toHaveURL(/\/glossary\/#build$/);
    await expect(page.locator('#build')).toBeInViewport();
  });
});

test('a rule links the words of its sentence, but not the word that it defines', async ({
  page,
}) => {
  await page.goto('rules/r/zwick/');
  await expect(page.locator('.lead [data-term="capture"]')).toHaveCount(1);
  await expect(page.locator('.lead [data-term="zwick"]')).toHaveCount(0);
});

test('what a source is can be reached from a rule, and from the old place among the rules', async ({
  page,
}) => {
  await page.goto('rules/r/owe/');
  await page.getByRole('link', { name: 'What the sources are' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sources');
  await page.goto('rules/r/#sources');
  await page.getByRole('link', { name: 'the Finnish guide' }).click();
  await expect(page).toHaveURL(/\/sources\/#s3$/);
});

test('every page leads to what one looks up', async ({ page }) => {
  await page.goto('replay/');
  const footer = page.getByRole('navigation', { name: 'To look up' });
  for (const name of ['Names', 'Glossary', 'Sources', 'Settings']) {
    const box = await footer.getByRole('link', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await footer.getByRole('link', { name: 'Glossary' }).click();
  await expect(footer.getByRole('link', { name: 'Glossary' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
