/** English. */
import type { Card, Rank, Suit } from '../engine/index.ts';
import { isJoker, jokerNumber, rankOf, suitOf } from '../engine/index.ts';
import type { CountedThing, Words } from './words.ts';

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
const VARIANT_NAMES: Readonly<Record<string, string>> = {
  dithmarschen: 'Dithmarschen',
  'dithmarschen-refill': 'Dithmarschen, refilled card by card',
  grossenwiehe: 'Großenwiehe',
  christiansen: 'Christiansen',
  huelsemann: 'Hülsemann',
  'huelsemann-double': 'Hülsemann, double pack',
  grupp: 'Grupp',
};
const THINGS: Readonly<Record<CountedThing, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  card: { one: 'card', other: 'cards' },
  point: { one: 'point', other: 'points' },
  pile: { one: 'pile', other: 'piles' },
  Zwick: { one: 'Zwick', other: 'Zwicks' },
  play: { one: 'play', other: 'plays' },
  capture: { one: 'capture', other: 'captures' },
  build: { one: 'build', other: 'builds' },
};
const SCORE_LINES: Readonly<Record<string, string>> = {
  aces: 'aces',
  'other-tens': 'other tens',
  'most-cards': 'most cards',
  zwick: 'Zwicks',
};

const plurals = new Intl.PluralRules('en');
const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

function cardName(card: Card): string {
  if (isJoker(card)) return `joker ${jokerNumber(card)}`;
  return `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}

function list(items: readonly (string | number)[], joiner: 'and' | 'or' = 'and'): string {
  return lists[joiner].format(items.map(String));
}

function count(number: number, thing: CountedThing): string {
  const forms = THINGS[thing];
  return `${number} ${forms[plurals.select(number)] ?? forms.other ?? thing}`;
}

/** "the ten of diamonds", but "joker 15" has no article. */
function theCard(card: Card): string {
  return isJoker(card) ? cardName(card) : `the ${cardName(card)}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Piles are counted from 1 where people read. */
const pileNumber = (pile: number): string => `pile ${pile + 1}`;

export const EN: Words = {
  language: 'en',
  cardName,
  list,
  count,
  pileName(cards, value) {
    const names = cards.map(cardName).join(', ');
    return value === undefined ? names : `build of ${value}: ${names}`;
  },
  playSentence(play, pileNames, ownerName) {
    const pile = (at: number): string => pileNames[at] ?? pileNumber(at);
    switch (play.kind) {
      case 'trail':
        return `Lays down ${theCard(play.card)}.`;
      case 'capture': {
        const groups = play.groups.map((group) => group.map(pile).join(' + '));
        const zwick = play.zwick ? ' Zwick!' : '';
        return `Takes ${list(groups)} with ${theCard(play.card)} as ${play.value}.${zwick}`;
      }
      case 'build': {
        const owner = play.owner === null ? '' : ` for ${ownerName(play.owner)}`;
        return play.on === null
          ? `Lays ${theCard(play.card)} as a build of ${play.value}${owner}.`
          : `Lays ${theCard(play.card)} on ${pile(play.on)}: build of ${play.value}${owner}.`;
      }
    }
  },
  variantName: ({ id }) => VARIANT_NAMES[id] ?? id,
  scoreLine: (what) => SCORE_LINES[what] ?? cardName(what as Card),
  refusals: {
    'card-not-in-hand': ({ card }) => `${upper(theCard(card))} is not in the hand.`,
    'nothing-taken': ({ card }) =>
      `A capture takes at least one pile; to lay ${theCard(card)} down is another play.`,
    'no-such-pile': ({ pile, piles }) =>
      `There is no ${pileNumber(pile)} on the table, which has ${count(piles, 'pile')}.`,
    'pile-taken-twice': ({ pile }) => `${upper(pileNumber(pile))} is named twice.`,
    'joker-stays': ({ pile }) =>
      `${upper(pileNumber(pile))} is a loose joker, and by the option chosen it is never captured.`,
    'joker-needs-joker': ({ card, pile }) =>
      `${upper(pileNumber(pile))} is a loose joker, and by the option chosen only a joker takes it, not ${theCard(card)}.`,
    'capture-subtracts': ({ card, high, low, value }) =>
      `${high} − ${low} would be ${value}, but ${theCard(card)} can't capture by subtraction: groups only add up.`,
    'pile-mismatch': ({ card, pileValues, values }) =>
      `${upper(theCard(card))} counts ${list(values, 'or')}; this pile counts ${list(pileValues, 'or')}.`,
    'pile-too-high': ({ card, highest, lowest, pile }) =>
      `${upper(pileNumber(pile))} counts ${lowest}, more than the ${highest} that ${theCard(card)} counts at most.`,
    'sum-mismatch': ({ card, sums, values }) =>
      `These piles add up to ${list(sums, 'or')}; ${theCard(card)} needs groups of ${list(values, 'or')}, and no such total is a multiple of that.`,
    'no-split': ({ groups, sum, value }) =>
      `The piles can add up to ${sum} = ${groups} × ${value}, but they can't be parted into groups of ${value} each.`,
    'no-single-build': ({ card }) =>
      `In this version a build is a card laid on a pile: ${theCard(card)} alone is none.`,
    'joker-not-built-on': ({ pile }) =>
      `${upper(pileNumber(pile))} is a loose joker, and by the option chosen it may not be built on.`,
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
        : `A build of ${value} needs a card in hand that matches it; what is left is ${list(kept.map(cardName))}.`,
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
      `The record ends, but ${count(cards, 'card')} are still to be played.`,
  },
  badInputs: {
    'missing-field': () => 'is missing',
    'wrong-type': ({ wanted }) =>
      `should be ${
        {
          object: 'an object',
          array: 'a list',
          string: 'a text',
          integer: 'a whole number',
          boolean: 'true or false',
          card: 'the name of a card',
          'integer-or-null': 'a whole number or null',
        }[wanted]
      }`,
    'unknown-card': ({ name }) => `no such card ${JSON.stringify(name)}`,
    'unknown-variant': ({ known, name }) =>
      `no such version ${JSON.stringify(name)}; there are ${list(known)}`,
    'unknown-option': ({ known, name }) =>
      `no such option ${JSON.stringify(name)}; there are ${list(known)}`,
    'unknown-kind': ({ known, name }) =>
      `no such kind of play ${JSON.stringify(name)}; there are ${list(known)}`,
    'too-many-of-card': ({ card, inPack }) =>
      inPack === 0
        ? `${card} is not in this version's pack`
        : `${card} is there more often than in the pack, which has ${inPack}`,
    'wrong-number-of-seats': ({ possible, seats }) =>
      `this version is played with ${list(possible, 'or')} seats, not ${seats}`,
    'wrong-number-of-sides': ({ possible, sides }) =>
      `this version has ${list(possible, 'or')} sides, not ${sides}`,
    'no-such-seat': ({ seat, seats }) => `no such seat ${seat}; seats are 0 to ${seats - 1}`,
    'value-without-owner': () => 'a build has a value and an owner; the owner is missing',
    'owner-without-value': () => 'an owner without a value: a loose card has neither',
    'loose-pile-of-several': ({ cards }) =>
      `a pile of ${cards} cards is a build, and needs a value and an owner`,
    'build-has-no-owner': () => 'builds have no owner in this version: it has to be null',
    'build-needs-owner': () => 'a build has an owner in this version: null is none',
    'build-of-one-card': () => 'a build has at least two cards in this version',
    'build-value-impossible': ({ makeable, value }) =>
      makeable.length === 0
        ? `these cards, laid in this order, can make no build, so no ${value}`
        : `these cards, laid in this order, can't make ${value}; they can make ${list(makeable, 'or')}`,
    'too-small': ({ least }) => `should be ${least} or more`,
    'wrong-number': ({ got, wanted }) => `should have ${wanted}, has ${got}`,
  },
  expected: {
    'text-before-mark': 'a card or a number before the mark',
    variant: 'the name of a version',
    seats: 'the number of seats',
    'seat-to-move': 'the seat to move, as in @1',
    'header-word': 'a setting, as in dealer=0',
    card: 'a card, as in 10D, KS or X15',
    'pile-on-table': 'a pile on the table, by one of its cards or as p0, p1 …',
    'one-pile-of-that-name': 'one pile: several hold this card, so name it as p0, p1 …',
    number: 'a number',
    value: 'a value, as in =20',
    owner: 'a seat, as in @3',
    promise: 'a promise, as in 3:20',
    zwicks: 'the number of Zwicks, as in =0',
    play: 'a play',
    'yes-or-no': 'yes or no',
    deal: 'a deal',
    section: 'another section, after |',
    end: 'nothing more here',
    version: 'a link of a version known here',
    form: 'the beginning of a link or a record',
    'check-value': 'the check value: the link is cut off or mistyped',
  },
  unexpected(place, expected, found, known) {
    const choice = known === undefined || known.length === 0 ? '' : ` (${list(known, 'or')})`;
    const instead = found === '' ? 'found the end' : `found ${JSON.stringify(found)}`;
    return EN.at(place, `expected ${expected}${choice}, ${instead}`);
  },
  at: ({ column, line }, problem) => `line ${line}, column ${column}: ${problem}`,
};
