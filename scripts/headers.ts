/** Puts the policy of `policy.ts` into every built page, and the headers for a host beside them, as `_headers`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, policyInPage } from './policy.ts';

/** Before anything that it speaks of. */
const PLACE = '<meta charset="utf-8">';

/** Has it done with every build. What keeps the site offline comes behind it, since it knows pages by their content. */
export function headers(): AstroIntegration {
  let base = '/';
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = globSync('**/*.html', { cwd: root }).sort();
        const texts = pages.map((page) => {
          const html = readFileSync(join(root, page), 'utf8');
          const parts = html.split(PLACE);
          if (parts.length !== 2) throw new Error(`${page} does not say ${PLACE} once`);
          const policy = `<meta http-equiv="content-security-policy" content="${policyInPage(html)}">`;
          const text = parts.join(`${PLACE}${policy}`);
          writeFileSync(join(root, page), text);
          return text;
        });
        writeFileSync(join(root, '_headers'), headersFile(base, texts));
      },
    },
  };
}
