/** Examples speak as people do at a table: from the side of whoever is to move. */
import { describe, expect, it, test } from 'vitest';
import { arePartners, parsePosition, VARIANTS } from '../../src/engine/index.ts';
import { pileShown, triedText } from '../../src/words/rules.ts';
import { seatedAt, seatsFrom, sideNames, theirs, withSeatsNamed } from '../../src/words/seating.ts';

const alone = (seats: number, mover = 0) => ({
  mover,
  seats,
  sides: Array.from({ length: seats }, (_, seat) => seat),
});
const teams = (seats: number, mover = 0) => ({
  mover,
  seats,
  sides: Array.from({ length: seats }, (_, seat) => seat % 2),
});
const named = (seating: ReturnType<typeof alone>) =>
  seatsFrom(seating).map((seat) => seatedAt(seat, seating).name);

describe('the players, from the mover round the table to the left', () => {
  const rows: [ReturnType<typeof alone>, string[]][] = [
    [alone(2), ['you', 'your opponent']],
    [alone(3), ['you', 'the player on your left', 'the player on your right']],
    [
      alone(4),
      ['you', 'the player on your left', 'the player opposite', 'the player on your right'],
    ],
    [teams(4), ['you', 'the player on your left', 'your partner', 'the player on your right']],
    [
      alone(5),
      [
        'you',
        'the player on your left',
        'the second player to your left',
        'the second player to your right',
        'the player on your right',
      ],
    ],
    [
      teams(6),
      [
        'you',
        'the player on your left',
        'your partner to the left',
        'the player opposite',
        'your partner to the right',
        'the player on your right',
      ],
    ],
    [
      alone(8),
      [
        'you',
        'the player on your left',
        'the second player to your left',
        'the third player to your left',
        'the player opposite',
        'the third player to your right',
        'the second player to your right',
        'the player on your right',
      ],
    ],
  ];
  test.each(rows)('%j', (seating, names) => {
    expect(named(seating)).toEqual(names);
    // Whoever moves, the table looks the same from there.
    for (let mover = 0; mover < seating.seats; mover += 1) {
      expect(named({ ...seating, mover }), `${mover}`).toEqual(names);
    }
  });

  it('are called partners when they are, and no two alike', () => {
    for (const variant of VARIANTS) {
      for (const seats of variant.seats) {
        const seating = variant.teamsAt.includes(seats) ? teams(seats, 1) : alone(seats, 1);
        const all = seatsFrom(seating).map((seat) => seatedAt(seat, seating));
        expect(new Set(all.map(({ name }) => name)).size).toBe(seats);
        expect(new Set(all.map(({ short }) => short)).size).toBe(seats);
        for (const seat of seatsFrom(seating)) {
          expect(seatedAt(seat, seating).name.includes('partner')).toBe(
            arePartners(variant, seats, 1, seat),
          );
        }
      }
    }
  });
});

describe('what is theirs', () => {
  it('is said as one says it', () => {
    expect(theirs('hand', 1, alone(2, 1))).toBe('your hand');
    expect(theirs('hand', 0, alone(2, 1))).toBe('your opponent’s hand');
    expect(theirs('hand', 3, teams(4, 1))).toBe('your partner’s hand');
    expect(theirs('hand', 2, teams(4, 1))).toBe('the hand of the player on your left');
  });

  it('is the won pile of a team, or of a player alone', () => {
    expect(sideNames(teams(4, 3))).toEqual(['the other team', 'your team']);
    expect(sideNames(alone(2, 1))).toEqual(['your opponent', 'you']);
  });

  it('replaces the numbers of seats in a text', () => {
    const seating = teams(4, 1);
    expect(withSeatsNamed('Seat 3 is no partner of seat 2.', seating)).toBe(
      'Your partner is no partner of the player on your left.',
    );
    expect(withSeatsNamed('Seat 1 is no partner.', seating)).toBe('Your own seat is no partner.');
  });
});

describe('builds and plays', () => {
  const read = parsePosition(
    'dithmarschen 4 @1 | JS QS | X25, 5D 8S =13@1, 6D 7S =13@2, 6H 7H =13@3',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { table } = read.value;
  const seating = teams(4, 1);

  it('have a short mark on a build, and a long name for those who listen', () => {
    expect(table.map((pile) => pileShown(pile, seating).tag)).toEqual([
      undefined,
      '13, yours',
      '13, left',
      '13, partner',
    ]);
    expect(table.map((pile) => pileShown(pile, seating).label)).toEqual([
      'joker 25',
      'your build of 13: five of diamonds and eight of spades',
      'the build of 13 of the player on your left: six of diamonds and seven of spades',
      'your partner’s build of 13: six of hearts and seven of hearts',
    ]);
  });

  it('are told to the mover, and of the others', () => {
    const trail = { kind: 'trail', card: 'JS' } as const;
    expect(triedText(trail, table, 1, seating, true)).toBe('You lay down the jack of spades.');
    expect(triedText(trail, table, 1, seating, false)).toBe(
      'You want to lay down the jack of spades.',
    );
    expect(triedText(trail, table, 2, seating, true)).toBe(
      'The player on your left lays down the jack of spades.',
    );
    const build = { kind: 'build', card: 'JS', on: 0, value: 13 } as const;
    expect(triedText({ ...build, owner: 3 }, table, 1, seating, true)).toBe(
      'You lay the jack of spades on joker 25: a build of 13 for your partner.',
    );
    expect(triedText({ ...build, owner: 1 }, table, 1, seating, false)).toBe(
      'You want to lay the jack of spades on joker 25: a build of 13 of your own.',
    );
    expect(triedText({ ...build, owner: 1 }, table, 3, seating, true)).toBe(
      'Your partner lays the jack of spades on joker 25: a build of 13 for you.',
    );
    const ask = { kind: 'ask', of: 3, value: 13, holds: true } as const;
    expect(triedText(ask, table, 1, seating, true)).toBe(
      'You ask your partner for a card that counts 13; the answer is yes.',
    );
  });

  it('say of a pile that is named more than once that it is', () => {
    const loose = parsePosition('huelsemann 2 @0 | 10S | 5H, 5C');
    if (!loose.ok) throw new Error(JSON.stringify(loose.error));
    const tried = (takes: number[]) =>
      triedText({ kind: 'capture', card: '10S', takes }, loose.value.table, 0, alone(2), false);
    expect(tried([0, 0])).toBe(
      'You want to take the five of hearts, named twice, with the ten of spades.',
    );
    expect(tried([0, 1])).toBe(
      'You want to take the five of hearts and the five of clubs with the ten of spades.',
    );
    expect(tried([])).toBe('You want to take nothing with the ten of spades.');
  });
});
