/** Copying a link, or showing it where a page may not copy. */
import { useState } from 'preact/hooks';

export interface Copying {
  readonly copy: (text: string) => void;
  /** What to say and show below the button. */
  readonly shown: preact.JSX.Element;
}

export function useCopy(words: { readonly copied: string; readonly notCopied: string }): Copying {
  const [state, setState] = useState<{ readonly text: string | null } | null>(null);
  return {
    copy(text) {
      const fail = (): void => setState({ text });
      // Where a page is not served safely there is no clipboard.
      if (navigator.clipboard === undefined) fail();
      else navigator.clipboard.writeText(text).then(() => setState({ text: null }), fail);
    },
    shown: (
      <>
        <p role="status">
          {state !== null && (state.text === null ? words.copied : words.notCopied)}
        </p>
        {state !== null && state.text !== null && (
          <textarea readOnly rows={3} aria-label={words.notCopied} value={state.text} />
        )}
      </>
    ),
  };
}
