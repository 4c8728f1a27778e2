/** The rules of Zwikken as atoms: where each holds, on which ground, its text with figures, its examples answered. */
import { isDeepStrictEqual } from 'node:util';
import {
  type ActionRefusalCode,
  RULE_SETS,
  type RuleSet,
  ZWIKKEN_RULE_OF,
} from '../engine/zwikken/index.ts';
import { upper } from '../words/en.ts';
import { ruleSetName, zwikkenFigureText } from '../words/zwikkenRules.ts';
import english from './en/zwikken/rules.json' with { type: 'json' };
import { nameSources } from './figures.ts';
import { type TextPart, withTerms } from './glossary.ts';
import { perLanguage } from './perLanguage.ts';
import type { Ground } from './schemas/rule.ts';
import {
  ZWIKKEN_SECTIONS,
  type ZwikkenExample,
  type ZwikkenRule,
  type ZwikkenSection,
  type ZwikkenWhere,
  zwikkenRulesSchema,
  zwikkenRuleTextsSchema,
} from './schemas/zwikken.ts';
import { type Language, sourceTexts } from './sources.ts';
import rules from './zwikken/rules.json' with { type: 'json' };
import { fieldAt, type ZwikkenAnswer, zwikkenAnswer, zwikkenFigure } from './zwikkenAnswers.ts';

/** An example with its caption and the engine's answer, which is the one it expects. */
export interface ShownZwikkenExample {
  readonly number: number;
  readonly caption: string;
  readonly example: ZwikkenExample;
  /** The sets of rules it is of; what is expected is the same in all of them, so what is shown is too. */
  readonly sets: readonly RuleSet[];
  readonly answer: ZwikkenAnswer;
}

/** A rule as the pages show it. */
export interface ZwikkenRuleEntry {
  readonly rule: ZwikkenRule;
  readonly path: string;
  readonly title: string;
  readonly note: string | undefined;
  /** Other ways to ask for it. */
  readonly wordings: readonly string[];
  /** With the figures of one set; without one, those of all in which it holds. */
  readonly statementIn: (set?: RuleSet) => string;
  readonly holdsIn: readonly RuleSet[];
  readonly groundIn: (set: RuleSet) => Ground;
  /** Each ground with the sets in which it stands on it. */
  readonly grounds: readonly { readonly ground: Ground; readonly sets: readonly RuleSet[] }[];
  readonly examples: readonly ShownZwikkenExample[];
  /** The refusals that break it. */
  readonly codes: readonly ActionRefusalCode[];
}

const RULES = zwikkenRulesSchema.parse(rules);
const TEXTS = { en: zwikkenRuleTextsSchema.parse(english) } as const;

/** All rules in the order of a deal. Throws where an example is not answered as it expects. */
export const allZwikkenRules = perLanguage((language): readonly ZwikkenRuleEntry[] =>
  ZWIKKEN_SECTIONS.flatMap((section) =>
    RULES.filter((rule) => rule.section === section).map((rule) => entryOf(rule, language)),
  ),
);

/** The rules that hold in a set, by section. */
export function zwikkenRulesBySection(
  set?: RuleSet,
): readonly { readonly section: ZwikkenSection; readonly entries: readonly ZwikkenRuleEntry[] }[] {
  return ZWIKKEN_SECTIONS.map((section) => ({
    section,
    entries: allZwikkenRules().filter(
      ({ holdsIn, rule }) =>
        rule.section === section && (set === undefined || holdsIn.includes(set)),
    ),
  }));
}

/** What the rules of a set say themselves, so that their page need not link it. */
const SAID_THERE = [
  'ante',
  'bid',
  'defender',
  'follow-suit',
  'forehand',
  'gambler',
  'ken-hem',
  'pas',
  'throw-in',
  'trump-ten',
  'turn-up',
  'verwacht',
  'vraag',
  'zwik',
];

const linked = new Map<string, ReadonlyMap<string, readonly TextPart[]>>();

/** What the rules of a set say, by their ids, each word of the glossary linked where it stands first on the set's page. */
export function linkedStatements(set: RuleSet): ReadonlyMap<string, readonly TextPart[]> {
  const before = linked.get(set.id);
  if (before !== undefined) return before;
  const entries = zwikkenRulesBySection(set).flatMap((part) => part.entries);
  const parts = withTerms(
    entries.map((entry) => entry.statementIn(set)),
    { game: 'zwikken', without: SAID_THERE },
  );
  const found = new Map(entries.map(({ rule }, at) => [rule.id, parts[at] ?? []]));
  linked.set(set.id, found);
  return found;
}

/** Where the page of a rule is. */
export const rulePath = (id: string): string => `/zwikken/r/${id}/`;

/** Whether a record has all the fields with these values. */
export function holdsInSet(set: RuleSet, where: ZwikkenWhere = {}): boolean {
  return Object.entries(where).every(([path, value]) =>
    isDeepStrictEqual(fieldAt(set, path), value),
  );
}

function entryOf(rule: ZwikkenRule, language: Language): ZwikkenRuleEntry {
  const file = `src/content/zwikken/rules.json, ${rule.id}`;
  const text = TEXTS[language][rule.id];
  if (text === undefined) throw new Error(`${file} has no text in ${language}`);
  if (text.captions.length !== rule.examples.length) {
    throw new Error(
      `${file}: ${text.captions.length} captions of ${rule.examples.length} examples`,
    );
  }
  const holdsIn = RULE_SETS.filter((set) => holdsInSet(set, rule.where));
  if (holdsIn.length === 0) throw new Error(`${file} holds nowhere`);
  const groundIn = (set: RuleSet): Ground =>
    rule.elsewhere?.find(({ where }) => holdsInSet(set, where))?.ground ?? rule.ground;
  const sourced = (raw: string): string => nameSources(raw, sourceTexts(language));
  const grounds = [...new Set(holdsIn.map(groundIn))].map((ground) => ({
    ground,
    sets: holdsIn.filter((set) => groundIn(set) === ground),
  }));
  return {
    rule,
    path: rulePath(rule.id),
    title: text.title,
    note: text.note === undefined ? undefined : sourced(text.note),
    wordings: text.wordings ?? [],
    statementIn: (set) =>
      upper(sourced(filled(text.statement, set === undefined ? holdsIn : [set]))),
    holdsIn,
    groundIn,
    grounds,
    examples: rule.examples.map((example, at) => ({
      number: at + 1,
      caption: text.captions[at] ?? '',
      example,
      ...answeredExample(example, holdsIn, `${file}, example ${at + 1}`),
    })),
    codes: (Object.keys(ZWIKKEN_RULE_OF) as ActionRefusalCode[]).filter(
      (code) => ZWIKKEN_RULE_OF[code] === rule.id,
    ),
  };
}

/** A figure that differs between sets is said for each. */
function filled(statement: string, sets: readonly RuleSet[]): string {
  return statement.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const texts = sets.map((set) => zwikkenFigureText(name, zwikkenFigure(set, name)));
    const [first = ''] = texts;
    if (texts.every((text) => text === first)) return first;
    return [...new Set(texts)]
      .map((text) => {
        const names = sets.filter((_set, at) => texts[at] === text).map(ruleSetName);
        return `${text} (${names.join(', ')})`;
      })
      .join('; ');
  });
}

/** An example answered in the sets that it is of. Throws where one of them says otherwise than it expects. */
export function answeredExample(
  example: ZwikkenExample,
  holdsIn: readonly RuleSet[],
  place: string,
): Pick<ShownZwikkenExample, 'answer' | 'sets'> {
  const named = 'in' in example ? example.in : undefined;
  const sets = holdsIn.filter(({ id }) => named === undefined || id === named);
  const [answer] = sets.map((set) => zwikkenAnswer(set, example, place));
  if (answer === undefined) throw new Error(`${place}: the rule does not hold in ${named}`);
  return { sets, answer };
}
