/** Where scripts that a page waits for do not arrive, it is shown as it is without scripts, so that it can be read. */

import { afterLoad } from '../offline/later.ts';

/** How long a page waits after it has loaded, in milliseconds. */
const PATIENCE_MS = 12_000;

/** Shows the page as it is without scripts where an island is not there long after the page is. */
export function showWithoutScripts(): void {
  afterLoad(() => {
    const waits = document.querySelector('astro-island[ssr][client="painted"]');
    if (waits !== null) delete document.documentElement.dataset.scripted;
  }, PATIENCE_MS);
}
