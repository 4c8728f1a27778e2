/**
 * Whole records in notation: a line `record christiansen 4 dealer=0`, a line `deal hands by seat | table` for each deal,
 * then the plays, one after the other, divided by `;` or line ends. `#` begins a comment.
 */
import { recordFromJson } from '../json.ts';
import type { Ask, PlayTried } from '../play.ts';
import type { GameRecord } from '../record.ts';
import { refuse } from '../refusal.ts';
import type { Result } from '../result.ts';
import { err } from '../result.ts';
import type { State } from '../state.ts';
import { ask, play, startRound } from '../state.ts';
import { attempt, type InvalidNotation, NotationError, unexpected } from './error.ts';
import { optionWords } from './options.ts';
import { playLists, readPlay } from './play.ts';
import type { Places } from './read.ts';
import {
  isEmpty,
  note,
  OPTION_NAMES,
  onlyList,
  orInvalid,
  readHeader,
  readNumber,
  readOptions,
  readPlainCard,
  sectionsOf,
} from './read.ts';
import type { List, Section, Spelling, Written } from './tree.ts';
import { writeTree, written } from './tree.ts';

const RECORD_NAMES = ['dealer', ...OPTION_NAMES];

/** A record read from notation, with where each play stands. */
export interface ParsedRecord {
  readonly record: GameRecord;
  /** Line and column of each of the record's plays. */
  readonly places: readonly { readonly line: number; readonly column: number }[];
}

/**
 * Reads a record and plays it, since piles go by their cards: a play that is illegal is an error at its line and column.
 * A record may end before its round does.
 */
export function parseRecord(
  text: string,
  spelling: Spelling = 'text',
): Result<GameRecord, InvalidNotation> {
  return attempt(() => readRecord(sectionsOf(text, spelling, true)).record);
}

/** As `parseRecord`, with the place of each play. */
export function parseRecordWithPlaces(text: string): Result<ParsedRecord, InvalidNotation> {
  return attempt(() => readRecord(sectionsOf(text, 'text', true)));
}

/** The record that sections stand for. */
export function readRecord(all: readonly Section[]): ParsedRecord {
  const places: Places = new Map();
  const sections = all.filter(({ lists }) => lists.length > 1 || !isBlank(lists[0]));
  const [headerSection, ...others] = sections;
  if (headerSection === undefined) return unexpected({ line: 1, column: 1 }, 'variant');
  const headerList = onlyList(headerSection);
  const [begin, ...headerWords] = headerList.words;
  if (begin?.text !== 'record')
    return unexpected(headerList, 'form', begin?.text ?? '', ['record']);
  const header = readHeader(
    { ...headerList, ...(headerWords[0] ?? headerList.end), words: headerWords },
    RECORD_NAMES,
    places,
  );
  if (header.toMove !== undefined)
    unexpected(headerWords[0] ?? headerList, 'end', `@${header.toMove}`);
  const dealer =
    header.named.get('dealer') ?? unexpected(headerList.end, 'header-word', '', RECORD_NAMES);
  note(places, 'dealer', dealer, dealer.text);
  const head = {
    variant: header.variant,
    seats: header.seats,
    dealer: readNumber(dealer, 'seat'),
    options: readOptions(header.named),
  };
  // Version, seats and dealer have to be right before it is known how many deals follow, and which lay cards out.
  const headOnly = recordFromJson({ ...head, deals: [], plays: [] });
  if (!headOnly.ok && headOnly.error.path !== 'deals') orInvalid(headOnly, places);
  const { deals, plays } = readDeals(others, places, headerSection);
  if (deals.length > 0) note(places, 'deals', others[0] ?? headerSection, 'deal');
  const record = orInvalid(recordFromJson({ ...head, deals, plays: [] }), places);
  return { record: { ...record, plays: playAll(record, plays) }, places: plays.map(placeOf) };
}

const placeOf = ({ line, column }: Section): { line: number; column: number } => ({ line, column });

function isBlank(list: List | undefined): boolean {
  return list === undefined || list.words.length === 0;
}

function readDeals(
  sections: readonly Section[],
  places: Places,
  header: Section,
): { readonly deals: object[]; readonly plays: Section[] } {
  const deals: object[] = [];
  const plays: Section[] = [];
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] as Section;
    const [first, ...moreLists] = section.lists;
    if (first?.words[0]?.text !== 'deal') {
      plays.push(section);
      continue;
    }
    const path = `deals[${deals.length}]`;
    note(places, path, section, 'deal');
    const lists = [{ ...first, words: first.words.slice(1) }, ...moreLists];
    const hands = lists.map((list, seat) => readHandOf(list, `${path}.hands[${seat}]`, places));
    note(places, `${path}.hands`, section, 'deal');
    // Only the first deal of a round lays cards on the table: they are the section behind its hands.
    const tableSection = deals.length === 0 ? sections[++at] : undefined;
    if (deals.length === 0 && tableSection === undefined) unexpected(section.end, 'section');
    if (tableSection) note(places, `${path}.table`, tableSection, '');
    const table = tableSection
      ? { table: readHandOf(onlyList(tableSection), `${path}.table`, places) }
      : {};
    deals.push({ hands, ...table });
  }
  if (deals.length === 0) unexpected(sections[0] ?? header.end, 'deal');
  return { deals, plays };
}

function readHandOf(list: List, path: string, places: Places): string[] {
  note(places, path, list, list.words[0]?.text ?? '');
  if (isEmpty(list)) return [];
  return list.words.map((word, at) => {
    note(places, `${path}[${at}]`, word, word.text);
    return readPlainCard(word);
  });
}

/** Reads and makes the plays one after the other. */
function playAll(record: GameRecord, sections: readonly Section[]): (PlayTried | Ask)[] {
  let state: State = startRound(
    record.variant,
    record.options,
    record.seats,
    record.dealer,
    record.deals,
  );
  return sections.map((section, index) => {
    const made = readPlay(section, state.table);
    const after = state.over
      ? err(refuse('round-over', { plays: index }))
      : made.kind === 'ask'
        ? ask(state, made)
        : play(state, made);
    if (!after.ok) {
      const found = section.lists[0]?.words[0]?.text ?? '';
      const place = placeOf(section);
      throw new NotationError({ code: 'illegal-play', ...place, found, refusal: after.error });
    }
    state = after.value;
    return made;
  });
}

/**
 * Writes a record whose plays are legal, as text with a line a deal and a line for each time round the table, or as a
 * link; `parseRecord` reads it again.
 *
 * @throws An error at an illegal play: it has no table to be written at.
 */
export function makeRecord(record: GameRecord, spelling: Spelling = 'text'): string {
  const { dealer, options, seats, variant } = record;
  const header = [
    [
      written('record'),
      written(variant.id),
      written(seats),
      { text: 'dealer', attributes: [['=', dealer]] } as Written,
      ...optionWords(options),
    ],
  ];
  const deals = record.deals.map(({ hands, table }) => {
    const lists = hands.map((hand) => hand.map(written));
    const [first = [], ...others] = lists.map((words) =>
      words.length === 0 ? [written('none')] : words,
    );
    const handsSection = [[written('deal'), ...first], ...others];
    return table.length > 0 ? [handsSection, [table.map(written)]] : [handsSection];
  });
  const plays = playSections(record);
  if (spelling === 'link') return writeTree([header, ...deals.flat(), ...plays.flat()], 'link');
  const lines = [
    writeTree([header], 'text'),
    ...deals.map((sections) => writeTree(sections, 'text')),
    ...plays.map((turns) => turns.map((lists) => writeTree([lists], 'text')).join('; ')),
  ];
  return `${lines.join('\n')}\n`;
}

/** The plays as lists, by times round the table. */
function playSections(record: GameRecord): Written[][][][] {
  let state = startRound(record.variant, record.options, record.seats, record.dealer, record.deals);
  const rounds: Written[][][][] = [];
  let begun: Written[][][] = [];
  for (const made of record.plays) {
    begun.push(playLists(made, state.table));
    const after = made.kind === 'ask' ? ask(state, made) : play(state, made);
    if (!after.ok) throw new Error(`a record with an illegal play: ${after.error.code}`);
    if (made.kind !== 'ask' && state.toMove === state.dealer) {
      rounds.push(begun);
      begun = [];
    }
    state = after.value;
  }
  return begun.length > 0 ? [...rounds, begun] : rounds;
}
