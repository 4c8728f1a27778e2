/** What makes puzzles, and opens links of them: fetched once another one than that of the page is wanted. */
import { isPuzzleSeed } from '../../engine/zwikken/index.ts';

export { zwikkenPuzzle } from '../../engine/zwikken/index.ts';
export { makeZwikkenLink, openFragment } from './linking.ts';

/** The seed of the next puzzle: a number is counted up, anything else gets one. */
export function nextSeed(seed: string): string {
  const [, text = '', number = ''] = /^(.*?)(\d*)$/.exec(seed) ?? [];
  const next = `${text}${Number(number || '0') + 1}`;
  return isPuzzleSeed(next) ? next : '1';
}
