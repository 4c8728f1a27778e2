/** Counting a round, the pad for an evening and the deal card, as people use them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './watch.ts';

const PAD = 'zwicker:pad';
const COUNT = 'zwicker:count';

/** The annotated round: who has which counting cards, how many cards, how many Zwicks; and their points. */
const CHRISTIANSEN = [
  { name: 'Player A', cards: ['joker 15', 'ten of diamonds'], pile: 5, zwicks: 1, points: 8 },
  { name: 'Player B', cards: ['ace of diamonds'], pile: 12, zwicks: 0, points: 1 },
  { name: 'Player C', cards: ['ace of hearts'], pile: 12, zwicks: 2, points: 3 },
  {
    name: 'Player D',
    cards: [
      'joker 20',
      'joker 25',
      'joker 30',
      'ten of spades',
      'two of spades',
      'ace of spades',
      'ace of clubs',
    ],
    pile: 27,
    zwicks: 1,
    points: 26,
  },
];

const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d`) });
const box = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'The result' });
const pointsOf = (page: Page, name: string) =>
  result(page)
    .getByRole('table', { name })
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last();
const live = (page: Page, path: string) =>
  page.goto(path).then(() => expect(page.locator('astro-island[ssr]')).toHaveCount(0));
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('404.html');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
}

/** A pad of three players with two rounds. */
const EVENING = {
  id: 'a1',
  begun: '2026-11-03',
  title: '',
  version: 'christiansen',
  players: 3,
  sides: 3,
  names: ['Wilhelmine Petersen-Jürgensen', 'Björn', 'Käthe'],
  dealer: 1,
  rounds: [{ points: [8, 3, 26] }, { points: [20, 10, 5] }],
};
const padText = (...evenings: unknown[]) => JSON.stringify({ v: 1, open: 'a1', evenings });

async function expectPoints(page: Page): Promise<void> {
  for (const { name, points } of CHRISTIANSEN) {
    await expect(pointsOf(page, name)).toHaveText(String(points));
  }
  await expect(result(page)).toContainText('Player D: won with 26 points, 18 points ahead.');
  await expect(result(page)).toContainText(
    'A round is worth 34 points and 4 for 4 Zwicks: 38. The sides have 38 together. It adds up.',
  );
}

test('a whole round is counted by keyboard alone', async ({ page, complaints }) => {
  await live(page, 'score/#christiansen_4');
  await page.getByRole('radio', { name: 'Player A' }).focus();
  for (const [side, { cards }] of CHRISTIANSEN.entries()) {
    for (const name of cards) {
      // Tab or shift-Tab until the card has the focus: a person looks where it is.
      for (let tabs = 0; tabs < 60; tabs += 1) {
        const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        if (label?.startsWith(`${name},`)) break;
        await page.keyboard.press('Tab');
        const isPast = await page.evaluate(
          () => document.activeElement?.closest('.sc-piles, footer') !== null,
        );
        if (isPast) await page.getByRole('radio', { checked: true }).focus();
      }
      await page.keyboard.press(String(side + 1));
    }
  }
  for (const { name, pile, zwicks } of CHRISTIANSEN.slice(0, 3)) {
    await box(page, `Number of cards, ${name}`).focus();
    await page.keyboard.type(String(pile));
    await box(page, `Zwicks, ${name}`).focus();
    for (let times = 0; times < zwicks; times += 1) await page.keyboard.press('ArrowUp');
  }
  await page.getByRole('button', { name: 'The rest of the pack, 27, for Player D' }).press('Enter');
  await page.getByRole('button', { name: 'One more: Zwicks, Player D' }).press(' ');
  await expectPoints(page);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true });

  test('a whole round is counted by touch alone, on targets of 44 pixels', async ({
    page,
    complaints,
  }) => {
    await live(page, 'score/#christiansen_4');
    for (const { cards, name, pile, zwicks } of CHRISTIANSEN) {
      await page.locator('.sc-sides label', { hasText: name }).tap();
      for (const each of cards) await card(page, each).tap();
      await box(page, `Number of cards, ${name}`).tap();
      await page.keyboard.type(String(pile));
      for (let times = 0; times < zwicks; times += 1) {
        await page.getByRole('button', { name: `One more: Zwicks, ${name}` }).tap();
      }
    }
    await expectPoints(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.sc button, .sc input[type="number"], .sc label')]
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box: { height, width } }) => height < 43.9 || width < 43.9)
        .map(({ name }) => name),
    );
    expect(small).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('eight players fit, with nothing wider than the page', async ({ page }) => {
    await live(page, 'score/#huelsemann-double_8');
    await expect(page.getByRole('radio')).toHaveCount(8);
    await card(page, 'ten of diamonds, number 2').tap();
    await expect(result(page).getByRole('table')).toHaveCount(8);
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wide()).toBe(0);
    await live(page, 'score/deal/#grupp_8');
    expect(await wide()).toBe(0);
  });
});

test('a card moves to another side, goes back, and each change is announced', async ({ page }) => {
  await live(page, 'score/');
  const said = page.locator('.sc [role="status"]').last();
  await card(page, 'joker 25').click();
  await expect(said).toHaveText('Joker 25: Team A. Team A 7, Team B 0.');
  await page.getByRole('radio', { name: 'Team B' }).check({ force: true });
  await card(page, 'joker 25').click();
  await expect(said).toHaveText('Joker 25: Team B. Team A 0, Team B 7.');
  await expect(card(page, 'joker 25')).toHaveAttribute('aria-pressed', 'true');
  await card(page, 'joker 25').click();
  await expect(said).toHaveText('Joker 25: nobody’s. Team A 0, Team B 0.');
  await expect(result(page)).toContainText('Nothing is counted yet.');
});

test.describe('what is missing is said', () => {
  test('counting cards that nobody has, and cards that are not there', async ({ page }) => {
    await live(page, 'score/#huelsemann_2');
    for (const name of [
      'ace of spades',
      'ace of hearts',
      'ace of diamonds',
      'ace of clubs',
      'seven of diamonds',
      'seven of spades',
    ]) {
      await card(page, name).click();
    }
    await box(page, 'Number of cards, Player A').fill('31');
    await box(page, 'Number of cards, Player B').fill('20');
    const check = page.getByRole('region', { name: 'The check' });
    await expect(check).toContainText('1 card missing: 51 of 52. Is it the ten of diamonds?');
    await expect(check).toContainText(
      '10 points not accounted for: who has the ten of diamonds, 10 points?',
    );
    await box(page, 'Number of cards, Player B').fill('22');
    await expect(check).toContainText('1 card too many: 53 of 52.');
    await box(page, 'Number of cards, Player B').fill('21');
    await expect(check).toContainText('No card is missing, so somebody has them.');
    await card(page, 'ten of diamonds').press('2');
    await expect(check).toContainText('It adds up.');
    await expect(result(page)).toContainText('Player A: won, 11 to 10.');
  });

  test('a tie for most cards, which nobody scores', async ({ page }) => {
    await live(page, 'score/#grossenwiehe_4');
    for (const button of await page.locator('.sc-card').all()) await button.click();
    await box(page, 'Number of cards, Team A').fill('29');
    await page.getByRole('button', { name: /^The rest of the pack, 29/ }).click();
    const check = page.getByRole('region', { name: 'The check' });
    await expect(check).toContainText(
      'Team A and Team B have the most cards, 29 each: nobody scores for them.',
    );
    await expect(check).toContainText('A round is worth 83 points, less the 3 for most cards: 80.');
    await expect(check.getByRole('link').last()).toHaveAttribute(
      'href',
      /\/rules\/r\/most-cards-tie\/$/,
    );
  });

  test('that nobody captured in the whole round', async ({ page }) => {
    await live(page, 'score/#christiansen_2');
    await box(page, 'Number of cards, Player A').fill('0');
    await box(page, 'Number of cards, Player B').fill('0');
    await expect(page.getByRole('region', { name: 'The check' })).toContainText(
      'Nobody has a card.',
    );
  });
});

test('every line leads to the rule it comes from', async ({ page, request }) => {
  await live(page, 'score/#grossenwiehe_4');
  for (const button of await page.locator('.sc-card').all()) await button.click();
  await box(page, 'Number of cards, Team A').fill('30');
  await page.getByRole('button', { name: 'One more: Zwicks, Team A' }).click();
  await box(page, 'Number of cards, Team B').fill('28');
  const links = result(page).getByRole('table', { name: 'Team A' }).getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const ids = addresses.map((address) => /([^/]+)\/$/.exec(address)?.[1]);
  expect(ids).toEqual([
    ...Array.from({ length: 6 }, () => 'score-six-jokers'),
    'score-cardinal',
    'score-tens',
    'pingel',
    'score-aces',
    'score-most-cards',
    'score-zwick',
  ]);
  for (const address of new Set(addresses)) expect((await request.get(address)).status()).toBe(200);
});

test('the count follows the settings, and a link goes before them', async ({ page }) => {
  await store(page, { 'zwicker:settings': '{"v":1,"version":"grupp","players":5}' });
  await live(page, 'score/');
  await expect(page.locator('.sc-game')).toContainText('Grupp, 5 players: 58 cards, 21 points');
  await live(page, 'score/#christiansen_3');
  await expect(page.locator('.sc-game')).toContainText(
    'Christiansen, 3 players: 56 cards, 34 points',
  );
  await page.getByRole('button', { name: 'Another version or number of players' }).click();
  await expect(page.locator('[data-settings]')).toHaveAttribute('open', '');
  await expect(page.locator('.sc-game')).toContainText('Grupp, 5 players');
  await page.getByLabel('Version of the game').selectOption('huelsemann');
  await expect(page.locator('.sc-game')).toContainText('Hülsemann, 4 players');
});

const guide = (page: Page) => page.locator('.sc-guide');
const openParts = (page: Page) => guide(page).locator('details[open] > summary');

test.describe('what counts how much, below the count,', () => {
  test('is open at the version that is counted', async ({ page, complaints }) => {
    await live(page, 'score/');
    await expect(openParts(page)).toHaveText('Dithmarschen');
    await live(page, 'score/#christiansen_3');
    await expect(openParts(page)).toHaveText('Christiansen');
    await page.evaluate(() => {
      location.hash = '#dithmarschen_4';
    });
    await expect(openParts(page)).toHaveText('Dithmarschen');
    expect(complaints).toEqual([]);
  });

  test('has the figures of house rules, marked, with links to what they start from', async ({
    page,
    complaints,
  }) => {
    await store(page, {
      'zwicker:settings':
        '{"v":1,"version":"dithmarschen.zwick.2.most.4.tie.each","players":3,"houseName":"Oma"}',
    });
    await live(page, 'score/');
    await expect(openParts(page)).toHaveText(/^.Oma., house rules of Dithmarschen$/);
    const own = guide(page).locator('details[open]');
    await expect(own.getByRole('row', { name: 'Each Zwick house rule 2' })).toBeVisible();
    await expect(own.getByRole('row', { name: 'Most cards house rule 4 4' })).toBeVisible();
    await expect(own.getByRole('row', { name: 'Ten of diamonds 3 3' })).toBeVisible();
    await expect(own.getByRole('row', { name: 'Together, before Zwicks 31' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'Each Zwick' })).toHaveAttribute(
      'href',
      /\/rules\/r\/score-zwick\/$/,
    );
    await expect(own.getByText('house rule', { exact: true })).toHaveCount(2);
    await expect(guide(page).getByRole('listitem').nth(1)).toContainText(
      'on a tie each of those tied does. house rule',
    );
    await page.evaluate(() => {
      location.hash = '#dithmarschen_4';
    });
    await expect(openParts(page)).toHaveText('Dithmarschen');
    await expect(guide(page).getByText('house rule', { exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('what a house rule scores is marked, and its link says of which version the rule is', async ({
  page,
}) => {
  await live(page, 'score/#grossenwiehe.zwick.2.tie.each_4');
  for (const button of await page.locator('.sc-card').all()) await button.click();
  await box(page, 'Number of cards, Team A').fill('29');
  await page.getByRole('button', { name: 'One more: Zwicks, Team A' }).click();
  await page.getByRole('button', { name: /^The rest of the pack, 29/ }).click();
  const check = page.getByRole('region', { name: 'The check' });
  await expect(check).toContainText('29 each: each scores for them. That is a house rule.');
  await expect(check.getByRole('link', { name: 'The rule in Großenwiehe' })).toHaveAttribute(
    'href',
    /\/rules\/r\/most-cards-tie\/$/,
  );
  // 83, once more 3 for most cards, and a Zwick of 2.
  await expect(check).toContainText(
    'and 3 for the tie: 88. The sides have 88 together. It adds up.',
  );
  const lines = result(page).getByRole('table', { name: 'Team A' });
  await expect(lines.getByRole('row', { name: /^Zwicks house rule 1 2$/i })).toBeVisible();
  await expect(lines.getByRole('link', { name: /^zwicks$/i })).toHaveAttribute(
    'href',
    /\/rules\/r\/score-zwick\/$/,
  );
  await expect(lines.getByRole('row', { name: /^most cards 29 3$/i })).toBeVisible();
});

test.describe('a link that names no game says what is wrong, and the own game shows', () => {
  const OWN = 'What shows is your own game: Grupp, 5 players.';
  for (const [path, says] of [
    ['score/#dithmarschen_9', 'Dithmarschen is for 2, 3 or 4 players, not for “9”.'],
    ['score/#zzz', '“zzz” names no game.'],
    ['score/#atlantis_4', 'no version here is called “atlantis”.'],
    ['score/#dithmarschen.moon.2_4', 'it has a house rule that is not known here, “moon”.'],
    ['score/deal/#grupp_99', 'Grupp is for 2, 3, 4, 5, 6, 7 or 8 players, not for “99”.'],
    ['score/pad/#foo', '“foo” names no game.'],
    ['score/pad/#%3Cb%3Efoo', '“<b>foo” names no game.'],
    ['score/pad/#100%_sure', '“100%_sure” names no game.'],
  ] as const) {
    test(path, async ({ page, complaints }) => {
      await store(page, { 'zwicker:settings': '{"v":1,"version":"grupp","players":5}' });
      await live(page, path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(alert).toContainText(OWN);
      await expect(alert.locator('b')).toHaveCount(0);
      await expect(page.locator('playing-now')).toHaveText('Playing: Grupp, 5 players');
      await page.evaluate(() => {
        location.hash = '#christiansen_3';
      });
      await expect(alert).toHaveCount(0);
      await expect(page.locator('main')).toContainText('Christiansen, 3 players');
      expect(complaints).toEqual([]);
    });
  }

  test('but a place on the page is no such link', async ({ page }) => {
    await live(page, 'score/#sc-guide');
    await expect(page.getByRole('heading', { name: 'How to count' })).toBeInViewport();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the name that a house gave its rules stands on all three pages, as text', async ({
  page,
  complaints,
}) => {
  const version = 'dithmarschen.zwick.2.packet.2';
  const name = '<b>Oma</b> &amp; Co';
  await store(page, {
    'zwicker:settings': JSON.stringify({ v: 1, version, players: 4, houseName: name }),
  });
  const called = new RegExp(`\u2068${name}\u2069, house rules of Dithmarschen, 4 players`);
  await live(page, 'score/');
  await expect(page.locator('.sc-game')).toHaveText(called);
  await live(page, 'score/deal/');
  await expect(page.locator('.dl h2')).toHaveText(called);
  await expect(page.locator('.dl').getByText('house rule', { exact: true })).toHaveCount(1);
  await live(page, `score/#${version}_3`);
  await expect(page.locator('.sc-game')).toContainText('house rules of Dithmarschen, 3 players');
  await live(page, 'score/pad/');
  await page
    .getByRole('button', { name: /^Begin a pad for .*house rules of Dithmarschen/ })
    .click();
  await expect(page.locator('.pad-game')).toHaveText(called);
  await expect(page.locator('.pad-fields select').last().locator('option:checked')).toHaveText(
    called,
  );
  // The pad keeps the name, whatever is played by then.
  await page.evaluate(() => localStorage.removeItem('zwicker:settings'));
  await page.reload();
  await expect(page.locator('.pad-game')).toHaveText(called);
  await expect(page.locator('main b', { hasText: 'Oma' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('where nobody has a name, it says who is in which team', async ({ page }) => {
  await live(page, 'score/#grossenwiehe_6');
  const sides = page.locator('.sc-sides label');
  await expect(sides).toHaveText([/Team A players A, C and E/, /Team B players B, D and F/]);
  await live(page, 'score/pad/#dithmarschen_4');
  await page.getByRole('button', { name: /^Begin a pad/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Team A players A and C' })).toBeVisible();
  await page.getByLabel('Name of the 1st player').fill('Anna');
  await page.getByLabel('Name of the 1st player').blur();
  await expect(page.getByRole('columnheader', { name: 'Anna and Player C' })).toBeVisible();
  await live(page, 'score/#dithmarschen_3');
  await expect(page.locator('.sc-sides label')).toHaveText([/Player A/, /Player B/, /Player C/]);
  await expect(page.locator('.sc-sides small')).toHaveCount(0);
});

test('a count survives a reload and a look at another game, and can be cleared and had again', async ({
  page,
}) => {
  await live(page, 'score/#christiansen_3');
  await card(page, 'joker 30').click();
  await box(page, 'Number of cards, Player A').fill('12');
  await page.reload();
  await expect(card(page, 'joker 30')).toHaveAttribute('aria-pressed', 'true');
  await expect(box(page, 'Number of cards, Player A')).toHaveValue('12');
  await page.evaluate(() => {
    location.hash = '#christiansen_4';
  });
  await expect(box(page, 'Number of cards, Player D')).toHaveValue('');
  await page.evaluate(() => {
    location.hash = '#christiansen_3';
  });
  await expect(box(page, 'Number of cards, Player A')).toHaveValue('12');
  await page.getByRole('button', { name: 'Clear the count' }).click();
  await expect(result(page)).toContainText('Nothing is counted yet.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Number of cards, Player A')).toHaveValue('12');
});

test('a counted round goes on the pad, the deal passes on, and both can be taken back', async ({
  page,
  complaints,
}) => {
  await store(page, { [PAD]: padText(EVENING) });
  await live(page, 'score/#christiansen_3');
  await expect(page.locator('.sc')).toContainText(
    'On the pad: 2 rounds. Wilhelmine Petersen-Jürgensen dealt this one.',
  );
  await page.locator('.sc-sides label', { hasText: 'Björn' }).click();
  await card(page, 'joker 30').click();
  await page.getByRole('button', { name: 'Write it on the pad all the same' }).click();
  await expect(result(page)).toContainText('Round 3 is on the pad. Björn deals next.');
  await expect(card(page, 'joker 30')).toHaveAttribute('aria-pressed', 'false');
  const rounds = async () => JSON.parse((await stored(page, PAD)) ?? '').evenings[0].rounds;
  expect(await rounds()).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await rounds()).toHaveLength(2);
  await expect(card(page, 'joker 30')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Write it on the pad all the same' }).click();
  await page.getByRole('link', { name: 'Open the pad' }).click();
  await expect(page.getByRole('heading', { name: 'Round 4: Björn deals.' })).toBeVisible();
  await page.getByRole('link', { name: 'How to deal' }).click();
  await expect(page.locator('.dl')).toContainText(
    'On the pad it is Björn’s deal: begin with Käthe.',
  );
  expect(complaints).toEqual([]);
});

test('a first round begins a pad, and a pad of another game is not written on', async ({
  page,
}) => {
  await live(page, 'score/#christiansen_3');
  await card(page, 'joker 30').click();
  // It says first that it is not all of a round.
  await expect(result(page)).toContainText('On the pad go the points so far.');
  await expect(page.getByRole('button', { name: 'Begin a pad with this round' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin a pad with it all the same' }).click();
  expect(JSON.parse((await stored(page, PAD)) ?? '').evenings[0]).toMatchObject({
    version: 'christiansen',
    players: 3,
    rounds: [{ points: [7, 0, 0] }],
  });
  await live(page, 'score/#christiansen_4');
  await expect(page.locator('.sc')).toContainText('The open pad is for Christiansen, 3 players.');
  await page.getByRole('link', { name: 'Count for that' }).click();
  await expect(page.locator('.sc')).toContainText('On the pad: 1 round.');
});

test.describe('the pad', () => {
  const pad = (page: Page) => page.locator('.pad');
  const type = async (page: Page, ...points: readonly number[]) => {
    const form = page.locator('.pad-points').last();
    for (const [side, each] of points.entries()) {
      await form.getByRole('spinbutton').nth(side).fill(String(each));
    }
  };
  const undo = (page: Page) => page.locator('.pad-undo button').first();
  const redo = (page: Page) => page.locator('.pad-undo button').last();

  test('an evening from the first name to the last round, by keyboard', async ({
    page,
    complaints,
  }) => {
    await live(page, 'score/pad/#christiansen_3');
    await page
      .getByRole('button', { name: 'Begin a pad for Christiansen, 3 players' })
      .press('Enter');
    const names = ['Wilhelmine Petersen-Jürgensen', 'Björn', 'Käthe'];
    await page.getByLabel('Name of the 1st player').focus();
    for (const name of names) {
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('heading', { name: 'Round 1: Wilhelmine' })).toBeVisible();
    await page.getByLabel('Deals the first round').selectOption('Björn');
    await type(page, 8, 3, 26);
    await expect(page.locator('.pad-points [role="status"]')).toHaveText(
      'Together 37: that is 34, and 3 Zwicks.',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Round 2: Käthe deals.' })).toBeVisible();
    await type(page, 20, 10, 2);
    await expect(page.locator('.pad-points [role="status"]')).toContainText(
      'that is 34, less most cards',
    );
    await page.keyboard.press('Enter');
    await expect(pad(page)).toContainText(
      'The lead is shared: Wilhelmine Petersen-Jürgensen and Käthe.',
    );
    await expect(page.getByRole('table').first().getByRole('row', { name: 'Total' })).toContainText(
      '281328',
    );
    await page.getByText('Totals after each round').click();
    await expect(page.getByRole('table').last().getByRole('row').last()).toContainText('2281328');
    expect(complaints).toEqual([]);
  });

  test('with nothing done there is plainly nothing to take back', async ({ page }) => {
    await live(page, 'score/pad/');
    for (const control of [undo(page), redo(page)]) {
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      await expect(control).toHaveCSS('opacity', '0.6');
    }
    await page.getByRole('button', { name: /^Begin a pad/ }).click();
    await expect(undo(page)).toHaveCSS('opacity', '1');
    await expect(redo(page)).toHaveCSS('opacity', '0.6');
  });

  test('any change is taken back and made again', async ({ page }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/pad/');
    const totals = page.getByRole('table').first().getByRole('row', { name: 'Total' });
    await expect(totals).toContainText('281331');
    await page.getByRole('button', { name: 'Change round 1' }).click();
    const form = page.locator('.pad-points').first();
    await expect(form.getByRole('spinbutton').first()).toBeFocused();
    await form.getByRole('spinbutton').first().fill('9');
    await form.getByRole('button', { name: 'Save the change' }).click();
    await expect(totals).toContainText('291331');
    await expect(page.getByRole('button', { name: 'Change round 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Change round 2' }).click();
    await page.getByRole('button', { name: 'Delete the round' }).click();
    await expect(totals).toContainText('9326');
    await undo(page).click();
    await undo(page).click();
    await expect(totals).toContainText('281331');
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
    await redo(page).click();
    await redo(page).click();
    await expect(totals).toContainText('9326');
    await expect(page.locator('.pad-undo')).toContainText('Made again: round 2 deleted.');
  });

  test('pads are forgotten without a question, and come back', async ({ page }) => {
    await store(page, { [PAD]: padText(EVENING, { ...EVENING, id: 'b2', title: 'Silvester' }) });
    await live(page, 'score/pad/');
    await page.getByRole('button', { name: 'Open: Silvester' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Silvester' })).toBeVisible();
    await page.getByRole('button', { name: 'Forget: Silvester' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '3 November 2026' })).toBeVisible();
    await undo(page).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Silvester' })).toBeVisible();
    await page.getByRole('button', { name: 'Forget all pads' }).click();
    await expect(pad(page)).toContainText('There is no pad yet.');
    await undo(page).click();
    await expect(page.locator('.pad-list li')).toHaveCount(2);
  });

  test('is saved as a file and read again in another browser', async ({
    page,
    browser,
    complaints,
  }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/pad/');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all pads as a file' }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).evenings).toEqual([EVENING]);

    const other = await (await browser.newContext()).newPage();
    await live(other, new URL('.', page.url()).href);
    await other.getByLabel('Add pads from a file').setInputFiles(file);
    await expect(other.locator('.pad')).toContainText('Added from the file: 1 pad.');
    expect(JSON.parse((await stored(other, PAD)) ?? '').evenings).toEqual([EVENING]);
    await other.getByLabel('Add pads from a file').setInputFiles(file);
    await expect(other.locator('.pad')).toContainText('All pads of the file are here already.');
    const bad = { name: 'bad.json', mimeType: 'application/json' };
    await other.getByLabel('Add pads from a file').setInputFiles({
      ...bad,
      buffer: Buffer.from(padText(EVENING).replace('[8,3,26]', '[8,3,"<b>"]')),
    });
    await expect(other.locator('.pad')).toContainText(
      'evenings[0].rounds[0].points[2]: here should be a whole number of points, from 0 on; found "<b>". Nothing was added.',
    );
    await expect(other.locator('.pad b', { hasText: '<b>' })).toHaveCount(0);
    await other.close();
    expect(complaints).toEqual([]);
  });

  test('two tabs add to each other, and neither takes back what is the other’s', async ({
    page,
    context,
  }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/pad/');
    const other = await context.newPage();
    await live(other, 'score/pad/');
    await type(page, 1, 2, 3);
    await page.keyboard.press('Enter');
    await expect(other.locator('.pad')).toContainText(
      'Changed in another tab: this is how it is now.',
    );
    await type(other, 4, 5, 6);
    await other.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Round 5/ })).toBeVisible();
    await undo(page).click();
    await expect(page.locator('.pad-undo')).toContainText('Changed in another tab meanwhile');
    expect(JSON.parse((await stored(page, PAD)) ?? '').evenings[0].rounds).toHaveLength(4);
  });

  test('and what was done is taken back after a reload too', async ({ page, complaints }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/pad/');
    await type(page, 1, 2, 34);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Change round 1' }).click();
    await page.getByRole('button', { name: 'Delete the round' }).click();
    await page.reload();
    const totals = page.getByRole('table').first().getByRole('row', { name: 'Total' });
    await expect(totals).toContainText('211239');
    await expect(undo(page)).toHaveAccessibleName('Undo: round 1 deleted');
    await undo(page).click();
    await expect(page.locator('.pad-undo')).toContainText('Taken back: round 1 deleted.');
    await expect(totals).toContainText('291565');
    await page.reload();
    await redo(page).click();
    await expect(totals).toContainText('211239');
    await undo(page).click();
    await undo(page).click();
    await expect(totals).toContainText('281331');
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
    expect(JSON.parse((await stored(page, PAD)) ?? '').evenings).toEqual([EVENING]);
    expect(complaints).toEqual([]);
  });

  test('and a round that was counted is taken back there too', async ({ page }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/#christiansen_3');
    await card(page, 'joker 30').click();
    await page.getByRole('button', { name: 'Write it on the pad all the same' }).click();
    await page.getByRole('link', { name: 'Open the pad' }).click();
    await undo(page).click();
    await expect(page.locator('.pad-undo')).toContainText('Taken back: round 3 written.');
    expect(JSON.parse((await stored(page, PAD)) ?? '').evenings).toEqual([EVENING]);
  });

  test('warns of points that can’t be, and writes them all the same', async ({ page }) => {
    const evening = { ...EVENING, version: 'dithmarschen', players: 4, sides: 2 };
    const names = ['', '', '', ''];
    await store(page, { [PAD]: padText({ ...evening, names, rounds: [{ points: [24, 6] }] }) });
    await live(page, 'score/pad/');
    await type(page, 9999, 1);
    const says =
      '9944 points too many. Even with every Zwick that can be made, a round is worth 56 at the most.';
    await expect(page.locator('.pad-points [role="status"]')).toContainText(says);
    await expect(page.locator('.pad-wrong')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('.pad-wrong')).toHaveText(`Round 2. Together 10000: ${says}`);
    await page.reload();
    await expect(page.locator('.pad-wrong')).toContainText('Round 2.');
    await page.getByRole('button', { name: 'Change round 2' }).click();
    await page.locator('.pad-points').first().getByRole('spinbutton').first().fill('29');
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.locator('.pad-wrong')).toHaveCount(0);
  });

  test('prints on one sheet, empty or full', async ({ page }) => {
    const full = {
      ...EVENING,
      rounds: Array.from({ length: 14 }, () => ({ points: [10, 12, 13] })),
    };
    for (const evening of [{ ...EVENING, rounds: [] }, full]) {
      await store(page, { [PAD]: padText(evening) });
      await live(page, 'score/pad/');
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    }
  });

  test('long names fit on it at 360 pixels, and are read out whole', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const all = ['Wilhelmine Petersen-Jürgensen', 'Friedrich-Wilhelm', 'Björn', 'Maximiliane'];
    for (const players of [3, 4]) {
      const names = all.slice(0, players);
      const rounds = [{ points: [8, 3, 26, 1].slice(0, players) }];
      const evening = { ...EVENING, players, sides: players, names, rounds };
      await store(page, { [PAD]: padText(evening) });
      await live(page, 'score/pad/');
      const frame = page.getByRole('region', { name: 'Rounds', exact: true });
      for (const name of names) {
        await expect(frame.getByRole('columnheader', { name })).toBeVisible();
      }
      const [inner, outer] = await frame.evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
    }
  });

  test('has no buttons on paper, nor what was done last', async ({ page }) => {
    await store(page, { [PAD]: padText(EVENING) });
    await live(page, 'score/pad/');
    await type(page, 8, 3, 23);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Done: round 3 written.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Done: round 3 written.')).toBeHidden();
    for (const control of await page.locator('main :is(button, input, select)').all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.getByRole('region', { name: 'Rounds', exact: true })).toBeVisible();
  });
});

test.describe('what is stored', () => {
  const BAD = '{"v":1,"evenings":[{"id":7}]}';

  test('and can’t be read is laid aside, offered as a file, and nothing of it lost', async ({
    page,
    complaints,
  }) => {
    await store(page, { [PAD]: BAD, [COUNT]: 'oops' });
    await live(page, 'score/pad/#christiansen_3');
    await expect(page.locator('.pad')).toContainText('could not be read');
    expect(await stored(page, PAD)).toBe(BAD);
    await page.getByRole('button', { name: /^Begin a pad/ }).click();
    expect(await stored(page, `${PAD}:unreadable`)).toBe(BAD);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(BAD);
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(page.locator('.pad')).not.toContainText('could not be read');
    await live(page, 'score/#christiansen_3');
    await card(page, 'joker 30').click();
    expect(await stored(page, `${COUNT}:unreadable`)).toBe('oops');
    expect(complaints).toEqual([]);
  });

  test('by a newer edition is shown and left alone', async ({ page }) => {
    const text = JSON.stringify({ v: 9, open: 'a1', evenings: [EVENING], mood: 'good' });
    await store(page, { [PAD]: text });
    await live(page, 'score/pad/');
    await expect(page.locator('.pad')).toContainText('by a newer edition of this site');
    await page.getByRole('button', { name: 'Forget all pads' }).click();
    await expect(page.locator('.pad')).toContainText('There is no pad yet.');
    expect(await stored(page, PAD)).toBe(text);
  });

  for (const [why, says] of [
    ['blocked', 'This browser keeps nothing for this site'],
    ['full', 'no room left'],
  ] as const) {
    test(`nowhere, as storage is ${why}: all works on this page`, async ({ page, complaints }) => {
      await page.addInitScript((how) => {
        if (how === 'full') {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
          return;
        }
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }, why);
      await live(page, 'score/#christiansen_3');
      await card(page, 'joker 30').click();
      await card(page, 'joker 25').click();
      await expect(pointsOf(page, 'Player A')).toHaveText('13');
      await expect(page.locator('.sc')).toContainText(says);
      await live(page, 'score/pad/');
      await page.getByRole('button', { name: /^Begin a pad/ }).click();
      await expect(page.locator('.pad')).toContainText(says);
      await expect(page.getByRole('heading', { name: /^Round 1/ })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
});

test('names are text, never markup', async ({ page, complaints }) => {
  const names = ['<img src=x onerror=alert(1)>', '&amp;', '"\'>'];
  await store(page, { [PAD]: padText({ ...EVENING, names, title: '<script>1</script>' }) });
  for (const path of ['score/pad/', 'score/#christiansen_3']) {
    await live(page, path);
    await expect(page.locator('main')).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.locator('main img')).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('pages in use please axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await store(page, { [PAD]: padText(EVENING) });
  await live(page, 'score/#christiansen_3');
  await page.locator('.sc-sides label').last().click();
  await card(page, 'joker 30').click();
  await box(page, 'Number of cards, Björn').fill('12');
  await expect(result(page).getByRole('table')).toHaveCount(3);
  await expectAccessible(page, 'count');
  await live(page, 'score/pad/');
  await page.getByRole('button', { name: 'Change round 1' }).click();
  await page.getByText('Totals after each round').click();
  await expectAccessible(page, 'pad');
  await live(page, 'score/deal/#grupp_7');
  await expectAccessible(page, 'deal');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is what counts how much, a form to fill in, and how to deal', async ({ page }) => {
    await page.goto('score/');
    await expect(
      page
        .getByRole('main')
        .getByText(/\b[Tt]ap\b/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('row', { name: 'Ten of diamonds 3 3' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A form to fill in' })).toBeVisible();
    await expect(page.locator('.sc')).toBeHidden();
    await page.goto('score/pad/');
    await expect(page.getByRole('heading', { name: 'A blank pad' })).toBeVisible();
    await page.goto('score/deal/');
    await expect(
      page.getByText('Lay 3 face up on the table, each by itself.').first(),
    ).toBeVisible();
    await page.getByText('Grupp', { exact: true }).click();
    await expect(page.getByRole('heading', { name: '8 players' }).last()).toBeVisible();
  });
});

test('a number of cards that can be none is marked, and what stood there comes back', async ({
  page,
}) => {
  await page.goto('score/');
  const box = page.getByRole('spinbutton', { name: /cards/i }).first();
  await box.fill('30');
  await box.fill('-5');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.blur();
  await expect(box).toHaveValue('30');
  await expect(box).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByRole('alert')).toHaveText('Give a whole number from 0 to 999.');
  await box.fill('31');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [name, text, stays] of [
  [/number of cards/i, '30.5', '30'],
  [/number of cards/i, '-5', ''],
  [/number of cards/i, '1000', '100'],
  [/zwicks/i, '-5', '0'],
] as const) {
  test(`“${text}” typed into ${name.source} stands as typed, and then “${stays}”`, async ({
    page,
  }) => {
    await page.goto('score/');
    const box = page.getByRole('spinbutton', { name }).first();
    await box.fill('');
    await box.pressSequentially(text);
    await expect(box).toHaveValue(text);
    await expect(page.getByRole('alert')).toContainText('Give a whole number from 0 to ');
    await box.blur();
    await expect(box).toHaveValue(stays);
  });
}
