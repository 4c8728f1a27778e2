/**
 * A part of an island that comes after the rest, or once it is wanted: undefined until it is there, null where it does not
 * come.
 */
import { useEffect, useState } from 'preact/hooks';

export function usePart<Part extends (props: never) => unknown>(
  load: () => Promise<{ readonly default: Part }>,
  isWanted = true,
): Part | null | undefined {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => setPart(null),
    );
  }, [isWanted]);
  return part;
}
