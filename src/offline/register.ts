/** Keeps the site in the browser, so that it is there without a network (see `worker.ts`), and lets people install it. */

import { afterLoad } from './later.ts';
import { HERE } from './said.ts';

/** How long after a page has come, in milliseconds: what it keeps must not stand in the way of what it shows. */
const DELAY_MS = 2000;

/**
 * Says how the site can be put on a first screen. In the page's own head it would be fetched beside what the page needs to
 * be seen.
 */
export function offerToInstall(): void {
  afterLoad(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${import.meta.env.BASE_URL}site.webmanifest`;
    document.head.append(link);
  }, DELAY_MS);
}

/** Asks for the service worker once the page is there, but of nobody who has asked to be sent as little as possible. */
export function keepSite(): void {
  const { connection, serviceWorker } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  afterLoad(() => {
    serviceWorker.controller?.postMessage(HERE);
    // Where it can't be had, the site works as it does without.
    serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => {});
  }, DELAY_MS);
}
