/** English. */
import type { Card, Rank, Suit, Variant } from '../engine/index.ts';
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
const THINGS: Readonly<Record<CountedThing, Readonly<Record<'one' | 'other', string>>>> = {
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

/** A card by the form of its name: the records that know all cards are no words, and islands need not carry them. */
const CARD = /^(X\d+|(10|[2-9AJQK])[SHDC])$/;

/** "ten of diamonds", "joker 15". */
export function cardName(card: Card): string {
  if (isJoker(card)) return `joker ${jokerNumber(card)}`;
  return `${RANK_NAMES[rankOf(card)]} of ${SUIT_NAMES[suitOf(card)]}`;
}

/** "9, 13 and 4", or with "or". The browser's own lists are the same, but take a page's longest moment to be made. */
export function list(items: readonly (string | number)[], joiner: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`;
}

/** "1 card", "12 cards". */
export function count(number: number, thing: CountedThing): string {
  return `${number} ${THINGS[thing][Math.abs(number) === 1 ? 'one' : 'other']}`;
}

/** "the ten of diamonds", but "joker 15" has no article. */
export function theCard(card: Card): string {
  return isJoker(card) ? cardName(card) : `the ${cardName(card)}`;
}

/** The text with a capital letter in front. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Piles are counted from 1 where people read. */
const pileNumber = (pile: number): string => `pile ${pile + 1}`;

/** What a version is called: whose it is or where it is from, and what sets it apart from others of that name. */
export function variantName({
  id,
  name,
  nextDeal,
  packs,
}: Pick<Variant, 'id' | 'name' | 'nextDeal' | 'packs'>): string {
  const marks = [
    ...(nextDeal === 'everyone-played' ? ['refilled card by card'] : []),
    ...(packs === 2 ? ['double pack'] : []),
  ];
  const full = [name, ...marks].join(', ');
  // Never one with house rules as the version itself.
  return id.includes('.') ? `${full} with house rules` : full;
}

/** The name of a line on a score sheet. */
export function scoreLine(what: string): string {
  return (
    SCORE_LINES[what] ?? (CARD.test(what) ? cardName(what as Card) : what.replaceAll('-', ' '))
  );
}

/** The English words for cards, plays and counts. */
export const EN: Words = {
  language: 'en',
  cardName,
  rankName: (card) => (isJoker(card) ? cardName(card) : RANK_NAMES[rankOf(card)]),
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
  variantName,
  scoreLine,
};
