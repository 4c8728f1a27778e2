/** What versions are compared by, for house rules: their columns are computed in the browser. One file a language. */
import type { APIRoute } from 'astro';
import type { HouseComparison } from '~/components/compare/houses.tsx';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { LANGUAGES, type Language } from '~/components/site/languages.ts';
import { COMPARED_SECTIONS, FIGURE_ROWS } from '~/content/comparison.ts';
import { allRules } from '~/content/index.ts';

export function getStaticPaths() {
  return LANGUAGES.map((language) => ({ params: { language } }));
}

export const GET: APIRoute = async ({ params }) => {
  const rules = await allRules(params.language as Language);
  return jsonResponse({
    figures: FIGURE_ROWS,
    sections: COMPARED_SECTIONS,
    rules: rules.map(({ rule, text }) => {
      const { ground, groundElsewhere, id, predicate, section } = rule;
      const { statement, title } = text;
      return { id, section, predicate, ground, groundElsewhere, title, statement };
    }),
  } satisfies HouseComparison);
};
