/** The deal that the page of the table tells in words: asked, declared, exchanged, played, settled. */
import {
  type Action,
  dealZwikken,
  firstSitting,
  legalActions,
  parseAct,
  ruleSetById,
  solveCards,
  startDeal,
  statesOfDeal,
  tricksOf,
  type ZwikkenState,
} from '../../engine/zwikken/index.ts';

/** The deal at its beginning and at its end. */
export function told(): { readonly start: ZwikkenState; readonly end: ZwikkenState } {
  const rules = ruleSetById('zwikken-modern');
  if (rules === undefined) throw new Error('the told deal is of rules that are gone');
  const sitting = firstSitting(rules, 3, 20);
  for (let number = 1; ; number++) {
    const start = startDeal(sitting, dealZwikken(rules, 3, 0, `told ${number}`));
    const end = playOut(start);
    const kinds = end.happened.map(({ kind }) => kind);
    if (end.outcome?.kind === 'played' && end.outcome.won && kinds.includes('exchanged')) {
      return { start, end };
    }
  }
}

/** All ask, the tens are declared and exchanged, and both sides play what they can do best. */
function playOut(start: ZwikkenState): ZwikkenState {
  const actions: Action[] = [];
  for (;;) {
    const played = statesOfDeal(start, actions);
    if (!played.ok) throw new Error('the told deal is not allowed');
    const state = played.value.at(-1) as ZwikkenState;
    if (state.phase === 'over') return state;
    const legal = legalActions(state);
    const wished = [
      'ask.knows',
      'better.knows',
      'pass.knows',
      state.round === 1 ? 'better' : 'pass',
    ]
      .map((word) => parseAct(state.rules, word))
      .find((action) => legal.some((one) => JSON.stringify(one) === JSON.stringify(action)));
    const tricks = tricksOf(state);
    const best = tricks && solveCards(tricks);
    const wanted = state.waiting[0] === state.game?.gambler;
    const card = best?.find(({ wins }) => wins === wanted) ?? best?.[0];
    const action = wished ?? (card ? ({ kind: 'play', card: card.card } as const) : legal[0]);
    if (action === undefined) throw new Error('nobody can do anything');
    actions.push(action);
  }
}
