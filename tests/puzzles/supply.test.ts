/** The same seed is the same puzzle for ever, a day's set the same for all, and no two equal but for their suits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  canonicalPuzzle,
  dailySet,
  generatePuzzle,
  housePoints,
  houseVariant,
  isDate,
  kindOfText,
  kindsIn,
  MOTIFS,
  type Motif,
  makePuzzle,
  makePuzzleLink,
  motifsOf,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  type PuzzleLevel,
  parsePuzzle,
  parsePuzzleLink,
  variantById,
} from '../../src/engine/index.ts';
import { supply } from './supply.ts';

interface Golden {
  readonly kind: PuzzleKind;
  readonly variant: string;
  readonly level: PuzzleLevel;
  readonly seed: string;
  readonly puzzle: string;
}

const GOLDEN = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden/puzzles.json'), 'utf8'),
) as readonly Golden[];

const DAY: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden/daily.json'), 'utf8'),
);

function read(text: string): Puzzle {
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(`${text}: ${JSON.stringify(puzzle.error)}`);
  return puzzle.value;
}

describe('a house that counts nothing', () => {
  test.each(['dithmarschen', 'christiansen'])('%s: has no kinds that ask what wins most', (id) => {
    const base = variantById(id);
    if (base === undefined) throw new Error(id);
    const numbers = housePoints(base).filter(
      (point) => typeof point.read(base) === 'number' && point.values.includes(0),
    );
    const nothing = houseVariant(base, Object.fromEntries(numbers.map(({ name }) => [name, 0])));
    expect(nothing.scoring.zwick).toBe(0);
    const kinds = kindsIn(nothing);
    expect(kinds).not.toContain('haul');
    expect(kinds).not.toContain('last');
    expect(kinds).toContain('zwick');
    expect(kindsIn(base)).toContain('haul');
    expect(kindsIn(base)).toContain('last');
  });

  test('points for most cards alone are something to win, though no capture brings them', () => {
    const base = variantById('dithmarschen');
    if (base === undefined) throw new Error('dithmarschen');
    const scoring = { ...base.scoring, zwick: 0, items: [] };
    const kinds = kindsIn({ ...base, scoring });
    expect(kinds).not.toContain('haul');
    expect(kinds).toContain('last');
  });
});

describe('the same seed is the same puzzle for ever', () => {
  test.each(GOLDEN)('$kind, $variant, level $level, $seed', (golden) => {
    const { kind, level, puzzle, seed } = golden;
    const variant = variantById(golden.variant);
    if (variant === undefined) throw new Error(golden.variant);
    const made = generatePuzzle({ kind, variant, level, seed });
    expect(makePuzzle(made.puzzle)).toBe(puzzle);
    expect(makePuzzle(generatePuzzle({ kind, variant, level, seed }).puzzle)).toBe(puzzle);
  });

  test('another seed is another puzzle', () => {
    for (const kind of PUZZLE_KINDS.filter((one) => one !== 'last')) {
      const made = [...supply(kind, 20)].map(({ puzzle }) => canonicalPuzzle(puzzle));
      expect(new Set(made).size).toBe(made.length);
    }
  });

  test('no side of a counted round made more Zwicks than its cards allow', () => {
    for (const { puzzle } of supply('count', 350)) {
      if (puzzle.kind !== 'count') throw new Error(puzzle.kind);
      const { won, zwicks } = puzzle.state;
      won.forEach((cards, side) => {
        expect(cards.length, makePuzzle(puzzle)).toBeGreaterThanOrEqual(2 * (zwicks[side] ?? 0));
      });
    }
  });

  test('a kind that the version lacks is refused', () => {
    const variant = variantById('huelsemann');
    if (variant === undefined) throw new Error('huelsemann');
    expect(kindsIn(variant)).toEqual(['zwick', 'haul', 'legal', 'count', 'last']);
    expect(() => generatePuzzle({ kind: 'build', variant, level: 1, seed: 'a' })).toThrow('build');
  });
});

describe('equal but for their suits', () => {
  const zwick = 'zwick | christiansen 4 @1 | KS 8C | QS, AD, 8D 4D =12@2';
  test.each([
    [
      'another order of hand and piles',
      zwick,
      'zwick | christiansen 4 @1 | 8C KS | AD, 8D 4D =12@2, QS',
    ],
    ['hearts for spades', zwick, 'zwick | christiansen 4 @1 | KH 8C | QH, AD, 8D 4D =12@2'],
    [
      'points do not matter to a Zwick',
      'zwick | christiansen 4 @1 | KS | 10D, 4S',
      'zwick | christiansen 4 @1 | KS | 10H, 4S',
    ],
    [
      'clubs for hearts, where neither counts',
      'haul | christiansen 4 @1 | KS | 10D, 4H',
      'haul | christiansen 4 @1 | KS | 10D, 4C',
    ],
    [
      'a play goes with its piles',
      'legal, KS x QS AD | christiansen 4 @1 | KS | QS, 5H, AD',
      'legal, KC x AD QC | christiansen 4 @1 | KC | AD, QC, 5H',
    ],
  ])('%s: equal', (_, one, other) => {
    expect(canonicalPuzzle(read(one))).toBe(canonicalPuzzle(read(other)));
  });

  test.each([
    [
      'the ten of diamonds is worth more than that of hearts',
      'haul | christiansen 4 @1 | KS | 10D, 4H',
      'haul | christiansen 4 @1 | KS | 10H, 4H',
    ],
    ['another rank', zwick, 'zwick | christiansen 4 @1 | KS 7C | QS, AD, 8D 4D =12@2'],
    ['another seat to move', zwick, 'zwick | christiansen 4 @2 | KS 8C | QS, AD, 8D 4D =12@2'],
    ['another kind', zwick, zwick.replace('zwick', 'haul')],
    [
      'another play',
      'legal, KS x QS AD | christiansen 4 @1 | KS | QS, AD',
      'legal, KS x QS | christiansen 4 @1 | KS | QS, AD',
    ],
  ])('%s: not equal', (_, one, other) => {
    expect(canonicalPuzzle(read(one))).not.toBe(canonicalPuzzle(read(other)));
  });
});

describe('the set of a day', () => {
  test('is the same for the same date, and has each kind once, from easy to fiendish', () => {
    const set = dailySet('2026-11-30');
    expect(set).toEqual(dailySet('2026-11-30'));
    expect(set).not.toEqual(dailySet('2026-12-01'));
    if (!set.ok) throw new Error('no set');
    expect(set.value.map(({ kind }) => kind).toSorted()).toEqual([...PUZZLE_KINDS].toSorted());
    const levels = set.value.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    for (const { kind, variant } of set.value) {
      const version = variantById(variant);
      expect(version && kindsIn(version)).toContain(kind);
    }
  });

  test('is for ever', () => {
    expect(dailySet('2026-12-24')).toEqual({ ok: true, value: DAY });
  });

  test('has just the kinds of a version that is asked for', () => {
    const variant = variantById('grupp');
    const set = dailySet('2026-11-30', variant);
    if (!set.ok || variant === undefined) throw new Error('no set');
    expect(set.value.map(({ kind }) => kind).toSorted()).toEqual(kindsIn(variant).toSorted());
    expect(set.value.every((entry) => entry.variant === 'grupp')).toBe(true);
  });

  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2028-02-29', true],
    ['2026-11-31', false],
    ['', false],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['today', false],
    ['2026-11-30 ', false],
  ])('%s is a date: %s', (text, isOne) => {
    expect(isDate(text)).toBe(isOne);
    expect(dailySet(text).ok).toBe(isOne);
  });
});

describe('what is no puzzle is refused at its place', () => {
  test.each([
    ['', 'form', 1],
    ['riddle | christiansen 4 @1', 'form', 1],
    ['zwick', 'section', 6],
    ['zwick KS | christiansen 4 @1 | KS | QS', 'end', 7],
    ['legal | christiansen 4 @1 | KS | QS', 'play', 1],
    ['legal, KS x AD | christiansen 4 @1 | KS | QS', 'pile-on-table', 13],
    ['build X20 | christiansen 2 @1 | KS | QS', 'number', 11],
    ['build X20, 1 1, none | christiansen 2 @1 | KS | QS', 'pile-on-table', 7],
    ['build QS, 1 2, none | christiansen 2 @1 | KS | QS', 'number', 11],
    ['build QS, 1 1 1, none | christiansen 2 @1 | KS | QS', 'number', 16],
    ['build QS, 1 1, KS | christiansen 2 @1 | KS | QS', 'card', 16],
    ['build QS, 99 1, none | christiansen 2 @1 | KS | QS', 'number', 11],
    [
      'break QS | christiansen 2 @0 dealer=1 | KS, QC | QS | none | none=0, none=0',
      'pile-on-table',
      7,
    ],
    ['count | christiansen 2 @0 dealer=1 | KS, QC | QS | none | none=0, none=0', 'header-word', 1],
  ])('%s: %s', (text, expected, column) => {
    expect(parsePuzzle(text)).toMatchObject({ ok: false, error: { expected, column } });
  });

  test('a link that is cut off is never another puzzle', () => {
    const link = makePuzzleLink(read('zwick | christiansen 4 @1 | KS 8C | QS, AD'));
    expect(parsePuzzleLink(link.slice(0, -9))).toMatchObject({ ok: false });
    expect(parsePuzzleLink(`${link}.`).ok).toBe(true);
    expect(parsePuzzleLink('p1~x~000000')).toMatchObject({ error: { expected: 'form' } });
  });

  test('the kind of a stored text is known without reading it', () => {
    expect(kindOfText('legal, KS x QS | christiansen')).toBe('legal');
    expect(kindOfText('zwick | christiansen')).toBe('zwick');
    expect(kindOfText('christiansen')).toBeUndefined();
  });
});

describe('motifs', () => {
  test.each<[Motif, string]>([
    // 13 = 1 + 12, and 13 = 11 + 2: one ace low, the other high.
    ['dual-both-ways', 'zwick | christiansen 4 @0 | QS | AH, JS, AD, 2D'],
    // The king takes ten and four at fourteen, and at four the other four would go: not both.
    ['left-over-looks-takeable', 'zwick | christiansen 4 @0 | KS | 10D, 4S, 4H'],
    // Nine and six are fifteen: no multiple of seven or eight.
    ['residue-proves-none', 'zwick | christiansen 4 @0 | 10S 9C | 9D, 6S'],
    // Five, five and four are fourteen, twice seven, but no seven is made.
    ['total-deceives', 'zwick | christiansen 4 @0 | 7S | 5D, 5S, 4S'],
    ['joker-in-a-sum', 'zwick | christiansen 4 @0 | X25 | X20, 5S'],
    ['build-in-a-sum', 'zwick | christiansen 4 @0 | KS | 6S 3S =9@1, 5S'],
    ['many-groups', 'zwick | christiansen 4 @0 | 7S | 7D, 5S 2S =7@1, 4S, 3S'],
    ['two-cards-equal', 'zwick | christiansen 4 @0 | 7S 7H | 7D'],
    // The ten of diamonds alone is worth more than three cards that count nothing.
    ['fewer-cards-more-points', 'haul | christiansen 4 @0 | 10S 9S | 10D, 4H, 3H, 2H'],
    ['no-turning-round', 'legal, AC on 9D =2@0 | christiansen 4 @0 | 2C 7C AC | 9D'],
    ['no-subtracting-capture', 'legal, 5C x 9D 4D | christiansen 4 @0 | 5C | 9D, 4D'],
    // One queen for builds of 3 and of 13.
    [
      'one-card-two-builds',
      'legal, 5C on 8D =13@0 | christiansen 4 @0 | 5C QS 2S | 8D, 2H AH =3@0 | 0:3',
    ],
    ['dual-both-ways', 'legal, QS x JH AD AS JC | christiansen 3 @1 | QS | JH, AD, AS, JC'],
    ['joker-in-a-sum', 'legal, X30 x X17 QD | grossenwiehe 2 @0 | X30 | X17, QD'],
    ['build-in-a-sum', 'legal, KS x 9C AH | christiansen 4 @0 | KS | 9C 4D =13@2, AH'],
    [
      'many-groups',
      'legal, AH x 9S 2C 8D 3H 7C 4S | dithmarschen 3 @2 | AH | 9S, 2C, 8D, 3H, 7C, 4S',
    ],
    // Four and four are no fourteen.
    ['low-value', 'legal, KD x 4H 3S AC | christiansen 4 @0 | KD | 4H, 3S, AC'],
    ['leaves-some', 'legal, 10S x 7C 3H | christiansen 4 @0 | 10S | 10D, 7C, 3H'],
    ['frees-itself', 'legal, 8D x 5C | christiansen 2 @0 | 8D KC | 5C 3D =8@0, 6H'],
    ['partners-build', 'legal, QD x 10H | dithmarschen 4 @0 | QD 5S | 10H 3D =13@2, 9S'],
    ['for-partner', 'legal, JC on X25 =13@2 | dithmarschen 4 @0 | JC | X25 | 2:13'],
    ['keeps-value', 'legal, 10C on 10D =10@0 | christiansen 4 @0 | 10C 10S | 10D'],
    [
      'tie',
      'count | christiansen 2 @1 dealer=1 last=0 over=yes | none, none | none | none | AS=0, 2S=0',
    ],
    [
      'left-over-decides',
      'count | christiansen 2 @1 dealer=1 last=0 over=yes | none, none | 5S 6S =11@0 | none | AS=0, 2S 3S=0',
    ],
    [
      'zwicks-decide',
      'count | christiansen 2 @1 dealer=1 last=0 over=yes | none, none | none | none | 9S 8S=2, 2S 3S=0',
    ],
  ])('%s: %s', (motif, text) => {
    const puzzle = read(text);
    expect(MOTIFS[motif]).toContain(puzzle.kind);
    expect(motifsOf(puzzle)).toContain(motif);
  });

  test.each<[Motif, string]>([
    // As eleven the ace is fourteen with three; as one it is four.
    ['low-value', 'legal, KD x 3S AC | christiansen 4 @0 | KD | 3S, AC'],
    ['leaves-some', 'legal, 10S x 10D 7C 3H | christiansen 4 @0 | 10S | 10D, 7C, 3H'],
    ['frees-itself', 'legal, 8D x 5C | christiansen 2 @0 | 8D 8C | 5C 3D =8@0, 6H'],
    ['partners-build', 'legal, QD x 10H | dithmarschen 4 @0 | QD 5S | 10H 3D =13@1, 9S'],
  ])('not %s: %s', (motif, text) => {
    expect(motifsOf(read(text))).not.toContain(motif);
  });

  test('a joker on a joker that makes a sum leaves no value as it was', () => {
    // Builds only add in Grupp: nine is four and five, though either joker could have been nine.
    const sum = 'legal, X1 on X2 =9 | grupp 2 @0 | X1 2H | X2';
    expect(motifsOf(read(sum))).not.toContain('keeps-value');
  });

  test('occur in the kinds that they are said to occur in, and nearly all turn up', () => {
    const seen = new Set<Motif>();
    for (const kind of PUZZLE_KINDS) {
      for (const { puzzle } of supply(kind, kind === 'last' ? 24 : 60, [1, 2, 3])) {
        for (const motif of motifsOf(puzzle)) {
          expect(MOTIFS[motif]).toContain(kind);
          seen.add(motif);
        }
      }
    }
    const rare = (Object.keys(MOTIFS) as Motif[]).filter((motif) => !seen.has(motif));
    expect(rare.length).toBeLessThan(8);
  });
});
