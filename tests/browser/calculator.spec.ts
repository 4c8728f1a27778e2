import type { Browser, Page } from '@playwright/test';
import { makeLink, parsePlay, parsePosition } from '../../src/engine/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

async function openCalculator(page: Page, fragment = '') {
  await page.goto(`calculator/${fragment}`);
  await expect(page.locator('.cc[data-ready="true"]')).toBeVisible();
}

function linkTo(notation: string, play?: string): string {
  const read = parsePosition(notation);
  if (!read.ok) throw new Error(notation);
  const position = read.value;
  if (play === undefined) return `#${makeLink({ form: 'position', position })}`;
  const tried = parsePlay(play, position);
  if (!tried.ok) throw new Error(play);
  return `#${makeLink({ form: 'try', position, play: tried.value })}`;
}

const QUEEN = 'dithmarschen 4 @0 | QH 9S | 5S 4H =9@1, 10C 3C =13@1, 4C';

const pack = (page: Page, name: string) =>
  page.locator('.cc-suits').getByRole('button', { name, exact: true });
const table = (page: Page) => page.locator('.zt');
const laidPile = (page: Page, name: string | RegExp) =>
  page.locator('.cc-lay .zt-piles').getByRole('button', { name });

/** Lays the queen's table, by whatever means a button is pressed. */
async function layTheQueensTable(
  page: Page,
  press: (button: ReturnType<typeof pack>) => Promise<void>,
) {
  for (const name of ['five of spades', 'four of hearts']) await press(pack(page, name));
  await press(laidPile(page, 'five of spades'));
  await press(laidPile(page, 'four of hearts'));
  await press(page.getByRole('button', { name: 'Build of 9', exact: true }));
  for (const name of ['ten of clubs', 'three of clubs']) await press(pack(page, name));
  await press(laidPile(page, 'ten of clubs'));
  await press(laidPile(page, 'three of clubs'));
  await press(page.getByRole('button', { name: 'Build of 13', exact: true }));
  await press(pack(page, 'four of clubs'));
}

/** From the table that is asked about: the Zwick, the nine that takes too much, and why not. */
async function askAboutIt(
  page: Page,
  press: (button: ReturnType<typeof pack>) => Promise<void>,
): Promise<void> {
  const plays = page.getByRole('region', { name: 'Every play' });
  await expect(plays.getByText('plays are allowed here')).toBeVisible();
  await expect(
    plays.getByRole('button', {
      name: /^Zwick! Take the build of 9, the build of 13 and the four/,
    }),
  ).toContainText('13 = 9 + 4 (build of 9, 4♣) and 13 (build of 13)');
  await press(table(page).getByRole('button', { name: /^nine of spades/ }));
  await press(table(page).getByRole('button', { name: /^build of 13/ }));
  await press(table(page).getByRole('button', { name: /^four of clubs/ }));
  await press(table(page).getByRole('button', { name: 'Take 2 piles' }));
  const verdict = page.getByRole('region', { name: 'The verdict' });
  await expect(verdict).toContainText('Not allowed in Dithmarschen: 13 − 4 would be 9');
  await expect(verdict).toContainText('Takes the build of 9 with the nine of spades');
  const everywhere = page.getByRole('region', { name: 'The same play in every version' });
  await expect(everywhere.getByRole('row')).toHaveCount(8);
}

/** Reads the rule, comes back, copies the link, and opens it where nobody has been. */
async function readAndSend(
  page: Page,
  press: (button: ReturnType<typeof pack>) => Promise<void>,
): Promise<void> {
  const verdict = page.getByRole('region', { name: 'The verdict' });
  await press(verdict.getByRole('link', { name: 'Captures never subtract' }));
  await expect(page).toHaveURL(/rules\/r\/capture-never-subtracts/);
  await page.goBack();
  await expect(verdict).toContainText('Not allowed in Dithmarschen');
  await press(page.getByRole('button', { name: 'Copy the link' }));
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/calculator\/#t1~9S-x-10C-4C~dithmarschen-4\.0~[A-Za-z0-9~_.-]+$/);
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'The verdict' })).toContainText(
    'Not allowed in Dithmarschen: 13 − 4 would be 9',
  );
  await fresh.close();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the argument about the nine is settled by keyboard alone', async ({ complaints, page }) => {
  test.slow();
  await openCalculator(page);
  // A button that the Tab key or the arrows reach is pressed by Enter, without any pointer.
  const press = async (button: ReturnType<typeof pack>): Promise<void> => {
    await reach(page, button);
    await page.keyboard.press('Enter');
  };
  await layTheQueensTable(page, press);
  await reach(page, page.getByRole('radio', { name: 'the hand' }));
  await expect(page.getByRole('radio', { name: 'the hand' })).toBeChecked();
  await press(pack(page, 'queen of hearts'));
  await press(pack(page, 'nine of spades'));
  await press(page.getByRole('button', { name: 'Ask', exact: true }));
  await askAboutIt(page, press);
  await readAndSend(page, press);
  expect(complaints).toEqual([]);
});

/** Moves the focus there by Tab, and within a group that is one tab stop by arrows. */
async function reach(page: Page, target: ReturnType<typeof pack>): Promise<void> {
  await expect(target).toHaveCount(1);
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const inGroup = () =>
    target.evaluate((element) => {
      const group =
        element.closest('[data-rove], .zt-piles, .zt-hand, .zt-offers, fieldset') ?? undefined;
      return group?.contains(document.activeElement) ?? false;
    });
  for (let tabs = 0; tabs < 120; tabs++) {
    if (await isThere()) return;
    if (await inGroup()) break;
    await page.keyboard.press('Tab');
  }
  for (let moves = 0; moves < 80; moves++) {
    if (await isThere()) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no key leads to ${target}`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the argument about the nine is settled by touch alone', async ({ complaints, page }) => {
    await openCalculator(page);
    const tap = async (button: ReturnType<typeof pack>): Promise<void> => {
      // What is refused can be pressed, too: the reason is told.
      const force = (await button.getAttribute('aria-disabled')) === 'true';
      await button.tap({ force });
    };
    await layTheQueensTable(page, tap);
    await page.getByRole('radio', { name: 'the hand' }).tap();
    await tap(pack(page, 'queen of hearts'));
    await tap(pack(page, 'nine of spades'));
    await tap(page.getByRole('button', { name: 'Ask', exact: true }));
    await askAboutIt(page, tap);
    await readAndSend(page, tap);
    expect(complaints).toEqual([]);
  });

  test('a finger that rests on a card lifts it, and the page stays still under it', async ({
    page,
  }) => {
    await openCalculator(page);
    const card = pack(page, 'seven of hearts');
    await page.locator('[data-drop="hand"]').evaluate((hand) => {
      scrollBy({ top: hand.getBoundingClientRect().top - 80, behavior: 'instant' });
    });
    const at = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    const hand = (await page.locator('[data-drop="hand"]').boundingBox()) ?? from;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', from.x, from.y);
    await expect(page.locator('.cc-dragged')).toHaveCount(1);
    expect(hand.y).toBeGreaterThan(0);
    const before = await page.evaluate(() => scrollY);
    for (let step = 1; step <= 5; step++) {
      await touch('touchMove', from.x, from.y + ((hand.y + 20 - from.y) * step) / 5);
    }
    await expect(page.locator('[data-drop="hand"].cc-over')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await touch('touchEnd', 0, 0);
    await expect(page.locator('.cc-hand').getByRole('button')).toHaveCount(1);
  });

  test('a verdict is held up across the table without scrolling, and Escape goes back', async ({
    page,
  }) => {
    for (const [notation, play] of [
      [QUEEN, '9S x 10C 4C'],
      [QUEEN, 'QH x 5S 4C, 10C'],
      ['dithmarschen 4 @0 | 9S QH | 5S 4H =9@0, 3D 10S =13@0, 4C', 'QH'],
    ] as const) {
      await openCalculator(page, linkTo(notation, play));
      await page.reload();
      const open = page.getByRole('button', { name: 'To hold up across the table' });
      await open.tap();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText('in Dithmarschen:');
      await expect(sheet).toContainText(/Said|Inferred|Our ruling/);
      await page.evaluate(() => document.fonts.ready);
      const height = await sheet.evaluate(({ clientHeight, scrollHeight }) => ({
        clientHeight,
        scrollHeight,
      }));
      expect(height.clientHeight, play).toBe(640);
      expect(height.scrollHeight, play).toBeLessThanOrEqual(height.clientHeight);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
    }
  });

  test('every target of the bench is 44 px at least, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const fragment of ['', linkTo(QUEEN, '9S x 10C 4C')]) {
      await openCalculator(page, fragment);
      await page.reload();
      await expect(page.locator('.cc[data-ready="true"]')).toBeVisible();
      const small = await page.locator('.cc :is(button, select, textarea)').evaluateAll((all) =>
        all.flatMap((element) => {
          const { height, width } = element.getBoundingClientRect();
          return width > 0 && (width < 43.9 || height < 43.9)
            ? [`${element.textContent} ${width}×${height}`]
            : [];
        }),
      );
      expect(small).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    }
  });
});

test('a play of the list is shown, made, and the browser’s "back" returns to it', async ({
  page,
}) => {
  await openCalculator(page, linkTo(QUEEN));
  await page.getByRole('button', { name: /^Zwick! Take/ }).click();
  await expect(page).toHaveURL(/#t1~/);
  await expect(table(page).locator('.zt-group')).toHaveCount(3);
  await page
    .getByRole('region', { name: 'The verdict' })
    .getByRole('button', { name: 'Play it and go on' })
    .click();
  await expect(table(page)).toContainText('The table is empty.');
  await expect(table(page).getByRole('heading')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Zwick!');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'The verdict' })).toBeHidden();
  await expect(table(page).locator('[data-pile]')).toHaveCount(3);
});

test('what is typed is laid letter by letter, and what is wrong is said with its place', async ({
  page,
}) => {
  await openCalculator(page);
  const box = page.getByLabel('Or type it');
  const steps = await page.evaluate(() => history.length);
  await box.fill('christiansen 4 @1 | k♠ 8c | D♥, x30 10♠ =20@3');
  await expect(page.locator('.cc-lay .zt-piles li')).toHaveCount(2);
  await expect(laidPile(page, /^build of 20/)).toBeVisible();
  await box.fill('christiansen 4 @1 | k♠ 8c | D♥, x30 10♠ =21@3');
  await expect(page.locator('#cc-notation-problem')).toContainText('Line 1, column 42');
  await expect(page.locator('#cc-notation-problem mark')).toHaveText('21');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  // Typing is no step of the browser's history.
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('a card that another version does not have is marked where it lies', async ({ page }) => {
  await openCalculator(page, linkTo('grossenwiehe 4 @0 | X17 | 3D'));
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('dithmarschen');
  await expect(page.getByRole('alert')).toContainText('X17 is not in this version');
  await expect(page.locator('.cc-bad')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.cc-bad')).toHaveCount(0);
});

test('a seed gives a position, the same one again, and the link’s version goes before one’s own', async ({
  page,
}) => {
  await openCalculator(page);
  await page.getByLabel('Seed').fill('seven');
  await page.getByRole('button', { name: 'A position from a round' }).click();
  await expect(page).toHaveURL(/#p1~/);
  const first = page.url();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'A position from a round' }).click();
  await expect(page).toHaveURL(first);
  await openCalculator(page, linkTo('grupp 3 @0 | 3D | 4D'));
  await page.reload();
  await expect(page.locator('.site-header')).toContainText('Grupp, 3 players');
});

for (const [what, fragment, message] of [
  ['cut off', linkTo(QUEEN).slice(0, 40), 'cut off, or a letter in it is wrong'],
  ['of a later version', linkTo(QUEEN).replace('p1', 'p2'), 'made by a newer edition'],
  ['nonsense', '#p1~what', 'cut off, or a letter in it is wrong'],
] as const) {
  test(`a link that is ${what} gives a message and an empty table`, async ({
    complaints,
    page,
  }) => {
    await openCalculator(page, fragment);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('.cc-lay')).toContainText('The table is empty.');
    expect(complaints).toEqual([]);
  });
}

test('on the widest table of one pack the page never stands still, and answers come', async ({
  browser,
  page,
}) => {
  // All aces, jacks and queens, three kings, the twos and the threes; the last king is in the hand.
  const suits = ['S', 'H', 'D', 'C'];
  const piles = [...'AJQ23'].flatMap((rank) => suits.map((suit) => `${rank}${suit}`));
  const wide = linkTo(`dithmarschen 4 @0 | KC 5S | ${[...piles, 'KS', 'KH', 'KD'].join(', ')}`);
  const longest = await longestTask(browser, page, wide);
  test.info().annotations.push({ type: 'longest task', description: `${longest} ms` });
  expect(longest).toBeLessThan(50);
});

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, how long it took, and how long its thread worked at it, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: object;
}

/** How long the page's main thread worked at one thing at the most, in milliseconds, while a wide table is asked about. */
async function longestTask(browser: Browser, page: Page, wide: string): Promise<number> {
  // The page is there already: it is the table that is asked about, not what a browser does to start.
  await openCalculator(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((link) => {
    location.hash = link;
  }, wide);
  const plays = page.getByRole('region', { name: 'Every play' });
  await expect(plays.getByRole('status')).toContainText('4,772,629 plays are allowed here', {
    timeout: 30_000,
  });
  await plays.getByRole('button', { name: '50 more' }).first().click();
  await expect(plays.locator('.cc-line')).not.toHaveCount(20);
  for (const pile of [0, 4, 8]) await table(page).locator(`[data-pile="${pile}"]`).click();
  await table(page).locator('[data-hand="0"]').click();
  await table(page).getByRole('button', { name: 'Take 3 piles' }).click({ force: true });
  await expect(
    page.getByRole('region', { name: 'The same play in every version' }).getByRole('row'),
  ).toHaveCount(8);
  await page.evaluate(() => performance.mark('answered'));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  // Browsers have pages of their own, with threads of the same name: the mark tells which one is ours.
  const main = traceEvents.find(({ name }) => name === 'answered');
  const own = traceEvents.filter(({ pid, tid }) => main?.pid === pid && main.tid === tid);
  // What the test itself asks the page for, such as where a button is, is no work of the page's.
  const asked = own.filter((event) => JSON.stringify(event.args).includes('DevToolsSession'));
  const isOfTest = ({ dur = 0, ts }: TraceEvent): boolean =>
    asked.some((event) => event.ts >= ts && event.ts <= ts + dur);
  // What the page's own thread worked, and not what it waited for a busy machine.
  const worked = own.flatMap((event) =>
    event.name.endsWith('RunTask') && event.tdur !== undefined && !isOfTest(event)
      ? [event.tdur / 1000]
      : [],
  );
  expect(worked.length).toBeGreaterThan(50);
  return Math.round(Math.max(...worked));
}

test('axe has nothing to say of a verdict', async ({ complaints, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCalculator(page, linkTo(QUEEN, '9S x 10C 4C'));
  await expect(
    page.getByRole('region', { name: 'The same play in every version' }).getByRole('row'),
  ).toHaveCount(8);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it would do, and the worked positions stand there with their answers', async ({
    page,
  }) => {
    await page.goto('calculator/');
    await expect(page.getByText('The calculator runs in your browser')).toBeVisible();
    await expect(page.locator('.cc')).toBeHidden();
    await expect(page.locator('.worked section')).toHaveCount(9);
    await expect(page.locator('.worked')).toContainText('13 − 4 would be 9');
  });
});

test('an example of a rule, and a step of a replay, open on the calculator', async ({ page }) => {
  await page.goto('rules/r/capture-never-subtracts/');
  await page.getByRole('link', { name: 'Open in the calculator' }).first().click();
  await expect(page.getByRole('region', { name: 'The verdict' })).toBeVisible();
  await page.goto('replay/christiansen/#play-7');
  await expect(page.locator('.rp-table[data-ready="true"]')).toBeVisible();
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/calculator\/#p1~christiansen-4\.3~/);
  await expect(table(page).locator('[data-pile]').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/replay\/christiansen\/#play-7/);
  for (const from of ['', 'rules/dithmarschen/', 'rules/why/ask-untrue/']) {
    await page.goto(from);
    const link = page.getByRole('link', { name: 'Open in the calculator', includeHidden: true });
    expect(await link.first().getAttribute('href'), from).toMatch(/calculator\/#[pt]1~/);
  }
});

test.describe('what is sent', () => {
  test('a picture is drawn, saved and copied with its description, without a word of the policy', async ({
    complaints,
    page,
  }) => {
    await openCalculator(page, linkTo(QUEEN, '9S x 10C 4C'));
    await page.getByRole('button', { name: 'A picture' }).click();
    const picture = page.getByRole('img', { name: /^Zwicker, Dithmarschen, 4 players/ });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAccessibleName(/build of 13, B’s: ten of clubs, three of clubs/);
    await expect(picture).toHaveAccessibleName(/Not allowed in Dithmarschen: 13 − 4 would be 9/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the picture' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('zwicker.png');
    await page.getByRole('button', { name: 'Copy the picture' }).click();
    await expect(page.getByText('The picture is copied')).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const image = await createImageBitmap((await item?.getType('image/png')) as Blob);
      const text = await (await item?.getType('text/plain'))?.text();
      return { width: image.width, isHigh: image.height > 600, text };
    });
    expect(copied).toMatchObject({ width: 1200, isHigh: true });
    expect(copied.text).toContain('In A’s hand: queen of hearts, nine of spades.');
    // Cards and felt are really in it: the colours of the table, of red suits and of the cards' paper.
    const colours = await page.evaluate(() => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4) seen.add(data.subarray(at, at + 3).join());
      return ['71,98,79', '179,38,30', '255,253,245'].map((colour) => seen.has(colour));
    });
    expect(colours).toEqual([true, true, true]);
    expect(complaints).toEqual([]);
  });

  test('a QR code stands on white in the dark, large, with its address, and Escape leads back', async ({
    complaints,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 640 });
    const link = linkTo(QUEEN, '9S x 10C 4C');
    await openCalculator(page, link);
    const open = page.getByRole('button', { name: 'QR code' });
    await open.click();
    const sheet = page.getByRole('dialog');
    const code = sheet.getByRole('img', { name: /QR code/ });
    await expect(code).toBeVisible();
    await expect(sheet).toContainText(`calculator/${link}`);
    const { height, width } = (await code.boundingBox()) ?? { height: 0, width: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(300);
    expect(await code.locator('rect').getAttribute('fill')).toBe('#fff');
    const scrolls = await sheet.evaluate((one) => one.scrollHeight > one.clientHeight);
    expect(scrolls).toBe(false);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    expect(complaints).toEqual([]);
  });
});

test('a pile and a value: which card takes it, which makes it, and why not', async ({ page }) => {
  // The ace is not to be put on the nine turned round: 11 − 9 = 2.
  await openCalculator(page, linkTo('christiansen 2 @0 | 2S 7H AD | 9C'));
  await page.getByText('Try a pile and a value').click();
  const value = page.getByRole('spinbutton', { name: 'Value' }).first();
  await expect(value).toHaveValue('9');
  await expect(page.getByText('No card of the hand counts 9.')).toBeVisible();
  await value.fill('2');
  await expect(page.getByRole('button', { name: 'The seven of hearts: allowed' })).toBeVisible();
  await page.getByRole('button', { name: 'The ace of diamonds: not allowed' }).click();
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
    'Not allowed in Christiansen',
  );
  await expect(page).toHaveURL(/#t1~AD-on-9C\.2\.0~/);
});

test('a question to a partner: where it may be asked, whether the answer was true, and a yes is a promise', async ({
  page,
}) => {
  await openCalculator(page, linkTo('dithmarschen 4 @0 | 2S | 9C'));
  const title = page.getByText('Ask a partner for a value');
  await title.click();
  const asked = page.locator('.cc-try', { has: title });
  await expect(asked).toContainText('Not allowed in Dithmarschen: In this version');
  await expect(asked).toContainText('Partners may be asked in Großenwiehe.');
  await openCalculator(page, linkTo('grossenwiehe 4 @0 | 2S | 9C'));
  await page.reload();
  await title.click();
  await expect(asked).toContainText('A asks C for a 13. Allowed in Großenwiehe.');
  await asked.getByLabel('Who is asked').selectOption({ label: 'Seat B' });
  await expect(asked).toContainText('B is no partner');
  await asked.getByLabel('Who is asked').selectOption({ label: 'Seat C' });
  await asked.getByRole('combobox', { name: 'The answer' }).selectOption('no');
  await asked.getByLabel('Cards that are shown afterwards').fill('4D d♠');
  await expect(asked).toContainText('the answer has to be yes');
  await asked.getByRole('combobox', { name: 'The answer' }).selectOption('yes');
  await asked.getByRole('button', { name: 'Note that C holds a 13' }).click();
  await expect(asked).toContainText('It is noted that C holds a 13');
  await expect(page).toHaveURL(/~2\.13~/);
});

test('what can come next is chosen with the arrows, and what is half typed is no mistake yet', async ({
  complaints,
  page,
}) => {
  await openCalculator(page);
  const box = page.getByRole('combobox', { name: 'Or type it' });
  await box.fill('');
  await box.pressSequentially('chr');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', 'cc-next-0');
  await box.press('Enter');
  await expect(box).toHaveValue('christiansen ');
  await box.pressSequentially('4 @1 | k♠ k');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['K♥', 'K♦', 'K♣']);
  await expect(box).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('listbox').getByRole('option', { name: 'K♦, king of diamonds' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('christiansen 4 @1 | k♠ KD ');
  await box.pressSequentially('| 9C 2D ');
  await page.getByRole('listbox').getByRole('option', { name: '=11, build of 11' }).click();
  await page.getByRole('listbox').getByRole('option', { name: '@3, D’s' }).click();
  await expect(laidPile(page, /^build of 11, D’s/)).toBeVisible();
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.pressSequentially('x');
  await box.blur();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, '', '.cc');
  expect(complaints).toEqual([]);
});

test('cards are dragged from the pack to table and hand, between these, and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openCalculator(page);
  const drag = async (from: ReturnType<typeof pack>, to: string): Promise<void> => {
    await from.hover();
    await page.mouse.down();
    const { height, width, x, y } = (await page.locator(to).boundingBox()) ?? {
      height: 0,
      width: 0,
      x: 0,
      y: 0,
    };
    await page.mouse.move(x + width - 20, y + height - 12, { steps: 5 });
    await expect(page.locator(`${to}.cc-over`)).toHaveCount(1);
    await page.mouse.up();
    await expect(page.locator('.cc-dragged, .cc-over')).toHaveCount(0);
  };
  await drag(pack(page, 'five of spades'), '[data-drop="table"]');
  await expect(laidPile(page, 'five of spades')).toHaveAttribute('aria-pressed', 'false');
  await drag(pack(page, 'king of clubs'), '[data-drop="hand"]');
  const inHand = page.locator('.cc-hand').getByRole('button');
  await expect(inHand).toHaveCount(1);
  await drag(laidPile(page, 'five of spades'), '[data-drop="hand"]');
  await expect(inHand).toHaveCount(2);
  await drag(inHand.first(), '[data-drop="pack"]');
  await expect(inHand).toHaveCount(1);
  await expect(pack(page, 'king of clubs')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inHand).toHaveCount(2);
});

const WIDE =
  'christiansen 4 @0 | KS 5S | AS, AH, AD, AC, 2S, 2H, 2D, 2C, 3S, 3H, 3D, 3C, 4S, 4H, 4D, 4C';

test('of a list that is cut off, every card is said to have just what it has', async ({ page }) => {
  test.slow();
  await openCalculator(page, linkTo(WIDE));
  const plays = page.getByRole('region', { name: 'Every play' });
  await expect(plays.getByRole('status')).toContainText('of them are listed');
  const five = plays.locator('summary', { hasText: 'Five of spades' });
  await expect(five).toContainText(/Zwick! [\d,]{3,} captures/);
  await expect(five).toContainText('may be laid down');
  await expect(plays).not.toContainText('no list can hold');
});

test('a link with a play, pasted where notation is typed, opens as the link does', async ({
  page,
}) => {
  await openCalculator(page);
  const link = linkTo(QUEEN, '9S x 10C 4C');
  await page.getByLabel('Or type it').fill(`https://zwicker.example/calculator/${link}`);
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
    'Not allowed in Dithmarschen: 13 − 4 would be 9',
  );
  // The address follows what lies there, in its own time.
  await expect.poll(() => new URL(page.url()).hash).toBe(link);
});

test('“back” closes a sheet over the page and leaves the position where it is', async ({
  complaints,
  page,
}) => {
  await page.goto('rules/');
  const link = linkTo(QUEEN, '9S x 10C 4C');
  await openCalculator(page, link);
  const sheet = page.getByRole('dialog');
  for (const name of ['To hold up across the table', 'QR code']) {
    const open = page.getByRole('button', { name });
    const isHere = async (): Promise<void> => {
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
      expect(new URL(page.url()).hash).toBe(link);
      // The browser takes a step back in its own time.
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    };
    await open.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await isHere();
    await open.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await isHere();
    await open.click();
    // A key that comes before the sheet does is none of its keys.
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await isHere();
  }
  // No step is left over: the next one leads away.
  await page.goBack();
  await expect(page).toHaveURL(/rules\/$/);
  expect(complaints).toEqual([]);
});

test('what is no link says so, and the name of a place on the page says nothing', async ({
  page,
}) => {
  for (const fragment of ['#hello', '#x1~foo~bar', '#zzz~yyy', '#999', '#%3Cscript']) {
    await page.goto('about:blank');
    await openCalculator(page, fragment);
    await expect(page.getByRole('alert'), fragment).toContainText('is no link to a position');
  }
  await page.goto('about:blank');
  await openCalculator(page, '#main');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('about:blank');
  await openCalculator(page, `${linkTo(QUEEN, '9S x 10C 4C')}&utm_source=chat`);
  await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Not allowed');
});

for (const width of [320, 360]) {
  test(`laying out has room in ${width} pixels with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openCalculator(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('a verdict that is opened on a small phone can be read without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openCalculator(page, linkTo(QUEEN, '9S x 10C 4C'));
  await expect(page.locator('.zt-line')).toContainText('Not allowed in Dithmarschen');
  await expect(page.locator('.zt-line')).toBeInViewport({ ratio: 1 });
});

test('what can’t be asked of a partner is answered with what can', async ({ complaints, page }) => {
  await openCalculator(page, linkTo('grossenwiehe 4 @0 | 2S | 9C'));
  await page.getByText('Ask a partner for a value').click();
  const asked = page.locator('.cc-try', { hasText: 'Ask a partner for a value' });
  for (const value of ['', '0', '-4', '999']) {
    await asked.getByRole('spinbutton', { name: 'Value' }).fill(value);
    await expect(asked, value).toContainText('A partner can be asked for a value that a card');
    await expect(asked, value).not.toContainText('A asks C');
  }
  await asked.getByRole('spinbutton', { name: 'Value' }).fill('9');
  await expect(asked).toContainText('A asks C for a 9. Allowed');
  expect(complaints).toEqual([]);
});

test('a build of one’s own without a card for it is remarked on, with its rule', async ({
  page,
}) => {
  await openCalculator(page, linkTo('dithmarschen 4 @0 | QS | 9S =9@0, 4D'));
  await page.getByRole('button', { name: 'Lay out' }).click();
  const remark = page.locator('.cc-remark');
  await expect(remark).toContainText('only a partner’s build leaves a player short');
  await expect(remark.getByRole('link')).toHaveAttribute('href', /rules\/r\/owe-short\/$/);
});

test('the table of versions has a row for the house rules played, and for those of the table', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'zwicker:settings',
      '{"v":1,"version":"dithmarschen.subtract.no","houseName":"At home"}',
    ),
  );
  const everywhere = page.getByRole('region', { name: 'The same play in every version' });
  const rowOf = (name: RegExp) => everywhere.getByRole('row', { name });
  await openCalculator(page, linkTo('dithmarschen 4 @0 | 3S 7H | 10S, 4C', '3S on 10S =7@0'));
  await expect(everywhere.getByRole('row')).toHaveCount(9);
  await expect(rowOf(/^Dithmarschen /)).toContainText('Allowed');
  await expect(rowOf(/“At home” \(Dithmarschen with house rules\)/)).toContainText(
    /Not allowed.*House/,
  );
  await openCalculator(
    page,
    linkTo('christiansen.limit.14 4 @0 | 5S X15 9H | 10S, 4C', '5S on 10S =15@0'),
  );
  await expect(everywhere.getByRole('row')).toHaveCount(10);
  await expect(rowOf(/^Christiansen with house rules/)).toContainText(/Not allowed.*House/);
  await expect(rowOf(/“At home”/)).toBeVisible();
});

test('house rules are called by their own name, and what they change is said with a link to them', async ({
  complaints,
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'zwicker:house',
      '{"v":1,"saved":[{"key":1,"name":"At the harbour","version":"christiansen.limit.14"}]}',
    ),
  );
  await openCalculator(
    page,
    linkTo('christiansen.limit.14 2 @0 | 5S X15 9H | 10S, 4C', '5S on 10S =15@0'),
  );
  const verdict = page.getByRole('region', { name: 'The verdict' });
  await expect(verdict).toContainText('Not allowed in “At the harbour”');
  await expect(verdict).toContainText('but for: Highest build: 14.');
  await page.getByRole('button', { name: 'To hold up across the table' }).click();
  await expect(page.getByRole('dialog')).toContainText('Highest build: 14.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await verdict.getByRole('link', { name: 'The rules of this house' }).click();
  await expect(page).toHaveURL(/rules\/house\/#h1~christiansen\.limit\.14~/);
  expect(complaints).toEqual([]);
});
