/** What the site has, for programs that answer questions with it: the list of it, in the form of llmstxt.org. */
import type { APIRoute } from 'astro';
import { addressIn } from '~/components/site/addresses.ts';
import { allDisputes } from '~/content/disputes.ts';
import { VARIANTS } from '~/engine/index.ts';
import { EN } from '~/words/index.ts';
import { LLMS_WORDS as WORDS } from '~/words/llms.ts';
import { SEARCH_PAGES } from '~/words/searchPages.ts';

export const GET: APIRoute = async ({ site }) => {
  const address = addressIn(site);
  const item = (path: string, title: string, text: string): string =>
    `- [${title}](${address(path)}): ${text}`;
  const disputes = await allDisputes();
  const lines = [
    `# ${WORDS.title}`,
    '',
    `> ${WORDS.about}`,
    '',
    WORDS.howToCite,
    '',
    `## ${WORDS.versions}`,
    '',
    ...VARIANTS.map((variant) =>
      item(
        `/rules/${variant.id}/`,
        EN.variantName(variant),
        WORDS.version(EN.variantName(variant)),
      ),
    ),
    '',
    `## ${WORDS.pages}`,
    '',
    ...SEARCH_PAGES.map(({ path, text, title }) => item(path, title, text)),
    '',
    `## ${WORDS.data}`,
    '',
    ...WORDS.files.map(({ path, text, title }) => item(path, title, text)),
    '',
    `## ${WORDS.disputes}`,
    '',
    ...disputes.map(({ dispute, text }) =>
      item(`/disputes/${dispute.id}/`, text.question, text.short),
    ),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
