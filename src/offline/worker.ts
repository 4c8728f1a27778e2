/**
 * The service worker: after one visit every page is there without a network. Each build has one of its own, which fetches
 * all that the site has (`__KEPT__`, put in by `scripts/offline.ts`) before it takes over, so that what it keeps fits
 * together. A page, and whatever else has no hash in its name, comes from the network where that answers in time, and
 * else as it is kept; so nobody sees an old page who need not. A new worker takes over when a page is there that came
 * from the network and no other is open: never under a page whose scripts it does not have.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { HERE, TAKE_OVER } from './said.ts';

/** What a worker has, as far as it is asked for here: the types of workers and of pages can't be had side by side. */
interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  /** The page that there is going to be, where one is asked for. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
  readonly source: { readonly id?: string } | null;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: object): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(kind: 'message', listener: (event: Told) => void): void;
}

declare const self: Scope;
/** What is kept: addresses below the base path, those without a hash in the name with a revision. */
declare const __KEPT__: readonly { readonly url: string; readonly revision: string | null }[];

/** So long the network has for a page that is kept, in milliseconds: about as long as people wait without wondering. */
const PATIENCE_MS = 2500;

const { pathname: base } = new URL(self.registration.scope);

precache([...__KEPT__]);
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) self.skipWaiting();
  const page = event.source?.id;
  if (event.data === HERE && page !== undefined) event.waitUntil(letNewerTakeOver(page));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (!pathname.startsWith(base)) return;
  const isHashed = pathname.startsWith(`${base}_astro/`);
  event.respondWith(
    isHashed ? keptOrFetched(request) : newestOrKept(request, pathname, event.resultingClientId),
  );
});

async function keptOrFetched(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? fetch(request);
}

/** The pages that came from the network, as far as this worker has not been stopped since. */
const fresh = new Set<string>();

/** From the network if it answers well and in time; else as it is kept, whatever stands behind the address; else 404. */
async function newestOrKept(request: Request, pathname: string, page: string): Promise<Response> {
  const isPage = request.mode === 'navigate';
  const kept = (await matchPrecache(pathname)) ?? (await matchPrecache(`${pathname}/`));
  const fetched = fetch(request);
  if (kept === undefined) {
    return fetched.catch(async () => {
      const missing = isPage ? await matchPrecache('404.html') : undefined;
      return missing ?? Response.error();
    });
  }
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE_MS));
  // A page that has gone is gone; a host that is in trouble is as good as none.
  const newest = fetched.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  const answer = await Promise.race([newest, late]);
  if (isPage && answer !== kept) fresh.add(page);
  return answer;
}

/** Where the only page there is came from the network, nobody needs what this worker keeps. */
async function letNewerTakeOver(page: string): Promise<void> {
  const { waiting } = self.registration;
  if (waiting === null || !fresh.has(page)) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.every(({ id }) => id === page)) waiting.postMessage(TAKE_OVER);
}
