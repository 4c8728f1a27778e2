/** Tables on which everybody trails: what is asked about one play must be answered at any width. */
import { describe, expect, test } from 'vitest';
import type { Card, Pile, Position } from '../../src/engine/index.ts';
import {
  checkPlay,
  findZwicks,
  leastUncovered,
  packOf,
  parsePosition,
  sumsOf,
} from '../../src/engine/index.ts';

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
