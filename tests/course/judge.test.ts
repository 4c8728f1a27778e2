/** What a step asks is judged by the rules: every way that content can put it. */
import { describe, expect, it, test } from 'vitest';
import {
  answersTo,
  consequenceOf,
  drawSteps,
  foreseenIn,
  type Goal,
  judge,
  type Reach,
  readAttempt,
  type Task,
  valuesOffered,
} from '../../src/engine/course/index.ts';
import { type Card, makePlay, parsePosition } from '../../src/engine/index.ts';
import { notReached, playDone } from '../../src/words/courseSaid.ts';
import { orThrow } from '../engine/read.ts';

const D = 'dithmarschen 4 @0 | ';
const task = (position: string, goal: Goal, more: Partial<Task> = {}): Task => ({
  position: orThrow(parsePosition(D + position)),
  goal,
  gone: [],
  ...more,
});
const plays = (position: string, reach: Reach, more: Partial<Task> = {}): string[] => {
  const asked = task(position, { ask: 'play', reach }, more);
  return answersTo(asked).map((answer) =>
    answer.ask === 'play' ? makePlay(answer.play, asked.position) : '',
  );
};
const tried = (asked: Task, text: string) => {
  const attempt = readAttempt(asked, text);
  if (!attempt.ok) throw new Error(attempt.error);
  return attempt.value;
};

describe('a play', () => {
  const table = '9H 5D | 9S, 5S, 4C, 8D';
  const capture = { is: 'capture' } as const;
  test.each<[string, Reach, string[]]>([
    ['of a kind', { is: 'trail' }, ['9H', '5D']],
    ['with a card', { ...capture, with: '5D' }, ['5D x 5S']],
    ['that takes a pile', { ...capture, takes: ['4C'] }, ['9H x 9S, 5S 4C', '9H x 5S 4C']],
    ['that takes just these', { ...capture, only: ['5S', '4C'] }, ['9H x 5S 4C']],
    ['that wins so many cards', { ...capture, cards: 4 }, ['9H x 9S, 5S 4C']],
    ['that wins most cards', { is: 'most', of: 'cards' }, ['9H x 9S, 5S 4C']],
    ['that keeps a card', { all: [capture, { is: 'keeps', card: '9H' }] }, ['5D x 5S']],
    [
      'of one or the other sort',
      {
        any: [
          { is: 'trail', with: '9H' },
          { ...capture, with: '5D' },
        ],
      },
      ['9H', '5D x 5S'],
    ],
    [
      'that is not of a sort',
      { all: [{ not: capture }, { not: { is: 'trail' } }] },
      ['5D on 4C =9@0'],
    ],
  ])('%s', (_what, reach, expected) => {
    expect(plays(table, reach).toSorted()).toEqual(expected.toSorted());
  });

  it('takes everything, or not', () => {
    expect(plays('9D | 6C, 3H', { is: 'capture', zwick: true })).toEqual(['9D x 6C 3H']);
    expect(plays('9D | 6C, 3H, 9S', { is: 'capture', zwick: false })).toHaveLength(2);
  });

  it('takes at a value of its card', () => {
    expect(plays('KH | 10C, 4S', { is: 'capture', as: 14 })).toEqual(['KH x 10C 4S']);
    expect(plays('KH | 10C, 4S', { is: 'capture', as: 4 })).toEqual(['KH x 4S']);
  });

  it('wins points: those of the cards, and of a Zwick', () => {
    expect(plays('10H 6D | 10D, 6S', { is: 'capture', points: 3 })).toEqual(['10H x 10D']);
    expect(plays('9D | 6C, 3H', { is: 'capture', points: 1 })).toEqual(['9D x 6C 3H']);
  });

  it('builds up, down, with an equal card, or alone; for oneself or the partner', () => {
    expect(plays('2S 7H AC | 9D', { is: 'build', way: 'down' })).toEqual([
      '2S on 9D =7@0',
      '7H on 9D =2@0',
    ]);
    expect(plays('2S 7H AC | 9D', { is: 'build', way: 'up' })).toEqual(['2S on 9D =11@0']);
    expect(plays('10S 10C 2D | 10D', { is: 'build', way: 'same' })).toHaveLength(2);
    expect(plays('QS QH | 9C', { is: 'build', way: 'alone', value: 13 })).toHaveLength(2);
    expect(plays('JC 9H | X25 | 2:13', { is: 'build', owner: 'partner' })).toEqual([
      'JC on X25 =13@2',
    ]);
  });

  it('leaves no Zwick, and few of the cards not seen that can take something', () => {
    expect(plays('7S 5C | 10H', { is: 'leaves', zwick: false })).toEqual(['7S']);
    // Three nines, three sixes, three tens, joker 15 for nine and six, joker 25 for all.
    expect(plays('5D 8C 9S | 10C, 6H', { is: 'leaves', takers: 11 })).toEqual(['9S']);
    expect(plays('7H 4C | 9H', { is: 'safest' }, { gone: ['7S', '7D', '7C'] })).toEqual(['7H']);
  });
});

describe('other questions', () => {
  it('piles: those that a card takes together, in whatever order they are chosen', () => {
    const asked = task('| 6H, 4S, 8D, 2C', {
      ask: 'piles',
      pick: { is: 'taken', by: '10S', piles: 2 },
    });
    expect(judge(asked, { ask: 'piles', piles: [1, 0] }).reached).toBe(true);
    expect(judge(asked, { ask: 'piles', piles: [0, 2] }).reached).toBe(false);
    expect(judge(asked, { ask: 'piles', piles: [] }).reached).toBe(false);
    expect(judge(asked, { ask: 'piles', piles: [0, 1, 2, 3] }).reached).toBe(false);
    expect(answersTo(asked)).toHaveLength(2);
  });

  it('piles: all of a kind, and none besides', () => {
    const asked = task('| 7H, QS, AD, X15', {
      ask: 'piles',
      pick: { is: 'which', of: 'two-values' },
    });
    expect(answersTo(asked)).toEqual([{ ask: 'piles', piles: [1, 2] }]);
  });

  it('a value: what could be thought to come out is offered, the wrong way round too', () => {
    const asked = task('AS 7H | 9D', { ask: 'value', card: 'AS', on: '9D' });
    expect(valuesOffered(asked)).toEqual([1, 2, 8, 9, 10, 11, 20]);
    expect(judge(asked, { ask: 'value', value: 2 }).refusal?.code).toBe('subtraction-turned-round');
  });

  test.each<[string, Goal & { ask: 'number' }, number]>([
    ['10D, AC, 7S, 2S', { ask: 'number', count: { of: 'points', zwicks: 2 } }, 7],
    ['10D, AC, 7S, 2S', { ask: 'number', count: { of: 'points', mostCards: true } }, 8],
    ['10D, AC', { ask: 'number', count: { of: 'cards' } }, 2],
    ['10D', { ask: 'number', count: { of: 'matching', value: 13 } }, 4],
    ['10D', { ask: 'number', count: { of: 'all-points' } }, 30],
    ['10D', { ask: 'number', count: { of: 'dealt', to: 'hand' } }, 4],
    ['10D', { ask: 'number', count: { of: 'dealt', to: 'table' } }, 3],
    ['10D', { ask: 'number', count: { of: 'deals' } }, 3],
  ])('a number: %s, %j is %i', (table, goal, number) => {
    expect(answersTo(task(`| ${table}`, goal))).toEqual([{ ask: 'number', number }]);
  });

  it('another kind of answer than is asked for reaches nothing', () => {
    const asked = task('9D | 6C', { ask: 'play', reach: { is: 'trail' } });
    expect(judge(asked, { ask: 'number', number: 1 }).reached).toBe(false);
  });
});

describe('what comes of a play', () => {
  const asked = task('9H 5D | 9S, 5S, 4C, 8D', { ask: 'play', reach: { is: 'trail' } });
  const said = (text: string): string =>
    notReached(asked.position, consequenceOf(asked, tried(asked, text)));

  it('is the sum that it makes, what it could have taken, and who could take something next', () => {
    expect(said('9H x 5S 4C')).toMatch(
      /^Allowed, but not what is asked for\. 9 is 5 \+ 4: 3 cards for you\. It could have taken more: 3 cards\. Of the cards you haven’t seen \d+ could take something: /,
    );
  });

  it('is the value of a build, how it came about, and the card that is kept for it', () => {
    expect(said('5D on 4C =9@0')).toContain(
      '4 + 5 is 9: a build of 9, and you keep the nine of hearts for it.',
    );
  });

  it('is, after the last card, who gets what is left', () => {
    const last = task(
      '6D | 10H, 2C, 4S',
      { ask: 'play', reach: { is: 'capture' } },
      { last: { captured: 1 } },
    );
    const facts = consequenceOf(last, tried(last, '6D'));
    expect(facts).toMatchObject({
      leftOver: { to: 'others', cards: ['10H', '2C', '4S', '6D'] },
      takers: 0,
    });
    expect(consequenceOf(last, tried(last, '6D x 2C 4S'))).toMatchObject({
      leftOver: { to: 'own', cards: ['10H'] },
    });
    const nobody = { ...last, last: { captured: null } };
    expect(consequenceOf(nobody, tried(nobody, '6D'))).toMatchObject({
      leftOver: { to: 'nobody' },
    });
    expect(facts.of === 'play' && playDone(last.position, facts)).toContain('go to the other side');
  });

  it('never counts a card that is won, held or seen among those that could take something', () => {
    const gone: Card[] = ['9D', '9C'];
    const known = task('9H | 9S, 2C', { ask: 'play', reach: { is: 'trail' } }, { gone });
    // Laid down, the nine lies beside nine and two: no nine is out. Twos, aces and jacks, queens and kings with sums.
    const facts = consequenceOf(known, { ask: 'play', play: { kind: 'trail', card: '9H' } });
    if (facts.of !== 'play') throw new Error('a play is asked');
    expect(facts.next?.capture.card).not.toMatch(/^9/);
    // Without nines: three twos, four jacks, four aces (9 + 2), and joker 20 (9 + 9 + 2).
    expect(facts.takers).toBe(12);
  });
});

test('a try is known as foreseen by itself first, then by what it reaches or how it is refused', () => {
  const asked = task('7H 9C | 7S, 9D, 5C', { ask: 'play', reach: { is: 'capture', with: '7H' } });
  const foreseen = [
    { id: 'any-laid', tries: [tried(asked, '9C')], when: { is: 'trail' } as const },
    { id: 'seven-laid', tries: [tried(asked, '7H')] },
    { id: 'mismatch', tries: [tried(asked, '7H x 9D')], refused: 'pile-mismatch' as const },
  ];
  const idOf = (text: string) => foreseenIn(asked, tried(asked, text), foreseen)?.id;
  expect(idOf('7H')).toBe('seven-laid');
  expect(idOf('9C')).toBe('any-laid');
  expect(idOf('7H x 5C')).toBe('mismatch');
  expect(idOf('9C x 9D')).toBeUndefined();
});

describe('a test', () => {
  const ids = ['a/1', 'a/2', 'b/1', 'c/1', 'c/2', 'c/3'];
  it('is drawn from different lessons first, and the same by the same seed', () => {
    const drawn = drawSteps(ids, 'seed', 3);
    expect(new Set(drawn.map((id) => id.split('/')[0])).size).toBe(3);
    expect(drawSteps(ids, 'seed', 3)).toEqual(drawn);
    expect(drawSteps(ids, 'seed', 99).toSorted()).toEqual(ids);
    // With more lessons than questions no lesson comes twice.
    const many = Array.from({ length: 17 * 4 }, (_, at) => `lesson-${at % 17}/${at}`);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const lessons = drawSteps(many, seed, 15).map((id) => id.split('/')[0]);
      expect(new Set(lessons).size).toBe(15);
    }
    expect(
      new Set(['1', '2', '3', '4', '5', '6'].map((seed) => drawSteps(ids, seed, 6).join())).size,
    ).toBeGreaterThan(2);
  });
});
