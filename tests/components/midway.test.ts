/** What is remembered of a puzzle as long as the tab is open, and what of it nobody trusts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMidway } from '../../src/components/kept/midway.ts';

const NAME = 'zwicker:test:now';
const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => openMidway<{ readonly tries: number }>(NAME);

describe('what is remembered', () => {
  test('is there again', () => {
    open().keep('zwick', 'one', { tries: 1 });
    open().keep('zwick', 'two', { tries: 2 });
    expect(open().lastOn('zwick')).toBe('two');
    expect(open().doingAt('one')).toEqual({ tries: 1 });
    expect(open().lastOn('haul')).toBeUndefined();
  });

  test('of very many puzzles the last are', () => {
    for (let at = 0; at < 60; at++) open().keep('zwick', `${at}`, { tries: at });
    open().keep('zwick', '20', { tries: 0 });
    expect(open().doingAt('20')).toEqual({ tries: 0 });
    expect(open().doingAt('21')).toEqual({ tries: 21 });
    expect(open().doingAt('19')).toBeUndefined();
  });
});

test.each(['playing', 'solving'])('what an older edition remembered as %s is there', (name) => {
  texts.set(NAME, JSON.stringify({ v: 1, at: { zwick: 'one' }, [name]: { one: { tries: 3 } } }));
  expect(open().doingAt('one')).toEqual({ tries: 3 });
  open().keep('zwick', 'two', { tries: 1 });
  expect(open().doingAt('one')).toEqual({ tries: 3 });
});

describe('what was spoilt', () => {
  test.each([
    'null',
    'no JSON',
    '[]',
    '{"v":2,"at":{},"doing":{}}',
    '{"v":1,"at":{},"doing":null}',
    '{"v":1,"at":null,"doing":{}}',
    '{"v":1,"at":[],"doing":{}}',
    '{"v":1,"at":{"zwick":1},"doing":{}}',
    '{"v":1,"at":{},"doing":{"one":null}}',
  ])('%s counts as nothing, and is written over', (text) => {
    texts.set(NAME, text);
    expect(open().doingAt('one')).toBeUndefined();
    expect(open().lastOn('zwick')).toBeUndefined();
    open().keep('zwick', 'one', { tries: 1 });
    expect(open().doingAt('one')).toEqual({ tries: 1 });
  });

  test('where nothing can be kept, nothing is said', () => {
    vi.stubGlobal('sessionStorage', undefined);
    open().keep('zwick', 'one', { tries: 1 });
    expect(open().doingAt('one')).toBeUndefined();
  });
});
