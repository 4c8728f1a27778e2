/** Which pages the built site has, and of which kind each is. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { ROOT } from './run.ts';

export const DIST = join(ROOT, 'dist');

export interface Page {
  /** Below the base path, without a slash in front: `rules/r/`, or `404.html`. */
  readonly path: string;
  /** What its neighbours in the same folder share: `rules/r/*`. */
  readonly kind: string;
  readonly file: string;
}

/** Pages that are like none of their neighbours. */
const OF_ITS_OWN: readonly string[] = [
  // Beside the versions of the game, they are none.
  ...['r', 'why', 'compare', 'house'].map((name) => `rules/${name}/`),
  'score/pad/',
  'score/deal/',
  // Beside the sets of rules of Zwikken.
  ...['r', 'compare', 'table', 'who-wins', 'puzzles'].map((name) => `zwikken/${name}/`),
  // Beside the lessons.
  'learn/test/',
  'learn/teach/',
  // Beside the kinds of puzzle.
  'puzzles/daily/',
  'puzzles/clock/',
  'puzzles/mistakes/',
  'puzzles/chosen/',
  // Beside pages of prose, a list of names.
  'reference/engine/',
];

function kindOf(path: string): string {
  if (path === '') return 'front';
  if (path === '404.html') return '404';
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length < 2 || OF_ITS_OWN.includes(path)) return path;
  if (parts.at(-1) === 'sheet') return [...parts.slice(0, -2), '*', 'sheet'].join('/');
  return [...parts.slice(0, -1), '*'].join('/');
}

/** The base path that `dist` was built for, which everything that looks at it has to know. Throws where nothing is built. */
export function builtBase(): string {
  const front = join(DIST, 'index.html');
  const html = existsSync(front) ? readFileSync(front, 'utf8') : '';
  const [, base] = /<link rel="apple-touch-icon" href="([^"]*)icons\//.exec(html) ?? [];
  if (base === undefined)
    throw new Error('There is no built site in dist: npm run build makes it.');
  return base;
}

/** Whether no page of the site leads there on purpose: the gallery is for tests. */
export function isUnlisted(path: string): boolean {
  return path.startsWith('gallery/');
}

/** All pages that were built, in the order of their addresses. */
export function builtPages(): readonly Page[] {
  return globSync('**/*.html', { cwd: DIST })
    .map((file) => file.split(sep).join(posix.sep))
    .map((file) => {
      const path = file.replace(/(^|\/)index\.html$/, '$1');
      return { path, kind: kindOf(path), file: join(DIST, file) };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** One page of each kind, the largest: what goes wrong goes wrong there. */
export function onePageOfEachKind(pages = builtPages()): readonly Page[] {
  const largest = new Map<string, { page: Page; size: number }>();
  for (const page of pages) {
    const { size = 0 } = largest.get(page.kind) ?? {};
    const length = readFileSync(page.file).length;
    if (length > size) largest.set(page.kind, { page, size: length });
  }
  return [...largest.values()].map(({ page }) => page);
}
