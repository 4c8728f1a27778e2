/**
 * Asks for an island's scripts once the whole page has been painted: what it shows without them is there sooner.
 */
import type { ClientDirective } from 'astro';
import { oncePainted } from './oncePainted.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

const painted: ClientDirective = (load, _, island) =>
  oncePainted(async () => {
    const [hydrate] = await Promise.all([load(), fetchProps(island)]);
    await hydrate();
    // The page has the drawings of its own cards; others will come, and should not be waited for.
    const drawings = document.querySelector<SVGElement>('[data-drawings]')?.dataset.drawings;
    if (drawings !== undefined) fetch(drawings).catch(() => undefined);
  });

/** Long props have a file of their own: see `scripts/firstPaint.ts`. Without them it stays as it came. */
async function fetchProps(island: HTMLElement): Promise<void> {
  const address = island.dataset.props;
  if (address === undefined) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  island.setAttribute('props', await answer.text());
}

// biome-ignore lint/style/noDefaultExport: Astro asks for the default one.
export default painted;
