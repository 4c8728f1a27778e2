/** What is kept of the puzzles of Zwikken: each once, what went wrong until it is put right, and a file of it all. */
import { describe, expect, test } from 'vitest';
import { merged, mistakesOf, total } from '../../src/components/puzzles/progress/index.ts';
import { NOTHING_DONE, type Progress } from '../../src/components/puzzles/progress/progress.ts';
import { parseProgress, writeProgress } from '../../src/components/puzzles/progress/stored.ts';
import {
  fileText,
  kindOf,
  linesOf,
  readFileText,
  type Went,
  withoutKind,
  withResult,
} from '../../src/components/zwikken/puzzleProgress.ts';
import {
  changesIn,
  isChosen,
  isCounted,
  JUST_BEGUN,
  NO_CHOICE,
  type Solving,
  type SolvingAction,
  solvingAfter,
} from '../../src/components/zwikken/solving.ts';
import { linkOf } from '../../src/components/zwikken/usePuzzles.ts';
import { type ZwikkenPuzzleKind, zwikkenPuzzleLevel } from '../../src/engine/zwikken/index.ts';
import { supply } from './supply.ts';

function went(kind: ZwikkenPuzzleKind, at: number, how: Partial<Went> = {}): Went {
  const puzzle = [...supply(kind, at + 1)][at];
  if (puzzle === undefined) throw new Error('no puzzle');
  const { rules } = puzzle;
  const level = zwikkenPuzzleLevel(puzzle);
  return { id: linkOf(puzzle), kind, rules, level, right: true, hints: 0, ms: 4000, ...how };
}
const after = (...all: readonly Went[]): Progress => all.reduce(withResult, NOTHING_DONE);

test('the first answer counts, by kind and level', () => {
  const first = went('win', 0, { right: false });
  const progress = after(first, { ...first, right: true }, went('pay', 0));
  expect(total(linesOf(progress))).toMatchObject({ tried: 2, right: 1 });
  expect(linesOf(progress).map(({ kind }) => kind)).toEqual(['pay', 'win']);
});

test('what went wrong, or was shown, waits until it is put right', () => {
  const wrong = went('card', 0, { right: false });
  const shown = went('zwik', 1, { right: false, hints: 3 });
  const progress = after(wrong, shown);
  expect(mistakesOf(progress).map(({ id }) => id)).toEqual([wrong.id, shown.id]);
  const mended = withResult(progress, { ...wrong, right: true });
  expect(mistakesOf(mended).map(({ id }) => id)).toEqual([shown.id]);
});

test('one kind can be forgotten, and the others stay', () => {
  const progress = after(went('win', 0), went('card', 0, { right: false }));
  expect(linesOf(withoutKind(progress, 'card')).map(({ kind }) => kind)).toEqual(['win']);
  expect(mistakesOf(withoutKind(progress, 'card'))).toEqual([]);
});

test('what is stored is read as it was written', () => {
  const progress = after(went('win', 0), went('zwik', 2, { right: false }), went('pay', 1));
  expect(parseProgress(writeProgress(progress))).toEqual({
    value: progress,
    isWhole: true,
    isNewer: false,
  });
});

test('kinds of a later edition stay, and are not shown', () => {
  const progress = after(went('win', 0));
  const [result] = progress.results;
  const later = { ...progress, results: [{ ...result, id: 'q1~sing', kind: 'sing' }] };
  const { value } = parseProgress(JSON.stringify({ v: 1, ...later }));
  expect(value.results).toHaveLength(1);
  expect(linesOf(value)).toEqual([]);
  expect(kindOf('sing')).toBeUndefined();
});

describe('as a file', () => {
  const progress = after(went('win', 0), went('card', 1, { right: false }));

  test('it is read again, however often, and nothing is counted twice', async () => {
    const read = await readFileText(fileText(progress));
    expect(read).toEqual({ ok: true, value: progress });
    if (read.ok) expect(merged(progress, read.value)).toEqual(progress);
  });

  test.each([
    ['progress in the puzzles of Zwicker', writeProgress(progress), /^line 1, column 1: .*saved/],
    ['of a newer edition', '{"v":2,"zwikken":{}}', /^line 1, column 6, v: a newer edition/],
    ['no JSON', '{"v":1,', /^line 1, column \d+: this is no JSON/],
    ['a list', '[]', /^line 1, column 1: .*saved/],
    ['nothing', 'null', /^line 1, column 1: .*saved/],
    [
      'a wrong number of hints',
      fileText(progress).replace('"hints":0', '"hints":7'),
      /^line 1, column \d+, zwikken\.results\[0\]\.hints: .* from 0 to 3; found 7/,
    ],
    [
      'results that are no list',
      '{\n "v": 1,\n "zwikken": {"results": 3, "old": {}, "days": {}, "mistakes": [], "runs": []}}',
      /^line 3, column 25, zwikken\.results: here should be a list/,
    ],
  ])('%s is refused, with the place', async (_, text, said) => {
    const read = await readFileText(text);
    expect(read.ok ? '' : read.error).toMatch(said);
    expect(read.ok ? '' : read.error).toMatch(/Nothing was added\.$/);
  });

  test('that of Zwikken is not taken for one of Zwicker', async () => {
    const { readProgressFile } = await import('../../src/components/puzzles/progress/file.ts');
    expect(readProgressFile(fileText(progress)).ok).toBe(false);
  });
});

describe('while somebody is at one', () => {
  const run = (...actions: readonly SolvingAction[]): Solving =>
    actions.reduce(solvingAfter, JUST_BEGUN);
  const wrong = (kind: 'win' | 'zwik'): SolvingAction => ({
    do: 'judged',
    reply: kind === 'win' ? { kind, wins: true } : { kind, winner: 0 },
    judgement: { right: false, refutation: { code: 'there-is-one' } },
  });
  const right: SolvingAction = {
    do: 'judged',
    reply: { kind: 'zwik', winner: 1 },
    judgement: { right: true },
  };

  test('a wrong answer can be put right, but for yes or no', () => {
    expect(run(wrong('zwik'))).toMatchObject({ over: false, wrong: 1, solved: false });
    expect(run(wrong('zwik'), right)).toMatchObject({ over: true, wrong: 1, solved: true });
    expect(run(wrong('win'))).toMatchObject({ over: true, solved: false });
  });

  test('the third hint is the answer, and then nothing changes any more', () => {
    const hint: SolvingAction = { do: 'hint' };
    expect(isCounted(run(hint, hint))).toBe(false);
    const shown = run(hint, hint, hint);
    expect(shown).toMatchObject({ hints: 3, over: true, solved: false });
    expect(isCounted(shown)).toBe(true);
    expect(solvingAfter(shown, right)).toBe(shown);
  });

  test('another choice takes back what was said of the last', () => {
    const at = run(wrong('zwik'), { do: 'choose', choice: { amount: '4' } });
    expect(at).toMatchObject({ last: null, wrong: 1, choice: { amount: '4', cards: [] } });
  });

  test('a choice is no answer, is taken back whole, and is none in what an older edition kept', () => {
    const chosen = run({ do: 'choose', choice: { said: 'nobody' } });
    expect(chosen).toMatchObject({ choice: { said: 'nobody' }, over: false, wrong: 0, last: null });
    expect(isChosen(chosen.choice)).toBe(true);
    const undone = solvingAfter(chosen, { do: 'choose', choice: NO_CHOICE });
    expect(undone).toEqual(JUST_BEGUN);
    const older: Solving['choice'] = JSON.parse('{"cards":[],"ways":{"1":"neither"},"amount":""}');
    expect(isChosen(older)).toBe(false);
    expect(isChosen({ ...older, ways: { 1: 'pays' } })).toBe(true);
  });

  test.each([
    ['4', [0, 4, -4]],
    [' 12 ', [0, 12, -12]],
    ['', [0, 0, 0]],
    ['x', [0, 0, 0]],
    ['-3', [0, 0, 0]],
  ])('an amount of “%s”', (amount, expected) => {
    const ways = { 1: 'takes', 2: 'pays' } as const;
    expect(changesIn({ cards: [], amount, ways }, 3).map((each) => each + 0)).toEqual(expected);
  });
});
