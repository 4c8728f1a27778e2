/** Something passed on: its link, a text that spoils nothing, and a report of a mistake in it. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PASS_ON_WORDS as WORDS } from '~/words/passOn.ts';

interface Props {
  address: string;
  /** What is copied or sent, the address in it. */
  text: string;
  /** What a report says, made when one is wanted. */
  report: () => string;
  /** More to do, after the buttons. */
  children?: ComponentChildren;
}

export default function PassOn({ address, children, report, text }: Props) {
  const [copied, setCopied] = useState<{ readonly text: string | null } | null>(null);
  const copy = (what: string): void => {
    const fail = (): void => setCopied({ text: what });
    // Where a page is not served safely there is no clipboard.
    if (navigator.clipboard === undefined) fail();
    else navigator.clipboard.writeText(what).then(() => setCopied({ text: null }), fail);
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
        {children}
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
