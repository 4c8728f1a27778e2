import type { APIRoute } from 'astro';
import { addressIn } from '~/components/site/addresses.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { versionsData } from '~/content/data.ts';

export const GET: APIRoute = ({ site }) => jsonResponse(versionsData(addressIn(site)));
