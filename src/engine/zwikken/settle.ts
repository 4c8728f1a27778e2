/** How a deal ends: by a zwik, by its tricks, or without a game; and who takes from the pot or pays into it. */
import { gameWinner } from './judge.ts';
import type { RuleSet } from './ruleSet.ts';
import type { Game, Outcome, ZwikkenState } from './state.ts';
import { askersOf } from './state.ts';
import { highestZwik, zwikIn } from './zwik.ts';

/** The deal over, with that outcome. */
export function endDeal(state: ZwikkenState, outcome: Outcome): ZwikkenState {
  const changes = 'changes' in outcome ? outcome.changes : [];
  const taken = changes.reduce((sum, change) => sum + change, 0);
  return {
    ...state,
    stacks: state.stacks.map((counters, seat) => counters + (changes[seat] ?? 0)),
    pot: state.pot - taken,
    phase: 'over',
    waiting: [],
    outcome,
    happened: [...state.happened, { kind: 'ended', outcome }],
  };
}

/**
 * The state once zwiks have been looked at: over, if one wins. As dealt, anyone's wins the pot and nobody pays.
 * After the bidding only who asked wins by one, what was asked for, and the other askers pay.
 */
export function showZwiks(state: ZwikkenState): ZwikkenState {
  const { game, hands, players, pot, rules } = state;
  const zwiks = hands.map((hand) => zwikIn(rules, hand));
  const askers = askersOf(state);
  const winner = highestZwik(rules, zwiks, (seat) => game === null || askers.includes(seat));
  if (winner === null) return state;
  const changes =
    game === null
      ? Array.from({ length: players }, (_, seat) => (seat === winner ? pot : 0))
      : settled(state, game, winner);
  return endDeal(state, { kind: 'zwik', winner, zwiks, changes });
}

/** The deal over once its tricks are played. */
export function settleTricks(state: ZwikkenState, game: Game): ZwikkenState {
  const { rules, takings } = state;
  const winner = gameWinner(rules, game.gambler, takings);
  const changes = settled(state, game, winner);
  const won = winner === game.gambler;
  return endDeal(state, { kind: 'played', winner, won, takings, changes });
}

/** What has to be known to settle a game. */
export interface Settling {
  readonly players: number;
  readonly gambler: number;
  /** All who asked, outbid or not; it means nothing where the gambler alone takes and pays. */
  readonly askers: readonly number[];
  /** What was played for, in counters. */
  readonly amount: number;
  /** Who won, or null where nobody did. */
  readonly winner: number | null;
}

/**
 * What each seat takes from the pot, or pays into it where the number is below nought: those who play for the pot
 * take the amount of the game if they won, and else pay it.
 */
export function settlement(rules: RuleSet, settling: Settling): number[] {
  const { amount, askers, gambler, players, winner } = settling;
  const playing = rules.settles === 'gambler' ? [gambler] : askers;
  return Array.from({ length: players }, (_, seat) => {
    if (!playing.includes(seat)) return 0;
    return seat === winner ? amount : -amount;
  });
}

function settled(state: ZwikkenState, game: Game, winner: number | null): number[] {
  const { players, rules } = state;
  return settlement(rules, { ...game, players, askers: askersOf(state), winner });
}
