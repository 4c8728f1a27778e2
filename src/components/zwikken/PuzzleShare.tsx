/** A puzzle passed on: its link, a text that spoils nothing, and a report of a mistake in it. */
import { useState } from 'preact/hooks';
import type { ZwikkenPuzzle } from '~/engine/zwikken/index.ts';
import { ZWIKKEN_SHARE_WORDS as WORDS, ZWIKKEN_PUZZLE_NAMES } from '~/words/zwikkenPuzzles.ts';
import { placeOf, puzzleText } from './puzzleStory.ts';
import type { Solving } from './solving.ts';

interface Props {
  link: string;
  puzzle: ZwikkenPuzzle;
  solving: Solving;
  /** The address of the pages of puzzles, and which build of the site this is. */
  puzzles: string;
  edition: string;
}

export default function PuzzleShare({ edition, link, puzzle, puzzles, solving }: Props) {
  const [copied, setCopied] = useState<{ readonly text: string | null } | null>(null);
  const address = `${location.origin}${puzzles}${puzzle.kind}/#${link}`;
  const name = ZWIKKEN_PUZZLE_NAMES[puzzle.kind];
  const text = `${WORDS.text(name, placeOf(puzzle))}\n${puzzleText(puzzle)}\n${address}`;
  const copy = (what: string): void => {
    const fail = (): void => setCopied({ text: what });
    // Where a page is not served safely there is no clipboard.
    if (navigator.clipboard === undefined) fail();
    else navigator.clipboard.writeText(what).then(() => setCopied({ text: null }), fail);
  };
  const report = (): string => {
    const { lines } = WORDS;
    const { last } = solving;
    return [
      `${lines.puzzle}: ${name} (${placeOf(puzzle)})`,
      puzzleText(puzzle),
      ...(last === null
        ? []
        : [
            `${lines.answer}: ${JSON.stringify(last.reply)}`,
            `${lines.verdict}: ${JSON.stringify(last.refutation ?? 'right')}`,
          ]),
      `${lines.link}: ${address}`,
      `${lines.edition}: ${edition}`,
    ].join('\n');
  };
  return (
    <section class="pz-share" aria-label={WORDS.share}>
      <div class="pz-buttons">
        <button type="button" class="button" onClick={() => copy(address)}>
          {WORDS.copyLink}
        </button>
        <button type="button" class="button" onClick={() => copy(text)}>
          {WORDS.copyText}
        </button>
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              // Whoever closes the list of programs has not done anything wrong.
              navigator.share({ text }).catch(() => undefined);
            }}
          >
            {WORDS.send}
          </button>
        )}
      </div>
      <p role="status">
        {copied !== null && (copied.text === null ? WORDS.copied : WORDS.notCopied)}
      </p>
      {copied !== null && copied.text !== null && (
        <textarea
          class="field"
          readOnly
          rows={5}
          aria-label={WORDS.notCopied}
          value={copied.text}
        />
      )}
      <details>
        <summary>{WORDS.mistake}</summary>
        <p>{WORDS.mistakeText}</p>
        <button type="button" class="button" onClick={() => copy(report())}>
          {WORDS.report}
        </button>
      </details>
    </section>
  );
}
