/**
 * What the comparison says of each version. The expected cells were written from the table of versions and the list of
 * rulings before the engine was asked.
 */
import { describe, expect, it, test } from 'vitest';
import { differ, differencesIn, nearest, pairsOf } from '../../src/content/comparing.ts';
import {
  COMPARED_SECTIONS,
  compareVersions,
  FIGURE_ROWS,
  RULES_OF_FIGURES,
} from '../../src/content/comparison.ts';
import { FIGURES } from '../../src/content/schemas/figureRow.ts';
import { SECTIONS } from '../../src/content/schemas/rule.ts';
import {
  type Card,
  FIELDS,
  type FieldName,
  fieldOf,
  housePoints,
  houseVariant,
  isCard,
  playersWhere,
  VARIANTS,
  type Variant,
  variantById,
} from '../../src/engine/index.ts';
import { COMPARISON, cellText, groundText, placeOf, RULES, rowOf } from './rows.ts';

describe('a cell says', () => {
  const rows: [row: string, version: string, text: string][] = [
    ['packs', 'huelsemann', 'one'],
    ['packs', 'huelsemann-double', 'two, shuffled together'],
    ['jokers', 'dithmarschen', '15, 20, 25'],
    ['jokers', 'grossenwiehe', '15, 17, 20, 22, 25, 30'],
    ['jokers', 'christiansen', '15, 20, 25, 30'],
    ['jokers', 'huelsemann', 'none'],
    ['jokers', 'grupp', '6, without numbers'],
    ['packSize', 'dithmarschen', '55 cards'],
    ['packSize', 'dithmarschen-refill', '55 cards'],
    ['packSize', 'grossenwiehe', '58 cards'],
    ['packSize', 'christiansen', '56 cards'],
    ['packSize', 'huelsemann', '52 cards'],
    ['packSize', 'huelsemann-double', '104 cards'],
    ['packSize', 'grupp', '58 cards'],
    ['courts', 'christiansen', 'ace 1 or 11, jack 2 or 12, queen 3 or 13, king 4 or 14'],
    ['courts', 'grupp', 'ace 11, jack 12, queen 13, king 14'],
    ['jokerValues', 'christiansen', 'its number'],
    ['jokerValues', 'huelsemann', 'no jokers'],
    ['jokerValues', 'grupp', 'any from 2 to 14'],
    ['seats', 'dithmarschen', '2, 3 or 4'],
    ['seats', 'dithmarschen-refill', '4 players'],
    ['seats', 'grossenwiehe', '2, 3, 4 or 6'],
    ['teamsAt', 'dithmarschen', 'with 4 players'],
    ['teamsAt', 'grossenwiehe', 'with 4 or 6 players'],
    ['teamsAt', 'christiansen', 'never, everyone alone'],
    ['packet', 'grossenwiehe', '2 cards at a time'],
    ['packet', 'christiansen', 'singly'],
    ['nextDeal', 'dithmarschen', 'when all hands are empty'],
    ['nextDeal', 'dithmarschen-refill', 'when everyone has played one card'],
    ['deal.2', 'dithmarschen', '4 cards each, 3 to the table; then 4 each, 4 times; then 6 each'],
    ['deal.3', 'dithmarschen', '4 cards each, 4 to the table; then 4 each, twice; then 5 each'],
    ['deal.4', 'dithmarschen', '4 cards each, 3 to the table; then 4 each; then 5 each'],
    ['deal.4', 'dithmarschen-refill', '4 cards each, 3 to the table; then 1 each, 9 times'],
    [
      'deal.4',
      'grossenwiehe',
      '2 cards each, 5 to the table, 2 each, 5 to the table; then 4 each, twice',
    ],
    ['deal.2', 'christiansen', '8 cards each, 8 to the table; then 8 each, twice'],
    ['deal.3', 'christiansen', '8 cards each, 8 to the table; then 8 each'],
    ['deal.4', 'christiansen', '6 cards each, 8 to the table; then 6 each'],
    ['deal.4', 'huelsemann', '4 cards each, 4 to the table; then 4 each, twice'],
    ['deal.5', 'huelsemann-double', '4 cards each, 4 to the table; then 4 each, 4 times'],
    [
      'deal.7',
      'huelsemann-double',
      '4 cards each, 4 to the table; then 4 each, twice; then the last 16 one by one',
    ],
    [
      'deal.4',
      'grupp',
      '4 cards each, 4 to the table; then 4 each, twice; then the last 6 one by one',
    ],
    ['deal.5', 'dithmarschen', 'not for so many'],
    ['builds.owned', 'grossenwiehe', 'yes'],
    ['builds.owned', 'grupp', 'no'],
    ['builds.single', 'huelsemann', 'no'],
    ['builds.subtract', 'christiansen', 'yes'],
    ['builds.keep', 'huelsemann-double', 'no'],
    ['builds.limit', 'huelsemann', '14'],
    ['builds.limit', 'dithmarschen', 'none but the card held for it'],
    ['ask', 'grossenwiehe', 'yes'],
    ['ask', 'dithmarschen', 'no'],
    ['points.X30', 'grossenwiehe', '20 points'],
    ['points.X30', 'christiansen', '7 points'],
    ['points.X30', 'dithmarschen', 'no such card'],
    ['points.X25', 'dithmarschen', '7 points'],
    ['points.X25', 'christiansen', '6 points'],
    ['points.X22', 'grossenwiehe', '12 points'],
    ['points.X17', 'grossenwiehe', '7 points'],
    ['points.X15', 'christiansen', '4 points'],
    ['points.X15', 'grupp', 'no such card'],
    ['points.10D', 'grossenwiehe', '3 points'],
    ['points.10D', 'grupp', '10 points'],
    ['points.10S', 'dithmarschen', '1 point'],
    ['points.10H', 'grossenwiehe', '1 point'],
    ['points.10H', 'christiansen', 'nothing'],
    ['points.2S', 'grossenwiehe', '1 point'],
    ['points.2S', 'huelsemann', 'nothing'],
    ['points.AS', 'dithmarschen', '1 point'],
    ['points.AS', 'huelsemann-double', '2 points'],
    ['points.7S', 'huelsemann', '1 point'],
    ['scoring.mostCards', 'dithmarschen', '3 points'],
    ['scoring.mostCards', 'grupp', '1 point'],
    ['scoring.zwick', 'christiansen', '1 point'],
    ['scoring.zwick', 'huelsemann', '3 points'],
    ['fixedTotal', 'dithmarschen', '30 points'],
    ['fixedTotal', 'grossenwiehe', '83 points'],
    ['fixedTotal', 'christiansen', '34 points'],
    ['fixedTotal', 'huelsemann', '21 points'],
    ['fixedTotal', 'huelsemann-double', '41 points'],
    ['fixedTotal', 'grupp', '21 points'],
    ['rule.build-keeps-match', 'dithmarschen', 'holds'],
    ['rule.build-keeps-match', 'grupp', 'not here'],
    ['rule.build-for-partner', 'dithmarschen', 'with 4 players'],
    ['rule.build-for-partner', 'christiansen', 'not here'],
    ['rule.seat-without-cards', 'huelsemann-double', 'with 6, 7 or 8 players'],
    ['rule.joker-in-a-sum', 'christiansen', 'holds'],
    ['rule.joker-never-taken', 'grupp', 'holds'],
    ['rule.most-cards-tie', 'christiansen', 'holds'],
  ];
  test.each(rows)('%s in %s: %s', (row, version, text) => {
    expect(cellText(row, version)).toBe(text);
  });
});

describe('a cell stands on', () => {
  const rows: [row: string, version: string, rule: string | undefined, ground: string][] = [
    ['jokers', 'dithmarschen', 'three-jokers', 'said'],
    ['packSize', 'huelsemann', undefined, ''],
    ['seats', 'huelsemann-double', 'double-pack-from-five', 'ruling'],
    ['seats', 'grupp', 'numbers-of-players', 'ruling'],
    ['seats', 'grossenwiehe', 'numbers-of-players', 'said'],
    ['teamsAt', 'christiansen', 'no-teams', 'said'],
    ['deal.2', 'dithmarschen', 'deal-two-alone', 'ruling'],
    ['deal.3', 'dithmarschen', 'deal-three-alone', 'ruling'],
    ['deal.4', 'dithmarschen', 'deal-four-in-stages', 'said'],
    ['deal.4', 'dithmarschen-refill', 'deal-refill', 'said'],
    ['deal.7', 'huelsemann-double', 'deal-remainder', 'ruling'],
    ['deal.7', 'grupp', 'deal-remainder', 'said'],
    ['deal.4', 'huelsemann', 'deal-until-out', 'said'],
    ['deal.7', 'dithmarschen', undefined, ''],
    ['packet', 'christiansen', 'deal-singly', 'ruling'],
    ['builds.owned', 'huelsemann', 'builds-unowned', 'inferred'],
    ['builds.subtract', 'huelsemann', 'sum-builds', 'said'],
    ['builds.keep', 'huelsemann', 'sum-builds-only', 'inferred'],
    ['points.10D', 'grossenwiehe', 'score-tens', 'inferred'],
    ['points.10D', 'grupp', 'score-cardinal-high', 'said'],
    ['points.10S', 'christiansen', 'score-honours', 'said'],
    ['points.7S', 'huelsemann', 'score-sevens', 'said'],
    ['fixedTotal', 'christiansen', 'fixed-total', 'inferred'],
    ['rule.most-cards-tie', 'dithmarschen', undefined, 'ruling with 2, 3; inferred with 4'],
    ['rule.most-cards-tie', 'grossenwiehe', undefined, 'said'],
    [
      'rule.last-card-zwick',
      'huelsemann-double',
      undefined,
      'inferred with 5; ruling with 6, 7, 8',
    ],
  ];
  test.each(rows)('%s in %s: %s, %s', (id, version, rule, ground) => {
    const row = rowOf(id);
    const cell = row.kind === 'figure' ? row.cells[placeOf(version)] : undefined;
    expect(cell?.rule).toBe(rule);
    expect(groundText(id, version)).toBe(ground);
  });
});

describe('two versions', () => {
  const rows: [row: string, one: string, other: string, differs: boolean][] = [
    ['jokers', 'dithmarschen', 'dithmarschen-refill', false],
    ['jokers', 'dithmarschen', 'christiansen', true],
    ['points.X15', 'dithmarschen', 'grossenwiehe', false],
    ['points.X30', 'dithmarschen', 'grossenwiehe', true],
    ['nextDeal', 'dithmarschen', 'dithmarschen-refill', true],
    // Both are for four; that one is also for two and three is another row.
    ['rule.build-for-partner', 'dithmarschen', 'dithmarschen-refill', false],
    ['rule.missed-captures', 'dithmarschen', 'grossenwiehe', false],
    ['rule.missed-captures', 'dithmarschen', 'christiansen', true],
    // They share no number of players, so all answers together count.
    ['rule.missed-captures', 'dithmarschen', 'huelsemann-double', true],
    ['rule.missed-captures', 'huelsemann', 'huelsemann-double', false],
    // A deal that one of them does not have is nothing to differ in.
    ['deal.6', 'grossenwiehe', 'christiansen', false],
    ['deal.6', 'grossenwiehe', 'grupp', true],
    ['deal.4', 'huelsemann', 'grupp', true],
    ['rule.most-cards-tie', 'dithmarschen', 'grupp', false],
  ];
  test.each(rows)('in %s, %s and %s, differ: %s', (row, one, other, differs) => {
    expect(differ(rowOf(row), placeOf(one), placeOf(other))).toBe(differs);
    expect(differ(rowOf(row), placeOf(other), placeOf(one))).toBe(differs);
  });

  it('have a nearest neighbour: the refilled Dithmarschen, the double pack', () => {
    const near = nearest(COMPARISON);
    const neighbours = VARIANTS.map(({ id }, at) => [id, VARIANTS[near[at] ?? at]?.id]);
    expect(Object.fromEntries(neighbours)).toMatchObject({
      dithmarschen: 'dithmarschen-refill',
      'dithmarschen-refill': 'dithmarschen',
      huelsemann: 'huelsemann-double',
      'huelsemann-double': 'huelsemann',
      grupp: 'huelsemann',
    });
  });
});

describe('the rows', () => {
  it('are of every figure that has words, once each', () => {
    expect(FIGURE_ROWS.map(({ figure }) => figure).toSorted()).toEqual([...FIGURES].toSorted());
  });

  it('follow all sections of the rulebook', () => {
    expect([...COMPARED_SECTIONS].toSorted()).toEqual([...SECTIONS].toSorted());
  });

  it('have an id each', () => {
    const ids = COMPARISON.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name rules that exist, each of which states its figure in some version', () => {
    const known = RULES.map(({ id }) => id);
    for (const id of RULES_OF_FIGURES) expect(known, id).toContain(id);
    const used = COMPARISON.rows.flatMap((row) =>
      row.kind === 'figure' ? row.cells.flatMap(({ rule }) => rule ?? []) : [],
    );
    // Those that only take the place of another where a version has neither.
    expect([...RULES_OF_FIGURES].filter((id) => !used.includes(id))).toEqual([]);
  });

  it('name points of cards that score', () => {
    const points = FIGURE_ROWS.find(({ figure }) => figure === 'points')?.rules ?? {};
    const scoring = COMPARISON.rows.flatMap((row) =>
      row.kind === 'figure' ? (row.cards ?? []) : [],
    );
    for (const card of Object.keys(points)) {
      expect(isCard(card), card).toBe(true);
      expect(scoring, card).toContain(card);
    }
  });

  it('leave out no rule that holds in some versions only, and count those that hold alike', () => {
    const shown = new Set([
      ...RULES_OF_FIGURES,
      ...COMPARISON.rows.flatMap((row) => {
        if (row.kind === 'rule') return [row.rule];
        return row.kind === 'told' ? row.cells.flatMap(({ rules }) => rules) : [];
      }),
    ]);
    const left = RULES.filter(({ id }) => !shown.has(id));
    for (const { id, predicate } of left) {
      const where = VARIANTS.map((variant) => playersWhere(predicate, variant).length);
      expect(where, id).toEqual(VARIANTS.map(({ seats }) => seats.length));
    }
    expect(left.filter(({ section }) => section !== 'history')).toHaveLength(COMPARISON.alike);
  });

  it('show every field in which two records differ', () => {
    // Whoever plays with whom, and how they are dealt, is told by number of players.
    for (const name of Object.keys(FIELDS) as FieldName[]) {
      for (const [one, other] of pairsOf(VARIANTS.length)) {
        const [first, second] = [VARIANTS[one], VARIANTS[other]];
        const shared = first?.seats.filter((players) => second?.seats.includes(players)) ?? [];
        for (const players of shared) {
          const fields = [first, second].map(
            (variant) => variant && JSON.stringify(fieldOf(name, variant, players)),
          );
          if (fields[0] === fields[1]) continue;
          const figures = COMPARISON.rows.filter(({ kind }) => kind === 'figure');
          expect(
            figures.some((row) => differ(row, one, other)),
            `${name}, ${first?.id} and ${second?.id}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('all that differs', () => {
  const differences = differencesIn(COMPARISON);
  const between = (one: string, other: string) =>
    differences
      .filter(({ versions }) => versions.join() === `${one},${other}`)
      .map(({ row }) => row);

  it('between the two games of Dithmarschen is who plays, how they are dealt, and who tells of it', () => {
    expect(between('dithmarschen', 'dithmarschen-refill')).toEqual([
      'seats',
      'nextDeal',
      'deal.4',
      'rule.refill-rest',
      'rule.owe-before-refill',
      'told',
    ]);
  });

  it('names the rules on both sides', () => {
    const build = differences.find(
      ({ row, versions }) => row === 'builds.limit' && versions[0] === 'dithmarschen',
    );
    expect(build).toMatchObject({ section: 'builds', rules: ['build-limit'] });
    const owned = differences.find(({ row }) => row === 'builds.owned');
    expect(owned?.rules).toEqual(['build-owner', 'builds-unowned']);
  });
});

describe('a record changed in one point', () => {
  const dithmarschen = variantById('dithmarschen') as Variant;
  const { builds, scoring } = dithmarschen;
  const changes: [row: string, change: Partial<Variant>][] = [
    ['packs', { packs: 2 }],
    ['jokers', { jokers: [15, 20, 30] }],
    ['jokerValues', { jokersAre: 'wild' }],
    ['courts', { courts: 'high' }],
    ['seats', { seats: [2, 4] }],
    ['teamsAt', { teamsAt: [] }],
    ['packet', { packet: 2 }],
    ['nextDeal', { nextDeal: 'everyone-played' }],
    ['builds.owned', { builds: { ...builds, owned: false } }],
    ['builds.single', { builds: { ...builds, single: false } }],
    ['builds.subtract', { builds: { ...builds, subtract: false } }],
    ['builds.keep', { builds: { ...builds, keep: false } }],
    ['builds.limit', { builds: { ...builds, limit: 30 } }],
    ['ask', { ask: true }],
    ['scoring.mostCards', { scoring: { ...scoring, mostCards: 2 } }],
    ['scoring.zwick', { scoring: { ...scoring, zwick: 2 } }],
    [
      'points.3C',
      {
        scoring: { ...scoring, items: [...scoring.items, { id: '3C', cards: ['3C'], points: 4 }] },
      },
    ],
    [
      'deal.3',
      {
        deals: {
          ...dithmarschen.deals,
          3: { ...dithmarschen.deals[3], first: [{ to: 'hands', each: 3 }], later: [5] },
        },
      },
    ],
  ];
  test.each(changes)('differs in %s', (row, change) => {
    const comparison = compareVersions(RULES, [dithmarschen, { ...dithmarschen, ...change }]);
    const differing = comparison.rows.filter((one) => differ(one, 0, 1)).map(({ id }) => id);
    expect(differing).toContain(row);
  });
});

describe('an eighth version', () => {
  // Four jokers 15, 20, 30 and 35, the honours at 2 points each.
  const christiansen = variantById('christiansen') as Variant;
  // No pack of today's versions has such a joker.
  const joker = 'X35' as Card;
  const eighth: Variant = {
    ...christiansen,
    id: 'eighth',
    jokers: [15, 20, 30, 35],
    scoring: {
      ...christiansen.scoring,
      items: [
        { id: 'X35', cards: [joker], points: 8 },
        ...christiansen.scoring.items
          .filter(({ id }) => id !== 'X25')
          .map((item) => (['10S', '2S'].includes(item.id) ? { ...item, points: 2 } : item)),
      ],
    },
  };
  const comparison = compareVersions(RULES, [...VARIANTS, eighth]);

  test.each([
    ['jokers', '15, 20, 30, 35'],
    ['points.X35', '8 points'],
    ['points.X25', 'no such card'],
    ['points.2S', '2 points'],
    ['points.10S', '2 points'],
    ['fixedTotal', '38 points'],
    ['deal.2', '8 cards each, 8 to the table; then 8 each, twice'],
  ])('makes a column: %s is %s', (row, text) => {
    expect(cellText(row, 'eighth', comparison)).toBe(text);
  });

  it('makes a row where it scores a card that no other does', () => {
    expect(cellText('points.X35', 'dithmarschen', comparison)).toBe('no such card');
  });
});

describe('house rules beside the versions', () => {
  const house = (id: string): Variant => {
    const variant = variantById(id);
    if (variant === undefined) throw new Error(id);
    return variant;
  };
  const withHouse = (id: string) => compareVersions(RULES, [...VARIANTS, house(id)]);
  const groundsIn = (row: string, id: string) => {
    const comparison = withHouse(id);
    const cell = rowOf(row, comparison).cells[placeOf(id, comparison)];
    return cell !== undefined && 'grounds' in cell ? cell.grounds.map(({ ground }) => ground) : [];
  };

  test.for([
    ['dithmarschen.zwick.2', 'scoring.zwick', '2 points', ['house']],
    ['dithmarschen.zwick.2', 'scoring.mostCards', '3 points', ['said']],
    ['dithmarschen.subtract.no', 'builds.subtract', 'no', ['house']],
    ['grupp.zwick.2', 'jokers', '6, without numbers', ['inferred']],
    ['dithmarschen.teams4.no', 'teamsAt', 'never, everyone alone', ['house']],
    ['dithmarschen.x20.4', 'points.X20', '4 points', ['house']],
    ['dithmarschen.zwick.2', 'points.X20', '6 points', ['said']],
  ] as const)('%s: %s is “%s”, %o', ([id, row, text, grounds]) => {
    expect(cellText(row, id, withHouse(id))).toBe(text);
    expect(groundsIn(row, id)).toEqual(grounds);
  });

  it('has a row of its own where the house parts two cards that score alike everywhere else', () => {
    const id = 'huelsemann.7d.2';
    expect(COMPARISON.rows.some((row) => row.id === 'points.7D')).toBe(false);
    expect(cellText('points.7D', id, withHouse(id))).toBe('2 points');
    expect(cellText('points.7S', id, withHouse(id))).toBe('1 point');
  });

  it('is as its base in all that it does not change, for every point that can be changed', () => {
    for (const base of VARIANTS) {
      for (const point of housePoints(base)) {
        const value = point.values.find((one) => one !== point.read(base));
        if (value === undefined) continue;
        const variant = houseVariant(base, { [point.name]: value });
        if (variant === base) continue;
        const comparison = compareVersions(RULES, [...VARIANTS, variant]);
        const [one, other] = [placeOf(base.id, comparison), placeOf(variant.id, comparison)];
        const differing = comparison.rows.filter((row) => differ(row, one, other));
        for (const row of comparison.rows) {
          const cell = row.cells[other];
          const grounds = cell !== undefined && 'grounds' in cell ? cell.grounds : [];
          const isMarked = grounds.some(({ ground }) => ground === 'house');
          expect(isMarked, `${variant.id}: ${row.id}`).toBe(differing.includes(row));
        }
      }
    }
  });
});
