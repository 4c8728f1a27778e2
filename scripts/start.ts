/** `npm start`: builds the site, serves it and prints its address. */
import { builtBase } from './pages.ts';
import { run } from './run.ts';
import { listen, siteServer } from './serve.ts';

console.log('Building the site: half a minute.');
const built = await run('astro', ['build', '--silent']);
if (built !== 0) {
  console.error('The site could not be built.');
  process.exit(built);
}
// As it was built: `ZWICKER_BASE` may lack a slash.
const base = builtBase();
const port = await listen(siteServer(base), 4321);
console.log(`\nZwicker is served at\nhttp://localhost:${port}${base}\nStop it with Ctrl+C.`);
