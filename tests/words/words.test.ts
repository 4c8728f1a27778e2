import { describe, expect, test } from 'vitest';
import { packOf, VARIANTS } from '../../src/engine/index.ts';
import { count, list } from '../../src/words/en.ts';
import { badInputText, EN, refusalText } from '../../src/words/index.ts';
import { refusalTextNamed } from '../../src/words/refusalText.ts';
import { seatMarks } from '../../src/words/table.ts';

test('every version has a name that people read, and no two have the same', () => {
  const names = VARIANTS.map(EN.variantName);
  for (const [at, { id }] of VARIANTS.entries()) expect(names[at]).not.toBe(id);
  expect(new Set(names).size).toBe(names.length);
});

test('an item of a record that nobody gave a name to is called by its id', () => {
  expect(EN.scoreLine('red-court-cards')).toBe('red court cards');
});

test.each(VARIANTS)('every line on a score sheet of $id has a name', ({ scoring }) => {
  for (const { id } of scoring.items) expect(EN.scoreLine(id)).toMatch(/[a-z]{4}|joker \d+/);
});

test('no two cards of a pack have the same name', () => {
  for (const variant of VARIANTS) {
    const cards = new Set(packOf(variant));
    expect(new Set([...cards].map(EN.cardName)).size).toBe(cards.size);
  }
});

test('one card is, two cards are', () => {
  const unfinished = (cards: number): string =>
    refusalText({ code: 'round-unfinished', rule: 'round-end', cards });
  expect(unfinished(1)).toContain('1 card is still');
  expect(unfinished(2)).toContain('2 cards are still');
});

test('a long text from outside is not repeated whole', () => {
  const name = 'x'.repeat(1_000_000);
  expect(badInputText({ code: 'unknown-card', path: 'hand[0]', name }).length).toBeLessThan(100);
});

describe('a refusal at a table with names', () => {
  const refusal = { code: 'no-promise', rule: 'build-for-partner', partner: 2, value: 13 } as const;
  test.each([
    ['names the seat', ['Albert', 'Beatrice', 'Charlie'], 'Charlie has promised no 13'],
    ['keeps the number of a seat without a name', ['Albert'], 'Seat 2 has promised no 13'],
  ])('%s', (_, names, begins) => {
    expect(refusalTextNamed(refusal, (seat) => names[seat])).toMatch(new RegExp(`^${begins}`));
  });
});

describe('the marks of seats', () => {
  test.each([
    [
      ['Albert', 'Beatrice', 'Charlie', 'Diane'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['Anna', 'Arne', 'Antje', 'Ada'],
      ['Ann', 'Ar', 'Ant', 'Ad'],
    ],
    [
      ['Anna', 'anna'],
      ['A1', 'A2'],
    ],
    [
      ['Otto', 'Ottomar'],
      ['O1', 'O2'],
    ],
    [
      ['you', 'left'],
      ['Y', 'L'],
    ],
  ])('tell %j apart', (names, marks) => {
    expect(seatMarks(names)).toEqual(marks);
  });
});

describe('numbers and lists are put as the language puts them', () => {
  const things: readonly (readonly (string | number)[])[] = [
    [],
    ['the ace'],
    ['the ace', 'the ten'],
    [9, 13, 4],
    ['a', 'b', 'c', 'd'],
  ];
  test.each(things.map((items) => [items]))('%j', (items) => {
    for (const [joiner, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      const known = new Intl.ListFormat('en-GB', { type });
      expect(list(items, joiner)).toBe(known.format(items.map(String)));
    }
  });

  test('one is one, whatever its sign, and everything else is many', () => {
    const known = new Intl.PluralRules('en');
    for (let number = -3; number <= 130; number++) {
      expect(count(number, 'point')).toBe(
        `${number} ${known.select(number) === 'one' ? 'point' : 'points'}`,
      );
    }
  });
});
