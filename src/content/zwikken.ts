/** What the pages of Zwikken show: the rules as atoms with their examples answered, and the prose of each set of rules. */
import { getCollection, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { RULE_SETS, type RuleSet } from '../engine/zwikken/index.ts';
import { slugOf } from './ruleSetSlug.ts';
import type { ZwikkenText } from './schemas/zwikken.ts';
import type { Language } from './sources.ts';

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
