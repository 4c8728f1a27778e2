/** What is said of house rules: every point has its words and its rule, and a card says what the record says. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesOfPoints } from '../../src/content/house.ts';
import type { RuleEntry } from '../../src/content/index.ts';
import {
  DEFAULT_OPTIONS,
  fixedTotal,
  holdsIn,
  houseChanges,
  housePoints,
  VARIANTS,
} from '../../src/engine/index.ts';
import { pointLabel, pointValue, ruleCard } from '../../src/words/house.ts';
import { houseNote } from '../../src/words/houseNote.ts';
import { EN } from '../../src/words/index.ts';
import { versionNamed } from '../engine/read.ts';

const RULES = 'src/content/rules';
const rules = readdirSync(RULES).map(
  (file) => ({ rule: JSON.parse(readFileSync(`${RULES}/${file}`, 'utf8')) }) as RuleEntry,
);

const cardOf = (id: string, options = DEFAULT_OPTIONS) => ruleCard(versionNamed(id), options);
const textsOf = (id: string): string =>
  JSON.stringify({ ...cardOf(id), values: cardOf(id).values.map(({ match }) => match) });

describe.each(VARIANTS)('$id', (variant) => {
  test('every point has a label and a text for each value, and no two labels are one', () => {
    const points = housePoints(variant);
    const labels = points.map((point) => pointLabel(point, variant));
    for (const label of labels) expect(label).toMatch(/^[A-Z].*[a-z]/);
    expect(new Set(labels).size).toBe(labels.length);
    for (const point of points) {
      const texts = point.values.map((value) => pointValue(point, value));
      for (const text of texts) expect(text).not.toMatch(/true|false|null|undefined/);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('every point leads to a rule, one that holds in this version', () => {
    const pages = rulesOfPoints(variant, rules);
    const points = housePoints(variant);
    for (const { name } of points) {
      const rule = rules.find((one) => one.rule.id === pages[name])?.rule;
      expect(rule, `${variant.id}: ${name}`).toBeDefined();
      if (rule) expect(holdsIn(rule.predicate, variant), name).toBe(true);
    }
  });

  test('its card has no house rule, and adds up', () => {
    const card = ruleCard(variant, DEFAULT_OPTIONS);
    expect(card.total).toBe(fixedTotal(variant));
    const dealt = card.deals.flatMap(({ players }) => players);
    expect(dealt.toSorted((one, other) => one - other)).toEqual(variant.seats);
    expect(houseChanges(variant)).toEqual([]);
  });

  test('every point that is changed is marked somewhere on the card', () => {
    for (const point of housePoints(variant)) {
      const changed = point.values.find((value) => value !== point.read(variant));
      const record = point.write(variant, changed ?? null);
      if (!point.matters(record)) continue;
      const card = ruleCard(record, DEFAULT_OPTIONS);
      const marked = [
        ...[...card.dealing, ...card.turn, ...card.builds, ...card.partners, ...card.scoreLines],
        ...card.deals,
      ].flatMap((line) => line.points);
      const all = [...marked, ...[...card.values, ...card.score].map((row) => row.point)];
      // A limit taken away is a line taken away: what differs says it.
      if (point.name !== 'limit' || changed !== null) expect(all).toContain(point.name);
    }
  });
});

describe('a card says what the record says', () => {
  test.each([
    ['dithmarschen', 'the card’s added, or the card’s taken off', true],
    ['dithmarschen.subtract.no', 'never taken off', true],
    ['dithmarschen.keep.no', 'can’t leave the value', true],
    ['dithmarschen.single.no', 'One card alone is no build', true],
    ['dithmarschen.limit.14', 'higher than 14', true],
    ['dithmarschen', 'higher than', false],
    ['huelsemann', 'higher than 14', true],
    ['huelsemann', 'belong to nobody', true],
    ['dithmarschen.ask.yes', 'you may ask a partner', true],
    ['dithmarschen', 'may not be asked', true],
    ['christiansen', 'Partners', false],
    ['christiansen.teams4.yes', 'may not be asked', true],
    ['dithmarschen.tie.each', 'each side tied scores', true],
    ['dithmarschen.most.0', 'On a tie', false],
    ['grossenwiehe', 'two cards at a time', true],
    ['grossenwiehe.packet.1', 'one card at a time', true],
    // An odd pack between two teams: nobody can have as many.
    ['dithmarschen-refill', 'On a tie', false],
    ['dithmarschen-refill.tie.each', 'each side tied scores', true],
    ['dithmarschen', 'On a tie for most cards nobody', true],
    ['grossenwiehe', 'On a tie for most cards nobody', true],
    // With any number of players its stock comes out even.
    ['grossenwiehe', 'stock too small', false],
    ['huelsemann', 'stock too small', false],
    ['huelsemann-double', 'stock too small', true],
    ['grupp', 'stock too small', true],
    ['dithmarschen', 'Your own build is a promise: you hold a card of that value.', true],
    ['grossenwiehe', 'Your own build, and your yes, is a promise', true],
    ['dithmarschen.courts.high', '1 or 11', false],
    ['dithmarschen', '1 or 11', true],
    ['grupp', 'any from 2 to 14', true],
    ['dithmarschen', '4 each four times, then 6 each', true],
    ['grossenwiehe', '2 each, 5 to the table, 2 each, 5 to the table', true],
    ['huelsemann-double', 'two French packs, no jokers', true],
  ])('%s: “%s” is %s', (id, text, expected) => {
    expect(textsOf(id).includes(text)).toBe(expected);
  });

  test('limits on wild jokers', () => {
    const { turn } = cardOf('grupp', { jokerOnTable: 'joker-only', jokerSweepIsZwick: false });
    expect(turn.filter(({ points }) => points.includes('options')).map(({ text }) => text)).toEqual(
      [
        'A joker on the table is taken by a joker only.',
        'Clearing the table with a joker is no Zwick.',
      ],
    );
  });
});

test('a house rule is named as that, and a version with some too', () => {
  expect(EN.variantName(versionNamed('dithmarschen.zwick.2'))).toBe(
    'Dithmarschen with house rules',
  );
  expect(EN.variantName(versionNamed('huelsemann-double.zwick.2'))).toBe(
    'Hülsemann, double pack with house rules',
  );
});

test.each([
  ['dithmarschen.subtract.no', 'a card may not be taken off the value of a pile'],
  ['dithmarschen.keep.no', 'an equal card may not leave the value of a pile as it is'],
  ['dithmarschen.single.no', 'one card alone is no build'],
  ['dithmarschen.limit.14', 'no build may be higher than 14'],
  ['dithmarschen.courts.high', 'ace, jack, queen and king match the higher value only'],
  ['grossenwiehe.ask.no', 'partners may not be asked for a card'],
  ['grossenwiehe.teams4.no', 'everyone plays alone'],
])('behind a refusal %s is named: %s', (id, said) => {
  const [change] = houseChanges(versionNamed(id));
  expect(change && houseNote(change)).toBe(`That is a house rule here: ${said}.`);
});
