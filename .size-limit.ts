/**
 * What one page of each kind may weigh in transfer: HTML, styles and scripts, and its fonts. Scripts that stand in the page
 * itself (the frame's, 1.8 kB) are weighed with the page.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  builtBase,
  builtPages,
  DIST,
  isUnlisted,
  onePageOfEachKind,
  type Page,
} from './scripts/pages.ts';
import { ROOT } from './scripts/run.ts';

const BASE = builtBase();

/** The file of the built site that an address under the base path names. */
function fileOf(address: string): string | undefined {
  if (!address.startsWith(BASE)) return undefined;
  const file = join(DIST, address.slice(BASE.length).replace(/[?#].*/, ''));
  return existsSync(file) ? file : undefined;
}

/** A script and everything that it imports. */
function withImports(script: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const [, from = ''] of readFileSync(script, 'utf8').matchAll(
    /(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/g,
  )) {
    withImports(join(dirname(script), from), seen);
  }
  return seen;
}

/** An island that is below the fold: its scripts come when it is about to be seen. */
const SEEN_LATER = /<astro-island\b[^<]*client="visible"/g;

/** A sheet that is in the page's own already, and is named for scripts only. */
const SWITCHED_OFF = /<link rel="stylesheet" href="[^"]+" disabled>/g;

/** What a page loads: at first, or in all. */
function assetsOf(page: Page, when: 'first' | 'all'): readonly string[] {
  const whole = readFileSync(page.file, 'utf8');
  const html = (when === 'all' ? whole : whole.replace(SEEN_LATER, '')).replace(SWITCHED_OFF, '');
  const addresses = html.matchAll(
    /\b(?:(?:href|src|component-url|renderer-url)="([^"]+\.(?:css|js))"|data-props="([^"]+)")/g,
  );
  const files = [...addresses].flatMap(([, asset, props]) => fileOf(asset ?? props ?? '') ?? []);
  return [
    ...new Set(files.flatMap((file) => (file.endsWith('.js') ? [...withImports(file)] : file))),
  ];
}

const listed = builtPages().filter(({ path }) => !isUnlisted(path));
const pages = onePageOfEachKind(listed).flatMap((page) => {
  const isScript = (file: string) => file.endsWith('.js');
  const assets = assetsOf(page, 'first');
  const scripts = assets.filter(isScript);
  const later = assetsOf(page, 'all');
  const hasMore = later.length > assets.length;
  // The search draws no table, but it is a tool rather than a text.
  const isInteractive =
    page.path === 'search/' || readFileSync(page.file, 'utf8').includes('<astro-island');
  // An annotated round carries its whole text and a table for every play, so that it reads without scripts: it is above
  // the goal of 45 kB for a page with a table, and its text is not to grow.
  const isAnnotated = page.path.startsWith('replay/') && page.path !== 'replay/';
  // The comparison has a row for everything in which any two versions differ.
  const isComparison = page.path === 'rules/compare/';
  const plain = isComparison ? '16 kB' : '15 kB';
  const name = `/${page.path}`;
  const local = (file: string) => relative(ROOT, file);
  return [
    {
      name: `${name} all`,
      path: [page.file, ...assets].map(local),
      limit: isAnnotated ? '49.2 kB' : isInteractive ? '45 kB' : plain,
      brotli: true,
    },
    // Many a text has none but those that stand in it.
    ...(scripts.length > 0
      ? [
          {
            name: `${name} scripts`,
            path: scripts.map(local),
            limit: isInteractive ? '23 kB' : '5 kB',
            brotli: true,
          },
        ]
      : []),
    // With the table to try that the page of a version has far down, when somebody gets there.
    ...(hasMore
      ? [
          {
            name: `${name} with what comes later`,
            path: [page.file, ...later].map(local),
            limit: '49.7 kB',
            brotli: true,
          },
          {
            name: `${name} scripts with what comes later`,
            path: later.filter(isScript).map(local),
            limit: '23 kB',
            brotli: true,
          },
        ]
      : []),
  ];
});

export default [
  ...pages,
  {
    // Ten packets are what a server sends before it waits for a first answer.
    name: 'the face of the text, which comes without a second round trip',
    path: globSync('dist/_astro/vollkorn-*.woff2', { cwd: ROOT }),
    limit: '14 kB',
    brotli: false,
    gzip: false,
  },
  {
    name: 'fonts',
    path: globSync('dist/_astro/*.woff2', { cwd: ROOT }),
    limit: '30 kB',
    brotli: false,
    gzip: false,
  },
];
