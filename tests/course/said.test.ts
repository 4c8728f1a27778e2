/** What is said of tries is true: counts, examples, and what is missing or too many. */
import { describe, expect, it, test } from 'vitest';
import { figuresAt, withFigures } from '../../src/content/lessonFigures.ts';
import { untaughtIn } from '../../src/content/lessonTaught.ts';
import {
  answersTo,
  canCount,
  consequenceOf,
  foreseenIn,
  isTaught,
  judge,
  sameAttempt,
  type Task,
} from '../../src/engine/course/index.ts';
import {
  type Capture,
  type Card,
  findZwicks,
  gainOf,
  isJoker,
  listPlays,
  makePlay,
  nextWith,
  type Play,
  parsePosition,
  reckon,
  unseenBy,
} from '../../src/engine/index.ts';
import { notReached, reachedText } from '../../src/words/courseSaid.ts';
import { orThrow } from '../engine/read.ts';
import { LESSONS, STEPS, type StepCase } from './lessons.ts';
import { nameOf, triesOf } from './tries.ts';

const cases = STEPS.map((step) => [step.name, step] as const);
const playsOf = ({ step }: StepCase): Play[] =>
  step.task.goal.ask === 'play' ? listPlays(step.task.position) : [];

/** What each card not seen could take after a play, card by card. */
function capturesAfter({ gone, position }: Task, play: Play): ReadonlyMap<Card, Capture[]> {
  return new Map(
    unseenBy(position, gone).map((card) => {
      const next = nextWith(position, play, card);
      const plain = listPlays(next).filter((one): one is Capture => one.kind === 'capture');
      return [card, [...findZwicks(next), ...plain]];
    }),
  );
}

describe('what the next player could take', () => {
  it.each(cases)(
    '%s: a number counts all cards not seen, and comes only once all are taught',
    (_name, one) => {
      const { lesson, step } = one;
      const { position } = step.task;
      const untaught = untaughtIn(lesson, LESSONS);
      for (const play of playsOf(one)) {
        if (step.task.last !== undefined) continue;
        const facts = consequenceOf(step.task, { ask: 'play', play }, untaught);
        const said = notReached(position, facts, untaught);
        const takers = [...capturesAfter(step.task, play).values()].filter(
          ({ length }) => length > 0,
        );
        const number = /Of the cards you haven’t seen (\d+)/.exec(said)?.[1];
        const what = `${makePlay(play, position)}: ${said}`;
        if (!canCount(untaught)) {
          expect(said, what).not.toMatch(/haven’t seen|No card/);
        } else if (takers.length === 0) {
          expect(said, what).toContain('No card that is out could take anything now.');
        } else {
          expect(Number(number), what).toBe(takers.length);
        }
      }
    },
  );

  it.each(cases)('%s: the example is the worst that taught cards can do', (_name, one) => {
    const { lesson, step } = one;
    const { position } = step.task;
    const untaught = untaughtIn(lesson, LESSONS);
    const isKnown = (thing: (typeof untaught)[number]): boolean => !untaught.includes(thing);
    for (const play of playsOf(one)) {
      const facts = consequenceOf(step.task, { ask: 'play', play }, untaught);
      if (facts.of !== 'play' || step.task.last !== undefined) continue;
      const captures = [...capturesAfter(step.task, play)]
        .filter(([card]) => isTaught(card, position.variant, untaught))
        .flatMap(([card, all]) =>
          all.map((capture) => gainOf(nextWith(position, play, card), capture)),
        );
      const what = makePlay(play, position);
      if (facts.next === undefined) {
        expect(captures, what).toEqual([]);
        continue;
      }
      const { capture, cards, points } = facts.next;
      expect(isTaught(capture.card, position.variant, untaught), what).toBe(true);
      let among = captures;
      if (isKnown('zwick')) {
        expect(capture.zwick, what).toBe(among.some((gain) => gain.capture.zwick));
        among = among.filter((gain) => gain.capture.zwick === capture.zwick);
      }
      if (isKnown('scoring')) {
        expect(points, what).toBe(Math.max(...among.map((gain) => gain.points)));
        among = among.filter((gain) => gain.points === points);
      }
      expect(cards.length, what).toBe(Math.max(...among.map((gain) => gain.cards.length)));
    }
  });

  const saidOf = (lesson: string, position: string, play: Play): string => {
    const task: Task = {
      position: orThrow(parsePosition(position)),
      goal: { ask: 'play', reach: { is: 'trail' } },
      gone: [],
    };
    const of = LESSONS.find(({ id }) => id === lesson) ?? { order: 0 };
    const untaught = untaughtIn(of, LESSONS);
    return notReached(
      task.position,
      consequenceOf(task, { ask: 'play', play }, untaught),
      untaught,
    );
  };
  test.each([
    // 3 + 5 is eight, 2 + 6 is eight, and the eight itself: but the eight of clubs has just taken two groups.
    [
      'groups',
      'dithmarschen 4 @0 | 8C 3D | 8D, 5H, 3S, 2C, 6D, 7S',
      /Next, an eight would take 6 cards\.$/,
    ],
    // The king as fourteen: ace as one, eight, and the other king as four are thirteen, so it is the queen.
    [
      'laying-down',
      'dithmarschen 4 @0 | AS 6H | 8D, KC',
      /Next, a queen would take 4 cards: a Zwick\.$/,
    ],
  ])('in the lesson %s, at %s', (lesson, position, expected) => {
    const task = orThrow(parsePosition(position));
    const card = lesson === 'groups' ? '3D' : 'AS';
    expect(task.hand).toContain(card);
    expect(saidOf(lesson, position, { kind: 'trail', card })).toMatch(expected);
  });
});

describe('words foreseen for a try', () => {
  /** Cards and values by name; "two" is also a plain count. */
  const PARTICULAR =
    /\d|\b(ace|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|jack|queen|king|joker)s?\b/i;

  it.each(cases)(
    '%s: that name a card or a value are for the tries named alone',
    (_name, { step, text }) => {
      for (const attempt of triesOf(step.task)) {
        const judged = judge(step.task, attempt);
        const reply = foreseenIn(step.task, attempt, step.replies);
        if (judged.reached || reply === undefined) continue;
        if (reply.tries.some((tried) => sameAttempt(tried, attempt))) continue;
        // A play of the kind asked for that is foreseen whole, as all that are laid down, was meant to be.
        if (judged.refusal === undefined) continue;
        expect(text?.replies?.[reply.id], nameOf(attempt, step.task)).not.toMatch(PARTICULAR);
      }
    },
  );

  it.each(cases)(
    '%s: that say something is missing are said only where it is',
    (_name, { step, text }) => {
      const { position } = step.task;
      for (const attempt of triesOf(step.task)) {
        const judged = judge(step.task, attempt);
        const reply = judged.reached ? undefined : foreseenIn(step.task, attempt, step.replies);
        if (reply === undefined) continue;
        const said = text?.replies?.[reply.id] ?? '';
        if (
          /\badd another\b|\balone is not\b/i.test(said) &&
          attempt.ask === 'play' &&
          attempt.play.kind === 'capture'
        ) {
          const { rest, value } = reckon(position, attempt.play.card, attempt.play.takes);
          expect(rest?.sum, nameOf(attempt, step.task)).toBeLessThan(value);
        }
        const isMore =
          /\banother\b|\bas well\b|\bsecond group\b|\bcome along\b|\bcan be had\b/i.test(said);
        const { play: made } = judged as { play?: Play };
        if (isMore && made?.kind === 'capture') {
          const won = gainOf(position, made).cards.length;
          const most = Math.max(
            ...listPlays(position).map((play) =>
              play.kind === 'capture' ? gainOf(position, play).cards.length : 0,
            ),
          );
          expect(won, nameOf(attempt, step.task)).toBeLessThan(most);
        }
      }
    },
  );
});

describe('a number', () => {
  const numbers = STEPS.filter(({ step }) => step.task.goal.ask === 'number');
  it.each(numbers.map((step) => [step.name, step] as const))(
    '%s: a wrong one is told too many or too few and no more, a right one with the working',
    (_name, { step, text }) => {
      const right = step.solution.ask === 'number' ? step.solution.number : -1;
      const said = (number: number): string =>
        notReached(step.task.position, consequenceOf(step.task, { ask: 'number', number }));
      expect(said(right + 5)).toBe(`${right + 5} is too many.`);
      expect(said(right - 1)).toBe(`${right - 1} is too few.`);
      const done = withFigures(text?.done ?? '', figuresAt(step));
      expect(done).toMatch(new RegExp(`\\b${right}\\b`));
    },
  );

  test.each([
    ['the-zwick/points', /scores 3, and two Zwicks 1 point each: 5 in all/],
    [
      'the-end/deals',
      /55 less 3 are 52\. The last deal takes 20, and 32 are 2 deals of 16: 3 in all/,
    ],
    ['counting/jokers', /Joker 25 scores 7, joker 15 5, the ten of spades 1: 13 in all/],
    ['counting/all', /Jokers 18, the others 9, most cards 3: 30\./],
  ])('%s reckons as one would by hand', (name, working) => {
    const one = STEPS.find((step) => step.name === name);
    if (one === undefined) throw new Error(`no step ${name}`);
    expect(withFigures(one.text?.done ?? '', figuresAt(one.step))).toMatch(working);
  });
});

describe('chosen piles of a kind', () => {
  const task: Task = {
    position: orThrow(parsePosition('dithmarschen 4 @0 | | 7H, QS, AD, 5C, 5S')),
    goal: { ask: 'piles', pick: { is: 'which', of: 'two-values' } },
    gone: [],
  };
  test.each([
    [[0, 1, 2], 'The seven is too many.'],
    [[1, 3], 'The five of clubs is too many and 1 is missing.'],
    [[0], 'The seven is too many and 2 are missing.'],
    [[1], '1 is missing.'],
  ])('%j: one that is wrong is named, none that is missing', (piles, said) => {
    expect(notReached(task.position, consequenceOf(task, { ask: 'piles', piles }))).toBe(said);
  });
});

describe('the lesson on laying down', () => {
  it.each(
    STEPS.filter(
      ({ lesson, step }) => lesson.id === 'laying-down' && step.task.goal.ask === 'play',
    ),
  )('$name: no right answer leaves a Zwick, or anything that a joker takes', ({ step }) => {
    for (const answer of answersTo(step.task)) {
      if (answer.ask !== 'play') throw new Error('plays are asked');
      for (const [card, captures] of capturesAfter(step.task, answer.play as Play)) {
        expect(captures.filter(({ zwick }) => zwick)).toEqual([]);
        if (isJoker(card)) expect(captures, card).toEqual([]);
      }
    }
  });
});

test('before builds are met, what could have been taken are cards', () => {
  const position = orThrow(parsePosition('dithmarschen 4 @0 | 8H | 5D, 3C, 9S'));
  const task: Task = { position, goal: { ask: 'play', reach: { is: 'capture' } }, gone: [] };
  const facts = consequenceOf(task, { ask: 'play', play: { kind: 'trail', card: '8H' } });
  expect(notReached(position, facts)).toContain('The card could have taken 2 cards.');
  expect(reachedText(position, facts)).not.toContain('pile');
});

describe('a question of the closing test is told what nobody sees on the table', () => {
  /** The table as it is to be seen: without cards that are gone, and without promises that no build shows. */
  const seen = (task: Task): Task => ({
    ...task,
    gone: [],
    position: {
      ...task.position,
      promised: task.position.promised.filter(({ seat, value }) =>
        task.position.table.some((pile) => pile.owner === seat && pile.value === value),
      ),
    },
  });
  it.each(cases)('%s: and nothing else', (_name, { content, step }) => {
    const namesOf = (task: Task): string[] => answersTo(task).map((answer) => nameOf(answer, task));
    const hangs = namesOf(seen(step.task)).join() !== namesOf(step.task).join();
    expect(content.told ?? false).toBe(hangs);
  });
});
