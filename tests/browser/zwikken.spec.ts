import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './watch.ts';

const TABLE = 'zwikken/table/';
const KEY = 'zwicker:zwikken';

const turn = (page: Page) => page.locator('#zk-turn');
const act = (page: Page, name: string | RegExp) =>
  page.locator('.zk-acts').getByRole('button', { name });

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.zk[data-ready]')).toBeVisible();
}

/** Plays any allowed card for whoever's turn it is. */
async function playOne(page: Page): Promise<void> {
  await page.locator('.zk-seat--turn .zk-card:not(.zk-card--shut)').first().click();
}

test('a whole deal can be played, and the next player deals the next', async ({
  page,
  complaints,
}) => {
  await ready(page, TABLE);
  await expect(turn(page)).toHaveText('Bram’s turn');
  await act(page, 'Bid for the whole pot').click();
  await expect(turn(page)).toBeFocused();
  await expect(page.locator('.zk-news')).toContainText('Bram bids for the whole pot.');
  await act(page, 'I pass').click();
  await act(page, 'I pass').click();
  for (let card = 0; card < 9; card++) await playOne(page);
  await expect(turn(page)).toHaveText('The deal is over');
  await expect(page.locator('.zk-news')).toContainText(/Bram (takes|pays) 3 counters/);
  await act(page, 'Next deal').click();
  await expect(turn(page)).toHaveText('Corrie’s turn');
  // Everyone began with twenty, and has put in another stake.
  const counters = await page
    .locator('.zk-name, .zk-pot')
    .evaluateAll((places) =>
      places.map(({ textContent }) => Number(/[0-9]+/.exec(textContent ?? '')?.[0])),
    );
  expect(counters.reduce((sum, each) => sum + each, 0)).toBe(60);
  expect(complaints).toEqual([]);
});

test('by keyboard alone: bid, go back, bid otherwise', async ({ page }) => {
  await ready(page, TABLE);
  await act(page, 'I pass').focus();
  await page.keyboard.press('Enter');
  await expect(turn(page)).toHaveText('Corrie’s turn');
  await page.keyboard.press('Tab');
  await expect(act(page, 'Bid for the whole pot')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(turn(page)).toHaveText('Anke’s turn');
  await page.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(turn(page)).toHaveText('Corrie’s turn');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(turn(page)).toHaveText('Anke’s turn');
});

test('a card that may not be played is explained, with its rule', async ({ page }) => {
  await ready(page, TABLE);
  await page.locator('.zk-seat--turn .zk-card').first().click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('players are bidding');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await problem.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing at a time');
});

test('on a phone the reason stands in sight, wherever one has scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ready(page, TABLE);
  await page.locator('.zk-seat--turn .zk-card').last().click();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('a reload lays no hand open that was covered', async ({ page }) => {
  await ready(page, TABLE);
  await page.getByText('Another deal').click();
  await page.getByRole('combobox', { name: 'Hands shown' }).selectOption({ index: 1 });
  await expect(page.getByText('Hand the phone to')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hand the phone to')).toBeVisible();
  await expect(page.locator('.zk-seat .zk-card')).toHaveCount(0);
});

test('the link holds the deal and its acts, and a damaged one says so', async ({ page }) => {
  await ready(page, TABLE);
  await act(page, 'Bid for the whole pot').click();
  await act(page, 'I pass').click();
  const address = page.url();
  expect(address).toContain('#z1~');
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.goto('about:blank');
  await ready(page, address);
  await expect(turn(page)).toHaveText('Anke’s turn');
  await expect(page.getByText('This deal came by a link.')).toBeVisible();
  await page.goto('about:blank');
  await ready(page, `${address.slice(0, -3)}`);
  await expect(page.getByRole('alert')).toContainText('cut off or mistyped');
});

test('what comes after the step that one looks at is there again: reload, back, a pasted link', async ({
  page,
}) => {
  await ready(page, TABLE);
  await act(page, 'Bid for the whole pot').click();
  await act(page, 'I pass').click();
  await act(page, 'I pass').click();
  await playOne(page);
  for (let step = 0; step < 3; step++)
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(turn(page)).toHaveText('Corrie’s turn');
  const address = page.url();
  const goOn = async () => {
    await expect(turn(page)).toHaveText('Corrie’s turn');
    for (let step = 0; step < 3; step++) {
      await page.getByRole('button', { name: 'Forward' }).click();
    }
    await expect(page.getByRole('button', { name: 'Forward' })).toBeDisabled();
    await expect(page.locator('.zk-news')).toContainText('Bram plays');
    for (let step = 0; step < 3; step++)
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(turn(page)).toHaveText('Corrie’s turn');
  };
  await page.reload();
  await expect(page.locator('.zk[data-ready]')).toBeVisible();
  await goOn();
  // Away and back again, by the button of the browser and by the address alone.
  await page.goto('zwikken/');
  await page.goBack();
  await expect(page.locator('.zk[data-ready]')).toBeVisible();
  await goOn();
  await page.goto('zwikken/');
  await ready(page, TABLE);
  await goOn();
  // Where nothing of it is kept.
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.goto('about:blank');
  await ready(page, address);
  await goOn();
  // Over another deal that lies there.
  await page.goto('about:blank');
  await ready(page, TABLE);
  await act(page, 'I pass').first().click();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(address).hash);
  await goOn();
});

test('the running deal is there again, and what is corrupt is laid aside', async ({ page }) => {
  await ready(page, TABLE);
  await act(page, 'Bid for the whole pot').click();
  await ready(page, TABLE.replace(/$/, ''));
  await expect(turn(page)).toHaveText('Corrie’s turn');
  await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"deal":"z1~no"}'), KEY);
  await page.goto('about:blank');
  await ready(page, TABLE);
  await expect(page.getByText('can’t be read any more')).toBeVisible();
  await act(page, 'I pass').click();
  expect(await page.evaluate((key) => localStorage.getItem(`${key}:unreadable`), KEY)).toContain(
    'z1~no',
  );
});

test('what a newer edition keeps is left alone; where nothing is kept, it says so', async ({
  page,
}) => {
  const newer = '{"v":9,"deal":"what is this"}';
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [KEY, newer],
  );
  await ready(page, TABLE);
  await act(page, 'I pass').click();
  await expect(page.getByText('newer edition of this site')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(newer);
});

test('with storage blocked it plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await ready(page, TABLE);
  await act(page, 'I pass').click();
  await expect(turn(page)).toHaveText('Corrie’s turn');
  await expect(page.getByText('keeps nothing for this site')).toBeVisible();
});

test('the phone is passed: only the hand of whose turn it is shows', async ({ page }) => {
  await ready(page, TABLE);
  await page.getByText('Another deal').click();
  await page.getByLabel('Rules').selectOption('Modern');
  await page.getByLabel('Hands shown').selectOption('only of whose turn it is');
  await page.getByLabel(/^Seed/).fill('evening');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('.zk-seat .card--back')).toHaveCount(9);
  await page.getByRole('button', { name: 'Show Bram’s hand' }).click();
  await expect(page.locator('.zk-seat .card--back')).toHaveCount(6);
  await act(page, 'I ask').click();
  await expect(page.getByRole('button', { name: 'Show Corrie’s hand' })).toBeVisible();
  await expect(page.locator('.zk-seat .card--back')).toHaveCount(9);
});

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true });
  test('bids and cards are large enough, and a deal is played', async ({ page }) => {
    await ready(page, TABLE);
    for (const box of await page.locator('.zk :is(button, summary, select)').all()) {
      const { height = 0, width = 0 } = (await box.boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    }
    await act(page, 'I pass').tap();
    await act(page, 'I pass').tap();
    await act(page, 'Bid for the whole pot').tap();
    for (let card = 0; card < 9; card++) {
      await page.locator('.zk-seat--turn .zk-card:not(.zk-card--shut)').first().tap();
    }
    await expect(turn(page)).toHaveText('The deal is over');
  });
});

test('who wins: the answer follows the cards, and the line can be left', async ({
  page,
  complaints,
}) => {
  await ready(page, 'zwikken/who-wins/');
  await expect(page.locator('.zk-answer')).toContainText('Yes: Anke can force the win');
  // The ten of diamonds gives it away.
  await page.locator('.zk-line .zk-card[data-card="10D"]').click();
  await expect(page.locator('.zk-line .zk-news')).toContainText('Anke played the ten of diamonds.');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.zk-line .zk-news')).toContainText('All cards are played.');
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.locator('.zk-line .zk-card[data-card="AH"]').click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.zk-line .zk-news')).toContainText('Anke wins.');
  expect(page.url()).toContain('#w1~');
  await page.getByRole('button', { name: 'Take all away' }).click();
  await expect(page.locator('.zk-answer')).toContainText('Cards are missing');
  for (const card of ['A♠', 'A♥', 'A♦', 'K♠', 'K♥', 'K♦', 'Q♠', 'Q♥', 'Q♦']) {
    await page.locator('.pick', { hasText: card }).click();
  }
  await expect(page.locator('.zk-answer')).toContainText('Yes: Anke');
  await expect(page.locator('.zk-answer')).toContainText('Anke holds a zwik of aces.');
  expect(complaints).toEqual([]);
});

test('hands are typed, and a wrong word is named', async ({ page }) => {
  await ready(page, 'zwikken/who-wins/');
  await page.getByText('Type the hands').click();
  const hand = page.getByRole('textbox', { name: 'Bram’s hand' });
  await hand.fill('as k♥ 9d');
  await hand.press('Enter');
  await hand.blur();
  await expect(page.getByRole('alert')).toHaveText('"9d" is no card of this pack.');
  await expect(hand).toHaveAccessibleDescription('"9d" is no card of this pack.');
  const other = page.getByRole('textbox', { name: 'Corrie’s hand' });
  await other.fill('xx as as');
  await other.blur();
  await expect(other).toHaveAccessibleDescription(/"xx" is no card.*is there twice/);
  await expect(page.getByRole('alert')).toHaveCount(2);
  await hand.fill('as k♥ 10d');
  await hand.blur();
  await expect(page.getByRole('list', { name: 'Bram’s hand' }).first()).toContainText('');
  await expect(page.locator('.pick', { hasText: 'A♠' })).toHaveAccessibleName(/in Bram’s hand/);
});

test('after a deal, an answer and an open form, axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await ready(page, TABLE);
  await page.getByText('Another deal').click();
  await expect(page.getByRole('combobox', { name: 'Players' })).toBeVisible();
  await act(page, 'Bid for the whole pot').click();
  await act(page, 'I pass').click();
  await act(page, 'I pass').click();
  await playOne(page);
  await check();
  // The way on to the solver carries what lies turned up, and the card that was played.
  const turned = page.getByRole('list', { name: 'Turned up' });
  await expect(turned.getByRole('img')).toHaveAccessibleName('ace of diamonds');
  await page.getByRole('link', { name: 'Can it be won from here?' }).click();
  await expect(page.locator('.zk[data-ready]')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Turned up' })).toHaveValue('AD');
  await expect(page.locator('.zk-line')).toContainText('1 of 9 cards');
});

test('the header names no version of Zwicker where Zwikken is played, and the settings open all the same', async ({
  page,
}) => {
  await page.goto('zwikken/modern/');
  const header = page.locator('.site-header summary.playing');
  await expect(header).toHaveText(/This page:\s+Zwikken/);
  await header.click();
  await expect(page.locator('.site-header [data-settings-form]')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(header).toHaveText(/This page:\s+Zwikken/);
  // What is argued about stands with the rules that it is about.
  const bidding = page.locator('section[aria-labelledby="part-exchange"]');
  await expect(
    bidding.getByRole('link', { name: 'I said that I expect a better one.' }),
  ).toHaveAttribute('href', /disputes\/zwikken-expects-a-better\/$/);
});

for (const set of ['classic', 'modern', 'achterhoek']) {
  test(`the sheet of ${set} is one page of paper`, async ({ page }) => {
    await page.goto(`zwikken/${set}/sheet/`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, text] of [
    [TABLE, 'is turned up'],
    ['zwikken/who-wins/', 'With the best play of both sides'],
  ] as const) {
    test(`${path} says what it would do, and shows it in words`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.zk-island')).toBeHidden();
      await expect(page.getByRole('main')).toContainText(text);
    });
  }
});
