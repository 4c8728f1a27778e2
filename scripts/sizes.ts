/** `npm run sizes`: what the built site weighs at most, by kind of page, as the README has it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtBase, builtPages } from './pages.ts';
import { ROOT } from './run.ts';

interface Weighed {
  /** The page, and what of it was weighed: `/score/ scripts`. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** How many of a kind are named. */
const NAMED = 4;

// Says so where nothing is built.
builtBase();
// It fails where one is too heavy, and has told all the same.
const { stdout } = spawnSync('npx', ['size-limit', '--json'], { cwd: ROOT, encoding: 'utf8' });
const found = JSON.parse(stdout) as readonly Weighed[];
const islands = new Set(
  builtPages()
    // The search draws no table, but it is a tool rather than a text.
    .filter(
      ({ file, path }) =>
        path === 'search/' || readFileSync(file, 'utf8').includes('<astro-island'),
    )
    .map(({ path }) => `/${path}`),
);
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The heaviest that are above the goal, and the one after them; `which` chooses by page and by what was weighed. */
function row(what: string, goal: number, which: (page: string, part: string) => boolean): string {
  const weighed = found
    .map(({ name, size }) => ({
      page: name.split(' ')[0] ?? '',
      part: name.replace(/^\S+ ?/, ''),
      size,
    }))
    .filter(({ page, part }) => which(page, part))
    .toSorted((one, other) => other.size - one.size);
  const above = weighed.filter(({ size }) => size > goal * 1000).length;
  const named = weighed
    .slice(0, Math.max(1, Math.min(above + 1, NAMED)))
    .map(({ page, size }) => `${kilo(size)}${page.startsWith('/') ? ` (\`${page}\`)` : ''}`);
  const rest = above >= NAMED ? `; ${above} above` : '';
  return `| ${what} | ${goal} kB | ${named.join(', ')}${rest} |`;
}

console.log(
  [
    '| what | goal | largest |',
    '| --- | --- | --- |',
    row('page of text, all', 15, (page, part) => part === 'all' && !islands.has(page)),
    row('page of text, scripts', 5, (page, part) => part === 'scripts' && !islands.has(page)),
    row('page with an island, all', 45, (page, part) => part === 'all' && islands.has(page)),
    row(
      'page with an island, scripts',
      23,
      (page, part) => part === 'scripts' && islands.has(page),
    ),
    row('with what comes later, all', 45, (_, part) => part === 'with what comes later'),
    row(
      'with what comes later, scripts',
      23,
      (_, part) => part === 'scripts with what comes later',
    ),
    row('fonts', 30, (page) => page === 'fonts'),
  ].join('\n'),
);
