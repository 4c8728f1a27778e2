/**
 * What a page has to have before it is seen comes in two round trips, which on a slow line are most of the wait: the page
 * with the small scripts of its head in it, then one style sheet. Whatever else it wants comes after that.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
/** A script that waits for the page, and is fetched beside it. */
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
/** A script that stops the page until it has run. Below the head, what stands before it shows all the same. */
const BLOCKING = /<script src="([^"]+)"((?: data-[a-z]+="[^"]*")*)><\/script>/g;

/**
 * Has it done with every build, before anything that names the files of a page or knows them by their content. `lenders`
 * are the pages of which others take a part, with its styles (`fragment.ts`); `later` the components whose scripts change
 * nothing of what is seen first.
 */
export function firstPaint(lenders: readonly string[], later: readonly string[]): AstroIntegration {
  let base = '/';
  return {
    name: 'first-paint',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        joinSheets(root, base, lenders);
        inlineScripts(root, base);
        putOffScripts(root, later);
      },
    },
  };
}

/**
 * Joins the sheets of each page below `root`, a site built for `base`, in their order, so that nothing looks different.
 * The whole says what it holds, so that who takes a part of one of the `lenders` can fetch what is missing. A sheet that a
 * script asks for is named all the same, switched off: the script finds it there and does not fetch it.
 */
export function joinSheets(root: string, base: string, lenders: readonly string[]): void {
  const fileOf = (address: string): string => join(root, address.slice(base.length));
  const scripts = globSync('_astro/*.js', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isAskedFor = (address: string): boolean => scripts.includes(address.slice(base.length));

  const named = new Set<string>();
  const joined = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, file), 'utf8');
    const addresses = [...html.matchAll(LINK)].map(([, address = '']) => address);
    if (addresses.length < 2) {
      for (const address of addresses) named.add(address);
      continue;
    }
    const text = addresses.map((address) => readFileSync(fileOf(address), 'utf8')).join('');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const sheet = `${base}_astro/sheets.${hash}.css`;
    writeFileSync(fileOf(sheet), text);
    const held = [...new Set(addresses)];
    const off = held.filter(isAskedFor);
    const links = [
      `<link rel="stylesheet" href="${sheet}" data-holds="${held.join(' ')}">`,
      ...off.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
    ].join('');
    for (const address of held) joined.add(address);
    for (const address of lenders.includes(file.replace(/index\.html$/, '')) ? held : off)
      named.add(address);
    let isFirst = true;
    const page = html.replace(LINK, () => {
      const here = isFirst ? links : '';
      isFirst = false;
      return here;
    });
    writeFileSync(join(root, file), page);
  }
  // What nothing names any longer need not be kept by anybody.
  for (const address of joined) {
    if (!named.has(address) && !isAskedFor(address)) rmSync(fileOf(address), { force: true });
  }
}

/**
 * Puts the scripts of the head, which stop a page before anything of it shows, into the page itself: they are small, and
 * waiting for them is long. The policy allows them by their content.
 */
export function inlineScripts(root: string, base: string): void {
  const fileOf = (address: string): string => join(root, address.slice(base.length));
  const inlined = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, file), 'utf8');
    const end = html.indexOf('</head>');
    const head = html.slice(0, end).replace(BLOCKING, (_, address: string, data: string) => {
      const text = readFileSync(fileOf(address), 'utf8').trim();
      if (/<\/script|<!--/i.test(text)) throw new Error(`${address} cannot stand in a page`);
      inlined.add(address);
      return `<script${data}>${text}</script>`;
    });
    if (head.length !== end) writeFileSync(join(root, file), head + html.slice(end));
  }
  for (const address of inlined) rmSync(fileOf(address), { force: true });
}

/**
 * Has the scripts of these components fetched once a page has been painted (`oncePainted.ts`). Others, such as one that
 * hides what an address does not ask for, have to be there before.
 */
export function putOffScripts(root: string, later: readonly string[]): void {
  const isLater = (address: string): boolean =>
    later.some((component) => address.includes(`/${component}.astro_`));
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, file), 'utf8');
    const page = html.replace(MODULE, (script, address: string) =>
      isLater(address) ? `<script type="text/painted" data-src="${address}"></script>` : script,
    );
    if (page !== html) writeFileSync(join(root, file), page);
  }
}
