/** Words and lists into what they stand for. The engine's JSON readers then judge whether it makes sense. */

import type { BadInput } from '../badInput.ts';
import type { Card } from '../card.ts';
import { isCard } from '../known.ts';
import type { Result } from '../result.ts';
import type { Options } from '../variant.ts';
import { VARIANTS } from '../variants.ts';
import { baseIdOf } from '../versionId.ts';
import type { Expected } from './error.ts';
import { LONGEST_NOTATION, NotationError, noLongerThan, unexpected } from './error.ts';
import { JOKER_SETTINGS, SWEEP_SETTINGS } from './options.ts';
import type { Attribute, List, Mark, Place, Section, Spelling, Word } from './tree.ts';
import { EMPTY, readTree } from './tree.ts';

/** The sections of a notation; fails at a stray mark, and of a text that is too long. */
export function sectionsOf(text: string, spelling: Spelling, lines = false): Section[] {
  noLongerThan(text, LONGEST_NOTATION);
  const tree = readTree(text, spelling, lines);
  if ('stray' in tree) return unexpected(tree.stray, 'text-before-mark', tree.stray.mark);
  return tree.sections;
}

/**
 * Where each part of the JSON form comes from, by its path. A problem with a part that has no place of its own is shown
 * at the nearest part around it.
 */
export type Places = Map<string, Place & { readonly found: string }>;

/** The value of an engine reading, or its problem, at its place in the notation. */
export function orInvalid<Value>(result: Result<Value, BadInput>, places: Places): Value {
  if (result.ok) return result.value;
  const { path } = result.error;
  let around = path;
  while (around !== '' && !places.has(around))
    around = around.replace(/(\.[^.[]*|\[\d+\]|^[^.[]+)$/, '');
  const { line, column, found } = places.get(around) ?? { line: 1, column: 1, found: '' };
  throw new NotationError({ code: 'bad-input', line, column, found, problem: result.error });
}

/** Notes where a part of the JSON form stands. */
export function note(places: Places, path: string, { line, column }: Place, found: string): void {
  places.set(path, { line, column, found });
}

const SUIT_SIGNS: Readonly<Record<string, string>> = {
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '♤': 'S',
  '♡': 'H',
  '♢': 'D',
  '♧': 'C',
};
/** Bube and Dame. */
const GERMAN_RANKS: Readonly<Record<string, string>> = { B: 'J', D: 'Q' };

/**
 * The card of that name, or undefined. Besides `10D` it takes `10♦`, lower case, and the German B and D for jack and
 * queen.
 */
export function parseCard(text: string): Card | undefined {
  const upper = text.replace(/\uFE0F|\uFE0E/g, '').toUpperCase();
  if (isCard(upper)) return upper;
  const suit = upper.slice(-1);
  const rank = upper.slice(0, -1);
  const name = `${GERMAN_RANKS[rank] ?? rank}${SUIT_SIGNS[suit] ?? suit}`;
  return isCard(name) ? name : undefined;
}

/** The card a word names. */
export function readCard(word: Word): Card {
  return parseCard(word.text) ?? unexpected(word, 'card', word.text);
}

/** A word that is a card and carries nothing. */
export function readPlainCard(word: Word): Card {
  const card = readCard(word);
  noMore(word.attributes[0]);
  return card;
}

/** Whether a list holds nothing. */
export function isEmpty({ words }: List): boolean {
  const [first, second] = words;
  return (
    first === undefined ||
    (first.text === EMPTY && first.attributes.length === 0 && second === undefined)
  );
}

/** The lists of a section, none where it is empty. A section of commas alone has empty lists. */
export function listsOf(section: Section | undefined): readonly List[] {
  if (section === undefined) return [];
  const [only, second] = section.lists;
  return second === undefined && (only === undefined || isEmpty(only)) ? [] : section.lists;
}

/** The one list of a section. */
export function onlyList(section: Section): List {
  const [first, second] = section.lists;
  if (second !== undefined) unexpected(second, 'section', second.words[0]?.text ?? '');
  return first ?? { ...section, words: [] };
}

/** Fails where something stands that should not. */
export function noMore(extra: Word | Attribute | undefined): void {
  if (extra !== undefined) unexpected(extra, 'end', extra.text);
}

/** A whole number written in digits, ten thousands of them at most. */
export function readNumber(
  word: Pick<Word, 'text' | 'line' | 'column'>,
  expected: Expected = 'number',
): number {
  if (!/^\d{1,6}$/.test(word.text)) unexpected(word, expected, word.text);
  return Number(word.text);
}

/** An attribute with that mark; links don't tell marks apart. */
export function isMarked(attribute: Attribute, mark: Mark): boolean {
  return attribute.mark === null || attribute.mark === mark;
}

/** What a header says, each word with its place: `christiansen 4 @1 dealer=0`. */
export interface Header {
  readonly variant: string;
  readonly seats: number;
  readonly toMove: number | undefined;
  readonly named: ReadonlyMap<string, Attribute>;
}

/**
 * Reads the id of a version at the beginning of a list; `more` are the words behind it. In a link its hyphens and dots
 * are separators, so that it is several words there, the last with its house rules as attributes.
 */
export function readVersion(
  list: List,
  places: Places,
): { readonly variant: string; readonly more: readonly Word[] } {
  const { words } = list;
  const known = VARIANTS.map(({ id }) => id);
  const [first] = words;
  if (first === undefined) return unexpected(list, 'variant', '', known);
  const ids = new Set<string>(known);
  const most = Math.max(...known.map((id) => id.split('-').length));
  const texts = words.slice(0, most).map(({ text }) => text.toLowerCase());
  // The longest that is one; as text, its house rules are in its last word.
  const last = texts.findLastIndex((text, at) =>
    ids.has([...texts.slice(0, at), baseIdOf(text)].join('-')),
  );
  const name = last < 0 ? undefined : texts.slice(0, last + 1).join('-');
  if (name === undefined) return unexpected(first, 'variant', first.text, known);
  const attributes = words.slice(0, last + 1).map((word) => word.attributes);
  const houseRules = attributes.at(-1) ?? [];
  noMore(attributes.slice(0, -1).flat()[0] ?? houseRules.find(({ mark }) => mark !== null));
  const variant = [name, ...houseRules.map(({ text }) => text.toLowerCase())].join('.');
  note(places, 'variant', first, variant);
  return { variant, more: words.slice(last + 1) };
}

/** Reads `christiansen 4 @1 name=value …` from the words of a header. */
export function readHeader(list: List, names: readonly string[], places: Places): Header {
  const { more, variant } = readVersion(list, places);
  const [seatsHere, ...namedWords] = more;
  const seatsWord = seatsHere ?? unexpected(list.end, 'seats');
  const seats = readNumber(seatsWord, 'seats');
  note(places, 'seats', seatsWord, seatsWord.text);
  const [mover, extra] = seatsWord.attributes;
  noMore(extra);
  let toMove: number | undefined;
  if (mover !== undefined) {
    if (!isMarked(mover, '@')) unexpected(mover, 'seat-to-move', mover.text);
    toMove = readNumber(mover, 'seat-to-move');
    note(places, 'toMove', mover, mover.text);
  }
  return { variant, seats, toMove, named: readNamed(namedWords, names) };
}

/** The settings among the words of a header, `dealer=0`, by name; each at most once. */
export function readNamed(words: readonly Word[], names: readonly string[]): Header['named'] {
  const named = new Map<string, Attribute>();
  for (const word of words) {
    const [value, more] = word.attributes;
    if (!names.includes(word.text) || named.has(word.text)) {
      unexpected(word, 'header-word', word.text, names);
    }
    if (value === undefined || !isMarked(value, '='))
      unexpected(word, 'header-word', word.text, names);
    else named.set(word.text, value);
    noMore(more);
  }
  return named;
}

/** The names of options in a header. */
export const OPTION_NAMES = ['jokers', 'sweep'];

/** The options that a header names, in their JSON form. */
export function readOptions(named: Header['named']): Partial<Options> {
  const options: Record<string, unknown> = {};
  const read = (
    name: string,
    field: string,
    settings: readonly (readonly [string, string | boolean])[],
  ): void => {
    const value = named.get(name);
    if (value === undefined) return;
    const found = settings.find(([own, engines]) => own === value.text || engines === value.text);
    const known = settings.map(([own]) => own);
    const [, setting] = found ?? unexpected(value, 'header-word', value.text, known);
    options[field] = setting;
  };
  read('jokers', 'jokerOnTable', JOKER_SETTINGS);
  read('sweep', 'jokerSweepIsZwick', SWEEP_SETTINGS);
  return options;
}

/** The piles of a section in their JSON form: `QS, X30 10S =20@3`; without `@` the build is nobody's. */
export function readPiles(section: Section | undefined, places: Places): object[] {
  return listsOf(section).map((list, at) => {
    const path = `table[${at}]`;
    note(places, path, list, list.words[0]?.text ?? '');
    if (isEmpty(list)) return unexpected(list, 'card', list.words[0]?.text ?? '');
    const cards = list.words.map((word, nth) => {
      note(places, `${path}.cards[${nth}]`, word, word.text);
      return nth < list.words.length - 1 ? readPlainCard(word) : readCard(word);
    });
    const attributes = list.words.at(-1)?.attributes ?? [];
    const [value, owner, extra] = attributes;
    noMore(extra);
    if (value === undefined) return { cards };
    if (!isMarked(value, '=')) unexpected(value, 'value', value.text);
    note(places, `${path}.value`, value, value.text);
    if (owner === undefined) return { cards, value: readNumber(value, 'value'), owner: null };
    if (!isMarked(owner, '@')) unexpected(owner, 'owner', owner.text);
    note(places, `${path}.owner`, owner, owner.text);
    return { cards, value: readNumber(value, 'value'), owner: readNumber(owner, 'owner') };
  });
}

/** The promises of a section in their JSON form: `3:20 0:13`. */
export function readPromises(section: Section | undefined, places: Places): object[] {
  const list = section === undefined ? undefined : onlyList(section);
  if (list === undefined || isEmpty(list)) return [];
  return list.words.map((word, at) => {
    const [value, extra] = word.attributes;
    noMore(extra);
    if (value === undefined || !isMarked(value, ':')) unexpected(word, 'promise', word.text);
    note(places, `promised[${at}]`, word, word.text);
    return { seat: readNumber(word, 'promise'), value: readNumber(value ?? word, 'promise') };
  });
}
