/** What is kept until the tab is closed: the answers of a test, and a deal half played. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { leftGameFrom, playedAgain, playOn } from '../../src/components/course/game.ts';
import { keepForSession, keptForSession } from '../../src/components/course/sessionKept.ts';
import { answered, keepAnswers, keptAnswers } from '../../src/components/course/testAnswers.ts';
import type { Task } from '../../src/engine/course/index.ts';
import { type Card, parsePosition, type State } from '../../src/engine/index.ts';
import { orThrow } from '../engine/read.ts';
import { states } from '../replay/round.ts';

const task: Task = {
  position: orThrow(parsePosition('dithmarschen 4 @0 | 9H 5D | 9S, 8D')),
  goal: { ask: 'play', reach: { is: 'capture' } },
  gone: [],
};
const nine = { ask: 'play', play: { kind: 'capture', card: '9H' as Card, takes: [0] } } as const;
const laid = { ask: 'play', play: { kind: 'trail', card: '9H' as Card } } as const;

class Shelf {
  readonly texts = new Map<string, string>();
  getItem = (key: string): string | null => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.texts.set(key, text);
  removeItem = (key: string): void => void this.texts.delete(key);
}

let shelf = new Shelf();
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('sessionStorage', shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe('the answers of a test', () => {
  it('are kept for its seed, right, wrong and passed over alike', () => {
    keepAnswers('one', {
      'a/1': answered(task, nine),
      'a/2': answered(task, laid),
      'a/3': answered(task, null),
    });
    const kept = keptAnswers('one', () => task);
    expect(kept['a/1']).toMatchObject({ reached: 'solved', attempt: nine });
    expect(kept['a/2']).toMatchObject({ reached: 'shown', attempt: laid });
    expect(kept['a/3']).toMatchObject({ reached: 'shown', attempt: null });
    expect(kept['a/4']).toBeUndefined();
    expect(keptAnswers('another', () => task)).toEqual({});
    keepAnswers('one', {});
    expect(keptAnswers('one', () => task)).toEqual({});
  });

  it.each([
    ['no JSON', '{"v":1'],
    ['another edition', '{"v":1,"answers":{"a/1":null}}'],
    ['no answers', '{"v":2,"answers":7}'],
    ['an answer to another question', '{"v":2,"answers":{"a/1":{"ask":"number","number":3}}}'],
    ['no attempt at all', '{"v":2,"answers":{"a/1":{"ask":"play"}}}'],
  ])('that are %s are no answers', (_what, text) => {
    shelf.texts.set('zwicker:course-test:bad', text);
    expect(keptAnswers('bad', () => task)).toEqual({});
  });
});

test('where nothing may be stored it holds as long as the page', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
    removeItem: () => undefined,
  });
  keepForSession('here', { tries: 3 });
  expect(keptForSession('here')).toEqual({ tries: 3 });
  keepForSession('here', undefined);
  expect(keptForSession('here')).toBeUndefined();
});

describe('a deal that was left', () => {
  const begin = playOn({ state: states[24] as State, log: [] }, 3);
  it('is where it was after the same plays', () => {
    const plays = [{ kind: 'trail', card: '4C' as Card }] as const;
    const left = leftGameFrom(JSON.parse(JSON.stringify({ v: 1, plays, helped: false })));
    const again = playedAgain(begin, 3, left?.plays ?? []);
    expect(again?.state.toMove).toBe(3);
    expect(again?.state.hands[3]).toHaveLength(5);
    // Beatrice and Charlie before, Diane, and round the table again.
    expect(again?.log.map(({ seat }) => seat)).toEqual([1, 2, 3, 0, 1, 2]);
  });

  it('is not gone on with where its plays can’t be made, or are none', () => {
    expect(playedAgain(begin, 3, [{ kind: 'trail', card: 'AS' as Card }])).toBeUndefined();
    expect(playedAgain(begin, 3, [{} as never])).toBeUndefined();
    expect(leftGameFrom({ v: 2, plays: [] })).toBeUndefined();
    expect(leftGameFrom(undefined)).toBeUndefined();
  });
});
