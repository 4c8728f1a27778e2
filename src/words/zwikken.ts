/** Zwikken in English: what is wrong with an input, and, from `zwikkenRefusals.ts`, why an act is refused. */
import type { BadZwikkenInput, ZwikkenInputFacts } from '../engine/zwikken/index.ts';
import { list, theCard } from './en.ts';
import { quoted } from './enProblems.ts';
import { badInputText } from './index.ts';

export { zwikkenRefusalText } from './zwikkenRefusals.ts';

const INPUTS: {
  readonly [Code in keyof ZwikkenInputFacts]: (facts: ZwikkenInputFacts[Code]) => string;
} = {
  'unknown-rules': ({ known, name }) =>
    `no such set of rules ${quoted(name)}; there are ${list(known)}`,
  'unknown-suit': ({ known, name }) => `no such suit ${quoted(name)}; there are ${list(known)}`,
  'too-many': ({ got, most }) => `there can be ${most} of these at most, and there are ${got}`,
  'exchange-after-zwiks': () =>
    'in these rules zwiks are shown as dealt, before any card is exchanged',
  'ten-not-there': ({ ten }) => `this seat does not hold ${theCard(ten)}, so it can't exchange it`,
};

/** What is wrong with an input of Zwikken, with its place: `hands[1][2]: no such card "11H"`. */
export function zwikkenInputText(problem: BadZwikkenInput): string {
  if (!isOwn(problem)) return badInputText(problem);
  const say = INPUTS[problem.code] as (facts: typeof problem) => string;
  return `${problem.path}: ${say(problem)}`;
}

type OwnProblem = Extract<BadZwikkenInput, { readonly code: keyof ZwikkenInputFacts }>;
const isOwn = (problem: BadZwikkenInput): problem is OwnProblem =>
  Object.hasOwn(INPUTS, problem.code);
