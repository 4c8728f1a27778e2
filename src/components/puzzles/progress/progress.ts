/**
 * What somebody has done of the practice puzzles, and every change to it, as pure functions. Days come in: nothing here
 * looks at a clock.
 */
import type { PuzzleKind } from '~/engine/index.ts';
import { entriesOf, isPacked, packed, packedTogether } from './packed.ts';

/** A puzzle that was tried, by its link. */
export interface Tried {
  /** The text of its link: `makePuzzleLink`. */
  readonly id: string;
  readonly kind: PuzzleKind;
  /** From 1 to 5. */
  readonly level: number;
  /** The id of the version. */
  readonly version: string;
}

/** How it went the first time that it was answered. */
export interface Result extends Tried {
  /** Whether the first answer that counted was right. */
  readonly right: boolean;
  /** How many hints were asked for, 0 to 3: the third is the answer. */
  readonly hints: number;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** The person's own calendar day, as `2026-11-30`. */
  readonly day: string;
}

/** A place in the set of a day. */
export interface Place {
  /** The day whose set it is. */
  readonly date: string;
  /** `all` for the set that is the same for everybody, or the id of the version whose set it is. */
  readonly set: string;
  /** Which of the set, from 0, and how many there are. */
  readonly at: number;
  readonly of: number;
}

/** The set of a day, as far as it is done. */
export interface DaySet {
  /** A letter for each puzzle: `r` answered rightly, `w` wrongly, `-` not yet. */
  readonly marks: string;
  /** The calendar day on which the last of these letters came. */
  readonly on: string;
}

/** A run against the clock. */
export interface Run {
  readonly kind: PuzzleKind;
  /** The id of the version, or `all`. */
  readonly version: string;
  /** How long it lasted, in milliseconds. */
  readonly ms: number;
  readonly right: number;
  readonly wrong: number;
  readonly day: string;
}

/** All that is kept. */
export interface Progress {
  /** The last ones, oldest first; a puzzle is in it once. */
  readonly results: readonly Result[];
  /** Older ones by `<kind>.<level>`, packed. */
  readonly old: Readonly<Record<string, string>>;
  /** By date, then by set. Never dropped. */
  readonly days: Readonly<Record<string, Readonly<Record<string, DaySet>>>>;
  /** Puzzles to repeat, oldest first. Never dropped. */
  readonly mistakes: readonly Tried[];
  readonly runs: readonly Run[];
}

export const NOTHING_DONE: Progress = { results: [], old: {}, days: {}, mistakes: [], runs: [] };

/** How much is kept: about 600 kB at the very most, and the days and mistakes. */
export const MOST = { results: 1000, old: 40_000, runs: 200, best: 10 } as const;

/** The name of a kind and level among old results. */
const groupOf = ({ kind, level }: Tried): string => `${kind}.${level}`;

/** Whether the puzzle has been answered before, as far as that is remembered. */
export function isKnown({ old, results }: Progress, puzzle: Tried): boolean {
  return (
    results.some(({ id }) => id === puzzle.id) || isPacked(old[groupOf(puzzle)] ?? '', puzzle.id)
  );
}

/**
 * Progress with an answer that counts. The first answer to a puzzle is its result and stays so. A wrong answer, or one
 * that the third hint gave, puts the puzzle among those to repeat; a right one without a hint takes it out (`putRight`).
 * `place` says which of a day's set it was, where it was one.
 */
export function recorded(progress: Progress, result: Result, place?: Place): Progress {
  const isSolved = result.right && result.hints < 3;
  const { mistakes } = isSolved
    ? result.hints === 0
      ? putRight(progress, result.id)
      : progress
    : wentWrong(progress, result);
  return bounded({
    ...progress,
    mistakes,
    results: isKnown(progress, result) ? progress.results : [...progress.results, result],
    days: place ? withPlace(progress.days, place, result) : progress.days,
  });
}

function wentWrong(progress: Progress, { id, kind, level, version }: Tried): Progress {
  const { mistakes } = progress;
  if (mistakes.some((mistake) => mistake.id === id)) return progress;
  return { ...progress, mistakes: [...mistakes, { id, kind, level, version }] };
}

/**
 * Progress without a puzzle to repeat, which has been solved without a hint: on whatever page, at once after the wrong
 * answer or days later. Its result stays what it was.
 */
export function putRight(progress: Progress, id: string): Progress {
  return { ...progress, mistakes: progress.mistakes.filter((mistake) => mistake.id !== id) };
}

function withPlace(
  days: Progress['days'],
  { at, date, of, set }: Place,
  { day, hints, right }: Result,
): Progress['days'] {
  const before = days[date]?.[set];
  const marks = [...(before?.marks ?? '').padEnd(of, '-')];
  const mark = right && hints < 3 ? 'r' : 'w';
  const isNew = marks[at] === '-';
  if (at < 0 || at >= of || marks[at] === 'r' || marks[at] === mark) return days;
  marks[at] = mark;
  // What is put right later was done before: the day stays the one on which it was.
  const on = isNew ? day : (before?.on ?? day);
  return { ...days, [date]: { ...days[date], [set]: { marks: marks.join(''), on } } };
}

/** Progress with a run against the clock. */
export function withRun(progress: Progress, run: Run): Progress {
  return bounded({ ...progress, runs: [...progress.runs, run] });
}

/** The best runs of a kind, version and length, the best first: more right ones, then fewer wrong ones, then earlier. */
export function bestRuns(
  { runs }: Progress,
  of: Pick<Run, 'kind' | 'version' | 'ms'>,
): readonly Run[] {
  return runs
    .filter(({ kind, ms, version }) => kind === of.kind && version === of.version && ms === of.ms)
    .toSorted((one, other) => other.right - one.right || one.wrong - other.wrong);
}

/** What is done of the set of a day: a letter for each puzzle of it, as in `DaySet`. */
export function marksOf({ days }: Progress, { date, of, set }: Omit<Place, 'at'>): string {
  return (days[date]?.[set]?.marks ?? '').padEnd(of, '-');
}

/** Whether all of a day's set is done. */
export const isDone = ({ marks }: DaySet): boolean => marks !== '' && !marks.includes('-');

/** The puzzles to repeat, of one kind or of all, the oldest first. */
export function mistakesOf({ mistakes }: Progress, kind?: PuzzleKind): readonly Tried[] {
  return mistakes.filter((mistake) => kind === undefined || mistake.kind === kind);
}

/** Progress without one kind: its results, mistakes and runs. The days stay; without a kind, nothing stays. */
export function without(progress: Progress, kind?: PuzzleKind): Progress {
  if (kind === undefined) return NOTHING_DONE;
  const isOther = (one: { readonly kind: PuzzleKind }): boolean => one.kind !== kind;
  return {
    days: progress.days,
    results: progress.results.filter(isOther),
    mistakes: progress.mistakes.filter(isOther),
    runs: progress.runs.filter(isOther),
    old: Object.fromEntries(
      Object.entries(progress.old).filter(([group]) => !group.startsWith(`${kind}.`)),
    ),
  };
}

/**
 * Both together, for a file from elsewhere: nothing is counted twice, however often it is read. A puzzle to repeat
 * comes from the other one unless it was answered here too, and is no longer to be repeated.
 */
export function merged(own: Progress, other: Progress): Progress {
  const groups = new Set([...Object.keys(own.old), ...Object.keys(other.old)]);
  const old = Object.fromEntries(
    [...groups].map((group) => [
      group,
      packedTogether(own.old[group] ?? '', other.old[group] ?? ''),
    ]),
  );
  const isOld = (result: Result): boolean => isPacked(old[groupOf(result)] ?? '', result.id);
  const ids = new Set(own.results.map(({ id }) => id));
  const results = [
    // What is packed there is plain here: it stays plain, and is counted from there.
    ...own.results.filter((result) => !isOld(result)),
    ...other.results.filter((result) => !ids.has(result.id) && !isOld(result)),
  ];
  const open = new Set(own.mistakes.map(({ id }) => id));
  const runs = new Set(own.runs.map((run) => JSON.stringify(run)));
  return bounded({
    old,
    results: results.toSorted((one, two) => (one.day < two.day ? -1 : one.day > two.day ? 1 : 0)),
    days: daysTogether(own.days, other.days),
    mistakes: [
      ...own.mistakes,
      ...other.mistakes.filter((mistake) => !open.has(mistake.id) && !isKnown(own, mistake)),
    ],
    runs: [...own.runs, ...other.runs.filter((run) => !runs.has(JSON.stringify(run)))],
  });
}

function daysTogether(own: Progress['days'], other: Progress['days']): Progress['days'] {
  const days = { ...own };
  for (const [date, sets] of Object.entries(other)) {
    const both: Record<string, DaySet> = { ...days[date] };
    for (const [set, done] of Object.entries(sets)) {
      const mine = both[set];
      both[set] = mine === undefined ? done : setsTogether(mine, done);
    }
    days[date] = both;
  }
  return days;
}

function setsTogether(own: DaySet, other: DaySet): DaySet {
  const length = Math.max(own.marks.length, other.marks.length);
  const mine = own.marks.padEnd(length, '-');
  const marks = [...other.marks.padEnd(length, '-')]
    .map((mark, at) => (mine[at] === 'r' || mark === '-' ? mine[at] : mark))
    .join('');
  const done = [own, other].filter(isDone).map(({ on }) => on);
  // Whole in one of them: since then. Whole only together: since the later one.
  const on = done.length > 0 ? done.sort()[0] : [own.on, other.on].sort()[1];
  return { marks, on: on ?? own.on };
}

/** Progress of a size that can be stored: the oldest results are packed, and runs that were not among the best go. */
function bounded(progress: Progress): Progress {
  const { results } = progress;
  let { old, runs } = progress;
  const over = results.length - MOST.results;
  if (over > 0) {
    const all = { ...old };
    for (const result of results.slice(0, over)) {
      const group = groupOf(result);
      if (!isPacked(all[group] ?? '', result.id)) all[group] = (all[group] ?? '') + packed(result);
    }
    old = thinned(all);
  }
  if (runs.length > MOST.runs) {
    const isBest = (run: Run): boolean => bestRuns(progress, run).indexOf(run) < MOST.best;
    let gone = runs.length - MOST.runs;
    runs = runs.filter((run) => gone <= 0 || isBest(run) || gone-- <= 0);
  }
  return { ...progress, results: over > 0 ? results.slice(over) : results, old, runs };
}

/** After forty thousand puzzles the largest groups lose their oldest. */
function thinned(old: Progress['old']): Progress['old'] {
  const sizes = Object.values(old).map((text) => text.length / 8);
  let over = sizes.reduce((sum, size) => sum + size, 0) - MOST.old;
  if (over <= 0) return old;
  const groups = Object.entries(old).sort(([, one], [, two]) => two.length - one.length);
  const entries = groups.map(([group, text]): [string, string] => {
    const gone = Math.min(over, Math.ceil(entriesOf(text).length / 2));
    over -= gone;
    return [group, text.slice(8 * gone)];
  });
  return Object.fromEntries(entries);
}
