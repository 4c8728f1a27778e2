/** What somebody has done of the puzzles of Zwikken: by kind and level, what went wrong, and to keep or forget. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { NotKept } from '~/components/kept/Troubles.tsx';
import History from '~/components/puzzles/History.tsx';
import { parseZwikkenLink, ruleSetById, ZWIKKEN_PUZZLE_LEVELS } from '~/engine/zwikken/index.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_MISTAKE_WORDS, PUZZLE_OVERVIEW_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { zwikkenLinkText } from '~/words/zwikkenLinks.ts';
import {
  ZWIKKEN_LEVEL_NAMES,
  ZWIKKEN_PUZZLE_NAMES,
  ZWIKKEN_PUZZLE_WORDS,
  ZWIKKEN_SHARE_WORDS,
} from '~/words/zwikkenPuzzles.ts';
import { ruleSetName } from '~/words/zwikkenSay.ts';
import { mistakesOf, total } from '../puzzles/progress/index.ts';
import { hasLink } from './fragment.ts';
import {
  fileText,
  kindOf,
  linesOf,
  readFileText,
  useZwikkenProgress,
  withoutKind,
} from './puzzleProgress.ts';
import type { PuzzlePartProps } from './ZwikkenPuzzles.tsx';

const levelName = (level: number): string =>
  ZWIKKEN_LEVEL_NAMES[ZWIKKEN_PUZZLE_LEVELS.find((one) => one === level) ?? 1];

export default function PuzzleOverview({ places }: PuzzlePartProps) {
  const followed = useZwikkenProgress();
  const { store, value: progress } = followed;
  const [badLink, setBadLink] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = linesOf(progress);
  const { right, tried } = total(lines);
  const mistakes = mistakesOf(progress).flatMap((one) => {
    const kind = kindOf(one.kind);
    const rules = ruleSetById(one.version);
    if (kind === undefined || rules === undefined) return [];
    const name = PUZZLE_MISTAKE_WORDS.tryIt(
      ZWIKKEN_PUZZLE_NAMES[kind],
      levelName(one.level),
      ruleSetName(rules),
    );
    return { id: one.id, name, at: `${places.puzzles}${kind}/#${one.id}` };
  });

  // Puzzles once had their address here.
  useEffect(() => {
    if (!hasLink()) return;
    const read = parseZwikkenLink(location.hash);
    if (!read.ok) setBadLink(`${ZWIKKEN_PUZZLE_WORDS.badLink} ${zwikkenLinkText(read.error)}`);
    else if (read.value.form === 'puzzle' || read.value.form === 'posed') {
      const { kind } = read.value.form === 'puzzle' ? read.value.puzzle : read.value.asked;
      location.replace(`${places.puzzles}${kind}/${location.hash}`);
    }
  }, []);

  return (
    <section aria-labelledby="zk-own" class="pz-own zk" data-ready="">
      {badLink !== '' && (
        <p class="problem" role="alert">
          {badLink}
        </p>
      )}
      <h2 id="zk-own" ref={heading} tabIndex={-1}>
        {WORDS.own}
      </h2>
      <NotKept followed={followed} words={PUZZLE_PROGRESS_WORDS.notKept} />
      <p>
        {tried === 0 ? WORDS.nothing : WORDS.solved(right, tried)}{' '}
        {mistakes.length > 0 && PUZZLE_MISTAKE_WORDS.many(mistakes.length)}
      </p>
      {mistakes.length > 0 && (
        <ol class="pz-set">
          {mistakes.map(({ at, id, name }) => (
            <li key={id}>
              <a href={at}>{name}</a>
              <button
                type="button"
                class="button"
                aria-label={PUZZLE_MISTAKE_WORDS.forgetName(name)}
                onClick={() => {
                  heading.current?.focus();
                  store?.update((before) => ({
                    ...before,
                    mistakes: before.mistakes.filter((one) => one.id !== id),
                  }));
                }}
              >
                {PUZZLE_MISTAKE_WORDS.forget}
              </button>
            </li>
          ))}
        </ol>
      )}
      <History
        lines={lines.map((line) => ({
          ...line,
          name: ZWIKKEN_PUZZLE_NAMES[line.kind],
          levelName: levelName(line.level),
        }))}
        store={store}
        fileName={ZWIKKEN_SHARE_WORDS.fileName}
        fileText={() => fileText(progress)}
        readFile={readFileText}
        withoutKind={withoutKind}
      />
    </section>
  );
}
