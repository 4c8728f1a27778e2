/** Reads a record that somebody pasted, opened or was sent: notation, JSON or a link. A wrong one says where and why. */
import type { GameRecord, InvalidNotation, Play, Result } from '../../engine/index.ts';
import {
  checkPlay,
  err,
  makeLink,
  ok,
  parseLink,
  parseRecordWithPlaces,
  positionOf,
  recordFromJson,
  statesOf,
} from '../../engine/index.ts';
import { upper } from '../../words/en.ts';
import { badInputText, notationProblem, notationText, refusalText } from '../../words/index.ts';
import { placeText } from '../../words/place.ts';
import { REPLAY_EXTRA_WORDS } from '../../words/replayExtras.ts';
import { lineAndColumn, parsePlaced, type Span, spanOf } from '../kept/jsonPlaces.ts';
import { LONGEST_RECORD } from './address.ts';
import type { Line, Move } from './line.ts';

const { own } = REPLAY_EXTRA_WORDS;

/** What is wrong, in words with line and column, and the part of the text that is. */
export interface Unreadable {
  readonly text: string;
  readonly span: Span;
  readonly line: number;
  readonly column: number;
}

/** A record that could be read. */
export interface ReadRecord {
  readonly line: Line;
  /** Its link, for the fragment of an address. */
  readonly link: string;
}

/** Reads a text: JSON where it begins like that, a link where it looks like one, else notation. */
export function readText(text: string): Result<ReadRecord, Unreadable> {
  if (text.length > LONGEST_RECORD) {
    return err({ text: own.tooLong, span: { start: 0, end: 0 }, line: 1, column: 1 });
  }
  const link = linkIn(text);
  if (link !== undefined) {
    const read = readLink(link);
    if (read.ok) return read;
    return err({ text: read.error, span: { start: 0, end: text.length }, line: 1, column: 1 });
  }
  return /^\s*[{[]/.test(text) ? readJson(text) : readNotation(text);
}

/** Reads the link of a record; a wrong one says why. */
export function readLink(link: string): Result<ReadRecord, string> {
  const parsed = parseLink(link);
  if (!parsed.ok) {
    const { error } = parsed;
    const why = notationProblem(error);
    return err(own.badLink(`${upper(why)}.`.replace(/\.\.$/, '.')));
  }
  return parsed.value.form === 'record'
    ? ok(readRecord(parsed.value.record))
    : err(own.badLink(own.notARecord));
}

function linkIn(text: string): string | undefined {
  const alone = text.trim();
  // A link has no spaces; to look for one in a long text that has some would take for ever.
  if (/\s/.test(alone)) return undefined;
  return /^(?:\S*#(?:n(?:\.[\w-]*)+~)?(?:[a-z]+(?:-\d+)?~)?)?([a-z]\d+~\S+)$/.exec(alone)?.[1];
}

function readNotation(text: string): Result<ReadRecord, Unreadable> {
  const parsed = parseRecordWithPlaces(text);
  if (parsed.ok) return ok(readRecord(parsed.value.record));
  const { code, column, found, line } = parsed.error;
  const start = offsetOf(text, line, column);
  // Of an illegal play all of it is marked.
  const span = code === 'illegal-play' ? playAt(text, start) : spanAt(text, start, found);
  return err({ text: sentence(parsed.error), span, line, column });
}

function playAt(text: string, start: number): Span {
  const play = /^[^;\n#]*/.exec(text.slice(start))?.[0] ?? '';
  return { start, end: start + play.trimEnd().length };
}

function sentence(problem: InvalidNotation): string {
  const text = notationText(problem);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What was found there; where that is not what stands there, the word that does. */
function spanAt(text: string, start: number, found: string): Span {
  const length = text.startsWith(found, start) ? found.length : 0;
  const word = /^[^\s,;|]+/.exec(text.slice(start))?.[0].length ?? 0;
  return { start, end: start + (length || word) };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

function readJson(text: string): Result<ReadRecord, Unreadable> {
  const placed = parsePlaced(text);
  if (!placed.ok) {
    const found = /^\S{0,20}/.exec(text.slice(placed.error))?.[0] ?? '';
    const span = { start: placed.error, end: placed.error + found.length };
    return err(unreadable(text, span, own.notJson(found)));
  }
  const { spans, value } = placed.value;
  const record = recordFromJson(value);
  if (!record.ok) {
    return err(unreadable(text, spanOf(spans, record.error.path), badInputText(record.error)));
  }
  const states = statesOf(record.value);
  if (!states.ok) {
    const { play, refusal } = states.error;
    const why = own.badPlay(play + 1, refusalText(refusal));
    return err(unreadable(text, spanOf(spans, `plays[${play}]`), why));
  }
  return ok(readRecord(record.value));
}

function unreadable(text: string, span: Span, why: string): Unreadable {
  const [line, column] = lineAndColumn(text, span.start);
  const end = /[.!?]$/.test(why) ? '' : '.';
  return { text: `${placeText(line, column)}: ${why}${end}`, span, line, column };
}

/** A record whose plays are legal, as a line. A question to a partner is no step: it belongs to the play after it. */
function readRecord(record: GameRecord): ReadRecord {
  const states = statesOf(record);
  if (!states.ok) throw new Error(`a record with an illegal play: ${states.error.refusal.code}`);
  const moves = record.plays.flatMap((made, at): Move[] => {
    const before = states.value[at];
    if (made.kind === 'ask' || before === undefined) return [];
    const play = checkPlay(positionOf(before), made);
    if (!play.ok) throw new Error(`an illegal play: ${play.error.code}`);
    return [{ play: play.value satisfies Play, before, made: at }];
  });
  const end = states.value.at(-1);
  if (end === undefined) throw new Error('a record without a state');
  return { line: { record, moves, end }, link: makeLink({ form: 'record', record }) };
}
