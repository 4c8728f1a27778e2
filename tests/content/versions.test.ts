/** The pages of the versions: prose that leaves every figure to the records, and the same parts in the same order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  partOf,
  partsProblem,
  SHEET_RULES,
  VERSION_PARTS,
} from '../../src/content/schemas/version.ts';
import { listPlays, parsePosition, VARIANTS } from '../../src/engine/index.ts';
import { dealText, playersText, versionMarks } from '../../src/words/versions.ts';
import { versionNamed } from '../engine/read.ts';

const CONTENT = join(import.meta.dirname, '../../src/content');
const LANGUAGES = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ name }) => name);
const ruleIds = readdirSync(join(CONTENT, 'rules')).map((file) => file.replace('.json', ''));
const pageOf = (language: string, id: string): string =>
  readFileSync(join(CONTENT, language, 'versions', `${id}.mdx`), 'utf8');

/** What records count, in words; "one" is left out, since it is no figure of a version in "one card a turn". */
const NUMBERS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred';
const COUNTED =
  'jokers?|cards?|players?|points?|packs?|deals?|teams?|partners?|partnerships?|hands?|seats?|tens?|aces?|sevens?|deuces?';
const YEAR = /\b(?:1[89]\d\d|20\d\d)s?\b/g;

/**
 * The figures that prose has of its own: every digit that is no part of a year, and every number in words that counts
 * what a record counts, directly ("four jokers") or up to two words on ("six wild jokers", "five or more players"). A
 * number that counts anything else is left alone: "two groups", "three things", and so is "no two cards". Notation in `position`, `play` and
 * `players`, and the names of figures and addresses, are no prose.
 */
function figuresIn(mdx: string): string[] {
  const prose = mdx
    .replace(/\b(?:position|play|expect|of|as)="[^"]*"/g, '')
    .replace(/players=\{\d\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(YEAR, '');
  const digits = prose.match(/\S*\d\S*/g) ?? [];
  const counted = new RegExp(
    `(?<!no )\\b(?:${NUMBERS})\\b(?:[\\s,-]+(?!(?:of|a|an|the|and)\\b)[\\wäöüß’']+){0,2}?[\\s-]+(?:${COUNTED})\\b`,
    'gi',
  );
  return [...digits, ...(prose.match(counted) ?? [])];
}

describe('figures in prose are found', () => {
  test.each([
    ['The pack has 3 jokers.', ['3']],
    ['Four jokers are added.', ['Four jokers']],
    ['It is for two, three or four players.', ['two, three or four players']],
    ['with six wild jokers', ['six wild jokers']],
    ['a ten is worth three points', ['three points']],
    ['two packs of cards', ['two packs']],
    ['Printed in 1930, played in the late 1960s.', []],
    ['<Figure of="jokerPoints#sum" /> of the <Figure of="points.10D" as="points" />', []],
    ['<Figure of="tableDealt" players={4} />', []],
    ['<Example position="grupp 4 @0 | X3 | 5D" play="X3 on 5D =14" expect="legal" />', []],
    ['title="Take 15"', ['15"']],
    ['two groups at once, and one card a turn', []],
    ['no two cards make it', []],
    ['totals of ten or a joker’s number', []],
    ['the ten of diamonds and the two of spades', []],
  ])('%s', (text, found) => {
    const all = figuresIn(text);
    expect(all.length > 0, all.join()).toBe(found.length > 0);
    for (const one of found) expect(all.join(' ')).toContain(one.split(' ').at(-1));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has one page for each version, and no other', () => {
    const files = readdirSync(join(CONTENT, language, 'versions')).sort();
    expect(files).toEqual(VARIANTS.map(({ id }) => `${id}.mdx`).sort());
  });

  test.each(VARIANTS.map(({ id }) => id))('%s has all parts, and no figure of its own', (id) => {
    const page = pageOf(language, id);
    expect(partsProblem(page)).toBeUndefined();
    expect(figuresIn(page)).toEqual([]);
    for (const [, body = ''] of page.matchAll(/^<Part of="\w+">([\s\S]*?)^<\/Part>/gm)) {
      expect(body.trim().length, body).toBeGreaterThan(20);
    }
  });
});

test('a page with a part missing, out of order or too many is told so', () => {
  const parts = VERSION_PARTS.map((part) => `<Part of="${part}">\n\nProse.\n\n</Part>\n`);
  expect(partsProblem(parts.join(''))).toBeUndefined();
  expect(partsProblem(parts.slice(0, 3).join(''))).toBe('has no <Part of="deal">');
  expect(partsProblem(parts.toReversed().join(''))).toBe(
    'has <Part of="uncertain"> where <Part of="origin"> should stand',
  );
  expect(partsProblem([...parts, parts[0]].join(''))).toBe(
    'has <Part of="origin"> after the last part',
  );
});

test('the anchor of no rule is that of a part', () => {
  expect(ruleIds.filter((id) => (VERSION_PARTS as readonly string[]).includes(id))).toEqual([]);
});

test('the printed sheet says rules that exist, none of them twice', () => {
  const said = Object.values(SHEET_RULES).flat();
  for (const id of said) expect(ruleIds).toContain(id);
  expect(new Set(said).size).toBe(said.length);
});

test('rules go to the part of their section, and some to another', () => {
  expect(partOf({ id: 'capture-sum', section: 'capture' })).toBe('turn');
  expect(partOf({ id: 'a-rule-to-come', section: 'custom' })).toBe('end');
  expect(partOf({ id: 'teams', section: 'dealing' })).toBe('partners');
});

/** How the deals are told; the sizes are those of the sources and of the rulings. */
describe('deals in words', () => {
  test.each([
    ['dithmarschen', 4, '4 to each player, 3 to the table; then 4 each, then 5 each.'],
    ['dithmarschen', 2, '4 to each player, 3 to the table; then 4 times 4 each, then 6 each.'],
    [
      'dithmarschen-refill',
      4,
      '4 to each player, 3 to the table; after every turn round the table 9 times 1 each.',
    ],
    [
      'grossenwiehe',
      6,
      '2 to each player, 5 to the table, 2 to each player, 5 to the table; then 4 each.',
    ],
    ['christiansen', 2, '8 to each player, 8 to the table; then 2 times 8 each.'],
    ['huelsemann', 3, '4 to each player, 4 to the table; then 3 times 4 each.'],
    [
      'grupp',
      4,
      '4 to each player, 4 to the table; then 2 times 4 each, then the rest one by one: 2, 2, 1 and 1.',
    ],
  ])('%s with %i', (id, players, text) => {
    expect(dealText(versionNamed(id), players)).toBe(text);
  });
});

describe('what marks a version', () => {
  test.each([
    ['dithmarschen', '2 or 3 players, each alone; 4 in two teams', 'jokers 15, 20 and 25'],
    ['dithmarschen-refill', '4 players in two teams', '55 cards'],
    ['christiansen', '2, 3 or 4 players, each alone', '34 in all, and 1 for a Zwick'],
    ['huelsemann-double', '5 to 8 players, each alone', '104 cards from 2 packs, no jokers'],
    ['grupp', '2 to 8 players, each alone', '58 cards, 6 wild jokers'],
  ])('%s', (id, players, mark) => {
    const variant = versionNamed(id);
    expect(playersText(variant)).toBe(players);
    expect(
      versionMarks(variant)
        .map(({ text }) => text)
        .join('; '),
    ).toContain(mark);
  });
});

/** Claims in the tactics that the engine can decide. */
describe('builds on the highest joker without another joker', () => {
  const builds = (position: string): string[] => {
    const read = parsePosition(position);
    if (!read.ok) throw new Error(position);
    return listPlays(read.value).flatMap((play) =>
      play.kind === 'build' && play.on === 0 ? [`${play.card} =${play.value}`] : [],
    );
  };

  test('in Dithmarschen are made with ace and king, or jack and queen', () => {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const pairs = ranks.flatMap((one) =>
      ranks
        .filter(
          (other) =>
            builds(`dithmarschen 4 @0 | ${one}S ${other}H | X25`).length > 0 && one < other,
        )
        .map((other) => [one, other].sort().join('')),
    );
    expect(new Set(pairs)).toEqual(new Set(['AK', 'JQ']));
  });

  test.each(['christiansen', 'grossenwiehe'])('in %s are impossible', (id) => {
    const all = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const hand = all.map((rank) => `${rank}S`).join(' ');
    expect(builds(`${id} 4 @0 | ${hand} | X30`)).toEqual([]);
  });
});
