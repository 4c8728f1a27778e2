/** Which kinds of puzzles of Zwikken there are, and what a seed of one is. */

/**
 * `win`: can the gambler force the win? `card`: which cards may be played? `zwik`: who has the zwik? `pay`: what does
 * each take or pay?
 */
export const ZWIKKEN_PUZZLE_KINDS = ['win', 'card', 'zwik', 'pay'] as const;
/** The name of a kind. */
export type ZwikkenPuzzleKind = (typeof ZWIKKEN_PUZZLE_KINDS)[number];

/** Whether a text is the seed of a puzzle: letters and digits, up to 16, as its address holds it. */
export function isPuzzleSeed(text: string): boolean {
  return /^[A-Za-z0-9]{1,16}$/.test(text);
}
