/** Practice puzzles: making, solving, judging and writing them down. */
export { unseenIn } from './buildKind.ts';
export { canonicalPuzzle, variantOf } from './canonical.ts';
export { type BadDate, type DailyEntry, dailySet, usualVersionFor } from './daily.ts';
export { isDate } from './date.ts';
export { type Generated, generatePuzzle, type PuzzleWanted, searchPuzzle } from './generate.ts';
export { type Grouping, groupingOf } from './grouping.ts';
export { compareHauls, haulOf } from './haulKind.ts';
export type { Steps } from './kindRules.ts';
export { searchLine } from './lastKind.ts';
export { reasonChoices } from './legalKind.ts';
export { type Measured, measurePuzzle, PUZZLE_LEVELS, type PuzzleLevel } from './level.ts';
export { MOTIFS, type Motif, motifsOf } from './motifs.ts';
export { type NoZwick, type WhyNoZwick, whyNoZwick } from './noZwick.ts';
export * from './puzzle.ts';
export {
  kindOfText,
  makePuzzle,
  makePuzzleLink,
  parsePuzzle,
  parsePuzzleLink,
} from './puzzleText.ts';
export { readySeed } from './ready.ts';
export {
  answersTo,
  hintsFor,
  judgeAnswer,
  kindsIn,
  searchAnswers,
  searchHints,
  searchJudgement,
} from './solve.ts';
export * from './whyBreak.ts';
export * from './whyBuild.ts';
