/** What won cards, Zwicks and most cards count at the end of a round, line by line. */
import { describe, expect, test } from 'vitest';
import {
  type Card,
  cardPoints,
  countingCards,
  fixedTotal,
  mostCardsSide,
  packOf,
  pointsOn,
  replay,
  type SideWon,
  scoreRound,
  VARIANTS,
} from '../../src/engine/index.ts';
import { readChristiansen } from './christiansen.ts';
import { versionNamed } from './read.ts';

const cards = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
const won = (text: string, zwicks = 0): SideWon => ({ cards: cards(text), zwicks });

/** Which cards count, and how much; all others nothing. */
const DITHMARSCHEN = 'X15 5, X20 6, X25 7, 10D 3, 10S 1, 2S 1, AS 1, AH 1, AD 1, AC 1';
const HUELSEMANN = '10D 10, AS 2, AH 2, AD 2, AC 2, 7D 1, 7S 1';
const POINTS: readonly (readonly [string, string])[] = [
  ['dithmarschen', DITHMARSCHEN],
  ['dithmarschen-refill', DITHMARSCHEN],
  [
    'grossenwiehe',
    'X15 5, X17 7, X20 10, X22 12, X25 15, X30 20, 10D 3, 10S 1, 10H 1, 10C 1, 2S 1, AS 1, AH 1, AD 1, AC 1',
  ],
  ['christiansen', 'X15 4, X20 5, X25 6, X30 7, 10D 3, 10S 1, 2S 1, AS 1, AH 1, AD 1, AC 1'],
  ['huelsemann', HUELSEMANN],
  ['huelsemann-double', HUELSEMANN],
  ['grupp', HUELSEMANN],
];

describe('points on cards', () => {
  test.each(POINTS)('%s: %s', (id, text) => {
    const variant = versionNamed(id);
    const expected = new Map(
      text.split(', ').map((pair): [string, number] => {
        const [card = '', points] = pair.split(' ');
        return [card, Number(points)];
      }),
    );
    for (const card of packOf(variant)) {
      expect([card, pointsOn(card, variant)]).toEqual([card, expected.get(card) ?? 0]);
    }
  });

  test.each([
    ['dithmarschen', 30, 3],
    ['dithmarschen-refill', 30, 3],
    ['grossenwiehe', 83, 3],
    ['christiansen', 34, 3],
    ['huelsemann', 21, 1],
    ['huelsemann-double', 41, 1],
    ['grupp', 21, 1],
  ])('%s: %i points in all, %i of them for most cards', (id, total, most) => {
    const variant = versionNamed(id);
    expect(fixedTotal(variant)).toBe(total);
    expect(cardPoints(packOf(variant), variant)).toBe(total - most);
    expect(variant.scoring.mostCards).toBe(most);
  });

  test('in Großenwiehe a joker counts ten less than its number', () => {
    const variant = versionNamed('grossenwiehe');
    for (const number of [15, 17, 20, 22, 25, 30]) {
      expect(pointsOn(`X${number}` as Card, variant)).toBe(number - 10);
    }
  });

  test('Grupp’s jokers score nothing', () => {
    expect(cardPoints(cards('X1 X2 X3 X4 X5 X6'), versionNamed('grupp'))).toBe(0);
  });

  test('in a double pack every copy counts', () => {
    expect(cardPoints(cards('10D 10D AS AS 7S'), versionNamed('huelsemann-double'))).toBe(25);
  });
});

describe('most cards', () => {
  test.each([
    ['more than each other side, though not more than half', ['2C 3C', '4C', '5C'], 0],
    ['the second side', ['2C', '4C 6C 7C', '5C 8C'], 1],
    ['two sides with as many', ['2C 3C', '4C 5C'], undefined],
    ['a tie for most above a third', ['2C 3C', '4C 5C', '6C'], undefined],
    ['a tie below the most', ['2C 3C', '4C', '6C'], 0],
    ['nobody has any', ['', '', ''], undefined],
  ])('%s', (_, sides, most) => {
    expect(mostCardsSide(sides.map((text) => won(text)))).toBe(most);
  });

  test.each(VARIANTS.map(({ id }) => id))('%s: on a tie nobody scores for them', (id) => {
    const variant = versionNamed(id);
    const { total, expected, sides } = scoreRound(variant, [won('2C 3C'), won('4C 5C')]);
    expect(sides.map(({ points }) => points)).toEqual([0, 0]);
    expect(total).toBe(0);
    expect(expected).toBe(0);
  });

  test('Großenwiehe comes to 80 in place of 83 on a tie', () => {
    const variant = versionNamed('grossenwiehe');
    const pack = packOf(variant);
    const halves = [pack.slice(0, 29), pack.slice(29)].map((half) => ({ cards: half, zwicks: 0 }));
    expect(scoreRound(variant, halves)).toMatchObject({ total: 80, expected: 80 });
  });
});

describe('Zwicks', () => {
  test.each([
    ['dithmarschen', 1],
    ['dithmarschen-refill', 1],
    ['grossenwiehe', 1],
    ['christiansen', 1],
    ['huelsemann', 3],
    ['huelsemann-double', 3],
    ['grupp', 3],
  ])('in %s each counts %i', (id, points) => {
    const { sides } = scoreRound(versionNamed(id), [won('2C', 4), won('3C')]);
    expect(sides).toEqual([
      { points: 4 * points, lines: [{ what: 'zwick', points: 4 * points, cards: [] }] },
      { points: 0, lines: [] },
    ]);
  });
});

describe('the score, line by line', () => {
  test('names the cards that earned each line, and leaves out what earned nothing', () => {
    const score = scoreRound(versionNamed('grossenwiehe'), [
      won('X30 10D 10H 10S AS AD 2S KS KD', 1),
      won('X15 AC 5D'),
    ]);
    expect(score.sides).toEqual([
      {
        points: 20 + 3 + 2 + 1 + 2 + 3 + 1,
        lines: [
          { what: 'X30', points: 20, cards: ['X30'] },
          { what: '10D', points: 3, cards: ['10D'] },
          { what: 'other-tens', points: 2, cards: ['10H', '10S'] },
          { what: '2S', points: 1, cards: ['2S'] },
          { what: 'aces', points: 2, cards: ['AS', 'AD'] },
          { what: 'most-cards', points: 3, cards: [] },
          { what: 'zwick', points: 1, cards: [] },
        ],
      },
      {
        points: 6,
        lines: [
          { what: 'X15', points: 5, cards: ['X15'] },
          { what: 'aces', points: 1, cards: ['AC'] },
        ],
      },
    ]);
  });

  test('the points on cards that no side holds are not expected', () => {
    const { total, expected } = scoreRound(versionNamed('dithmarschen'), [
      won('X25 10D'),
      won('AS', 2),
    ]);
    // 7 + 3 + most cards 3; 1 + 2 Zwicks.
    expect(total).toBe(16);
    // 30 + 2 less X20 6, X15 5, 10S, 2S and three aces.
    expect(expected).toBe(30 + 2 - 6 - 5 - 1 - 1 - 3);
  });

  test.each(VARIANTS.map(({ id }) => id))(
    '%s: one side with all cards has the fixed total',
    (id) => {
      const variant = versionNamed(id);
      const all = { cards: packOf(variant), zwicks: 1 };
      const { total, expected } = scoreRound(variant, [all, won('')]);
      expect(total).toBe(fixedTotal(variant) + variant.scoring.zwick);
      expect(expected).toBe(total);
    },
  );

  test('a side with all jokers, the ten of diamonds and most cards leads 24 to 6 before Zwicks', () => {
    const { sides } = scoreRound(versionNamed('dithmarschen'), [
      won('X15 X20 X25 10D 3C 4C 5C 6C'),
      won('10S 2S AS AH AD AC'),
    ]);
    expect(sides.map(({ points }) => points)).toEqual([24, 6]);
  });

  test('jokers are 18 of Dithmarschen’s points', () => {
    expect(cardPoints(cards('X15 X20 X25'), versionNamed('dithmarschen'))).toBe(18);
  });
});

describe('the annotated Christiansen round', () => {
  test('Beatrice has 12 cards and 1 point, Charlie 12 and 3, Diane 27 and 26, Albert 5 and 8', () => {
    const result = replay(readChristiansen());
    expect(result).toMatchObject({
      ok: true,
      value: {
        points: [8, 1, 3, 26],
        cards: [5, 12, 12, 27],
        zwicks: [1, 0, 2, 1],
        left: cards('10C 8H AC'),
      },
    });
  });

  test('together they have 38 points: 34 and four Zwicks', () => {
    const result = replay(readChristiansen());
    expect(result).toMatchObject({ ok: true, value: { score: { total: 38, expected: 38 } } });
  });

  test.each([
    ['Albert', 0, 'X15 4, 10D 3, zwick 1'],
    ['Beatrice', 1, 'aces 1'],
    ['Charlie', 2, 'aces 1, zwick 2'],
    ['Diane', 3, 'X30 7, X25 6, X20 5, 10S 1, 2S 1, aces 2, most-cards 3, zwick 1'],
  ])('%s, at seat %i, scores: %s', (_, seat, lines) => {
    const result = replay(readChristiansen());
    const found = result.ok ? (result.value.score.sides[seat]?.lines ?? []) : [];
    expect(found.map(({ what, points }) => `${what} ${points}`).join(', ')).toBe(lines);
  });

  test('Beatrice’s ace is that of diamonds, Charlie’s of hearts, Diane’s those of spades and clubs', () => {
    const result = replay(readChristiansen());
    const aces = result.ok
      ? result.value.score.sides.map(
          ({ lines }) => lines.find(({ what }) => what === 'aces')?.cards.toSorted() ?? [],
        )
      : [];
    expect(aces).toEqual([[], ['AD'], ['AH'], ['AC', 'AS']]);
  });
});

describe('in a house that changes the points', () => {
  const TIED = [won('2C 3C'), won('4C 5C'), won('6C')];

  test('each side tied for most cards has the points for it, where the house gives them to each', () => {
    const { expected, sides, total } = scoreRound(versionNamed('dithmarschen.tie.each'), TIED);
    expect(sides.map(({ points }) => points)).toEqual([3, 3, 0]);
    expect([total, expected]).toEqual([6, 6]);
  });

  test('a third side without a card changes nothing in that', () => {
    const sides = [won('2C 3C'), won('4C 5C'), won('')];
    const { sides: scores } = scoreRound(versionNamed('dithmarschen.tie.each'), sides);
    expect(scores.map(({ points }) => points)).toEqual([3, 3, 0]);
  });

  test('but not where no side has a card', () => {
    const none = scoreRound(versionNamed('dithmarschen.tie.each'), [won(''), won('')]);
    expect(none.sides.map(({ points }) => points)).toEqual([0, 0]);
  });

  test('a card that counts nothing is none of those that count', () => {
    const counting = countingCards(versionNamed('huelsemann.7d.0'));
    expect(counting).not.toContain('7D');
    expect(counting).toHaveLength(6);
  });
});
