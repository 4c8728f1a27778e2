/** The deal card in sentences: expected ones written from the rules, for every version and number of players. */
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../src/engine/index.ts';
import { dealPictureText, dealSentences } from '../../src/words/deal.ts';
import { versionNamed } from '../engine/read.ts';

const ONE = 'one at a time';
const START = 'Begin at the dealer’s left and go round clockwise:';
const NONE = 'None go to the table, and what lies there stays.';
const OUT = 'Then the stock is out.';
const GROSS = [
  `${START} 2 cards to each, all at once.`,
  'Lay 5 face up on the table, each by itself.',
  'Again, 2 cards to each, all at once.',
  'Lay 5 more face up on the table, each by itself.',
];
const first = (each: number, table: number): string[] => [
  `${START} ${each} cards to each, ${ONE}.`,
  `Lay ${table} face up on the table, each by itself.`,
];
const stock = (cards: number): string =>
  `Put the other ${cards} aside, face down: the stock. The player at the dealer’s left plays first.`;
const again = (each: string, times: string, left: string): string =>
  `Whenever all hands are empty, deal ${each} to each, ${ONE}, ${times}. ${NONE} ${left}`;
const once = (each: string, left: string, table = `${NONE} `): string =>
  `When all hands are empty, deal ${each} to each, ${ONE}. ${table}${left}`;
const left = (cards: number): string => `Then ${cards} are left in the stock.`;
const rest = (cards: number, who: string, passed = ''): string =>
  `When all hands are empty again, the last ${cards} go round one by one: ${who}.${passed} ${OUT}`;
const twos = (times: string): string =>
  `Whenever all hands are empty, deal 4 cards to each, 2 at a time, ${times}. ${NONE} ${OUT}`;
const PASSED = ' Who has no card is passed over.';

/** What is said between shuffling and the next round. */
const CARDS: readonly (readonly [string, number, readonly string[]])[] = [
  [
    'dithmarschen',
    2,
    [...first(4, 3), stock(44), again('4 cards', '4 times', left(12)), once('6 cards', OUT, '')],
  ],
  [
    'dithmarschen',
    3,
    [...first(4, 4), stock(39), again('4 cards', 'twice', left(15)), once('5 cards', OUT, '')],
  ],
  [
    'dithmarschen',
    4,
    [...first(4, 3), stock(36), once('4 cards', left(20)), once('5 cards', OUT, '')],
  ],
  [
    'dithmarschen-refill',
    4,
    [
      ...first(4, 3),
      stock(36),
      `Whenever everybody has played a card, deal 1 card to each, 9 times. ${NONE} ${OUT}`,
    ],
  ],
  ['grossenwiehe', 2, [...GROSS, stock(40), twos('5 times')]],
  ['grossenwiehe', 3, [...GROSS, stock(36), twos('3 times')]],
  ['grossenwiehe', 4, [...GROSS, stock(32), twos('twice')]],
  [
    'grossenwiehe',
    6,
    [
      ...GROSS,
      stock(24),
      `When all hands are empty, deal 4 cards to each, 2 at a time. ${NONE} ${OUT}`,
    ],
  ],
  ['christiansen', 2, [...first(8, 8), stock(32), again('8 cards', 'twice', OUT)]],
  ['christiansen', 3, [...first(8, 8), stock(24), once('8 cards', OUT)]],
  ['christiansen', 4, [...first(6, 8), stock(24), once('6 cards', OUT)]],
  ['huelsemann', 2, [...first(4, 4), stock(40), again('4 cards', '5 times', OUT)]],
  ['huelsemann', 3, [...first(4, 4), stock(36), again('4 cards', '3 times', OUT)]],
  ['huelsemann', 4, [...first(4, 4), stock(32), again('4 cards', 'twice', OUT)]],
  ['huelsemann-double', 5, [...first(4, 4), stock(80), again('4 cards', '4 times', OUT)]],
  [
    'huelsemann-double',
    6,
    [
      ...first(4, 4),
      stock(76),
      again('4 cards', '3 times', left(4)),
      rest(4, 'the first 4 from the dealer’s left get 1, the others none', PASSED),
    ],
  ],
  [
    'huelsemann-double',
    7,
    [
      ...first(4, 4),
      stock(72),
      again('4 cards', 'twice', left(16)),
      rest(16, 'the first 2 from the dealer’s left get 3, the others 2'),
    ],
  ],
  [
    'huelsemann-double',
    8,
    [
      ...first(4, 4),
      stock(68),
      again('4 cards', 'twice', left(4)),
      rest(4, 'the first 4 from the dealer’s left get 1, the others none', PASSED),
    ],
  ],
  [
    'grupp',
    2,
    [...first(4, 4), stock(46), again('4 cards', '5 times', left(6)), rest(6, 'each gets 3')],
  ],
  [
    'grupp',
    3,
    [...first(4, 4), stock(42), again('4 cards', '3 times', left(6)), rest(6, 'each gets 2')],
  ],
  [
    'grupp',
    4,
    [
      ...first(4, 4),
      stock(38),
      again('4 cards', 'twice', left(6)),
      rest(6, 'the first 2 from the dealer’s left get 2, the others 1'),
    ],
  ],
  [
    'grupp',
    5,
    [
      ...first(4, 4),
      stock(34),
      once('4 cards', left(14)),
      rest(14, 'the first 4 from the dealer’s left get 3, the dealer 2'),
    ],
  ],
  ['grupp', 6, [...first(4, 4), stock(30), once('4 cards', left(6)), rest(6, 'each gets 1')]],
  [
    'grupp',
    7,
    [
      ...first(4, 4),
      stock(26),
      `When all hands are empty, the last 26 go round one by one: the first 5 from the dealer’s left get 4, the others 3. ${NONE} ${OUT}`,
    ],
  ],
  [
    'grupp',
    8,
    [
      ...first(4, 4),
      stock(22),
      `When all hands are empty, the last 22 go round one by one: the first 6 from the dealer’s left get 3, the others 2. ${NONE} ${OUT}`,
    ],
  ],
];

const TEAMS = 'Partners sit alternately with their opponents.';
const NEXT = 'The next round is dealt by the player at the dealer’s left.';

describe('the deal card', () => {
  test.each(CARDS)('%s, %i players', (id, players, sentences) => {
    const all = dealSentences(versionNamed(id), players).map(({ text }) => text);
    const found = all.filter((text) => text !== TEAMS && text !== NEXT);
    expect(found[0]).toMatch(/^The dealer shuffles all \d+ cards/);
    expect(found.slice(1)).toEqual(sentences);
    expect(all.at(-1)).toBe(NEXT);
  });

  test('is written here for every version and number of players', () => {
    expect(CARDS.map(([id, players]) => `${id} ${players}`)).toEqual(
      VARIANTS.flatMap(({ id, seats }) => seats.map((players) => `${id} ${players}`)),
    );
  });

  test.each([
    ['dithmarschen', 4, '55 cards, a French pack of 52 and the jokers 15, 20 and 25'],
    ['grossenwiehe', 3, '58 cards, a French pack of 52 and the jokers 15, 17, 20, 22, 25 and 30'],
    ['huelsemann', 2, '52 cards, a French pack of 52.'],
    ['huelsemann-double', 5, '104 cards, two French packs of 52.'],
    ['grupp', 4, '58 cards, a French pack of 52 and 6 jokers'],
  ])('%s with %i players is shuffled from: %s', (id, players, pack) => {
    const texts = dealSentences(versionNamed(id), players).map(({ text }) => text);
    expect(texts.join(' ')).toContain(`The dealer shuffles all ${pack}`);
  });

  test.each([
    ['dithmarschen', [4]],
    ['dithmarschen-refill', [4]],
    ['grossenwiehe', [4, 6]],
    ['christiansen', []],
    ['grupp', []],
  ])('%s seats partners with %j players only', (id, numbers) => {
    const variant = versionNamed(id);
    const teams = variant.seats.filter((players) =>
      dealSentences(variant, players).some(({ text }) => text === TEAMS),
    );
    expect(teams).toEqual(numbers);
  });

  test('says what its pictures show', () => {
    const pictures = dealSentences(versionNamed('grupp'), 5).flatMap(({ stage }) =>
      stage ? [dealPictureText(stage)] : [],
    );
    expect(pictures).toEqual([
      '4 cards for each, 4 on the table, 34 in the stock.',
      '4 cards for each, 14 in the stock.',
      'from the dealer’s left 3, 3, 3, 3 and 2, no stock left.',
    ]);
  });
});
