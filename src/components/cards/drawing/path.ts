/** Path data put somewhere else, larger, smaller or mirrored: how a sign becomes a pip, and a half a whole. */

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

/** How many numbers a command takes; those of an arc are two radii, three that are no lengths, and a point. */
const LENGTHS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** A number as short as path data allows. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

function joined(numbers: readonly number[]): string {
  return numbers
    .map(short)
    .map((text, i) => (i > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('');
}

type Change = (letter: string, at: number, number: number) => number;

/** The path with every number changed: `at` is its place among those of its command. */
function changed(path: string, change: Change): string {
  const tokens = path.match(TOKEN) ?? [];
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const letter = tokens[i] ?? '';
    const length = LENGTHS[letter];
    if (length === undefined) throw new Error(`No such command here: ${letter}`);
    const numbers: number[] = [];
    for (i += 1; i < tokens.length && !/[a-zA-Z]/.test(tokens[i] ?? ''); i += 1) {
      numbers.push(change(letter, numbers.length % length, Number(tokens[i])));
    }
    parts.push(letter + joined(numbers));
  }
  return parts.join('');
}

/** A path that is relative but for its M, its origin at (x, y) and scaled; `turned`: upside down, too. */
export function placed(path: string, x: number, y: number, scale: number, turned = false): string {
  const factor = turned ? -scale : scale;
  return changed(path, (letter, at, number) => {
    if (letter === 'L') throw new Error(`Not relative: ${letter}`);
    if (letter === 'a') return number * ([scale, scale, 1, 1, 1][at] ?? factor);
    if (letter === 'M') return number * factor + (at === 0 ? x : y);
    return number * factor;
  });
}

/** The mirror image of a path, left for right, at a line from top to bottom. */
export function mirrored(path: string, axis: number): string {
  return changed(path, (letter, at, number) => {
    if (letter === 'v') return number;
    if (letter === 'a') return at === 4 ? 1 - number : at === 5 ? -number : number;
    if (at % 2 === 1) return number;
    return letter === 'M' || letter === 'L' ? 2 * axis - number : -number;
  });
}
