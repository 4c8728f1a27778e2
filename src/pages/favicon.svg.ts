/** The site's mark as a file, for the manifest and for who looks for it: pages have it in themselves. */
import type { APIRoute } from 'astro';
import { ICON } from '~/components/site/icon.ts';

export const GET: APIRoute = () =>
  new Response(ICON, { headers: { 'content-type': 'image/svg+xml' } });
