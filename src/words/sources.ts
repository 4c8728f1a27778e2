/** What the pages of the glossary and of the sources say around their entries, in English. */
import type { SourceId } from '../content/schemas/rule.ts';
import type { Extent } from '../content/schemas/source.ts';
import type { Term, TermKind } from '../content/schemas/term.ts';
import type { Standing } from '../content/sources.ts';

/** The headings over words of each kind. */
export const TERM_KIND_TITLES = {
  zwicker: 'Words of Zwicker',
  zwikken: 'Words of Zwikken',
  other: 'Words from other games',
  rulebook: 'Words of this rulebook',
} as const satisfies Record<TermKind, string>;

/** How far a text goes into a version, as a label. */
export const EXTENT_TEXTS = {
  whole: 'As a whole',
  differences: 'By what differs',
  part: 'In part',
  mention: 'In a line each',
} as const satisfies Record<Extent, string>;

/** How a text stands to a rule, in a word. */
export const STANDING_TEXTS = {
  says: 'says',
  implies: 'implies',
  open: 'open',
  differs: 'differs',
} as const satisfies Record<Standing, string>;

/** What those words mean. */
export const STANDING_MEANINGS = {
  says: 'The text says so.',
  implies: 'It does not say so in these words, but it follows from what it says.',
  open: 'It touches on the question and leaves it open; we had to decide.',
  differs: 'It says otherwise.',
} as const satisfies Record<Standing, string>;

/** Whose word it is: "S0 S2", "general". */
export function originText(from: Term['from'] | readonly SourceId[]): string {
  return typeof from === 'string' ? from : from.join(' ');
}

/** A book in a line, without its author: "Das Buch der Spiele, Leipzig 1930". */
export function bookPlace({
  place,
  year,
}: {
  readonly place?: string | undefined;
  readonly year: number;
}): string {
  return place === undefined ? String(year) : `${place} ${year}`;
}
