/** The words by language, and how to say a problem. */
import type { BadInput, InvalidNotation, Refusal } from '../engine/index.ts';
import { EN } from './en.ts';
import type { Words } from './words.ts';

export { EN } from './en.ts';
export type { Words } from './words.ts';

/** Why a play is refused, in one or two sentences. */
export function refusalText(refusal: Refusal, words: Words = EN): string {
  const say = words.refusals[refusal.code] as (facts: Refusal) => string;
  return say(refusal);
}

/** What is wrong with an input, with its place: `table[2].cards[0]: no such card "11H"`. */
export function badInputText(problem: BadInput, words: Words = EN): string {
  const say = words.badInputs[problem.code] as (facts: BadInput) => string;
  return problem.path === '' ? say(problem) : `${problem.path}: ${say(problem)}`;
}

/** What is wrong with a notation, with line and column: `line 1, column 24: expected a card …, found "8Q"`. */
export function notationText(problem: InvalidNotation, words: Words = EN): string {
  switch (problem.code) {
    case 'unexpected': {
      const { expected, found, known } = problem;
      return words.unexpected(problem, words.expected[expected], found, known);
    }
    case 'bad-input':
      return words.at(problem, badInputText({ ...problem.problem, path: '' }, words));
    case 'illegal-play':
      return words.at(problem, refusalText(problem.refusal, words));
  }
}
