/** Double clicks, where one is meant. */

/** A second click that belongs to a double one does nothing. */
export const once =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) act();
  };

/**
 * What has come under the pointer between the two clicks of a double one is neither pressed nor does it take the focus.
 * For the moment at which something else takes the place of what was clicked; the answer ends it.
 */
export function heedsNoSecond(): () => void {
  const stop = (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
  };
  const kinds = ['mousedown', 'click'] as const;
  for (const kind of kinds) addEventListener(kind, stop, { once: true, capture: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, stop, { capture: true });
  };
}
