/** Promises, what one owes, questions, deals and the end of a round: how one play changes what the next may do. */
import { describe, expect, test } from 'vitest';
import {
  type Ask,
  ask,
  DEFAULT_OPTIONS,
  dealRound,
  play,
  replay,
  resultOf,
  type State,
  startRound,
  wonAtEnd,
} from '../../src/engine/index.ts';
import {
  afterPlays,
  plays,
  playsIn,
  playsWith,
  promisesIn,
  readPlay,
  readState,
  verdict,
  verdictIn,
  versionNamed,
} from './read.ts';

/** A state of four at Dithmarschen, everybody with a hand, seat 0 to play. */
const four = (hands: string, table = 'none', promises = 'none'): string =>
  `dithmarschen 4 @0 dealer=3 | ${hands} | ${table} | ${promises} | none=0, none=0`;
/** Two players, who are alone. */
const two = (hands: string, table = 'none', promises = 'none'): string =>
  `dithmarschen 2 @0 dealer=1 | ${hands} | ${table} | ${promises} | none=0, none=0`;

/** The promises after these plays. */
const promises = (start: string, ...made: readonly (string | Ask)[]): string =>
  promisesIn(afterPlays(start, ...made));

describe('a promise', () => {
  test('is made by a build of one’s own', () => {
    expect(promises(four('QS QH, 2C, 3C, 4C'), 'QS =13@0')).toBe('0:13');
    expect(promises(four('8S KC, 2C, 3C, 4C', '6H'), '8S on 6H =14@0')).toBe('0:14');
  });

  test('is made also where everyone is alone', () => {
    expect(promises(two('QS QH, 2C'), 'QS =3@0')).toBe('0:3');
  });

  test('is not made by a build for a partner', () => {
    expect(promises(four('JS 5H, 2C, QC, 4C', 'X25', '2:13'), 'JS on X25 =13@2')).toBe('2:13');
  });

  test('is one, however often it is made', () => {
    const start = four('QS 8S QH, 2C, 3C, 4C', '5S, QD =13@0', '0:13');
    expect(promises(start, '8S on 5S =13@0')).toBe('0:13');
  });

  test('is not made where builds are nobody’s', () => {
    const start = 'huelsemann 2 @0 dealer=1 | 5S 2S, 3C | 9H | none | none=0, none=0';
    expect(promises(start, '5S on 9H =14')).toBe('');
  });

  describe('ends when its giver plays a card that can match it, for whatever purpose', () => {
    const hands = 'QS QH 3S, 2C 4S, 3C, 4C';
    test.each([
      ['laid down', 'QS', '0:14'],
      ['to capture something else', 'QS x QD', '0:14'],
      ['to build something else', 'QS on KC =7@2', '0:14 2:7'],
      // With 3S kept and a queen, 3 can be announced: the old promise of 13 goes and one of 3 comes.
      ['announced at its other value', 'QS =3@0', '0:14 0:3'],
    ])('%s', (_, made, left) => {
      const given = made.includes('@2') ? '0:13 0:14 2:7' : '0:13 0:14';
      expect(promises(four(hands, 'QD, KC', given), made)).toBe(left);
    });

    test('at either value of a dual card', () => {
      expect(promises(four(hands, 'none', '0:3 0:13 0:4'), 'QS')).toBe('0:4');
    });

    test('but not by a card that can’t match it', () => {
      expect(promises(four(hands, 'none', '0:13 0:3'), '3S')).toBe('0:13');
      expect(promises(four(hands, 'none', '0:13 0:14 0:25'), '3S')).toBe('0:13 0:14 0:25');
    });

    test('nor by a card of another seat', () => {
      expect(promises(four('QS, 2C, QC, 4C', 'none', '2:13 1:13'), 'QS')).toBe('2:13 1:13');
    });
  });

  test('stands while a build of the value is still the giver’s after the play', () => {
    const start = four('QS QH, 2C, 3C, 4C', 'QD =13@0, QC', '0:13');
    // A queen takes the loose queen; the other is held for the build.
    expect(promises(start, 'QS x QC')).toBe('0:13');
    expect(promises(start, 'QS x QD')).toBe('');
    expect(promises(start, 'QS x QD QC')).toBe('');
  });

  test('does not stand for a build that has become a partner’s', () => {
    const start = four('QS 5S, 2C, 3C, 4C', '8D =8@2', '0:13 2:21');
    // The queen on the 8 makes 21 for the partner: it ends the promise of 13.
    expect(promises(start, 'QS on 8D =21@2')).toBe('2:21');
  });

  test('is ended first and made anew where the card that matches makes the build', () => {
    const start = four('QS QH, 2C, 3C, 4C', 'QD', '0:3 0:13');
    expect(promises(start, 'QS on QD =13@0')).toBe('0:13');
  });

  test('outlives the build: that the partner’s first build is gone does not matter', () => {
    const standing = afterPlays(four('QS QH, KS KC, JS 4C, 5C 6C', 'X25'), 'QS =13@0', 'KS');
    expect(playsIn(standing)).toContain('JS on X25 =13@0');
    // Where seat 1 has a queen, it takes the build at once; the promise is none the weaker.
    const taken = afterPlays(four('QS QH, QC KC, JS 4C, 5C 6C', 'X25'), 'QS =13@0', 'QC x QS');
    expect(taken.table.length).toBe(1);
    expect(playsIn(taken)).toContain('JS on X25 =13@0');
  });

  test('is kept from deal to deal, as builds are', () => {
    const start =
      'dithmarschen 4 @3 dealer=3 | none, none, none, 4C | X25 5H =20@0 | 0:20 | none=0, none=0 | X20 2S 3S 4S 5S, 2H 3H 4H 6H 7H, 2D 3D 4D 5D 6D, 2C 3C 5C 6C 7C';
    const dealt = afterPlays(start, '4C');
    expect(dealt.table[0]).toEqual({ cards: ['X25', '5H'], value: 20, owner: 0 });
    expect(promisesIn(dealt)).toBe('0:20');
    expect(dealt.hands[0]).toEqual(['X20', '2S', '3S', '4S', '5S']);
  });

  test('of an opponent helps nobody', () => {
    expect(verdict('dithmarschen 4 @0 | JS | X25 | 1:13', 'JS on X25 =13@1')).toBe(
      'owner-not-partner',
    );
    expect(verdict('dithmarschen 4 @0 | JS | X25 | 1:13 3:13', 'JS on X25 =13@2')).toBe(
      'no-promise',
    );
  });
});

describe('a build for a partner', () => {
  test('is of one card or on any pile, whatever one holds, and with the last card too', () => {
    expect(plays('dithmarschen 4 @0 | QS | X25, 10H | 2:13 2:12 2:23')).toEqual([
      'QS',
      'QS =13@2',
      // 10 + 3 and 10 + 13; 25 − 13 and 25 − 3 are 12 and 22, 25 + 3 and 25 + 13 are 28 and 38.
      'QS on X25 =12@2',
      'QS on 10H =13@2',
      'QS on 10H =23@2',
    ]);
  });

  test('may be on a pile of one’s own, an opponent’s or the partner’s', () => {
    const table = '8H =8@0, 8D =8@1, 8C =8@2';
    expect(playsWith('5S', `dithmarschen 4 @0 | 5S | ${table} | 2:13`)).toEqual(['5S on 8H =13@2']);
    // Where the 8 is held, nothing obliges one to give the own build away.
    expect(playsWith('5S', `dithmarschen 4 @0 | 5S 8S | ${table} | 2:13`)).toEqual([
      '5S',
      '5S on 8H =13@2',
      '5S on 8D =13@2',
      '5S on 8C =13@2',
    ]);
  });

  test('is the partner’s: they own it', () => {
    const state = afterPlays(four('JS 5H, 2C, QC, 4C', 'X25', '2:13'), 'JS on X25 =13@2');
    expect(state.table).toEqual([{ cards: ['X25', 'JS'], value: 13, owner: 2 }]);
  });

  test('is one’s own choice where one holds a match oneself: two different plays', () => {
    expect(playsWith('JS', 'dithmarschen 4 @0 | JS QS | X25 | 2:13')).toEqual([
      'JS',
      'JS on X25 =13@0',
      'JS on X25 =13@2',
    ]);
  });

  test('is for one of two partners where six play at Großenwiehe', () => {
    const six = 'grossenwiehe 6 @1 | JS 5H | X25';
    expect(playsWith('JS', `${six} | 3:13 5:13`)).toEqual([
      'JS',
      'JS on X25 =13@3',
      'JS on X25 =13@5',
    ]);
    expect(playsWith('JS', `${six} | 0:13 2:13 4:13`)).toEqual(['JS']);
  });

  test('is not made where two or three play alone', () => {
    for (const alone of ['dithmarschen 2', 'dithmarschen 3', 'grossenwiehe 2', 'grossenwiehe 3']) {
      expect(plays(`${alone} @0 | JS | X25 | 1:13`)).toEqual(['JS']);
    }
  });
});

describe('what one owes', () => {
  const owing = 'christiansen 4 @0';

  test.each([
    ['the card for a build may not be laid down', 'X20 4H', 'X30 10S =20@0', 'X20', false],
    ['it may capture the build', 'X20 4H', 'X30 10S =20@0', 'X20 x X30', true],
    ['another card may be played', 'X20 4H', 'X30 10S =20@0', '4H', true],
    ['one need not capture the build at the next chance', 'X20 4H', 'X30 10S =20@0', '4H', true],
    ['it may not capture another pile alone', '8S KS', '8H =8@0, 8D', '8S x 8D', false],
    [
      'it may take the build together with another pile',
      '8S KS',
      '8H =8@0, 8D',
      '8S x 8H 8D',
      true,
    ],
    [
      'it may change the build, whose new value counts',
      'AS QS',
      'JH =12@0',
      'AS on JH =13@0',
      true,
    ],
    ['no card, no change of the build', 'AS KS', 'JH =12@0', 'AS on JH =13@0', false],
    ['a second card of the value may be played freely', 'QS QC 4H', 'QH =13@0', 'QS', true],
    [
      'two builds of one value need one card between them',
      '7D X25',
      'KD AC =25@0, KC AS =25@0',
      '7D',
      true,
    ],
    [
      'and a build of 25 more is no new debt',
      'KH X25',
      'KD AC =25@0, JS 9S =21@1',
      'KH on JS =25@0',
      true,
    ],
    ['builds of 3 and 13 need a queen each', 'QS QC 5H', 'QH =3@0, QD =13@0', 'QS', false],
    ['with two queens a third card is free', 'QS QC 5H', 'QH =3@0, QD =13@0', '5H', true],
    ['a queen kept for 13 is no match for 3', '3H QS 9C', 'QD =13@0', '3H =3@0', false],
    ['a three besides is', '3H 3S QS', 'QD =13@0', '3H =3@0', true],
  ])('%s', (_, hand, table, made, legal) => {
    const code = verdict(`${owing} | ${hand} | ${table}`, made);
    expect(code === 'legal').toBe(legal);
  });

  test('builds of others bind nobody', () => {
    expect(verdict('dithmarschen 4 @0 | QS 5S | QH =13@1, QD =13@2 | 0:13', 'QS')).toBe('legal');
  });

  test('a promise alone does not bind one to the card', () => {
    expect(verdict('dithmarschen 4 @0 | QS 5S | none | 0:13', 'QS')).toBe('legal');
  });

  test('when somebody captures or changes the build, nothing is owed for it any more', () => {
    const start = two('QS QH 4H, QC 2C', '9S');
    const taken = afterPlays(start, 'QS =13@0', 'QC x QS');
    expect(verdictIn(taken, 'QH')).toBe('legal');
    const kept = afterPlays(start, 'QS =13@0', '2C');
    expect(verdictIn(kept, 'QH')).toBe('build-uncovered');
  });

  describe('where a partner’s build leaves one short', () => {
    // Seat 2 promised 3 and 13 with one queen (the three is gone), and has a build of 13; seat 0 makes one of 3.
    const start = four('2S 4S, 5C 6C, QC 7C, 8C 9C', 'AH, QD =13@2', '2:13 2:3');

    test('the build itself is legal, and they own two values with one card for both', () => {
      const short = afterPlays(start, '2S on AH =3@2', '5C');
      expect(short.table.slice(0, 2)).toEqual([
        { cards: ['AH', '2S'], value: 3, owner: 2 },
        { cards: ['QD'], value: 13, owner: 2 },
      ]);
    });

    test('the plays with the fewest uncovered values are legal: one value stays without a card', () => {
      const short = afterPlays(start, '2S on AH =3@2', '5C');
      expect(playsIn(short)).toEqual(['QC x AH', 'QC x QD', '7C']);
      expect(verdictIn(short, 'QC')).toBe('build-uncovered');
    });

    test('if one play covers them all, only such plays are legal', () => {
      // Changing the 3 into the 8 that is promised by a partner leaves one value, for which the queen is held.
      expect(plays('dithmarschen 4 @0 | QS 5H | QH =3@0, QD =13@0 | 2:8')).toEqual([
        '5H on QH =8@2',
        // 13 − 5 is 8 as well.
        '5H on QD =8@2',
      ]);
    });

    test('a build of one’s own needs its matching card even then', () => {
      expect(verdict('dithmarschen 4 @0 | 5H 9C | QH =3@0, QD =13@0', '5H on QD =18@0')).toBe(
        'no-match-kept',
      );
    });

    test('nobody is without a play: the last card may be laid though a build lies there', () => {
      expect(plays('dithmarschen 4 @0 | 5H | QD =13@0')).toEqual(['5H']);
    });
  });

  test('a match is held after every play, before a refill and not thanks to it', () => {
    const start =
      'dithmarschen-refill 4 @3 dealer=3 | 2S 3S 4S, 2H 3H 4H, 2D 3D 4D, QC 5C 6C 7C | QD =13@3 | 3:13 | none=0, none=0 | 5S, 5H, 5D, QS';
    expect(verdictIn(readState(start), 'QC')).toBe('build-uncovered');
    expect(verdictIn(readState(start), '5C')).toBe('legal');
  });
});

describe('questions at Großenwiehe', () => {
  const start =
    'grossenwiehe 4 @0 dealer=3 | JS 2S, QC 3C, QH 4H, KC 5C | X25 | none | none=0, none=0';
  const question = (of: number, value: number, holds: boolean): Ask => ({
    kind: 'ask',
    of,
    value,
    holds,
  });
  const refusedAs = (state: string, asked: Ask): string => {
    const result = ask(readState(state), asked);
    return result.ok ? 'asked' : result.error.code;
  };

  test('yes is a promise', () => {
    expect(promises(start, question(2, 13, true))).toBe('2:13');
    expect(playsIn(readState(start))).not.toContain('JS on X25 =13@2');
    expect(playsIn(afterPlays(start, question(2, 13, true)))).toContain('JS on X25 =13@2');
  });

  test('no changes nothing', () => {
    expect(afterPlays(start, question(2, 25, false))).toEqual(readState(start));
  });

  test('yes binds to no build', () => {
    const asked = afterPlays(start, question(2, 13, true));
    expect(playsIn(asked)).toEqual(
      [...playsIn(readState(start)), 'JS on X25 =13@2'].sort(byPlay(asked)),
    );
  });

  /** The order in which the state lists its plays. */
  const byPlay = (state: State) => (one: string, other: string) =>
    playsIn(state).indexOf(one) - playsIn(state).indexOf(other);

  test('a dual card counts for both its values', () => {
    expect(refusedAs(start, question(2, 3, true))).toBe('asked');
    expect(refusedAs(start, question(2, 13, true))).toBe('asked');
    expect(refusedAs(start, question(2, 3, false))).toBe('ask-untrue');
  });

  test('any number may be asked before a play; the turn stays', () => {
    const asked = afterPlays(
      start,
      question(2, 13, true),
      question(2, 3, true),
      question(2, 4, true),
    );
    expect(promisesIn(asked)).toBe('2:13 2:3 2:4');
    expect(asked.toMove).toBe(0);
    expect(promises(start, question(2, 13, true), question(2, 13, true))).toBe('2:13');
  });

  test('the answer is true', () => {
    expect(refusedAs(start, question(2, 25, true))).toBe('ask-untrue');
    expect(refusedAs(start, question(2, 4, false))).toBe('ask-untrue');
  });

  test('only a partner is asked: neither an opponent nor oneself', () => {
    expect(refusedAs(start, question(1, 13, true))).toBe('ask-not-partner');
    expect(refusedAs(start, question(3, 14, true))).toBe('ask-not-partner');
    expect(refusedAs(start, question(0, 2, true))).toBe('ask-not-partner');
  });

  test('of six any partner may be asked', () => {
    const six = 'grossenwiehe 6 @1 dealer=0 | 2C, 3C, 4C, 5C, 6C, 7C | X25 | none | none=0, none=0';
    expect(promises(six, question(3, 5, true), question(5, 7, true))).toBe('3:5 5:7');
    expect(refusedAs(six, question(2, 4, true))).toBe('ask-not-partner');
  });

  test('two and three are alone, and have nobody to ask', () => {
    const three = 'grossenwiehe 3 @0 dealer=2 | 2C, 3C, 4C | X25 | none | none=0, none=0, none=0';
    expect(refusedAs(three, question(2, 4, true))).toBe('ask-not-partner');
  });

  test('other versions have no questions', () => {
    expect(refusedAs(four('2S, 3S, 4S, 5S'), question(2, 4, true))).toBe('ask-not-allowed');
  });

  test('the promise ends as any other: when the card is played', () => {
    const asked = afterPlays(start, question(2, 13, true), '2S', '3C', 'QH');
    expect(promisesIn(asked)).toBe('');
  });
});

describe('turns and deals', () => {
  test('the seat at the dealer’s left begins; seats follow clockwise, the dealer plays last', () => {
    const order: number[] = [];
    let state: State = startRound(
      versionNamed('huelsemann'),
      DEFAULT_OPTIONS,
      4,
      1,
      dealRound(versionNamed('huelsemann'), 4, 1, 'turns'),
    );
    for (let made = 0; made < 5; made += 1) {
      order.push(state.toMove);
      state = afterPlays(state, state.hands[state.toMove]?.[0] ?? '');
    }
    expect(order).toEqual([2, 3, 0, 1, 2]);
  });

  test('the next cards are dealt when all hands are empty, and the dealer’s left begins again', () => {
    const start =
      'huelsemann 2 @1 dealer=1 | none, 8S | 7H | none | none=0, none=0 | 2S 3S 4S 5S, 2H 3H 4H 5H';
    const dealt = afterPlays(start, '8S');
    expect(dealt.hands).toEqual([
      ['2S', '3S', '4S', '5S'],
      ['2H', '3H', '4H', '5H'],
    ]);
    expect(dealt.toMove).toBe(0);
    expect(dealt.toCome).toEqual([]);
  });

  test('cards left on the table stay there for the next deal', () => {
    const dealt = afterPlays(
      'huelsemann 2 @1 dealer=1 | none, 8S | 7H, 2C 3C =5 | none | none=0, none=0 | 2S 3S 4S 5S, 2H 3H 4H 5H',
      '8S',
    );
    expect(dealt.table).toEqual([
      { cards: ['7H'] },
      { cards: ['2C', '3C'], value: 5, owner: null },
      { cards: ['8S'] },
    ]);
  });

  test('with refill everyone gets one card after the dealer’s play, behind those in hand', () => {
    const start =
      'dithmarschen-refill 4 @2 dealer=3 | 2S 3S 4S, 2H 3H 4H, 2D 3D 4D 5D, 2C 3C 4C 5C | none | none | none=0, none=0 | 6S, 6H, 6D, 6C';
    const three = afterPlays(start, '2D');
    expect(three.hands[0]).toEqual(['2S', '3S', '4S']);
    const dealt = afterPlays(three, '2C');
    expect(dealt.hands).toEqual([
      ['2S', '3S', '4S', '6S'],
      ['2H', '3H', '4H', '6H'],
      ['3D', '4D', '5D', '6D'],
      ['3C', '4C', '5C', '6C'],
    ]);
    expect(dealt.toMove).toBe(0);
  });

  test('without refill nothing is dealt while anybody holds a card', () => {
    const start =
      'dithmarschen 2 @1 dealer=1 | 2S, 2H 3H | none | none | none=0, none=0 | 4S 5S 6S 7S 8S 9S, 4H 5H 6H 7H 8H 9H';
    expect(afterPlays(start, '2H').hands).toEqual([['2S'], ['3H']]);
  });

  test('a seat without a card is passed over, and the dealer may not be last', () => {
    // The last deal of Grupp with four: two, two, one, one.
    const start =
      'grupp 4 @0 dealer=3 | 2S 3S, 2H 3H, 2D, 2C | none | none | none=0, none=0, none=0, none=0';
    const order: number[] = [];
    let state: State = readState(start);
    while (!state.over) {
      order.push(state.toMove);
      state = afterPlays(state, state.hands[state.toMove]?.[0] ?? '');
    }
    expect(order).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test('a deal that gives some seats nothing begins with the first that has a card', () => {
    const start =
      'huelsemann-double 6 @0 dealer=0 | 9S, none, none, none, none, none | none | none | none=0, none=0, none=0, none=0, none=0, none=0 | none, 2S, 3S, 4S, 5S, none';
    const order: number[] = [];
    let state: State = readState(start);
    while (!state.over) {
      order.push(state.toMove);
      state = afterPlays(state, state.hands[state.toMove]?.[0] ?? '');
    }
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the table', () => {
  test('a trailed card and a build of one card come last; a build on a pile stays in its place', () => {
    const start = two('QS QH 4S 7S, 2C', '3H, 5H, 6H');
    expect(afterPlays(start, '4S').table.map(({ cards }) => cards.join())).toEqual([
      '3H',
      '5H',
      '6H',
      '4S',
    ]);
    expect(afterPlays(start, 'QS =13@0').table[3]).toEqual({ cards: ['QS'], value: 13, owner: 0 });
    expect(afterPlays(start, '4S on 3H =7@0').table[0]).toEqual({
      cards: ['3H', '4S'],
      value: 7,
      owner: 0,
    });
  });

  test('a capture removes its piles, and the rest close up in order', () => {
    const start = two('8S, 2C', '3H, 9H, 5H, 6H');
    expect(afterPlays(start, '8S x 3H 5H').table).toEqual([{ cards: ['9H'] }, { cards: ['6H'] }]);
  });

  test('the captured cards and the played card go to the side’s won pile', () => {
    const start = four('QS 4S, 2C, 3C, 4C', '10S 3S =13@1, 5H, 8H');
    const state = afterPlays(start, 'QS x 10S, 5H 8H');
    expect(state.won).toEqual([['QS', '10S', '3S', '5H', '8H'], []]);
  });

  test('partners share a won pile', () => {
    const state = afterPlays(four('7S, 2C, 8S, 4C', '7H, 8H'), '7S x 7H', '2C', '8S x 8H');
    expect(state.won).toEqual([['7S', '7H', '8S', '8H'], []]);
  });

  test('the next player finds an empty table after a Zwick, and may lay or build of one card', () => {
    const state = afterPlays(two('7S, 5C 5H', '7H'), '7S x 7H');
    expect(state.zwicks).toEqual([1, 0]);
    expect(playsIn(state)).toEqual(['5C', '5C =5@1', '5H', '5H =5@1']);
  });
});

describe('the end of a round', () => {
  const end = (table: string, hands: string, last = 'last=1'): string =>
    `dithmarschen 2 @1 dealer=1 ${last} | ${hands} | ${table} | none | 2S=0, 3S=0`;

  test('what is left goes to the side that captured last, and is no Zwick', () => {
    const over = afterPlays(end('8H, 9H', 'none, 7S'), '7S');
    expect(over.over).toBe(true);
    expect(wonAtEnd(over)).toEqual([['2S'], ['3S', '8H', '9H', '7S']]);
    expect(resultOf(over)).toMatchObject({
      left: ['8H', '9H', '7S'],
      zwicks: [0, 0],
      cards: [1, 4],
    });
  });

  test('left-over builds go with it, card by card, whoever owned them', () => {
    const over = afterPlays(end('8H 2H =10@0, 9H', 'none, 7S', 'last=0'), '7S');
    expect(wonAtEnd(over)).toEqual([['2S', '8H', '2H', '9H', '7S'], ['3S']]);
  });

  test('the last capture counts, not the one before', () => {
    const over = afterPlays(
      'dithmarschen 2 @0 dealer=1 last=1 | 8S, 7S | 8H, 9H | none | none=0, none=0',
      '8S x 8H',
      '7S',
    );
    expect(over.lastCapture).toBe(0);
    expect(wonAtEnd(over)).toEqual([['8S', '8H', '9H', '7S'], []]);
  });

  test('if the last card captures every pile, that is an ordinary Zwick', () => {
    const over = afterPlays(end('3H, 4H', 'none, 7S'), '7S x 3H 4H');
    expect(over.over).toBe(true);
    expect(resultOf(over)).toMatchObject({ left: [], zwicks: [0, 1] });
    // Seat 1: most cards 3 and a Zwick; seat 0: the two of spades.
    expect(resultOf(over).points).toEqual([1, 4]);
  });

  test('so it is for whoever plays last, not for the dealer alone', () => {
    const over = afterPlays(
      'grupp 4 @1 dealer=3 last=0 | none, 7S, none, none | 3H, 4H | none | none=0, none=0, none=0, none=0',
      '7S x 3H 4H',
    );
    expect(resultOf(over).zwicks).toEqual([0, 1, 0, 0]);
  });

  test('if nobody captured, nobody gets what is left, and nobody has most cards', () => {
    const over = afterPlays(
      'dithmarschen 2 @1 dealer=1 | none, 7S | 8H, AH | none | none=0, none=0',
      '7S',
    );
    expect(wonAtEnd(over)).toEqual([[], []]);
    expect(resultOf(over)).toMatchObject({
      left: ['8H', 'AH', '7S'],
      cards: [0, 0],
      points: [0, 0],
      score: { total: 0, expected: 0 },
    });
  });

  test('left-over cards count for most cards', () => {
    const over = afterPlays(
      'dithmarschen 2 @1 dealer=1 last=0 | none, 7S | 8H, 9H | none | 2C=0, 3C 4C=0',
      '7S',
    );
    expect(resultOf(over).points).toEqual([3, 0]);
  });

  test('no play follows the last card', () => {
    const over = afterPlays(end('8H', 'none, 7S'), '7S');
    expect(verdictIn(over, '8H')).toBe('round-over');
    expect(play(over, readPlay('8H', over))).toMatchObject({ ok: false, error: { plays: 0 } });
  });

  test('no round begins without a deal', () => {
    const variant = versionNamed('dithmarschen');
    expect(() => startRound(variant, DEFAULT_OPTIONS, 4, 0, [])).toThrow('a round without a deal');
  });

  test('a record that stops before is unfinished, with the cards still to be played', () => {
    const variant = versionNamed('huelsemann');
    const deals = dealRound(variant, 4, 0, 'unfinished');
    const record = { variant, options: DEFAULT_OPTIONS, seats: 4, dealer: 0, deals, plays: [] };
    expect(replay(record)).toEqual({
      ok: false,
      error: { play: 0, refusal: { code: 'round-unfinished', rule: 'round-end', cards: 48 } },
    });
  });
});
