/** Addresses for what is read away from the site. */
import { href } from './href.ts';

/** The full address of a page, for what is read away from the site: `path` begins with a slash. */
export function addressIn(site: URL | undefined): (path: string) => string {
  return (path) => new URL(href(path), site).href;
}
