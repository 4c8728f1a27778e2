/**
 * What can be asked about puzzles, and the computation that answers: whoever drives it, a worker or the page itself,
 * may stop at any step. Puzzles go as links, so that equal ones are one and what was found out once serves again.
 */
import type {
  BreakWhy,
  BuildWhy,
  DailyEntry,
  Hint,
  Options,
  Play,
  PlayTried,
  Puzzle,
  PuzzleAnswer,
  PuzzleJudgement,
  PuzzleKind,
  PuzzleLevel,
  PuzzleOf,
  RefusalCode,
} from '../../engine/index.ts';
import {
  dailySet,
  isSearchable,
  kindsIn,
  makePuzzleLink,
  measurePuzzle,
  parsePuzzleLink,
  playsLeft,
  readySeed,
  reasonChoices,
  searchAnswers,
  searchBreakWhy,
  searchBuildWhy,
  searchHints,
  searchJudgement,
  searchLine,
  searchPuzzle,
  VARIANTS,
  versionOrBase,
} from '../../engine/index.ts';

/** What `generatePuzzle` is asked for, with the version by its id. */
export interface Wanted {
  readonly kind: PuzzleKind;
  readonly version: string;
  readonly options: Options;
  readonly level: PuzzleLevel;
  readonly seed: string;
  /**
   * Somebody waits: any number, which picks one of the seeds that make a puzzle at once, in place of `seed`. Where there
   * are none it changes nothing.
   */
  readonly ready?: number;
}

export type Question =
  | { readonly ask: 'make'; readonly wanted: Wanted }
  | { readonly ask: 'solve'; readonly link: string }
  | { readonly ask: 'judge'; readonly link: string; readonly answer: PuzzleAnswer }
  /** How the last plays go on after one of them. */
  | { readonly ask: 'line'; readonly link: string; readonly play: PlayTried }
  /** Why the answers are right and no other play is as good, of the kinds of `WhyKind`. */
  | { readonly ask: 'why'; readonly link: string }
  /** The set of a day: it takes the whole engine of the puzzles to say which there are. */
  | { readonly ask: 'day'; readonly date: string };

/** The kinds that say of their answers why no other play is as good. */
export type WhyKind = 'break' | 'build';
export type Why = BreakWhy | BuildWhy;

/** A puzzle that was made. Where the version has no such kind it is of another, which the link names. */
export interface Made {
  readonly link: string;
  readonly level: PuzzleLevel;
}

/** All that there is to know of a puzzle. */
export interface Solved {
  readonly answers: readonly PuzzleAnswer[];
  readonly hints: readonly [Hint, Hint, Hint];
  readonly level: PuzzleLevel;
  /** Where a verdict is asked for: the reasons to choose from. */
  readonly reasons: readonly RefusalCode[];
}

/** The answer to each question. */
export interface Replies {
  readonly make: Made;
  readonly solve: Solved;
  readonly judge: PuzzleJudgement;
  readonly line: readonly Play[];
  readonly why: Why;
  readonly day: readonly DailyEntry[];
}

/** More plays than these are no puzzle: a link that was made by hand. */
const MOST_PLAYS = 14;

const known = new Map<string, Puzzle>();
/** Puzzles are small, what was found out about them is not. */
const MOST_KNOWN = 8;

/** The puzzle of a link, the same object as long as it is remembered. */
function puzzleOf(link: string): Puzzle {
  const before = known.get(link);
  if (before !== undefined) return before;
  const read = parsePuzzleLink(link);
  if (!read.ok) throw new Error(`no puzzle: ${link}`);
  const puzzle = read.value;
  if (puzzle.kind === 'last') {
    if (!isSearchable(puzzle.state) || playsLeft(puzzle.state) > MOST_PLAYS) {
      throw new Error('more plays than can be searched');
    }
  }
  remember(link, puzzle);
  return puzzle;
}

function remember(link: string, puzzle: Puzzle): void {
  known.set(link, puzzle);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

/** The version asked for, or the usual one where it has no such puzzles. */
function versionFor({ kind, version }: Wanted) {
  const variant = versionOrBase(version);
  return kindsIn(variant).includes(kind) ? variant : VARIANTS[0];
}

function* make(wanted: Wanted): Generator<unknown, Made, unknown> {
  const { kind, level, options, ready } = wanted;
  const variant = versionFor(wanted);
  const atOnce = ready === undefined ? undefined : readySeed({ kind, level, variant }, ready);
  const seed = atOnce ?? wanted.seed;
  const made = yield* searchPuzzle({ kind, level, options, seed, variant });
  const link = makePuzzleLink(made.puzzle);
  remember(link, made.puzzle);
  return { link, level: made.level };
}

function* solve(link: string): Generator<unknown, Solved, unknown> {
  const puzzle = puzzleOf(link);
  const answers = yield* searchAnswers(puzzle);
  const hints = yield* searchHints(puzzle);
  const reasons = puzzle.kind === 'legal' ? reasonChoices(puzzle) : [];
  return { answers, hints, level: measurePuzzle(puzzle).level, reasons };
}

function line(link: string, play: PlayTried): Generator<unknown, readonly Play[], unknown> {
  const puzzle = puzzleOf(link);
  if (puzzle.kind !== 'last') throw new Error(`no last plays: ${link}`);
  return searchLine(puzzle, play);
}

/** Why the answers are right and no other play is as good. */
export function searchWhy(puzzle: PuzzleOf<WhyKind>): Generator<unknown, Why, unknown> {
  return puzzle.kind === 'break' ? searchBreakWhy(puzzle) : searchBuildWhy(puzzle);
}

function why(link: string): Generator<unknown, Why, unknown> {
  const puzzle = puzzleOf(link);
  if (puzzle.kind !== 'break' && puzzle.kind !== 'build') throw new Error(`no reasons: ${link}`);
  return searchWhy(puzzle);
}

// biome-ignore lint/correctness/useYield: the others take longer.
function* day(date: string): Generator<unknown, readonly DailyEntry[], unknown> {
  const set = dailySet(date);
  if (!set.ok) throw new Error(`no day: ${date}`);
  return set.value;
}

/** The computation of an answer. It throws where the puzzle can't be worked out. */
export function answering(question: Question): Generator<unknown, Replies[Question['ask']]> {
  switch (question.ask) {
    case 'make':
      return make(question.wanted);
    case 'solve':
      return solve(question.link);
    case 'judge':
      return searchJudgement(puzzleOf(question.link), question.answer);
    case 'line':
      return line(question.link, question.play);
    case 'why':
      return why(question.link);
    case 'day':
      return day(question.date);
  }
}
