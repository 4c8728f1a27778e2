/** The course is played through: each step of each lesson, by the engine. */
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../src/components/site/languages.ts';
import { figuresAt, lessonFigure, withFigures } from '../../src/content/lessonFigures.ts';
import { sentencesOf } from '../../src/content/lessonProse.ts';
import { untaughtIn } from '../../src/content/lessonTaught.ts';
import { versionsWhere } from '../../src/content/where.ts';
import {
  answersTo,
  consequenceOf,
  foreseenIn,
  judge,
  sameAttempt,
} from '../../src/engine/course/index.ts';
import { listPlays, makePlay } from '../../src/engine/index.ts';
import { COURSE_WORDS } from '../../src/words/course.ts';
import { COURSE_PAGE_WORDS } from '../../src/words/coursePage.ts';
import { notReached, reachedText } from '../../src/words/courseSaid.ts';
import { solutionText, whyText } from '../../src/words/courseSolution.ts';
import { COURSE_TEST_WORDS } from '../../src/words/courseTest.ts';
import { FOLDER, idsIn, LESSONS, lessonText, proseOf, STEPS, source } from './lessons.ts';

describe.each(STEPS.map((step) => [step.name, step] as const))('%s', (_name, one) => {
  const { content, step, text } = one;
  const { position } = step.task;

  it('is solved by its solution, and so by its last hint', () => {
    expect(judge(step.task, step.solution)).toMatchObject({ reached: true });
  });

  it('has as many right answers as were counted', () => {
    const answers = answersTo(step.task);
    const said = answers.map((answer) =>
      answer.ask === 'play' ? makePlay(answer.play, position) : JSON.stringify(answer),
    );
    expect(answers.length, said.join(' · ')).toBe(step.answers);
    expect(answers.some((answer) => sameAttempt(answer, step.solution))).toBe(true);
    for (const answer of answers) expect(judge(step.task, answer).reached).toBe(true);
  });

  it('gives each foreseen try its words, and refuses what is said to be refused', () => {
    for (const reply of step.replies) {
      for (const tried of reply.tries) {
        expect(foreseenIn(step.task, tried, step.replies)?.id, JSON.stringify(tried)).toBe(
          reply.id,
        );
        const { reached, refusal } = judge(step.task, tried);
        expect(reached, `${reply.id}: that is right, and no try that fails`).toBe(false);
        if (reply.refused !== undefined) expect(refusal?.code, reply.id).toBe(reply.refused);
        else if (refusal !== undefined) expect(reply.when, reply.id).toBeUndefined();
      }
      expect(text?.replies?.[reply.id], `words for ${reply.id}`).toBeDefined();
    }
  });

  it('has something to say of every play there is', () => {
    if (step.task.goal.ask !== 'play') return;
    for (const play of listPlays(position)) {
      const facts = consequenceOf(step.task, { ask: 'play', play });
      const { reached } = judge(step.task, { ask: 'play', play });
      const said = reached ? reachedText(position, facts) : notReached(position, facts);
      expect(said, makePlay(play, position)).toMatch(/^[A-Z\d].{10,}[.!]$/);
      expect(said).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('says its solution in words, and what comes of it', () => {
    const facts = consequenceOf(step.task, step.solution);
    expect(solutionText(step.task, step.solution, facts)).toMatch(/[.!]$/);
    expect(text?.done ?? reachedText(position, facts)).toMatch(/[.!]$/);
  });

  it('is of Dithmarschen where it need not be of another version, and notes name others only', () => {
    const own = position.variant.id;
    for (const { id, where } of content.notes ?? []) {
      const ids = versionsWhere(where).map(({ variant }) => variant.id);
      expect(ids.length, id).toBeGreaterThan(0);
      expect(ids, id).not.toContain(own);
      expect(text?.notes?.[id], `words for ${id}`).toBeDefined();
    }
    const fromElsewhere = one.lesson.id === 'other-versions' || one.lesson.deal !== undefined;
    if (!fromElsewhere) expect(own).toBe('dithmarschen');
  });
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  it('has every lesson, and no other', () => {
    expect(idsIn(`src/content/${language}/lessons`)).toEqual(idsIn(FOLDER));
    expect(idsIn(`src/content/${language}/lessons`, '.mdx')).toEqual(idsIn(FOLDER));
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s has words and prose for each step, in order, and none too many',
    (id, { deal, steps }) => {
      const ids = [...steps.map((step) => step.id), ...(deal === undefined ? [] : [deal.id])];
      const text = lessonText(language, id);
      expect(Object.keys(text.steps)).toEqual(ids);
      expect([...proseOf(language, id).keys()]).toEqual(ids);
      for (const step of steps) {
        const { closer, done, notes = {}, replies = {} } = text.steps[step.id] ?? {};
        expect(Object.keys(replies)).toEqual(step.replies.map((reply) => reply.id));
        expect(Object.keys(notes)).toEqual((step.notes ?? []).map((note) => note.id));
        if (step.goal.ask !== 'play') expect(closer, `${step.id}: a second hint`).toBeDefined();
        if (step.goal.ask === 'number')
          expect(done, `${step.id}: the working`).toContain('{answer}');
      }
    },
  );

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s has no more than forty words before the first thing to do',
    (id, { steps: [first] }) => {
      const text = lessonText(language, id);
      const step = text.steps[first?.id ?? ''];
      const before = [
        text.title,
        COURSE_PAGE_WORDS.place(1, 5),
        step?.title,
        proseOf(language, id).get(first?.id ?? ''),
        step?.goal,
        first?.goal.ask === 'play' ? COURSE_WORDS.prompt : COURSE_WORDS.promptNumber,
      ].join(' ');
      expect(before.split(/\s+/).length, before).toBeLessThanOrEqual(40);
    },
  );
});

test.each(STEPS.map((step) => [step.name, step] as const))(
  '%s takes its figures from the record of its version',
  (_name, { lesson, step, text }) => {
    const { notes = {}, replies = {}, ...own } = text ?? {};
    for (const words of [own, notes, replies].flatMap((part) => Object.values(part))) {
      expect(withFigures(String(words), figuresAt(step))).not.toMatch(/[{}]|undefined/);
    }
    const mdx = source(`src/content/en/lessons/${lesson.id}.mdx`);
    for (const [, of = '', id] of mdx.matchAll(/<Figure of="([^"]+)"(?: step="([^"]+)")?/g)) {
      if (id === undefined || id === step.id)
        expect(lessonFigure(of, figuresAt(step))).toMatch(/^\d/);
    }
  },
);

test('lessons have their places, and names of their own', () => {
  expect(new Set(LESSONS.map(({ order }) => order)).size).toBe(LESSONS.length);
  for (const { id } of LESSONS) expect(['test', 'teach', 'steps']).not.toContain(id);
});

test('they lead to rules that there are', () => {
  const rules = idsIn('src/content/rules');
  for (const { deal, steps } of LESSONS) {
    for (const one of [...steps, ...(deal === undefined ? [] : [deal])]) {
      for (const rule of one.rules) expect(rules, one.id).toContain(rule);
    }
  }
});

describe('what is said of a try keeps to what has been taught', () => {
  const lessonNamed = (id: string) => LESSONS.find((lesson) => lesson.id === id) ?? { order: 0 };
  test.each([
    ['sums', ['zwick', 'two-values', 'jokers', 'scoring']],
    ['the-zwick', ['two-values', 'jokers', 'scoring']],
    ['two-values', ['jokers', 'scoring']],
    ['laying-down', ['jokers', 'scoring']],
    ['jokers', ['scoring']],
    ['counting', []],
    ['what-to-leave', []],
  ])('after the lesson %s there are still to come: %j', (id, untaught) => {
    expect(untaughtIn(lessonNamed(id), LESSONS)).toEqual(untaught);
  });

  const SPEAKS = {
    zwick: /Zwick/,
    'two-values': /\b(ace|jack|queen|king)s?\b/i,
    jokers: /joker/i,
    scoring: /\bpoints?\b|\bscores?\b/,
  } as const;
  it.each(STEPS.map((step) => [step.name, step] as const))(
    '%s',
    (_name, { lesson, step, text }) => {
      const untaught = untaughtIn(lesson, LESSONS);
      const { position } = step.task;
      const plays = step.task.goal.ask === 'play' ? listPlays(position) : [];
      const said = plays.flatMap((play) => {
        const facts = consequenceOf(step.task, { ask: 'play', play }, untaught);
        return [notReached(position, facts, untaught), reachedText(position, facts, untaught)];
      });
      for (const thing of untaught) {
        for (const words of said) expect(words).not.toMatch(SPEAKS[thing]);
        // Words that were written may bring in what scores, a little at a time.
        if (thing === 'scoring') continue;
        for (const words of Object.values(text?.replies ?? {})) {
          expect(words).not.toMatch(SPEAKS[thing]);
        }
      }
    },
  );
});

describe('a question of the closing test', () => {
  it.each(STEPS.map((step) => [step.name, step] as const))(
    '%s has the sentence of its step, and says why its solution is right',
    (_name, { lesson, step, text }) => {
      const mdx = source(`src/content/en/lessons/${lesson.id}.mdx`);
      const sentence = sentencesOf(mdx, () => '7').get(step.id) ?? '';
      expect(sentence).toMatch(/^[A-Z].*[.?!]$/);
      expect(sentence).not.toMatch(/[<>{}*]/);
      const why = withFigures(whyText(step.task, text ?? {}), figuresAt(step));
      expect(why).not.toMatch(/^(Right|Yes|No)\b/);
      if (step.task.goal.ask !== 'play') expect(why).toMatch(/^[A-Z\d].*[.!]$/);
    },
  );

  it('says Zwick once, and right once', () => {
    for (const { step, text } of STEPS) {
      const facts = consequenceOf(step.task, step.solution);
      const told = `${solutionText(step.task, step.solution, facts)} ${whyText(step.task, text ?? {})}`;
      expect(told).not.toMatch(/Zwick! Zwick|No, it can’t be done\. No\./);
    }
    expect(COURSE_TEST_WORDS.rightSo('Right: no. Nine is not five.')).toBe(
      'Right: no. Nine is not five.',
    );
    expect(COURSE_TEST_WORDS.rightSo('8 is 5 + 3.')).toBe('Right. 8 is 5 + 3.');
  });
});

test.each([
  ['', /first/],
  ['-1', /less than nothing/],
  ['abc', /“abc” is no number/],
  ['3.0', /whole number/],
  ['3,5', /whole number/],
  ['99999', /far too many/],
])('“%s” is no number, and that is said fittingly', (typed, message) => {
  expect(COURSE_WORDS.noNumber(typed)).toMatch(message);
});
