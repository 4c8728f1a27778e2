import { describe, expect, test } from 'vitest';
import { readPuzzle } from '../../../src/components/puzzles/address.ts';
import {
  elsewhereIn,
  playAsked,
  positionIn,
  questionOf,
  shownOf,
  spokenTable,
  whoIn,
} from '../../../src/components/puzzles/atTable.ts';
import { dailyPlace } from '../../../src/components/puzzles/dailyPlace.ts';
import type { Puzzle, PuzzleAnswer, PuzzleKind, PuzzleLevel } from '../../../src/engine/index.ts';
import {
  answersTo,
  checkPlay,
  generatePuzzle,
  hintsFor,
  judgeAnswer,
  kindsIn,
  listPlays,
  makePuzzleLink,
  PUZZLE_KINDS,
  parseLink,
  reasonChoices,
  VARIANTS,
} from '../../../src/engine/index.ts';
import {
  hintText,
  refutationLine,
  refutationText,
  solutionText,
  triedSentence,
} from '../../../src/words/puzzlesSaid.ts';

const EACH = process.env.ZWICKER_DEEP === undefined ? 3 : 20;

/** Puzzles of a kind, of several versions and levels. */
function some(kind: PuzzleKind): Puzzle[] {
  return VARIANTS.filter((variant) => kindsIn(variant).includes(kind)).flatMap((variant) =>
    Array.from({ length: EACH }, (_, at) => {
      const level = ((at % 4) + 1) as PuzzleLevel;
      return generatePuzzle({ kind, variant, level, seed: `said ${at}` }).puzzle;
    }),
  );
}

/** All that might be answered, right or wrong. */
function tries(puzzle: Puzzle): PuzzleAnswer[] {
  switch (puzzle.kind) {
    case 'zwick':
      return [null, ...new Set(puzzle.position.hand)].map((card) => ({ kind: 'zwick', card }));
    case 'legal':
      return [null, ...reasonChoices(puzzle)].map((code) => ({ kind: 'legal', code }));
    case 'count': {
      const [answer] = answersTo(puzzle);
      if (answer?.kind !== 'count') return [];
      return [0, 1, 2, -1].map((off) => ({
        kind: 'count',
        points: answer.points.map((points, side) => (side === 0 ? points + off : points)),
      }));
    }
    default:
      return listPlays(positionIn(puzzle), 25).map((play) => ({ kind: puzzle.kind, play }));
  }
}

const isSentence = (text: string): boolean =>
  /^[“0-9A-Z]/.test(text) &&
  /[.!?:]$/.test(text) &&
  !/undefined|NaN|null|\s\s|\bseat \d/i.test(text);

describe.each(PUZZLE_KINDS.map((kind) => [kind] as const))('what is said of %s', (kind) => {
  test('is in whole sentences: every verdict, hint and answer', { timeout: 240_000 }, () => {
    const bad: string[] = [];
    const codes = new Set<string>();
    const check = (text: string): void => {
      if (!isSentence(text)) bad.push(text);
    };
    for (const puzzle of some(kind)) {
      const position = positionIn(puzzle);
      const who = whoIn(puzzle);
      check(questionOf(puzzle));
      check(spokenTable(puzzle));
      if (puzzle.kind === 'legal') check(playAsked(puzzle));
      for (const hint of hintsFor(puzzle)) check(hintText(hint, position, who));
      for (const answer of answersTo(puzzle)) {
        check(solutionText(puzzle, answer, position, who));
        shownOf(answer, position);
      }
      for (const answer of tries(puzzle)) {
        const judged = judgeAnswer(puzzle, answer);
        if (judged.right) continue;
        const { refutation } = judged;
        codes.add(refutation.code);
        check(refutationText(refutation, position, who));
        const checked = 'play' in answer ? checkPlay(position, answer.play) : undefined;
        const first = checked?.ok ? checked.value : undefined;
        for (const line of refutationLine(refutation, position, who, first)) check(line);
      }
    }
    expect(bad).toEqual([]);
    expect(codes.size).toBeGreaterThan(0);
  });

  test('spoils nothing where it is passed on, and opens in the calculator, or counted on the score page', () => {
    const [puzzle] = some(kind);
    if (puzzle === undefined) throw new Error('none');
    const text = spokenTable(puzzle);
    const position = positionIn(puzzle);
    for (const answer of answersTo(puzzle)) {
      expect(text).not.toContain(solutionText(puzzle, answer, position, whoIn(puzzle)));
    }
    const { href } = elsewhereIn(puzzle, { calculator: '/calculator/', score: '/score/' });
    expect(href.startsWith(kind === 'count' ? '/score/#s' : '/calculator/#')).toBe(true);
    expect(parseLink(href.split('#')[1] ?? '').ok).toBe(true);
  });
});

test('builds of equal value are told apart: by whose they are, or by how they lie', () => {
  const { puzzle } = generatePuzzle({
    kind: 'haul',
    variant: VARIANTS[0],
    level: 2,
    seed: 'equal',
  });
  const { seats, toMove } = positionIn(puzzle);
  const at = (ahead: number): number => (toMove + ahead) % seats;
  const said = (...owners: readonly (number | null)[]): string =>
    triedSentence(
      { kind: 'capture', card: 'KS', takes: [0, 1, 2] },
      [
        { cards: ['9S', '7C'], value: 2, owner: owners[0] ?? null },
        { cards: ['4H'] },
        { cards: ['8S', '6C'], value: 2, owner: owners[1] ?? null },
      ],
      whoIn(puzzle),
      toMove,
    );
  expect(said(at(0), at(1))).toBe(
    'Takes your build of 2, the four of hearts and your opponent’s build of 2 with the king of spades.',
  );
  for (const owners of [[], [at(1), at(1)], [null, at(0)]]) {
    expect(said(...owners)).toBe(
      'Takes the first build of 2, the four of hearts and the second build of 2 with the king of spades.',
    );
  }
});

describe('the address of a puzzle', () => {
  const { puzzle } = generatePuzzle({
    kind: 'haul',
    variant: VARIANTS[0],
    level: 2,
    seed: 'address',
  });
  const link = makePuzzleLink(puzzle);

  test.each([
    ['as it is', link],
    ['with its sign', `#${link}`],
    ['with what a program put behind it', `${link}&utm_source=x`],
    ['with its separators escaped', link.replaceAll('~', '%7E')],
  ])('is read %s', (_, text) => {
    const read = readPuzzle(text);
    expect(read.ok && read.value.link).toBe(link);
  });

  test.each([
    ['cut off', link.slice(0, -3), /cut off/],
    ['of a newer edition', link.replace('q1', 'q2'), /newer/],
    ['nonsense', '<b>hello</b>', /no link/],
    ['the link of a position', 'p1~x~000000', /no link/],
  ])('that is %s is told', (_, text, message) => {
    const read = readPuzzle(text);
    expect(read.ok ? '' : read.error).toMatch(message);
  });
});

describe('the address of a day', () => {
  test.each([
    ['', '2026-11-30', undefined, ''],
    ['#2026-11-29', '2026-11-29', undefined, ''],
    ['#2026-11-29~3', '2026-11-29', 3, ''],
    ['#2026-11-29%7E3', '2026-11-29', 3, ''],
    // The sun has risen elsewhere.
    ['#2026-12-01', '2026-12-01', undefined, ''],
    ['#2026-12-02', '2026-11-30', undefined, 'has not come yet'],
    ['#2026-11-31', '2026-11-30', undefined, 'is no day'],
    ['#2026-11-29~0', '2026-11-29', undefined, 'no puzzle 0'],
    ['#2026-11-29~99', '2026-11-29', undefined, 'no puzzle 99'],
    ['#2026-11-29~x', '2026-11-29', undefined, 'no puzzle x'],
  ])('%s', (hash, day, at, message) => {
    const place = dailyPlace(hash, '2026-11-30');
    expect(place.day).toBe(day);
    expect(place.at).toBe(at);
    if (message === '') expect(place.message).toBe('');
    else expect(place.message).toContain(message);
  });
});
