/** What was done of puzzles by kind and level; to keep it in a file, to read one, to forget. */
import { useState } from 'preact/hooks';
import FileButton from '~/components/kept/FileInput.tsx';
import { saveFile } from '~/components/kept/saveFile.ts';
import type { Store } from '~/components/kept/store.ts';
import type { Result } from '~/engine/index.ts';
import { PUZZLE_PROGRESS_WORDS } from '~/words/puzzleProgress.ts';
import { PUZZLE_OVERVIEW_WORDS as WORDS } from '~/words/puzzlesMore.ts';
import { LONGEST_FILE, merged, type Progress, type Tally, without } from './progress/index.ts';

/** A line of the history in words. */
export interface NamedLine<Kind extends string> extends Tally {
  readonly kind: Kind;
  readonly level: number;
  readonly name: string;
  readonly levelName: string;
}

interface Props<Kind extends string> {
  lines: readonly NamedLine<Kind>[];
  store: Store<Progress> | undefined;
  fileName: string;
  fileText: () => string;
  /** The progress in the text of a file, or what is wrong with it, in words. */
  readFile: (text: string) => Promise<Result<Progress, string>>;
  withoutKind: (before: Progress, kind: Kind) => Progress;
}

export default function History<Kind extends string>({
  fileName,
  fileText,
  lines,
  readFile,
  store,
  withoutKind,
}: Props<Kind>) {
  const [said, say] = useState('');
  const [asks, setAsks] = useState(false);
  const change = (to: (before: Progress) => Progress, words: string): void => {
    store?.update(to);
    say(words);
    setAsks(false);
  };
  const read = async (text: string): Promise<void> => {
    const found = await readFile(text);
    if (!found.ok) say(found.error);
    else change((before) => merged(before, found.value), WORDS.loaded);
  };
  return (
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
                  <th scope="row">{line.name}</th>
                  <td>{line.levelName}</td>
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
          onClick={() => saveFile(fileName, fileText(), 'application/json')}
        >
          {WORDS.save}
        </button>
        <FileButton
          label={WORDS.load}
          longest={LONGEST_FILE}
          words={PUZZLE_PROGRESS_WORDS}
          onText={read}
          onTrouble={say}
        />
        {[...new Map(lines.map(({ kind, name }) => [kind, name]))].map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            class="button"
            onClick={() => change((before) => withoutKind(before, kind), WORDS.forgotten)}
          >
            {WORDS.forgetKind(name)}
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
  );
}
