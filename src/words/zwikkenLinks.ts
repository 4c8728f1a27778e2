/** What is wrong with a link of Zwikken, in English. Few people need it, so it comes by itself. */
import type { BadZwikkenLink } from '../engine/zwikken/index.ts';
import { zwikkenInputText, zwikkenRefusalText } from './zwikken.ts';

/** In a sentence or two. */
export function zwikkenLinkText(problem: BadZwikkenLink): string {
  switch (problem.code) {
    case 'no-link':
      return 'it is no link of Zwikken.';
    case 'too-long':
      return 'it is far too long for one.';
    case 'version':
      return 'it was made by a newer edition of this site. Load the page anew.';
    case 'check-value':
      return 'it was cut off or mistyped. Ask for it again.';
    case 'input':
      return `what it holds can’t be: ${zwikkenInputText(problem.problem)}.`;
    case 'no-act':
      return `act ${problem.act + 1}, ${JSON.stringify(problem.word)}, is nothing that one can do.`;
    case 'refused': {
      const why = problem.refusal === undefined ? '' : ` ${zwikkenRefusalText(problem.refusal)}`;
      return `act ${problem.act + 1} is not allowed.${why}`;
    }
    case 'no-puzzle':
      return 'there is no such puzzle.';
    case 'no-step':
      return `it names a step that the deal has not: it has ${problem.steps} acts.`;
    case 'no-question':
      return 'the deal in it does not stand where the puzzle asks.';
  }
}
