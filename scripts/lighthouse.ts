/**
 * `npm run lighthouse`: what Lighthouse says of one page of each kind of the built site (`npm run build`), against the
 * goals: its mobile preset, served with brotli as the sizes are measured (compressed ahead), the median of three. `npm run lighthouse -- calculator/ score/` measures
 * the named pages only; `--runs 1` makes one run of each.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { BROWSER_FLAGS, getBrowser } from './browser.ts';
import { builtBase, builtPages, DIST, isUnlisted, onePageOfEachKind } from './pages.ts';
import { ROOT } from './run.ts';
import { BROTLI, listen, siteServer } from './serve.ts';

const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS = { lcp: 1000, tbt: 80, cls: 0, score: 1 };
const base = builtBase();

/** What one run measures: bytes, milliseconds, and scores from 0 to 1. */
interface Measured {
  readonly transfer: number;
  readonly scripts: number;
  readonly lcp: number;
  readonly tti: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: readonly number[];
  /** The audits that cost points, by id. */
  readonly faults: readonly string[];
}

type Result = RunnerResult['lhr'];

interface Requests {
  readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
}

/** One run, in a browser of its own. On a busy machine a trace may fail to be recorded: that run is made again. */
async function run(url: string): Promise<Result> {
  let problem = 'nothing to say';
  for (let tries = 0; tries < TRIES; tries++) {
    const chrome = await launch({
      chromePath: browser,
      chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    });
    try {
      const { port } = chrome;
      const onlyCategories = [...CATEGORIES];
      const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
      if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
      problem = result?.lhr.runtimeError?.message ?? problem;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`${url}: ${problem}`);
}

function measuredIn({ audits, categories }: Result): Measured {
  const number = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const { items = [] } = (audits['network-requests']?.details ??
    {}) as unknown as Partial<Requests>;
  const bytes = (some: Requests['items']): number =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    transfer: bytes(items),
    scripts: bytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    lcp: number('largest-contentful-paint'),
    tti: number('interactive'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scores: CATEGORIES.map((category) => categories[category]?.score ?? 0),
    faults: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
      ),
    ),
  };
}

function median(numbers: readonly number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}

function medianOf(runs: readonly Measured[]): Measured {
  const of = (read: (run: Measured) => number): number => median(runs.map(read));
  return {
    transfer: of(({ transfer }) => transfer),
    scripts: of(({ scripts }) => scripts),
    lcp: of(({ lcp }) => lcp),
    tti: of(({ tti }) => tti),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scores: CATEGORIES.map((_, at) => of(({ scores }) => scores[at] ?? 0)),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

function missed({ cls, lcp, scores, tbt }: Measured): string[] {
  return [
    ...(lcp > GOALS.lcp ? ['LCP'] : []),
    ...(tbt > GOALS.tbt ? ['TBT'] : []),
    // Lighthouse counts in thousandths.
    ...(Number(cls.toFixed(3)) > GOALS.cls ? ['CLS'] : []),
    ...CATEGORIES.filter((_, at) => (scores[at] ?? 0) < GOALS.score),
  ];
}

function row(path: string, measured: Measured): string {
  const { cls, lcp, scores, scripts, tbt, transfer, tti } = measured;
  const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
  const cells = [
    `/${path}`,
    kilo(transfer),
    kilo(scripts),
    seconds(lcp),
    seconds(tti),
    `${tbt.toFixed(0)} ms`,
    cls.toFixed(3),
    scores.map((score) => Math.round(score * 100)).join(' '),
    missed(measured).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const listed = builtPages().filter(({ path }) => !isUnlisted(path));
const pages =
  asked.length > 0 ? listed.filter(({ path }) => asked.includes(path)) : onePageOfEachKind(listed);
if (pages.length === 0) throw new Error('There is no such page. Is the site built?');

const server = siteServer(base, DIST, BROTLI.ahead);
const port = await listen(server, 4700);
const site = `http://localhost:${port}${base}`;
/** Has something compressed, so that no run waits for that. */
async function askOnce(path: string): Promise<void> {
  const answer = await fetch(`${site}${path}`, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
}
for (const file of globSync('_astro/*.{css,js,json,svg}', { cwd: DIST })) await askOnce(file);

const browser = await getBrowser();
const cache = join(ROOT, '.cache/lighthouse');
mkdirSync(cache, { recursive: true });
const results: Record<string, Measured> = {};
console.log('| page | transfer | JS | LCP | TTI | TBT | CLS | scores | short of |');
console.log('|---|---|---|---|---|---|---|---|---|');
try {
  for (const { path } of pages) {
    await askOnce(path);
    const runs: Measured[] = [];
    for (let made = 0; made < Number(options.runs); made++) {
      runs.push(measuredIn(await run(`${site}${path}`)));
    }
    const measured = medianOf(runs);
    results[path] = measured;
    console.log(row(path, measured));
    writeFileSync(join(cache, 'results.json'), JSON.stringify(results, null, 2));
  }
} finally {
  server.close();
}
const short = Object.entries(results).filter(([, measured]) => missed(measured).length > 0);
for (const [path, { faults }] of short) {
  if (faults.length > 0) console.log(`/${path} loses points for ${faults.join(', ')}`);
}
console.log(
  short.length === 0
    ? `All ${pages.length} pages reach the goals.`
    : `${short.length} of ${pages.length} pages fall short.`,
);
