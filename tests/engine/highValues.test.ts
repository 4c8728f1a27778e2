/** What a joker above 31 captures: no version has one, a record handed over may, and sums then take two words. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pileSets } from '../../src/engine/sets.ts';
import type { Shape } from '../../src/engine/shape.ts';
import { splitInto } from '../../src/engine/split.ts';
import { kindsOf, markAble, tallySets } from '../../src/engine/wide.ts';
import { FEW_RUNS } from './read.ts';

const shape: fc.Arbitrary<Shape> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      base: fc.integer({ min: 1, max: 4 }),
      stretch: fc.constant('dual' as const),
      taken: fc.constant('sum' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      base: fc.integer({ min: 2, max: 60 }),
      stretch: fc.constant('fixed' as const),
      taken: fc.constant('sum' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Shape>({ base: 2, stretch: 'wild', taken: 'alone' }),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Shape>({ base: 2, stretch: 'wild', taken: 'no' }),
  },
);
/** Few different ones, so that there are equal piles, and sums that come out. */
const table = fc
  .array(shape, { minLength: 1, maxLength: 5 })
  .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 1, maxLength: 9 }));

/** The sets that fall into groups of the value, each of them tried. */
function setsTried(shapes: readonly Shape[], value: number): number[] {
  return Array.from({ length: 2 ** shapes.length - 1 }, (_, at) => at + 1).filter((set) =>
    splitInto(
      shapes,
      shapes.map((_, pile) => pile).filter((pile) => (set >>> pile) & 1),
      value,
    ),
  );
}

describe('at a value above 31', () => {
  const value = fc.integer({ min: 28, max: 63 });

  test.prop([table, value], FEW_RUNS)('all sets are found that can be split', (shapes, at) => {
    expect([...pileSets(shapes, at).masks].sort((one, other) => one - other)).toEqual(
      setsTried(shapes, at),
    );
  });

  test.prop([table, value], FEW_RUNS)('as many are counted on a wide table', (shapes, at) => {
    const kinds = kindsOf(shapes, at, new Set());
    const able = new Uint8Array(kinds.counts);
    markAble(kinds, at, able);
    expect(Number(tallySets(kinds, able, () => 0).get(0) ?? 0n)).toBe(setsTried(shapes, at).length);
  });
});
