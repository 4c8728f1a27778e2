/**
 * `npm run ready-seeds`: looks for seeds of last plays whose first draw is a puzzle of its level, in every version that
 * has them, and writes them down for `ready.ts`: what they make is what the generator makes of them, without the draws
 * that it would throw away. `-- 40` finds so many a version and level. It takes some minutes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindsIn, type PuzzleLevel, runSearch, VARIANTS } from '../src/engine/index.ts';
import { firstDraw } from '../src/engine/puzzles/generate.ts';
import { READY_LEVELS } from '../src/engine/puzzles/ready.ts';
import { ROOT } from './run.ts';

const MANY = 64;
const TRIES = 20_000;
const [wanted = `${MANY}`] = process.argv.slice(2);
const FILE = join(ROOT, 'src/engine/puzzles/readySeeds.ts');

function seedsFor(variant: (typeof VARIANTS)[number], level: PuzzleLevel): string {
  const found: string[] = [];
  for (let number = 0; number < TRIES && found.length < Number(wanted); number++) {
    const seed = number.toString(36);
    const made = runSearch(firstDraw({ kind: 'last', variant, level, seed: `ready ${seed}` }));
    if (made?.level === level) found.push(seed);
  }
  console.log(`${variant.id} ${level}: ${found.length}`);
  return found.join(' ');
}

const table = VARIANTS.filter((variant) => kindsIn(variant).includes('last')).map((variant) => {
  const rows = READY_LEVELS.map((level) => `    ${level}: '${seedsFor(variant, level)}',`);
  return `  '${variant.id}': {\n${rows.join('\n')}\n  },`;
});
writeFileSync(
  FILE,
  `/** Found by \`npm run ready-seeds\`, which says what they are. By version and level, in base 36. */
export const READY_SEEDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
${table.join('\n')}
};
`,
);
