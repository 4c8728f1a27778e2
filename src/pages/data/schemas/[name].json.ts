import type { APIRoute } from 'astro';
import { addressIn } from '~/components/site/addresses.ts';
import { jsonResponse } from '~/components/site/jsonResponse.ts';
import { SCHEMA_NAMES, type SchemaName, schemaOf } from '~/content/dataSchemas.ts';

export function getStaticPaths() {
  return SCHEMA_NAMES.map((name) => ({ params: { name } }));
}

export const GET: APIRoute = ({ params, site }) => {
  const name = params.name as SchemaName;
  return jsonResponse(schemaOf(name, addressIn(site)(`/data/schemas/${name}.json`)));
};
