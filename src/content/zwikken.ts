/** What the pages of Zwikken show: the rules as atoms with their examples answered, and the prose of each set of rules. */
import { getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { RULE_SETS, type RuleSet, ZWIKKEN_PUZZLE_KINDS } from '../engine/zwikken/index.ts';
import type { Entry } from '../search/index.ts';
import { PUZZLE_PAGE_WORDS } from '../words/zwikkenPages.ts';
import { ZWIKKEN_PUZZLE_ABOUT, ZWIKKEN_PUZZLE_NAMES } from '../words/zwikkenPuzzles.ts';
import { ruleSetName, ZWIKKEN_DOORS, ZWIKKEN_WORDS } from '../words/zwikkenRules.ts';
import { slugOf } from './ruleSetSlug.ts';
import type { ZwikkenText } from './schemas/zwikken.ts';
import type { Language } from './sources.ts';
import { allZwikkenRules } from './zwikkenRules.ts';

/** A set of rules with its prose. */
export interface RuleSetEntry {
  readonly rules: RuleSet;
  /** Its place below `/zwikken/`. */
  readonly slug: string;
  readonly text: ZwikkenText;
  readonly Content: AstroComponentFactory;
}

/** All sets of rules in their order. Throws where one has no prose page. */
export async function allRuleSets(language: Language = 'en'): Promise<readonly RuleSetEntry[]> {
  const pages = new Map((await getCollection('zwikkenTexts')).map((page) => [page.id, page]));
  return Promise.all(
    RULE_SETS.map(async (rules) => {
      const page = pages.get(`${language}/${slugOf(rules)}`);
      if (page === undefined) {
        throw new Error(`write src/content/${language}/zwikken/${slugOf(rules)}.mdx`);
      }
      return { rules, slug: slugOf(rules), text: page.data, Content: (await render(page)).Content };
    }),
  );
}

/** What the search can find of Zwikken: its pages and rules, each by the name of the game too. */
export async function zwikkenEntries(language: Language = 'en'): Promise<readonly Entry[]> {
  const { hub } = ZWIKKEN_WORDS;
  return [
    ...(await allRuleSets(language)).map(
      ({ rules, slug, text }): Entry => ({
        id: `/zwikken/${slug}/`,
        kind: 'version',
        title: ZWIKKEN_WORDS.titleOf(ruleSetName(rules)),
        text: text.lead,
        wordings: text.place,
      }),
    ),
    ...ZWIKKEN_DOORS.map(
      ({ about, name, path, wordings }): Entry => ({
        id: path,
        kind: 'page',
        title: name.includes(hub) ? name : `${hub}: ${name}`,
        text: about,
        wordings,
      }),
    ),
    ...RULE_SETS.map(
      (rules): Entry => ({
        id: `/zwikken/${slugOf(rules)}/sheet/`,
        kind: 'page',
        title: ZWIKKEN_WORDS.sheetOf(ZWIKKEN_WORDS.titleOf(ruleSetName(rules))),
        text: ZWIKKEN_WORDS.sheetAbout(ZWIKKEN_WORDS.titleOf(ruleSetName(rules))),
      }),
    ),
    ...ZWIKKEN_PUZZLE_KINDS.map(
      (kind): Entry => ({
        id: `/zwikken/puzzles/${kind}/`,
        kind: 'page',
        title: PUZZLE_PAGE_WORDS.kindTitle(ZWIKKEN_PUZZLE_NAMES[kind]),
        text: ZWIKKEN_PUZZLE_ABOUT[kind],
      }),
    ),
    ...allZwikkenRules(language).map(
      ({ examples, note, path, statementIn, title, wordings }): Entry => ({
        id: path,
        kind: 'rule',
        title: `${hub}: ${title}`,
        text: statementIn(),
        wordings: wordings.join('. '),
        more: [note ?? '', ...examples.map(({ caption }) => caption)].join(' '),
      }),
    ),
  ];
}
