/** Makes the service worker of a built site: `src/offline/worker.ts` with the list of all that the site has. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { ROOT } from './run.ts';

const FILE = 'sw.js';
/** What a page needs. Files for other programs, pictures that stand elsewhere and the gallery for tests are none of it. */
const KEPT = '**/*.{html,js,css,json,svg,woff2,png,webmanifest}';
const LEFT_OUT = ['data/**', 'gallery/**', 'social/**', FILE];

/** All that the service worker of a built site keeps: addresses below the base path, with a revision or hashed. */
export function keptFiles(
  root: string,
): readonly { readonly url: string; readonly revision: string | null }[] {
  return globSync(KEPT, { cwd: root, exclude: LEFT_OUT })
    .map((file) => file.split(sep).join(posix.sep))
    .sort()
    .map((file) => ({
      url: file.replace(/(^|\/)index\.html$/, '$1') || './',
      revision: file.startsWith('_astro/')
        ? null
        : createHash('sha256')
            .update(readFileSync(join(root, file)))
            .digest('hex')
            .slice(0, 16),
    }));
}

/** Writes `sw.js` into a built site. */
export async function writeServiceWorker(root: string): Promise<void> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    define: {
      __KEPT__: JSON.stringify(keptFiles(root)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(ROOT, 'src/offline/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('no service worker was built');
  writeFileSync(join(root, FILE), output.output[0].code);
}

/** Has it made with every build. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': ({ dir }) => writeServiceWorker(fileURLToPath(dir)),
    },
  };
}
