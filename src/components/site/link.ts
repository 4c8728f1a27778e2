/** What the fragment of an address is meant for: a place on the page, or a link to something that the page lays out. */

/** Whether a fragment, with or without `#`, names a place on the page. */
export function isPlace(fragment: string): boolean {
  const name = fragment.replace(/^#/, '');
  return name === 'top' || document.getElementById(name) !== null;
}

/** Whether a fragment, with or without `#`, is meant as a link: any that is not the name of a place on the page. */
export function isLink(fragment: string): boolean {
  return fragment.replace(/^#/, '') !== '' && !isPlace(fragment);
}
