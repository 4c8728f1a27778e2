/** Serves the built site with the headers of `policy.ts`. As a program: `serve.ts [--port N] [--base /path/]`. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { builtBase, DIST } from './pages.ts';
import { CACHED, COMMON_HEADERS, contentSecurityPolicy, NOT_CACHED } from './policy.ts';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /^(text|application\/(json|xml|manifest|wasm)|image\/svg)/;

interface Found {
  readonly status: number;
  readonly file: string;
}

interface Body {
  readonly changed: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  brotli?: Buffer;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The path inside the site that an address asks for, or `undefined` where it points out of it. */
function pathUnder(base: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith(base) || path.includes('\0')) return undefined;
  const inside = normalize(path.slice(base.length));
  return inside.startsWith('..') || inside.startsWith(sep) ? undefined : inside;
}

async function find(root: string, path: string | undefined): Promise<Found | undefined> {
  if (path !== undefined) {
    const asked = join(root, path);
    for (const file of [asked, join(asked, 'index.html')]) {
      const isPage = file !== asked;
      if ((!isPage || path === '.' || path.endsWith('/')) && (await isFile(file))) {
        return { status: 200, file };
      }
    }
  }
  const missing = join(root, '404.html');
  return (await isFile(missing)) ? { status: 404, file: missing } : undefined;
}

async function bodyOf(file: string, known: Map<string, Body>, quality: number): Promise<Body> {
  const changed = (await stat(file)).mtimeMs;
  const before = known.get(file);
  if (before !== undefined && before.changed === changed) return before;
  const plain = await readFile(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const headers: Record<string, string> = { ...COMMON_HEADERS, 'content-type': type };
  headers['cache-control'] = file.includes(`${sep}_astro${sep}`) ? CACHED[0].header : NOT_CACHED;
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(plain.toString('utf8'));
  }
  const body: Body = { changed, headers, plain };
  if (COMPRESSED.test(type)) {
    body.brotli = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
  known.set(file, body);
  return body;
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: Body) {
  const headers: Record<string, string> = { ...body.headers, vary: 'accept-encoding' };
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const bytes = takesBrotli && body.brotli !== undefined ? body.brotli : body.plain;
  if (bytes === body.brotli) headers['content-encoding'] = 'br';
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** How well it compresses: as hosts do that do it when they are asked, or once for all. */
export const BROTLI = { asked: 5, ahead: 11 } as const;

/** A server for a built site. `base` begins and ends with a slash; `quality` is how well it compresses, 0 to 11. */
export function siteServer(base = '/', root = DIST, quality: number = BROTLI.asked): Server {
  const known = new Map<string, Body>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...COMMON_HEADERS, allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathUnder(base, request.url ?? '/');
    const isFolder =
      path !== undefined && path !== '.' && !path.endsWith('/') && extname(path) === '';
    if (isFolder && (await isFile(join(root, path, 'index.html')))) {
      const location = `${base}${path.split(sep).map(encodeURIComponent).join('/')}/`;
      response.writeHead(301, { ...COMMON_HEADERS, location }).end();
      return;
    }
    const found = await find(root, path);
    if (found === undefined) {
      response.writeHead(404, { ...COMMON_HEADERS, 'content-type': 'text/plain' });
      response.end('Not found\n');
      return;
    }
    send(request, response, found.status, await bodyOf(found.file, known, quality));
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, COMMON_HEADERS);
      response.end();
    });
  });
}

/** Whether somebody answers at a port of either loopback address: `localhost` may mean both. */
async function isTaken(port: number): Promise<boolean> {
  const answers = ['127.0.0.1', '::1'].map(
    (host) =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ port, host });
        const end = (taken: boolean) => {
          socket.destroy();
          resolve(taken);
        };
        socket.once('connect', () => end(true));
        socket.once('error', () => end(false));
      }),
  );
  return (await Promise.all(answers)).includes(true);
}

function tryListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', onError);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

/** Listens on `port`, or on the next one that is free, saying so of each that is taken; 0: on any. */
export async function listen(server: Server, port: number): Promise<number> {
  for (let next = port; next < port + 50; next += 1) {
    if (!(await isTaken(next)) && (await tryListen(server, next))) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : next;
    }
    console.log(`Port ${next} is taken, trying ${next + 1}.`);
  }
  throw new Error(`No free port from ${port} to ${port + 49}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4321' },
      base: { type: 'string' },
      root: { type: 'string', default: DIST },
    },
  });
  const { base = builtBase(), root } = values;
  const port = await listen(siteServer(base, root), Number(values.port));
  console.log(`http://localhost:${port}${base}`);
}
