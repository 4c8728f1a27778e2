/** The chosen puzzles: each accepted, solved, of its motif, and unlike every other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../src/components/site/languages.ts';
import { chosenSchema, chosenTextSchema } from '../../src/content/schemas/puzzle.ts';
import {
  answersTo,
  canonicalPuzzle,
  hintsFor,
  judgeAnswer,
  kindsIn,
  MOTIFS,
  type Motif,
  makePuzzle,
  makePuzzleLink,
  measurePuzzle,
  motifsOf,
  PUZZLE_KINDS,
  type Puzzle,
  parsePuzzleLink,
  variantOf,
} from '../../src/engine/index.ts';
import { PUZZLE_CHOSEN_WORDS } from '../../src/words/puzzlesChosen.ts';
import { shownAnswers, slowAnswers } from './slowAnswers.ts';

const CONTENT = join(import.meta.dirname, '../../src/content');
const idsIn = (folder: string): string[] =>
  readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
const json = (file: string): unknown => JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));
const ids = idsIn('puzzles');
const chosen = ids.map((id) => ({
  id,
  kind: id.split('/')[0] ?? '',
  ...chosenSchema.parse(json(`puzzles/${id}.json`)),
}));
const textOf = (language: string, id: string) =>
  chosenTextSchema.parse(json(`${language}/puzzles/${id}.json`));

describe.each(chosen.map((one) => [one.id, one] as const))('%s', (_id, { kind, motif, puzzle }) => {
  it('lies in the folder of its kind, in a version that has it', () => {
    expect(puzzle.kind).toBe(kind);
    expect(kindsIn(variantOf(puzzle))).toContain(kind);
  });

  it('has the motif that it is chosen for', () => {
    expect(motifsOf(puzzle)).toContain(motif);
  });

  it('is solved by its third hint, and by every answer there is', () => {
    const answers = answersTo(puzzle);
    const [, , last] = hintsFor(puzzle);
    if (last.code !== 'answer') throw new Error('the third hint is no answer');
    expect(judgeAnswer(puzzle, last.answer)).toMatchObject({ right: true, of: answers.length });
    for (const answer of answers) expect(judgeAnswer(puzzle, answer).right).toBe(true);
  });

  it('is answered as the slow reading answers it', () => {
    const slow = slowAnswers(puzzle);
    // Ends of rounds that take the slow reading minutes are left to the search's own tests.
    if (slow !== undefined) expect(shownAnswers(answersTo(puzzle))).toEqual(slow);
    else expect(['last', 'break']).toContain(kind);
  });

  it('is the same from its link', () => {
    expect(parsePuzzleLink(makePuzzleLink(puzzle))).toEqual({ ok: true, value: puzzle });
  });
});

describe.each(PUZZLE_KINDS)('of the kind %s', (kind) => {
  const own = chosen.filter((one) => one.kind === kind);

  it('there are twenty-four at least, in most levels and several versions', () => {
    expect(own.length).toBeGreaterThanOrEqual(24);
    expect(new Set(own.map(({ puzzle }) => measurePuzzle(puzzle).level)).size).toBeGreaterThan(3);
    expect(new Set(own.map(({ puzzle }) => variantOf(puzzle).id)).size).toBeGreaterThan(3);
  });

  it('every motif is taught', () => {
    const motifs = (Object.keys(MOTIFS) as Motif[]).filter((motif) =>
      (MOTIFS[motif] as readonly string[]).includes(kind),
    );
    expect(new Set(own.map(({ motif }) => motif))).toEqual(new Set(motifs));
  });
});

test('no two are equal under exchange of suits', () => {
  const texts = new Map<string, string>();
  for (const { id, puzzle } of chosen) {
    const text = canonicalPuzzle(puzzle);
    expect(texts.get(text), `${id} is the same as ${texts.get(text)}`).toBeUndefined();
    texts.set(text, id);
  }
});

test('an id is an address of its own, whatever its kind', () => {
  const names = ids.map((id) => id.split('/')[1]);
  expect(new Set(names).size).toBe(names.length);
});

/** Numbers as they are spoken, for the arithmetic of the ideas. */
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .concat('sixteen seventeen eighteen nineteen twenty'.split(' '));

describe.each(LANGUAGES)('in the language %s', (language) => {
  it('has every puzzle, and no other', () => {
    expect(idsIn(`${language}/puzzles`)).toEqual(ids);
  });

  it('gives every puzzle a title of its own', () => {
    const titles = ids.map((id) => textOf(language, id).title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has a name for every motif', () => {
    expect(Object.keys(PUZZLE_CHOSEN_WORDS.motifs).sort()).toEqual(Object.keys(MOTIFS).sort());
  });
});

/** The ranks and jokers that lie anywhere in a puzzle, as words. */
function ranksIn(puzzle: Puzzle): ReadonlySet<string> {
  const words: Readonly<Record<string, string>> = {
    A: 'ace',
    J: 'jack',
    Q: 'queen',
    K: 'king',
  };
  const found = makePuzzle(puzzle).matchAll(/\b(?:X(\d+)|(10|[2-9AJQK])[SHDC])\b/g);
  return new Set(
    [...found].map(([, joker, rank = '']) =>
      joker === undefined ? (words[rank] ?? NUMBERS[Number(rank)] ?? '') : `joker ${joker}`,
    ),
  );
}

describe('the ideas, in English', () => {
  const ideas = chosen.map(({ id, puzzle }) => ({ id, puzzle, idea: textOf('en', id).idea }));

  test.each(ideas.map((one) => [one.id, one] as const))(
    '%s names cards that are there',
    (_id, one) => {
      const there = ranksIn(one.puzzle);
      for (const [, court] of one.idea.matchAll(/\b(ace|jack|queen|king)s?\b/gi)) {
        expect(there, `no ${court} lies there`).toContain(court?.toLowerCase());
      }
      for (const [joker] of one.idea.matchAll(/\bjoker \d+/gi)) {
        expect(there, `no ${joker} lies there`).toContain(joker.toLowerCase());
      }
    },
  );

  it('take away and multiply as one should', () => {
    const word = `(${NUMBERS.join('|')})`;
    const sum = new RegExp(`\\b${word} (less|times) (?:the )?${word} (?:is|are) ${word}\\b`, 'gi');
    let sums = 0;
    for (const { id, idea } of ideas) {
      for (const [text, first = '', sign, second = '', made = ''] of idea.matchAll(sum)) {
        const [one, two, is] = [first, second, made].map((number) =>
          NUMBERS.indexOf(number.toLowerCase()),
        ) as [number, number, number];
        expect(sign === 'less' ? one - two : one * two, `${id}: ${text}`).toBe(is);
        sums++;
      }
    }
    expect(sums).toBeGreaterThan(15);
  });

  it('leave the points on cards to the record', () => {
    const points = new RegExp(`\\b(\\d+|${NUMBERS.join('|')}) points?\\b`, 'i');
    for (const { id, idea } of ideas) expect(idea, id).not.toMatch(points);
  });
});
