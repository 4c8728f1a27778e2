/** `client:painted`: an island whose scripts are asked for once the page has been painted without them. */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ROOT } from './run.ts';

/** Adds it to Astro's own directives. */
export function painted(): AstroIntegration {
  return {
    name: 'painted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'painted',
          entrypoint: join(ROOT, 'src/components/site/painted.ts'),
        }),
    },
  };
}
