/** Why an act is refused in Zwikken, in English. Islands carry it, so it stands by itself. */
import type { ActionRefusal, ActionRefusalCode, Phase } from '../engine/zwikken/index.ts';
import { list, theCard, upper } from './en.ts';

const quoted = (text: string): string => JSON.stringify(text);

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
  'declared-before': ({ ten }) =>
    `${upper(theCard(ten))} has been declared already. “Ken hem” and “verwacht een betere” do the same here, which is our ruling.`,
  'not-a-ten': ({ card }) => `${upper(theCard(card))} can't be exchanged: only tens are.`,
  'suit-not-turned': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: no card of its suit has been turned up.`,
  'not-the-trump-ten': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: it is not the ten of the trump suit.`,
  'ten-not-declared': ({ ten }) =>
    `${upper(theCard(ten))} can't be exchanged: it was not declared in the bidding, by “ken hem” or by “verwacht een betere”.`,
  'card-not-held': ({ card }) => `${upper(theCard(card))} is not in the hand.`,
  'top-trump-not-led': ({ card }) =>
    `The speler, who asked last, may not lead ${theCard(card)}, the highest trump, while holding another card.`,
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

/** What each refusal is called, in a few words. */
export const ZWIKKEN_REFUSAL_TITLES: Readonly<Record<ActionRefusalCode, string>> = {
  'deal-over': 'The deal is over',
  'not-now': 'Not what is being done now',
  'no-such-bid': 'Bidding where one asks, or asking where one bids',
  'no-such-part': 'A part of the pot that nobody knows',
  'whole-pot-only': 'A part, where only the whole pot is played for',
  'bid-not-higher': 'A bid that is not higher',
  'must-ask-better': 'Asking where one has to ask better',
  'nobody-asked': 'Asking better than nobody',
  'nothing-to-declare': 'Declaring the ten where it is not declared',
  'ten-not-held': 'Declaring a ten that one does not hold',
  'declared-before': 'Declaring a ten twice',
  'not-a-ten': 'Exchanging a card that is no ten',
  'suit-not-turned': 'Exchanging a ten whose suit has not been turned up',
  'not-the-trump-ten': 'Exchanging a ten that is not the trump ten',
  'ten-not-declared': 'Exchanging a ten that was not declared',
  'card-not-held': 'A card that is not in the hand',
  'top-trump-not-led': 'The speler leading the trump ace',
  'must-follow': 'Not following suit',
  'must-trump': 'Not trumping',
  'must-overtrump': 'A lower trump than one could play',
};
