/** What somebody has done of the puzzles, in short: today's set, days in a row, by kind and level; and to keep or forget. */
import { NotKept } from '~/components/kept/Troubles.tsx';
import { PUZZLE_KINDS, PUZZLE_LEVELS } from '~/engine/index.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_DAILY_WORDS, PUZZLE_OVERVIEW_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { PUZZLE_KIND_WORDS, PUZZLE_LEVEL_NAMES } from '~/words/puzzlesPage.ts';
import History from './History.tsx';
import type { PartProps } from './Puzzles.tsx';
import {
  calendarDay,
  historyOf,
  marksOf,
  mistakesOf,
  streakOf,
  total,
  useProgress,
  without,
  writeProgress,
} from './progress/index.ts';

export default function Overview({ places }: PartProps) {
  const followed = useProgress();
  const { store, value: progress } = followed;
  const today = calendarDay();
  // The set for everybody has one of each kind.
  const of = PUZZLE_KINDS.length;
  const marks = marksOf(progress, { date: today, set: 'all', of });
  const lines = historyOf(progress);
  const { right, tried } = total(lines);
  const streak = streakOf(progress, today);
  const mistakes = mistakesOf(progress).length;

  return (
    <section aria-labelledby="pz-own" class="pz-own">
      <h2 id="pz-own">{WORDS.own}</h2>
      <NotKept followed={followed} words={PUZZLE_PROGRESS_WORDS.notKept} />
      <p>
        {tried === 0 ? WORDS.nothing : WORDS.solved(right, tried)}{' '}
        {WORDS.today([...marks].filter((mark) => mark !== '-').length, of)}{' '}
        {(streak.now > 0 || streak.longest > 0) &&
          PUZZLE_DAILY_WORDS.streak(streak.now, streak.longest, streak.today)}{' '}
        {mistakes > 0 && <a href={`${places.puzzles}mistakes/`}>{WORDS.mistakes(mistakes)}</a>}
      </p>
      <History
        lines={lines.map((line) => ({
          ...line,
          name: PUZZLE_KIND_WORDS[line.kind].name,
          levelName: PUZZLE_LEVEL_NAMES[PUZZLE_LEVELS.find((one) => one === line.level) ?? 1],
        }))}
        store={store}
        fileName={PUZZLE_PROGRESS_WORDS.fileName}
        fileText={() => writeProgress(progress)}
        readFile={async (text) => (await import('./progress/file.ts')).readProgressFile(text)}
        withoutKind={without}
      />
    </section>
  );
}
