/** What somebody has done of the puzzles, in short: today's set, days in a row, by kind and level; and to keep or forget. */
import { useState } from 'preact/hooks';
import { saveFile } from '~/components/kept/saveFile.ts';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { PUZZLE_KINDS, PUZZLE_LEVELS } from '~/engine/index.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_DAILY_WORDS, PUZZLE_OVERVIEW_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { PUZZLE_KIND_WORDS, PUZZLE_LEVEL_NAMES } from '~/words/puzzlesPage.ts';
import type { PartProps } from './Puzzles.tsx';
import {
  calendarDay,
  historyOf,
  LONGEST_FILE,
  marksOf,
  merged,
  mistakesOf,
  type Progress,
  streakOf,
  total,
  useProgress,
  without,
  writeProgress,
} from './progress/index.ts';

export default function Overview({ places }: PartProps) {
  const followed = useProgress();
  const { store, value: progress } = followed;
  const [said, say] = useState('');
  const [asks, setAsks] = useState(false);
  const today = calendarDay();
  // The set for everybody has one of each kind.
  const of = PUZZLE_KINDS.length;
  const marks = marksOf(progress, { date: today, set: 'all', of });
  const lines = historyOf(progress);
  const { right, tried } = total(lines);
  const streak = streakOf(progress, today);
  const mistakes = mistakesOf(progress).length;

  const change = (to: (before: Progress) => Progress, words: string): void => {
    store?.update(to);
    say(words);
    setAsks(false);
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > LONGEST_FILE) {
      say(PUZZLE_PROGRESS_WORDS.tooLong);
      return;
    }
    try {
      const { readProgressFile } = await import('./progress/file.ts');
      const found = readProgressFile(await file.text());
      if (!found.ok) say(found.error);
      else change((before) => merged(before, found.value), WORDS.loaded);
    } catch {
      say(PUZZLE_PROGRESS_WORDS.notRead);
    }
  };
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
      <details>
        <summary>{WORDS.history}</summary>
        {lines.length > 0 && (
          <div class="pz-scroll">
            <table class="pz-history">
              <thead>
                <tr>
                  <th scope="col">{WORDS.kind}</th>
                  <th scope="col">{WORDS.level}</th>
                  <th scope="col">{WORDS.right}</th>
                  <th scope="col">{WORDS.hinted}</th>
                  <th scope="col">{WORDS.time}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={`${line.kind} ${line.level}`}>
                    <th scope="row">{PUZZLE_KIND_WORDS[line.kind].name}</th>
                    <td>
                      {PUZZLE_LEVEL_NAMES[PUZZLE_LEVELS.find((one) => one === line.level) ?? 1]}
                    </td>
                    <td>{WORDS.of(line.right, line.tried)}</td>
                    <td>{line.hinted}</td>
                    <td>{WORDS.seconds(line.ms / line.tried)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <p>{WORDS.kept}</p>
        <p class="pz-buttons">
          <button
            type="button"
            class="button"
            onClick={() =>
              saveFile(PUZZLE_PROGRESS_WORDS.fileName, writeProgress(progress), 'application/json')
            }
          >
            {WORDS.save}
          </button>
          <label class="button pz-file">
            <span>{WORDS.load}</span>
            <input
              type="file"
              class="visually-hidden"
              accept=".json,application/json"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file !== undefined) read(file);
                // The same file, mended, can be read again.
                event.currentTarget.value = '';
              }}
            />
          </label>
          {[...new Set(lines.map(({ kind }) => kind))].map((kind) => (
            <button
              key={kind}
              type="button"
              class="button"
              onClick={() => change((before) => without(before, kind), WORDS.forgotten)}
            >
              {WORDS.forgetKind(PUZZLE_KIND_WORDS[kind].name)}
            </button>
          ))}
          {asks ? (
            <>
              <button
                type="button"
                class="button"
                onClick={() => change((before) => without(before), WORDS.forgotten)}
              >
                {WORDS.really}
              </button>
              <button type="button" class="button" onClick={() => setAsks(false)}>
                {WORDS.keep}
              </button>
            </>
          ) : (
            <button type="button" class="button" onClick={() => setAsks(true)}>
              {WORDS.forgetAll}
            </button>
          )}
        </p>
        <p role="status">{said}</p>
      </details>
    </section>
  );
}
