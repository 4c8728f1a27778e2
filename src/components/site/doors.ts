/** The doors of the site: what the header's navigation lists, in this order. Their words are in `src/words/site.ts`. */
import type { DoorName } from '../../words/site.ts';

export interface Door {
  readonly name: DoorName;
  readonly path: string;
  /** Every page below this path is behind the door. */
  readonly under: string;
}

export const DOORS: readonly Door[] = [
  { name: 'rules', path: '/rules/r/', under: '/rules/' },
  { name: 'replay', path: '/replay/christiansen/', under: '/replay/' },
];

/** What `aria-current` says of a link to `path`, on the page `here`: the page itself, or the part it is in. */
export function currentMark(here: string, path: string, under = path): 'page' | 'true' | undefined {
  if (here === path) return 'page';
  return here.startsWith(under) ? 'true' : undefined;
}
