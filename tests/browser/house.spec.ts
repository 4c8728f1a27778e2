import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeOf } from '../../src/components/site/qrCode.ts';
import {
  DEFAULT_OPTIONS,
  dealRound,
  housePoints,
  houseVariant,
  makeHouseLink,
  makeRecord,
  VARIANTS,
  variantById,
} from '../../src/engine/index.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

const KEY = 'zwicker:house';

const linkTo = (id: string, name = ''): string => {
  const variant = variantById(id);
  if (variant === undefined) throw new Error(id);
  return `#${makeHouseLink({ variant, options: DEFAULT_OPTIONS, name })}`;
};
const open = async (page: Page, hash = ''): Promise<void> => {
  await page.goto(`rules/house/${hash}`);
  await expect(page.locator('.hr[data-ready]')).toBeVisible();
};
const card = (page: Page) => page.getByRole('article');
const differs = (page: Page) => page.getByRole('region', { name: /What differs from/ });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved' });
const playing = (page: Page) => page.locator('playing-now');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Stores a text in place of saved versions, from a page that has nothing to load later. */
async function store(page: Page, text: string): Promise<void> {
  await page.goto('404.html');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
}

const SAVED = JSON.stringify({
  v: 1,
  saved: [{ key: 5, name: 'At the harbour', version: 'dithmarschen.zwick.2.tie.each' }],
});

test('a version is made, named, saved, and chosen in the header of another page', async ({
  page,
  complaints,
}) => {
  await open(page);
  await expect(differs(page)).toContainText('Nothing is changed yet: this is Dithmarschen');
  await page.getByRole('spinbutton', { name: 'Points for a Zwick' }).fill('2');
  await page
    .getByRole('group', { name: 'A tie for most cards' })
    .getByRole('radio', { name: 'each side tied scores' })
    .check();
  await expect(differs(page).getByRole('listitem')).toHaveText([
    'Points for a Zwick: 2, instead of 1',
    'A tie for most cards: each side tied scores',
  ]);
  await expect(card(page).getByRole('row', { name: /^Each Zwick house rule/ })).toContainText('2');
  await expect(card(page)).toContainText('Based on Dithmarschen');
  await expect(card(page)).toContainText('The player at the dealer’s left deals the next round.');
  await page.getByRole('textbox', { name: 'Name of your version' }).fill('At the harbour');
  await button(page, 'Save').click();
  await expect(page.getByText('“At the harbour” is saved in this browser.')).toBeVisible();
  await expect(saved(page).getByRole('listitem')).toContainText('At the harbour');
  expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({
    v: 1,
    saved: [{ name: 'At the harbour', version: 'dithmarschen.zwick.2.tie.each' }],
  });

  await page.goto('rules/why/');
  await expect(playing(page)).toHaveText('Playing: Dithmarschen, 4 players');
  await page.locator('[data-settings] > summary').click();
  const version = page.getByRole('combobox', { name: 'Version of the game' });
  await version.selectOption('At the harbour');
  await expect(playing(page)).toHaveText('Playing: At the harbour, 4 players');
  await expect(page.getByText('in two teams')).toBeVisible();
  await page.reload();
  await expect(playing(page)).toHaveText('Playing: At the harbour, 4 players');
  await page.locator('[data-settings] > summary').click();
  await expect(version.locator('option:checked')).toHaveText('At the harbour');
  await expect(page.locator('html')).toHaveAttribute(
    'data-version',
    'dithmarschen.zwick.2.tie.each',
  );
  await version.selectOption('Grupp');
  await expect(playing(page)).toHaveText('Playing: Grupp, 4 players');
  expect(complaints).toEqual([]);
});

test('what is played is what the page opens, and what is changed in it is played on', async ({
  page,
}) => {
  await store(page, SAVED);
  await open(page);
  await button(page, 'Open “At the harbour”').click();
  await button(page, 'Play by these rules').click();
  await expect(playing(page)).toHaveText('Playing: At the harbour, 4 players');
  await page.goto('rules/r/');
  await open(page);
  await expect(differs(page)).toContainText('Points for a Zwick: 2');
  await expect(saved(page)).toContainText('played now');
  await page.getByRole('textbox', { name: 'Name of your version' }).fill('On the dyke');
  await page.getByRole('button', { name: 'One more: Points for a Zwick' }).click();
  // Not saved yet: this page is about other rules than are played.
  await expect(playing(page)).toHaveText('This page: On the dyke, 4 players');
  await button(page, 'Save the changes').click();
  await expect(playing(page)).toHaveText('Playing: On the dyke, 4 players');
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
});

test('a link shows its version in a fresh browser, and saves nothing until asked', async ({
  page,
  complaints,
}) => {
  await open(page, linkTo('grossenwiehe.teams4.no.x30.9', 'Oma Ernä & <b>Co</b>'));
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Oma Ernä & <b>Co</b>');
  await expect(page.getByRole('combobox', { name: 'Start from' })).toHaveValue('grossenwiehe');
  await expect(differs(page)).toContainText('Points for joker 30: 9, instead of 20');
  await expect(page.getByText('These rules are from a link.')).toBeVisible();
  await expect(playing(page)).toHaveText('This page: Oma Ernä & <b>Co</b>, 4 players');
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(differs(page)).toContainText('Points for joker 30: 9');
  await button(page, 'Save').click();
  expect(await stored(page)).toContain('grossenwiehe.teams4.no.x30.9');
  await expect(page.getByText('These rules are from a link.')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('the link that is copied opens the same rules', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('grupp');
  await page.getByRole('combobox', { name: 'A joker on the table' }).selectOption('is never taken');
  await page.getByRole('spinbutton', { name: 'Points for each ace' }).fill('5');
  await button(page, 'Copy the link').click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#h1~grupp\.aces\.5-jokers\.never~[a-z0-9]{6}$/);
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByRole('article')).toContainText('A joker on the table is never taken.');
  await expect(other.getByRole('row', { name: /^Each ace/ })).toContainText('5');
  await other.close();
});

test('a place on the page is no bad link', async ({ page }) => {
  await open(page, '#house-differs');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, hash, said] of [
  ['cut off', linkTo('dithmarschen.zwick.2', 'Oma').slice(0, -4), 'its end is cut off'],
  ['of another form', '#p1~dithmarschen-2.0~2S~9H~aaaaaa', 'is no version with house rules'],
  ['of no form', '#foo~bar', 'is no version with house rules'],
  ['of one word', '#foo', 'is no version with house rules'],
  ['of hardly anything', '#h1', 'This link can’t be opened'],
  ['of a newer edition', '#h7~dithmarschen.zwick.2~aaaaaa', 'a newer edition'],
] as const) {
  test(`a link that is ${what} says so, and is left in the address`, async ({
    page,
    complaints,
  }) => {
    await open(page, hash);
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(differs(page)).toContainText('Nothing is changed yet');
    expect(new URL(page.url()).hash).toBe(hash);
    expect(complaints).toEqual([]);
  });
}

test('saved versions are renamed, copied, deleted, and come back', async ({ page }) => {
  await store(page, SAVED);
  await open(page);
  await button(page, 'Open “At the harbour”').click();
  await page.getByRole('textbox', { name: 'Name of your version' }).fill('In the shed');
  await button(page, 'Save the changes').click();
  await expect(saved(page).getByRole('listitem')).toHaveText([/^In the shed/]);
  await page.getByRole('button', { name: 'One less: Points for a Zwick' }).click();
  await button(page, 'Save as another one').click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete “In the shed”' }).first().click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  await expect(saved(page).getByRole('status')).toHaveText('“In the shed” is deleted.');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  await expect(saved(page).getByRole('status')).toHaveText('“In the shed” is back.');
  const { saved: entries } = JSON.parse((await stored(page)) ?? '') as {
    saved: { version: string }[];
  };
  expect(entries.map(({ version }) => version)).toEqual([
    'dithmarschen.zwick.2.tie.each',
    'dithmarschen.tie.each',
  ]);
});

test('nothing is saved without a house rule', async ({ page }) => {
  await open(page);
  await button(page, 'Save').click();
  await expect(page.getByText('without a house rule there is nothing to save')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a change that makes another one meaningless says so', async ({ page }) => {
  await open(page, linkTo('christiansen.teams4.yes.ask.yes'));
  await page
    .getByRole('group', { name: 'Four players' })
    .getByRole('radio', { name: 'everyone alone' })
    .check();
  await expect(differs(page).getByRole('status')).toContainText('Asking a partner');
  await expect(differs(page)).toContainText('Nothing is changed yet');
  await expect(page.getByRole('group', { name: 'Asking a partner' })).toHaveCount(0);
});

test('numbers out of range are told, and change nothing', async ({ page }) => {
  await open(page);
  const zwick = page.getByRole('spinbutton', { name: 'Points for a Zwick' });
  for (const wrong of ['51', '-1', '1.5', '']) {
    await zwick.fill(wrong);
    await expect(page.getByText('Give a whole number from 0 to 50.')).toBeVisible();
    await expect(zwick).toHaveAttribute('aria-invalid', 'true');
    await expect(differs(page)).toContainText('Nothing is changed yet');
  }
  // Typed letter by letter, and left: the rule stands there again, and what may stand there is still said.
  for (const wrong of ['9999999', '-3', '-', '', '2.5']) {
    await zwick.fill('');
    await zwick.pressSequentially(wrong);
    if (wrong === '2.5') await expect(zwick).toHaveValue('2.5');
    await zwick.blur();
    const inForce = wrong === '2.5' ? '2' : '9';
    await expect(zwick, wrong).toHaveValue(inForce);
    await expect(zwick).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText('Give a whole number from 0 to 50.')).toBeVisible();
  }
  await zwick.fill('0');
  await expect(page.getByText('Give a whole number from 0 to 50.')).toHaveCount(0);
  await expect(differs(page)).toContainText('Points for a Zwick: 0, instead of 1');
  await expect(page.getByRole('button', { name: 'One less: Points for a Zwick' })).toBeDisabled();
  await page.getByRole('button', { name: 'Back to 1: Points for a Zwick' }).click();
  await expect(differs(page)).toContainText('Nothing is changed yet');
});

test('another base keeps what means something there', async ({ page }) => {
  await open(page, linkTo('dithmarschen.zwick.3.x15.9.aces.4'));
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('huelsemann');
  // Three points for a Zwick are Hülsemann's own, and he has no jokers.
  await expect(differs(page).getByRole('listitem')).toHaveText([
    'Points for each ace: 4, instead of 2',
  ]);
});

test.describe('storage', () => {
  test('that can’t be read is said to be, and kept', async ({ page, complaints }) => {
    await store(page, '{"v":1,"saved":[{"key"');
    await open(page, linkTo('dithmarschen.zwick.2'));
    const notice = 'could not be read. It is laid aside, and nothing of it is lost.';
    await expect(saved(page)).toContainText(notice);
    await button(page, 'Save').click();
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(saved(page)).toContainText(notice);
    const download = page.waitForEvent('download');
    await button(page, 'Save it as a file').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe('{"v":1,"saved":[{"key"');
    const aside = await page.evaluate(() => localStorage.getItem('zwicker:house:unreadable'));
    expect(aside).toBe('{"v":1,"saved":[{"key"');
    await button(page, 'Forget it').click();
    await expect(saved(page)).not.toContainText(notice);
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('with entries that are not understood keeps them', async ({ page }) => {
    const strange = { key: 1, name: 'Moon', version: 'dithmarschen.moon.full' };
    await store(page, JSON.stringify({ v: 1, saved: [strange, 7] }));
    await open(page);
    await expect(saved(page)).toContainText('2 more are saved that can’t be read here');
    expect(await stored(page)).toContain('dithmarschen.moon.full');
  });

  test('of a newer edition is read, and left as it is', async ({ page }) => {
    const text = SAVED.replace('"v":1', '"v":2');
    await store(page, text);
    await open(page, linkTo('dithmarschen.aces.2', 'Mine'));
    await expect(page.getByText('of a newer edition of this site')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByText('“Mine” holds until you leave this page.')).toBeVisible();
    await expect(saved(page).getByRole('listitem')).toHaveCount(2);
    expect(await stored(page)).toBe(text);
  });

  test('that is blocked lets all work, on this page', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, linkTo('dithmarschen.aces.2', 'Mine'));
    await expect(page.getByText('This browser keeps nothing for this site')).toBeVisible();
    await button(page, 'Save').click();
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Play by these rules').click();
    await expect(playing(page)).toHaveText('Playing: Mine, 4 players');
    expect(complaints).toEqual([]);
  });

  test('that is full is said to be', async ({ page }) => {
    await page.addInitScript((key) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name: string, value: string) {
        if (name === key) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, value);
      };
    }, KEY);
    await open(page, linkTo('dithmarschen.aces.2', 'Mine'));
    await button(page, 'Save').click();
    await expect(page.getByText('This browser has no room left')).toBeVisible();
    await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  });

  test('is shared by two tabs', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await open(other, linkTo('dithmarschen.aces.2', 'From the other tab'));
    await button(other, 'Save').click();
    await expect(saved(page)).toContainText('From the other tab');
    await button(page, 'Delete “From the other tab”').click();
    await expect(saved(other).getByRole('listitem')).toHaveCount(0);
  });
});

test('all of it by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Start from' }).focus();
  await page.keyboard.type('Chr');
  await expect(card(page)).toContainText('Christiansen, without house rules');
  await page.keyboard.press('Tab');
  await page.keyboard.type('At the mill');
  const steps: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () => document.activeElement?.id || document.activeElement?.textContent,
    );
    steps.push(name ?? '');
    if (
      await page
        .getByRole('radio', { name: 'in two teams' })
        .evaluate((one) => one.closest('fieldset')?.contains(document.activeElement))
    )
      break;
  }
  await page.keyboard.press('ArrowLeft');
  await expect(differs(page), steps.join(' · ')).toContainText('Four players: in two teams');
  await page.getByRole('spinbutton', { name: 'Points for a Zwick' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(differs(page)).toContainText('Points for a Zwick: 2');
  await button(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toContainText('At the mill');
});

test('by touch at 360 px, with targets that a finger meets', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await open(page, linkTo('grupp.zwick.4', 'W'.repeat(60)));
  await page.getByRole('button', { name: 'One more: Points for a Zwick' }).tap();
  await expect(differs(page)).toContainText('Points for a Zwick: 5');
  await button(page, 'Save').tap();
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
  const small = await page
    .locator('.hr')
    .locator('button, select, input:not([type="radio"]), label:has(input), .hr-about a')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { height, width } = one.getBoundingClientRect();
        return height < 44 || width < 44 ? [`${one.textContent} ${width}×${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await context.close();
});

test('the card has the address of its rules as a code, and in words', async ({ page }) => {
  await open(page);
  await expect(card(page).getByRole('img')).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Points for a Zwick' }).fill('2');
  const code = card(page).getByRole('img', { name: 'QR code of the address of these rules' });
  await expect(code).toBeVisible();
  const { path, size } = codeOf(page.url()) ?? { path: '', size: 0 };
  await expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  await expect(code.locator('path')).toHaveAttribute('d', path);
  await expect(card(page)).toContainText(page.url().replace('http://', ''));
  // Dark on light, whatever the theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('the card marks what is our ruling in the version, and a house rule as that only', async ({
  page,
}) => {
  const lines = card(page).getByRole('listitem');
  await open(page, linkTo('dithmarschen.zwick.2'));
  // How to deal for two and three no source says, and that builds of different values need a card each.
  await expect(card(page).getByRole('rowheader', { name: '2, alone †' })).toBeVisible();
  await expect(card(page).getByRole('rowheader', { name: '3, alone †' })).toBeVisible();
  await expect(
    card(page).getByRole('rowheader', { name: '4, two teams', exact: true }),
  ).toBeVisible();
  await expect(lines.filter({ hasText: 'need a card each' })).toContainText('†');
  await expect(lines.filter({ hasText: 'Nobody passes' })).not.toContainText('†');
  await expect(lines.filter({ hasText: 'On a tie' })).toContainText('†');
  await expect(card(page)).toContainText('† Our ruling, where the sources are silent.');
  await page
    .getByRole('group', { name: 'A tie for most cards' })
    .getByRole('radio', { name: 'each side tied scores' })
    .check();
  await expect(lines.filter({ hasText: 'On a tie' })).toHaveText(/house rule$/);
  // What the game with refills leaves open is taken over from another version.
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('dithmarschen-refill');
  await expect(lines.filter({ hasText: 'One card alone may be laid' })).toContainText('†');
});

for (const path of ['score/', 'score/pad/', 'score/deal/', 'rules/house/']) {
  test(`/${path} fits 320 pixels with text of twice the size`, async ({ page }) => {
    await store(page, SAVED);
    await page.evaluate(() => {
      const version = 'dithmarschen.packet.2.zwick.2.tie.each';
      const settings = { v: 1, version, players: 4, houseName: 'Wilhelmine Petersen-Jürgensen' };
      localStorage.setItem('zwicker:settings', JSON.stringify(settings));
    });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    if (path === 'score/pad/') await page.getByRole('button', { name: /^Begin a pad/ }).click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const base of VARIANTS) {
  test(`the rule card of ${base.id} with everything changed is one page`, async ({ page }) => {
    const others = housePoints(base).map((point) => [
      point.name,
      point.values.findLast((value) => value !== point.read(base)),
    ]);
    const variant = houseVariant(base, Object.fromEntries(others));
    const options = { jokerOnTable: 'never', jokerSweepIsZwick: false } as const;
    await open(page, `#${makeHouseLink({ variant, options, name: 'Ÿ'.repeat(60) })}`);
    await expect(card(page).getByText('house rule', { exact: true })).not.toHaveCount(0);
    await expect(card(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name of your version' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe('rgb(255, 255, 255)');
  });
}

test('with house rules and saved ones it pleases axe and fits', async ({ page }) => {
  await store(page, SAVED);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await open(page, linkTo('grupp.zwick.2.keep.yes', 'Überm Deich'));
    await page.getByRole('spinbutton', { name: 'Points for each ace' }).fill('99');
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, `${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});

test('the replay of a record with house rules says so', async ({ page, complaints }) => {
  await page.goto('replay/');
  const variant = variantById('huelsemann.zwick.1.most.2') ?? VARIANTS[0];
  const deals = dealRound(variant, 2, 0, 'house');
  const record = { variant, options: DEFAULT_OPTIONS, seats: 2, dealer: 0, deals, plays: [] };
  await expect(page.locator('#own-record')).toBeEnabled();
  await page.locator('#own-record').fill(makeRecord(record));
  await expect(page.locator('#own-record')).toBeEnabled();
  await page.locator('form.rp-form button[type="submit"]').click();
  await expect(playing(page)).toHaveText('This page: Hülsemann with house rules, 2 players');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it says what can be changed, and what each version has', async ({ page }) => {
    await page.goto('rules/house/');
    await expect(page.getByText('needs scripts, which are turned off here')).toBeVisible();
    await expect(page.locator('.hr-make')).toBeHidden();
    await expect(card(page)).toContainText('Dithmarschen, without house rules');
    const scoring = page.locator('details', { hasText: 'Points for a Zwick' });
    await scoring.locator('summary').click();
    await expect(
      scoring.getByText('3 in Hülsemann, Hülsemann (double pack) and Grupp'),
    ).toBeVisible();
  });
});
