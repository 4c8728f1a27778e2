import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinSheets } from '../../scripts/sheets.ts';

const BASE = '/zwicker/';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(join(root, '_astro'));
});
afterEach(() => rmSync(root, { recursive: true }));

const link = (name: string): string => `<link rel="stylesheet" href="${BASE}_astro/${name}.css">`;
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The rules that a page has, in their order. */
const rulesOf = (page: string): string =>
  [...read(page).matchAll(/href="\/zwicker\/([^"]+)"/g)]
    .map(([, file = '']) => read(file))
    .join('');

describe('the small sheets of a page are put together', () => {
  const names = ['base', 'card', 'pile', 'table', 'one', 'two', 'three'];
  beforeEach(() => {
    for (const name of names) write(`_astro/${name}.css`, `.${name}{}`);
    write('_astro/Player.js', 'const needs=["_astro/table.css"]');
    write(
      'long.html',
      `<head>${['card', 'pile', 'one', 'base', 'table', 'two', 'three', 'card'].map(link).join('')}</head>`,
    );
    write('short.html', `<head>${['two', 'pile', 'base'].map(link).join('')}</head>`);
    write('text.html', `<head>${link('base')}</head>`);
    joinSheets(root, BASE);
  });

  test('its rules stay as they were, in their order', () => {
    expect(rulesOf('long.html')).toBe('.card{}.pile{}.one{}.base{}.table{}.two{}.three{}.card{}');
    expect(rulesOf('short.html')).toBe('.two{}.pile{}.base{}');
  });

  test('fewer are asked for, but not that of all pages nor what a script names', () => {
    expect(read('long.html').match(/<link/g)).toHaveLength(4);
    expect(read('long.html')).toContain(`${link('base')}${link('table')}`);
  });

  test('two in a row are left, since other pages have them too', () => {
    expect(read('short.html')).toBe(`<head>${['two', 'pile', 'base'].map(link).join('')}</head>`);
  });

  test('what no page names any longer is gone, the rest stays', () => {
    const left = readdirSync(join(root, '_astro')).filter((name) => !name.startsWith('sheets.'));
    expect(left.sort()).toEqual(['Player.js', 'base.css', 'pile.css', 'table.css', 'two.css']);
  });
});
