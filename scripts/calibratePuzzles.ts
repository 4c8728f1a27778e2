/**
 * `npm run calibrate`: draws a thousand puzzles of each kind, as many in each version and of each size, and prints where
 * the levels have to begin (`src/engine/puzzles/bands.ts`). `-- zwick,haul` does so for those kinds only. How long it takes to make them: `npm run bench:puzzles`.
 */
import type { Variant } from '../src/engine/index.ts';
import {
  DEFAULT_OPTIONS,
  PUZZLE_KINDS,
  PUZZLE_LEVELS,
  type PuzzleKind,
  randomFrom,
  runSearch,
  VARIANTS,
} from '../src/engine/index.ts';
import { BANDS } from '../src/engine/puzzles/bands.ts';
import { drawPuzzle } from '../src/engine/puzzles/kindRules.ts';
import { rulesOf } from '../src/engine/puzzles/kinds.ts';

const PUZZLES = 1000;

function versionsWith(kind: PuzzleKind): Variant[] {
  return VARIANTS.filter((variant) => rulesOf(kind).isFor(variant));
}

/** The difficulties of a thousand puzzles, ascending. */
function difficulties(kind: PuzzleKind): number[] {
  const rules = rulesOf(kind);
  const versions = versionsWith(kind);
  const found: number[] = [];
  for (let seed = 0; found.length < PUZZLES; seed++) {
    for (const variant of versions) {
      const size = PUZZLE_LEVELS[seed % PUZZLE_LEVELS.length] ?? 1;
      const random = randomFrom(`calibrate ${kind} ${variant.id} ${seed}`);
      const puzzle = runSearch(drawPuzzle(rules, variant, DEFAULT_OPTIONS, size, random));
      if (puzzle !== undefined) found.push(rules.difficulty(rules.features(puzzle)));
    }
  }
  return found.slice(0, PUZZLES).sort((one, other) => one - other);
}

const round = (number: number): number => Math.round(number * 100) / 100;

function printBands(kind: PuzzleKind): void {
  const found = difficulties(kind);
  const at = (share: number): number => round(found[Math.floor(share * found.length)] ?? 0);
  const bounds = [0.2, 0.4, 0.6, 0.8].map(at);
  const stored = BANDS[kind];
  const shares = PUZZLE_LEVELS.map((level) => {
    const low = stored[level - 2] ?? Number.NEGATIVE_INFINITY;
    const high = stored[level - 1] ?? Number.POSITIVE_INFINITY;
    return found.filter((one) => one >= low && one < high).length;
  });
  console.log(
    `${kind}: fifths begin at [${bounds.join(', ')}] (${at(0)} to ${at(0.999)}); stored [${stored.join(', ')}] parts them into ${shares.join(', ')}`,
  );
}

const only = process.argv[2];
for (const kind of PUZZLE_KINDS) {
  if (only !== undefined && !only.split(',').includes(kind)) continue;
  printBands(kind);
}
