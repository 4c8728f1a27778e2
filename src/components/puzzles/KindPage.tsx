/** The endless supply of one kind: a level to choose, a puzzle, and on to the next. */
import { useState } from 'preact/hooks';
import { NotKept } from '~/components/kept/Troubles.tsx';
import { ownSettings } from '~/components/settings/settings.ts';
import { once } from '~/components/site/once.ts';
import { usePart } from '~/components/site/usePart.ts';
import type { PuzzleKind, PuzzleLevel } from '~/engine/index.ts';
import { baseIdOf, PUZZLE_LEVELS, variantOf, versionOrBase } from '~/engine/index.ts';
import { EN } from '~/words/en.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import { positionIn } from './atTable.ts';
import Player, { type Outcome } from './Player.tsx';
import type { PartProps } from './Puzzles.tsx';
import { calendarDay, historyOf, putRight, recorded, useProgress } from './progress/index.ts';
import Share from './Share.tsx';
import { useRun } from './useRun.ts';
import { keepLevel, readLevel } from './wishes.ts';

export default function KindPage({ page, places }: PartProps) {
  const kind = page as PuzzleKind;
  const [level, setLevel] = useState(readLevel);
  const [wanted, setWanted] = useState<PuzzleLevel>();
  const [times, setTimes] = useState(0);
  /** Of a puzzle that came by its link, once it is worked out. */
  const [measured, setMeasured] = useState<PuzzleLevel>();
  const run = useRun(kind, level, times, places.puzzles, WORDS.notSolved);
  const { now, state } = run;
  const progress = useProgress();
  const puzzle = now?.linked.puzzle;

  const record = ({ hints, level: found, ms, right }: Outcome): void => {
    if (now === undefined || puzzle === undefined) return;
    progress.store?.update((before) =>
      recorded(before, {
        id: now.linked.link,
        kind,
        level: now.level ?? found ?? level,
        version: variantOf(puzzle).id,
        right,
        hints,
        ms,
        day: calendarDay(),
      }),
    );
  };
  const own = versionOrBase(ownSettings().version);
  const isOther = puzzle !== undefined && baseIdOf(variantOf(puzzle).id) !== baseIdOf(own.id);
  const isMade = now?.level !== undefined;
  const itsLevel = now?.level ?? measured;
  // One that was made here is none of the chosen ones.
  const Idea = usePart(() => import('./Idea.tsx'), puzzle !== undefined && !isMade);
  const lit = isMade ? level : (itsLevel ?? level);
  const soFar = historyOf(progress.value).find(
    (line) => line.kind === kind && line.level === (itsLevel ?? level),
  );
  return (
    <>
      {run.message !== '' && (
        <p class="problem" role="alert">
          {run.message}
        </p>
      )}
      <NotKept followed={progress} words={PUZZLE_PROGRESS_WORDS.notKept} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div class="pz-levels" role="group" aria-label={WORDS.level}>
        {PUZZLE_LEVELS.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={one === lit}
            onClick={once(() => {
              keepLevel(one);
              setWanted(one);
              setLevel(one);
              if (one !== lit) setTimes(times + 1);
            })}
          >
            {WORDS.levelName(one)}
          </button>
        ))}
      </div>
      {puzzle !== undefined && (
        <p class="pz-place">
          {WORDS.place(variantOf(puzzle), positionIn(puzzle).seats, itsLevel)}.
          {isMade && isOther && (
            <> {WORDS.otherVersion(EN.variantName(own), EN.variantName(variantOf(puzzle)))}</>
          )}
          {state === 'there' &&
            now?.level !== undefined &&
            wanted !== undefined &&
            wanted !== now.level && <> {WORDS.otherLevel(wanted, now.level)}</>}
          {soFar !== undefined && <> {WORDS.soFar(soFar.right, soFar.tried)}</>}
        </p>
      )}
      {state === 'making' && (
        <p class={now === undefined ? 'pz-loading' : 'pz-making'} role="status">
          {WORDS.making}{' '}
          <button type="button" class="button" onClick={run.stop}>
            {WORDS.stop}
          </button>
        </p>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <p class="pz-making" role="status">
          {state === 'failed' ? WORDS.notMade : WORDS.stopped}{' '}
          <button type="button" class="button" onClick={once(run.next)}>
            {WORDS.tryAgain}
          </button>
        </p>
      )}
      {now !== undefined && (
        <Player
          key={now.round}
          linked={now.linked}
          level={now.level}
          asker={run.asker}
          rules={places.rules}
          before={now.before}
          focused={now.round > 1}
          onPlaying={run.onPlaying}
          onOutcome={record}
          onPutRight={() => progress.store?.update((kept) => putRight(kept, now.linked.link))}
          onFailed={run.giveUp}
          onLevel={setMeasured}
          buttons={(over) => (
            <>
              <button
                type="button"
                class={over ? 'button button--main' : 'button'}
                onClick={once(run.next)}
              >
                {over ? WORDS.next : WORDS.skip}
              </button>
              {over && (
                <button type="button" class="button" onClick={once(run.again)}>
                  {WORDS.again}
                </button>
              )}
            </>
          )}
          foot={(playing) => (
            <>
              {Idea && !isMade && playing.over && (
                <Idea link={now.linked.link} puzzles={places.puzzles} />
              )}
              <Share linked={now.linked} playing={playing} {...places} />
            </>
          )}
        />
      )}
    </>
  );
}
