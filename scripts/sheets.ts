/**
 * Puts the small style sheets of a built page together: each is a request of its own before anything is seen, and on a
 * slow line a round trip more. What stands together in a page stays in its order, so nothing looks different.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const RUN = /(?:<link rel="stylesheet" href="[^"]+">)+/g;
/** Fewer in a row stay as they are: other pages that have them need not fetch them again. */
const WORTH_IT = 3;

/** Has it done with every build, before anything that names the files of a page. */
export function sheets(): AstroIntegration {
  let base = '/';
  return {
    name: 'sheets',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => joinSheets(fileURLToPath(dir), base),
    },
  };
}

/**
 * Joins the sheets of each page below `root`, a site built for `base`. A sheet that a script names is left alone, since
 * the script would fetch it a second time; so is the one that all pages have.
 */
export function joinSheets(root: string, base: string): void {
  const fileOf = (address: string): string => join(root, address.slice(base.length));
  const scripts = globSync('_astro/*.js', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const pages = globSync('**/*.html', { cwd: root }).map((file) => {
    const html = readFileSync(join(root, file), 'utf8');
    return { file, html, addresses: [...html.matchAll(LINK)].map(([, address = '']) => address) };
  });
  const isAlone = (address: string): boolean =>
    scripts.includes(address.slice(base.length)) ||
    pages.every(({ addresses }) => addresses.includes(address));
  const alone = new Set(
    [...new Set(pages.flatMap(({ addresses }) => addresses))].filter((address) => isAlone(address)),
  );

  const joined = (addresses: readonly string[]): string => {
    if (addresses.length < WORTH_IT) return addresses.map(linkTo).join('');
    const text = addresses.map((address) => readFileSync(fileOf(address), 'utf8')).join('');
    const name = `_astro/sheets.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(root, name), text);
    return linkTo(`${base}${name}`);
  };
  const used = new Set<string>();
  for (const { file, html } of pages) {
    const text = html.replace(RUN, (run) => {
      const parts: string[] = [];
      let row: string[] = [];
      for (const [link, address = ''] of run.matchAll(LINK)) {
        if (!alone.has(address)) {
          row.push(address);
          continue;
        }
        parts.push(joined(row), link);
        row = [];
      }
      return [...parts, joined(row)].join('');
    });
    for (const [, address = ''] of text.matchAll(LINK)) used.add(address);
    if (text !== html) writeFileSync(join(root, file), text);
  }
  // What no page names any longer need not be kept by anybody.
  for (const address of pages.flatMap(({ addresses }) => addresses)) {
    if (!used.has(address)) rmSync(fileOf(address), { force: true });
  }
}

function linkTo(address: string): string {
  return `<link rel="stylesheet" href="${address}">`;
}
