/**
 * Puzzles of Zwikken without end: a kind, a set of rules and a seed are one puzzle for ever, and the engine knows the
 * answer. Addresses hang on what is drawn here, in this order: it never changes for a kind that has been given out.
 */
import type { SuitedCard } from '../card.ts';
import { SUITS, suitOf } from '../card.ts';
import type { Random } from '../random.ts';
import { randomFrom } from '../random.ts';
import { shuffled } from '../shuffle.ts';
import type { Action } from './action.ts';
import { applyAction } from './apply.ts';
import { gameWinner } from './judge.ts';
import { legalActions } from './legal.ts';
import type { PuzzleName } from './link.ts';
import type { ZwikkenDeal } from './pack.ts';
import { dealZwikken, exchangedRank, zwikkenPack } from './pack.ts';
import type { CardPuzzle, PayPuzzle, WinPuzzle, ZwikkenPuzzle, ZwikPuzzle } from './puzzle.ts';
import type { DealRecord } from './record.ts';
import type { Agreed, RuleSet } from './ruleSet.ts';
import { usuallyAgreed } from './ruleSet.ts';
import type { TrickPosition } from './solve.ts';
import { afterCard, cardsToPlay, newTricks, seatToPlay, solveTricks } from './solve.ts';
import { firstSitting, startDeal } from './start.ts';
import type { ZwikkenState } from './state.ts';
import { tenOf } from './state.ts';
import { playableCards } from './trick.ts';

/** The puzzle of a kind, a set of rules and a seed. */
export function zwikkenPuzzle(name: PuzzleName): ZwikkenPuzzle {
  for (let tried = 0; ; tried++) {
    const random = randomFrom(`${name.kind} ${name.rules.id} ${name.seed} ${tried}`);
    const found = drawn(name, random, tried);
    if (found !== undefined) return found;
  }
}

function drawn(name: PuzzleName, random: Random, tried: number): ZwikkenPuzzle | undefined {
  switch (name.kind) {
    case 'win':
      return winPuzzle(name, random);
    case 'card':
      return cardPuzzle(name, random, tried);
    case 'zwik':
      return zwikPuzzle(name, random);
    case 'pay':
      return payPuzzle(name, random);
  }
}

const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)] as Item;

function tricksFrom(rules: RuleSet, players: number, random: Random): TrickPosition {
  const { hands } = dealZwikken(rules, players, players - 1, String(random.word()));
  const trump = oneOf(SUITS, random);
  return newTricks({ rules, trump, forehand: 0, gambler: random.below(players), hands });
}

/** Played to the end by chance: whether the gambler has won. */
function luckyEnd(start: TrickPosition, random: Random): boolean {
  let at = start;
  while (seatToPlay(at) !== null) at = afterCard(at, oneOf(cardsToPlay(at), random));
  return gameWinner(at.rules, at.gambler, at.takings) === at.gambler;
}

/** How many random games have to end differently for a position to be worth asking about. */
const GAMES = 12;

function winPuzzle(name: PuzzleName, random: Random): WinPuzzle | undefined {
  // As many that can be won as that can't, in the long run: the seed alone decides which.
  const wanted = randomFrom(`${name.kind} ${name.rules.id} ${name.seed}`).below(2) === 0;
  const players = oneOf(name.rules.players.slice(0, 2), random);
  const position = tricksFrom(name.rules, players, random);
  const ends = Array.from({ length: GAMES }, () => luckyEnd(position, random));
  if (new Set(ends).size < 2) return undefined;
  const solution = solveTricks(position);
  if (solution.wins !== wanted) return undefined;
  return { kind: 'win', rules: name.rules, position, forehand: 0, solution };
}

function cardPuzzle(name: PuzzleName, random: Random, tried: number): CardPuzzle | undefined {
  const { rules } = name;
  const players = oneOf(rules.players, random);
  let at = tricksFrom(rules, players, random);
  for (let left = random.below(2 * players); left > 0; left--) {
    at = afterCard(at, oneOf(cardsToPlay(at), random));
  }
  const seat = seatToPlay(at) ?? 0;
  const hand = at.hands[seat] ?? [];
  const choice = { trump: at.trump, hand, trick: at.trick, gambler: at.gambler === seat };
  const playable = playableCards(rules, choice);
  // Mostly one in which not everything goes; the first draw is taken as it comes one time in five.
  const isWanted = playable.length < hand.length || (tried === 0 && random.below(5) === 0);
  if (hand.length < 2 || !isWanted) return undefined;
  return { kind: 'card', rules, choice, players, seat, playable };
}

/** The state of a deal some acts on, by chance, until it ends or `isThere`. */
function playedOn(
  start: ZwikkenState,
  random: Random,
  isThere: (state: ZwikkenState) => boolean,
): { readonly state: ZwikkenState; readonly actions: DealRecord['actions'] } {
  let state = start;
  const actions: Action[] = [];
  while (state.phase !== 'over' && !isThere(state)) {
    const action = oneOf(legalActions(state), random);
    actions.push(action);
    state = applyAction(state, action);
  }
  return { state, actions };
}

/** A deal in which some seats hold a zwik, or, where tens are exchanged before zwiks, nearly one. */
function zwikDeal(rules: RuleSet, players: number, random: Random): ZwikkenDeal {
  const pack = shuffled(zwikkenPack(rules), String(random.word()));
  const take = (wanted: (card: SuitedCard) => boolean): SuitedCard[] => {
    const at = pack.findIndex(wanted);
    return at < 0 ? [] : pack.splice(at, 1);
  };
  const ranks = shuffled(rules.ranks, String(random.word()));
  const seats = shuffled(
    Array.from({ length: players }, (_, seat) => seat),
    String(random.word()),
  );
  const hands: SuitedCard[][] = Array.from({ length: players }, () => []);
  const stock: SuitedCard[] = [];
  const planted = random.below(4);
  for (let at = 0; at < planted; at++) {
    const rank = ranks[at];
    const hand = hands[seats[at] ?? 0] as SuitedCard[];
    const isRank = (card: SuitedCard): boolean => card.startsWith(rank ?? '');
    const nearly =
      rules.zwik.shown === 'after-bidding' && stock.length === 0 && rank !== exchangedRank(rules);
    if (nearly && random.below(2) === 0) {
      const [up] = take((card) => isRank(card) && pack.includes(tenOf(rules, suitOf(card))));
      if (up !== undefined) {
        stock.push(up);
        hand.push(...take((card) => card === tenOf(rules, suitOf(up))));
      }
    }
    while (hand.length < rules.handSize) {
      const more = take(isRank);
      if (more.length === 0) break;
      hand.push(...more);
    }
  }
  for (const hand of hands) hand.push(...pack.splice(0, rules.handSize - hand.length));
  return { hands, stock: [...stock, ...pack] };
}

function zwikPuzzle(name: PuzzleName, random: Random): ZwikPuzzle | undefined {
  const { rules } = name;
  const players = oneOf(rules.players, random);
  const deal = zwikDeal(rules, players, random);
  const sitting = firstSitting(rules, players, 20, undefined, random.below(players));
  const start = startDeal(sitting, deal);
  // As dealt, before anybody has spoken; or after the bidding and the exchange.
  const { actions, state } =
    rules.zwik.shown === 'before-bidding'
      ? { actions: [], state: start }
      : playedOn(start, random, ({ phase }) => phase === 'tricks');
  if (state.outcome?.kind === 'passed' || state.outcome?.kind === 'thrown-in') return undefined;
  const winner = state.outcome?.kind === 'zwik' ? state.outcome.winner : null;
  return { kind: 'zwik', rules, record: { sitting, deal, actions }, state, winner };
}

function payPuzzle(name: PuzzleName, random: Random): PayPuzzle | undefined {
  const { rules } = name;
  const players = oneOf(rules.players, random);
  const agreed: Agreed = {
    ...usuallyAgreed(rules),
    partsFrom: random.below(2) === 0 ? 0 : null,
    rounds: random.below(2) === 0 ? null : 1 + random.below(3),
  };
  const dealer = random.below(players);
  const sitting = {
    ...firstSitting(rules, players, 20, agreed, dealer),
    pot: random.below(4) * players,
  };
  const deal = dealZwikken(rules, players, dealer, String(random.word()));
  const { actions, state } = playedOn(startDeal(sitting, deal), random, () => false);
  if (state.outcome?.kind !== 'played') return undefined;
  const record = { sitting, deal, actions };
  return { kind: 'pay', rules, record, state, changes: state.outcome.changes };
}
