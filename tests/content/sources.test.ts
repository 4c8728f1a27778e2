/** What the site says of its sources: complete, in words of its own, and computed from the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ruleSchema, SOURCE_IDS } from '../../src/content/schemas/rule.ts';
import SOURCES from '../../src/content/sources.json' with { type: 'json' };
import { allBooks, allSources, isUnsettled, standingOf } from '../../src/content/sources.ts';

const ROOT = join(import.meta.dirname, '../..');
const LANGUAGES = readdirSync(join(ROOT, 'src/content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);
const rules = new Map(
  readdirSync(join(ROOT, 'src/content/rules')).map((file) => {
    const text = readFileSync(join(ROOT, 'src/content/rules', file), 'utf8');
    const rule = ruleSchema.parse(JSON.parse(text));
    return [rule.id, rule] as const;
  }),
);
const ruleOf = (id: string) => {
  const rule = rules.get(id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule;
};

/** Read off the four texts by hand, before the page was made. */
const VERSIONS = [
  ['S0', 'fa', 'whole dithmarschen', 'differences grossenwiehe christiansen'],
  ['S1', 'ar'],
  ['S2', 'en', 'part dithmarschen-refill', 'differences christiansen'],
  ['S3', 'fi', 'part dithmarschen', 'mention grossenwiehe christiansen huelsemann'],
] as const;

test.each(VERSIONS)('%s is in the language %s and treats what it treats', (id, lang, ...treats) => {
  const source = allSources().find((one) => one.id === id);
  expect(source?.lang).toBe(lang);
  const found = source?.treats.map(({ extent, versions }) =>
    [extent, ...versions.map(({ variant }) => variant.id)].join(' '),
  );
  for (const treated of treats) expect(found).toContain(treated);
  if (treats.length === 0) expect(found).toEqual([]);
});

test('the games of the books are in S0, and nowhere else as a whole', () => {
  const part = allSources()[0]?.treats.find(({ extent }) => extent === 'part');
  expect(part?.versions.map(({ variant }) => variant.id)).toEqual([
    'huelsemann',
    'huelsemann-double',
    'grupp',
  ]);
});

test('names the books with their years, and the version of each', () => {
  const found = allBooks().map(({ author, versions, year }) =>
    [author, year, ...versions.map(({ variant }) => variant.id)].join(' '),
  );
  expect(found).toEqual([
    'Robert Hülsemann 1930 huelsemann huelsemann-double',
    'Rita Danyliuk 1972 huelsemann',
    'Claus Grupp 1976 grupp',
    'David Parlett 1977',
    'Rudolf Dietze 1984 huelsemann',
    'David Parlett 2000 grupp',
  ]);
});

test('every rule that a book or a slip names exists', () => {
  for (const { rules: named } of [...SOURCES.books, ...SOURCES.slips]) named.forEach(ruleOf);
});

test('every text has slips, each of its own id', () => {
  for (const id of SOURCE_IDS) {
    expect(
      SOURCES.slips.some(({ source }) => source === id),
      id,
    ).toBe(true);
  }
  const ids = SOURCES.slips.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  const texts: Record<'books' | 'slips' | 'texts', Record<string, unknown>> = JSON.parse(
    readFileSync(join(ROOT, `src/content/${language}/sources.json`), 'utf8'),
  );

  it('has every text, book and slip, and no other', () => {
    const sorted = (ids: readonly string[]) => [...ids].sort();
    expect(sorted(Object.keys(texts.texts))).toEqual(sorted(SOURCE_IDS));
    expect(sorted(Object.keys(texts.books))).toEqual(sorted(SOURCES.books.map(({ id }) => id)));
    expect(sorted(Object.keys(texts.slips))).toEqual(sorted(SOURCES.slips.map(({ id }) => id)));
  });

  it('types no figure that the engine knows', () => {
    const prose = JSON.stringify(texts).replace(/\bS[0-3]\b|[Jj]oker \d+/g, '');
    expect(prose.match(/.{20}\d.{20}/)).toBeNull();
  });
});

/** How the texts stand to some rules, read off them by hand: each as S0, S1, S2, S3. */
const STANDINGS = [
  ['zwick', 'says', '', 'says', 'says'],
  ['deal-refill', 'differs', '', 'says', 'differs'],
  ['pile-in-one-group', 'implies', '', 'differs', ''],
  ['joker-in-a-sum', 'implies differs', '', '', ''],
  ['not-zwikken', 'says', 'says', '', 'differs'],
  ['ask-when', 'open', '', '', ''],
  ['build-after-a-zwick', 'differs', '', 'differs', 'differs'],
  ['christiansen-childhood', 'says', '', 'differs', ''],
  ['pingel', 'says', '', '', ''],
  ['first-printed', '', '', '', 'says'],
  ['same-capture', '', '', '', ''],
] as const;

test.each(STANDINGS)('%s: the texts stand to it as they do', (id, ...expected) => {
  const found = SOURCE_IDS.map((source) => standingOf(ruleOf(id), source).join(' '));
  expect(found).toEqual(expected);
});

/** Where the sources are silent or at odds: the rows of the table of rulings, in its order. */
const UNSETTLED =
  `capture-one-value subtraction-direction joker-in-a-sum pile-in-one-group deal-refill score-tens
  most-cards-tie deal-two-alone deal-three-alone deal-remainder double-pack-from-five build-after-a-zwick
  last-card-zwick owe-different-values owe-short partner-holds-the-match promise-while-owned ask-when ask-answer no-teams
  christiansen-childhood jokers-never-wild fixed-courts-still-played loose-joker-not-built-on joker-group-of-its-own
  joker-in-a-build wild-jokers-score-nothing not-zwikken`.split(/\s+/);

test.each(UNSETTLED)('%s is among what the sources leave open', (id) => {
  expect(isUnsettled(ruleOf(id))).toBe(true);
});

test('a rule that a source says and nobody asks about is settled', () => {
  for (const id of ['zwick', 'capture', 'trail']) expect(isUnsettled(ruleOf(id))).toBe(false);
});
