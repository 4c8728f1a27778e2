/** How many sequences of plays there are: one figure that any difference between two engines changes. */
import { countPlays, eachPlay } from './legal.ts';
import type { State } from './state.ts';
import { applyPlay, positionOf } from './state.ts';

/**
 * The number of play sequences of that length from a state: deals are dealt as they come, questions to partners are not
 * counted. Once the round is over there are no longer ones.
 */
export function perft(state: State, depth: number): bigint {
  if (depth === 0) return 1n;
  if (state.over) return 0n;
  const position = positionOf(state);
  if (depth === 1) return BigInt(countPlays(position));
  let nodes = 0n;
  for (const made of eachPlay(position)) nodes += perft(applyPlay(state, made), depth - 1);
  return nodes;
}
