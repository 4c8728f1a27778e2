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
    await expect(table.getByRole('status')).toContainText('that clears the table');
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
    // A card that is not chosen is lifted by a finger that rests on it.
    await page.waitForTimeout(300);
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
        - listitem: "Beatrice, to move: 4 cards in hand, 7 won, 1 Zwick, has promised 13"
        - listitem: "Charlie: 4 cards in hand, 14 won, 2 Zwicks"
        - listitem: "Diane: 4 cards in hand, 21 won, has promised 13"
      - list "On the table":
        - listitem:
          - 'button "build of 13: three of diamonds, ten of spades, yours, keep a 13"'
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
      - list "In your hand":
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

/** A table at a state, its scripts running. */
async function openState(page: Page, path: string) {
  await page.goto(path);
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'true');
  return table;
}

test.describe('what assistive technology is told', () => {
  test('of a choice: what it makes, what is short, what is refused', async ({ page }) => {
    const table = await openState(page, 'gallery/builds/');
    await table.getByRole('button', { name: 'queen of spades' }).click();
    await table.getByRole('button', { name: /^build of 13, Diane/ }).click();
    await table.getByRole('button', { name: 'two of hearts' }).click();
    await expect(table).toMatchAriaSnapshot(`
      - region "Builds of every owner":
        - list
        - list:
          - listitem:
            - 'button "build of 13: three of diamonds, ten of spades, yours, keep a 13"'
          - listitem:
            - 'button "build of 13, Diane’s: joker 25, jack of diamonds, group a" [pressed]'
          - listitem:
            - button /build of 9/
          - listitem:
            - button "two of hearts, group b" [pressed]
        - status: a 13 · b 2, 11 short of 13
        - group "What you can do":
          - button "Take 2 piles" [disabled]
          - button "Undo the choice"
          - button "Keys"
        - list:
          - listitem:
            - button "queen of spades" [pressed]
    `);
  });

  test('of a refusal: the reason in words, and the way to the rule', async ({ page }) => {
    const table = await openState(page, 'gallery/builds/');
    await table.getByRole('button', { name: 'queen of spades' }).click();
    await table.getByRole('button', { name: 'two of hearts' }).click();
    await table.getByRole('button', { name: 'Take 1 pile' }).dispatchEvent('click');
    await expect(table.getByRole('status')).toMatchAriaSnapshot(`
      - status:
        - text: /2/
        - link "The rule"
    `);
  });

  test('of a card that is kept for a build', async ({ page }) => {
    const table = await openState(page, 'gallery/tall/');
    await expect(table.locator('.zt-own')).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - button "joker 25, kept for your build"
        - listitem:
          - button "king of spades"
        - listitem:
          - button "five of clubs"
    `);
  });

  test('of an empty table', async ({ page }) => {
    const table = await openState(page, 'gallery/empty/');
    await expect(table.locator('[data-felt]')).toMatchAriaSnapshot(`
      - paragraph: The table is empty.
    `);
    await table.locator('[data-hand="0"]').click();
    await expect(table.getByRole('button', { name: /^Lay down/ })).toBeVisible();
    await expect(table.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  });

  test('of thirty piles: every one is named, and one of them is the tab stop', async ({ page }) => {
    const table = await openState(page, 'gallery/thirty/');
    await expect(table.locator('[data-pile]')).toHaveCount(30);
    const names = await table
      .locator('[data-pile]')
      .evaluateAll((piles) => piles.map((pile) => pile.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(30);
    await expect(table.locator('[data-pile][tabindex="0"]')).toHaveCount(1);
  });
});

/** The cards of a page whose drawing is neither in the page nor in the file of all drawings. */
const undrawn = (page: Page): Promise<string[]> =>
  page
    .locator('use.card__art')
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute('href') ?? '')
        .filter(
          (href) =>
            !/cards\.[\w-]+\.svg#\w+$/.test(href) && document.querySelector(`g${href}`) === null,
        ),
    );

test('an example has the drawings of its cards with it, and asks for no others', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('rules/r/owe-same-value/', { waitUntil: 'networkidle' });
  await expect(page.locator('use.card__art').first()).toBeVisible();
  expect(await undrawn(page)).toEqual([]);
  expect(asked.filter((address) => address.includes('/cards.'))).toEqual([]);
});

test('a table has the drawings of its cards with it, and fetches all others before they come', async ({
  page,
}) => {
  const drawings = page.waitForResponse(/\/cards\.[\w-]+\.svg$/);
  await openTable(page);
  expect(await page.locator('use.card__art[href*="cards."]').count()).toBe(0);
  expect((await drawings).ok()).toBe(true);
  await page.goto('learn/laying-down/');
  await expect(page.locator('[data-ready="true"]')).toBeVisible();
  expect(await undrawn(page)).toEqual([]);
});

test('where the words of a refusal do not arrive, the rule is still linked', async ({ page }) => {
  await page.route('**/refusalText*.js', (route) => route.abort());
  const table = await openState(page, 'gallery/builds/');
  await table.getByRole('button', { name: 'queen of spades' }).click();
  await table.getByRole('button', { name: 'two of hearts' }).click();
  await table.getByRole('button', { name: 'Take 1 pile' }).dispatchEvent('click');
  await expect(table.getByRole('status')).toContainText('That is not allowed.');
  await expect(table.getByRole('link', { name: 'The rule' })).toBeVisible();
});

test('a build is spread by a long press and laid together again, with what it has been', async ({
  page,
}) => {
  // At play 30 of the annotated round the build of 9 lies there, once a four, then 11.
  await page.goto('replay/christiansen/#play-30');
  const build = page.getByRole('button', { name: /^build of 9, Beatrice’s/ });
  await expect(build).toHaveAttribute('aria-expanded', 'false');
  await build.click();
  await expect(page.locator('.zt-history')).toHaveText('Beatrice’s · 4♣ → 11 → 9');
  await expect(page.getByRole('button', { name: /grew 4♣ → 11 → 9$/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.zt-history')).toHaveCount(0);
  // The same on the table that one plays on, by a long press.
  await page.goto('replay/christiansen/#play-30');
  await page.getByRole('button', { name: 'Try a play here' }).click();
  const played = page.locator('[data-pile]').first();
  await played.hover();
  await page.mouse.down();
  await expect(page.locator('.zt-history')).toHaveText('Beatrice’s · 4♣ → 11 → 9');
  await page.mouse.up();
  await expect(played).toHaveAttribute('aria-pressed', 'false');
});

test.describe('the seats', () => {
  const placesOf = (page: Page) =>
    page.locator('.zt-board').evaluate((board) => {
      const felt = board.querySelector('[data-felt]')?.getBoundingClientRect();
      if (felt === undefined) throw new Error('no felt');
      const middle = { x: (felt.left + felt.right) / 2, y: (felt.top + felt.bottom) / 2 };
      return [...board.querySelectorAll('.zt-seat')].map((seat) => {
        const { bottom, left, right, top } = seat.getBoundingClientRect();
        const x = (left + right) / 2 - middle.x;
        const y = (top + bottom) / 2 - middle.y;
        if (Math.abs(y) > felt.height / 2 - 24) return y < 0 ? 'far' : 'near';
        return x < 0 ? 'left' : 'right';
      });
    });

  test('sit round the table where it is wide: the mover near, the next player at the left', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openState(page, 'gallery/builds/');
    // Albert, Beatrice (to move), Charlie, Diane.
    expect(await placesOf(page)).toEqual(['right', 'near', 'left', 'far']);
  });

  test('stand in one line above it on a phone, whatever they have won', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openState(page, 'gallery/builds/');
    const tops = await page
      .locator('.zt-seat')
      .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('what is tapped while the scripts are on their way is not lost', async ({ page }) => {
  await page.route('**/Table*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('', { waitUntil: 'domcontentloaded' });
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'false');
  await table.locator('[data-hand="0"]').click();
  await table.locator('[data-pile="0"]').click();
  await table.locator('[data-pile="4"]').click();
  await table.locator('[data-pile="0"]').click();
  await expect(table.locator('[data-hand="0"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
  await expect(table.locator('[aria-pressed="true"]')).toHaveCount(2);
  await expect(table.getByRole('status')).toContainText('a 12');
  await table.getByRole('button', { name: 'Take 1 pile' }).click();
});

test('a swipe over the hand scrolls the page; a finger that rests on a card lifts it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 500 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(new URL('.', test.info().project.use.baseURL).href);
  const table = page.locator('.zt');
  await expect(table).toHaveAttribute('data-ready', 'true');
  const card = table.locator('[data-hand="0"]');
  await card.scrollIntoViewIfNeeded();
  const devtools = await context.newCDPSession(page);
  const before = await page.evaluate(() => scrollY);
  const box = await card.boundingBox();
  if (box === null) throw new Error('no card');
  const x = box.x + 20;
  const y = box.y + 20;
  await devtools.send('Input.synthesizeScrollGesture', { x, y, yDistance: -120, speed: 800 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});

test('the cards of the hand are named with the letters that they show', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('zwicker:settings', JSON.stringify({ v: 1, letters: 'german' })),
  );
  const table = await openTable(page);
  await table.locator('[data-hand="0"]').click();
  await expect(table.getByRole('button', { name: 'Lay down B♦' })).toBeVisible();
});

test('undoing a choice leaves the focus on what was chosen', async ({ page }) => {
  const table = await openTable(page);
  await table.locator('[data-hand="0"]').click();
  await table.locator('[data-pile="2"]').click();
  await table.getByRole('button', { name: 'Undo the choice' }).click();
  await expect(table.locator('[data-hand="0"]')).toBeFocused();
  await expect(table.locator('[aria-pressed="true"]')).toHaveCount(0);
});
