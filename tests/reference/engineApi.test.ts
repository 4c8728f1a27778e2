/** The reference of the engine names all that it exports, each with words of its own. */
import { describe, expect, it, test } from 'vitest';
import * as published from 'zwicker/engine';
import * as publishedZwikken from 'zwicker/engine/zwikken';
import { docPieces } from '../../src/components/reference/doc.ts';
import { API_PART_IDS, apiOf, apiPlaces, engineApi } from '../../src/content/engineApi.ts';
import * as engine from '../../src/engine/index.ts';
import * as zwikken from '../../src/engine/zwikken/index.ts';

const entries = engineApi().flatMap((module) => module.entries);

describe('the names of the engine', () => {
  it('are all there, each on one page', () => {
    const names = entries.map(({ name }) => name);
    for (const name of Object.keys({ ...engine, ...zwikken })) expect(names).toContain(name);
    expect(apiPlaces().size).toBe(names.length);
    const onPages = API_PART_IDS.flatMap((part) => apiOf(part)).flatMap((module) => module.entries);
    expect(onPages).toHaveLength(names.length);
  });

  it('are explained, and so are their files', () => {
    for (const { about, name } of entries) expect(about.join(' '), name).not.toBe('');
    for (const { about, name } of engineApi()) expect(about, name).not.toBe('');
  });

  it('are shown without the word that exports them, and functions without their body', () => {
    const listPlays = entries.find(({ name }) => name === 'listPlays');
    expect(listPlays).toMatchObject({
      kind: 'function',
      signature: 'function listPlays(position: Position, limit = Number.POSITIVE_INFINITY): Play[]',
      parameters: [
        { name: 'position', type: 'Position', isOptional: false },
        { name: 'limit', type: 'number', isOptional: true },
      ],
      returns: { type: 'Play[]' },
      throws: ['`TableTooWide` for tables of more than some forty piles.'],
    });
    for (const { name, signature } of entries) expect(signature, name).not.toMatch(/^export /);
  });
});

test('the package gives the same engine by its name', () => {
  expect(Object.keys(published).sort()).toEqual(Object.keys(engine).sort());
  expect(Object.keys(publishedZwikken).sort()).toEqual(Object.keys(zwikken).sort());
});

test('a doc comment is text, code and names of rules', () => {
  const isRule = (id: string): boolean => ['owe', 'build-limit'].includes(id);
  expect(docPieces('A card for `value`. Rule owe, build-limit.', isRule)).toEqual([
    { kind: 'text', text: 'A card for ' },
    { kind: 'code', text: 'value' },
    { kind: 'text', text: '. Rule ' },
    { kind: 'rule', text: 'owe' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', text: 'build-limit' },
    { kind: 'text', text: '.' },
  ]);
  expect(docPieces('Rule ids in comments.', isRule)).toEqual([
    { kind: 'text', text: 'Rule ids in comments.' },
  ]);
});
