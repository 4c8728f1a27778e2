/** Links: what they carry comes back, whatever chat programs do to them, and no damaged link is ever another. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  applyPlay,
  DEFAULT_OPTIONS,
  dealRound,
  type Link,
  listPlays,
  makeHouseLink,
  makeLink,
  type Options,
  parseHouseLink,
  parseLink,
  parsePosition,
  parseRecord,
  parseState,
  positionOf,
  readVersionId,
  recordFromJson,
  startRound,
  tidyName,
  VARIANTS,
} from '../../src/engine/index.ts';
import { sealed } from '../../src/engine/notation/seal.ts';
import { notationText } from '../../src/words/index.ts';
import {
  FEW_RUNS,
  orThrow,
  RUNS,
  randomPositions,
  readPlay,
  readPosition,
} from '../engine/read.ts';
import { randomHouse } from '../slow/house.ts';
import { VERSIONS } from '../slow/versions.ts';
import { randomOptions } from '../support/randomPositions.ts';
import { randomRound } from '../support/randomRounds.ts';
import { seededRandom } from '../support/seededRandom.ts';
import GOLDEN from './golden/links.json' with { type: 'json' };

const positionLinks = randomPositions().map((position): Link => ({ form: 'position', position }));

/** A position with a play, legal or not. */
const tryLinks = fc
  .record({ position: randomPositions(), other: randomPositions(), seed: fc.nat() })
  .map(({ position, other, seed }): Link => {
    // A play of another position is mostly illegal here, and names piles that are not there.
    const from = seed % 2 === 0 ? position : other;
    const listed = listPlays(from, 100);
    const made = listed[seed % listed.length];
    if (made === undefined) throw new Error('a position without a play');
    const play =
      made.kind === 'capture'
        ? ({ kind: 'capture', card: made.card, takes: made.takes } as const)
        : made;
    const owner = play.kind === 'build' && play.owner !== null ? play.owner % position.seats : null;
    return { form: 'try', position, play: play.kind === 'build' ? { ...play, owner } : play };
  });

const stateLinks = fc
  .record({ variant: fc.constantFrom(...VARIANTS), seed: fc.nat(), plays: fc.nat({ max: 70 }) })
  .map(({ variant, seed, plays }): Link => {
    const random = seededRandom(seed);
    const seats = random.pick([...variant.seats]);
    const dealer = random.below(seats);
    const deals = dealRound(variant, seats, dealer, String(seed));
    let state = startRound(variant, DEFAULT_OPTIONS, seats, dealer, deals);
    for (let made = 0; made < plays && !state.over; made += 1) {
      state = applyPlay(state, random.pick(listPlays(positionOf(state), 50)));
    }
    return { form: 'state', state };
  });

const recordLinks = fc
  .record({
    version: fc.constantFrom(...VERSIONS),
    seed: fc.nat({ max: 30 }),
    plays: fc.nat({ max: 60 }),
  })
  .map(({ version, seed, plays }): Link => {
    const random = seededRandom(seed);
    const seats = random.pick([...version.dealing.keys()]);
    const record = orThrow(recordFromJson(randomRound(version, seats, random)));
    return { form: 'record', record: { ...record, plays: record.plays.slice(0, plays) } };
  });

/** Names in any script, as somebody might give them. */
const names = fc.oneof(
  fc.constantFrom(
    '',
    'Oma Ernä',
    'Großenwiehe, sonntags',
    '家規',
    '🂡 & <b>Co</b>',
    'a-b.c_d~e',
    '٣ ♦10',
  ),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
const houseLinks = fc
  .record({ seed: fc.nat(), name: names, isPlain: fc.boolean() })
  .map(({ seed, name, isPlain }): Link => {
    const random = seededRandom(seed);
    const house = randomHouse(random);
    const id = isPlain ? (house.id.split('.')[0] ?? '') : house.id;
    const variant = orThrow(readVersionId(id));
    const given = house.wild ? randomOptions(random) : undefined;
    const options = { ...DEFAULT_OPTIONS, ...given };
    return { form: 'house', rules: { variant, options, name: tidyName(name) } };
  });

const ARBITRARIES = [
  ['position', positionLinks, { ...RUNS, numRuns: RUNS.numRuns / 4 }],
  ['try', tryLinks, { ...RUNS, numRuns: RUNS.numRuns / 4 }],
  ['state', stateLinks, FEW_RUNS],
  ['record', recordLinks, { ...FEW_RUNS, numRuns: 60 }],
  ['house', houseLinks, { ...RUNS, numRuns: RUNS.numRuns / 4 }],
] as const;

describe.each(ARBITRARIES)('a link with a %s', (_, links, runs) => {
  test.prop([links], runs)('is read as it is written', (link) => {
    expect(parseLink(makeLink(link))).toEqual({ ok: true, value: link });
  });

  test.prop([links], runs)('has only signs that are safe in an address', (link) => {
    const text = makeLink(link);
    expect(text).toMatch(/^[A-Za-z0-9\-_~.]+$/);
    expect(text).toMatch(/^[ptsrh]1~.*[A-Za-z0-9]$/);
    // Programs that format chat take these for bold or struck out.
    expect(text).not.toMatch(/__|~~/);
  });

  test.prop(
    [links, fc.constantFrom('.', ',', ')', '!', '?', '…', '-', '~', '_', ').', '”', '\n')],
    runs,
  )('survives the sentence around it', (link, sign) => {
    const value = { ok: true, value: link };
    expect(parseLink(makeLink(link) + sign)).toEqual(value);
    expect(parseLink(`#${makeLink(link)}`)).toEqual(value);
    expect(parseLink(`  #${makeLink(link)}${sign} `)).toEqual(value);
  });

  test.prop([links], runs)('may have its tildes as %7E', (link) => {
    const text = makeLink(link);
    const value = { ok: true, value: link };
    expect(parseLink(text.replaceAll('~', '%7E'))).toEqual(value);
    expect(parseLink(text.replaceAll('~', '%7e'))).toEqual(value);
    expect(parseLink(`#${text.replaceAll('~', '%7E')}.`)).toEqual(value);
    expect(parseLink(encodeURIComponent(text))).toEqual(value);
  });

  test.prop([links, fc.nat()], runs)('with one character changed is refused', (link, seed) => {
    const text = makeLink(link);
    const random = seededRandom(seed);
    const place = random.below(text.length);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~.';
    const other = letters.charAt(random.below(letters.length));
    fc.pre(other !== text.charAt(place));
    const changed = text.slice(0, place) + other + text.slice(place + 1);
    expect(parseLink(changed).ok).toBe(false);
  });

  test.prop([links, fc.nat()], runs)('with two neighbours exchanged is refused', (link, seed) => {
    const text = makeLink(link);
    const place = seed % (text.length - 1);
    const [one = '', other = ''] = text.slice(place, place + 2);
    fc.pre(one !== other);
    expect(parseLink(text.slice(0, place) + other + one + text.slice(place + 2)).ok).toBe(false);
  });

  test.prop([links], { ...runs, numRuns: Math.ceil(runs.numRuns / 20) })(
    'cut off anywhere is refused',
    (link) => {
      const text = makeLink(link);
      for (let length = 0; length < text.length; length += 1) {
        expect(parseLink(text.slice(0, length)).ok).toBe(false);
      }
      for (let from = 1; from < Math.min(text.length, 50); from += 1) {
        expect(parseLink(text.slice(from)).ok).toBe(false);
      }
    },
  );
});

describe('what is wrong with a link is told apart', () => {
  const link = makeLink({
    form: 'position',
    position: readPosition('dithmarschen 2 @0 | 2S 7S AS | 9H'),
  });

  test.each([
    ['nothing', '', 'form', 1],
    ['a word', 'rules', 'form', 1],
    ['an anchor of the page', '#section-2', 'form', 1],
    ['a form that does not exist', link.replace(/^p/, 'q'), 'form', 1],
    ['capitals', link.toUpperCase(), 'form', 1],
    ['a later version', link.replace(/^p1/, 'p2'), 'version', 2],
    ['a much later version', link.replace(/^p1/, 'p12'), 'version', 2],
    [
      'a wrong check value',
      link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      'check-value',
      link.lastIndexOf('~') + 2,
    ],
    [
      'another form with the same body',
      link.replace(/^p/, 's'),
      'check-value',
      link.lastIndexOf('~') + 2,
    ],
    ['a changed card', link.replace('7S', '8S'), 'check-value', link.lastIndexOf('~') + 2],
  ])('%s', (_, wrong, expected, column) => {
    expect(parseLink(wrong)).toMatchObject({
      ok: false,
      error: { code: 'unexpected', expected, line: 1, column },
    });
  });

  test('a later version is named with the one that is known', () => {
    expect(parseLink(link.replace(/^p1/, 'p2'))).toMatchObject({
      error: { found: '2', known: ['1'] },
    });
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 80 })], RUNS)('any text is refused', (text) => {
    expect(parseLink(text).ok).toBe(false);
    expect(parseLink(`p1~${text}`).ok).toBe(false);
  });
});

/**
 * Links that have been sent: each must be read as long as there is a site. None of these lines may ever be changed; a
 * new version of the spelling adds lines of its own.
 */
describe('links sent long ago are read for ever', () => {
  test.each(GOLDEN)('$form $link', (golden) => {
    const { link, text } = golden;
    const read = orThrow(parseLink(link), link);
    switch (golden.form) {
      case 'position':
        expect(read).toEqual({ form: 'position', position: orThrow(parsePosition(text)) });
        break;
      case 'try': {
        const position = readPosition(text);
        expect(read).toEqual({
          form: 'try',
          position,
          play: readPlay(golden.play ?? '', position),
        });
        break;
      }
      case 'house': {
        const [id = '', name = ''] = text.split(' | ');
        const variant = orThrow(readVersionId(id));
        const options = { ...DEFAULT_OPTIONS, ...golden.options };
        expect(read).toEqual({ form: 'house', rules: { variant, options, name } });
        break;
      }
      case 'state':
        expect(read).toEqual({ form: 'state', state: orThrow(parseState(text)) });
        break;
      default:
        expect(read).toEqual({ form: 'record', record: orThrow(parseRecord(text)) });
    }
  });

  test('all forms are among them', () => {
    expect([...new Set(GOLDEN.map(({ form }) => form))]).toEqual([
      'position',
      'try',
      'state',
      'record',
      'house',
    ]);
  });
});

describe('a link with house rules', () => {
  const linkTo = (id: string, name = '', options: Partial<Options> = {}): string =>
    makeHouseLink({
      variant: orThrow(readVersionId(id)),
      options: { ...DEFAULT_OPTIONS, ...options },
      name,
    });

  test.each([
    ['dithmarschen.zwick.2', '', {}, 'h1~dithmarschen.zwick.2~'],
    ['huelsemann-double.10d.5', 'Oma', {}, 'h1~huelsemann-double.10d.5~Oma~'],
    ['dithmarschen', 'Oma Ernä', {}, 'h1~dithmarschen~Oma-Ern.e4.~'],
    ['grupp', '', { jokerOnTable: 'never' }, 'h1~grupp-jokers.never~'],
    ['grupp.zwick.1', '', { jokerSweepIsZwick: false }, 'h1~grupp.zwick.1-sweep.no~'],
  ] as const)('%s, called "%s", with %j: %s', (id, name, options, beginning) => {
    expect(linkTo(id, name, options).startsWith(beginning)).toBe(true);
  });

  test('limits on wild jokers are nothing where there are none', () => {
    expect(linkTo('dithmarschen', '', { jokerOnTable: 'never' })).toBe(linkTo('dithmarschen'));
  });

  test.each([
    ['spaces at the ends and in a row', '  Oma   Erna \n', 'Oma Erna'],
    ['control signs', 'Oma\u0000\u0007Erna', 'Oma Erna'],
    ['marks that turn the text round', 'Oma\u202eErna', 'OmaErna'],
    ['half a sign', 'Oma\ud83c', 'Oma'],
    ['letters made of two', 'Erna\u0308', 'Ern\u00e4'],
    ['too many letters', 'x'.repeat(100), 'x'.repeat(60)],
    ['nothing but spaces', ' \t ', ''],
  ])('a name loses %s', (_, given, kept) => {
    expect(tidyName(given)).toBe(kept);
    expect(orThrow(parseHouseLink(linkTo('dithmarschen', given))).name).toBe(kept);
  });

  test('another form is none of house rules', () => {
    const position = readPosition('dithmarschen 2 @0 | 2S | 9H');
    expect(parseHouseLink(makeLink({ form: 'position', position }))).toMatchObject({
      error: { expected: 'form' },
    });
  });

  test('a rule that this edition does not know is named', () => {
    const body = 'h1~dithmarschen.zwick.99';
    const link = linkTo('dithmarschen.zwick.2').replace(/^h1~dithmarschen.zwick.2/, body);
    expect(parseHouseLink(link)).toMatchObject({ error: { expected: 'check-value' } });
    const read = parseHouseLink(resealed(body));
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'bad-input', problem: { code: 'unknown-variant', part: 'zwick.99' } },
    });
    if (!read.ok) expect(notationText(read.error)).toContain('no such house rule "zwick.99"');
  });

  test.each([
    'h1~dithmarschen.zwick.2~a~b',
    'h1~dithmarschen.zwick.2-4.1',
    'h1~dithmarschen.zwick.2-jokers.never-jokers.never',
    'h1~none',
    'h1~',
    'h1~dithmarschen_grupp',
  ])('no rules: %s', (body) => {
    expect(parseHouseLink(resealed(body)).ok).toBe(false);
  });
});

/** The body of a link with the check value that it should have. */
function resealed(body: string): string {
  const [, ...rest] = body.split('~');
  return sealed('h', rest.join('~'));
}
