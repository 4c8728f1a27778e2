import type { APIRoute } from 'astro';
import { addressIn } from '~/components/site/addresses.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { rulesData } from '~/content/data.ts';

export const GET: APIRoute = async ({ site }) => jsonResponse(await rulesData(addressIn(site)));
