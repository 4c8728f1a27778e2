import type { Page } from '@playwright/test';
import { expect, test } from './watch.ts';

/** The front page's table, once it can be played on. */
async function openTable(page: Page) {
  await page.goto('');
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'true');
  return table;
}

const PILES = [
  'two of hearts',
  'four of clubs',
  'six of diamonds',
  'ten of spades',
  'jack of clubs',
];

test.describe('the Zwick of the front page', () => {
  test('is found by keyboard alone', async ({ page, complaints }) => {
    const table = await openTable(page);
    // Tab until the focus is on the table: one stop for the piles, one for the bar, one for the hand.
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab');
      if (await table.locator('[data-pile]:focus').count()) break;
    }
    await expect(table.getByRole('button', { name: 'two of hearts' })).toBeFocused();
    for (const name of PILES) {
      await expect(table.getByRole('button', { name })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(table.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
    }
    await expect(table.getByRole('status')).toContainText('J♦ takes that');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(table.getByRole('button', { name: 'jack of diamonds' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('status')).toContainText('a 2 + 10 = 12 · b 4 + 6 + 2 = 12');
    await page.keyboard.press('Shift+Tab');
    await expect(table.getByRole('button', { name: 'Take 5 piles: Zwick!' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('status')).toContainText('Zwick!');
    await expect(table.getByRole('heading')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('is refused part by part, with what is missing and the rule', async ({ page }) => {
    const table = await openTable(page);
    await table.getByRole('button', { name: 'jack of diamonds' }).click();
    await table.getByRole('button', { name: 'six of diamonds' }).click();
    await expect(table.getByRole('status')).toContainText('a 6, 6 short of 12');
    const take = table.getByRole('button', { name: 'Take 1 pile' });
    await expect(take).toHaveAttribute('aria-disabled', 'true');
    // A button that says no can still be asked why.
    await take.dispatchEvent('click');
    await expect(table.getByRole('status')).toContainText('this pile counts 6');
    await expect(table.getByRole('button', { name: 'six of diamonds' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(table.getByRole('link', { name: 'The rule' })).toHaveAttribute(
      'href',
      '/zwicker/rules/r/capture/',
    );
    await page.keyboard.press('Escape');
    await expect(table.locator('[aria-pressed="true"]')).toHaveCount(0);
  });

  test('a capture that leaves something is allowed, and no Zwick', async ({ page }) => {
    const table = await openTable(page);
    await table.getByRole('button', { name: 'jack of diamonds' }).click();
    await table.getByRole('button', { name: 'jack of clubs' }).click();
    await table.getByRole('button', { name: 'Take 1 pile' }).click();
    await expect(table.getByRole('status')).toContainText('4 piles stay');
  });
});

test.describe('by touch alone, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the table is above the fold, and the Zwick is found by taps', async ({ page }) => {
    const table = await openTable(page);
    const felt = await table.locator('[data-felt]').boundingBox();
    const hand = await table.locator('[data-hand]').boundingBox();
    expect((felt?.y ?? 999) + (felt?.height ?? 0)).toBeLessThan(740);
    expect((hand?.y ?? 999) + (hand?.height ?? 0)).toBeLessThanOrEqual(740);
    await table.getByRole('button', { name: 'jack of diamonds' }).tap();
    for (const name of PILES) await table.getByRole('button', { name }).tap();
    await table.getByRole('button', { name: 'Take 5 piles: Zwick!' }).tap();
    await expect(table.getByRole('status')).toContainText('nothing is left on the table');
  });

  test('a card is dragged on a pile', async ({ page }) => {
    const table = await openTable(page);
    const card = await table.locator('[data-hand="0"]').boundingBox();
    const pile = await table.locator('[data-pile="4"]').boundingBox();
    if (card === null || pile === null) throw new Error('no card, or no pile');
    const touch = await page.context().newCDPSession(page);
    const from = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
    const to = { x: pile.x + pile.width / 2, y: pile.y + pile.height / 2 };
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof from)[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await send('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ]);
    }
    await send('touchEnd', []);
    await expect(table.locator('[data-hand="0"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(table.locator('[data-pile="4"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(table.getByRole('button', { name: 'Take 1 pile' })).toBeVisible();
  });
});

test('a table that is not ready says so, and its buttons look it', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('', { waitUntil: 'domcontentloaded' });
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'false');
  await expect(table.getByRole('status')).toContainText('not ready yet');
  await expect(table.getByRole('button', { name: 'Keys' })).toBeDisabled();
  await expect(table).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
});

test('what assistive technology is told of a table', async ({ page }) => {
  await page.goto('gallery/builds/');
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'true');
  await expect(table).toMatchAriaSnapshot(`
    - region "Builds of every owner":
      - heading "Builds of every owner" [level=2]
      - list:
        - listitem: "Albert: 4 cards in hand, 0 won"
        - listitem: "Beatrice, to move: 4 cards in hand, 7 won, 1 Zwick"
        - listitem: "Charlie: 4 cards in hand, 14 won, 2 Zwicks"
        - listitem: "Diane: 4 cards in hand, 21 won"
      - list:
        - listitem:
          - 'button "build of 13, Beatrice’s: three of diamonds, ten of spades, yours, keep a 13"'
        - listitem:
          - 'button "build of 13, Diane’s: joker 25, jack of diamonds"'
        - listitem:
          - 'button "build of 9, Albert’s: four of spades, five of spades"'
        - listitem:
          - button "two of hearts"
        - listitem:
          - button "king of diamonds"
        - listitem:
          - 'button "build of 7, Charlie’s: seven of clubs, seven of diamonds"'
      - status: Choose a card, or piles to take.
      - group "What you can do":
        - button "Keys"
      - list:
        - listitem:
          - button "queen of spades"
        - listitem:
          - button "queen of hearts"
        - listitem:
          - button "eight of clubs"
        - listitem:
          - button "nine of diamonds"
  `);
});
