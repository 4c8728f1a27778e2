/** The words by language, and how to say a problem. */
import type { BadInput, InvalidNotation } from '../engine/index.ts';
import { EN_BAD_INPUTS, EN_NOTATION } from './enProblems.ts';
import { refusalText } from './refusalText.ts';
import type { BadInputTexts, NotationTexts } from './words.ts';

export { EN } from './en.ts';
export { refusalText } from './refusalText.ts';
export type { Words } from './words.ts';

/** What is wrong with an input, with its place: `table[2].cards[0]: no such card "11H"`. */
export function badInputText(problem: BadInput, texts: BadInputTexts = EN_BAD_INPUTS): string {
  const say = texts[problem.code] as (facts: BadInput) => string;
  return problem.path === '' ? say(problem) : `${problem.path}: ${say(problem)}`;
}

/** What is wrong with a notation, with line and column: `line 1, column 24: expected a card …, found "8Q"`. */
export function notationText(problem: InvalidNotation, texts: NotationTexts = EN_NOTATION): string {
  switch (problem.code) {
    case 'unexpected': {
      const { expected, found, known } = problem;
      return texts.unexpected(problem, texts.expected[expected], found, known);
    }
    case 'bad-input':
      return texts.at(problem, badInputText({ ...problem.problem, path: '' }));
    case 'illegal-play':
      return texts.at(problem, refusalText(problem.refusal));
  }
}

/** The same where nobody looks for lines and columns, as in a link: `expected a card …, found "8Q"`. */
export function notationProblem(problem: InvalidNotation): string {
  return notationText(problem).replace(/^line \d+, column \d+: /, '');
}
