/** What the social pictures are drawn from. `scripts/social/` reads it when the site is built, and takes it away. */
import type { APIRoute } from 'astro';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { arePicturesMade } from '~/components/site/pictures.ts';
import { socialPictures } from '~/content/social.ts';

export const GET: APIRoute = async () =>
  jsonResponse(arePicturesMade() ? await socialPictures() : []);
