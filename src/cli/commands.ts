/** What each command answers to one line of input. The forms are a contract: see the reference. */
import type { BadInput, BadRecord, GameRecord, Result } from '../engine/index.ts';
import {
  checkPlay,
  countPlays,
  eachPlay,
  findZwicks,
  houseRuleBehind,
  houseSpelling,
  integerFromJson,
  perft,
  positionFromJson,
  recordFromJson,
  replay,
  roundFromJson,
  scoreRound,
  startRound,
  statesOf,
  TableTooWide,
  triedFromJson,
  wonFromJson,
} from '../engine/index.ts';
import { houseNote } from '../words/houseNote.ts';
import { badInputText, refusalText } from '../words/index.ts';
import { LineError } from './lineError.ts';
import { LONGEST_LINE } from './lines.ts';
import { toJson } from './toJson.ts';
import { ZWIKKEN_COMMANDS } from './zwikken.ts';

/** How many plays `plays` lists unless it is told otherwise. */
const PLAYS_LISTED = 10_000;

type Command = (input: unknown) => object;

function orLineError<Value>(result: Result<Value, BadInput>, more: object = {}): Value {
  if (result.ok) return result.value;
  throw new LineError(result.error.code, badInputText(result.error), more);
}

/** The index of the play that a place in a record speaks of: `plays[3].card` is in play 3. */
function playOfPath(path: string): { play?: number } {
  const found = /^plays\[(\d+)\]/.exec(path);
  return found ? { play: Number(found[1]) } : {};
}

function readRecord(input: unknown): GameRecord {
  const record = recordFromJson(input);
  if (record.ok) return record.value;
  const bad = playOfPath(record.error.path);
  // A play may be illegal before the one that can't even be read: the first bad one is what is asked for.
  if (bad.play !== undefined) checkPlaysBefore(input, bad.play);
  return orLineError(record, bad);
}

function checkPlaysBefore(input: unknown, play: number): void {
  const { plays, ...rest } = input as { plays: readonly unknown[] };
  const before = recordFromJson({ ...rest, plays: plays.slice(0, play) });
  const states = before.ok ? statesOf(before.value) : undefined;
  if (states?.ok === false) throw refusedPlay(states.error);
}

function refusedPlay({ play, refusal }: BadRecord): LineError {
  const message = `plays[${play}]: ${refusalText(refusal)}`;
  return new LineError(refusal.code, message, { play, rule: refusal.rule });
}

/** Every command by name: an input as JSON to an answer as JSON. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  plays(input) {
    const position = orLineError(positionFromJson(input));
    const limit = orLineError(integerFromJson(input, 'limit', 0, PLAYS_LISTED));
    const total = countPlays(position);
    const plays = [];
    if (limit > 0) {
      for (const play of eachPlay(position)) {
        plays.push(play);
        if (plays.length === limit) break;
      }
    }
    return total > limit ? { plays, total, truncated: true } : { plays, total };
  },

  explain(input) {
    const { position, play } = orLineError(triedFromJson(input));
    const checked = checkPlay(position, play);
    if (checked.ok) return { legal: true };
    const { code, rule, ...facts } = checked.error;
    const change = houseRuleBehind(checked.error, position, play);
    const reason = refusalText(checked.error);
    const message = change ? `${reason} ${houseNote(change)}` : reason;
    // The page of the rule says how it is without house rules.
    const house = change && `${change.point.name}.${houseSpelling(change.value)}`;
    return { legal: false, code, message, rule, ...(house ? { house } : {}), facts };
  },

  zwick(input) {
    const zwicks = findZwicks(orLineError(positionFromJson(input)));
    return { zwicks: zwicks.map(({ card, value, groups }) => ({ card, value, groups })) };
  },

  replay(input) {
    const record = readRecord(input);
    const result = replay(record);
    if (!result.ok) throw refusedPlay(result.error);
    const { points, cards, zwicks, left } = result.value;
    return { scores: points, cards, zwicks, left };
  },

  deal(input) {
    const { deals } = orLineError(roundFromJson(input, 'seed'));
    return {
      deals: deals.map(({ hands, table }) => (table.length > 0 ? { hands, table } : { hands })),
    };
  },

  score(input) {
    const { variant, sides } = orLineError(wonFromJson(input));
    return scoreRound(variant, sides);
  },

  perft(input) {
    const { variant, options, seats, dealer, deals } = orLineError(
      roundFromJson(input, 'seed-or-deals'),
    );
    const depth = orLineError(integerFromJson(input, 'depth', 0));
    return { nodes: perft(startRound(variant, options, seats, dealer, deals), depth) };
  },

  ...ZWIKKEN_COMMANDS,
};

/** The answer of a command to one line, as one line of JSON; an error in its place where the line is bad. */
export function answerLine(command: Command, line: string): string {
  try {
    return toJson(command(parseLine(line)));
  } catch (problem) {
    if (problem instanceof LineError) {
      const { code, message, more } = problem;
      // Where a bad play is stands within the error and beside it.
      const beside = Object.fromEntries(
        Object.entries(more).filter(([name]) => ['play', 'trick', 'card'].includes(name)),
      );
      return toJson({ error: { code, message, ...more }, ...beside });
    }
    if (problem instanceof TableTooWide) {
      const message = `the table is too wide for an exact answer: ${problem.message}`;
      return toJson({ error: { code: 'table-too-wide', message } });
    }
    // An answer longer than a text can be (a limit of many millions) must not end the lines behind it.
    if (problem instanceof RangeError) {
      const message = `the answer is too long: ${problem.message}`;
      return toJson({ error: { code: 'answer-too-long', message } });
    }
    throw problem;
  }
}

function parseLine(line: string): unknown {
  if (line.length > LONGEST_LINE) {
    throw new LineError('line-too-long', `longer than ${LONGEST_LINE} characters`);
  }
  try {
    return JSON.parse(line);
  } catch (problem) {
    throw new LineError('not-json', `not JSON: ${(problem as Error).message}`);
  }
}
