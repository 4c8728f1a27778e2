/** A file of JSON, to be built. */
export function jsonResponse(data: object): Response {
  return new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });
}
