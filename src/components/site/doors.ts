/** The doors of the site: what the header's navigation lists, in this order. Their words are in `src/words/site.ts`. */
import type { DoorName, FooterDoorName } from '../../words/site.ts';

/** A part of the site, as the header leads to it. */
export interface Door {
  readonly name: DoorName;
  readonly path: string;
  /** Every page below this path is behind the door. */
  readonly under: string;
}

/** The doors of the header, in their order. */
export const DOORS: readonly Door[] = [
  { name: 'learn', path: '/learn/', under: '/learn/' },
  { name: 'puzzles', path: '/puzzles/', under: '/puzzles/' },
  { name: 'rules', path: '/rules/', under: '/rules/' },
  { name: 'disputes', path: '/disputes/', under: '/disputes/' },
  { name: 'calculator', path: '/calculator/', under: '/calculator/' },
  { name: 'replay', path: '/replay/christiansen/', under: '/replay/' },
  { name: 'score', path: '/score/', under: '/score/' },
];

/** What the footer of every page leads to. */
export const FOOTER_DOORS: readonly { readonly name: FooterDoorName; readonly path: string }[] = [
  { name: 'zwikken', path: '/zwikken/' },
  { name: 'names', path: '/names/' },
  { name: 'glossary', path: '/glossary/' },
  { name: 'sources', path: '/sources/' },
  { name: 'reference', path: '/reference/' },
  { name: 'settings', path: '/settings/' },
];

/** What `aria-current` says of a link to `path`, on the page `here`: the page itself, or the part it is in. */
export function currentMark(here: string, path: string, under = path): 'page' | 'true' | undefined {
  if (here === path) return 'page';
  return here.startsWith(under) ? 'true' : undefined;
}
