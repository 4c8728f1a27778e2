/** A position, with the play tried on it, in the fragment of an address: `#p1~…` or `#t1~…`. */
import type { InvalidNotation, Result } from '../../engine/index.ts';
import { err, makeLink, ok, parseLink, positionOf } from '../../engine/index.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '../../words/calculatorExtras.ts';
import { notationProblem } from '../../words/index.ts';
import type { Laid } from './laying.ts';

/** The link of what lies there. `readLink` reads just the same from it. */
export function linkOf({ position, tried }: Laid): string {
  return tried === null
    ? makeLink({ form: 'position', position })
    : makeLink({ form: 'try', position, play: tried });
}

/**
 * Reads a fragment, with or without `#`; a wrong one says what is the matter with it. What some programs put behind an
 * address, `&utm_source=…`, is left out.
 */
export function readLink(fragment: string): Result<Laid, string> {
  const whole = parseLink(fragment);
  const [link, rest] = parted(fragment);
  const read = whole.ok || rest === '' ? whole : parseLink(link);
  if (!read.ok) return err(troubleText(read.error, link, rest));
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

/** A fragment up to the first sign that no link has, and what follows. */
function parted(fragment: string): readonly [link: string, rest: string] {
  const text = fragment
    .trim()
    .replace(/^#/, '')
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  const link = /^[A-Za-z0-9~_.-]*/.exec(text)?.[0] ?? '';
  return [link, text.slice(link.length)];
}

/** Why a fragment can't be opened. */
function troubleText(problem: InvalidNotation, link: string, rest: string): string {
  if (problem.code === 'unexpected') {
    switch (problem.expected) {
      case 'form':
        return WORDS.noLink(`${link}${rest}`);
      case 'version':
        return WORDS.badLink(WORDS.newLink, rest);
      case 'check-value':
        return WORDS.badLink(WORDS.cutLink(link.slice(-10)), rest);
    }
  }
  const what = notationProblem(problem);
  return WORDS.badLink(WORDS.linkAt(problem.column, what), rest);
}
