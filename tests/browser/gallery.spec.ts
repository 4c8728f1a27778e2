import { builtPages } from '../../scripts/pages.ts';
import { expect, test } from './watch.ts';

const states = builtPages().filter(({ path }) => /^gallery\/.+/.test(path));

test('there are all the states that a table can be in', () => {
  expect(states.length).toBeGreaterThanOrEqual(20);
});

for (const { path } of states) {
  test(`${path}: it is the table that was served, nothing overlaps, nothing is too small, at any width`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    const table = page.locator('.zt');
    await expect(table).toHaveAttribute('data-ready', 'true');
    const parts = ['.zt-title', '.zt-seats', '[data-felt]', '.zt-own'];
    const [served, played] = await page.evaluate(async (selectors) => {
      const response = await fetch(location.href);
      const still = new DOMParser().parseFromString(await response.text(), 'text/html');
      return [still, document].map((page) =>
        selectors.map((selector) =>
          [...page.querySelectorAll(selector)].map((one) => one.outerHTML),
        ),
      );
    }, parts);
    expect(served?.flat().length).toBeGreaterThanOrEqual(parts.length - 1);
    expect(played).toEqual(served);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const piles = [...document.querySelectorAll('[data-pile]')].map(box);
        const overlapping = piles.flatMap((one, at) =>
          piles
            .slice(at + 1)
            .filter(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        );
        // A card of a full hand shows only its corner: that strip is the target.
        const hand = [...document.querySelectorAll('[data-hand]')].map(box);
        const strips = hand.map((card, at) => {
          const next = hand[at + 1];
          const isCovered = next !== undefined && Math.abs(next.top - card.top) < 12;
          return {
            width: isCovered ? Math.abs(next.left - card.left) : card.width,
            height: card.height,
          };
        });
        const bar = [...document.querySelectorAll('[data-bar]')].map(box);
        const least = (boxes: readonly { width: number; height: number }[]) =>
          Math.min(999, ...boxes.map((one) => Math.min(one.width, one.height)));
        const root = document.documentElement;
        return {
          overlapping: overlapping.length,
          sideways: root.scrollWidth - root.clientWidth,
          pile: least(piles),
          strip: least(strips),
          bar: least(bar),
          piles: piles.length,
        };
      });
      expect({ width, overlapping: found.overlapping, sideways: found.sideways }).toEqual({
        width,
        overlapping: 0,
        sideways: 0,
      });
      expect(found.pile).toBeGreaterThanOrEqual(44);
      expect(found.bar).toBeGreaterThanOrEqual(44);
      // Eight cards on the narrowest phone stand closer: more than 24 px, and the full height of a card.
      expect(found.strip).toBeGreaterThanOrEqual(24);
    }
    expect(complaints).toEqual([]);
  });
}
