/**
 * Keeps the step of a replay in the address, and follows the browser's own back and forward. Only a leap is a step of the
 * history: one play on or back takes the place of the one before, so that whoever has watched a round leaves it at once.
 */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** `go` is told the step that the address names, undefined where it names none. */
export function useAddress(
  step: number,
  hashOf: (step: number) => string,
  stepOfHash: (hash: string) => number | undefined,
  go: (step: number | undefined) => void,
): void {
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

  const before = useRef<number>();
  useEffect(() => {
    const from = before.current;
    before.current = step;
    if (from === undefined || known.current.stepOfHash(location.hash) === step) return;
    try {
      if (Math.abs(step - from) === 1) history.replaceState(null, '', hashOf(step));
      else history.pushState(null, '', hashOf(step));
    } catch {
      // A browser that has seen too many of these in a short time refuses more: the step shows all the same.
    }
  }, [step, hashOf]);
}
