/** What search engines, and those who show links, read of the built pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, DIST, isUnlisted } from '../../scripts/pages.ts';
import { LONGEST, SHORTEST } from '../../src/components/site/description.ts';
import { expect, test } from './watch.ts';

const SITE = `${process.env.ZWICKER_SITE ?? 'https://zwicker.example'}/zwicker/`;

const listed = builtPages().filter(({ kind, path }) => kind !== '404' && !isUnlisted(path));
const read = (page: { readonly file: string }) => readFileSync(page.file, 'utf8');
const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => plain(found));
const contentOf = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

/** All faults of all pages at once: to ask of each by itself takes minutes. */
function faultsIn(pages: typeof listed, faults: (html: string, path: string) => readonly string[]) {
  return pages.flatMap((page) =>
    faults(read(page), page.path).map((fault) => `${page.path}: ${fault}`),
  );
}
const unless = (isWell: boolean, fault: string) => (isWell ? [] : [fault]);
const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

test('every page has one title, one description and one address, each its own', () => {
  const seen = new Set<string>();
  const isNew = (kind: string, said = '') => {
    const key = `${kind} ${said}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  const faults = faultsIn(listed, (html, path) => {
    const [head = ''] = html.split('</head>');
    const titles = all(head, /<title>([^<]*)<\/title>/g);
    const descriptions = contentOf(head, 'description');
    const addresses = all(head, /<link rel="canonical" href="([^"]*)"/g);
    const [title = ''] = titles;
    const [description = ''] = descriptions;
    const { length } = description;
    return [
      ...unless(titles.length === 1 && isNew('title', title), `titles ${titles}`),
      ...unless(title.length >= 10 && title.length <= 110, `${title.length} letters of title`),
      ...unless(descriptions.length === 1 && isNew('text', description), `texts ${descriptions}`),
      ...unless(length >= SHORTEST && length <= LONGEST, `${length} letters: ${description}`),
      ...unless(same(addresses, [`${SITE}${path}`]), `addresses ${addresses}`),
      // Said the same to those who show links.
      ...unless(same(contentOf(head, 'og:title'), titles), 'og:title'),
      ...unless(same(contentOf(head, 'og:description'), descriptions), 'og:description'),
      ...unless(same(contentOf(head, 'og:url'), addresses), 'og:url'),
      ...unless(same(contentOf(head, 'og:locale'), ['en_GB']), 'og:locale'),
      ...unless(same(contentOf(head, 'og:type'), [path === '' ? 'website' : 'article']), 'og:type'),
      ...unless(contentOf(head, 'twitter:card').length === 1, 'twitter:card'),
      ...contentOf(head, 'og:image').flatMap((picture) =>
        unless(existsSync(join(DIST, picture.slice(SITE.length))), picture),
      ),
    ];
  });
  expect(faults).toEqual([]);
});

test('pages that nobody is to find say so, and name no address', () => {
  const unlisted = builtPages().filter((page) => !listed.some(({ path }) => path === page.path));
  expect(unlisted.length).toBeGreaterThan(5);
  const faults = faultsIn(unlisted, (html) => [
    ...unless(same(contentOf(html, 'robots'), ['noindex']), 'may be found'),
    ...unless(!/rel="canonical"|property="og:|ld\+json/.test(html), 'names an address'),
  ]);
  expect(faults).toEqual([]);
});

test('the list for search engines has every page but those', () => {
  const sitemap = readFileSync(join(DIST, 'sitemap-0.xml'), 'utf8');
  expect(all(sitemap, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(
    listed.map(({ path }) => `${SITE}${path}`).toSorted(),
  );
});

interface Data {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** The fields that a thing can't do without: those that search engines ask for, of those that schema.org has. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Course: ['name', 'description', 'url'],
  LearningResource: ['name', 'url'],
  Organization: ['name', 'url'],
};

/** All things in a block, those within others too. */
function thingsIn(value: unknown): readonly Data[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Data, ...within] : within;
}

test('blocks of data can be read, and have what things of their kind need', () => {
  const kinds = new Set<string>();
  const faults = faultsIn(listed, (html, path) => {
    const blocks = [
      ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ].map(([, text = '']) => JSON.parse(text) as Data);
    const things = blocks.flatMap(thingsIn);
    const here = new Set(things.map((thing) => thing['@type']));
    for (const kind of here) kinds.add(kind);
    const wants = [
      ...(/^disputes\/./.test(path) ? ['FAQPage'] : []),
      ...(/^learn\/(?!test|teach)./.test(path) ? ['LearningResource'] : []),
      ...(html.includes('class="crumbs"') ? ['BreadcrumbList'] : []),
    ];
    return [
      ...unless(blocks.length <= 1, `${blocks.length} blocks`),
      ...blocks.flatMap((block) => unless(block['@context'] === 'https://schema.org', 'context')),
      ...wants.flatMap((kind) => unless(here.has(kind), `no ${kind}`)),
      ...things.flatMap((thing) => {
        const kind = thing['@type'];
        const needed = NEEDED[kind];
        if (needed === undefined) return [`a ${kind} is not known here`];
        const addresses = [thing.url, thing.item].filter((address) => address !== undefined);
        return [
          ...needed.flatMap((field) => unless(Boolean(thing[field]), `${field} of ${kind}`)),
          ...addresses.flatMap((address) => {
            const whole = String(address);
            const [inSite = ''] = whole.slice(SITE.length).split('#');
            const isThere = whole.startsWith(SITE) && existsSync(join(DIST, inSite, 'index.html'));
            return unless(isThere, `${kind} is at ${whole}`);
          }),
        ];
      }),
    ];
  });
  expect(faults).toEqual([]);
  expect([...kinds].toSorted()).toEqual(Object.keys(NEEDED).toSorted());
});

test('pictures that stand beside links are not kept for offline', () => {
  expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).not.toContain('social/');
});
