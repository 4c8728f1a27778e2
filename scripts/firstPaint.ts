/**
 * What a page has to have before it is seen comes in two round trips, which on a slow line are most of the wait: the page
 * with the small scripts of its head in it, then one style sheet. Whatever else it wants comes after that.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;
/** A script that waits for the page, and is fetched beside it. */
const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
/** A script that stops the page until it has run. Below the head, what stands before it shows all the same. */
const BLOCKING = /<script src="([^"]+)"((?: data-[a-z]+="[^"]*")*)><\/script>/g;
/** One card's drawing in the file of all of them, as a card on a page names it. */
const DRAWING = /href="[^"#]*\/cards\.[\w-]+\.svg#(\w+)"/g;

/** Bytes that a server sends before it waits for the first answer, with room for what stands before the page. */
const FIRST_FLIGHT = 13_600;
/** What is left of a page by the best compression, beside a quick one: more than this. */
const BEST_LEAVES = 0.85;
/** Bytes of a page of text and its sheet, with room for its scripts: see `.size-limit.ts`. */
const PAGE_OF_TEXT = 14_400;
/** Characters of an island's props from which on they are fetched by themselves. */
const MUCH = 9000;
/** What an island asks for once its page has been painted, and with which props. */
const PROPS = /(<astro-island\b[^>]*?) props="([^"]*)"(?=[^>]*? client="painted")/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&amp;': '&',
  '&#38;': '&',
};
/** Bytes of a script that is no matter in a page. */
const LITTLE = 6000;

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
        putOffScripts(root, later);
        inlineScripts(root, base, lenders);
        moveProps(root, base);
        inlineDrawings(root, base);
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
 * Puts into the page itself what has to run before it shows, since waiting for it is long: the scripts that stop it, and
 * small ones that import nothing. The policy allows them by their content. Who takes a part of one of the `lenders` asks
 * for its script, which therefore stays a file.
 */
export function inlineScripts(root: string, base: string, lenders: readonly string[]): void {
  const inlined = new Set<string>();
  const lent = new Set<string>();
  const textOf = (address: string): string =>
    readFileSync(join(root, address.slice(base.length)), 'utf8')
      // Said to the bundler, which is done.
      .replace(/\s*\/\* @vite-ignore \*\/\s*/g, '')
      .trim();
  const putIn = (opening: string, address: string): string => {
    const text = textOf(address);
    if (/<\/script|<!--/i.test(text)) throw new Error(`${address} cannot stand in a page`);
    inlined.add(address);
    return `${opening}${text}</script>`;
  };
  const isAlone = (address: string): boolean => {
    const text = textOf(address);
    return text.length <= LITTLE && !/\b(?:import|export)\b/.test(text);
  };
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, file), 'utf8');
    const isLender = lenders.includes(file.replace(/index\.html$/, ''));
    const page = html
      .replace(BLOCKING, (_, address: string, data: string) => putIn(`<script${data}>`, address))
      .replace(MODULE, (script, address: string) => {
        if (isLender) lent.add(address);
        return !isLender && isAlone(address) ? putIn('<script type="module">', address) : script;
      });
    if (page !== html) writeFileSync(join(root, file), page);
  }
  for (const address of inlined) {
    if (!lent.has(address)) rmSync(join(root, address.slice(base.length)), { force: true });
  }
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

/**
 * Puts long props of islands into files of their own, which `painted.ts` fetches with the scripts that want them: a page
 * is read before they are used.
 */
export function moveProps(root: string, base: string): void {
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, file), 'utf8');
    const page = html.replace(PROPS, (whole, before: string, escaped: string) => {
      if (escaped.length < MUCH) return whole;
      const props = escaped.replace(/&(?:quot|amp|#34|#38);/g, (entity) => ENTITIES[entity] ?? '');
      // Throws where that is not what stood there.
      JSON.parse(props);
      const hash = createHash('sha256').update(props).digest('base64url').slice(0, 8);
      const address = `_astro/props.${hash}.json`;
      writeFileSync(join(root, address), props);
      return `${before} data-props="${base}${address}"`;
    });
    if (page !== html) writeFileSync(join(root, file), page);
  }
}

function brotliBytes(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Whether a text takes so many bytes at most from a host that compresses it ahead. That takes long: only in doubt. */
function fitsIn(bytes: number, text: string): boolean {
  const quick = brotliBytes(text, 5);
  return quick <= bytes || (quick * BEST_LEAVES <= bytes && brotliBytes(text, 11) <= bytes);
}

/**
 * Puts the drawings of its cards into each page that comes in one flight with them: then it shows its cards at once, and
 * the file of all drawings does not compete with what else it waits for. Where islands draw more cards, `painted.ts`
 * fetches that file, named beside the drawings, a moment later. Pages with many cards, or much else, ask for the file:
 * a page of text with its sheet is to keep its weight.
 */
export function inlineDrawings(root: string, base: string): void {
  const [file] = globSync('_astro/cards.*.svg', { cwd: root });
  if (file === undefined) return;
  const drawings = new Map(
    [...readFileSync(join(root, file), 'utf8').matchAll(/<g id="(\w+)">.*<\/g>/g)].map(
      ([drawing, id = '']) => [id, drawing.replace('id="', 'id="card-')],
    ),
  );
  const weights = new Map<string, number>();
  const weightOf = (address: string): number => {
    const weight =
      weights.get(address) ??
      brotliBytes(readFileSync(join(root, address.slice(base.length)), 'utf8'), 11);
    weights.set(address, weight);
    return weight;
  };
  for (const name of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(join(root, name), 'utf8');
    const [first] = html.match(DRAWING) ?? [];
    if (first === undefined) continue;
    const address = first.slice('href="'.length, first.indexOf('#'));
    const shown = new Set<string>();
    const here = html.replace(DRAWING, (_, id: string) => {
      shown.add(id);
      return `href="#card-${id}"`;
    });
    const sprite = [...shown].map((id) => {
      const drawing = drawings.get(id);
      if (drawing === undefined) throw new Error(`${name} has a card without a drawing: ${id}`);
      return drawing;
    });
    const page = here.replace(
      '</body>',
      () =>
        `<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" data-drawings="${address}">${sprite.join('')}</svg></body>`,
    );
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const isText = !html.includes('<astro-island') && sheet !== undefined;
    const bytes = isText ? Math.min(FIRST_FLIGHT, PAGE_OF_TEXT - weightOf(sheet)) : FIRST_FLIGHT;
    if (fitsIn(bytes, page)) writeFileSync(join(root, name), page);
  }
}
