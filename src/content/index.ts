/** What pages ask of the rules. Only this file and replays.ts call `getCollection`. */
import { getCollection } from 'astro:content';
import { playersWhere, VARIANTS, type Variant } from '../engine/index.ts';
import { type Answer, agreedAnswer } from './answers.ts';
import english from './en/sources.json';
import { fillIn, nameSources } from './figures.ts';
import type { Example } from './schemas/example.ts';
import type { Rule, RuleText, Section, SourceId, SourceText } from './schemas/rule.ts';
import { SECTIONS, sourceTextsSchema } from './schemas/rule.ts';

/** A version in which a rule holds, with the numbers of players at which it does. */
export interface HoldsIn {
  readonly variant: Variant;
  readonly players: readonly number[];
}

/** An example with its caption and the engine's answer, which is the one the example expects. */
export interface ShownExample {
  readonly number: number;
  readonly caption: string;
  readonly example: Example;
  readonly answer: Answer;
}

/** A rule as a page shows it, its text with figures and names of sources filled in. */
export interface RuleEntry {
  readonly rule: Rule;
  readonly text: Omit<RuleText, 'captions'>;
  readonly holdsIn: readonly HoldsIn[];
  readonly examples: readonly ShownExample[];
}

const SOURCES = { en: sourceTextsSchema.parse(english) } as const;
export type Language = keyof typeof SOURCES;

/** What a source is. */
export function sourceText(id: SourceId, language: Language = 'en'): SourceText {
  return SOURCES[language][id];
}

const entries = new Map<Language, Promise<readonly RuleEntry[]>>();

/** All rules, in reading order. Throws where an example of one is not answered as it expects. */
export function allRules(language: Language = 'en'): Promise<readonly RuleEntry[]> {
  const read = entries.get(language) ?? readRules(language);
  entries.set(language, read);
  return read;
}

/** The rules by section, in reading order. */
export async function rulesBySection(
  language: Language = 'en',
): Promise<readonly { readonly section: Section; readonly rules: readonly RuleEntry[] }[]> {
  const rules = await allRules(language);
  return SECTIONS.map((section) => ({
    section,
    rules: rules.filter(({ rule }) => rule.section === section),
  }));
}

async function readRules(language: Language): Promise<readonly RuleEntry[]> {
  const texts = new Map(
    (await getCollection('ruleTexts')).map(({ id, data }) => [id, data] as const),
  );
  const rules = (await getCollection('rules')).map(({ data }) => data);
  return rules
    .toSorted(
      (one, other) =>
        SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section) || one.order - other.order,
    )
    .map((rule) => entryOf(rule, texts.get(`${language}/${rule.id}`), language));
}

function entryOf(rule: Rule, text: RuleText | undefined, language: Language): RuleEntry {
  const file = `src/content/rules/${rule.id}.json`;
  if (text === undefined) {
    throw new Error(`${file} has no text: write src/content/${language}/rules/${rule.id}.json`);
  }
  const { captions, note, question, statement, title } = text;
  const inWords = (raw: string): string =>
    nameSources(fillIn(raw, rule.figures ?? {}, rule.predicate), SOURCES[language]);
  return {
    rule,
    text: {
      title,
      statement: inWords(statement),
      ...(note === undefined ? {} : { note: inWords(note) }),
      ...(question === undefined ? {} : { question: inWords(question) }),
    },
    holdsIn: VARIANTS.map((variant) => ({
      variant,
      players: playersWhere(rule.predicate, variant),
    })).filter(({ players }) => players.length > 0),
    examples: rule.examples.map((example, at) => ({
      number: at + 1,
      caption: inWords(captions[at] ?? ''),
      example,
      answer: agreedAnswer(example, file, at + 1),
    })),
  };
}
