import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPlay, inVersion, listPlays, VARIANTS } from '~/engine/index.ts';
import { FEW_RUNS, randomPositions, readPlay, readPosition, versionNamed } from './read.ts';

describe('the same play in another version', () => {
  test('in its own version a build stays as it was tried: one without an owner is refused there too', () => {
    for (const [notation, play] of [
      ['dithmarschen 4 @0 | 2S JD | 9C', '2S on 9C =11'],
      ['huelsemann 4 @0 | 2S JD | 9C', '2S on 9C =11@1'],
    ] as const) {
      const position = readPosition(notation);
      const tried = readPlay(play, position);
      const there = inVersion(position, tried, position.variant);
      expect(there.possible && there.result).toEqual(checkPlay(position, tried));
    }
  });

  test.each([
    [
      'a 2 subtracted from a 9',
      'dithmarschen 4 @0 | 2S 7S | 9D',
      '2S on 9D =7@0',
      [
        ['dithmarschen', 'legal'],
        ['dithmarschen-refill', 'legal'],
        ['grossenwiehe', 'legal'],
        ['christiansen', 'legal'],
        ['huelsemann', 'no-subtraction'],
        ['huelsemann-double', 'no-subtraction'],
        ['grupp', 'no-subtraction'],
      ],
    ],
    [
      'joker 30 laid down',
      'christiansen 4 @0 | X30 KS | 9D',
      'X30',
      [
        ['christiansen', 'legal'],
        ['grossenwiehe', 'legal'],
        ['dithmarschen', 'impossible'],
        ['huelsemann', 'impossible'],
        ['grupp', 'impossible'],
      ],
    ],
    [
      'one of two queens laid as 3',
      'dithmarschen 4 @0 | QS QH | 5D',
      'QS =3@0',
      [
        ['dithmarschen', 'legal'],
        ['christiansen', 'legal'],
        ['huelsemann', 'no-single-build'],
      ],
    ],
    [
      'a queen takes a 3',
      'dithmarschen 4 @0 | QS | 3D',
      'QS x 3D',
      [
        ['grossenwiehe', 'legal'],
        ['huelsemann', 'pile-mismatch'],
        ['grupp', 'pile-mismatch'],
      ],
    ],
    [
      'a build for the partner',
      'dithmarschen 4 @0 | JD 5C | X25 | 2:13',
      'JD on X25 =13@2',
      [
        ['dithmarschen', 'legal'],
        ['grossenwiehe', 'legal'],
        ['christiansen', 'owner-not-partner'],
      ],
    ],
    [
      'a build that nobody owns',
      'grupp 4 @0 | 5S | 4H',
      '5S on 4H =9',
      [
        ['grupp', 'legal'],
        ['huelsemann', 'legal'],
        ['dithmarschen', 'no-match-kept'],
      ],
    ],
    [
      'a build of 25 taken',
      'christiansen 4 @0 | X25 | KS AD =25@3, 2H',
      'X25 x KS',
      [
        ['christiansen', 'legal'],
        ['dithmarschen', 'legal'],
        ['huelsemann', 'impossible'],
      ],
    ],
  ])('%s', (_, where, text, verdicts) => {
    const position = readPosition(where);
    const tried = readPlay(text, position);
    const found = verdicts.map(([id]) => {
      const there = inVersion(position, tried, versionNamed(id as string));
      if (!there.possible) return [id, 'impossible'];
      return [id, there.result.ok ? 'legal' : there.result.error.code];
    });
    expect(found).toEqual(verdicts);
  });

  test('is laid out at the nearest number of players', () => {
    const position = readPosition('grossenwiehe 6 @5 | 9S | 9D, 4S 5H =9@1');
    const there = inVersion(position, readPlay('9S x 9D', position), versionNamed('christiansen'));
    expect(there).toMatchObject({ possible: true, position: { seats: 4, toMove: 1 } });
  });

  test('in its own version is the same verdict, for any play', () => {
    fc.assert(
      fc.property(randomPositions(), fc.nat(), (position, pick) => {
        const plays = listPlays(position, 200);
        const play = plays[pick % Math.max(plays.length, 1)];
        if (play === undefined) return;
        const there = inVersion(position, play, position.variant, position.options);
        expect(there).toMatchObject({
          possible: true,
          result: checkPlay(position, play),
          position,
        });
      }),
      FEW_RUNS,
    );
  });

  test('never lays out a position that could not lie there', () => {
    fc.assert(
      fc.property(randomPositions(), fc.constantFrom(...VARIANTS), (position, variant) => {
        const card = position.hand[0];
        if (card === undefined) return;
        const there = inVersion(position, { kind: 'trail', card }, variant);
        if (!there.possible) expect(variant.id).not.toBe(position.variant.id);
        else expect(variant.seats).toContain(there.position.seats);
      }),
      FEW_RUNS,
    );
  });
});
