/** What somebody has done of the puzzles of Zwikken: by kind and level, what went wrong, and to keep or forget. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '~/components/kept/saveFile.ts';
import { NotKept } from '~/components/kept/Troubles.tsx';
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
import { merged, mistakesOf, type Progress, total, without } from '../puzzles/progress/index.ts';
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

/** Far longer than all progress there could be. */
const MOST_LETTERS = 3_000_000;

const levelName = (level: number): string =>
  ZWIKKEN_LEVEL_NAMES[ZWIKKEN_PUZZLE_LEVELS.find((one) => one === level) ?? 1];

export default function PuzzleOverview({ places }: PuzzlePartProps) {
  const followed = useZwikkenProgress();
  const { store, value: progress } = followed;
  const [said, say] = useState('');
  const [asks, setAsks] = useState(false);
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

  const change = (to: (before: Progress) => Progress, words: string): void => {
    store?.update(to);
    say(words);
    setAsks(false);
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > MOST_LETTERS) {
      say(PUZZLE_PROGRESS_WORDS.tooLong);
      return;
    }
    try {
      const found = await readFileText(await file.text());
      if (!found.ok) say(found.error);
      else change((before) => merged(before, found.value), WORDS.loaded);
    } catch {
      say(PUZZLE_PROGRESS_WORDS.notRead);
    }
  };
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
                    <th scope="row">{ZWIKKEN_PUZZLE_NAMES[line.kind]}</th>
                    <td>{levelName(line.level)}</td>
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
              saveFile(ZWIKKEN_SHARE_WORDS.fileName, fileText(progress), 'application/json')
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
              onClick={() => change((before) => withoutKind(before, kind), WORDS.forgotten)}
            >
              {WORDS.forgetKind(ZWIKKEN_PUZZLE_NAMES[kind])}
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
