import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spreadPreloads } from '../../scripts/spreadPreloads.ts';

const HELPER = '\0vite/preload-helper.js';
const { transform } = spreadPreloads() as unknown as {
  transform: (code: string, id: string) => { code: string } | undefined;
};
/** What Vite makes its helper of. */
const [vites = ''] = globSync('node_modules/vite/dist/node/chunks/*.js')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => code.includes('function preload(baseModule, deps, importerUrl)'));

test('all but the first file that an import needs is asked for a step later', async () => {
  const { code } = transform(vites.slice(vites.indexOf('function preload(')), HELPER) ?? {};
  const [, each = ''] =
    /deps\.map\((async [\s\S]*?setTimeout\(resolve\)\);)/.exec(code ?? '') ?? [];
  const asked: string[] = [];
  const ask = new Function('asked', `return (${each} asked.push(depString); })`)(asked) as (
    dep: string,
    at: number,
  ) => Promise<void>;
  const all = Promise.all(['first', 'second', 'third'].map(ask));
  expect(asked).toEqual(['first']);
  await all;
  expect(asked).toEqual(['first', 'second', 'third']);
});

test('other code is left alone, and another helper is told of', () => {
  expect(transform('deps.map((depString) => {', 'src/other.ts')).toBeUndefined();
  expect(() => transform('deps.forEach(ask)', HELPER)).toThrow('in another way');
});
