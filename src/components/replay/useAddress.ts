/** Keeps the step of a replay in the address, and follows the browser's own back and forward. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

/** The hold on the address that a replay has. */
export interface Address {
  /** The next step takes the place of this one in the history: it is none that the person took. */
  readonly replaceNext: () => void;
}

/** `go` is told the step that the address names, undefined where it names none. */
export function useAddress(
  step: number,
  hashOf: (step: number) => string,
  stepOfHash: (hash: string) => number | undefined,
  go: (step: number | undefined) => void,
): Address {
  const replaces = useRef(false);
  const known = useRef({ go, stepOfHash });
  known.current = { go, stepOfHash };

  useLayoutEffect(() => {
    const follow = (): void => {
      const to = known.current.stepOfHash(location.hash);
      // Other places of the page have names too.
      const isPlace = document.getElementById(location.hash.slice(1)) !== null;
      if (to !== undefined || !isPlace) known.current.go(to);
    };
    follow();
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);

  const first = useRef(true);
  useEffect(() => {
    const isFirst = first.current;
    const replace = replaces.current;
    first.current = false;
    replaces.current = false;
    if (isFirst || known.current.stepOfHash(location.hash) === step) return;
    try {
      if (replace) history.replaceState(null, '', hashOf(step));
      else history.pushState(null, '', hashOf(step));
    } catch {
      // A browser that has seen too many of these in a short time refuses more: the step shows all the same.
    }
  }, [step, hashOf]);

  return useMemo(() => ({ replaceNext: () => (replaces.current = true) }), []);
}
