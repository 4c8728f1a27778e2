import { describe, expect, test } from 'vitest';
import { buildValues } from '../../src/components/calculator/building.ts';
import {
  cardsLeft,
  emptyPosition,
  isStep,
  type Laying,
  type LayingAction,
  layingAfter,
  startLaying,
} from '../../src/components/calculator/laying.ts';
import { positionAfter, randomPosition } from '../../src/components/calculator/rounds.ts';
import {
  checkPlay,
  DEFAULT_OPTIONS,
  makePosition,
  packCounts,
  parsePlay,
  parsePosition,
  VARIANTS,
  variantById,
} from '../../src/engine/index.ts';

function variant(id: string) {
  const found = variantById(id);
  if (found === undefined) throw new Error(`no version ${id}`);
  return found;
}

function opened(notation: string): Laying {
  const read = parsePosition(notation);
  if (!read.ok) throw new Error(notation);
  return startLaying(read.value);
}

function following(laying: Laying, ...actions: readonly LayingAction[]): Laying {
  return actions.reduce(layingAfter, laying);
}

const text = ({ now }: Laying): string => makePosition(now.position);

describe('laying out a position', () => {
  test('the worked position of a queen that takes two builds and a four is laid card by card', () => {
    const start = startLaying(emptyPosition(variant('dithmarschen'), 4, DEFAULT_OPTIONS));
    const laying = following(
      start,
      { do: 'lay', card: '5S', to: 'table' },
      { do: 'lay', card: '4H', to: 'table' },
      { do: 'build', piles: [0, 1], value: 9, owner: 1 },
      { do: 'lay', card: '10S', to: 'table' },
      { do: 'lay', card: '3C', to: 'table' },
      { do: 'build', piles: [2, 1], value: 13, owner: 3 },
      { do: 'lay', card: '4C', to: 'table' },
      { do: 'lay', card: 'QH', to: 'hand' },
    );
    expect(text(laying)).toBe('dithmarschen 4 @0 | QH | 5S 4H =9@1, 3C 10S =13@3, 4C');
  });

  const changes: readonly (readonly [string, string, LayingAction, string])[] = [
    [
      'a card of the hand is put down loose',
      'grupp 2 @0 | KS 2H | 3D',
      { do: 'put-down', at: 0 },
      'grupp 2 @0 | 2H | 3D, KS',
    ],
    [
      'a loose card is taken up',
      'grupp 2 @0 | KS | 3D, 4D',
      { do: 'take-up', pile: 0 },
      'grupp 2 @0 | KS 3D | 4D',
    ],
    [
      'a build is not taken up',
      'grupp 2 @0 | KS | 3D 4D =7',
      { do: 'take-up', pile: 0 },
      'grupp 2 @0 | KS | 3D 4D =7',
    ],
    [
      'a card goes back to the pack',
      'grupp 2 @0 | KS 2H | 3D',
      { do: 'remove-card', at: 1 },
      'grupp 2 @0 | KS | 3D',
    ],
    [
      'piles go back to the pack',
      'grupp 2 @0 | KS | 3D, 4D, 5D',
      { do: 'remove-piles', piles: [0, 2] },
      'grupp 2 @0 | KS | 4D',
    ],
    [
      'a build is laid loose again, where it lay',
      'grupp 2 @0 | KS | AD, 3D 4D =7, 5D',
      { do: 'loosen', pile: 1 },
      'grupp 2 @0 | KS | AD, 3D, 4D, 5D',
    ],
    [
      'a build in Grupp is nobody’s',
      'grupp 2 @0 | KS | 3D, 4D',
      { do: 'build', piles: [0, 1], value: 7, owner: 1 },
      'grupp 2 @0 | KS | 3D 4D =7',
    ],
    [
      'one queen is a build of 3 in Christiansen',
      'christiansen 2 @0 | KS | QD',
      { do: 'build', piles: [0], value: 3, owner: 1 },
      'christiansen 2 @0 | KS | QD =3@1',
    ],
    [
      'a promise is noted once',
      'dithmarschen 4 @0 | KS | QD | 2:13',
      { do: 'promise', seat: 2, value: 13 },
      'dithmarschen 4 @0 | KS | QD | 2:13',
    ],
    [
      'a promise is taken back',
      'dithmarschen 4 @0 | KS | QD | 2:13 2:4',
      { do: 'unpromise', at: 0 },
      'dithmarschen 4 @0 | KS | QD | 2:4',
    ],
    [
      'it is another seat’s turn',
      'dithmarschen 4 @0 | KS | QD',
      { do: 'turn', toMove: 2 },
      'dithmarschen 4 @2 | KS | QD',
    ],
    [
      'the table is cleared, and the turn stays',
      'dithmarschen 4 @2 | KS | QD | 0:13',
      { do: 'clear' },
      'dithmarschen 4 @2 | | ',
    ],
  ];
  for (const [sentence, before, action, expected] of changes) {
    test(sentence, () => {
      expect(text(layingAfter(opened(before), action))).toBe(text(opened(expected)));
    });
  }

  test('in another version owners come and go, and seats are counted on round the table', () => {
    const owned = opened('christiansen 4 @3 | KS | 5S 4H =9@3, 2C');
    const options = DEFAULT_OPTIONS;
    const unowned = layingAfter(owned, {
      do: 'game',
      variant: variant('huelsemann'),
      seats: 2,
      options,
    });
    expect(text(unowned)).toBe('huelsemann 2 @1 | KS | 5S 4H =9, 2C');
    const again = layingAfter(unowned, {
      do: 'game',
      variant: variant('christiansen'),
      seats: 2,
      options,
    });
    expect(text(again)).toBe('christiansen 2 @1 | KS | 5S 4H =9@0, 2C');
  });

  test('a card that another version does not have stays, to be put right', () => {
    const laying = layingAfter(opened('grossenwiehe 4 @0 | X17 | 3D'), {
      do: 'game',
      variant: variant('dithmarschen'),
      seats: 4,
      options: DEFAULT_OPTIONS,
    });
    expect(laying.now.position.hand).toEqual(['X17']);
  });

  test('undo and redo go back and on, and a new change ends what could be redone', () => {
    const start = opened('grupp 2 @0 | | ');
    const two = following(
      start,
      { do: 'lay', card: '3D', to: 'table' },
      { do: 'lay', card: '4D', to: 'table' },
    );
    const one = following(two, { do: 'undo' });
    expect(text(one)).toBe(text(opened('grupp 2 @0 | | 3D')));
    expect(text(following(one, { do: 'redo' }))).toBe(text(two));
    expect(following(one, { do: 'lay', card: '5D', to: 'table' }).future).toEqual([]);
    expect(text(following(two, { do: 'undo' }, { do: 'undo' }, { do: 'undo' }))).toBe(text(start));
  });

  test('typing is one step to undo, however many letters it has', () => {
    const start = opened('grupp 2 @0 | | 3D');
    const position = (notation: string) => opened(notation).now.position;
    const typed = following(
      start,
      { do: 'type', position: position('grupp 2 @0 | K♠ | 3D') },
      { do: 'type', position: position('grupp 2 @0 | K♠ | 3D, 4D') },
    );
    expect(text(following(typed, { do: 'undo' }))).toBe(text(start));
  });

  test('a change of the table takes the play away that was tried on it', () => {
    const tried = layingAfter(opened('grupp 2 @0 | 3S | 3D'), {
      do: 'try',
      play: { kind: 'trail', card: '3S' },
    });
    expect(tried.now.tried).not.toBeNull();
    expect(layingAfter(tried, { do: 'lay', card: '4S', to: 'hand' }).now.tried).toBeNull();
  });

  test('a play, a choice and another game are steps of the browser’s history; laying a card is none', () => {
    expect(isStep({ do: 'try', play: null })).toBe(true);
    expect(isStep({ do: 'lay', card: '3D', to: 'hand' })).toBe(false);
    expect(isStep({ do: 'clear' })).toBe(false);
  });

  test('the picker holds just what is left of the pack', () => {
    const { position } = opened('huelsemann-double 5 @0 | 3D | 3D 4D =7, 5S').now;
    const left = cardsLeft(position, packCounts(position.variant));
    expect([left.get('3D'), left.get('4D'), left.get('5S'), left.get('6S')]).toEqual([0, 1, 1, 2]);
  });

  test('a build has only values that its cards make in the order in which they are laid', () => {
    const { position } = opened('christiansen 2 @0 | | 9S, AD, 2C').now;
    // 9 and a two: 11 or 7; a two and a nine: 11, for only the card laid on is subtracted, and 2 − 9 is none.
    expect(buildValues(position, [0, 2])).toEqual([7, 11]);
    expect(buildValues(position, [2, 0])).toEqual([11]);
    // One card is a build in Christiansen, at either value; in Grupp it is none.
    expect(buildValues(position, [1])).toEqual([1, 11]);
    expect(buildValues(opened('grupp 2 @0 | | 3D, 4D').now.position, [0])).toEqual([]);
  });
});

describe('positions from play', () => {
  for (const one of VARIANTS) {
    test(`a seed gives a position of ${one.id} that the engine takes, always the same`, () => {
      for (const seats of one.seats) {
        for (let seed = 0; seed < 6; seed++) {
          const position = randomPosition(one, seats, DEFAULT_OPTIONS, `${seed}`);
          expect(parsePosition(makePosition(position)).ok).toBe(true);
          expect(position.hand.length).toBeGreaterThan(0);
          expect(randomPosition(one, seats, DEFAULT_OPTIONS, `${seed}`)).toEqual(position);
        }
      }
    });
  }

  test('after a build its maker has promised its value, and keeps the turn with one card less', () => {
    const { position } = opened('christiansen 2 @1 | 5S X25 | X30').now;
    const tried = parsePlay('5S on X30 =25@1', position);
    if (!tried.ok) throw new Error('unreadable');
    const checked = checkPlay(position, tried.value);
    if (!checked.ok) throw new Error(checked.error.code);
    expect(makePosition(positionAfter(position, checked.value))).toBe(
      'christiansen 2 @1 | X25 | X30 5S =25@1 | 1:25',
    );
  });
});
