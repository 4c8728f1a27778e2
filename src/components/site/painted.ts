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

const painted: ClientDirective = (load) =>
  oncePainted(async () => {
    const hydrate = await load();
    await hydrate();
  });
// biome-ignore lint/style/noDefaultExport: Astro asks for the default one.
export default painted;
