/** A part of an island that comes after the rest: undefined until it is there, null where it does not come. */
import { useEffect, useState } from 'preact/hooks';

export function usePart<Part extends (props: never) => unknown>(
  load: () => Promise<{ readonly default: Part }>,
): Part | null | undefined {
  const [part, setPart] = useState<Part | null>();
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => setPart(null),
    );
  }, []);
  return part;
}
