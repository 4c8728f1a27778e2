/** Which puzzles a sheet has, before any is made: kind, version, level and seed of each. */
import type { PuzzleWanted } from '../../engine/index.ts';
import { kindsIn, randomFrom, usualVersionFor, versionOrBase } from '../../engine/index.ts';
import type { SheetWish } from './wish.ts';

/**
 * One entry a puzzle: kinds in turn, levels from easy to fiendish. Kinds that the version has not are left out; none
 * where it has none of them.
 */
export function planOf({ count, kinds, levels, seed, version }: SheetWish): PuzzleWanted[] {
  const one = version === 'all' ? undefined : versionOrBase(version);
  const there = one === undefined ? kinds : kinds.filter((kind) => kindsIn(one).includes(kind));
  return Array.from({ length: there.length === 0 ? 0 : count }, (_, at): PuzzleWanted => {
    const kind = there[at % there.length] ?? 'zwick';
    const level = levels[Math.floor((at * levels.length) / count)] ?? 1;
    const variant = one ?? usualVersionFor(kind, randomFrom(`sheet ${seed} ${at}`));
    return { kind, level, variant, seed: `sheet ${seed} ${at}` };
  });
}
