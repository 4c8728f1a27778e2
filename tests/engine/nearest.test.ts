import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPlay, listPlays, nearestPlays, type PlayTried } from '~/engine/index.ts';
import { FEW_RUNS, randomPositions, readPlay, readPosition, say } from './read.ts';

describe('the nearest legal plays', () => {
  test.each([
    [
      'a 9 on the builds of 9 and 13 and a 4: only the build of 9 is left of it',
      'dithmarschen 4 @0 | QS 9H | 5S 4S =9@1, 10S 3D =13@1, 4D',
      '9H x 10S, 4D',
      'piles',
      3,
      ['9H x 5S'],
    ],
    [
      'a jack on 2 and 4: the 2 alone, or the 6 with them',
      'dithmarschen 4 @0 | JD | 2H, 4C, 6D, 10S, JC',
      'JD x 2H 4C',
      'piles',
      1,
      ['JD x 2H', 'JD x 2H 4C 6D'],
    ],
    [
      'a 5 on an 8: the 8 takes it',
      'dithmarschen 4 @0 | 5H 8C | 8D',
      '5H x 8D',
      'card',
      0,
      ['8C x 8D'],
    ],
    [
      'a 5 on an 8 with nothing else: it can be laid down',
      'dithmarschen 4 @0 | 5H | 8D',
      '5H x 8D',
      'kind',
      1,
      ['5H'],
    ],
    [
      'a 2 on a 9 as 8: it makes 7 or 11',
      'dithmarschen 4 @0 | 2S 7S AS | 9D',
      '2S on 9D =8@0',
      'value',
      0,
      ['2S on 9D =7@0', '2S on 9D =11@0'],
    ],
    [
      'a build of the ace on the 9: it goes on nothing, the 7 makes 2 there',
      'dithmarschen 4 @0 | 2S 7S AS | 9D',
      'AS on 9D =2@0',
      'card',
      0,
      ['7S on 9D =2@0'],
    ],
    [
      'the 9 that is owed to a build of 9 may take the build',
      'dithmarschen 4 @0 | 9S 5H | 4D 5D =9@0, KC',
      '9S',
      'kind',
      1,
      ['9S x 4D'],
    ],
    [
      'a card that is not in the hand: one that is, and does the same',
      'dithmarschen 4 @0 | 8C | 8D',
      '5H x 8D',
      'card',
      0,
      ['8C x 8D'],
    ],
    ['an empty hand: nothing', 'dithmarschen 4 @0 | none | 8D', '5H x 8D', 'none', 0, []],
  ])('%s', (_, where, tried, differs, changed, plays) => {
    const position = readPosition(where);
    const nearest = nearestPlays(position, readPlay(tried, position));
    const told = nearest.plays.map((play) => say(play, position));
    expect({ ...nearest, plays: told }).toEqual({
      differs,
      changed,
      plays: plays.map((play) => say(readPlay(play, position), position)),
    });
  });

  test('are legal, and of refused captures the nearest there are', () => {
    fc.assert(
      fc.property(randomPositions(), fc.nat(), (position, pick) => {
        const { hand, table } = position;
        const card = hand[pick % Math.max(hand.length, 1)];
        if (card === undefined || table.length > 9) return;
        const takes = [...table.keys()].filter((pile) => (pick >>> pile) & 1);
        const tried: PlayTried = { kind: 'capture', card, takes };
        if (checkPlay(position, tried).ok) return;
        const nearest = nearestPlays(position, tried);
        for (const play of nearest.plays)
          expect(checkPlay(position, play)).toEqual({ ok: true, value: play });
        const distances = listPlays(position).flatMap((play) =>
          play.kind === 'capture' && play.card === card
            ? [
                [...table.keys()].filter(
                  (pile) => play.takes.includes(pile) !== takes.includes(pile),
                ).length,
              ]
            : [],
        );
        const least = Math.min(...distances);
        if (distances.length === 0) expect(nearest.differs).not.toBe('piles');
        else {
          expect(nearest).toMatchObject({ differs: 'piles', changed: least });
          expect(nearest.plays).toHaveLength(distances.filter((one) => one === least).length);
        }
      }),
      FEW_RUNS,
    );
  });
});
