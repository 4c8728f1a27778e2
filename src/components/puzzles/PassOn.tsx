/** Something passed on: its link, a text that spoils nothing, and a report of a mistake in it. */
import type { ComponentChildren } from 'preact';
import { useCopy } from '~/components/kept/useCopy.tsx';
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
  const { copy, shown } = useCopy(WORDS, 5);
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
      {shown}
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
