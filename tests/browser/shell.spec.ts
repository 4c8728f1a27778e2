import { expect, test } from './watch.ts';

const ground = () => getComputedStyle(document.documentElement).backgroundColor;

test('an address that is not there says so, with status 404', async ({ page }) => {
  const response = await page.goto('no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing lies here');
});

test('nothing outside the site can be asked for', async ({ request }) => {
  for (const path of ['..%2fpackage.json', '%2e%2e/%2e%2e/package.json', '/package.json', '%00']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the chosen theme is the one of the system, outlasts a reload and follows again', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  const tokens = () => {
    const style = getComputedStyle(document.documentElement);
    return (
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : rule))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
        // What a part of the page has for itself, with the sheet that comes with it, is none of the root's.
        .filter((name) => name.startsWith('--') && style.getPropertyValue(name) !== '')
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    );
  };
  const ofSystem = await page.evaluate(tokens);
  expect(ofSystem.length).toBeGreaterThan(30);
  const framed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  const darkFrame = await framed();
  expect(darkFrame).toHaveLength(1);
  const dark = await page.evaluate(ground);

  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(ground);
  expect(light).not.toBe(dark);

  const choose = async (theme: string) => {
    await page.locator('[data-settings] > summary').click();
    await page.getByRole('radio', { name: theme, exact: true }).check();
  };
  await choose('Dark');
  expect(await page.evaluate(tokens)).toEqual(ofSystem);
  expect(await page.evaluate(ground)).toBe(dark);
  expect(await framed()).toEqual(darkFrame);
  await page.reload();
  expect(await page.evaluate(ground)).toBe(dark);

  await choose('As the system');
  expect(await page.evaluate(ground)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(ground)).toBe(dark);
  expect(complaints).toEqual([]);
});

test('the list for programs leads to pages that there are', async ({ request }) => {
  const text = await (await request.get('llms.txt')).text();
  const addresses = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(150);
  const missing: string[] = [];
  for (const address of addresses) {
    const path = new URL(address).pathname.replace('/zwicker/', '');
    if ((await request.get(path)).status() !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
});
