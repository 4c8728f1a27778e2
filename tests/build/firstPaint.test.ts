import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inlineScripts, joinSheets, putOffScripts } from '../../scripts/firstPaint.ts';

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

describe('the scripts that stop a page stand in it', () => {
  const OTHERS = `<script type="module" src="${BASE}_astro/later.js"></script></head><script src="${BASE}_astro/later.js"></script>`;
  beforeEach(() => {
    write('_astro/frame.js', 'show("<b>")\n');
    write('_astro/later.js', 'later()');
    write(
      'page.html',
      `<head><script src="${BASE}_astro/frame.js" data-versions="{}"></script>${OTHERS}`,
    );
  });

  test('with what they are told, and no other does', () => {
    inlineScripts(root, BASE);
    expect(read('page.html')).toBe(
      `<head><script data-versions="{}">show("<b>")</script>${OTHERS}`,
    );
    expect(readdirSync(join(root, '_astro'))).toEqual(['later.js']);
  });

  test.each(['write("</script>")', 'write("<!--")'])(
    'but none that would end there: %s',
    (text) => {
      write('_astro/frame.js', text);
      expect(() => inlineScripts(root, BASE)).toThrow('frame.js cannot stand in a page');
    },
  );
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
