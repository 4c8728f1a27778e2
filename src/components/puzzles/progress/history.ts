/** What progress comes to: the history by kind and level, and the days in a row. Worked out, never stored. */
import type { PuzzleKind } from '~/engine/index.ts';
import { dayNumber } from './day.ts';
import { entriesOf, type Outcome, outcomeOf } from './packed.ts';
import { isDone, type Progress } from './progress.ts';

/** Results of one kind and level. */
export interface Tally {
  readonly tried: number;
  /** Answered rightly the first time, and not by the third hint. */
  readonly right: number;
  /** Those of the right ones that took a hint. */
  readonly hinted: number;
  /** Of all that were tried, in milliseconds. */
  readonly ms: number;
}

const NONE: Tally = { tried: 0, right: 0, hinted: 0, ms: 0 };

function withOutcome({ hinted, ms, right, tried }: Tally, outcome: Outcome): Tally {
  const isRight = outcome.right && outcome.hints < 3;
  return {
    tried: tried + 1,
    right: right + (isRight ? 1 : 0),
    hinted: hinted + (isRight && outcome.hints > 0 ? 1 : 0),
    ms: ms + outcome.ms,
  };
}

/** A line of the history. */
export interface HistoryLine extends Tally {
  readonly kind: PuzzleKind;
  readonly level: number;
}

/** The history by kind and level: those that were tried, by level within each kind, kinds as they come. */
export function historyOf({ old, results }: Progress): HistoryLine[] {
  const tallies = new Map<string, Tally>();
  const count = (group: string, outcome: Outcome): void => {
    tallies.set(group, withOutcome(tallies.get(group) ?? NONE, outcome));
  };
  for (const [group, text] of Object.entries(old)) {
    for (const entry of entriesOf(text)) count(group, outcomeOf(entry));
  }
  for (const result of results) count(`${result.kind}.${result.level}`, result);
  const lines = [...tallies].map(([group, tally]): HistoryLine => {
    const [kind, level] = group.split('.');
    return { kind: kind as PuzzleKind, level: Number(level), ...tally };
  });
  return lines.sort((one, other) =>
    one.kind === other.kind ? one.level - other.level : one.kind < other.kind ? -1 : 1,
  );
}

/** Tallies together. */
export function total(lines: readonly Tally[]): Tally {
  return lines.reduce<Tally>(
    (sum, { hinted, ms, right, tried }) => ({
      tried: sum.tried + tried,
      right: sum.right + right,
      hinted: sum.hinted + hinted,
      ms: sum.ms + ms,
    }),
    NONE,
  );
}

/** Days in a row. */
export interface Streak {
  /** Those that reach up to today, or to yesterday where today's set is not done yet. */
  readonly now: number;
  readonly longest: number;
  /** Whether today is one of them already. */
  readonly today: boolean;
}

/**
 * The days in a row on which a whole set was done, that for all or one version's. A set counts for its own date if it
 * was whole on that day or the next: whoever begins before midnight, or loses a day on a journey, loses nothing.
 *
 * Where the clock has gone back, there are days done after today. Whether it is wrong now or was wrong then, nobody can
 * tell; so a row that ends after today counts as one that goes on.
 */
export function streakOf({ days }: Progress, today: string): Streak {
  const now = dayNumber(today) ?? 0;
  const numbers = Object.entries(days).flatMap(([date, sets]) => {
    const number = dayNumber(date);
    if (number === undefined) return [];
    const inTime = Object.values(sets).some(
      (set) => isDone(set) && (dayNumber(set.on) ?? 0) <= number + 1,
    );
    return inTime ? [number] : [];
  });
  const rows: { first: number; last: number }[] = [];
  for (const number of numbers.sort((one, other) => one - other)) {
    const row = rows.at(-1);
    if (row?.last === number - 1) row.last = number;
    else rows.push({ first: number, last: number });
  }
  const length = ({ first, last }: { first: number; last: number }): number => last - first + 1;
  return {
    now: Math.max(0, ...rows.filter(({ last }) => last >= now - 1).map(length)),
    longest: Math.max(0, ...rows.map(length)),
    today: numbers.includes(now),
  };
}
