/** A text as a QR code, drawn by us from its modules: what comes out is a path, never markup. */
import { encode } from 'uqr';

/** How wide the light edge has to be, in modules. */
const EDGE = 4;

export interface CodePath {
  /** Width and height in modules, the light edge included. */
  readonly size: number;
  /** The dark modules, each run of them in a row one rectangle. */
  readonly path: string;
}

/** A short text stands some dirt; a long one gets by with less, so that its modules are not too small to print. */
export function codePath(text: string): CodePath {
  const { data, size } = encode(text, { ecc: text.length > 200 ? 'L' : 'M', border: EDGE });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size, path: runs.join('') };
}
