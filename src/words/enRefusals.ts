/** Why plays are refused, in English. */
import { count, list, theCard, upper } from './en.ts';
import type { RefusalTexts } from './words.ts';

/** A sentence or two for each code, from its facts. */
export const EN_REFUSALS: RefusalTexts = {
  'card-not-in-hand': ({ card }) => `${upper(theCard(card))} is not in the hand.`,
  'nothing-taken': ({ card }) =>
    `A capture takes at least one pile; to lay ${theCard(card)} down is another play.`,
  'no-such-pile': ({ piles }) => `No such pile is there: the table has ${count(piles, 'pile')}.`,
  'pile-taken-twice': () => 'A pile is named twice, and can be taken only once.',
  'joker-stays': () => 'A loose joker is never captured: so it was agreed.',
  'joker-needs-joker': ({ card }) =>
    `A loose joker is captured by a joker only, as was agreed, not by ${theCard(card)}.`,
  'capture-subtracts': ({ card, high, low, value }) =>
    `${high} − ${low} would be ${value}, but ${theCard(card)} can't capture by subtraction: groups only add up.`,
  'pile-mismatch': ({ card, pileValues, values }) =>
    `${upper(theCard(card))} counts ${list(values, 'or')}; this pile counts ${list(pileValues, 'or')}.`,
  'pile-too-high': ({ card, highest, lowest }) =>
    `One of the piles counts ${lowest}, more than the ${highest} that ${theCard(card)} counts at most.`,
  'sum-mismatch': ({ card, sums, values }) =>
    `These piles add up to ${list(sums, 'or')}; ${theCard(card)} needs groups of ${list(values, 'or')}, and no such total is a multiple of that.`,
  'no-split': ({ groups, sum, value }) =>
    `The piles can add up to ${sum} = ${groups} × ${value}, but they can't be parted into groups of ${value} each.`,
  'no-single-build': ({ card }) =>
    `In this version a build is a card laid on a pile: ${theCard(card)} alone is none.`,
  'joker-not-built-on': () => 'A loose joker may not be built on: so it was agreed.',
  'single-value': ({ card, value, values }) =>
    `${upper(theCard(card))} alone can be announced as ${list(values, 'or')}, not as ${value}.`,
  'subtraction-turned-round': ({ card, cardValue, old, value }) =>
    `${cardValue} − ${old} would be ${value}, but the card played is what is added or subtracted: ${theCard(card)} can't be laid on a lower ${old} that way.`,
  'no-subtraction': ({ cardValue, old, value }) =>
    `${old} − ${cardValue} would be ${value}, but in this version builds only add.`,
  'no-keeping': ({ value }) =>
    `In this version a card laid on its equal is added: the pile can't stay at ${value}.`,
  'over-limit': ({ limit, value }) =>
    `That would make ${value}, and no build may be above ${limit}.`,
  'sum-or-difference': ({ card, makeable, value }) =>
    makeable.length === 0
      ? `${upper(theCard(card))} can make no build on this pile, so not ${value} either.`
      : `${upper(theCard(card))} on this pile makes ${list(makeable, 'or')}, not ${value}.`,
  'owner-in-unowned': () => 'In this version builds belong to nobody.',
  'owner-missing': ({ value }) => `A build of ${value} needs an owner.`,
  'owner-not-partner': ({ owner }) =>
    `Seat ${owner} is no partner: a build is one's own or a partner's.`,
  'no-match-kept': ({ kept, value }) =>
    kept.length === 0
      ? `A build of ${value} needs a card that matches it, and this would be the last card.`
      : `A build of ${value} needs a card in hand that matches it; ${kept.length === 1 ? 'what is left is' : 'left are'} ${list(kept.map(theCard))}.`,
  'no-promise': ({ partner, value }) =>
    `Seat ${partner} has promised no ${value}, so no build of ${value} can be made for them.`,
  'build-uncovered': ({ least, missing, owed }) => {
    const [only, second] = owed;
    const need =
      second === undefined
        ? `Whoever owns a build of ${only} must keep a card that counts ${only}`
        : `Whoever owns builds of ${list(owed)} must keep a card for each`;
    const lack =
      second === undefined
        ? 'none would be left'
        : missing.length > 0
          ? `none would be left for ${list(missing)}`
          : 'one card would have to serve for two of them';
    return `${need}, and ${lack}.${least === 0 ? '' : ' Another play leaves fewer without one.'}`;
  },
  'ask-not-allowed': () => 'In this version partners may not be asked.',
  'ask-not-partner': ({ of }) => `Seat ${of} is no partner, so may not be asked.`,
  'ask-untrue': ({ holds, of, value }) =>
    `Seat ${of} ${holds ? 'holds a' : 'holds no'} card that counts ${value}: the answer has to be ${holds ? 'yes' : 'no'}.`,
  'round-over': () => 'The last card has been played: the round is over.',
  'round-unfinished': ({ cards }) =>
    `The record ends, but ${count(cards, 'card')} ${cards === 1 ? 'is' : 'are'} still to be played.`,
};
