/**
 * The verdict on a dispute in each version: the check laid out there, put to the engine, and compared with the answer
 * that was written beforehand from the sources.
 */
import {
  type Card,
  countCards,
  inVersion,
  makePosition,
  type Options,
  type Position,
  type Predicate,
  packCounts,
  parsePlay,
  parsePosition,
  parseState,
  playersWhere,
  positionIn,
  VARIANTS,
  type Variant,
} from '../engine/index.ts';
import { notationText } from '../words/index.ts';
import { type Answer, answerTo, differenceIn, insist } from './answers.ts';
import {
  type Check,
  type Dispute,
  type DisputeAnswer,
  exampleOf,
  IMPOSSIBLE,
} from './schemas/dispute.ts';
import { type Example, exampleSchema, wordsOf } from './schemas/example.ts';
import { isTreated } from './sources.ts';

/** What holds in a version, with some numbers of players. */
export interface DisputeVerdict {
  readonly variant: Variant;
  readonly players: readonly number[];
  /** Which of the dispute's answers it is, from 0. */
  readonly at: number;
  readonly answer: DisputeAnswer;
  /** The check as it is there with the engine's answer; undefined where it is impossible there. */
  readonly computed: { readonly example: Example; readonly answer: Answer } | undefined;
}

const EVERYWHERE: Predicate = { always: true };

/**
 * The verdicts on a dispute, in the order of the versions; none of a version in which the question can't arise, nor of one
 * that no source treats: nobody could have written an answer for it.
 *
 * @throws Where the engine says otherwise than the answer, or a version is left without one: naming `file`, the version and
 * the difference, so that no page is built.
 */
export function verdictsOn(dispute: Dispute, file: string): readonly DisputeVerdict[] {
  if (dispute.topic === 'zwikken') return [];
  return VARIANTS.filter(isTreated).flatMap((variant) => verdictsIn(dispute, variant, file));
}

function verdictsIn(dispute: Dispute, variant: Variant, file: string): DisputeVerdict[] {
  const { answers, check, where = EVERYWHERE } = dispute;
  let left = playersWhere(where, variant);
  const verdicts = answers.flatMap((answer, at): DisputeVerdict[] => {
    const here = playersWhere(answer.where ?? EVERYWHERE, variant);
    const players = left.filter((number) => here.includes(number));
    if (players.length === 0) return [];
    left = left.filter((number) => !players.includes(number));
    const place = `${file}, answer ${at + 1}, in ${variant.id}`;
    let computed: DisputeVerdict['computed'];
    try {
      computed = compute(check, answer.expected, variant, players);
    } catch (thrown) {
      throw new Error(`${place}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
    insist(differs(answer.expected, computed), place);
    return [{ variant, players, at, answer, computed }];
  });
  if (left.length > 0) {
    throw new Error(`${file}: no answer for ${variant.id} with ${left.join(', ')} players`);
  }
  return verdicts;
}

/** How what was written differs from what the engine says; undefined where they agree. */
function differs(expected: unknown, computed: DisputeVerdict['computed']): string | undefined {
  if (computed === undefined) {
    return expected === IMPOSSIBLE ? undefined : 'is impossible there, which was not expected';
  }
  if (expected === IMPOSSIBLE) return 'expected to be impossible, but it can be laid out';
  return differenceIn(computed.example, computed.answer);
}

function compute(
  check: Check,
  expected: unknown,
  variant: Variant,
  players: readonly number[],
): DisputeVerdict['computed'] {
  const there = checkIn(check, variant, players);
  if (there === undefined) return undefined;
  // Where it was expected to be impossible nothing is expected; whatever the engine says, it is not that.
  const wanted = expected === IMPOSSIBLE ? undefined : expected;
  const read = exampleSchema.safeParse(exampleOf(there, wanted, variant.id));
  if (!read.success) {
    if (expected === IMPOSSIBLE) return { example: { kind: 'none' }, answer: { kind: 'none' } };
    throw new Error(read.error.issues.map(({ message }) => message).join('; '));
  }
  return { example: read.data, answer: answerTo(read.data) };
}

/** The check laid out in a version; undefined where it can't be there. */
function checkIn(check: Check, variant: Variant, players: readonly number[]): Check | undefined {
  switch (check.kind) {
    case 'play': {
      const position = positionOf(check);
      const tried = parsePlay(String(check.play), position);
      if (!tried.ok) throw new Error(notationText(tried.error));
      const there = inVersion(
        position,
        tried.value,
        variant,
        optionsIn(position, variant),
        players,
      );
      if (!there.possible) return undefined;
      return { ...check, position: makePosition(there.position), play: there.play };
    }
    case 'plays':
    case 'zwick':
    case 'ask': {
      const position = positionOf(check);
      const there = positionIn(position, variant, optionsIn(position, variant), players);
      if (!there.ok) return undefined;
      const { position: laid, seatThere } = there.value;
      return {
        ...check,
        position: makePosition(laid),
        ...(check.kind === 'ask' ? { of: seatThere(Number(check.of)) } : {}),
      };
    }
    case 'state': {
      const [, seats = '', ...rest] = String(check.state).split(' ');
      if (!players.includes(Number(seats))) return undefined;
      const state = [variant.id, seats, ...rest].join(' ');
      return parseState(state).ok ? { ...check, state } : undefined;
    }
    case 'score': {
      const sides = check.sides as readonly { readonly cards: string }[];
      const cards = sides.flatMap((side) => wordsOf(side.cards) as Card[]);
      const pack = packCounts(variant);
      const fits = [...countCards(cards)].every(([card, count]) => count <= (pack.get(card) ?? 0));
      return fits ? check : undefined;
    }
    case 'figure':
      return { ...check, players: players[0] };
    case 'record':
      return players.includes(Number(check.seats)) ? check : undefined;
    default:
      return check;
  }
}

function positionOf(check: Check): Position {
  const read = parsePosition(String(check.position));
  if (read.ok) return read.value;
  throw new Error(`${JSON.stringify(check.position)}: ${notationText(read.error)}`);
}

/** Limits on wild jokers are agreed for a game that has them. */
function optionsIn(position: Position, variant: Variant): Options | undefined {
  return variant.jokersAre === 'wild' ? position.options : undefined;
}
