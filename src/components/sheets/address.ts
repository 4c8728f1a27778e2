/**
 * What a sheet of puzzles is asked for, in the fragment of an address: `#b1~zwick-haul~2-3~dithmarschen~8~k3f9x2~check`:
 * kinds, levels, version (or `all`), how many, and a seed. The same address is the same sheet for ever. Read and written
 * in the worker: the page needs none of it.
 */
import { err, ok, PUZZLE_KINDS, parseSealed, type Result, sealed } from '../../engine/index.ts';
import { COUNTS, isSeed, LEVELS, type SheetWish } from './wish.ts';

/** The letter of a link to a sheet. */
const LETTER = 'b';

/** What is wrong with the fragment of a sheet. */
export type BadSheet =
  | { readonly what: 'no-link' | 'too-long' | 'cut' | 'newer' }
  | {
      readonly what: 'kinds' | 'levels' | 'version' | 'count' | 'seed';
      readonly found: string;
    };

const MOST = COUNTS[COUNTS.length - 1] ?? 24;

/** The fragment of a wish, without `#`. */
export function makeSheetLink({ count, kinds, levels, seed, version }: SheetWish): string {
  return sealed(
    LETTER,
    [kinds.join('-'), levels.join('-'), version, String(count), seed].join('~'),
  );
}

/** Reads a fragment, with or without `#`. */
export function parseSheetLink(text: string): Result<SheetWish, BadSheet> {
  const read = parseSealed(text, LETTER);
  if (!read.ok) {
    const problem = read.error;
    const expected = problem.code === 'unexpected' ? problem.expected : undefined;
    if (expected === 'shorter-text') return err({ what: 'too-long' });
    if (expected === 'version') return err({ what: 'newer' });
    return err({ what: expected === 'check-value' ? 'cut' : 'no-link' });
  }
  const [kinds = '', levels = '', version = '', count = '', seed = '', ...more] =
    read.value.body.split('~');
  if (more.length > 0) return err({ what: 'no-link' });
  const kindsWanted = PUZZLE_KINDS.filter((kind) => kinds.split('-').includes(kind));
  if (kindsWanted.length === 0 || kindsWanted.length !== kinds.split('-').length) {
    return err({ what: 'kinds', found: kinds });
  }
  const levelsWanted = LEVELS.filter((level) => levels.split('-').includes(String(level)));
  if (levelsWanted.length === 0 || levelsWanted.length !== levels.split('-').length) {
    return err({ what: 'levels', found: levels });
  }
  if (!/^[a-z0-9][a-z0-9.-]{0,120}$/.test(version)) return err({ what: 'version', found: version });
  if (!/^[1-9]\d?$/.test(count) || Number(count) > MOST) {
    return err({ what: 'count', found: count });
  }
  if (!isSeed(seed)) return err({ what: 'seed', found: seed });
  return ok({ kinds: kindsWanted, levels: levelsWanted, version, count: Number(count), seed });
}
