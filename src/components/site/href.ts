/** Addresses of this site, whatever base it is served under. */
import { inLanguage } from './languages.ts';

/** A link within the site. */
export interface Link {
  /** The address below the site's own, with a slash before and behind; a fragment may follow. */
  readonly path: string;
  readonly text: string;
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page of this site: `path` begins with a slash, whatever base the site has. */
export function href(path: string, language = 'en'): string {
  return `${BASE}${inLanguage(path, language)}`;
}

/** The path, beginning with a slash, of an address of this site. */
export function pathOf(pathname: string): string {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
}
