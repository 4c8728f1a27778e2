/** The language in which rules say where they hold. */
import { describe, expect, it, test } from 'vitest';
import type { Predicate } from '../../src/engine/predicate.ts';
import {
  FIELDS,
  fieldOf,
  holdsIn,
  playersWhere,
  predicateFromJson,
} from '../../src/engine/predicate.ts';
import { VARIANTS } from '../../src/engine/variants.ts';

const where = (predicate: Predicate): string[] =>
  VARIANTS.filter((variant) => holdsIn(predicate, variant)).map(({ id }) => id);

describe('a predicate holds in the versions whose records fit it', () => {
  const rows: [Predicate, string[]][] = [
    [{ always: true }, VARIANTS.map(({ id }) => id)],
    [{ field: 'packs', is: 2 }, ['huelsemann-double']],
    [{ field: 'jokers', isEmpty: true }, ['huelsemann', 'huelsemann-double']],
    [{ field: 'jokers', includes: 17 }, ['grossenwiehe']],
    [{ field: 'jokersAre', is: 'wild' }, ['grupp']],
    [{ field: 'builds.limit', is: 14 }, ['huelsemann', 'huelsemann-double', 'grupp']],
    [{ field: 'players', atLeast: 7 }, ['huelsemann-double', 'grupp']],
    [{ field: 'teams', is: true }, ['dithmarschen', 'dithmarschen-refill', 'grossenwiehe']],
    [{ pointsOn: '10H', is: 1 }, ['grossenwiehe']],
    [{ pointsOn: 'X1', is: 0 }, ['grupp']],
    [
      {
        all: [{ field: 'builds.owned', is: true }, { not: { field: 'teamsAt', isEmpty: false } }],
      },
      ['christiansen'],
    ],
    [
      {
        any: [
          { field: 'ask', is: true },
          { field: 'packs', is: 2 },
        ],
      },
      ['grossenwiehe', 'huelsemann-double'],
    ],
  ];
  test.each(rows)('%j', (predicate, versions) => {
    expect(where(predicate)).toEqual(versions);
  });

  it('may hold at some numbers of players only', () => {
    const [dithmarschen] = VARIANTS;
    expect(playersWhere({ field: 'teams', is: true }, dithmarschen)).toEqual([4]);
    expect(playersWhere({ not: { field: 'teams', is: true } }, dithmarschen)).toEqual([2, 3]);
    expect(holdsIn({ field: 'teams', is: true }, dithmarschen, 3)).toBe(false);
  });

  it('can ask every field of every version', () => {
    for (const name of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
      for (const variant of VARIANTS) {
        for (const players of variant.seats) {
          expect(fieldOf(name, variant, players), `${name} in ${variant.id}`).not.toBeUndefined();
        }
      }
    }
  });
});

describe('data that is no predicate is refused with its place', () => {
  const rows: [unknown, object][] = [
    [null, { path: '', code: 'no-predicate' }],
    [['christiansen'], { path: '', code: 'no-predicate' }],
    [{ is: true }, { path: '', code: 'no-predicate' }],
    [
      { all: [], field: 'packs' },
      { path: '', code: 'no-predicate' },
    ],
    [{ always: false }, { path: '', code: 'wrong-value' }],
    [{ all: [] }, { path: 'all', code: 'empty-list' }],
    [
      { field: 'bulids.owned', is: true },
      { path: '', code: 'unknown-field' },
    ],
    [
      { field: 'id', is: 'christiansen' },
      { path: '', code: 'unknown-field' },
    ],
    [
      { field: 'toString', is: true },
      { path: '', code: 'unknown-field' },
    ],
    [
      { any: [{ field: 'packs', is: 1 }, { not: { field: 'packs', isEmpty: true } }] },
      { path: 'any[1].not', code: 'wrong-test' },
    ],
    [
      { field: 'packs', is: 1, atLeast: 1 },
      { path: '', code: 'wrong-test' },
    ],
    [
      { field: 'courts', is: 'triple' },
      { code: 'wrong-value', wanted: ['dual', 'high'] },
    ],
    [
      { field: 'ask', is: 1 },
      { code: 'wrong-value', wanted: ['true', 'false'] },
    ],
    [{ field: 'builds.limit', is: 'none' }, { code: 'wrong-value' }],
    [{ field: 'jokers', includes: '15' }, { code: 'wrong-value' }],
    [{ pointsOn: '11H', is: 1 }, { code: 'unknown-card' }],
    [{ pointsOn: '10H' }, { code: 'wrong-test' }],
    [{ pointsOn: '10H', is: 'one' }, { code: 'wrong-value' }],
  ];
  test.each(rows)('%j', (value, problem) => {
    const result = predicateFromJson(value);
    expect(result.ok ? undefined : result.error).toMatchObject(problem);
  });

  it('and a good one comes back as it is', () => {
    const value = {
      all: [
        { field: 'builds.limit', is: null },
        { pointsOn: '10D', is: 3 },
      ],
    };
    expect(predicateFromJson(value)).toEqual({ ok: true, value });
  });
});
