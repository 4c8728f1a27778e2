/** What pages ask of the rules. Collections are read by the files of this folder, and by nothing else. */
import { getCollection } from 'astro:content';
import {
  type Play,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  RULE_OF,
  VARIANTS,
  type Variant,
} from '../engine/index.ts';
import { type Answer, agreedAnswer, playsInstead, refusalIn } from './answers.ts';
import type { Comparison } from './comparing.ts';
import { compareVersions } from './comparison.ts';
import { fillIn, nameSources } from './figures.ts';
import { type GroundIn, groundsOf } from './grounds.ts';
import { perLanguage } from './perLanguage.ts';
import type { Example } from './schemas/example.ts';
import type { RefusalContent, RefusalText } from './schemas/refusal.ts';
import type { Rule, RuleText, Section } from './schemas/rule.ts';
import { SECTIONS } from './schemas/rule.ts';
import { type Language, sourceTexts } from './sources.ts';
import { type HoldsIn, versionsWhere } from './where.ts';

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
  /** The same with the figures of one version in which it holds. */
  readonly textIn: (variant: Variant) => Omit<RuleText, 'captions'>;
  readonly holdsIn: readonly HoldsIn[];
  /** Its ground, and where it stands on another one. */
  readonly grounds: readonly GroundIn[];
  readonly examples: readonly ShownExample[];
}

/** All rules, in reading order. Throws where an example of one is not answered as it expects. */
export const allRules = perLanguage(readRules);

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

/** All versions side by side. What differs in it, as a list, is `differencesIn` of `comparison.ts`. */
export async function comparedVersions(): Promise<Comparison> {
  return compareVersions((await allRules()).map(({ rule }) => rule));
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
  const inWords = (raw: string, versions: readonly Variant[] = VARIANTS): string =>
    nameSources(
      fillIn(raw, rule.figures ?? {}, rule.predicate, undefined, versions),
      sourceTexts(language),
    );
  const textFor = (versions?: readonly Variant[]) => ({
    title,
    statement: inWords(statement, versions),
    ...(note === undefined ? {} : { note: inWords(note, versions) }),
    ...(question === undefined ? {} : { question: inWords(question, versions) }),
  });
  return {
    rule,
    text: textFor(),
    textIn: (variant) => textFor([variant]),
    holdsIn: versionsWhere(rule.predicate),
    grounds: groundsOf(rule),
    examples: rule.examples.map((example, at) => ({
      number: at + 1,
      caption: inWords(captions[at] ?? ''),
      example,
      answer: agreedAnswer(example, file, at + 1),
    })),
  };
}

/** An example of a refusal: what the engine says, and what may be played there instead. */
export interface RefusedExample extends ShownExample {
  readonly refusal: Refusal;
  /** Undefined where there is no position to play in: after a round, or in a record. */
  readonly instead: readonly Play[] | undefined;
}

/** A refusal as a page shows it. */
export interface RefusalEntry {
  readonly code: RefusalCode;
  readonly content: RefusalContent;
  readonly text: Omit<RefusalText, 'captions'>;
  readonly occursIn: readonly HoldsIn[];
  readonly examples: readonly RefusedExample[];
  /** The rule that is broken. */
  readonly rule: RuleEntry;
  /** Other rules with an example that is refused so. */
  readonly seenIn: readonly RuleEntry[];
}

/** All refusals, in the order of checking. Throws where one has no content, or an example is not refused so. */
export const allRefusals = perLanguage(readRefusals);

/** The refusals that break a rule: those that name it, and those that its examples draw. */
export async function refusalsOf(
  rule: Rule,
  language: Language = 'en',
): Promise<readonly RefusalEntry[]> {
  return (await allRefusals(language)).filter(
    (entry) => entry.rule.rule.id === rule.id || draws(rule, entry.code),
  );
}

function draws(rule: Rule, code: RefusalCode): boolean {
  return rule.examples.some((example) => 'expected' in example && example.expected === code);
}

async function readRefusals(language: Language): Promise<readonly RefusalEntry[]> {
  const rules = await allRules(language);
  const contents = new Map(
    (await getCollection('refusals')).map(({ data }) => [data.code, data] as const),
  );
  const texts = new Map(
    (await getCollection('refusalTexts')).map(({ id, data }) => [id, data] as const),
  );
  return REFUSAL_CODES.map((code) => {
    const file = `src/content/refusals/${code}.json`;
    const content = contents.get(code);
    const text = texts.get(`${language}/${code}`);
    const rule = rules.find((entry) => entry.rule.id === RULE_OF[code]);
    if (content === undefined) throw new Error(`write ${file}: the refusal is not explained`);
    if (text === undefined) throw new Error(`write src/content/${language}/refusals/${code}.json`);
    if (rule === undefined) throw new Error(`${code} breaks ${RULE_OF[code]}, which is no rule`);
    const { captions, meaning, title } = text;
    return {
      code,
      content,
      text: { title, meaning: nameSources(meaning, sourceTexts(language)) },
      occursIn: versionsWhere(content.predicate),
      examples: content.examples.map((example, at) => {
        const answer = agreedAnswer(example, file, at + 1);
        const refusal = refusalIn(answer);
        if (refusal === undefined) throw new Error(`${file}, example ${at + 1}: is not refused`);
        const caption = captions[at] ?? '';
        return {
          number: at + 1,
          caption,
          example,
          answer,
          refusal,
          instead: playsInstead(answer),
        };
      }),
      rule,
      seenIn: rules.filter((entry) => entry !== rule && draws(entry.rule, code)),
    };
  });
}
