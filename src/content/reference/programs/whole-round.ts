import {
  DEFAULT_OPTIONS,
  dealRound,
  listPlays,
  play,
  positionOf,
  resultOf,
  startRound,
  variantById,
} from 'zwicker/engine';

const variant = variantById('huelsemann');
if (variant === undefined) throw new Error('no such version');
const deals = dealRound(variant, 2, 0, 'Zwicker');
let state = startRound(variant, DEFAULT_OPTIONS, 2, 0, deals);

// Whoever can captures; else the first card goes down.
while (!state.over) {
  const plays = listPlays(positionOf(state));
  const made = plays.find(({ kind }) => kind === 'capture') ?? plays[0];
  if (made === undefined) throw new Error('nobody is without a play');
  const after = play(state, made);
  if (!after.ok) throw new Error(after.error.code);
  state = after.value;
}

const { points, zwicks, left } = resultOf(state);
console.log(points.join(' '));
console.log(zwicks.join(' '));
console.log(left.join(' '));
// → 16 17
// → 3 1
// → 4S 7H
