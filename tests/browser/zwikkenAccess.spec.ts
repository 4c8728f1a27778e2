/** Zwikken for everybody: as text to a screen reader, with large letters on a small screen, in forced colours, without motion. */
import type { Page } from '@playwright/test';
import { newDeal } from '../../src/components/zwikken/newDeal.ts';
import {
  askedIn,
  generateZwikken,
  makeZwikkenLink,
  RULE_SETS,
  usuallyAgreed,
  type ZwikkenPuzzleKind,
} from '../../src/engine/zwikken/index.ts';
import { cardName } from '../../src/words/en.ts';
import { handOf, seatName } from '../../src/words/zwikkenSay.ts';
import { expect, test } from './watch.ts';

const TABLE = 'zwikken/table/';

/** A puzzle that is always the same in a test. */
function puzzle(kind: ZwikkenPuzzleKind): string {
  const made = generateZwikken({ kind, rules: RULE_SETS[1], level: 2, seed: 'access' });
  const link = makeZwikkenLink({ form: 'posed', asked: askedIn(made.puzzle) });
  return `zwikken/puzzles/${kind}/#${link}`;
}

const PAGES = [
  'zwikken/',
  'zwikken/modern/',
  'zwikken/r/zwik-asked/',
  'zwikken/compare/',
  'disputes/zwikken-who-pays/',
  TABLE,
  'zwikken/who-wins/',
  'zwikken/puzzles/',
  puzzle('win'),
  puzzle('card'),
  puzzle('zwik'),
  puzzle('pay'),
];

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The islands are there, and what they fetch.
  await page.waitForLoadState('networkidle');
  if (/table|who-wins|puzzles/.test(path)) {
    await expect(page.locator('.zk[data-ready]').first()).toBeVisible();
  }
}

const act = (page: Page, name: string) => page.locator('.zk-acts').getByRole('button', { name });

test('a screen reader is told the hands, trump, bids, the trick and the pot', async ({ page }) => {
  await ready(page, TABLE);
  const table = page.locator('.zk-table');
  // The deal that is served, told from the engine.
  const { deal } = newDeal(RULE_SETS[0], 3, 'kermis', usuallyAgreed(RULE_SETS[0])).record;
  const hands = deal.hands.map((hand, seat) =>
    [
      '    - listitem:',
      `      - paragraph: ${seatName(seat)} 19 counters${seat === 0 ? ' · dealer' : ''}`,
      `      - list "${handOf(seat)}":`,
      ...hand.flatMap((card) => [
        '        - listitem:',
        // Whose turn it is has cards to press.
        `          - ${seat === 1 ? 'button' : 'img'} "${cardName(card)}"`,
      ]),
    ].join('\n'),
  );
  await expect(table).toMatchAriaSnapshot(
    [
      '- term: Turned up',
      '- definition:',
      '  - list "Turned up":',
      '    - listitem:',
      '      - img "ace of diamonds"',
      '  - text: 10 in the stock.',
      '- term: Trump',
      '- definition: diamonds',
      '- term: Pot',
      '- definition: "3"',
      '- list:',
      ...hands.map((hand) => hand.replace(/^ {2}/gm, '')),
    ].join('\n'),
  );
  await act(page, 'Bid for the whole pot').click();
  await expect(table).toContainText('19 counters · bids for the whole pot');
  await act(page, 'I pass').click();
  await expect(table).toContainText('19 counters · passes');
  await act(page, 'I pass').click();
  await expect(table).toContainText('19 counters · gambler');
  await page.locator('.zk-seat--turn .zk-card:not(.zk-card--shut)').first().click();
  const trick = table.getByRole('list', { name: 'In the trick' });
  await expect(trick.getByRole('img')).toHaveCount(1);
  await expect(trick.getByRole('img')).toHaveAccessibleName(/^\w+ of \w+, Bram$/);
  await page.getByText('What has happened').click();
  await expect(page.locator('.zk-log li').filter({ hasText: 'Bram bids' })).toHaveCount(1);
});

test('of hidden hands it hears how many cards there are, and no more', async ({ page }) => {
  await ready(page, TABLE);
  await page.getByText('Another deal').click();
  await page.getByLabel('Hands shown').selectOption('only of whose turn it is');
  await expect(page.locator('.zk-seats')).toMatchAriaSnapshot(`
    - list:
      - listitem: /3 cards, hidden/
      - listitem: /3 cards, hidden/
      - listitem: /3 cards, hidden/
  `);
});

test('a puzzle of cards tells the trick, the hand, what is chosen and what came of it', async ({
  page,
}) => {
  await ready(page, puzzle('card'));
  const hand = page.locator('.zk-seat').getByRole('list');
  const first = hand.getByRole('button').first();
  await expect(first).toHaveAccessibleName(/^\w+ of \w+$/);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await first.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Hint', 'Second hint', 'Show the solution']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(hand.getByRole('img').first()).toHaveAccessibleName(/, may (be played|not)$/);
  await expect(page.getByRole('status').filter({ hasText: 'The solution.' })).toBeVisible();
});

for (const path of PAGES) {
  test(`${path.replace(/#.*/, '')} at 320 px with letters twice as large: nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await ready(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
    for (const button of await page.locator('.zk :is(.button, .zk-card):visible').all()) {
      const { height = 0, width = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
  });

  test(`${path.replace(/#.*/, '')} moves nothing where less motion is wanted`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ready(page, path);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
}

test.describe('in forced colours', () => {
  test('whose turn it is, what is chosen and what may not be played is told by lines', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await ready(page, TABLE);
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((seat) => getComputedStyle(seat).borderTopColor);
    expect(await border('.zk-seat--turn')).not.toBe(await border('.zk-seat:not(.zk-seat--turn)'));
    await act(page, 'Bid for the whole pot').click();
    await act(page, 'I pass').click();
    await act(page, 'I pass').click();
    await page.locator('.zk-seat--turn .zk-card').first().click();
    const shut = page.locator('.zk-card--shut').first();
    expect(await shut.evaluate((card) => getComputedStyle(card).outlineStyle)).toBe('dashed');
    expect(await shut.evaluate((card) => getComputedStyle(card).opacity)).toBe('1');
    await ready(page, puzzle('card'));
    const card = page.locator('.zk-card').first();
    expect(await card.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
    await card.click();
    expect(await card.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    const level = page.getByRole('button', { name: 'Easy', exact: true });
    expect(await level.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  });
});
