/**
 * Whether the gambler can force the win, all cards known: all others play together against the gambler. Where the
 * highest total of points wins, they succeed as soon as the gambler has not the single highest, whoever else has
 * it, and even if nobody has: what one of them would rather win alone is not asked. So a "yes" holds however they
 * play, and a "no" says that they can prevent it together.
 */
import type { Suit, SuitedCard } from '../card.ts';
import type { Takings } from './judge.ts';
import { gameWinner, noTakings, takingsWith } from './judge.ts';
import type { RuleSet } from './ruleSet.ts';
import type { ZwikkenState } from './state.ts';
import { trumpOf } from './state.ts';
import { playableCards, trickOrder, winningCard } from './trick.ts';

/** A game between two cards, all hands known. */
export interface TrickPosition {
  readonly rules: RuleSet;
  readonly trump: Suit;
  readonly gambler: number;
  /** Who leads, or has led, to the present trick. */
  readonly leader: number;
  readonly hands: readonly (readonly SuitedCard[])[];
  readonly trick: readonly SuitedCard[];
  readonly takings: Takings;
}

/** Whether the gambler can force the win, and how it then goes. */
export interface Solution {
  readonly wins: boolean;
  /**
   * The cards to the end in the order of play, both sides playing their best; of several cards that are as good,
   * the first of the hand.
   */
  readonly line: readonly SuitedCard[];
}

/** A game before its first card. */
export function newTricks(
  game: Pick<TrickPosition, 'rules' | 'trump' | 'gambler' | 'hands'> & {
    readonly forehand: number;
  },
): TrickPosition {
  const { forehand, gambler, hands, rules, trump } = game;
  return {
    rules,
    trump,
    gambler,
    hands,
    leader: forehand,
    trick: [],
    takings: noTakings(hands.length),
  };
}

/** The tricks of a deal where it stands, or null where none are being played. */
export function tricksOf(state: ZwikkenState): TrickPosition | null {
  const { game, hands, leader, phase, rules, takings, trick } = state;
  if (phase !== 'tricks' || game === null) return null;
  return { rules, trump: trumpOf(state), gambler: game.gambler, leader, hands, trick, takings };
}

/** The seat that plays next, or null where all cards are played. */
export function seatToPlay({ hands, leader, trick }: TrickPosition): number | null {
  const seat = (leader + trick.length) % hands.length;
  return (hands[seat] ?? []).length > 0 ? seat : null;
}

/** The cards that the next seat may play, in the order of its hand. */
export function cardsToPlay(position: TrickPosition): SuitedCard[] {
  const { gambler, hands, rules, trick, trump } = position;
  const seat = seatToPlay(position);
  if (seat === null) return [];
  return playableCards(rules, { trump, hand: hands[seat] ?? [], trick, gambler: seat === gambler });
}

/** The position after a card that may be played. */
export function afterCard(position: TrickPosition, card: SuitedCard): TrickPosition {
  const { leader, rules, takings, trump } = position;
  const hands = position.hands.map((hand) => hand.filter((held) => held !== card));
  const trick = [...position.trick, card];
  if (trick.length < hands.length) return { ...position, hands, trick };
  const order = trickOrder(hands.length, leader);
  const winner = order[winningCard(rules, trump, trick)] as number;
  return {
    ...position,
    hands,
    trick: [],
    leader: winner,
    takings: takingsWith(rules, takings, winner, trick),
  };
}

/** Whether the gambler can force the win, with one best line. */
export function solveTricks(position: TrickPosition): Solution {
  const known: Known = new Map();
  const wins = forces(position, known);
  const line: SuitedCard[] = [];
  let at = position;
  while (seatToPlay(at) !== null) {
    const card = cardsToPlay(at).find((one) => forces(afterCard(at, one), known) === wins);
    if (card === undefined) throw new Error('no card keeps what was found');
    line.push(card);
    at = afterCard(at, card);
  }
  return { wins, line };
}

/** For each card that may be played now, whether the gambler can force the win after it. */
export function solveCards(
  position: TrickPosition,
): { readonly card: SuitedCard; readonly wins: boolean }[] {
  const known: Known = new Map();
  return cardsToPlay(position).map((card) => ({
    card,
    wins: forces(afterCard(position, card), known),
  }));
}

/** What has been found of positions between tricks, by what is left and what has been taken. */
type Known = Map<string, boolean>;

function forces(position: TrickPosition, known: Known): boolean {
  const { gambler, rules, takings, trick } = position;
  const seat = seatToPlay(position);
  if (seat === null) return gameWinner(rules, gambler, takings) === gambler;
  const key = trick.length === 0 ? keyOf(position) : undefined;
  const found = key === undefined ? undefined : known.get(key);
  if (found !== undefined) return found;
  // The gambler needs one card that wins; the others need one that does not.
  const wanted = seat === gambler;
  const canHave = cardsToPlay(position).some(
    (card) => forces(afterCard(position, card), known) === wanted,
  );
  const wins = canHave === wanted;
  if (key !== undefined) known.set(key, wins);
  return wins;
}

function keyOf({ hands, leader, takings }: TrickPosition): string {
  return [leader, takings.tricks.join(), takings.points.join(), hands.map((hand) => hand.join(''))]
    .flat()
    .join('|');
}
