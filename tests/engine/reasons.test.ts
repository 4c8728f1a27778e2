/** Every reason against a play, where several hold: one for each thing that is looked at by itself. */
import { describe, expect, test } from 'vitest';
import { reasonsAgainst } from '../../src/engine/index.ts';
import { readPlay, readPosition } from './read.ts';

function reasons(positionText: string, playText: string): string[] {
  const position = readPosition(positionText);
  return reasonsAgainst(position, readPlay(playText, position)).map(({ code }) => code);
}

describe('the reasons against a play', () => {
  const nine = 'dithmarschen 4 @0 | 2S 7S 8S | 9H';
  /** The build of eight is the mover's own. */
  const owing = 'dithmarschen 4 @0 | 8S 4H | 7S AS =8@0, 9H';

  test.each<[string, string, string, string[]]>([
    ['a legal play has none', nine, '2S', []],
    ['nor has a legal capture', 'dithmarschen 4 @0 | 9S | 9H', '9S x 9H', []],
    ['nor has a legal build', nine, '2S on 9H =7@0', []],
    ['a card that is not in the hand', nine, '5S', ['card-not-in-hand']],
    [
      'which would not take the pile either',
      nine,
      '5S x 9H',
      ['card-not-in-hand', 'pile-mismatch'],
    ],
    ['a card that does not take the pile', nine, '7S x 9H', ['pile-mismatch']],
    [
      'a sum that is none, and no card for it',
      nine,
      '2S on 9H =12@0',
      ['sum-or-difference', 'no-match-kept'],
    ],
    ['a right sum, but no card for it', nine, '2S on 9H =11@0', ['no-match-kept']],
    ['a wrong sum, and a card for it', nine, '2S on 9H =8@0', ['sum-or-difference']],
    ['a value that the card alone has not', nine, '2S =12@0', ['single-value', 'no-match-kept']],
    ['a partner who stands by nothing', nine, '2S on 9H =11@2', ['no-promise']],
    ['an opponent as the owner', nine, '2S on 9H =11@1', ['owner-not-partner']],
    ['a pile that is not there', nine, '7S x p4', ['no-such-pile']],
    ['what is owed is not asked of a card that is not there', owing, '5S', ['card-not-in-hand']],
    ['nor for a pile that is not there', owing, '8S x p4', ['no-such-pile']],
    ['the card for one’s build is laid down', owing, '8S', ['build-uncovered']],
    ['it takes nothing, and is gone', owing, '8S x 9H', ['pile-mismatch', 'build-uncovered']],
    ['another card takes nothing, and the eight is kept', owing, '4H x 9H', ['pile-mismatch']],
    [
      'a wrong card takes the build itself: nothing is owed then',
      owing,
      '4H x 7S',
      ['pile-mismatch'],
    ],
    [
      'a second build without a card, and the first is left without its own',
      owing,
      '8S on 9H =17@0',
      ['no-match-kept', 'build-uncovered'],
    ],
    [
      'a second build without a card, the first has its own',
      owing,
      '4H on 9H =13@0',
      ['no-match-kept'],
    ],
  ])('%s', (_, position, play, codes) => {
    expect(reasons(position, play)).toEqual(codes);
  });

  test('a value that is said to have no card is not said to be uncovered too', () => {
    const position = readPosition(owing);
    const [, uncovered] = reasonsAgainst(position, readPlay('8S on 9H =17@0', position));
    expect(uncovered).toMatchObject({ code: 'build-uncovered', owed: [8], missing: [8] });
  });

  test('one that has its card is among those owed', () => {
    const position = readPosition('dithmarschen 4 @0 | 8S 9C | 7S AS =8@0, AH');
    expect(reasonsAgainst(position, readPlay('8S on AH =9@0', position))).toMatchObject([
      { code: 'build-uncovered', owed: [8, 9], missing: [8], uncovered: 1, least: 0 },
    ]);
  });

  test('the card that is not there is named', () => {
    const position = readPosition(nine);
    expect(reasonsAgainst(position, readPlay('5S', position))).toMatchObject([{ card: '5S' }]);
  });
});
