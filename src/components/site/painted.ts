/**
 * Asks for an island's scripts once the whole page has been painted: what it shows without them is there sooner, since
 * nothing else comes over the line until then.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/** A page that nobody looks at is not painted: then so many milliseconds are waited. */
const UNSEEN_MS = 300;

const painted: ClientDirective = (load) => {
  let isAsked = false;
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    const hydrate = await load();
    await hydrate();
  };
  const wait = (): void => {
    // The frame that is asked for is painted before what it puts off runs.
    requestAnimationFrame(() => setTimeout(ask));
    setTimeout(ask, UNSEEN_MS);
  };
  // A long page is painted in parts.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait);
  else wait();
};
// biome-ignore lint/style/noDefaultExport: Astro asks for the default one.
export default painted;
