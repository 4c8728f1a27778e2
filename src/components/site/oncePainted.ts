/** What a page does once it has been painted as it came, so that nothing else comes over the line until then. */

/** A page that nobody looks at is not painted: then so many milliseconds are waited. */
const UNSEEN_MS = 500;

/** Does something once, when the whole page has been painted. */
export function oncePainted(todo: () => unknown): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    todo();
  };
  const wait = (): void => {
    // Told of a paint that has been, or of the first that will be; the frame after that has what came with the page.
    new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(once))).observe({
      type: 'paint',
      buffered: true,
    });
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
