/** Tables on which everybody trails: what is asked about one play must be answered at any width. */
import { describe, expect, test } from 'vitest';
import type { Card, Pile, Position } from '../../src/engine/index.ts';
import {
  checkPlay,
  countPlays,
  eachPlay,
  findZwicks,
  leastUncovered,
  listPlays,
  packOf,
  parsePosition,
  sumsOf,
  TableTooWide,
} from '../../src/engine/index.ts';
import { captures, readPosition } from './read.ts';

/** The position with loose cards of the pack put behind its piles, up to that width. */
function widened(notation: string, width: number): Position {
  const parsed = parsePosition(notation);
  if (!parsed.ok) throw new Error(`${notation}: ${parsed.error.code}`);
  const { hand, table, variant } = parsed.value;
  const used = new Set<Card>([...hand, ...table.flatMap((pile) => pile.cards)]);
  const free = packOf(variant).filter((card) => !used.has(card));
  const loose = free.slice(0, width - table.length).map((card): Pile => ({ cards: [card] }));
  return { ...parsed.value, table: [...table, ...loose] };
}

describe.each([17, 30, 38, 46, 50])('with %i piles on the table', (width) => {
  const OWN = 'christiansen 4 @0 | QH 4S KS | 3S 10C =13@0, QD =3@0';

  test('a card that a build needs may not be laid down', () => {
    const checked = checkPlay(widened(OWN, width), { kind: 'trail', card: 'QH' });
    expect(checked.ok ? 'legal' : checked.error.code).toBe('build-uncovered');
  });

  test('no other may be either, since one queen can’t serve for two builds', () => {
    // KS as 14 takes 13 + an ace, or the two builds of 13 and 3 in other groups, so that less is owed.
    const position = widened(OWN, width);
    expect(leastUncovered(position)).toBe(0);
    const checked = checkPlay(position, { kind: 'trail', card: '4S' });
    expect(checked.ok ? 'legal' : checked.error.code).toBe('build-uncovered');
  });

  test('a Zwick that is found takes every pile once, in groups of its value', () => {
    const position = widened(OWN, width);
    for (const { groups, value, ...zwick } of findZwicks(position)) {
      expect(groups.flat().toSorted((one, other) => one - other)).toEqual(
        position.table.map((_, pile) => pile),
      );
      const sums = sumsOf(position, { ...zwick, groups, value });
      expect(new Set(sums.map(({ worths }) => worths.reduce((sum, one) => sum + one, 0)))).toEqual(
        new Set([value]),
      );
    }
  });
});

test('the widest table of a pack has a Zwick where all of it adds up', () => {
  // Five pairs of ranks make 13, and each rank is there four times.
  const pairs: readonly [string, string][] = [
    ['A', '2'],
    ['10', '3'],
    ['9', '4'],
    ['8', '5'],
    ['7', '6'],
  ];
  const table = (['S', 'H', 'D', 'C'] as const).flatMap((suit) =>
    pairs.flat().map((rank): Pile => ({ cards: [`${rank}${suit}` as Card] })),
  );
  const parsed = parsePosition('huelsemann 2 @0 | QS KS');
  if (!parsed.ok) throw new Error('no position');
  const zwicks = findZwicks({ ...parsed.value, table });
  expect(zwicks.map(({ card, value, groups }) => [card, value, groups.length])).toEqual([
    ['QS', 13, 20],
  ]);
});

describe('on a table of more than sixteen piles', () => {
  /** Sixteen piles that neither a four nor a five reaches. */
  const HIGH = ['6', '7', '8', '9']
    .flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit))
    .join(', ');

  test('a card takes what it would without the piles that it does not reach, in the same order', () => {
    const at = `dithmarschen 2 @0 | 5S | 2S, 3S, 5H, ${HIGH}`;
    expect(captures(at)).toEqual(['5S x 2S 3S', '5S x 2S 3S 5H', '5S x 5H']);
    expect(countPlays(readPosition(at))).toBe(4);
    expect(listPlays(readPosition(at))).not.toContainEqual(
      expect.objectContaining({ zwick: true }),
    );
  });

  test('each card takes its own', () => {
    expect(captures(`dithmarschen 2 @0 | 5S 4S | 2S, 3S, 4H, ${HIGH}`)).toEqual([
      '5S x 2S 3S',
      '4S x 4H',
    ]);
  });

  test('a capture that leaves a build of one’s own without a card is not among the plays', () => {
    const at = `dithmarschen 2 @0 | 5S 10S | 2S 3S =5@0, 5D, ${HIGH}`;
    expect(captures(at).filter((play) => play.startsWith('5S'))).toEqual(['5S x 2S', '5S x 2S 5D']);
    const position = readPosition(at);
    expect(countPlays(position)).toBe(listPlays(position).length);
  });

  test('a build of somebody else’s binds nobody', () => {
    expect(captures(`dithmarschen 2 @0 | 5S | 2S 3S =5@1, 5D, ${HIGH}`)).toEqual([
      '5S x 2S',
      '5S x 2S 5D',
      '5S x 5D',
    ]);
  });

  test('plays one by one are those of the list', () => {
    const position = readPosition(`dithmarschen 2 @0 | 5S 4S | 2S, 3S, 4H, ${HIGH}`);
    expect([...eachPlay(position)]).toEqual(listPlays(position));
  });

  test('what takes every pile is the one Zwick of the list', () => {
    const TWOS_AND_THREES = ['2', '3']
      .flatMap((rank) => ['S', 'S', 'H', 'H', 'D', 'D', 'C', 'C'].map((suit) => rank + suit))
      .join(', ');
    // Eight twos, eight threes and a ten are five tens.
    const position = readPosition(`huelsemann-double 5 @0 | 10S | ${TWOS_AND_THREES}, 10H`);
    const zwicks = [...eachPlay(position)].filter((made) => made.kind === 'capture' && made.zwick);
    expect(zwicks).toEqual([
      expect.objectContaining({ card: '10S', takes: position.table.map((_, pile) => pile) }),
    ]);
  });

  test('a build taken along leaves its owner owing less, whichever of the piles it is', () => {
    const at = (...table: string[]) => `christiansen 4 @0 | 5S KS | ${table.join(', ')}, ${HIGH}`;
    // The five is owed for, and only the five itself matches it: it may take its build, not leave it.
    const taken = ['2S 3S =5@0', '5D'];
    expect(captures(at(...taken)).filter((play) => play.startsWith('5S'))).toEqual([
      '5S x 2S',
      '5S x 2S 5D',
    ]);
    expect(captures(at(...taken.toReversed())).filter((play) => play.startsWith('5S'))).toEqual([
      '5S x 5D 2S',
      '5S x 2S',
    ]);
  });

  test('a joker that only jokers take is taken by the joker of the hand, not by a card of its values', () => {
    const position = {
      ...readPosition(`grupp 2 @0 | 4S X3 | X2, 4H, ${HIGH}`),
      options: { jokerOnTable: 'joker-only', jokerSweepIsZwick: true } as const,
    };
    const taking = (card: Card): readonly (readonly number[])[] =>
      [...eachPlay(position)].flatMap((made) =>
        made.kind === 'capture' && made.card === card ? [made.takes] : [],
      );
    expect(taking('4S')).toEqual([[1]]);
    expect(taking('X3')).toContainEqual([0]);
  });

  test('at fifty piles the captures are not counted, and that is said', () => {
    const fifty = widened('christiansen 4 @0 | KS | 3S', 50);
    expect(() => countPlays(fifty)).toThrow(TableTooWide);
    expect(() => countPlays(fifty)).toThrow(
      expect.objectContaining({ name: 'TableTooWide', message: '50 piles' }),
    );
  });
});
