/** Another table with the same question: its piles and its hand in another order, its suits exchanged. */
import type { Card } from '../card.ts';
import { inSuits, SUITS } from '../card.ts';
import { isCard } from '../known.ts';
import { listPlays } from '../legal.ts';
import type { Pile, PlayTried } from '../play.ts';
import { cardPoints } from '../points.ts';
import { randomFrom } from '../random.ts';
import { shuffledBy } from '../shuffle.ts';
import type { Foreseen } from './foreseen.ts';
import { answersTo, judge, sameAttempt } from './judge.ts';
import type { Attempt, Goal, Task } from './task.ts';

/** A question with its solution and the tries that were foreseen. */
export interface Question<Kind extends Foreseen = Foreseen> {
  readonly task: Task;
  readonly solution: Attempt;
  readonly replies: readonly Kind[];
}

/** What becomes of cards, and of the places of piles and of hand cards. */
interface Exchange {
  readonly card: (card: Card) => Card;
  /** The old places in their new order. */
  readonly piles: readonly number[];
  readonly hand: readonly number[];
}

/**
 * The question at a table that the seed determines. Suits are exchanged only where `suits` allows it and the rules find
 * the same right answers, refusals and points; else the order alone is another, and where even that would change
 * something the question stays as it is.
 */
export function varied<Kind extends Foreseen>(
  question: Question<Kind>,
  seed: string,
  { suits }: { readonly suits: boolean },
): Question<Kind> {
  const random = randomFrom(seed);
  const { hand, table } = question.task.position;
  const order = {
    piles: shuffledBy(places(table), random),
    hand: shuffledBy(places(hand), random),
  };
  const others = shuffledBy(SUITS, random);
  const exchanges: readonly Exchange[] = [
    ...(suits ? [{ ...order, card: (card: Card) => inSuits(card, others) }] : []),
    { ...order, card: (card) => card },
  ];
  for (const exchange of exchanges) {
    const other = exchanged(question, exchange);
    if (isSame(question, other, exchange)) return other;
  }
  return question;
}

const places = (items: readonly unknown[]): number[] => items.map((_item, at) => at);

function exchanged<Kind extends Foreseen>(
  { replies, solution, task }: Question<Kind>,
  exchange: Exchange,
): Question<Kind> {
  const { card, hand, piles } = exchange;
  const { position } = task;
  return {
    task: {
      ...task,
      goal: goalAfter(task.goal, exchange),
      gone: task.gone.map(card),
      position: {
        ...position,
        hand: hand.flatMap((at) => position.hand[at] ?? []).map(card),
        table: piles
          .flatMap((at) => position.table[at] ?? [])
          .map((pile) => ({ ...pile, cards: pile.cards.map(card) }) as Pile),
      },
    },
    solution: attemptAfter(solution, exchange),
    replies: replies.map((reply) => ({
      ...reply,
      tries: reply.tries.map((tried) => attemptAfter(tried, exchange)),
      ...(reply.when === undefined ? {} : { when: cardsAfter(reply.when, card) }),
    })),
  };
}

function attemptAfter(attempt: Attempt, exchange: Exchange): Attempt {
  if (attempt.ask === 'play') return { ask: 'play', play: playAfter(attempt.play, exchange) };
  if (attempt.ask === 'piles') return { ask: 'piles', piles: pilesAfter(attempt.piles, exchange) };
  return attempt;
}

const pileAfter = (pile: number, { piles }: Exchange): number => piles.indexOf(pile);
const pilesAfter = (piles: readonly number[], exchange: Exchange): number[] =>
  piles.map((pile) => pileAfter(pile, exchange)).sort((one, other) => one - other);

/** The play with its piles alone: value and groups follow from them. */
function playAfter(play: PlayTried, exchange: Exchange): PlayTried {
  const card = exchange.card(play.card);
  switch (play.kind) {
    case 'trail':
      return { kind: 'trail', card };
    case 'capture':
      return { kind: 'capture', card, takes: pilesAfter(play.takes, exchange) };
    case 'build':
      return { ...play, card, on: play.on === null ? null : pileAfter(play.on, exchange) };
  }
}

function goalAfter(goal: Goal, exchange: Exchange): Goal {
  return goal.ask === 'yes-no' && goal.claim.is === 'legal'
    ? { ask: 'yes-no', claim: { is: 'legal', play: playAfter(goal.claim.play, exchange) } }
    : cardsAfter(goal, exchange.card);
}

/** Plain data with its cards exchanged, wherever they stand. */
function cardsAfter<Data>(data: Data, card: Exchange['card']): Data {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return isCard(part) ? card(part) : part;
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]));
  };
  return walk(data) as Data;
}

/** Whether the rules find both questions the same: right answers, plays there are, refusals and points. */
function isSame(one: Question, other: Question, exchange: Exchange): boolean {
  const after = (attempt: Attempt): Attempt => attemptAfter(attempt, exchange);
  const isIn = (attempts: readonly Attempt[]) => (attempt: Attempt) =>
    attempts.some((another) => sameAttempt(another, attempt));
  const matchAll = (before: readonly Attempt[], then: readonly Attempt[]): boolean =>
    before.length === then.length && before.map(after).every(isIn(then));
  const playsAt = ({ task }: Question): Attempt[] =>
    listPlays(task.position).map((play) => ({ ask: 'play', play }));
  const codes = ({ replies, solution, task }: Question): (string | undefined)[] =>
    [solution, ...replies.flatMap(({ tries }) => tries)].map((attempt) => {
      const { reached, refusal } = judge(task, attempt);
      return `${reached} ${refusal?.code}`;
    });
  const { hand, table, variant } = one.task.position;
  return (
    [...hand, ...table.flatMap(({ cards }) => cards)].every(
      (card) => cardPoints([card], variant) === cardPoints([exchange.card(card)], variant),
    ) &&
    matchAll(answersTo(one.task), answersTo(other.task)) &&
    matchAll(playsAt(one), playsAt(other)) &&
    codes(one).join() === codes(other).join()
  );
}
