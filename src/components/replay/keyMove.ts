/** Which way a key leads in a replay: never where the key has a meaning of its own. */

export type KeyMove = 'first' | 'back' | 'forward' | 'last' | 'return';

const MOVES: Readonly<Record<string, KeyMove>> = {
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};
/** In these the arrows move a cursor, a choice or the focus. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], pre, [data-pile], [data-hand], [data-bar], header';

/**
 * `stage` is the replay, buttons, table and panel: a letter counts only while the focus is in it, as it may be a command
 * elsewhere. Escape leads back too, from anywhere that has no use for it.
 */
export function keyMove(event: KeyboardEvent, stage: HTMLElement | null): KeyMove | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) {
    return undefined;
  }
  const target = event.target instanceof Element ? event.target : null;
  if (event.key.toLowerCase() === 'r') {
    return target !== null && stage?.contains(target) ? 'return' : undefined;
  }
  if (event.key === 'Escape') return target?.closest('header') ? undefined : 'return';
  return target?.closest(OWN_ARROWS) ? undefined : MOVES[event.key];
}
