/** A simple opponent: it looks one play ahead, takes what counts, and leaves the next player as little as it can. */
import type { Card } from './card.ts';
import { countPlays, listPlays } from './legal.ts';
import { keptFor } from './owe.ts';
import type { Play, Position } from './play.ts';
import { cardPoints } from './points.ts';
import { gainOf, repliesTo, unseenBy } from './replies.ts';
import type { State } from './state.ts';
import { positionOf } from './state.ts';

/** Why a play was chosen, as facts. */
export type Reason =
  /** There was no other play. */
  | { readonly why: 'only' }
  /** It takes everything. */
  | { readonly why: 'zwick' }
  /** It takes cards that score; `scoring` are those, the played one among them. */
  | { readonly why: 'points'; readonly scoring: readonly Card[]; readonly points: number }
  /** It takes so many cards, the played one among them. */
  | { readonly why: 'cards'; readonly cards: number }
  /** It builds a value for which `kept` stays in hand; `points` are on the cards of the build and on those kept. */
  | {
      readonly why: 'build';
      readonly value: number;
      readonly kept: readonly Card[];
      readonly points: number;
    }
  /** It has nothing better than to lay the card down: `takers` of the cards not seen could take something then. */
  | { readonly why: 'safest'; readonly takers: number };

/** A chosen play with its reason. */
export interface ChosenPlay {
  readonly play: Play;
  readonly reason: Reason;
}

/** What a player who looks on knows: the position, and the cards that are gone for good. */
export interface KnownTable {
  readonly position: Position;
  readonly gone: readonly Card[];
  /** How many cards the next player holds. */
  readonly nextHolds: number;
}

/** How much a card counts beside points: so many cards make up for one. */
const CARD_WORTH = 0.12;
/** A build is worth part of what lies in it, since others may take or change it before its owner does. */
const BUILD_SHARE = 0.45;
/** What of the points on a card is lost by laying it where others can take it. */
const GIVEN_SHARE = 0.3;
/** So many plays are weighed. */
const MOST_WEIGHED = 200;

/** What the player to move knows of a round. */
export function knownTo(state: State): KnownTable {
  const position = positionOf(state);
  const { seats, toMove } = state;
  const next = (toMove + 1) % seats;
  return { position, gone: state.won.flat(), nextHolds: state.hands[next]?.length ?? 0 };
}

/**
 * The play that a simple player chooses, and why; undefined where the hand is empty. It knows only what it can see. The
 * same position is always played the same way.
 */
export function choosePlay(known: KnownTable): ChosenPlay | undefined {
  const { position } = known;
  const plays = listPlays(position, MOST_WEIGHED);
  const [first] = plays;
  if (first === undefined) return undefined;
  if (countPlays(position) === 1) return { play: first, reason: { why: 'only' } };
  const unseen = unseenBy(position, known.gone);
  let best = { play: first, worth: Number.NEGATIVE_INFINITY };
  for (const play of plays) {
    const worth = gainFor(position, play) - lossAfter(known, play, unseen);
    if (worth > best.worth) best = { play, worth };
  }
  return { play: best.play, reason: reasonFor(position, best.play, unseen) };
}

/** What a play brings by itself. */
function gainFor(position: Position, play: Play): number {
  const { table, variant } = position;
  if (play.kind === 'capture') {
    const { cards, points } = gainOf(position, play);
    return points + cards.length * CARD_WORTH;
  }
  const given = cardPoints([play.card], variant);
  if (play.kind === 'trail') return -GIVEN_SHARE * given;
  if (play.owner !== position.toMove) return 0;
  const cards = [play.card, ...(play.on === null ? [] : (table[play.on]?.cards ?? []))];
  const kept = keptFor(play.value, position.hand, play.card, variant);
  const points = cardPoints([...cards, ...kept.slice(0, 1)], variant);
  return BUILD_SHARE * (points + (cards.length + 1) * CARD_WORTH) - GIVEN_SHARE * given;
}

/** What the next player is likely to win by it: each unseen card may be held, as likely as any other. */
function lossAfter(
  { nextHolds, position }: KnownTable,
  play: Play,
  unseen: readonly Card[],
): number {
  if (nextHolds === 0 || unseen.length === 0) return 0;
  const chance = Math.min(1, nextHolds / unseen.length);
  let loss = 0;
  let open = 1;
  // The replies come in order of what they win: the next player makes the first for which a card is held.
  for (const { cards, points, takers } of repliesTo(position, play, unseen)) {
    const held = 1 - (1 - chance) ** takers.length;
    loss += open * held * (points + cards.length * CARD_WORTH);
    open *= 1 - held;
  }
  return loss;
}

function reasonFor(position: Position, play: Play, unseen: readonly Card[]): Reason {
  const { table, variant } = position;
  if (play.kind === 'capture') {
    if (play.zwick) return { why: 'zwick' };
    const { cards } = gainOf(position, play);
    const scoring = cards.filter((card) => cardPoints([card], variant) > 0);
    return scoring.length > 0
      ? { why: 'points', scoring, points: cardPoints(scoring, variant) }
      : { why: 'cards', cards: cards.length };
  }
  if (play.kind === 'build') {
    const kept = keptFor(play.value, position.hand, play.card, variant);
    const built = [play.card, ...(play.on === null ? [] : (table[play.on]?.cards ?? []))];
    const points = cardPoints([...built, ...kept.slice(0, 1)], variant);
    return { why: 'build', value: play.value, kept, points };
  }
  const takers = repliesTo(position, play, unseen).flatMap((reply) => reply.takers).length;
  return { why: 'safest', takers };
}
