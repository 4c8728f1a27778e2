/** Whether a play reaches what a step wants of it. */
import { makingsOf } from '../arithmetic.ts';
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import { listPlays } from '../legal.ts';
import { keptAfter } from '../owe.ts';
import { pileWith } from '../piles.ts';
import type { BuildPlay, Capture, Play, Position } from '../play.ts';
import { gainOf, repliesTo, unseenBy } from '../replies.ts';
import { shapesFor } from '../shape.ts';
import { arePartners } from '../sides.ts';
import { splitInto } from '../split.ts';

import type { Reach, Task, Way } from './task.ts';

/** One way in which a build can have come to its value: the pile's old value and what the card counts. */
export interface BuildWay {
  readonly way: Way;
  /** Null where the card makes a build of its own. */
  readonly old: number | null;
  readonly worth: number;
}

/** All ways in which a build makes its value. */
export function waysOf({ table, variant }: Position, build: BuildPlay): BuildWay[] {
  const { card, on, value } = build;
  if (on === null) return [{ way: 'alone', old: null, worth: value }];
  const pile = table[on];
  if (pile === undefined) return [];
  return makingsOf(value, card, pile, variant).map(({ from: old, worth }) => {
    const way = old + worth === value ? 'up' : old - worth === value ? 'down' : 'same';
    return { way, old, worth };
  });
}

/** Whether a legal play reaches it. */
export function reaches(task: Task, play: Play, reach: Reach): boolean {
  if ('all' in reach) return reach.all.every((part) => reaches(task, play, part));
  if ('any' in reach) return reach.any.some((part) => reaches(task, play, part));
  if ('not' in reach) return !reaches(task, play, reach.not);
  const { position } = task;
  switch (reach.is) {
    case 'capture':
      return play.kind === 'capture' && captures(position, play, reach);
    case 'build':
      return play.kind === 'build' && builds(position, play, reach);
    case 'trail':
      return play.kind === 'trail' && (reach.with ?? play.card) === play.card;
    case 'most':
      return won(position, play)[reach.of] === mostOf(position, reach.of);
    case 'leaves': {
      const replies = repliesAfter(task, play);
      const takers = replies.flatMap((reply) => reply.takers).length;
      const zwick = replies.some(({ capture }) => capture.zwick);
      return takers <= (reach.takers ?? takers) && !(reach.zwick === false && zwick);
    }
    case 'safest': {
      const takers = (one: Play): number =>
        repliesAfter(task, one).flatMap((reply) => reply.takers).length;
      return takers(play) === Math.min(...listPlays(position).map(takers));
    }
    case 'keeps':
      return keptAfter(position.hand, play.card).includes(reach.card);
  }
}

/** What the next player could take after the play, the most first; nothing after the last card of the round. */
export function repliesAfter(task: Task, play: Play): ReturnType<typeof repliesTo> {
  if (task.last !== undefined) return [];
  return repliesTo(task.position, play, unseenBy(task.position, task.gone));
}

function captures(
  position: Position,
  play: Capture,
  reach: Extract<Reach, { readonly is: 'capture' }>,
): boolean {
  const { table } = position;
  const { as, cards = 0, only, points = 0, takes = [], zwick = play.zwick } = reach;
  const gain = gainOf(position, play);
  const pilesOf = (names: readonly Card[]): (number | undefined)[] =>
    names.map((name) => pileWith(table, name));
  const isAll = (names: readonly Card[]): boolean =>
    pilesOf(names).every((pile) => pile !== undefined && play.takes.includes(pile));
  return (
    (reach.with ?? play.card) === play.card &&
    isAll(takes) &&
    (only === undefined ||
      (isAll(only) && play.takes.every((pile) => pilesOf(only).includes(pile)))) &&
    gain.cards.length >= cards &&
    gain.points >= points &&
    play.zwick === zwick &&
    (as === undefined ||
      splitInto(shapesFor(position, isJoker(play.card)), play.takes, as) !== null)
  );
}

function builds(
  position: Position,
  play: BuildPlay,
  reach: Extract<Reach, { readonly is: 'build' }>,
): boolean {
  const { seats, table, toMove, variant } = position;
  const { on, owner, value = play.value, way } = reach;
  const owned =
    owner === undefined ||
    (owner === 'self'
      ? play.owner === toMove
      : play.owner !== null && arePartners(variant, seats, toMove, play.owner));
  return (
    (reach.with ?? play.card) === play.card &&
    (on === undefined || play.on === (on === null ? null : pileWith(table, on))) &&
    play.value === value &&
    (way === undefined || waysOf(position, play).some((one) => one.way === way)) &&
    owned
  );
}

function won(position: Position, play: Play): { readonly cards: number; readonly points: number } {
  if (play.kind !== 'capture') return { cards: 0, points: 0 };
  const { cards, points } = gainOf(position, play);
  return { cards: cards.length, points };
}

function mostOf(position: Position, of: 'cards' | 'points'): number {
  return Math.max(0, ...listPlays(position).map((play) => won(position, play)[of]));
}
