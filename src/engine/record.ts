/** A whole round written down, and played again. */
import type { Card } from './card.ts';
import type { Deal } from './deal.ts';
import type { Ask, PlayTried } from './play.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Result } from './result.ts';
import { err, ok } from './result.ts';
import type { RoundScore } from './score.ts';
import { scoreRound } from './score.ts';
import type { State } from './state.ts';
import { ask, leftOnTable, play, playsLeft, startRound, wonAtEnd } from './state.ts';
import type { Options, Variant } from './variant.ts';

/** A round from its deals and plays. Questions to partners stand among the plays, before the play they serve. */
export interface GameRecord {
  readonly variant: Variant;
  readonly options: Options;
  readonly seats: number;
  readonly dealer: number;
  readonly deals: readonly Deal[];
  readonly plays: readonly (PlayTried | Ask)[];
}

/** Where a record goes wrong: the index in `plays` (its length where the record ends too early) and the reason. */
export interface BadRecord {
  readonly play: number;
  readonly refusal: Refusal;
}

/** How a round ended. Lists have one entry a side. */
export interface RoundResult {
  readonly score: RoundScore;
  readonly points: readonly number[];
  /** How many cards each side won, left-over ones with them. */
  readonly cards: readonly number[];
  readonly zwicks: readonly number[];
  /** What lay on the table at the end, before it went to the last to capture. */
  readonly left: readonly Card[];
}

/** The state before the first play, and after each of `plays`; or the first bad one. A record may end early here. */
export function statesOf(record: GameRecord): Result<State[], BadRecord> {
  const states = [
    startRound(record.variant, record.options, record.seats, record.dealer, record.deals),
  ];
  for (const [index, made] of record.plays.entries()) {
    const before = states[index] as State;
    const after = before.over
      ? err(refuse('round-over', { plays: index }))
      : made.kind === 'ask'
        ? ask(before, made)
        : play(before, made);
    if (!after.ok) return err({ play: index, refusal: after.error });
    states.push(after.value);
  }
  return ok(states);
}

/** Plays a record through to its score; or the first bad play, or that it ends before the round does. Rule round-end. */
export function replay(record: GameRecord): Result<RoundResult, BadRecord> {
  const states = statesOf(record);
  if (!states.ok) return states;
  const end = states.value.at(-1) as State;
  if (!end.over) {
    const refusal = refuse('round-unfinished', { cards: playsLeft(end) });
    return err({ play: record.plays.length, refusal });
  }
  return ok(resultOf(end));
}

/** The result of a round that is over. */
export function resultOf(state: State): RoundResult {
  const sides = wonAtEnd(state).map((cards, side) => ({ cards, zwicks: state.zwicks[side] ?? 0 }));
  const score = scoreRound(state.variant, sides);
  return {
    score,
    points: score.sides.map(({ points }) => points),
    cards: sides.map(({ cards }) => cards.length),
    zwicks: state.zwicks,
    left: leftOnTable(state),
  };
}
