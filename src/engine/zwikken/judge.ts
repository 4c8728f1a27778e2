/** Who has won a game once its tricks are played, and how a whole game of given tricks goes. */
import type { Suit, SuitedCard } from '../card.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import { pointsIn } from './pack.ts';
import type { RuleSet } from './ruleSet.ts';
import type { CardRefusal } from './trick.ts';
import { cardRefusal, trickOrder, winningCard } from './trick.ts';

/** What each seat has from its tricks: how many, and what their cards count. */
export interface Takings {
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

/** No trick yet. */
export function noTakings(players: number): Takings {
  const none = Array.from({ length: players }, () => 0);
  return { tricks: none, points: none };
}

/** The takings with one more trick, won by `winner`. */
export function takingsWith(
  rules: RuleSet,
  { points, tricks }: Takings,
  winner: number,
  cards: readonly SuitedCard[],
): Takings {
  return {
    tricks: tricks.with(winner, (tricks[winner] ?? 0) + 1),
    points: points.with(winner, (points[winner] ?? 0) + pointsIn(rules, cards)),
  };
}

/**
 * The seat that wins the game, or null where nobody does: by tricks only the gambler can, by points whoever has
 * the single highest total. All tricks have been played.
 */
export function gameWinner(
  rules: RuleSet,
  gambler: number,
  { points, tricks }: Takings,
): number | null {
  if (rules.wonBy === 'points') {
    const highest = Math.max(...points);
    return points.filter((total) => total === highest).length === 1
      ? points.indexOf(highest)
      : null;
  }
  const won = tricks[gambler] ?? 0;
  const own = points[gambler] ?? 0;
  const others = points.reduce((sum, total) => sum + total, 0) - own;
  const hasMost = 2 * won > rules.handSize;
  return hasMost || (won === 1 && own > others) ? gambler : null;
}

/** A game by its tricks: each in the order played, the winner of one leads to the next. */
export interface PlayedGame {
  readonly rules: RuleSet;
  readonly players: number;
  readonly forehand: number;
  readonly trump: Suit;
  readonly gambler: number;
  readonly tricks: readonly (readonly SuitedCard[])[];
}

/** What becomes of a game: who won each trick, each seat's points, and whether the gambler won. */
export interface Judgement {
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly won: boolean;
}

/** A card that may not be played: which of which trick, and why. */
export interface BadPlay {
  readonly trick: number;
  readonly at: number;
  readonly refusal: CardRefusal;
}

/**
 * Plays the tricks of a whole game through. The hands follow from the tricks: what a seat plays later it holds
 * before. The first card that may not be played is an error. Every trick has a card of every seat.
 */
export function judgeGame(game: PlayedGame): Result<Judgement, BadPlay> {
  const { forehand, gambler, players, rules, tricks, trump } = game;
  const winners: number[] = [];
  const orders: number[][] = [];
  let takings = noTakings(players);
  let leader = forehand;
  for (const cards of tricks) {
    const order = trickOrder(players, leader);
    leader = order[winningCard(rules, trump, cards)] as number;
    orders.push(order);
    winners.push(leader);
    takings = takingsWith(rules, takings, leader, cards);
  }
  const cardOf = (seat: number, trick: number): SuitedCard =>
    tricks[trick]?.[orders[trick]?.indexOf(seat) ?? -1] as SuitedCard;
  for (const [trick, cards] of tricks.entries()) {
    for (const [at, card] of cards.entries()) {
      const seat = orders[trick]?.[at] as number;
      const hand = tricks.slice(trick).map((_, later) => cardOf(seat, trick + later));
      const choice = { trump, hand, trick: cards.slice(0, at), gambler: seat === gambler };
      const refusal = cardRefusal(rules, choice, card);
      if (refusal) return err({ trick, at, refusal });
    }
  }
  const won = gameWinner(rules, gambler, takings) === gambler;
  return ok({ winners, points: takings.points, won });
}
