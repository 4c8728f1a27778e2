/**
 * Progress in the practice puzzles, kept in the browser.
 *
 * In an island:
 *
 *     const { kept, store, unreadable, value: progress } = useProgress();
 *     store?.update((before) =>
 *       recorded(before, { id: makePuzzleLink(puzzle), kind, level, version, right, hints, ms, day: calendarDay() },
 *         { date, set: 'all', at: 3, of: 7 }));           // the place only for one of a day's set
 *     store?.update((before) => putRight(before, link));  // solved after all, without a hint
 *     store?.update((before) => withRun(before, run));    // a run against the clock
 *
 * Call it at the moment of the verdict. What `useProgress` answers goes whole to `NotKept` of `kept/Troubles.tsx`, with
 * the words `PUZZLE_PROGRESS_WORDS.notKept`.
 *
 * To show: `historyOf` and `total`, `streakOf(progress, calendarDay())`, `marksOf` (a day's set), `mistakesOf`,
 * `bestRuns`. To forget: `without(progress, kind)`, or all without a kind. As a file: `writeProgress`, and
 * `readProgressFile` of `file.ts` (import it on demand), then `merged(before, found)`: reading a file twice changes
 * nothing more.
 */
export { calendarDay } from '../../site/calendarDay.ts';
export { shiftDay } from './day.ts';
export { historyOf, streakOf, type Tally, total } from './history.ts';
export {
  bestRuns,
  marksOf,
  merged,
  mistakesOf,
  type Progress,
  putRight,
  recorded,
  type Tried,
  without,
  withRun,
} from './progress.ts';
export { LONGEST_FILE, writeProgress } from './stored.ts';
export { useProgress } from './useProgress.ts';
