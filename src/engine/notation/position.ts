/** Positions and full states in notation. */
import type { Card } from '../card.ts';
import { positionFromJson, stateFromJson } from '../json.ts';
import type { Pile, Position, Promised } from '../play.ts';
import type { Result } from '../result.ts';
import type { State } from '../state.ts';
import { attempt, type InvalidNotation, unexpected } from './error.ts';
import { optionWords } from './options.ts';
import type { Places } from './read.ts';
import {
  isEmpty,
  isMarked,
  noMore,
  note,
  OPTION_NAMES,
  onlyList,
  orInvalid,
  readHeader,
  readNumber,
  readOptions,
  readPiles,
  readPlainCard,
  readPromises,
  sectionsOf,
} from './read.ts';
import type { List, Section, Spelling, Written } from './tree.ts';
import { EMPTY, writeTree, written } from './tree.ts';

/**
 * Reads a position: `christiansen 4 @1 | KS 8C | QS, X30 10S =20@3 | 3:20`, that is version, seats and seat to move |
 * hand of the mover | piles | promises. Later sections may be left out.
 */
export function parsePosition(
  text: string,
  spelling: Spelling = 'text',
): Result<Position, InvalidNotation> {
  return attempt(() => readPosition(sectionsOf(text, spelling)));
}

/** The position that sections stand for. */
export function readPosition(sections: readonly Section[]): Position {
  const [headerSection, handSection, tableSection, promiseSection, extra] = sections;
  if (extra !== undefined) unexpected(extra, 'end', extra.lists[0]?.words[0]?.text ?? '');
  const places: Places = new Map();
  const headerList = onlyList(headerSection as Section);
  const header = readHeader(headerList, OPTION_NAMES, places);
  const toMove = header.toMove ?? unexpected(headerList.end, 'seat-to-move');
  const hand = handSection === undefined ? [] : readHand(onlyList(handSection), 'hand', places);
  const json = {
    variant: header.variant,
    seats: header.seats,
    toMove,
    hand,
    table: readPiles(tableSection, places),
    promised: readPromises(promiseSection, places),
    options: readOptions(header.named),
  };
  return orInvalid(positionFromJson(json), places);
}

function readHand(list: List, path: string, places: Places): Card[] {
  if (isEmpty(list)) return [];
  list.words.forEach((word, at) => {
    note(places, `${path}[${at}]`, word, word.text);
  });
  return list.words.map(readPlainCard);
}

/** Writes a position; `parsePosition` reads the same position from it. */
export function makePosition(position: Position, spelling: Spelling = 'text'): string {
  return writeTree(positionSections(position), spelling);
}

/** The sections that stand for a position. */
export function positionSections(position: Position): Written[][][] {
  const { hand, options, promised, seats, table, toMove, variant } = position;
  const seatsWord: Written = { text: String(seats), attributes: [['@', toMove]] };
  const sections = [
    [[written(variant.id), seatsWord, ...optionWords(options)]],
    [hand.map(written)],
    table.map(pileWords),
  ];
  return promised.length > 0 ? [...sections, [promiseWords(promised)]] : sections;
}

function pileWords(pile: Pile): Written[] {
  const words: Written[] = pile.cards.map(written);
  const last = words.at(-1);
  if (pile.value === undefined || last === undefined) return words;
  const attributes: (readonly ['=' | '@', number])[] = [['=', pile.value]];
  if (pile.owner !== null) attributes.push(['@', pile.owner]);
  return [...words.slice(0, -1), { ...last, attributes }];
}

function promiseWords(promised: readonly Promised[]): Written[] {
  return promised.map(({ seat, value }) => ({ text: String(seat), attributes: [[':', value]] }));
}

const STATE_NAMES = ['dealer', 'last', 'over', ...OPTION_NAMES];

/**
 * Reads a full state: `christiansen 4 @1 dealer=0 last=2 | hands by seat | piles | promises | won piles by side, each
 * with its Zwicks =n | deals to come, a section each`. `last` is the side that captured last; `over=yes` ends the round.
 */
export function parseState(
  text: string,
  spelling: Spelling = 'text',
): Result<State, InvalidNotation> {
  return attempt(() => readState(sectionsOf(text, spelling)));
}

/** The state that sections stand for. */
export function readState(sections: readonly Section[]): State {
  const [headerSection, handsSection, tableSection, promiseSection, wonSection, ...dealSections] =
    sections;
  const places: Places = new Map();
  const headerList = onlyList(headerSection as Section);
  const header = readHeader(headerList, STATE_NAMES, places);
  const toMove = header.toMove ?? unexpected(headerList.end, 'seat-to-move');
  const dealer =
    header.named.get('dealer') ?? unexpected(headerList.end, 'header-word', '', STATE_NAMES);
  note(places, 'dealer', dealer, dealer.text);
  const last = header.named.get('last');
  if (last) note(places, 'lastCapture', last, last.text);
  if (wonSection === undefined)
    return unexpected(sections.at(-1)?.end ?? headerList.end, 'section');
  const over = header.named.get('over');
  if (over && over.text !== 'yes' && over.text !== 'no') unexpected(over, 'yes-or-no', over.text);
  note(places, 'hands', handsSection as Section, '');
  note(places, 'won', wonSection, '');
  note(places, 'zwicks', wonSection, '');
  const hands = (handsSection as Section).lists.map((list, seat) =>
    readHand(list, `hands[${seat}]`, places),
  );
  const piles = wonSection.lists.map((list, side) => readWon(list, side, places));
  const toCome = dealSections.map((section, at) => {
    note(places, `toCome[${at}]`, section, '');
    return {
      hands: section.lists.map((list, seat) =>
        readHand(list, `toCome[${at}].hands[${seat}]`, places),
      ),
    };
  });
  const json = {
    variant: header.variant,
    seats: header.seats,
    toMove,
    dealer: readNumber(dealer, 'seat'),
    hands,
    table: readPiles(tableSection, places),
    promised: readPromises(promiseSection, places),
    won: piles.map(({ cards }) => cards),
    zwicks: piles.map(({ zwicks }) => zwicks),
    lastCapture: last === undefined ? null : readNumber(last, 'seat'),
    toCome,
    over: over?.text === 'yes',
    options: readOptions(header.named),
  };
  return orInvalid(stateFromJson(json), places);
}

/** A won pile: its cards, the last with the number of Zwicks; `none=0` where there is none. */
function readWon(
  list: List,
  side: number,
  places: Places,
): { readonly cards: Card[]; readonly zwicks: number } {
  const last = list.words.at(-1);
  const [zwicks, extra] = last?.attributes ?? [];
  noMore(extra);
  if (last === undefined || zwicks === undefined || !isMarked(zwicks, '=')) {
    return unexpected(last ?? list, 'zwicks', last?.text ?? '');
  }
  note(places, `zwicks[${side}]`, zwicks, zwicks.text);
  const plain = { ...list, words: [...list.words.slice(0, -1), { ...last, attributes: [] }] };
  const cards = readHand(plain, `won[${side}]`, places);
  return { cards, zwicks: readNumber(zwicks, 'zwicks') };
}

/** Writes a full state; `parseState` reads the same state from it. */
export function makeState(state: State, spelling: Spelling = 'text'): string {
  return writeTree(stateSections(state), spelling);
}

/** The sections that stand for a state. */
export function stateSections(state: State): Written[][][] {
  const { dealer, hands, lastCapture, options, over, promised, seats, table, toMove } = state;
  const header: Written[] = [
    written(state.variant.id),
    { text: String(seats), attributes: [['@', toMove]] },
    { text: 'dealer', attributes: [['=', dealer]] },
  ];
  if (lastCapture !== null) header.push({ text: 'last', attributes: [['=', lastCapture]] });
  if (over) header.push({ text: 'over', attributes: [['=', 'yes']] });
  return [
    [[...header, ...optionWords(options)]],
    hands.map((hand) => hand.map(written)),
    table.map(pileWords),
    [promiseWords(promised)],
    state.won.map((cards, side) => wonWords(cards, state.zwicks[side] ?? 0)),
    ...state.toCome.map((deal) => deal.hands.map((hand) => hand.map(written))),
  ];
}

function wonWords(cards: readonly Card[], zwicks: number): Written[] {
  const names = cards.length === 0 ? [EMPTY] : cards;
  return names.map((text, at) =>
    at === names.length - 1 ? { text, attributes: [['=', zwicks]] } : { text },
  );
}
