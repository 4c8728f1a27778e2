/** A position, with the play tried on it, in the fragment of an address: `#p1~…` or `#t1~…`. */
import type { Result } from '../../engine/index.ts';
import { err, makeLink, ok, parseLink, positionOf } from '../../engine/index.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '../../words/calculatorExtras.ts';
import { notationText } from '../../words/index.ts';
import type { Laid } from './laying.ts';

/** The link of what lies there. `readLink` reads just the same from it. */
export function linkOf({ position, tried }: Laid): string {
  return tried === null
    ? makeLink({ form: 'position', position })
    : makeLink({ form: 'try', position, play: tried });
}

/** Whether a fragment is meant as a link, and not as the name of a place on the page. */
export function looksLikeLink(fragment: string): boolean {
  return /^#?[a-z]\d*(~|%7e|$)/i.test(fragment);
}

/** Reads a fragment, with or without `#`; a wrong one says what is the matter with it. */
export function readLink(fragment: string): Result<Laid, string> {
  const read = parseLink(fragment);
  if (!read.ok) {
    // Inside a link nobody looks for lines and columns.
    const why = notationText(read.error).replace(/^line \d+, column \d+: /, '');
    return err(WORDS.badLink(why));
  }
  switch (read.value.form) {
    case 'position':
      return ok({ position: read.value.position, tried: null });
    case 'try':
      return ok({ position: read.value.position, tried: read.value.play });
    case 'state':
      return ok({ position: positionOf(read.value.state), tried: null });
    case 'record':
      return err(WORDS.isRecord);
    default:
      return err(WORDS.isOther);
  }
}
