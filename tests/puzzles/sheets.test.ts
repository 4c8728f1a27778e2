/** Sheets of puzzles: what an address asks for, which puzzles that makes, and how they are drawn. */
import { describe, expect, it, test } from 'vitest';
import { makeSheetLink, parseSheetLink } from '../../src/components/sheets/address.ts';
import { drawnOf } from '../../src/components/sheets/drawn.ts';
import { planOf } from '../../src/components/sheets/plan.ts';
import type { SheetWish } from '../../src/components/sheets/wish.ts';
import {
  generatePuzzle,
  kindsIn,
  makePuzzleLink,
  PUZZLE_KINDS,
  parsePuzzle,
  VARIANTS,
} from '../../src/engine/index.ts';
import { sealed } from '../../src/engine/notation/seal.ts';
import { PUZZLE_SHEET_WORDS } from '../../src/words/sheets.ts';

const WISH: SheetWish = {
  kinds: ['zwick', 'haul'],
  levels: [2, 3],
  version: 'dithmarschen',
  count: 8,
  seed: 'k3f9x2',
};

describe('an address', () => {
  it('says what is asked for, and is read again', () => {
    const link = makeSheetLink(WISH);
    expect(link).toMatch(/^b1~zwick-haul~2-3~dithmarschen~8~k3f9x2~[a-z0-9]{6}$/);
    expect(parseSheetLink(`#${link}`)).toEqual({ ok: true, value: WISH });
    // As some programs write it, and with the full stop of a sentence behind it.
    expect(parseSheetLink(`${link.replaceAll('~', '%7E')}.`)).toEqual({ ok: true, value: WISH });
  });

  it('may name a version with house rules, or all', () => {
    for (const version of ['all', 'dithmarschen.zwick.2']) {
      const wish = { ...WISH, version };
      expect(parseSheetLink(makeSheetLink(wish))).toEqual({ ok: true, value: wish });
    }
  });

  const body = (text: string): string => sealed('b', text);
  test.each([
    ['nonsense', { what: 'no-link' }],
    ['p1~zwick~1~all~4~a~abcdef', { what: 'no-link' }],
    [makeSheetLink(WISH).slice(0, -3), { what: 'cut' }],
    [makeSheetLink(WISH).replace('haul', 'hail'), { what: 'cut' }],
    ['b2~zwick~1~all~4~a~abcdef', { what: 'newer' }],
    [body('zwick-solitaire~1~all~4~a'), { what: 'kinds', found: 'zwick-solitaire' }],
    [body('~1~all~4~a'), { what: 'kinds', found: '' }],
    [body('zwick~6~all~4~a'), { what: 'levels', found: '6' }],
    [body('zwick~1-1~all~4~a'), { what: 'levels', found: '1-1' }],
    [body('zwick~1~<b>~4~a'), { what: 'version', found: '<b>' }],
    [body('zwick~1~all~25~a'), { what: 'count', found: '25' }],
    [body('zwick~1~all~0~a'), { what: 'count', found: '0' }],
    [body('zwick~1~all~4~A b'), { what: 'seed', found: 'A b' }],
    [body('zwick~1~all~4'), { what: 'seed', found: '' }],
    [body('zwick~1~all~4~a~more'), { what: 'no-link' }],
  ])('%s is refused with what is wrong', (text, problem) => {
    const read = parseSheetLink(text);
    expect(read).toEqual({ ok: false, error: problem });
    if (!read.ok)
      expect(PUZZLE_SHEET_WORDS.bad(read.error)).toMatch(
        /ere is a new (one|sheet)\.$|a new sheet\.$/,
      );
  });
});

describe('a sheet', () => {
  it('has the kinds in turn and the levels from easy to fiendish', () => {
    const plan = planOf(WISH);
    expect(plan.map(({ kind }) => kind)).toEqual(Array(4).fill(['zwick', 'haul']).flat());
    expect(plan.map(({ level }) => level)).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
    expect(new Set(plan.map(({ seed }) => seed)).size).toBe(8);
  });

  it('is the same from the same address, and another from another seed', () => {
    const links = (wish: SheetWish): string[] =>
      planOf(wish).map((wanted) => makePuzzleLink(generatePuzzle(wanted).puzzle));
    expect(links(WISH)).toEqual(links({ ...WISH }));
    expect(links({ ...WISH, seed: 'other' })).not.toEqual(links(WISH));
  });

  it('leaves out kinds that its version has not', () => {
    const without = VARIANTS.filter((variant) => !kindsIn(variant).includes('build'));
    expect(without.length).toBeGreaterThan(0);
    for (const { id } of without) {
      const wish: SheetWish = { ...WISH, version: id, kinds: ['build', 'count'] };
      expect(new Set(planOf(wish).map(({ kind }) => kind))).toEqual(new Set(['count']));
      expect(planOf({ ...wish, kinds: ['build'] })).toEqual([]);
    }
  });

  it('of mixed versions has each kind in versions that have it', () => {
    for (const { kind, variant } of planOf({
      ...WISH,
      kinds: PUZZLE_KINDS,
      version: 'all',
      count: 24,
    })) {
      expect(kindsIn(variant)).toContain(kind);
    }
  });
});

describe('a puzzle on paper', () => {
  const drawn = (text: string) => {
    const read = parsePuzzle(text);
    if (!read.ok) throw new Error(text);
    return drawnOf(read.value, 2);
  };

  it('has the cards, whose build is whose, and its answers', () => {
    const { answers, hands, question, table } = drawn(
      'zwick | christiansen 4 @0 | 6S 9C 3C | X25 7C JH =6@3, 9S, 3D =3@1 | 3:6 1:3',
    );
    expect(table?.map(({ tag }) => tag)).toEqual(['6, right', null, '3, left']);
    expect(hands).toEqual([{ name: 'Your hand', cards: ['6S', '9C', '3C'] }]);
    expect(question).toBe('Which card clears the table?');
    expect(answers).toHaveLength(1);
  });

  it('says a promise only where no build says it', () => {
    const { facts } = drawn(
      'legal, AH on KC =13@3 | dithmarschen-refill 4 @1 | AH 10C | 7S X15 9C =13@3, KC | 3:13 3:7',
    );
    expect(facts).toEqual([
      'Your partner has promised a card that counts 7.',
      'The play: Lays the ace of hearts on the king of clubs: build of 13, for your partner.',
    ]);
  });

  it('writes what is not seen by suit, in order', () => {
    const { facts, lists } = drawn(
      'build X25, 2 2 2, KS 8H 3H AD 7D 10C 6D JS 7S 8C 10S QC 3S JD 4S 9D AH X15 KH 2C 9S 9H KC 5H 4D 3D 3C 2H JC 10D 8S 5D AC QS 6S AS 6C 5C 7C 5S 4H 4C 8D X20 6H 10H KD 9C | dithmarschen 3 @2 | QD JH | X25',
    );
    expect(lists).toEqual([
      {
        name: 'Not seen yet (4 cards)',
        suits: [
          { suit: 'S', ranks: ['2'] },
          { suit: 'H', ranks: ['7', 'Q'] },
          { suit: 'D', ranks: ['2'] },
        ],
      },
    ]);
    expect(facts[0]).toMatch(/^The player on your left: 2 cards in hand and/);
  });

  test.each(PUZZLE_KINDS)('of the kind %s is plain data with an answer', (kind) => {
    const variant = VARIANTS[0];
    const { level, puzzle } = generatePuzzle({ kind, variant, level: 1, seed: 'paper' });
    const made = drawnOf(puzzle, level);
    expect(structuredClone(made)).toEqual(made);
    expect(made.answers.length).toBeGreaterThan(0);
    expect(JSON.stringify(made)).not.toMatch(/undefined|NaN/);
  });
});
