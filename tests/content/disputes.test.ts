/** Disputes are answered as the sources have it: every verdict that was written, the engine gives. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../src/components/site/languages.ts';
import { refusalIn } from '../../src/content/answers.ts';
import { differencesIn } from '../../src/content/comparing.ts';
import {
  COMMONEST,
  type Dispute,
  disputeSchema,
  disputeTextSchema,
  TOPICS,
} from '../../src/content/schemas/dispute.ts';
import { isTreated } from '../../src/content/sources.ts';
import { verdictsOn } from '../../src/content/verdicts.ts';
import { zwikkenVerdictsOn } from '../../src/content/zwikkenVerdicts.ts';
import { holdsIn, REFUSAL_CODES, VARIANTS } from '../../src/engine/index.ts';
import { RULE_SETS } from '../../src/engine/zwikken/index.ts';
import { COMPARISON, RULES } from '../compare/rows.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'src/content/disputes';
const idsIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const ids = idsIn(FOLDER);
const disputes: readonly Dispute[] = ids.map((id) => {
  const file = `${FOLDER}/${id}.json`;
  const { data, error } = disputeSchema.safeParse(json(file));
  if (data === undefined) throw new Error(`${file}: ${error?.message}`);
  return data;
});
const texts = (language: string, id: string) =>
  disputeTextSchema.parse(json(`src/content/${language}/disputes/${id}.json`));

test.each(disputes.map((dispute) => [dispute.id, dispute] as const))(
  '%s: the engine gives the verdicts that were written',
  (id, dispute) => {
    expect(ids).toContain(id);
    const verdicts = verdictsOn(dispute, id);
    if (dispute.topic === 'zwikken') {
      // All that S1 leaves open is computed; that the names are mixed up is not.
      expect(dispute.check.kind === 'zwikken').toBe(id.startsWith('zwikken-'));
      const inSets = zwikkenVerdictsOn(dispute, id);
      if (dispute.check.kind !== 'zwikken') return;
      expect(inSets.map(({ at }) => at)).toEqual(dispute.answers.map((_, at) => at));
      expect(new Set(inSets.flatMap(({ sets }) => sets.map((set) => set.id)))).toEqual(
        new Set(RULE_SETS.map((set) => set.id)),
      );
      for (const { examples } of inSets) {
        expect(examples.length).toBeGreaterThan(0);
        for (const { answer } of examples) expect(answer.kind).not.toBe('none');
      }
      return;
    }
    const arises = VARIANTS.filter((variant) =>
      holdsIn(dispute.where ?? { always: true }, variant),
    );
    expect(new Set(verdicts.map(({ variant }) => variant.id))).toEqual(
      new Set(arises.map((variant) => variant.id)),
    );
    const used = new Set(verdicts.map(({ at }) => at));
    expect(used.size, 'every answer holds somewhere').toBe(dispute.answers.length);
  },
);

describe('a dispute about Zwikken', () => {
  const asked = disputes.find(({ id }) => id === 'zwikken-who-pays');
  if (asked === undefined) throw new Error('no such dispute');
  const with_ = (change: (answer: Dispute['answers'][number], at: number) => object): Dispute => ({
    ...asked,
    answers: asked.answers.map((answer, at) => ({ ...answer, ...change(answer, at) })),
  });

  it('is not shown where the engine says otherwise than an example', () => {
    const wrong = with_(({ examples = [] }) => ({
      examples: examples.map((example) =>
        example.kind === 'deal'
          ? { ...example, expected: { ...example.expected, pot: 5 } }
          : example,
      ),
    }));
    expect(() => zwikkenVerdictsOn(wrong, 'who-pays')).toThrow(/who-pays, answer 1, example 1/);
  });

  it('leaves no set of rules without an answer, and has none that holds nowhere', () => {
    const classic = with_(() => ({
      sets: { settles: 'gambler' },
      examples: asked.answers[0]?.examples,
    }));
    expect(() => zwikkenVerdictsOn(classic, 'who-pays')).toThrow('no answer for zwikken-modern');
    const nowhere = with_(() => ({ sets: { settles: 'nobody' } }));
    expect(() => zwikkenVerdictsOn(nowhere, 'who-pays')).toThrow('answer 1 holds in no set');
  });
});

describe.each(LANGUAGES)('in the language %s', (language) => {
  it('has every dispute, and no other', () => {
    expect(idsIn(`src/content/${language}/disputes`)).toEqual(ids);
  });

  it('has one sentence for each answer, and asks nothing in the same words twice', () => {
    const asked = new Map<string, string>();
    for (const { answers, id } of disputes) {
      const text = texts(language, id);
      expect(text.answers.length, id).toBe(answers.length);
      for (const wording of [text.question, ...text.wordings]) {
        const other = asked.get(wording.toLowerCase());
        expect(other, `“${wording}” stands in ${id} and ${other}`).toBeUndefined();
        asked.set(wording.toLowerCase(), id);
      }
    }
  });
});

test('each has its place, and the commonest are numbered from one', () => {
  const places = disputes.map(({ order, topic }) => `${topic} ${order}`);
  expect(new Set(places).size).toBe(places.length);
  const common = disputes.flatMap(({ common }) => common ?? []).toSorted((one, two) => one - two);
  expect(common).toEqual(Array.from({ length: COMMONEST }, (_, at) => at + 1));
  expect(new Set(disputes.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
});

test('no two put the same question to the engine on the same ground', () => {
  const seen = new Map<string, string>();
  for (const { answers, check, id } of disputes) {
    if (check.kind === 'none') continue;
    const key = JSON.stringify([
      check,
      answers.map(({ examples, ground, sources }) => [examples, ground, sources]),
    ]);
    expect(seen.get(key), id).toBeUndefined();
    seen.set(key, id);
  }
});

test('they lead to rules and disputes that there are', () => {
  const rules = idsIn('src/content/rules');
  for (const { id, related, rules: behind } of disputes) {
    for (const rule of behind) expect(rules, id).toContain(rule);
    for (const other of related) expect(ids, id).toContain(other);
    expect(related, id).not.toContain(id);
  }
});

test('every version is treated by a text, and so has answers', () => {
  expect(VARIANTS.filter((variant) => !isTreated(variant))).toEqual([]);
});

describe('whatever can be quarrelled about has its dispute:', () => {
  const decided = new Set(disputes.flatMap(({ rules }) => rules));

  it('every rule that people argue about, as its question says', () => {
    const argued = RULES.filter(({ question }) => question).map(({ id }) => id);
    expect(argued.filter((id) => !decided.has(id))).toEqual([]);
  });

  it('every refusal', () => {
    const drawn = disputes.flatMap((dispute) => [
      ...(dispute.refusals ?? []),
      ...verdictsOn(dispute, dispute.id).flatMap(({ computed }) => {
        const refusal = computed && refusalIn(computed.answer);
        return refusal === undefined ? [] : [refusal.code];
      }),
    ]);
    expect(REFUSAL_CODES.filter((code) => !drawn.includes(code))).toEqual([]);
  });

  it('everything in which versions differ', () => {
    const open = differencesIn(COMPARISON).filter(
      ({ rules }) => rules.length > 0 && !rules.some((id) => decided.has(id)),
    );
    expect([...new Set(open.map(({ row }) => row))]).toEqual([]);
  });
});
