import type { APIRoute } from 'astro';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { goldenVectors } from '~/content/vectors.ts';

export const GET: APIRoute = () => jsonResponse(goldenVectors());
