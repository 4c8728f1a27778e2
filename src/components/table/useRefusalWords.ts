/** The words for refused plays, once they are wanted. */
import { useEffect, useState } from 'preact/hooks';

/** Null until they are there; where they can't be fetched, the link to the rule has to do. */
export type RefusalWords = typeof import('./refusalSaid.ts') | null;

let fetched: RefusalWords = null;

/** The words for refused plays, fetched the first time that they are `wanted` anywhere on the page. */
export function useRefusalWords(wanted: boolean): RefusalWords {
  const [words, setWords] = useState(fetched);
  const missing = wanted && words === null;
  useEffect(() => {
    if (!missing) return;
    import('./refusalSaid.ts').then(
      (loaded) => {
        fetched = loaded;
        setWords(loaded);
      },
      () => undefined,
    );
  }, [missing]);
  return words;
}
