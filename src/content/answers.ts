/** Puts examples to the engine. Pages show its answers, tests compare them with what the example expects. */
import {
  type Ask,
  ask,
  type Card,
  checkAsk,
  checkPlay,
  DEFAULT_OPTIONS,
  dealRound,
  findZwicks,
  type InvalidNotation,
  leftOnTable,
  listPlays,
  type Pile,
  type Play,
  type PlayTried,
  type Position,
  parsePlay,
  parsePosition,
  parseState,
  play,
  playFromJson,
  type Refusal,
  type Result,
  type RoundResult,
  type RoundScore,
  replay,
  resultOf,
  type State,
  scoreRound,
  type Variant,
  variantById,
  wonAtEnd,
} from '../engine/index.ts';
import { badInputText, notationText } from '../words/index.ts';
import { figureOf } from './figures.ts';
import { type Example, type ExampleOf, wordsOf } from './schemas/example.ts';

/** What the engine says to an example, with what it was asked. */
export type Answer =
  | {
      readonly kind: 'play';
      readonly position: Position;
      readonly tried: PlayTried;
      readonly result: Result<Play, Refusal>;
    }
  | { readonly kind: 'plays'; readonly position: Position; readonly plays: readonly Play[] }
  | { readonly kind: 'zwick'; readonly position: Position; readonly cards: readonly Card[] }
  | {
      readonly kind: 'state';
      readonly before: State;
      /** The state before each play, with the play; the last may be refused. */
      readonly steps: readonly { readonly state: State; readonly made: PlayTried | Ask }[];
      readonly result: Result<State, Refusal>;
    }
  | {
      readonly kind: 'ask';
      readonly position: Position;
      readonly asked: readonly Card[];
      readonly question: Ask;
      readonly refusal: Refusal | undefined;
    }
  | {
      readonly kind: 'record';
      readonly variant: Variant;
      readonly result: Result<RoundResult, Refusal>;
    }
  | { readonly kind: 'score'; readonly variant: Variant; readonly score: RoundScore }
  | {
      readonly kind: 'figure';
      readonly variant: Variant;
      readonly figure: ReturnType<typeof figureOf>;
    }
  | { readonly kind: 'none' };

/** Puts an example to the engine. Throws where it can't be read. */
export function answerTo(example: Example): Answer {
  switch (example.kind) {
    case 'play': {
      const position = read(parsePosition(example.position), example.position);
      const tried = readPlay(example.play, position);
      if (tried.kind === 'ask')
        throw new Error('a question to a partner is an example of kind "ask"');
      return { kind: 'play', position, tried, result: checkPlay(position, tried) };
    }
    case 'plays': {
      const position = read(parsePosition(example.position), example.position);
      const kind = { all: undefined, captures: 'capture', builds: 'build' }[example.of];
      const plays = listPlays(position).filter(
        (listed) =>
          (kind === undefined || listed.kind === kind) &&
          (example.card === undefined || listed.card === example.card),
      );
      return { kind: 'plays', position, plays };
    }
    case 'zwick': {
      const position = read(parsePosition(example.position), example.position);
      return { kind: 'zwick', position, cards: findZwicks(position).map(({ card }) => card) };
    }
    case 'state':
      return answerToState(example);
    case 'ask': {
      const position = read(parsePosition(example.position), example.position);
      const asked = wordsOf(example.asked) as Card[];
      const { of, value, holds } = example;
      const question: Ask = { kind: 'ask', of, value, holds };
      return {
        kind: 'ask',
        position,
        asked,
        question,
        refusal: checkAsk(position, question, asked),
      };
    }
    case 'record': {
      const variant = readVariant(example.variant);
      const { dealer, seats, seed } = example;
      const deals = dealRound(variant, seats, dealer, seed);
      // Piles can be named by their cards only where there is a table to look at: plays of a record stand in JSON.
      const plays = example.plays.map((made) => readPlay(made, { seats, table: [] }));
      const record = { variant, options: DEFAULT_OPTIONS, seats, dealer, deals, plays };
      const result = replay(record);
      return {
        kind: 'record',
        variant,
        result: result.ok ? result : { ok: false, error: result.error.refusal },
      };
    }
    case 'score': {
      const variant = readVariant(example.variant);
      const sides = example.sides.map(({ cards, zwicks }) => ({
        cards: wordsOf(cards) as Card[],
        zwicks,
      }));
      return { kind: 'score', variant, score: scoreRound(variant, sides) };
    }
    case 'figure': {
      const variant = readVariant(example.variant);
      const players = example.players ?? variant.seats[0] ?? 0;
      return { kind: 'figure', variant, figure: figureOf(example.field, variant, players) };
    }
    case 'none':
      return { kind: 'none' };
  }
}

function answerToState(example: ExampleOf<'state'>): Answer {
  const before = read(parseState(example.state), example.state);
  const steps: { state: State; made: PlayTried | Ask }[] = [];
  let state = before;
  for (const written of example.plays) {
    const made = readPlay(written, state);
    steps.push({ state, made });
    const after = made.kind === 'ask' ? ask(state, made) : play(state, made);
    if (!after.ok) return { kind: 'state', before, steps, result: after };
    state = after.value;
  }
  return { kind: 'state', before, steps, result: { ok: true, value: state } };
}

function read<Value>(result: Result<Value, InvalidNotation>, text: string): Value {
  if (result.ok) return result.value;
  throw new Error(`${JSON.stringify(text)}: ${notationText(result.error)}`);
}

function readVariant(id: string): Variant {
  const variant = variantById(id);
  if (variant === undefined) throw new Error(`no such version ${id}`);
  return variant;
}

function readPlay(
  written: string | object,
  at: Pick<Position, 'seats' | 'table'>,
): PlayTried | Ask {
  if (typeof written === 'string') return read(parsePlay(written, at), written);
  const fields = written as Readonly<Record<string, unknown>>;
  const { of, value, holds } = fields;
  if (
    fields.kind === 'ask' &&
    typeof of === 'number' &&
    typeof value === 'number' &&
    typeof holds === 'boolean'
  ) {
    return { kind: 'ask', of, value, holds };
  }
  const tried = playFromJson(written, at.seats, 'play');
  if (tried.ok) return tried.value;
  throw new Error(badInputText(tried.error));
}

/** How the engine's answer differs from what the example expects; undefined where they agree. */
export function differenceIn(example: Example, answer: Answer): string | undefined {
  return disagreement(...compared(example, answer));
}

/** How what was found differs from what was expected, both plain data; undefined where they are the same. */
export function disagreement(expected: unknown, found: unknown): string | undefined {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(found)];
  return wanted === got ? undefined : `expected ${wanted}, but the engine says ${got}`;
}

/** The expectation and the answer in one form, as plain data. */
function compared(example: Example, answer: Answer): [expected: unknown, found: unknown] {
  if (example.kind === 'play' && answer.kind === 'play') {
    return [example.expected, answer.result.ok ? 'legal' : answer.result.error.code];
  }
  if (example.kind === 'plays' && answer.kind === 'plays') {
    if (typeof example.expected === 'number') return [example.expected, answer.plays.length];
    const expected = example.expected.map((text) => readPlay(text, answer.position) as PlayTried);
    return [expected.map(playKey).sort(), answer.plays.map(playKey).sort()];
  }
  if (example.kind === 'zwick' && answer.kind === 'zwick') {
    return [example.expected.toSorted(), answer.cards.toSorted()];
  }
  if (example.kind === 'state' && answer.kind === 'state') return comparedStates(example, answer);
  if (example.kind === 'ask' && answer.kind === 'ask') {
    return [example.expected, answer.refusal?.code ?? 'legal'];
  }
  if (example.kind === 'record' && answer.kind === 'record') {
    const { result } = answer;
    if (!result.ok || typeof example.expected === 'string') {
      return [example.expected, result.ok ? 'a finished round' : result.error.code];
    }
    const { left, points, zwicks } = example.expected;
    return [
      { points, zwicks, left: wordsOf(left) },
      { points: result.value.points, zwicks: result.value.zwicks, left: result.value.left },
    ];
  }
  if (example.kind === 'score' && answer.kind === 'score') {
    const { sides, expected: check, total } = answer.score;
    return [
      { points: example.expected, lines: example.lines, check: example.check, total },
      {
        points: sides.map(({ points }) => points),
        lines: example.lines && sides.map(({ lines }) => lines.map(({ what }) => what)),
        check: example.check === undefined ? undefined : check,
        total: check,
      },
    ];
  }
  if (example.kind === 'figure' && answer.kind === 'figure') {
    return [example.expected, answer.figure];
  }
  return [example.kind, answer.kind];
}

function playKey(made: PlayTried | Play): string {
  switch (made.kind) {
    case 'trail':
      return made.card;
    case 'capture':
      return `${made.card} x ${made.takes.join(' ')}`;
    case 'build':
      return `${made.card} on ${made.on} =${made.value}@${made.owner}`;
  }
}

function comparedStates(
  { expected }: ExampleOf<'state'>,
  { result }: Extract<Answer, { kind: 'state' }>,
): [expected: unknown, found: unknown] {
  if (!result.ok || typeof expected === 'string') {
    return [expected, result.ok ? 'a state' : result.error.code];
  }
  const state = result.value;
  const head = `${state.variant.id} ${state.seats} @0 | none`;
  const found: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
    switch (name) {
      case 'table': {
        const text = `${head} | ${expected.table}`;
        wanted.table = read(parsePosition(text), text).table.map(pileKey);
        found.table = state.table.map(pileKey);
        break;
      }
      case 'promised': {
        const text = `${head} | | ${expected.promised}`;
        wanted.promised = read(parsePosition(text), text).promised;
        found.promised = state.promised;
        break;
      }
      case 'hands':
        wanted.hands = expected.hands?.map(wordsOf);
        found.hands = state.hands;
        break;
      case 'won':
        wanted.won = expected.won?.map((cards) => wordsOf(cards).sort());
        found.won = state.won.map((cards) => cards.toSorted());
        break;
      case 'left':
        wanted.left = wordsOf(expected.left ?? '');
        found.left = state.over ? leftOnTable(state) : 'the round is not over';
        break;
      case 'cards':
        wanted.cards = expected.cards;
        found.cards = wonAtEnd(state).map((cards) => cards.length);
        break;
      case 'points':
        wanted.points = expected.points;
        found.points = resultOf(state).points;
        break;
      default:
        wanted[name] = expected[name];
        found[name] = state[name];
    }
  }
  return [wanted, found];
}

/** A pile as plain data, its fields in one order. */
function pileKey({ cards, value, owner }: Pile): unknown {
  return value === undefined ? cards : { cards, value, owner };
}

/**
 * The engine's answer to an example, which has to be the one it expects: else this throws, naming the file and the
 * example (counted from 1), and no page is built.
 */
export function agreedAnswer(example: Example, file: string, number: number): Answer {
  const where = `${file}, example ${number}`;
  let answer: Answer;
  try {
    answer = answerTo(example);
  } catch (problem) {
    throw new Error(`${where}: ${problem instanceof Error ? problem.message : problem}`);
  }
  insist(differenceIn(example, answer), where);
  return answer;
}

/** Throws where the engine's answer differs from what was written, naming the place: so no page is built that says so. */
export function insist(difference: string | undefined, where: string): void {
  if (difference !== undefined) throw new Error(`${where}: ${difference}`);
}

/** The refusal in an answer, if it is one. */
export function refusalIn(answer: Answer): Refusal | undefined {
  switch (answer.kind) {
    case 'play':
    case 'state':
    case 'record':
      return answer.result.ok ? undefined : answer.result.error;
    case 'ask':
      return answer.refusal;
    default:
      return undefined;
  }
}

/**
 * What may be played instead of what was tried, nearest first: plays of the same card, and of the same kind, before
 * others, and last what is always possible. Undefined where nobody is to play.
 */
export function playsInstead(answer: Answer): readonly Play[] | undefined {
  if (answer.kind === 'ask') return listPlays(answer.position);
  if (answer.kind !== 'play') return undefined;
  const { position, tried } = answer;
  const far = (listed: Play) =>
    (listed.card === tried.card ? 0 : 4) +
    (listed.kind === tried.kind ? 0 : 2) +
    (listed.kind === 'trail' ? 1 : 0);
  return listPlays(position).toSorted((one, other) => far(one) - far(other));
}
