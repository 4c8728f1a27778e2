/** Puzzles of Zwikken as tests want them, and the slow reading of each. */
import {
  generateZwikken,
  makeAct,
  RULE_SETS,
  ZWIKKEN_PUZZLE_LEVELS,
  type ZwikkenPuzzle,
  type ZwikkenPuzzleKind,
  type ZwikkenReply,
} from '../../src/engine/zwikken/index.ts';
import { type SlowDeal, slowDeal, slowForces, slowMay } from '../slow/zwikken.ts';

/** How many of each kind: 100, and 2,000 where somebody has the time. */
export const MANY = process.env.ZWICKER_DEEP ? 2000 : 100;

/** So many puzzles of a kind, of all sets of rules and levels in turn. */
export function* supply(kind: ZwikkenPuzzleKind, many = MANY): Generator<ZwikkenPuzzle> {
  for (let at = 0; at < many; at++) {
    const rules = RULE_SETS[at % RULE_SETS.length] ?? RULE_SETS[0];
    const level = ZWIKKEN_PUZZLE_LEVELS[Math.floor(at / 3) % 3] ?? 1;
    yield generateZwikken({ kind, rules, level, seed: `supply ${at}` }).puzzle;
  }
}

/** The record's deal, read slowly from its words. */
export function slowlyDealt({
  record,
  rules,
}: Extract<ZwikkenPuzzle, { readonly kind: 'zwik' | 'pay' }>): SlowDeal {
  const { actions, deal, sitting } = record;
  const { agreed, dealer, pot } = sitting;
  return slowDeal({
    asks: rules.id !== 'zwikken-classic',
    passedMayReturn: rules.id === 'zwikken-modern',
    turnUpStakes: rules.id === 'zwikken-classic' ? [1, 1, 1] : [1, 1, 0],
    throwInAgain: rules.id !== 'zwikken-classic',
    zwikRanks:
      rules.id === 'zwikken-classic' ? ['A', 'K', 'Q', 'J', '10'] : ['10', 'A', 'K', 'Q', 'J'],
    wonBy: rules.id === 'zwikken-classic' ? 'tricks' : 'points',
    leadsTopTrump: rules.id !== 'zwikken-achterhoek',
    stake: agreed.stake,
    rounds: agreed.rounds,
    dealer,
    pot,
    hands: deal.hands,
    stock: deal.stock,
    words: actions.map((action) => makeAct(rules, action)),
  });
}

/** The answer, worked out by the slow reading. */
export function slowReply(puzzle: ZwikkenPuzzle): ZwikkenReply {
  switch (puzzle.kind) {
    case 'win': {
      const { gambler, hands, rules, trump } = puzzle.position;
      const game = {
        wonBy: rules.id === 'zwikken-classic' ? 'tricks' : 'points',
        leadsTopTrump: rules.id !== 'zwikken-achterhoek',
        trump,
        gambler,
      };
      return { kind: 'win', wins: slowForces(game, puzzle.forehand, hands) };
    }
    case 'card': {
      const { choice, rules, seat } = puzzle;
      const game = {
        wonBy: '',
        leadsTopTrump: rules.id !== 'zwikken-achterhoek',
        trump: choice.trump,
        gambler: choice.gambler ? seat : -1,
      };
      const { hand, trick } = choice;
      return {
        kind: 'card',
        cards: hand.filter((card) => slowMay(game, seat, hand, trick, card)),
      };
    }
    case 'zwik':
      return { kind: 'zwik', winner: slowlyDealt(puzzle).zwikWinner };
    case 'pay':
      return { kind: 'pay', changes: slowlyDealt(puzzle).changes ?? [] };
  }
}
