/** The searches against each other, pile shapes drawn at random: sets as masks, sets as counts, and splits one by one. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pileSets } from '../../src/engine/sets.ts';
import type { Shape } from '../../src/engine/shape.ts';
import { splitInto, splitsWith } from '../../src/engine/split.ts';
import { kindsOf, markAble, tallySets } from '../../src/engine/wide.ts';
import { FEW_RUNS } from './read.ts';

/** A pile summed at its lowest value, which is one of these, or above it as `stretch` says. */
const summed = (stretch: Shape['stretch'], min: number, max: number): fc.Arbitrary<Shape> =>
  fc.integer({ min, max }).map((base) => ({ base, stretch, taken: 'sum' }));
/** A loose wild joker; no value above 14 takes one into a sum. */
const wild = (...taken: Shape['taken'][]): fc.Arbitrary<Shape> =>
  fc.constantFrom(...taken).map((how) => ({ base: 2, stretch: 'wild', taken: how }));

const shape = fc.oneof(
  { weight: 4, arbitrary: summed('dual', 1, 4) },
  { weight: 6, arbitrary: summed('fixed', 2, 60) },
  { weight: 2, arbitrary: wild('alone', 'no') },
);
/** Values of a pack, with wild jokers among them. */
const ordinary = fc.oneof(
  { weight: 3, arbitrary: summed('dual', 1, 4) },
  { weight: 5, arbitrary: summed('fixed', 1, 14) },
  { weight: 1, arbitrary: wild('sum', 'alone', 'no') },
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

const upTo = (count: number): number[] => Array.from({ length: count }, (_, pile) => pile);

test.prop(
  [
    fc
      .array(ordinary, { minLength: 2, maxLength: 5 })
      .chain((some) => fc.array(fc.constantFrom(...some), { minLength: 11, maxLength: 16 })),
    fc.integer({ min: 5, max: 14 }),
  ],
  FEW_RUNS,
)('a table of many piles is split just where all of it is one of the sets', (shapes, value) => {
  const isSet = pileSets(shapes, value).masks.includes(2 ** shapes.length - 1);
  expect(splitInto(shapes, upTo(shapes.length), value) !== null).toBe(isSet);
});

test.prop(
  [fc.array(ordinary, { minLength: 2, maxLength: 8 }), fc.integer({ min: 4, max: 14 }), fc.nat()],
  FEW_RUNS,
)('piles can be taken together just where a set has them all', (shapes, value, which) => {
  const wanted = upTo(shapes.length).filter((pile) => (which >>> pile) & 1);
  const others = upTo(shapes.length).filter((pile) => !wanted.includes(pile));
  const mask = wanted.reduce((sum, pile) => sum | (1 << pile), 0);
  const isIn = pileSets(shapes, value).masks.some((set) => (set & mask) === mask);
  expect(splitsWith(shapes, wanted, others, value)).toBe(wanted.length === 0 || isIn);
});

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
