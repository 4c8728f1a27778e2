/** The site's mark as a file, for the manifest and for who looks for it: pages have it in themselves. */
import type { APIRoute } from 'astro';
import icon from '~/components/site/favicon.svg?raw';

export const GET: APIRoute = () =>
  new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
