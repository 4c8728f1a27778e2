/** Builds in a house that sets a highest value for them where a version has none. */
import { describe, expect, test } from 'vitest';
import { makeableInOrder } from '../../src/engine/arithmetic.ts';
import { builds, refusalOf, verdict, versionNamed } from './read.ts';

describe('where no build may be above fourteen', () => {
  const limited = 'christiansen.limit.14 2 @0';

  test('subtracting from a joker still makes what is too high', () => {
    expect(refusalOf(`${limited} | 5S X25 | X30`, '5S on X30 =25@0')).toMatchObject({
      code: 'over-limit',
      on: 0,
      value: 25,
      limit: 14,
    });
  });

  test('a queen on a queen can make sixteen, three and thirteen, but may not', () => {
    expect(verdict(`${limited} | QS QH | QD`, 'QS on QD =16@0')).toBe('over-limit');
  });

  test('a five on a queen is too high at one of her values, which is enough', () => {
    expect(verdict(`${limited} | 5S QS | QD`, '5S on QD =18@0')).toBe('over-limit');
  });

  test('what cannot be made at all is no question of the limit, be the cards equal', () => {
    expect(verdict(`${limited} | 5S X30 | 5H`, '5S on 5H =30@0')).toBe('sum-or-difference');
  });

  test('fourteen itself may be built', () => {
    expect(builds(`${limited} | 5S KS | 9H`)).toContain('5S on 9H =14@0');
  });
});

describe('where no build may be above eleven', () => {
  const limited = 'christiansen.limit.11 2 @0';

  test('a jack alone is built as two only', () => {
    expect(builds(`${limited} | JS JH | none`)).toEqual(['JS =2@0', 'JH =2@0']);
    expect(refusalOf(`${limited} | JS JH | none`, 'JS =12@0')).toMatchObject({
      code: 'over-limit',
      on: null,
      value: 12,
      limit: 11,
    });
  });

  test('an ace alone may be eleven', () => {
    expect(verdict(`${limited} | AS AH | none`, 'AS =11@0')).toBe('legal');
  });
});

describe('cards laid one on the other', () => {
  const christiansen = versionNamed('christiansen');

  test('none make nothing', () => {
    expect(makeableInOrder([], christiansen)).toEqual([]);
  });

  test('one makes its values where it may be a build, and nothing where it may not', () => {
    expect(makeableInOrder(['KS'], christiansen)).toEqual([4, 14]);
    expect(makeableInOrder(['KS'], versionNamed('huelsemann'))).toEqual([]);
  });

  test('two are added or subtracted, the second to or from the first', () => {
    expect(makeableInOrder(['9S', '2S'], christiansen)).toEqual([7, 11]);
    expect(makeableInOrder(['2S', '9S'], christiansen)).toEqual([11]);
    expect(makeableInOrder(['9S', '2S'], versionNamed('huelsemann'))).toEqual([11]);
  });
});
