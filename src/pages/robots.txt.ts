/** What programs that read the web may fetch, and where they find what there is. */
import type { APIRoute } from 'astro';
import { addressIn } from '~/components/site/addresses.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    ['User-agent: *', 'Allow: /', '', `Sitemap: ${addressIn(site)('/sitemap-index.xml')}`, ''].join(
      '\n',
    ),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
