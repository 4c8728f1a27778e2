import { expect, test } from './watch.ts';

test('the answer for the version that is played is held up, and any other can be', async ({
  page,
}) => {
  await page.goto('disputes/joker-25-takes-20-and-5/');
  await page.getByRole('button', { name: 'Hold up the answer' }).click();
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByText('Yes: the joker counts its number in the sum.');
  await expect(yes).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'Grupp' });
  await expect(dialog.getByText('jokers there have no number')).toBeVisible();
  await expect(yes).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the position opens in the calculator, and one comes back', async ({ page }) => {
  await page.goto('disputes/joker-25-takes-20-and-5/');
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/calculator\/#/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Can the 25 joker take 20 and 5?',
  );
});

test('the list shows one topic and one version, and keeps the choice in its address', async ({
  page,
}) => {
  await page.goto('disputes/');
  const entries = page.locator('[data-in]:visible');
  const all = await entries.count();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Jokers' });
  const jokers = await entries.count();
  expect(jokers).toBeLessThan(all);
  expect(jokers).toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Version' }).selectOption({ label: 'Hülsemann' });
  await expect(page).toHaveURL(/\?topic=jokers&version=huelsemann$/);
  const few = await entries.count();
  expect(few).toBeLessThan(jokers);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('huelsemann');
  await expect(entries).toHaveCount(few);
});

test('a version of Zwicker takes no question about Zwikken away, which has none', async ({
  page,
}) => {
  await page.goto('disputes/?topic=zwikken');
  const entries = page.locator('[data-in]:visible');
  const version = page.getByRole('combobox', { name: 'Version' });
  const all = await entries.count();
  expect(all).toBeGreaterThan(0);
  await expect(version).toBeHidden();
  await page.goto('disputes/?topic=zwikken&version=huelsemann');
  await expect(entries).toHaveCount(all);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Jokers' });
  await expect(version).toBeVisible();
  await expect(version).toHaveValue('huelsemann');
});

test('on paper the mark of one’s own version can be read, without the ground behind it', async ({
  page,
}) => {
  await page.goto('disputes/joker-25-takes-20-and-5/');
  const mine = page.getByText('Your version', { exact: true }).filter({ visible: true });
  await expect(mine).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(mine).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(mine).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
