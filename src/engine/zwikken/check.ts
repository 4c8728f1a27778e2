/** Whether an act is allowed in a state, and if not, why. */
import type { SuitedCard } from '../card.ts';
import { suitOf } from '../card.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Action, Bid } from './action.ts';
import type { ActionRefusal } from './refusal.ts';
import type { Phase, ZwikkenState } from './state.ts';
import { askersOf, namesParts, seatToAct, tenOf, trumpOf } from './state.ts';
import { cardRefusal } from './trick.ts';

const PHASE_OF = {
  bid: 'bidding',
  ask: 'bidding',
  pass: 'bidding',
  'turn-up': 'dealer',
  'end-deal': 'dealer',
  exchange: 'exchange',
  keep: 'exchange',
  play: 'tricks',
} as const satisfies Record<Action['kind'], Phase>;

/** The act itself where the player whose turn it is may do it, or the first reason why not. Nothing is changed. */
export function checkAction(state: ZwikkenState, action: Action): Result<Action, ActionRefusal> {
  const refusal = refusalOf(state, action);
  return refusal ? err(refusal) : ok(action);
}

function refusalOf(state: ZwikkenState, action: Action): ActionRefusal | undefined {
  const { phase } = state;
  if (phase === 'over') return { code: 'deal-over' };
  const { kind } = action;
  if (PHASE_OF[kind] !== phase) return { code: 'not-now', kind, phase };
  switch (action.kind) {
    case 'bid':
      return refusedPart(state, action.part);
    case 'ask':
      return refusedAsk(state, action) ?? refusedDeclaration(state, action);
    case 'pass':
      return refusedDeclaration(state, action);
    case 'exchange':
      return refusedExchange(state, action.ten);
    case 'play':
      return refusedCard(state, action.card);
    default:
      return undefined;
  }
}

function refusedPart(state: ZwikkenState, part: string): ActionRefusal | undefined {
  const { bidding } = state.rules;
  if (bidding.kind !== 'rising') return { code: 'no-such-bid', kind: 'bid' };
  const known = bidding.parts.map(({ id }) => id);
  const height = known.indexOf(part);
  if (height < 0) return { code: 'no-such-part', part, known };
  if (!namesParts(state)) {
    // A bid for the whole pot over another is simply higher.
    return part === known.at(-1) ? undefined : { code: 'whole-pot-only', part, pot: state.pot };
  }
  const bids = state.bids.flatMap(({ bid }) => (bid.kind === 'bid' ? [bid.part] : []));
  const last = bids.at(-1);
  if (last === undefined || height > known.indexOf(last)) return undefined;
  return { code: 'bid-not-higher', part, last };
}

function refusedAsk(
  state: ZwikkenState,
  { word }: Bid & { readonly kind: 'ask' },
): ActionRefusal | undefined {
  if (state.rules.bidding.kind !== 'asking') return { code: 'no-such-bid', kind: 'ask' };
  const asker = askersOf(state).at(-1);
  if (asker === undefined) return word === 'better' ? { code: 'nobody-asked' } : undefined;
  return word === 'better' ? undefined : { code: 'must-ask-better', asker };
}

function refusedDeclaration(
  state: ZwikkenState,
  { declares }: Bid & { readonly kind: 'ask' | 'pass' },
): ActionRefusal | undefined {
  if (declares === undefined) return undefined;
  const { declared, hands, rules } = state;
  if (!rules.exchange.declared) return { code: 'nothing-to-declare' };
  const ten = tenOf(rules, trumpOf(state));
  if (!hands[seatToAct(state) ?? 0]?.includes(ten)) return { code: 'ten-not-held', ten };
  const isKnown = declared.some((one) => one.ten === ten);
  return isKnown ? { code: 'declared-before', ten } : undefined;
}

function refusedExchange(state: ZwikkenState, ten: SuitedCard): ActionRefusal | undefined {
  const { declared, hands, rules, turned } = state;
  if (ten !== tenOf(rules, suitOf(ten))) return { code: 'not-a-ten', card: ten };
  if (!hands[seatToAct(state) ?? 0]?.includes(ten)) return { code: 'card-not-held', card: ten };
  if (!turned.some((card) => suitOf(card) === suitOf(ten))) {
    return { code: 'suit-not-turned', ten, turned };
  }
  const trump = trumpOf(state);
  if (!rules.exchange.earlier && suitOf(ten) !== trump) {
    return { code: 'not-the-trump-ten', ten, trump };
  }
  const isDeclared = !rules.exchange.declared || declared.some((one) => one.ten === ten);
  return isDeclared ? undefined : { code: 'ten-not-declared', ten };
}

function refusedCard(state: ZwikkenState, card: SuitedCard): ActionRefusal | undefined {
  const { game, hands, rules, trick } = state;
  const seat = seatToAct(state) ?? 0;
  const hand = hands[seat] ?? [];
  if (!hand.includes(card)) return { code: 'card-not-held', card };
  const gambler = game?.gambler === seat;
  return cardRefusal(rules, { trump: trumpOf(state), hand, trick, gambler }, card);
}
