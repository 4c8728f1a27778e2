import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  inlineDrawings,
  inlineScripts,
  joinSheets,
  moveProps,
  putOffScripts,
} from '../../scripts/firstPaint.ts';

const BASE = '/zwicker/';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-paint-'));
  mkdirSync(join(root, '_astro'));
});
afterEach(() => rmSync(root, { recursive: true }));

const link = (name: string): string => `<link rel="stylesheet" href="${BASE}_astro/${name}.css">`;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The rules that a page has, in their order. */
const rulesOf = (page: string): string =>
  [...read(page).matchAll(/href="\/zwicker\/([^"]+)"(?! disabled)/g)]
    .map(([, file = '']) => read(file))
    .join('');

describe('the sheets of a page are put together', () => {
  beforeEach(() => {
    for (const name of ['base', 'card', 'pile', 'panel', 'table', 'other']) {
      write(`_astro/${name}.css`, `.${name}{}`);
    }
    write('_astro/Player.js', 'const needs=["_astro/table.css","_astro/other.css"]');
    write('long.html', `<head>${['card', 'base', 'table', 'card'].map(link).join('')}</head>`);
    write('short.html', `<head>${['base', 'pile'].map(link).join('<meta>')}</head>`);
    write('text.html', `<head>${link('base')}</head>`);
    write('settings/index.html', `<head>${['base', 'panel'].map(link).join('')}</head>`);
    joinSheets(root, BASE, ['settings/']);
  });

  test('its rules stay as they were, in their order', () => {
    expect(rulesOf('long.html')).toBe('.card{}.base{}.table{}.card{}');
    expect(rulesOf('short.html')).toBe('.base{}.pile{}');
    expect(rulesOf('text.html')).toBe('.base{}');
  });

  test('one is asked for, where the first of them stood', () => {
    expect(read('long.html').match(/<link(?![^>]*disabled)/g)).toHaveLength(1);
    expect(read('short.html')).toMatch(/^<head><link [^>]+><meta><\/head>$/);
  });

  test('what a script asks for is named, switched off, so that it is not fetched a second time', () => {
    const off = `<link rel="stylesheet" href="${BASE}_astro/table.css" disabled>`;
    expect(read('long.html')).toContain(`${off}</head>`);
    expect(read('short.html')).not.toContain('disabled');
  });

  test('the whole says what it holds, and what a lender holds can be had by itself', () => {
    expect(read('short.html')).toContain(
      ` data-holds="${BASE}_astro/base.css ${BASE}_astro/pile.css">`,
    );
    expect(readdirSync(join(root, '_astro'))).toContain('panel.css');
  });

  test('what nothing names any longer is gone, the rest stays', () => {
    const left = readdirSync(join(root, '_astro')).filter((name) => !name.startsWith('sheets.'));
    expect(left.sort()).toEqual(['Player.js', 'base.css', 'other.css', 'panel.css', 'table.css']);
  });

  test('a page with a single sheet is left alone', () => {
    expect(read('text.html')).toBe(`<head>${link('base')}</head>`);
  });
});

describe('what has to run before a page shows stands in it', () => {
  const module = (name: string): string =>
    `<script type="module" src="${BASE}_astro/${name}.js"></script>`;
  beforeEach(() => {
    write('_astro/frame.js', 'show("<b>")\n');
    write('_astro/folds.js', 'fold()');
    write('_astro/asks.js', 'import{a}from"./a.js";a()');
    write('_astro/long.js', `say("${'long '.repeat(2000)}")`);
  });

  test('a script that stops it, with what it is told, in the head or below', () => {
    write('_astro/compare.js', 'compare()');
    write(
      'page.html',
      `<head><script src="${BASE}_astro/frame.js" data-versions="{}"></script></head><p>Text</p><script src="${BASE}_astro/compare.js"></script>`,
    );
    inlineScripts(root, BASE, []);
    expect(read('page.html')).toBe(
      '<head><script data-versions="{}">show("<b>")</script></head><p>Text</p><script>compare()</script>',
    );
    expect(readdirSync(join(root, '_astro'))).toEqual(['asks.js', 'folds.js', 'long.js']);
  });

  test('a small one that imports nothing; one that does, or is long, is fetched', () => {
    write('page.html', `<head>${['folds', 'asks', 'long'].map(module).join('')}</head>`);
    inlineScripts(root, BASE, []);
    expect(read('page.html')).toBe(
      `<head><script type="module">fold()</script>${module('asks')}${module('long')}</head>`,
    );
  });

  test('of a page of which others take a part, the script stays a file', () => {
    write('page.html', module('folds'));
    write('search/index.html', module('folds'));
    inlineScripts(root, BASE, ['search/']);
    expect(read('page.html')).toBe('<script type="module">fold()</script>');
    expect(read('search/index.html')).toBe(module('folds'));
    expect(read('_astro/folds.js')).toBe('fold()');
  });

  test.each(['write("</script>")', 'write("<!--")'])(
    'but none that would end there: %s',
    (text) => {
      write('_astro/frame.js', text);
      write('page.html', `<head><script src="${BASE}_astro/frame.js"></script></head>`);
      expect(() => inlineScripts(root, BASE, [])).toThrow('frame.js cannot stand in a page');
    },
  );
});

describe('the props of an island', () => {
  const island = (props: string): string =>
    `<astro-island uid="a" props="${props}" ssr client="painted"><p>Table</p></astro-island>`;
  const long = { text: [0, 'a "b" & c '.repeat(1000)] };
  const escaped = JSON.stringify(long).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  test('stand in a file where they are long, as they were', () => {
    write('lesson.html', island(escaped));
    moveProps(root, BASE);
    const [, address = ''] = /data-props="\/zwicker\/([^"]+)"/.exec(read('lesson.html')) ?? [];
    expect(JSON.parse(read(address))).toEqual(long);
    expect(read('lesson.html')).toBe(
      `<astro-island uid="a" data-props="${BASE}${address}" ssr client="painted"><p>Table</p></astro-island>`,
    );
  });

  test('stay where they are short, or wanted in another way', () => {
    const seen = island(escaped).replace('painted', 'visible');
    write('score.html', island('{&quot;points&quot;:[0,3]}'));
    write('version.html', seen);
    moveProps(root, BASE);
    expect(read('score.html')).toBe(island('{&quot;points&quot;:[0,3]}'));
    expect(read('version.html')).toBe(seen);
  });
});

describe('the drawings of its cards', () => {
  const use = (card: string): string => `<use href="${BASE}_astro/cards.abc-1.svg#${card}" />`;
  /** Text that brotli can't make smaller than so many bytes. */
  const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
  beforeEach(() => {
    write(
      '_astro/cards.abc-1.svg',
      '<svg>\n<g id="AS"><path d="M1 1"/></g>\n<g id="2S"><path d="M2 2"/></g>\n</svg>',
    );
  });

  test('stand in a page, each once, which names the file of all', () => {
    write('page.html', `<body>${use('AS')}<use href="#suit-S" />${use('AS')}</body>`);
    inlineDrawings(root, BASE);
    expect(read('page.html')).toBe(
      `<body><use href="#card-AS" /><use href="#suit-S" /><use href="#card-AS" /><svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" data-drawings="${BASE}_astro/cards.abc-1.svg"><g id="card-AS"><path d="M1 1"/></g></svg></body>`,
    );
  });

  test('stay in their file where the page would not come in one flight with them, or has none', () => {
    const long = `<body>${use('2S')}${noise(15_000)}</body>`;
    write('long.html', long);
    write('text.html', '<body>Text</body>');
    inlineDrawings(root, BASE);
    expect(read('long.html')).toBe(long);
    expect(read('text.html')).toBe('<body>Text</body>');
  });

  test('stay there, too, where a page of text would weigh too much with its sheet; a table may', () => {
    write('_astro/long.css', noise(10_000));
    const text = `<body><link rel="stylesheet" href="${BASE}_astro/long.css">${use('2S')}${noise(6000)}</body>`;
    write('text.html', text);
    write('table.html', text.replace('</body>', '<astro-island></astro-island></body>'));
    inlineDrawings(root, BASE);
    expect(read('text.html')).toBe(text);
    expect(read('table.html')).toContain('<use href="#card-2S" />');
  });

  test('have to be there', () => {
    write('page.html', `<body>${use('3S')}</body>`);
    expect(() => inlineDrawings(root, BASE)).toThrow('page.html has a card without a drawing: 3S');
  });
});

describe('the scripts of components that change nothing of what is seen first', () => {
  const script = (component: string): string =>
    `<script type="module" src="${BASE}_astro/${component}.astro_x.js"></script>`;

  test('are fetched once the page is painted, no others', () => {
    write('rules/index.html', `<p>Text</p>${script('Definitions')}<p>More</p>${script('index')}`);
    putOffScripts(root, ['Definitions']);
    expect(read('rules/index.html')).toBe(
      `<p>Text</p><script type="text/painted" data-src="${BASE}_astro/Definitions.astro_x.js"></script><p>More</p>${script('index')}`,
    );
  });
});
