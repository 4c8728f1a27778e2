/** Reads what is typed or pasted, says what is wrong with a position, and what is merely odd about it. */
import type { BadInput, InvalidNotation, Position, Result } from '../../engine/index.ts';
import {
  dealSizes,
  err,
  inTeams,
  ok,
  owedValues,
  parsePosition,
  positionFromJson,
  positionToJson,
  uncovered,
} from '../../engine/index.ts';
import { CALCULATOR_EXTRA_WORDS as WORDS } from '../../words/calculatorExtras.ts';
import { badInputText, notationText } from '../../words/index.ts';
import { readLink } from './address.ts';
import type { Laid } from './laying.ts';

/** What is wrong with a text, and from where to where. */
export interface Unreadable {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Reads notation, or a link, alone or at the end of an address. */
export function readTyped(text: string): Result<Laid, Unreadable> {
  const alone = text.trim();
  // A link has no spaces; to look for one in a long text that has some would take for ever.
  const link = /\s/.test(alone) ? undefined : /^(?:\S*#)?([a-z]\d+(?:~|%7e)\S*)$/i.exec(alone)?.[1];
  if (link !== undefined) {
    const read = readLink(link);
    return read.ok ? read : err({ text: read.error, start: 0, end: text.length });
  }
  const read = parsePosition(text);
  if (read.ok) return ok({ position: read.value, tried: null });
  return err(unreadable(text, read.error));
}

function unreadable(text: string, problem: InvalidNotation): Unreadable {
  const lines = text.split('\n');
  const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const start = Math.min(before + problem.column - 1, text.length);
  const word = /^[^\s,|]+/.exec(text.slice(start))?.[0] ?? '';
  const length = text.startsWith(problem.found, start) ? problem.found.length : word.length;
  return { text: sentence(notationText(problem)), start, end: start + (length || word.length) };
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Where a position is wrong: a card of the hand, a pile, or neither. */
export interface Problem {
  readonly text: string;
  readonly hand?: number;
  readonly pile?: number;
}

/** The first thing for which no such position can be; null where all is well. */
export function problemOf(position: Position): Problem | null {
  const read = positionFromJson(positionToJson(position));
  return read.ok ? null : problemAt(read.error);
}

function problemAt(problem: BadInput): Problem {
  const text = sentence(badInputText({ ...problem, path: '' }));
  const [, where, at] = /^(hand|table)\[(\d+)\]/.exec(problem.path) ?? [];
  if (where === 'hand') return { text, hand: Number(at) };
  return where === 'table' ? { text, pile: Number(at) } : { text };
}

/** Something odd, and the rule that it is odd by, where there is one. */
export interface Remark {
  readonly text: string;
  readonly rule?: 'owe' | 'owe-short';
}

/** What could not have come about in play, though the question can be answered. */
export function remarksOf(position: Position): readonly Remark[] {
  const { hand, promised, seats, table, toMove, variant } = position;
  const remarks: Remark[] = [];
  const most = Math.max(...dealSizes(variant, seats, 0).flatMap(({ hands }) => hands));
  if (hand.length > most) {
    remarks.push({ text: WORDS.remarks.hand(hand.length, most) });
  }
  if (promised.length > 0 && !inTeams(variant, seats)) {
    remarks.push({ text: WORDS.remarks.promises });
  }
  const owed = owedValues(table, toMove);
  if (uncovered(owed, hand, variant) > 0) {
    // A partner may leave a player short; nobody else can.
    remarks.push(
      inTeams(variant, seats)
        ? { text: WORDS.remarks.short(owed), rule: 'owe-short' }
        : { text: WORDS.remarks.uncovered(owed), rule: 'owe' },
    );
  }
  return remarks;
}
