/** Copying a text, or showing it where a page may not copy. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from './copyText.ts';

/** A way to copy, and what came of it. */
export interface Copying {
  readonly copy: (text: string) => void;
  /** What to say and show below the button. */
  readonly shown: JSX.Element;
}

/** What is said is `copied`, or `notCopied` over the text itself, in so many rows. */
export function useCopy(
  words: { readonly copied: string; readonly notCopied: string },
  rows = 3,
): Copying {
  const [state, setState] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  return {
    copy(text) {
      copyText(text).then((isCopied) => setState({ text, isCopied }));
    },
    shown: (
      <>
        <p role="status">{state && (state.isCopied ? words.copied : words.notCopied)}</p>
        {state?.isCopied === false && (
          <textarea
            class="field"
            readOnly
            rows={rows}
            aria-label={words.notCopied}
            value={state.text}
          />
        )}
      </>
    ),
  };
}
