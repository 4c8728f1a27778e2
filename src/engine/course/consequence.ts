/** What comes of a try, as facts: the sum it makes, what it wins, what the next player could then take. */
import type { Card } from '../card.ts';
import { tableAfter } from '../check.ts';
import type { GroupSum, Reckoning } from '../choice.ts';
import { reckon, sumsOf } from '../choice.ts';
import { listPlays } from '../legal.ts';
import { keptFor } from '../owe.ts';
import type { Capture, Play, Position } from '../play.ts';
import { cardPoints } from '../points.ts';
import type { Refusal } from '../refusal.ts';
import type { Gain } from '../replies.ts';
import { gainOf } from '../replies.ts';
import { sideOf } from '../sides.ts';

import { countOf } from './count.ts';
import { judge, truthOf } from './judge.ts';
import { holding, wantedPiles } from './pick.ts';
import { type BuildWay, repliesAfter, waysOf } from './reach.ts';
import type { Attempt, Task } from './task.ts';
import type { Untaught } from './untaught.ts';
import { worstAfter } from './worst.ts';

/** What comes of a play that may be made. */
export interface PlayConsequence {
  readonly of: 'play';
  readonly play: Play;
  /** Of a capture: its groups, with what each pile counts. */
  readonly sums: readonly GroupSum[];
  /** Of a build: how it comes to its value. */
  readonly ways: readonly BuildWay[];
  /** Of a build: the cards kept that match it. */
  readonly kept: readonly Card[];
  /** Cards won, the played one among them. */
  readonly won: readonly Card[];
  /** Points on those, and for a Zwick. */
  readonly points: number;
  /** Those of the cards won that score. */
  readonly scoring: readonly Card[];
  /** How many piles are left on the table. */
  readonly left: number;
  /** The worst that the next player could do with a card not seen, of what has been taught; undefined where nothing is. */
  readonly next?: Gain;
  /** How many of all cards not seen could take something. */
  readonly takers: number;
  /** A capture with the same card that wins most; only where the play is none, or takes less. */
  readonly missed?: Capture;
  /** After the last card of the round: the cards that are left, and whether they come to one's own side. */
  readonly leftOver?: { readonly cards: readonly Card[]; readonly to: 'own' | 'others' | 'nobody' };
}

/** What comes of a try. */
export type Consequence =
  | { readonly of: 'refused'; readonly refusal: Refusal }
  | PlayConsequence
  /** Chosen piles: how they reckon up for the card asked about. */
  | { readonly of: 'sum'; readonly reckoning: Reckoning; readonly chosen: number }
  /** Chosen piles: which are missing, and which are too many, of so many that are wanted. */
  | {
      readonly of: 'choice';
      readonly missing: number;
      /** Those that are too many. */
      readonly extra: readonly number[];
      readonly wanted: number;
    }
  /** A number: how much there is of what was asked for. */
  | { readonly of: 'number'; readonly given: number; readonly right: number }
  /** A yes or a no: the play that shows it is possible, or why not. */
  | {
      readonly of: 'claim';
      readonly holds: boolean;
      readonly play?: Play;
      readonly refusal?: Refusal;
    };

/** The facts of a try at a step. What the next player could do keeps to what has been taught. */
export function consequenceOf(
  task: Task,
  attempt: Attempt,
  untaught: readonly Untaught[] = [],
): Consequence {
  const { goal, position } = task;
  switch (attempt.ask) {
    case 'play':
    case 'value': {
      const judged = judge(task, attempt);
      if (judged.refusal !== undefined) return { of: 'refused', refusal: judged.refusal };
      if (judged.play === undefined) throw new Error('a try of another kind than is asked for');
      return consequenceOfPlay(task, judged.play, untaught);
    }
    case 'piles': {
      const { piles } = attempt;
      if (goal.ask !== 'piles') throw new Error('no piles are asked for');
      const { pick } = goal;
      if (pick.is === 'taken') {
        const reckoning = reckon(holding(position, pick.by), pick.by, piles);
        return { of: 'sum', reckoning, chosen: piles.length };
      }
      const wanted = wantedPiles(position, pick);
      return {
        of: 'choice',
        missing: wanted.filter((pile) => !piles.includes(pile)).length,
        extra: piles.filter((pile) => !wanted.includes(pile)),
        wanted: wanted.length,
      };
    }
    case 'number':
      if (goal.ask !== 'number') throw new Error('no number is asked for');
      return { of: 'number', given: attempt.number, right: countOf(task, goal.count) };
    case 'yes-no':
      if (goal.ask !== 'yes-no') throw new Error('no yes or no is asked for');
      return { of: 'claim', ...truthOf(task, goal.claim) };
  }
}

function consequenceOfPlay(task: Task, play: Play, untaught: readonly Untaught[]): PlayConsequence {
  const { position } = task;
  const { hand, table, variant } = position;
  const gain = play.kind === 'capture' ? gainOf(position, play) : undefined;
  const won = gain?.cards ?? [];
  const next = worstAfter(task, play, untaught);
  const missed = missedBy(position, play);
  return {
    of: 'play',
    play,
    sums: play.kind === 'capture' ? sumsOf(position, play) : [],
    ways: play.kind === 'build' ? waysOf(position, play) : [],
    kept: play.kind === 'build' ? keptFor(play.value, hand, play.card, variant) : [],
    won,
    points: gain?.points ?? 0,
    scoring: won.filter((card) => cardPoints([card], variant) > 0),
    left: tableAfter(table, play).length,
    ...(next === undefined ? {} : { next }),
    takers: repliesAfter(task, play).flatMap((reply) => reply.takers).length,
    ...(missed === undefined ? {} : { missed }),
    ...(task.last === undefined ? {} : { leftOver: leftOver(task, play, task.last.captured) }),
  };
}

function missedBy(position: Position, play: Play): Capture | undefined {
  if (play.kind === 'build') return undefined;
  const most = play.kind === 'capture' ? gainOf(position, play).cards.length : 0;
  const captures = listPlays(position)
    .filter((other): other is Capture => other.kind === 'capture' && other.card === play.card)
    .map((capture) => gainOf(position, capture))
    .toSorted((one, other) => other.cards.length - one.cards.length);
  const [best] = captures;
  return best !== undefined && best.cards.length > most ? best.capture : undefined;
}

function leftOver(
  { position }: Task,
  play: Play,
  captured: number | null,
): NonNullable<PlayConsequence['leftOver']> {
  const { seats, table, toMove, variant } = position;
  const cards = tableAfter(table, play).flatMap((pile) => pile.cards);
  const last = play.kind === 'capture' ? toMove : captured;
  if (last === null) return { cards, to: 'nobody' };
  const own = sideOf(variant, seats, last) === sideOf(variant, seats, toMove);
  return { cards, to: own ? 'own' : 'others' };
}
