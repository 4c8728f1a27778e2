/** The index of the search, one a language, made when the site is built. */
import type { APIRoute } from 'astro';
import { LANGUAGES } from '~/components/site/languages.ts';
import { searchEntries } from '~/content/search.ts';
import type { Language } from '~/content/sources.ts';
import { makeIndex } from '~/search/index.ts';
import { SEARCH_LANGUAGE } from '~/words/search.ts';

export function getStaticPaths() {
  return LANGUAGES.map((language) => ({ params: { language } }));
}

export const GET: APIRoute = async ({ params }) =>
  new Response(makeIndex(await searchEntries(params.language as Language), SEARCH_LANGUAGE), {
    headers: { 'content-type': 'application/json' },
  });
