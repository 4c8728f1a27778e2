/** Follows every link of the built site, fragments too, and finds pages that no link reaches. */
import { LinkChecker, LinkState } from 'linkinator';
import { builtBase, builtPages, isUnlisted } from './pages.ts';
import { listen, siteServer } from './serve.ts';

const base = builtBase();
const server = siteServer(base);
const port = await listen(server, 0);
const origin = `http://localhost:${port}`;
const start = `${origin}${base}`;
/** A position or a round in a fragment: no place on the page, but what a script of it opens. */
const CARRIES = /#[a-z]\d+~/;

const { links } = await new LinkChecker().check({
  path: start,
  recurse: true,
  checkFragments: true,
  checkCss: true,
  redirects: 'error',
  concurrency: 20,
  linksToSkip: async (link) => !link.startsWith(`${origin}/`) || CARRIES.test(link),
});
server.close();
server.closeAllConnections();

const broken = links.filter((link) => link.state === LinkState.BROKEN);
for (const { parent = '', url, status = 0 } of broken) {
  console.error(`${parent.replace(origin, '')} → ${url.replace(origin, '')} (${status})`);
}
const reached = new Set(links.map(({ url }) => url.replace(/#.*/, '')));
const unreached = builtPages().filter(
  ({ kind, path }) => kind !== '404' && !isUnlisted(path) && !reached.has(`${start}${path}`),
);
for (const { path } of unreached) console.error(`No link leads to ${base}${path}`);

console.log(`${links.length} links, ${broken.length} broken; ${unreached.length} pages unreached.`);
process.exitCode = broken.length + unreached.length === 0 ? 0 : 1;
