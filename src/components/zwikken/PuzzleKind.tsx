/** The endless supply of one kind: rules and a level to choose, a puzzle, and on to the next. */
import { NotKept } from '~/components/kept/Troubles.tsx';
import { once } from '~/components/site/once.ts';
import {
  ZWIKKEN_PUZZLE_LEVELS,
  type ZwikkenPuzzleKind,
  zwikkenPuzzleLevel,
} from '~/engine/zwikken/index.ts';
import { upper } from '~/words/en.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { ZWIKKEN_PUZZLE_WORDS as WORDS, ZWIKKEN_LEVEL_NAMES } from '~/words/zwikkenPuzzles.ts';
import PuzzleShare from './PuzzleShare.tsx';
import PuzzleTask from './PuzzleTask.tsx';
import { linesOf, useZwikkenProgress, withResult } from './puzzleProgress.ts';
import RuleSetSelect from './RuleSetSelect.tsx';
import { usePuzzles } from './usePuzzles.ts';
import type { PuzzlePartProps } from './ZwikkenPuzzles.tsx';

export default function PuzzleKind({ page, places }: PuzzlePartProps) {
  const kind = page as ZwikkenPuzzleKind;
  const { again, message, next, now, onSolving, wish, wishFor } = usePuzzles(kind, places.puzzles);
  const progress = useZwikkenProgress();
  const level = now === undefined ? wish.level : zwikkenPuzzleLevel(now.puzzle);
  const soFar = linesOf(progress.value).find((line) => line.kind === kind && line.level === level);
  return (
    <div class="zk" data-ready="">
      {message !== '' && (
        <p class="problem" role="alert">
          {message}
        </p>
      )}
      <NotKept followed={progress} words={PUZZLE_PROGRESS_WORDS.notKept} />
      <div class="zk-fields zkp-wishes">
        <RuleSetSelect
          label={WORDS.rules}
          rules={wish.rules}
          onChoose={(rules) => wishFor({ ...wish, rules })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
        <div class="pz-levels" role="group" aria-label={WORDS.level}>
          {ZWIKKEN_PUZZLE_LEVELS.map((one) => (
            <button
              key={one}
              type="button"
              class="button"
              aria-pressed={one === wish.level}
              onClick={() => wishFor({ ...wish, level: one })}
            >
              {upper(ZWIKKEN_LEVEL_NAMES[one])}
            </button>
          ))}
        </div>
      </div>
      {now !== undefined && (
        <PuzzleTask
          key={now.round}
          puzzle={now.puzzle}
          rulesAt={places.rules}
          before={now.before}
          focused={now.round > 1}
          about={soFar === undefined ? '' : WORDS.soFar(soFar.right, soFar.tried)}
          onSolving={onSolving}
          onOutcome={(went) =>
            progress.store?.update((kept) =>
              withResult(kept, {
                ...went,
                id: now.link,
                kind,
                rules: now.puzzle.rules,
                level,
              }),
            )
          }
          buttons={(over) => (
            <>
              <button
                type="button"
                class={over ? 'button button--main' : 'button'}
                onClick={once(next)}
              >
                {over ? WORDS.next : WORDS.skip}
              </button>
              {over && (
                <button type="button" class="button" onClick={once(again)}>
                  {WORDS.again}
                </button>
              )}
            </>
          )}
          foot={(solving) => (
            <PuzzleShare
              link={now.link}
              puzzle={now.puzzle}
              solving={solving}
              puzzles={places.puzzles}
              edition={places.edition}
            />
          )}
        />
      )}
    </div>
  );
}
