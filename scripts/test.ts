/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. A step that
 * fails does not stop those that do not need it, so that one run shows everything.
 * `npm test -- lint types` runs the named steps only.
 */
import { rmSync } from 'node:fs';
import { getBrowser } from './browser.ts';
import { DIST } from './pages.ts';
import { run } from './run.ts';

interface Step {
  readonly name: string;
  /** The step without which this one says nothing. */
  readonly needs?: string;
  readonly run: () => Promise<number>;
}

/** As the site is served by hosts that give a project a folder: what works there works at the root. */
const UNDER_BASE = { ZWICKER_BASE: '/zwicker/' };

const STEPS: readonly Step[] = [
  {
    name: 'format',
    run: async () => {
      const code = await run('biome', ['format', '.']);
      const prose = await run('prettier', ['--check', '--log-level', 'warn', '**/*.{md,mdx}']);
      return code || prose;
    },
  },
  { name: 'lint', run: () => run('biome', ['lint', '--error-on-warnings', '.']) },
  { name: 'types', run: () => run('astro', ['check', '--minimumFailingSeverity', 'hint']) },
  { name: 'unused', run: () => run('knip', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'unit', run: () => run('vitest', ['run']) },
  {
    name: 'build',
    run: () => {
      rmSync(DIST, { recursive: true, force: true });
      return run('astro', ['build', '--silent'], UNDER_BASE);
    },
  },
  { name: 'links', needs: 'build', run: () => run('node', ['scripts/links.ts']) },
  { name: 'html', needs: 'build', run: () => run('html-validate', ['--max-warnings=0', 'dist']) },
  { name: 'size', needs: 'build', run: () => run('size-limit', []) },
  {
    name: 'browser',
    needs: 'build',
    run: async () => {
      const browser = await getBrowser().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return undefined;
      });
      if (browser === undefined) return 1;
      return run('playwright', ['test'], { ZWICKER_BROWSER: browser });
    },
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const steps = STEPS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const failed: string[] = [];
const lines: string[] = [];
const start = performance.now();
for (const step of steps) {
  const began = performance.now();
  console.log(`\n── ${step.name} ──`);
  const isHopeless = step.needs !== undefined && failed.includes(step.needs);
  const code = isHopeless ? 1 : await step.run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const result = isHopeless ? `not run: ${step.needs} failed` : code === 0 ? 'passed' : 'FAILED';
  if (code !== 0) failed.push(step.name);
  lines.push(`${step.name.padEnd(8)} ${seconds.padStart(6)} s  ${result}`);
  console.log(`── ${step.name}: ${result} (${seconds} s)`);
}

const total = ((performance.now() - start) / 1000).toFixed(1);
console.log(`\n${lines.join('\n')}\n${'all'.padEnd(8)} ${total.padStart(6)} s`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
