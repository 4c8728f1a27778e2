/** Who plays with whom. */
import { describe, expect, test } from 'vitest';
import { type BuildPlay, checkPlay } from '../../src/engine/index.ts';
import { arePartners, partnersOf, seatsOfSide } from '../../src/engine/sides.ts';
import { readPosition, versionNamed } from './read.ts';

describe('partners', () => {
  const dithmarschen = versionNamed('dithmarschen');
  const grossenwiehe = versionNamed('grossenwiehe');

  test('sit opposite at four, and every second seat at six', () => {
    expect(partnersOf(dithmarschen, 4, 0)).toEqual([2]);
    expect(partnersOf(dithmarschen, 4, 3)).toEqual([1]);
    expect(partnersOf(grossenwiehe, 6, 1)).toEqual([3, 5]);
  });

  test('there are none where everyone is alone', () => {
    expect(partnersOf(dithmarschen, 3, 0)).toEqual([]);
    expect(partnersOf(versionNamed('christiansen'), 4, 0)).toEqual([]);
  });

  test('nobody is their own partner', () => {
    expect(arePartners(dithmarschen, 4, 2, 2)).toBe(false);
  });

  test.each([-2, 4, 6, 0.5, 2.5, Number.NaN])('nobody sits at seat %d of four', (seat) => {
    expect(arePartners(dithmarschen, 4, 0, seat)).toBe(false);
  });

  test('a build cannot be for a seat that is not there, though every second one is a partner', () => {
    const position = readPosition('grossenwiehe 4 @0 | 2S 7S | 9H | 2:11');
    const build: BuildPlay = { kind: 'build', card: '2S', on: 0, value: 11, owner: 4 };
    const checked = checkPlay(position, build);
    expect(checked).toMatchObject({ ok: false, error: { code: 'owner-not-partner', owner: 4 } });
  });
});

test('the seats of a side are every second, third or so-manieth one', () => {
  expect(seatsOfSide(6, 2, 0)).toEqual([0, 2, 4]);
  expect(seatsOfSide(6, 2, 1)).toEqual([1, 3, 5]);
  expect(seatsOfSide(3, 3, 2)).toEqual([2]);
});
