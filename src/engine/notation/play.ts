/**
 * Plays in notation, read and written at a position, since a pile goes by the name of one of its cards: trail `3H` ·
 * capture `KS x QS AD, 8D 4D 2D` · build `10S on X30 =20@3`, of one card `QH =13@1`, nobody's `5S on 4H =9` · question
 * `ask 2 =13 yes`. `p0`, `p1` … name piles by their place.
 */
import type { Card } from '../card.ts';
import type { Ask, Pile, Play, PlayTried, Position } from '../play.ts';
import type { Result } from '../result.ts';
import { attempt, type InvalidNotation, unexpected } from './error.ts';
import {
  isEmpty,
  isMarked,
  noMore,
  parseCard,
  readCard,
  readNumber,
  readPlainCard,
  sectionsOf,
} from './read.ts';
import type { List, Section, Spelling, Word, Written } from './tree.ts';
import { writeTree, written } from './tree.ts';

type Table = readonly Pile[];

/** Reads a play at a position. Whether it is legal is another question: `checkPlay`. */
export function parsePlay(
  text: string,
  { seats, table }: Pick<Position, 'table'> & Partial<Pick<Position, 'seats'>>,
  spelling: Spelling = 'text',
): Result<PlayTried, InvalidNotation> {
  return attempt(() => {
    const [section, extra] = sectionsOf(text, spelling);
    if (extra !== undefined) unexpected(extra, 'end', extra.lists[0]?.words[0]?.text ?? '');
    const made = readPlay(section as Section, table, seats);
    return made.kind === 'ask' ? unexpected(section as Section, 'play', 'ask') : made;
  });
}

/** The play or question that a section stands for; with a number of seats, no build is for one that is not there. */
export function readPlay(section: Section, table: Table, seats?: number): PlayTried | Ask {
  const [list, ...moreLists] = section.lists;
  const [first, second, ...others] = list?.words ?? [];
  if (list === undefined || first === undefined) return unexpected(section, 'play');
  if (first.text === 'ask') return readAsk(list, moreLists);
  if (second?.text === 'x') {
    const card = readCard(first);
    const [value, extra] = first.attributes;
    if (value !== undefined && !isMarked(value, '=')) unexpected(value, 'value', value.text);
    noMore(extra ?? second.attributes[0]);
    // The groups are a help for the reader; which piles are taken is the play.
    const named = [{ ...list, words: others }, ...moreLists].flatMap((group, at) =>
      at > 0 && isEmpty(group) ? unexpected(group, 'pile-on-table') : group.words,
    );
    const takes = new Set(named.map((word) => readPile(word, table)));
    return { kind: 'capture', card, takes: [...takes].sort((one, other) => one - other) };
  }
  noMore(
    moreLists[0]?.words[0] ?? (moreLists[0] && { ...moreLists[0], text: ',', attributes: [] }),
  );
  if (second?.text === 'on') {
    const [pileWord, extra] = others;
    noMore(extra ?? second.attributes[0]);
    if (pileWord === undefined) return unexpected(list.end, 'pile-on-table');
    const on = readPile({ ...pileWord, attributes: [] }, table);
    return { kind: 'build', card: readPlainCard(first), on, ...readAnnounced(pileWord, seats) };
  }
  noMore(second);
  return first.attributes.length === 0
    ? { kind: 'trail', card: readCard(first) }
    : { kind: 'build', card: readCard(first), on: null, ...readAnnounced(first, seats) };
}

function readAsk({ end, words }: List, moreLists: readonly List[]): Ask {
  const [, of, answer, extra] = words;
  noMore(extra ?? words[0]?.attributes[0] ?? moreLists[0]?.words[0] ?? answer?.attributes[0]);
  if (of === undefined) return unexpected(end, 'number');
  const [value, more] = of.attributes;
  noMore(more);
  if (value === undefined || !isMarked(value, '='))
    return unexpected(value ?? of, 'value', of.text);
  if (answer?.text !== 'yes' && answer?.text !== 'no') {
    return unexpected(answer ?? end, 'yes-or-no', answer?.text ?? '');
  }
  const holds = answer.text === 'yes';
  return { kind: 'ask', of: readNumber(of), value: readNumber(value, 'value'), holds };
}

/** What is announced behind a build: `=20@3`. */
function readAnnounced(
  word: Word,
  seats = Number.POSITIVE_INFINITY,
): { readonly value: number; readonly owner: number | null } {
  const [value, owner, extra] = word.attributes;
  noMore(extra);
  if (value === undefined || !isMarked(value, '='))
    return unexpected(value ?? word, 'value', word.text);
  if (owner === undefined) return { value: readNumber(value, 'value'), owner: null };
  if (!isMarked(owner, '@')) unexpected(owner, 'owner', owner.text);
  const seat = readNumber(owner, 'owner');
  if (seat >= seats) unexpected(owner, 'owner', owner.text);
  return { value: readNumber(value, 'value'), owner: seat };
}

/** The index of the pile that a word names: any card of it, or `p` and its place. */
function readPile(word: Word, table: Table): number {
  noMore(word.attributes[0]);
  const place = /^p(\d{1,6})$/.exec(word.text);
  if (place) return Number(place[1]);
  const card = parseCard(word.text);
  if (card === undefined) return unexpected(word, 'pile-on-table', word.text);
  const [pile, other] = pilesWith(card, table);
  if (pile === undefined) return unexpected(word, 'pile-on-table', word.text);
  if (other !== undefined) return unexpected(word, 'one-pile-of-that-name', word.text);
  return pile;
}

function pilesWith(card: Card, table: Table): number[] {
  return table.flatMap((pile, at) => (pile.cards.includes(card) ? [at] : []));
}

/** Writes a play; `parsePlay` at the same position reads it again (a capture without its witness). */
export function makePlay(
  made: Play | PlayTried | Ask,
  { table }: Pick<Position, 'table'>,
  spelling: Spelling = 'text',
): string {
  return writeTree([playLists(made, table)], spelling);
}

/** The lists that stand for a play. */
export function playLists(made: Play | PlayTried | Ask, table: Table): Written[][] {
  switch (made.kind) {
    case 'trail':
      return [[written(made.card)]];
    case 'capture': {
      const groups = 'groups' in made ? made.groups : [made.takes];
      const [first = [], ...others] = groups.map((group) => group.map((at) => pileWord(at, table)));
      return [[written(made.card), written('x'), ...first], ...others];
    }
    case 'build': {
      const attributes: (readonly ['=' | '@', number])[] = [['=', made.value]];
      if (made.owner !== null) attributes.push(['@', made.owner]);
      if (made.on === null) return [[{ text: made.card, attributes }]];
      const on = pileWord(made.on, table);
      return [[written(made.card), written('on'), { ...on, attributes }]];
    }
    case 'ask': {
      const of: Written = { text: String(made.of), attributes: [['=', made.value]] };
      return [[written('ask'), of, written(made.holds ? 'yes' : 'no')]];
    }
  }
}

/** A pile by its bottom card, or by its place where that card lies in another pile too, or no such pile is there. */
function pileWord(at: number, table: Table): Written {
  const card = table[at]?.cards[0];
  return written(card !== undefined && pilesWith(card, table).length === 1 ? card : `p${at}`);
}
