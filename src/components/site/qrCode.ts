/** The QR code of a link, as one path: no markup from anywhere goes into the page. */
import { encode } from 'uqr';

/** A QR code to be drawn. */
export interface Code {
  /** How many modules wide and high, with the quiet zone all round. */
  readonly size: number;
  /** The dark modules, a unit square each, in that many units. */
  readonly path: string;
}

/** White that a reader needs all round, in modules. */
const QUIET = 4;
/** Held over a table, on a phone: of more modules than this (105) a camera tells none from the other. */
const MOST_VERSION = 22;

/** The code of a text, with the better correction where that costs no size; null where it is too long to be scanned. */
export function codeOf(text: string): Code | null {
  // Addresses are one byte a letter, but nothing says so of a host's name.
  const bytes = [...new TextEncoder().encode(text)];
  try {
    const { data } = encode(bytes, {
      ecc: 'L',
      boostEcc: true,
      border: 0,
      maxVersion: MOST_VERSION,
    });
    return { size: data.length + 2 * QUIET, path: pathOf(data) };
  } catch {
    return null;
  }
}

/** Each run of dark modules in a row is one stroke. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h${from - x - 1}z`);
    }
  });
  return runs.join('');
}
