/** Seeds that are ready: each makes a puzzle of its level with the first draw, and the one that the generator makes. */
import { describe, expect, test } from 'vitest';
import {
  generatePuzzle,
  kindsIn,
  makePuzzle,
  PUZZLE_KINDS,
  PUZZLE_LEVELS,
  runSearch,
  VARIANTS,
  versionOrBase,
} from '../../src/engine/index.ts';
import { firstDraw } from '../../src/engine/puzzles/generate.ts';
import { READY_LEVELS, readySeed } from '../../src/engine/puzzles/ready.ts';
import { READY_SEEDS } from '../../src/engine/puzzles/readySeeds.ts';
import { DEEP } from './supply.ts';

const last = VARIANTS.filter((variant) => kindsIn(variant).includes('last'));
/** How many of the seeds of a version and level are tried: in a deep run all of them. */
const TRIED = DEEP ? Number.POSITIVE_INFINITY : 2;

describe.each(last.map((variant) => [variant.id, variant] as const))('in %s', (_, variant) => {
  test.each(READY_LEVELS.map((level) => [level]))('the last plays of level %i', (level) => {
    const seeds = new Set<string>();
    for (let number = 0; ; number++) {
      const seed = readySeed({ kind: 'last', level, variant }, number);
      if (seed === undefined || seeds.has(seed)) break;
      seeds.add(seed);
    }
    // Enough for a visit a day for two months.
    expect(seeds.size).toBeGreaterThanOrEqual(64);
    const puzzles = new Set<string>();
    for (const seed of [...seeds].slice(0, TRIED)) {
      const first = runSearch(firstDraw({ kind: 'last', level, seed, variant }));
      expect(first?.level, seed).toBe(level);
      const made = generatePuzzle({ kind: 'last', level, seed, variant });
      expect(first && makePuzzle(first.puzzle)).toBe(makePuzzle(made.puzzle));
      puzzles.add(makePuzzle(made.puzzle));
    }
    expect(puzzles.size).toBe(Math.min(TRIED, seeds.size));
  });
});

test('any number is one of the seeds, and one after the other comes each', () => {
  const [variant] = last;
  if (variant === undefined) throw new Error('no version');
  const ask = (number: number) => readySeed({ kind: 'last', level: 5, variant }, number);
  expect(ask(1_000_000_007)).toBeDefined();
  expect(ask(0)).not.toBe(ask(1));
  expect(ask(64)).toBe(ask(0));
});

test('house rules have those of their base: most make a puzzle of the level at once', () => {
  const made = ['dithmarschen.zwick.2', 'christiansen.tie.each'].flatMap((id) => {
    const house = versionOrBase(id);
    expect(house.id).toBe(id);
    return Array.from({ length: 8 }, (_, number) => {
      const wanted = { kind: 'last', level: 5, variant: house } as const;
      const seed = readySeed(wanted, number);
      return seed !== undefined && runSearch(firstDraw({ ...wanted, seed }))?.level === 5;
    });
  });
  expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(12);
});

test('there are none where any seed is fast enough, or where the cards are others', () => {
  const [variant] = last;
  if (variant === undefined) throw new Error('no version');
  for (const kind of PUZZLE_KINDS.filter((one) => one !== 'last')) {
    for (const level of PUZZLE_LEVELS)
      expect(readySeed({ kind, level, variant }, 3)).toBeUndefined();
  }
  expect(readySeed({ kind: 'last', level: 1, variant }, 3)).toBeUndefined();
  const house = { ...variant, id: `${variant.id}-at-home` };
  expect(readySeed({ kind: 'last', level: 5, variant: house }, 3)).toBeUndefined();
  expect(Object.keys(READY_SEEDS).sort()).toEqual(last.map(({ id }) => id).sort());
});
