/** Path data put somewhere else, larger or smaller: how a sign of 20 by 20 becomes a pip. */

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

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

/**
 * `path` begins with an absolute M and is relative from there on (further subpaths begin with an
 * absolute M, too). `turned`: upside down.
 */
export function placed(path: string, x: number, y: number, scale: number, turned = false): string {
  const factor = turned ? -scale : scale;
  const tokens = path.match(TOKEN) ?? [];
  const parts: string[] = [];
  let i = 0;
  while (i < tokens.length) {
    const letter = tokens[i] ?? '';
    const numbers: number[] = [];
    for (i += 1; i < tokens.length && !/[a-zA-Z]/.test(tokens[i] ?? ''); i += 1) {
      numbers.push(Number(tokens[i]));
    }
    if (letter !== 'M' && letter !== letter.toLowerCase())
      throw new Error(`Not relative: ${letter}`);
    // The radii of an arc have no direction, and its three middle numbers are not lengths.
    const factors = letter === 'a' ? [scale, scale, 1, 1, 1, factor, factor] : [factor];
    const scaled = numbers.map((number, at) => number * (factors[at % factors.length] ?? 1));
    if (letter === 'M') {
      scaled[0] = (scaled[0] ?? 0) + x;
      scaled[1] = (scaled[1] ?? 0) + y;
    }
    parts.push(letter + joined(scaled));
  }
  return parts.join('');
}
