/**
 * `npm run lighthouse`: what Lighthouse says of one page of each kind of the built site (`npm run build`), against the
 * goals: its mobile preset, served with brotli, the median of three. `npm run lighthouse -- calculator/ score/` measures
 * the named pages only.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, getBrowser } from './browser.ts';
import { builtPages, isUnlisted, onePageOfEachKind } from './pages.ts';
import { ROOT } from './run.ts';
import { listen, siteServer } from './serve.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const GOALS = { lcp: 1000, tbt: 80, cls: 0, score: 1 };
const base = process.env.ZWICKER_BASE ?? '/';

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

interface Requests {
  readonly items: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
}

async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
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

const asked = process.argv.slice(2);
const listed = builtPages().filter(({ path }) => !isUnlisted(path));
const pages =
  asked.length > 0 ? listed.filter(({ path }) => asked.includes(path)) : onePageOfEachKind(listed);
if (pages.length === 0) throw new Error('There is no such page. Is the site built?');

const server = siteServer(base);
const port = await listen(server, 4700);
const chrome = await launch({
  chromePath: await getBrowser(),
  chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
});
const cache = join(ROOT, '.cache/lighthouse');
mkdirSync(cache, { recursive: true });
const results: Record<string, Measured> = {};
console.log('| page | transfer | JS | LCP | TTI | TBT | CLS | scores | short of |');
console.log('|---|---|---|---|---|---|---|---|---|');
try {
  for (const { path } of pages) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await measure(`http://localhost:${port}${base}${path}`, chrome.port));
    }
    const measured = medianOf(runs);
    results[path] = measured;
    console.log(row(path, measured));
    writeFileSync(join(cache, 'results.json'), JSON.stringify(results, null, 2));
  }
} finally {
  chrome.kill();
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
