/** Everything that the search can find: what `src/search` makes an index of. */

import type { Entry } from '../search/index.ts';
import { COURSE_PAGE_WORDS } from '../words/coursePage.ts';
import { EN } from '../words/index.ts';
import { PUZZLE_CHOSEN_WORDS } from '../words/puzzlesChosen.ts';
import { PUZZLE_KIND_WORDS } from '../words/puzzlesPage.ts';
import { SEARCH_PAGES } from '../words/searchPages.ts';
import { PART_TITLES } from '../words/versions.ts';
import { allDisputes } from './disputes.ts';
import { allTerms } from './glossary.ts';
import { HUB_DOORS } from './hub.ts';
import { allRefusals, allRules } from './index.ts';
import { allLessons } from './lessons.ts';
import { chosenPuzzles } from './puzzles.ts';
import { VERSION_PARTS } from './schemas/version.ts';
import type { Language } from './sources.ts';
import { allVersions, rulesByPart } from './versions.ts';
import { zwikkenEntries } from './zwikken.ts';

/** All that can be found, each with its address. */
export async function searchEntries(language: Language = 'en'): Promise<readonly Entry[]> {
  return [
    ...(await allDisputes(language)).map(
      ({ answers, dispute, text }): Entry => ({
        id: `/disputes/${dispute.id}/`,
        kind: 'dispute',
        title: text.question,
        text: text.short,
        wordings: text.wordings.join('. '),
        more: joined([...text.why, ...answers.map((answer) => answer.text), text.caption]),
      }),
    ),
    ...(await allRules(language)).map(
      ({ examples, rule, text }): Entry => ({
        id: `/rules/r/${rule.id}/`,
        kind: 'rule',
        title: text.title,
        text: text.statement,
        more: joined([text.question, text.note, ...examples.map(({ caption }) => caption)]),
      }),
    ),
    ...(await versionEntries(language)),
    ...(await zwikkenEntries(language)),
    ...allTerms(language).map(
      (term): Entry => ({
        id: term.path,
        kind: 'word',
        title: term.term,
        text: term.definition,
        wordings: joined([...term.synonyms, term.german?.word, term.dutch], ', '),
        more: joined([term.lookAlikes]),
      }),
    ),
    ...(await allRefusals(language)).map(
      ({ code, text }): Entry => ({
        id: `/rules/why/${code}/`,
        kind: 'refusal',
        title: text.title,
        text: text.meaning,
        wordings: code,
      }),
    ),
    ...(await allLessons(language)).map(
      ({ content, steps, text }): Entry => ({
        id: `/learn/${content.id}/`,
        kind: 'page',
        title: COURSE_PAGE_WORDS.lesson(text.title),
        text: text.lead,
        more: joined(steps.map((step) => step.text.title)),
      }),
    ),
    ...(await chosenPuzzles(language)).map(
      ({ level, motif, path, puzzle, text }): Entry => ({
        id: path,
        kind: 'puzzle',
        title: text.title,
        text: PUZZLE_CHOSEN_WORDS.found(motif, PUZZLE_KIND_WORDS[puzzle.kind].name, level),
      }),
    ),
    ...[
      ...SEARCH_PAGES,
      ...HUB_DOORS.map(({ about, name, path }) => ({ path, title: name, text: about })),
    ].map(({ path, ...page }): Entry => ({ id: path, kind: 'page', ...page })),
  ];
}

/** The page of each version, and each part of it that has rules, at its anchor. */
async function versionEntries(language: Language): Promise<readonly Entry[]> {
  const versions = await allVersions(language);
  const entries = versions.map(async ({ text, variant }): Promise<readonly Entry[]> => {
    const name = EN.variantName(variant);
    const path = `/rules/${variant.id}/`;
    const rules = await rulesByPart(variant, language);
    const parts = VERSION_PARTS.filter((part) => (rules.get(part) ?? []).length > 0);
    return [
      { id: path, kind: 'version', title: name, text: text.lead, wordings: text.place },
      ...parts.map(
        (part): Entry => ({
          id: `${path}#${part}`,
          kind: 'version',
          title: `${name}: ${PART_TITLES[part]}`,
          text: EN.list(
            (rules.get(part) ?? []).slice(0, 3).map(({ title }) => title),
            'and',
          ),
          more: joined((rules.get(part) ?? []).slice(3).map(({ title }) => title)),
        }),
      ),
    ];
  });
  return (await Promise.all(entries)).flat();
}

function joined(texts: readonly (string | undefined)[], between = ' '): string {
  return texts.filter((text) => text !== undefined && text !== '').join(between);
}
