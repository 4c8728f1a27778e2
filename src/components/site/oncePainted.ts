/** What a page does once it has been painted as it came, so that nothing else comes over the line until then. */

/** A page that nobody looks at is not painted: then so many milliseconds are waited. */
const UNSEEN_MS = 300;

/** Does something once, when the whole page has been painted. */
export function oncePainted(todo: () => unknown): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    todo();
  };
  const wait = (): void => {
    // The frame that is asked for is painted before what it puts off runs.
    requestAnimationFrame(() => setTimeout(once));
    setTimeout(once, UNSEEN_MS);
  };
  // A long page is painted in parts.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait);
  else wait();
}

/** Asks for the scripts of the page that were put off until then: see `scripts/firstPaint.ts`. */
export function loadOncePainted(): void {
  oncePainted(() => {
    // Where one does not arrive, the page is as it is without scripts.
    for (const { dataset } of document.querySelectorAll<HTMLElement>('script[type="text/painted"]'))
      import(/* @vite-ignore */ dataset.src ?? '').catch(() => undefined);
  });
}
