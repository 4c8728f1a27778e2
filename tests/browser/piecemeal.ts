import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Before what of a page its sending pauses: in the middle of a table, of a list, of what follows. */
const PAUSES = [/<li class="zt-place">/g, /<\/section>/g, /<h2/g];

/**
 * A server that hands on what another has, pages in up to twenty pieces with pauses between: as over a slow line.
 *
 * @param behind The address of the server that has the site
 * @param pause How long it waits before each further piece, in milliseconds
 * @returns Its own address, and how to end it
 */
export async function serveInPieces(
  behind: string,
  pause: number,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', behind));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    for (const piece of pieces(await answer.text())) {
      response.write(piece);
      await new Promise((done) => setTimeout(done, pause));
    }
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

function pieces(html: string): string[] {
  const cuts = PAUSES.flatMap((at) => [...html.matchAll(at)].map(({ index }) => index)).toSorted(
    (one, other) => one - other,
  );
  const each = Math.ceil(cuts.length / 20);
  const used = [0, ...cuts.filter((_, at) => at % each === 0), html.length];
  return used.slice(1).map((end, at) => html.slice(used[at], end));
}
