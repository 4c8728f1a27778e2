/** A puzzle in the fragment of an address: `#q1~…`, or what is the matter with it. */
import type { InvalidNotation, Puzzle, Result } from '../../engine/index.ts';
import { err, makePuzzleLink, ok, parsePuzzleLink } from '../../engine/index.ts';
import { notationProblem } from '../../words/index.ts';
import { PUZZLE_WORDS } from '../../words/puzzles.ts';

/** A puzzle with its link, which is the same however it was spelt. */
export interface Linked {
  readonly link: string;
  readonly puzzle: Puzzle;
}

const SHOWN = 24;

/** Reads a fragment, with or without `#`. What some programs put behind an address, `&utm_source=…`, is left out. */
export function readPuzzle(fragment: string): Result<Linked, string> {
  const text = fragment.replace(/^#/, '');
  const whole = parsePuzzleLink(text);
  const [short = ''] = /^[A-Za-z0-9~_.%-]*/.exec(text) ?? [];
  const read = whole.ok || short === text ? whole : parsePuzzleLink(short);
  return read.ok
    ? ok({ link: makePuzzleLink(read.value), puzzle: read.value })
    : err(troubleText(read.error, text));
}

function troubleText(problem: InvalidNotation, text: string): string {
  const words = PUZZLE_WORDS.badLink;
  if (problem.code === 'unexpected') {
    switch (problem.expected) {
      case 'form':
        return words.none(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
      case 'version':
        return words.newer;
      case 'check-value':
        return words.cut;
    }
  }
  const why = notationProblem(problem);
  return words.wrong(/[.!?]$/.test(why) ? why : `${why}.`);
}

/** The puzzle of a link that this site has made itself. */
export function linked(link: string): Linked {
  const read = parsePuzzleLink(link);
  if (!read.ok) throw new Error(`no puzzle: ${link}`);
  return { link, puzzle: read.value };
}
