import {
  type Action,
  act,
  dealZwikken,
  firstSitting,
  RULE_SETS,
  solveCards,
  startDeal,
  tricksOf,
} from 'zwicker/engine/zwikken';

const [classic] = RULE_SETS;
let state = startDeal(firstSitting(classic, 3, 20), dealZwikken(classic, 3, 0, 'a seed'));
console.log(`${state.turned[0]} is turned up, and ${state.pot} counters are in the pot`);

const bids: Action[] = [{ kind: 'bid', part: 'whole' }, { kind: 'pass' }, { kind: 'pass' }];
for (const bid of bids) {
  const after = act(state, bid);
  if (!after.ok) throw new Error(after.error.code);
  state = after.value;
}
console.log(`seat ${state.game?.gambler} plays for ${state.game?.amount}`);

const tricks = tricksOf(state);
for (const { card, wins } of tricks ? solveCards(tricks) : []) {
  console.log(`${card} ${wins ? 'wins against any defence' : 'may be beaten'}`);
}
// → JS is turned up, and 3 counters are in the pot
// → seat 1 plays for 3
// → AD may be beaten
// → KH wins against any defence
// → QH wins against any defence
