/** The QR code of a link: drawn by us, it has to be what its maker made of the text. */
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../src/components/site/qrCode.ts';

/** Which modules a path darkens. Fails where it has anything but runs of one row. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const left = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, length, back) => {
    expect(back).toBe(length);
    for (let at = 0; at < Number(length); at += 1) {
      const row = modules[Number(y)] ?? [];
      expect(row[Number(x) + at]).toBe(false);
      row[Number(x) + at] = true;
    }
    return '';
  });
  expect(left).toBe('');
  return modules;
}

const SHORT = 'https://example.org/rules/house/#h1~dithmarschen.zwick.2~abc123';
describe('the code of a link', () => {
  test.each([
    ['short', SHORT],
    ['of another script', `${SHORT}~.5d0.`],
    ['long', `${SHORT}${'.178.'.repeat(60)}`],
    ['of a host of another script', SHORT.replace('example', 'zwickspaß')],
  ])('that is %s has the modules of its maker, and a light edge', (_, text) => {
    const { path, size } = codeOf(text) ?? { path: '', size: 0 };
    const found = modulesOf(path, size);
    const bytes = [...new TextEncoder().encode(text)];
    expect(found).toEqual(encode(bytes, { ecc: 'L', boostEcc: true, border: 4 }).data);
    const edges = [
      ...found.slice(0, 4),
      ...found.slice(-4),
      ...found.map((row) => row.slice(0, 4)),
    ];
    expect(edges.flat()).not.toContain(true);
    // The three corners by which a camera finds it.
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      const top = found[y]?.slice(x, x + 7);
      expect(top).toEqual(Array(7).fill(true));
      expect(
        found[y + 3]
          ?.slice(x, x + 7)
          .map(Number)
          .join(''),
      ).toBe('1011101');
    }
  });

  test('the widest table of a double pack has one; what no camera could read has none', () => {
    const table = (piles: number) =>
      `https://zwicker.example/calculator/#p1~${'10S_'.repeat(piles)}`;
    expect(codeOf(table(104))).not.toBeNull();
    expect(codeOf(table(400))).toBeNull();
  });

  test('is nothing but a path, whatever the text', () => {
    expect(codeOf('"><script>1</script>')?.path).toMatch(/^[Mhvz\d -]+$/);
  });
});
