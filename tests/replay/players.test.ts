import { describe, expect, test } from 'vitest';
import { splitFragment } from '../../src/components/replay/address.ts';
import { cleanName, namesPart, playersIn } from '../../src/components/replay/players.ts';

describe('the players’ names in an address', () => {
  test.each([
    ['some names', ['Anna', '', 'Günther', 'Ole ♠']],
    ['one', ['Beatrice']],
    ['eight', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
  ])('come back as they were: %s', (_, names) => {
    const fragment = `${namesPart(names)}play-7~r1~abc`;
    expect(fragment).toMatch(/^[\w.~-]+$/);
    expect(playersIn(`#${fragment}`)).toEqual(names);
    expect(splitFragment(`#${fragment}`)).toEqual({ name: 'play-7', link: 'r1~abc' });
  });

  test('are left out where nobody has one', () => {
    expect(namesPart(['', '', ''])).toBe('');
    expect(playersIn('#play-7~r1~abc')).toEqual([]);
  });

  test.each(['#n.%%%~r1~abc', '#n.____~r1~abc', '#n.gICA~r1~abc'])(
    'that can’t be read are none: %s',
    (fragment) => {
      for (const name of playersIn(fragment)) expect(name).toBe('');
    },
  );

  test('are short, and turn no letters around them', () => {
    expect(cleanName('Otto\u202E\u0007')).toBe('Otto');
    expect(cleanName(' x'.repeat(40)).length).toBeLessThanOrEqual(24);
  });
});
