/** Whole records as text: written and read, with comments and line ends, and wrong at a line and column. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  type GameRecord,
  makeRecord,
  parseRecord,
  parseRecordWithPlaces,
  recordFromJson,
  recordToJson,
  replay,
} from '../../src/engine/index.ts';
import { CHRISTIANSEN, readChristiansen } from '../engine/christiansen.ts';
import { FEW_RUNS, orThrow } from '../engine/read.ts';
import { VERSIONS } from '../slow/versions.ts';
import { randomRound } from '../support/randomRounds.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { expectWrong } from './place.ts';

const OPTIONS = { jokerOnTable: 'joker-only', jokerSweepIsZwick: false } as const;

/** Whole rounds and beginnings of rounds, of all versions; Grupp with options at times. */
const records: fc.Arbitrary<GameRecord> = fc
  .record({ version: fc.constantFrom(...VERSIONS), seed: fc.nat(), plays: fc.nat({ max: 140 }) })
  .map(({ version, seed, plays }) => {
    const random = seededRandom(seed);
    const seats = random.pick([...version.dealing.keys()]);
    const options = version.wild && random.chance(0.5) ? OPTIONS : undefined;
    const record = orThrow(recordFromJson(randomRound(version, seats, random, options)));
    return { ...record, plays: record.plays.slice(0, plays) };
  });

describe('a record', () => {
  test.prop([records], { ...FEW_RUNS, numRuns: 60 })('is read as it is written', (record) => {
    expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
    expect(parseRecord(makeRecord(record, 'link'), 'link')).toEqual({ ok: true, value: record });
  });

  test.prop([records], { ...FEW_RUNS, numRuns: 60 })('goes through JSON unchanged', (record) => {
    const json: unknown = JSON.parse(JSON.stringify(recordToJson(record)));
    expect(recordFromJson(json)).toEqual({ ok: true, value: record });
  });

  test.prop([records], { ...FEW_RUNS, numRuns: 30 })('is written the same way again', (record) => {
    const text = makeRecord(record);
    expect(makeRecord(orThrow(parseRecord(text)))).toBe(text);
  });

  test('of the annotated round has 48 plays, and is written a line each time round the table', () => {
    const record = readChristiansen();
    expect(record.plays.length).toBe(48);
    const lines = makeRecord(record).trimEnd().split('\n');
    expect(lines.length).toBe(3 + 12);
    expect(lines[3]).toMatch(/^KS x .*; 10S on X30 =20@3; 3H$/);
  });

  test('may have comments, blank lines, semicolons or a line for each play', () => {
    const spread = CHRISTIANSEN.replaceAll('; ', '\n').replaceAll('\n', '   # so it was\r\n\n');
    expect(parseRecord(`# The annotated round\n\n${spread}`)).toEqual({
      ok: true,
      value: readChristiansen(),
    });
    const joined = CHRISTIANSEN.trimEnd().replaceAll('\n', ';');
    expect(parseRecord(joined)).toEqual({ ok: true, value: readChristiansen() });
  });

  test('may end before its round does', () => {
    const beginning = CHRISTIANSEN.split('\n').slice(0, 5).join('\n');
    const record = orThrow(parseRecord(beginning));
    expect(record.plays.length).toBe(8);
    expect(replay(record)).toMatchObject({
      error: { play: 8, refusal: { code: 'round-unfinished', cards: 40 } },
    });
  });

  test('tells where each play stands', () => {
    const { places } = orThrow(parseRecordWithPlaces(CHRISTIANSEN));
    expect(places.length).toBe(48);
    expect(places[0]).toEqual({ line: 4, column: 1 });
    expect(places[1]).toEqual({ line: 4, column: 'KS x QS AD, 8D 4D 2D; '.length + 1 });
    expect(places[4]).toEqual({ line: 5, column: 1 });
  });

  test('keeps questions and answers', () => {
    const text = `record grossenwiehe 4 dealer=3
deal JS 2S 2H 2D, QC 3C 3H 3D, QH 4H 4D 4C, KC 5C 5H 5D | X25 6S 6H 6D 6C 7S 7H 7D 7C 8S
deal 8H 8D 8C 9S, 9H 9D 9C 10S, 10H 10D 10C AS, AH AD AC JH
deal JD JC QS QD, KS KH KD 2C, 3S 4S 5S X15, X17 X20 X22 X30
ask 2 =13 yes; ask 2 =30 no; JS on X25 =13@2
`;
    const record = orThrow(parseRecord(text));
    expect(record.plays).toEqual([
      { kind: 'ask', of: 2, value: 13, holds: true },
      { kind: 'ask', of: 2, value: 30, holds: false },
      { kind: 'build', card: 'JS', on: 0, value: 13, owner: 2 },
    ]);
    expect(makeRecord(record)).toBe(text);
    for (const [wrong, expected] of [
      ['^ask 2 =13 no', 'ask-untrue'],
      ['^ask 1 =13 yes', 'ask-not-partner'],
      ['ask ^2 yes', 'value'],
      ['ask 2 =13^', 'yes-or-no'],
      ['ask 2 =13 ^perhaps', 'yes-or-no'],
      ['ask^', 'number'],
      ['ask ^x =13 yes', 'number'],
      ['ask 2 =13 yes ^JS', 'end'],
      // Without the question there is no promise.
      ['^JS on X25 =13@2', 'no-promise'],
    ] as const) {
      expectWrong(parseRecord, text.replace(/ask.*\n/, `${wrong}\n`), expected);
    }
  });
});

describe('a wrong record', () => {
  const [head = '', first = '', second = '', ...plays] = CHRISTIANSEN.trimEnd().split('\n');
  const whole = (...lines: readonly string[]): string => lines.join('\n');
  const withPlays = (...lines: readonly string[]): string => whole(head, first, second, ...lines);

  test.each([
    ['nothing at all', '^', 'variant'],
    ['comments alone', '^# nothing\n\n', 'variant'],
    ['another word first', '^position christiansen 4 dealer=0', 'form'],
    ['a version that does not exist', 'record ^skat 3 dealer=0', 'variant'],
    ['no seats', 'record christiansen^', 'seats'],
    ['no dealer', whole('record christiansen 4^', first, second), 'header-word'],
    ['a seat to move', whole('record ^christiansen 4 @1 dealer=0', first, second), 'end'],
    [
      'a dealer who is not there',
      whole('record christiansen 4 dealer=^4', first, second),
      'no-such-seat',
    ],
    [
      'seats the version lacks',
      whole('record christiansen ^5 dealer=0', first, second),
      'wrong-number-of-seats',
    ],
    ['no deal', `${head}^`, 'deal'],
    ['plays before any deal', whole(head, `^${plays[0]}`), 'deal'],
    ['one deal only', whole(head, `^${first}`, ...plays), 'wrong-number'],
    ['a deal too many', whole(head, `^${first}`, second, second), 'wrong-number'],
    [
      'a hand too small',
      whole(head, first.replace('9D 6D JS 10S 4H X20', '^9D 6D JS 10S 4H'), second),
      'wrong-number',
    ],
    ['a card twice', whole(head, first, second.replace('X25', '^X20')), 'too-many-of-card'],
    ['a card that does not exist', whole(head, first.replace('X30', '^X40'), second), 'card'],
    ['a table too small', whole(head, first.replace('QS AD', '^AD'), second), 'wrong-number'],
    ['a play that does not exist', withPlays('KS ^takes QS AD'), 'end'],
    ['an illegal capture', withPlays('^KS x AD 2D'), 'sum-mismatch'],
    ['a card not in hand', withPlays(plays[0] ?? '', '^3S'), 'card-not-in-hand'],
    ['the second play of a line', withPlays('KS x QS AD; ^JD x 8D'), 'pile-mismatch'],
    ['a pile that is not on the table', withPlays('KS x ^KD'), 'pile-on-table'],
    ['a pile that was just captured', withPlays('KS x QS AD; JD x ^QS'), 'pile-on-table'],
    [
      'a build whose card is not held',
      withPlays('KS x QS AD; JD x 10H 2C; ^10S on X30 =40@3'),
      'no-match-kept',
    ],
    ['a play after the last', withPlays(...plays, '^AC'), 'round-over'],
    ['an ask in Christiansen', withPlays('^ask 2 =13 yes'), 'ask-not-allowed'],
  ])('%s', (_, wrong, expected) => {
    expectWrong(parseRecord, wrong, expected);
  });

  test('no version', () => {
    expectWrong(parseRecord, 'record^', 'variant');
  });

  test('a deal without its table', () => {
    const alone = first.slice(0, first.indexOf(' |'));
    expectWrong(parseRecord, whole(head, `${alone}^`), 'section');
  });

  test('an illegal play carries the whole refusal', () => {
    expect(parseRecord(withPlays('KS x AD 2D'))).toMatchObject({
      error: { code: 'illegal-play', found: 'KS', refusal: { code: 'sum-mismatch', card: 'KS' } },
    });
  });

  test('can’t be written where a play is illegal: it would have no table', () => {
    const record = readChristiansen();
    const wrong = { ...record, plays: [{ kind: 'trail', card: '2C' } as const] };
    expect(() => makeRecord(wrong)).toThrow('card-not-in-hand');
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 200 })])(
    'any text is read or refused: nothing else happens',
    (text) => {
      for (const spelling of ['text', 'link'] as const) {
        expect(typeof parseRecord(text, spelling).ok).toBe('boolean');
        expect(typeof parseRecord(`record ${text}`, spelling).ok).toBe('boolean');
      }
    },
  );
});
