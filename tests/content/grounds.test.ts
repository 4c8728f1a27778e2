/** A rule may be said of one version and taken over for another: each version has one ground, and one only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { groundsOf } from '../../src/content/grounds.ts';
import { ruleSchema } from '../../src/content/schemas/rule.ts';
import { sourcesHere } from '../../src/content/sources.ts';
import type { HoldsIn } from '../../src/content/where.ts';
import { playersWhere, VARIANTS } from '../../src/engine/index.ts';
import { groundPlaces } from '../../src/words/rules.ts';

const RULES = join(import.meta.dirname, '../../src/content/rules');
const json = (id: string) => JSON.parse(readFileSync(join(RULES, `${id}.json`), 'utf8')) as object;
const rules = readdirSync(RULES).map((file) => ruleSchema.parse(json(file.replace('.json', ''))));

const places = (holdsIn: readonly HoldsIn[]): string[] =>
  holdsIn.flatMap(({ players, variant }) => players.map((count) => `${variant.id} ${count}`));
const said = (id: string): string =>
  groundPlaces(groundsOf(ruleSchema.parse(json(id))))
    .map(({ ground, places: where }) => `${ground}${where}`)
    .join('; ');

test('every version in which a rule holds has one ground for it', () => {
  for (const rule of rules) {
    const found = groundsOf(rule).flatMap(({ holdsIn }) => places(holdsIn));
    const wanted = VARIANTS.flatMap((variant) =>
      playersWhere(rule.predicate, variant).map((count) => `${variant.id} ${count}`),
    );
    expect(found.toSorted(), rule.id).toEqual(wanted.toSorted());
    for (const { ground, holdsIn } of groundsOf(rule)) {
      expect(holdsIn.length, `${rule.id}: ${ground}`).toBeGreaterThan(0);
    }
  }
});

describe('what is said of some versions is not called said of all', () => {
  const rows: [string, string][] = [
    [
      'most-cards-tie',
      'said in Großenwiehe, Christiansen, Hülsemann, Hülsemann (double pack) and Grupp; ' +
        'inferred in Dithmarschen with 4 players and Dithmarschen (refilled card by card); ' +
        'ruling in Dithmarschen with 2 or 3 players',
    ],
    [
      'last-card-zwick',
      'said in Dithmarschen, Großenwiehe and Christiansen; ruling in Dithmarschen (refilled card by card); ' +
        'ruling in Hülsemann (double pack) with 6, 7 or 8 players and Grupp with 4, 5, 7 or 8 players; ' +
        'inferred in Hülsemann, Hülsemann (double pack) with 5 players and Grupp with 2, 3 or 6 players',
    ],
    [
      'deal-singly',
      'said in Dithmarschen and Dithmarschen (refilled card by card); ' +
        'ruling in Christiansen, Hülsemann, Hülsemann (double pack) and Grupp',
    ],
    ['deal-remainder', 'said in Grupp; ruling in Hülsemann (double pack) with 6, 7 or 8 players'],
    [
      'owe',
      'said in Dithmarschen, Großenwiehe and Christiansen; ruling in Dithmarschen (refilled card by card)',
    ],
    ['zwick', 'said'],
  ];
  test.each(rows)('%s', (id, text) => {
    expect(said(id)).toBe(text);
  });
});

/** The text that tells of each version, and what it says and does not say, read off it rule by rule. */
describe('what a version stands on', () => {
  const standing = (id: string, version: string): string => {
    const rule = ruleSchema.parse(json(id));
    return groundsOf(rule)
      .flatMap(({ by = '', ground, holdsIn, sources }) =>
        holdsIn
          .filter(({ variant }) => variant.id === version)
          .map(({ variant }) => {
            const names = ground === 'said' ? sourcesHere(rule, variant) : sources;
            return [ground, ...names, by].filter((part) => part !== '').join(' ');
          }),
      )
      .join('; ');
  };
  const READ: readonly (readonly [version: string, standing: string, rules: string])[] = [
    [
      'dithmarschen-refill',
      'said S2',
      'three-jokers dual-values one-card-a-turn three-plays play-order trail capture capture-sum capture-groups zwick ' +
        'after-a-zwick round-end most-cards score-cardinal score-honours score-aces teams best-with-four deal-singly deal-refill',
    ],
    [
      'dithmarschen-refill',
      'ruling refill-rest',
      'build-chooses-values build-in-a-capture build-is-a-pile build-of-one-card build-on-a-pile builds-act-as-one-card ' +
        'builds-free-to-all no-frozen-builds one-pile-a-build owe owe-same-value zwick-marker missed-captures last-capture series',
    ],
    [
      'dithmarschen-refill',
      'inferred S2',
      'capture-is-free capture-part capture-never-subtracts left-between-deals deal-passes-left dual-in-a-group all-jokers-lead',
    ],
    // It has the dealer shuffle, and says nothing of a cut.
    ['dithmarschen-refill', 'ruling S2 refill-rest', 'cutting'],
    [
      'dithmarschen',
      'said S0 S3',
      'capture owe capture-is-free deal-passes-left last-capture cutting',
    ],
    ['dithmarschen', 'said S0', 'build-in-a-capture builds-free-to-all series'],
    ['dithmarschen', 'said S3', 'all-jokers-lead first-printed'],
    // Told by its differences from Dithmarschen, so the rest is said of it as well; the guide only mentions it.
    ['grossenwiehe', 'said S0', 'capture owe ask-partner last-capture deal-by-twos'],
    ['grossenwiehe', 'said S0 S3', 'six-jokers not-for-money'],
    ['christiansen', 'said S0 S2', 'capture zwick score-four-jokers'],
    ['christiansen', 'said S0', 'owe deal-later no-teams'],
    [
      'huelsemann',
      'said S0',
      'sum-builds build-limit build-without-match score-sevens deal-first deal-when-played-out most-cards-tie zwick',
    ],
    ['huelsemann', 'said S0 S3', 'fixed-values score-zwick-high'],
    [
      'huelsemann',
      'inferred books-rest',
      'capture-never-subtracts last-capture series cutting play-order',
    ],
    ['huelsemann', 'inferred S0', 'sum-builds-only books-rest'],
    ['huelsemann-double', 'said S0', 'double-pack fixed-values fixed-total'],
    ['grupp', 'said S0', 'wild-jokers fixed-values score-zwick-high deal-remainder'],
    ['grupp', 'inferred books-rest', 'capture zwick-marker left-over-counts'],
  ];
  const rows = READ.flatMap(([version, wanted, ids]) =>
    ids.split(' ').map((id) => [version, id, wanted] as const),
  );
  test.each(rows)('in %s, %s: %s', (version, id, wanted) => {
    expect(standing(id, version)).toBe(wanted);
  });

  it('is said of it by a text that speaks of it', () => {
    const unsaid = rules.flatMap((rule) =>
      (groundsOf(rule).find(({ ground }) => ground === 'said')?.holdsIn ?? [])
        .filter(({ variant }) => sourcesHere(rule, variant).length === 0)
        .map(({ variant }) => `${rule.id} in ${variant.id}: said by ${rule.sources.join()}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('and what is taken over is so by a rule that holds there, on the same ground', () => {
    for (const rule of rules) {
      for (const { by, ground, holdsIn } of groundsOf(rule)) {
        if (by === undefined) continue;
        const behind = ruleSchema.parse(json(by));
        expect(behind.ground, `${rule.id}: ${by}`).toBe(ground);
        for (const { players, variant } of holdsIn) {
          expect(playersWhere(behind.predicate, variant), `${rule.id}: ${by}`).toEqual(
            expect.arrayContaining([...players]),
          );
        }
      }
    }
  });
});

describe('grounds that contradict each other are refused', () => {
  const packs = (is: number) => ({ field: 'packs', is });
  const rows: [string, unknown, RegExp][] = [
    [
      'two that hold in one version',
      [
        { ground: 'ruling', predicate: packs(2) },
        { ground: 'inferred', predicate: { field: 'seats', includes: 8 } },
      ],
      /groundElsewhere 1: holds where 0 does/,
    ],
    [
      'one that holds nowhere',
      [{ ground: 'ruling', predicate: packs(3) }],
      /groundElsewhere 0: holds nowhere that the rule does/,
    ],
    [
      'one that holds only where the rule does not',
      [{ ground: 'ruling', predicate: { field: 'jokers', includes: 15 } }],
      /groundElsewhere 0: holds nowhere that the rule does/,
    ],
    [
      'those that leave nothing to the ground of the rule',
      [{ ground: 'ruling', predicate: { always: true } }],
      /groundElsewhere leaves nothing that is said/,
    ],
    [
      'the ground of the rule once more',
      [{ ground: 'said', predicate: packs(2) }],
      /groundElsewhere 0: is said as everywhere/,
    ],
    ['none', [], /at least|>=1|too small/i],
    ['no predicate', [{ ground: 'ruling', predicate: { is: 2 } }], /should be an object/],
  ];
  test.each(rows)('%s', (_, groundElsewhere, message) => {
    const rule = {
      ...json('fixed-values'),
      ground: 'said',
      predicate: { field: 'courts', is: 'high' },
      groundElsewhere,
    };
    const { error } = ruleSchema.safeParse(rule);
    expect(error?.issues.map((issue) => issue.message).join('\n')).toMatch(message);
  });

  it('and grounds that agree are accepted', () => {
    const groundElsewhere = [{ ground: 'ruling', predicate: packs(2) }];
    const rule = { ...json('fixed-values'), groundElsewhere };
    expect(ruleSchema.safeParse(rule).error).toBeUndefined();
  });
});
