/** The address of a page of this site: `path` begins with a slash, whatever base the site has. */
export function href(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
}
