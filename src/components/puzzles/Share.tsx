/** A puzzle passed on: its link, a text that spoils nothing, the calculator at its position, and a report of a mistake. */
import { useState } from 'preact/hooks';
import { makePuzzle, variantOf } from '~/engine/index.ts';
import { PUZZLE_WORDS as WORDS } from '~/words/puzzles.ts';
import { PUZZLE_KIND_WORDS } from '~/words/puzzlesPage.ts';
import type { Linked } from './address.ts';
import { elsewhereIn, positionIn, spokenTable } from './atTable.ts';
import type { Playing } from './playing.ts';

interface Props {
  linked: Linked;
  playing: Playing;
  /** The address of the puzzle pages, of the calculator and the score page, and which build of the site this is. */
  puzzles: string;
  calculator: string;
  score: string;
  edition: string;
}

export default function Share(props: Props) {
  const { edition, linked, playing, puzzles } = props;
  const { link, puzzle } = linked;
  const [copied, setCopied] = useState<{ readonly text: string | null } | null>(null);
  const address = `${location.origin}${puzzles}${puzzle.kind}/#${link}`;
  const place = WORDS.place(variantOf(puzzle), positionIn(puzzle).seats, undefined);
  const text = `${WORDS.shareText(PUZZLE_KIND_WORDS[puzzle.kind].name, place, spokenTable(puzzle))}\n${address}`;
  const elsewhere = elsewhereIn(puzzle, props);

  const copy = (what: string): void => {
    const fail = (): void => setCopied({ text: what });
    // Where a page is not served safely there is no clipboard.
    if (navigator.clipboard === undefined) fail();
    else navigator.clipboard.writeText(what).then(() => setCopied({ text: null }), fail);
  };
  const report = (): string => {
    const { reportLines } = WORDS;
    const { last } = playing;
    return [
      `${reportLines.puzzle}: ${makePuzzle(puzzle)}`,
      ...(last === null
        ? []
        : [
            `${reportLines.answer}: ${JSON.stringify(last.answer)}`,
            `${reportLines.verdict}: ${JSON.stringify(last.refutation ?? 'right')}`,
          ]),
      `${reportLines.link}: ${address}`,
      `${reportLines.edition}: ${edition}`,
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
        <a class="button" href={elsewhere.href}>
          {elsewhere.text}
        </a>
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
