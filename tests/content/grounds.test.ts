/** A rule may be said of one version and taken over for another: each version has one ground, and one only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { groundPlaces } from '../../src/components/rules/words.ts';
import { groundsOf, type HoldsIn } from '../../src/content/grounds.ts';
import { ruleSchema } from '../../src/content/schemas/rule.ts';
import { playersWhere, VARIANTS } from '../../src/engine/index.ts';

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
      'said in Dithmarschen, Großenwiehe, Christiansen, Hülsemann, ' +
        'Hülsemann (double pack) with 5 players and Grupp with 2, 3 or 6 players; ' +
        'ruling in Dithmarschen (refilled card by card), Hülsemann (double pack) with 6, 7 or 8 players ' +
        'and Grupp with 4, 5, 7 or 8 players',
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
    ['piles', 'said'],
  ];
  test.each(rows)('%s', (id, text) => {
    expect(said(id)).toBe(text);
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
