import { describe, expect, test } from 'vitest';
import { splitFragment, stepName, stepOf } from '../../src/components/replay/address.ts';
import { dealStarts } from '../../src/components/replay/line.ts';
import { line } from './round.ts';

describe('the address of a step', () => {
  test('names every step, and is read again', () => {
    for (let step = 0; step <= 49; step++) expect(stepOf(stepName(step, 48), 48)).toBe(step);
    expect([0, 1, 48, 49].map((step) => stepName(step, 48))).toEqual([
      'start',
      'play-1',
      'play-48',
      'count',
    ]);
  });

  test('is also that of a deal and of a time round the table, as the text has them', () => {
    const deals = dealStarts(line).map((at) => (at === 0 ? 0 : at + 1));
    expect(deals).toEqual([0, 25]);
    expect(stepOf('deal-1', 48, deals)).toBe(0);
    expect(stepOf('deal-2', 48, deals)).toBe(25);
    expect(stepOf('plays-21', 48, deals)).toBe(21);
  });

  test('is none of what else stands on the page', () => {
    for (const name of [
      'checked',
      'notation',
      'play-0',
      'play-49',
      'play-7x',
      'deal-3',
      'r1~a~b',
    ]) {
      expect(stepOf(name, 48, [0, 25]), name).toBeUndefined();
    }
  });

  test('stands before the link of a record, so that the check value guards the whole', () => {
    expect(splitFragment('#r1~record-x~abcdef')).toEqual({ name: '', link: 'r1~record-x~abcdef' });
    expect(splitFragment('#play-12~r1~record-x~abcdef')).toEqual({
      name: 'play-12',
      link: 'r1~record-x~abcdef',
    });
    expect(splitFragment('#count%7Er1%7Ex')).toEqual({ name: 'count', link: 'r1~x' });
    expect(splitFragment('#play-12')).toEqual({ name: 'play-12', link: '' });
    expect(splitFragment('')).toEqual({ name: '', link: '' });
  });
});
