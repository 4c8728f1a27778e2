/**
 * `npm run bench:puzzles`: how long it takes to make a puzzle of each kind and level, over all versions that have the
 * kind, in processor time, against the goal; and where there are seeds that are ready, with those. `-- last,build`
 * measures those kinds only, `-- last 40` so many seeds a version.
 */
import {
  generatePuzzle,
  kindsIn,
  PUZZLE_KINDS,
  PUZZLE_LEVELS,
  type PuzzleKind,
  type PuzzleLevel,
  VARIANTS,
} from '../../src/engine/index.ts';
import { readySeed } from '../../src/engine/puzzles/ready.ts';

const MEDIAN_MS = 50;
const WORST_MS = 500;
const SEEDS = 15;

type SeedOf = (variant: (typeof VARIANTS)[number], number: number) => string | undefined;

/** Prints the times of a kind and level; whether they are within the goal. */
function measure(
  kind: PuzzleKind,
  level: PuzzleLevel,
  seeds: number,
  seedOf: SeedOf,
  above: string,
): boolean {
  const times: number[] = [];
  const missed = new Map<string, number>();
  for (const variant of VARIANTS.filter((one) => kindsIn(one).includes(kind))) {
    for (let seed = 0; seed < seeds; seed++) {
      const named = seedOf(variant, seed);
      if (named === undefined) continue;
      const start = process.cpuUsage();
      const made = generatePuzzle({ kind, variant, level, seed: named });
      times.push(process.cpuUsage(start).user / 1000);
      if (made.level !== level) missed.set(variant.id, (missed.get(variant.id) ?? 0) + 1);
    }
  }
  if (times.length === 0) return true;
  times.sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const worst = times.at(-1) ?? 0;
  const isReached = median <= MEDIAN_MS && worst <= WORST_MS;
  const others = [...missed].map(([id, many]) => `${id} ${many}`).join(', ');
  console.log(
    `${isReached ? ' ok ' : above}  ${kind} ${level}: ${times.length} puzzles, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(0)} ms, worst ${worst.toFixed(0)} ms${others === '' ? '' : `; of another level: ${others}`}`,
  );
  return isReached;
}

const [only, seeds = `${SEEDS}`] = process.argv.slice(2);
const kinds = PUZZLE_KINDS.filter((kind) => only === undefined || only.split(',').includes(kind));
let above = 0;
for (const kind of kinds) {
  for (const level of PUZZLE_LEVELS) {
    if (!measure(kind, level, Number(seeds), (_, seed) => `time ${seed}`, 'MADE AHEAD')) above++;
  }
}
console.log('\nFor whoever has just come, with the seeds that are ready:');
let late = 0;
for (const kind of kinds) {
  for (const level of PUZZLE_LEVELS) {
    const ready: SeedOf = (variant, number) => readySeed({ kind, level, variant }, number);
    if (!measure(kind, level, Number(seeds), ready, 'TOO SLOW')) late++;
  }
}
console.log(
  `\n${above} above ${MEDIAN_MS} ms (median) or ${WORST_MS} ms (worst): what the pages make ahead. ${late} of those that are ready.`,
);
