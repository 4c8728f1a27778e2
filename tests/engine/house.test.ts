/** House rules: a version with single points changed is a version like any other, and its id says all of it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  baseOf,
  type Card,
  DEFAULT_OPTIONS,
  dealRound,
  fixedTotal,
  houseChanges,
  housePoints,
  houseSpelling,
  houseVariant,
  listPlays,
  makePosition,
  packOf,
  parsePosition,
  perft,
  positionFromJson,
  positionToJson,
  readVersionId,
  sameOptions,
  scoreRound,
  startRound,
  VARIANTS,
  type Variant,
  variantById,
} from '../../src/engine/index.ts';
import { randomHouse } from '../slow/house.ts';
import { randomPosition } from '../support/randomPositions.ts';
import { seededRandom } from '../support/seededRandom.ts';
import {
  afterPlays,
  builds,
  FEW_RUNS,
  orThrow,
  RUNS,
  readState,
  refusalOf,
  verdict,
  versionNamed,
} from './read.ts';

const houses = fc.nat().map((seed) => randomHouse(seededRandom(seed)));
const cards = (text: string): Card[] => text.split(' ').filter((card) => card !== '') as Card[];
const won = (text: string, zwicks = 0) => ({ cards: cards(text), zwicks });

describe('the id of a house version', () => {
  test.prop([houses], RUNS)('is that of its record', ({ id }) => {
    const variant = versionNamed(id);
    expect(variant.id).toBe(id);
    expect(variantById(id)).toBe(variant);
    expect(id).toMatch(/^[a-z-]+(\.[a-z0-9]+\.[a-z0-9]+)+$/);
  });

  test.prop([houses, fc.nat()], RUNS)('may have its changes in any order', ({ id }, seed) => {
    const [base = '', ...parts] = id.split('.');
    const pairs = parts.flatMap((name, at) => (at % 2 === 0 ? [`${name}.${parts[at + 1]}`] : []));
    const other = [base, ...seededRandom(seed).shuffled(pairs)].join('.');
    expect(variantById(other)).toBe(versionNamed(id));
  });

  test.prop([houses], RUNS)('comes of its changes, and says which they are', ({ id }) => {
    const variant = versionNamed(id);
    const changes = houseChanges(variant);
    const spelt = changes.map(({ point, value }) => `.${point.name}.${houseSpelling(value)}`);
    expect(baseOf(variant).id + spelt.join('')).toBe(id);
    const made = Object.fromEntries(changes.map(({ point, value }) => [point.name, value]));
    expect(houseVariant(baseOf(variant), made)).toBe(variant);
  });

  test.prop([houses, fc.nat()], FEW_RUNS)('survives notation, links and JSON', (version, seed) => {
    const json = randomPosition(version, seededRandom(seed));
    const position = orThrow(positionFromJson(json), JSON.stringify(json));
    expect(position.variant.id).toBe(version.id);
    for (const spelling of ['text', 'link'] as const) {
      expect(parsePosition(makePosition(position, spelling), spelling)).toEqual({
        ok: true,
        value: position,
      });
    }
    const again = JSON.parse(JSON.stringify(positionToJson(position))) as unknown;
    expect(positionFromJson(again)).toEqual({ ok: true, value: position });
  });

  test.each(VARIANTS)('$id without a change is the version itself', (variant) => {
    expect(variantById(variant.id)).toBe(variant);
    expect(houseVariant(variant, {})).toBe(variant);
    expect(houseChanges(variant)).toEqual([]);
    expect(baseOf(variant)).toBe(variant);
    for (const point of housePoints(variant)) {
      const value = point.read(variant);
      expect(point.values, point.name).toContain(value);
      expect(houseVariant(variant, { [point.name]: value }), point.name).toBe(variant);
      expect(point.write(variant, value), point.name).toEqual(variant);
    }
  });

  test.each([
    ['dithmarschen.zwick.1', 'dithmarschen'],
    ['dithmarschen.zwick.1.tie.each', 'dithmarschen.tie.each'],
    ['grossenwiehe.ask.yes', 'grossenwiehe'],
  ])('%s says nothing new: it is %s', (id, same) => {
    expect(variantById(id)).toBe(versionNamed(same));
  });

  test('every name and value is of small letters and digits, and no two names are one', () => {
    for (const variant of VARIANTS) {
      const points = housePoints(variant);
      for (const { name, values } of points) {
        expect(name).toMatch(/^[a-z0-9]+$/);
        for (const value of values) expect(houseSpelling(value)).toMatch(/^[a-z0-9]+$/);
      }
      expect(new Set(points.map(({ name }) => name)).size).toBe(points.length);
    }
  });
});

describe('what is no version', () => {
  test.each([
    ['a base that there is not', 'atlantis.zwick.2', undefined, 'dithmarschen'],
    ['a point that there is not', 'dithmarschen.pingel.2', 'pingel', 'zwick'],
    ['a point that this base has not', 'dithmarschen.x30.9', 'x30', 'x25'],
    ['more points than there may be', 'dithmarschen.zwick.51', 'zwick.51', '50'],
    ['less than none', 'dithmarschen.zwick.-1', 'zwick.-1', '0'],
    ['half a point', 'dithmarschen.zwick.1.5', '5', 'most'],
    ['a zero too many', 'dithmarschen.zwick.02', 'zwick.02', '2'],
    ['a change without a value', 'dithmarschen.zwick', 'zwick.', '2'],
    ['nothing behind a dot', 'dithmarschen.', '', 'zwick'],
    ['one point twice', 'dithmarschen.zwick.2.zwick.3', 'zwick', 'most'],
    ['yes where a number stands', 'dithmarschen.most.yes', 'most.yes', '4'],
    ['teams of a number that the base has not', 'dithmarschen.teams6.yes', 'teams6', 'teams4'],
    ['teams of two players', 'christiansen.teams2.yes', 'teams2', 'teams4'],
    ['teams of three', 'christiansen.teams3.yes', 'teams3', 'teams4'],
    ['questions where nobody has a partner', 'christiansen.ask.yes', 'ask', 'zwick'],
    ['a tie for nothing', 'dithmarschen.most.0.tie.each', 'tie', 'most'],
    ['a lone build that is the loose card', 'huelsemann.single.yes', 'single', 'keep'],
    ['no limit on builds that are nobody’s', 'huelsemann.limit.none', 'limit.none', '10'],
    ['a limit that is none', 'dithmarschen.limit.25', 'limit.25', 'none'],
    ['other values for wild jokers', 'grupp.courts.dual', 'courts', 'packet'],
    ['capitals', 'dithmarschen.Zwick.2', 'Zwick', 'zwick'],
    ['a name that objects have anyway', 'dithmarschen.constructor.2', 'constructor', 'zwick'],
  ])('%s: %s', (_, id, part, known) => {
    expect(variantById(id)).toBeUndefined();
    const read = readVersionId(id);
    expect(read).toMatchObject({ ok: false, error: { name: id, part } });
    if (!read.ok) expect(read.error.known).toContain(known);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 40 })], RUNS)(
    'dithmarschen with any text behind it',
    (text) => {
      fc.pre(text !== '');
      expect(variantById(`dithmarschen${text}`)).toBeUndefined();
    },
  );

  test('what means nothing is left out where somebody chooses by hand', () => {
    const christiansen = versionNamed('christiansen');
    expect(houseVariant(christiansen, { ask: true, zwick: 99, pingel: 1, tie: 'each' }).id).toBe(
      'christiansen.tie.each',
    );
    expect(houseVariant(christiansen, { ask: true, teams4: true }).id).toBe(
      'christiansen.teams4.yes.ask.yes',
    );
  });
});

describe('the points of a round', () => {
  test.each<[string, number]>([
    ['dithmarschen.zwick.2', 30],
    ['dithmarschen.most.5', 32],
    ['dithmarschen.tie.each', 30],
    ['dithmarschen.aces.2', 34],
    ['dithmarschen.x25.0.x20.0.x15.0', 12],
    ['grossenwiehe.othertens.2', 86],
    ['christiansen.10d.10', 41],
    ['huelsemann-double.7s.3', 45],
    ['grupp.aces.1', 17],
  ])('%s: without Zwicks %i', (id, total) => {
    expect(fixedTotal(versionNamed(id))).toBe(total);
  });

  const TIED = [won('2C 3C', 1), won('4C 5C'), won('6C')];
  test.each<[string, number[]]>([
    ['dithmarschen', [1, 0, 0]],
    ['dithmarschen.tie.each', [4, 3, 0]],
    ['dithmarschen.zwick.4.most.2.tie.each', [6, 2, 0]],
    ['dithmarschen.most.0', [1, 0, 0]],
    ['huelsemann.zwick.0.tie.each', [1, 1, 0]],
  ])('%s: two of three sides tied for most cards, with a Zwick, have %j', (id, points) => {
    const score = scoreRound(versionNamed(id), TIED);
    expect(score.sides.map((side) => side.points)).toEqual(points);
    expect(score.total).toBe(score.expected);
  });

  test('where nobody has a card nobody is tied for most', () => {
    const score = scoreRound(versionNamed('dithmarschen.tie.each'), [won(''), won('')]);
    expect(score.sides.map(({ lines }) => lines)).toEqual([[], []]);
    expect(score.total).toBe(score.expected);
  });

  test.prop([houses, fc.nat()], RUNS)('add up, whoever is tied', ({ id }, seed) => {
    const variant = versionNamed(id);
    const random = seededRandom(seed);
    const pack = random.shuffled(packOf(variant));
    const sides = Array.from({ length: 2 + random.below(3) }, () => ({
      cards: pack.splice(0, random.below(random.chance(0.5) ? 3 : 20)),
      zwicks: random.below(3),
    }));
    const { expected, total } = scoreRound(variant, sides);
    expect(total).toBe(expected);
  });
});

describe('what may be played', () => {
  const nine = '4 @0 | 2C JC | 9H';
  test.each<[string, string[]]>([
    ['dithmarschen', ['2C on 9H =11@0', 'JC on 9H =11@0']],
    ['dithmarschen.subtract.no', ['2C on 9H =11@0', 'JC on 9H =11@0']],
    ['dithmarschen.limit.10', []],
  ])('%s: on a nine, with an ace kept', (id, expected) => {
    const made = builds(`${id} 4 @0 | 2C JC AS | 9H`);
    expect(made.filter((play) => play.includes(' on 9H =11'))).toEqual(expected);
  });

  test.each<[string, string, string, string]>([
    ['dithmarschen', '2C 7C', '2C on 9H =7', 'legal'],
    ['dithmarschen.subtract.no', '2C 7C', '2C on 9H =7', 'no-subtraction'],
    ['dithmarschen', '9C 9S', '9C on 9H =9', 'legal'],
    ['dithmarschen.keep.no', '9C 9S', '9C on 9H =9', 'no-keeping'],
    ['dithmarschen', 'QC QS', 'QC =13', 'legal'],
    ['dithmarschen.single.no', 'QC QS', 'QC =13', 'no-single-build'],
    ['dithmarschen.limit.12', 'QC QS', 'QC =13', 'over-limit'],
    ['dithmarschen.limit.12', 'QC QS', 'QC =3', 'legal'],
    ['dithmarschen.limit.12', '4C QS', '4C on 9H =13', 'over-limit'],
    ['dithmarschen.courts.high', 'QC QS', 'QC =3', 'single-value'],
    ['dithmarschen.courts.high', 'QC QS', 'QC =13', 'legal'],
  ])('%s, holding %s: %s is %s', (id, hand, play, expected) => {
    expect(verdict(`${id} 4 @0 | ${hand} | 9H`, `${play}@0`)).toBe(expected);
  });

  test.each<[string, string, string]>([
    ['huelsemann', '9C on JH =3', 'no-subtraction'],
    ['huelsemann.subtract.yes', '9C on JH =3', 'legal'],
    ['huelsemann.keep.yes', 'JC on JH =12', 'legal'],
    ['huelsemann.limit.12', '2C on JH =14', 'over-limit'],
  ])('%s: %s is %s', (id, play, expected) => {
    expect(verdict(`${id} 2 @0 | 9C JC 2C | JH`, play)).toBe(expected);
  });

  test('a build of a bigger value is refused by the limit, with it', () => {
    expect(refusalOf('dithmarschen.limit.12 4 @0 | QC QS | 9H', 'QC =13@0')).toEqual({
      code: 'over-limit',
      rule: 'build-limit',
      card: 'QC',
      on: null,
      value: 13,
      limit: 12,
    });
  });

  test('the other plays stay as they are', () => {
    const plays = (id: string) => listPlays(orThrow(parsePosition(`${id} ${nine}`)));
    expect(plays('dithmarschen.zwick.2')).toEqual(plays('dithmarschen'));
  });

  // Worked out by the slow reading in tests/slow, which agrees with the engine on random house versions.
  test('sequences of plays follow: fewer without subtraction, more with it', () => {
    const nodes = (id: string, depth: number) => {
      const variant = versionNamed(id);
      const seats = variant.seats[0] ?? 2;
      const deals = dealRound(variant, seats, 0, 'house');
      return perft(startRound(variant, DEFAULT_OPTIONS, seats, 0, deals), depth);
    };
    expect(nodes('christiansen.subtract.no', 2)).toBeLessThan(nodes('christiansen', 2));
    expect(nodes('christiansen.single.no', 2)).toBeLessThan(nodes('christiansen', 2));
    expect(nodes('huelsemann.subtract.yes', 2)).toBeGreaterThan(nodes('huelsemann', 2));
    expect(nodes('christiansen.zwick.3', 2)).toBe(nodes('christiansen', 2));
  });
});

describe('partners', () => {
  const state = (id: string) =>
    readState(
      `${id} 4 @0 dealer=3 | JS, QS, QH 8C, 2S | X25 | none | none=0, none=0${id.includes('teams') || id.startsWith('dith') ? '' : ', none=0, none=0'}`,
    );
  const ask13 = { kind: 'ask', of: 2, value: 13, holds: true } as const;

  test('Dithmarschen with questions: a yes is a promise, and one may build for it', () => {
    const after = afterPlays(state('dithmarschen.ask.yes'), ask13);
    expect(after.promised).toEqual([{ seat: 2, value: 13 }]);
    expect(afterPlays(after, 'JS on X25 =13@2').table[0]).toMatchObject({ value: 13, owner: 2 });
  });

  test.each([
    ['dithmarschen', 'ask-not-allowed'],
    ['christiansen.teams4.yes', 'ask-not-allowed'],
    ['grossenwiehe.ask.no', 'ask-not-allowed'],
  ])('%s: no questions (%s)', (id, code) => {
    const at = id.startsWith('grossenwiehe')
      ? readState(`${id} 4 @0 dealer=3 | JS, QS, QH 8C, 2S | X25 | none | none=0, none=0`)
      : state(id);
    expect(() => afterPlays(at, ask13)).toThrow(code);
  });

  test('four who play Christiansen’s game in two teams have partners', () => {
    expect(verdict('christiansen.teams4.yes 4 @0 | JS 8C | X25 | 2:13', 'JS on X25 =13@2')).toBe(
      'legal',
    );
    expect(verdict('dithmarschen.teams4.no 4 @0 | JS 8C | X25 | 2:13', 'JS on X25 =13@2')).toBe(
      'owner-not-partner',
    );
  });

  test('who is alone scores alone', () => {
    const variant: Variant = versionNamed('dithmarschen.teams4.no');
    const deals = dealRound(variant, 4, 0, 'alone');
    expect(startRound(variant, DEFAULT_OPTIONS, 4, 0, deals).won).toHaveLength(4);
  });
});

test('cards reach the hands by twos where a house deals so: the same numbers, another order', () => {
  const singly = dealRound(versionNamed('christiansen'), 4, 0, 'packet');
  const byTwos = dealRound(versionNamed('christiansen.packet.2'), 4, 0, 'packet');
  const sizes = (deals: typeof singly) =>
    deals.map(({ hands }) => hands.map((hand) => hand.length));
  expect(sizes(byTwos)).toEqual(sizes(singly));
  expect(byTwos[0]?.hands).not.toEqual(singly[0]?.hands);
  expect(byTwos[0]?.hands[1]?.slice(0, 2)).toEqual([
    singly[0]?.hands[1]?.[0],
    singly[0]?.hands[2]?.[0],
  ]);
});

test('any number of house versions may be asked for', () => {
  for (let zwick = 2; zwick <= 50; zwick += 1) {
    for (let most = 4; most <= 30; most += 1) {
      const id = `dithmarschen.zwick.${zwick}.most.${most}`;
      expect(variantById(id)?.id).toBe(id);
    }
  }
});

test.each([
  ['nothing', {}, true],
  ['what a loose joker is taken by', { jokerOnTable: 'never' }, false],
  ['whether a joker makes a Zwick', { jokerSweepIsZwick: false }, false],
] as const)('two houses that differ in %s have agreed on the same: %s', (_, more, same) => {
  expect(sameOptions(DEFAULT_OPTIONS, { ...DEFAULT_OPTIONS, ...more })).toBe(same);
});
