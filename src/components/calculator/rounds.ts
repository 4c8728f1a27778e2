/** Positions that come about in play: from a round by chance, and after a play. */
import type { Options, Play, Position, State, Variant } from '../../engine/index.ts';
import {
  applyPlay,
  dealRound,
  listPlays,
  positionOf,
  randomFrom,
  startRound,
} from '../../engine/index.ts';

/** More plays than this are not looked at when one is taken by chance. */
const MOST_PLAYS = 400;

/** A position some plays into a round: the seed gives cards and plays. */
export function randomPosition(
  variant: Variant,
  seats: number,
  options: Options,
  seed: string,
): Position {
  const random = randomFrom(`${seed} plays`);
  const dealer = random.below(seats);
  let state = startRound(variant, options, seats, dealer, dealRound(variant, seats, dealer, seed));
  // At least one more turn for everybody, so that builds have come about; never up to the end.
  for (let plays = 2 + random.below(2 * seats); plays > 0; plays--) {
    const all = listPlays(positionOf(state), MOST_PLAYS);
    // Each kind as likely as the others: of captures there are often the most.
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    const kind = kinds[random.below(Math.max(1, kinds.length))];
    const some = all.filter((play) => play.kind === kind);
    const play = some[random.below(Math.max(1, some.length))];
    if (play === undefined) break;
    const after = applyPlay(state, play);
    if (after.over) break;
    state = after;
  }
  return positionOf(state);
}

/**
 * The position after a legal play. Only the mover's hand is known, so it is that seat's turn again, with one card less.
 */
export function positionAfter(position: Position, play: Play): Position {
  const { hand, options, promised, seats, table, toMove, variant } = position;
  const before: State = {
    variant,
    options,
    seats,
    dealer: toMove,
    toMove,
    hands: Array.from({ length: seats }, (_, seat) => (seat === toMove ? hand : [])),
    table,
    promised,
    won: [],
    zwicks: [],
    lastCapture: null,
    toCome: [],
    over: false,
  };
  const after = applyPlay(before, play);
  return {
    ...position,
    hand: after.hands[toMove] ?? [],
    table: after.table,
    promised: after.promised,
  };
}
