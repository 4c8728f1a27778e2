/** Zwikken in English: what is wrong with an input, and why an act is refused. */
import type {
  ActionRefusal,
  ActionRefusalCode,
  BadZwikkenInput,
  Phase,
  ZwikkenInputFacts,
} from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';
import { quoted } from './enProblems.ts';
import { badInputText } from './index.ts';

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

const PHASES: Readonly<Record<Phase, string>> = {
  bidding: 'players are bidding',
  dealer: 'the dealer decides whether another card is turned up',
  exchange: 'tens are being exchanged',
  tricks: 'tricks are being played',
  over: 'the deal is over',
};

type FactsOf<Code extends ActionRefusalCode> = Extract<ActionRefusal, { readonly code: Code }>;

/** A sentence or two for each code, from its facts. Seats count from 1 where people read. */
const REFUSALS: {
  readonly [Code in ActionRefusalCode]: (facts: FactsOf<Code>) => string;
} = {
  'deal-over': () => 'The deal is over.',
  'not-now': ({ phase }) => `That can't be done now: ${PHASES[phase]}.`,
  'no-such-bid': ({ kind }) =>
    kind === 'bid'
      ? 'In these rules one asks; nobody bids for the pot.'
      : 'In these rules one bids for the pot; nobody asks.',
  'no-such-part': ({ known, part }) =>
    `No part of the pot is called ${quoted(part)}; there are ${list(known)}.`,
  'whole-pot-only': () => 'Every bid is for the whole pot here.',
  'bid-not-higher': () => 'A bid has to be higher than the last.',
  'must-ask-better': () => 'Somebody has asked already: one may only ask better.',
  'nobody-asked': () => 'Nobody has asked yet, so there is nothing to be better than.',
  'nothing-to-declare': () => 'In these rules the ten is not declared in the bidding.',
  'ten-not-held': ({ ten }) =>
    `${upper(theCard(ten))} is not in the hand, so nobody can declare it.`,
  'declared-before': ({ ten }) => `${upper(theCard(ten))} has been declared already.`,
  'not-a-ten': ({ card }) => `${upper(theCard(card))} can't be exchanged: only tens are.`,
  'suit-not-turned': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: no card of its suit has been turned up.`,
  'not-the-trump-ten': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: it is not the ten of the trump suit.`,
  'ten-not-declared': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: it was not declared in the bidding.`,
  'card-not-held': ({ card }) => `${upper(theCard(card))} is not in the hand.`,
  'top-trump-not-led': ({ card }) =>
    `Who asked may not lead ${theCard(card)}, the highest trump, while holding another card.`,
  'must-follow': ({ could }) => `The suit that was led has to be followed: with ${cards(could)}.`,
  'must-trump': ({ could }) => `Who can't follow suit has to trump: with ${cards(could)}.`,
  'must-overtrump': ({ could, highest }) =>
    `There is ${theCard(highest)} in the trick, and it has to be beaten: with ${cards(could)}.`,
};

const cards = (could: FactsOf<'must-follow'>['could']): string => list(could.map(theCard), 'or');

/** Why an act is refused in Zwikken, in one or two sentences. */
export function zwikkenRefusalText(refusal: ActionRefusal): string {
  const say = REFUSALS[refusal.code] as (facts: ActionRefusal) => string;
  return say(refusal);
}
