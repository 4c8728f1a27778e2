/** Texts take their figures from the engine, and name their sources in words. */
import { describe, expect, it } from 'vitest';
import { figureOf, fillIn, nameSources } from '../../src/content/figures.ts';
import { type Variant, variantById } from '../../src/engine/index.ts';

function version(id: string): Variant {
  const variant = variantById(id);
  if (variant === undefined) throw new Error(id);
  return variant;
}

describe('figures of a version by name', () => {
  it('are fields, points on a card, its matching values, and ends of lists', () => {
    const christiansen = version('christiansen');
    expect(figureOf('packSize', christiansen, 4)).toBe(56);
    expect(figureOf('points.10D', christiansen, 4)).toBe(3);
    expect(figureOf('values.KS', christiansen, 4)).toEqual([4, 14]);
    expect(figureOf('jokers#last', christiansen, 4)).toBe(30);
    expect(figureOf('handsDealt', christiansen, 2)).toEqual([8, 8, 8]);
  });

  it('are refused by name where there is none', () => {
    const christiansen = version('christiansen');
    expect(() => figureOf('packsize', christiansen, 4)).toThrow(/no figure packsize; there are/);
    expect(() => figureOf('points.11D', christiansen, 4)).toThrow(/no figure points.11D/);
    expect(() => figureOf('jokers#middle', christiansen, 4)).toThrow(/no such part/);
  });
});

describe('a text', () => {
  const everywhere = { always: true } as const;

  it('takes figures in the form it asks for', () => {
    const figures = { ace: 'values.AS', point: 'scoring.zwick', jokers: 'jokers' };
    const four = { field: 'jokerCount', is: 4 } as const;
    expect(fillIn('{ace:or}; {point:one}; {jokers}', figures, four)).toBe(
      '1 or 11; 1 point; 15, 20, 25 and 30',
    );
  });

  it('names all figures that differ where its rule holds, or that of one version', () => {
    const figures = { size: 'packSize', most: 'scoring.mostCards', jokers: 'jokers' };
    const numbered = {
      all: [
        { field: 'jokersAre', is: 'numbered' },
        { field: 'jokers', isEmpty: false },
      ],
    } as const;
    expect(fillIn('{size} cards', figures, numbered)).toBe('55, 58 or 56 cards');
    expect(fillIn('{most:one}', figures, everywhere)).toBe('3 points or 1 point');
    const two = [version('dithmarschen'), version('christiansen')];
    expect(fillIn('{jokers}', figures, numbered, undefined, two)).toBe(
      '15, 20 and 25, or 15, 20, 25 and 30',
    );
    const one = [version('christiansen')];
    expect(fillIn('{size}: {jokers}', figures, numbered, undefined, one)).toBe(
      '56: 15, 20, 25 and 30',
    );
  });

  it('takes no figure without an entry, and none of a version in which its rule does not hold', () => {
    expect(() => fillIn('{size}', {}, everywhere)).toThrow(/no entry under "figures"/);
    const none = { field: 'packs', is: 2 } as const;
    expect(() =>
      fillIn('{size}', { size: 'packSize' }, none, undefined, [version('grupp')]),
    ).toThrow(/holds in no such version/);
  });

  it('names sources, with a capital letter where a sentence begins', () => {
    const sources = { S0: { name: 'the article' }, S3: { name: 'the guide' } };
    expect(nameSources('S0 says so. S3 does not: S0’s example, and S3, differ.', sources)).toBe(
      'The article says so. The guide does not: the article’s example, and the guide, differ.',
    );
    expect(() => nameSources('So S7.', sources)).toThrow(/no such source S7/);
  });
});
