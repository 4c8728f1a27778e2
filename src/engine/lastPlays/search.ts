/**
 * The end of a round with all cards known, searched to its last play. It is for two sides (two teams, or two players)
 * when nothing is left to deal. What a side plays for is the margin: its points of the round less the other side's,
 * with the points on cards, Zwicks, most cards, and what is left on the table for the side that captured last. The
 * points of one side alone would not do: a tie for most cards and a Zwick change what there is to share.
 *
 * Each question is whether a margin can be reached (alpha-beta with an empty window), answers are kept by what matters
 * of a position, and plays of the same effect are tried once.
 */
import type { Card } from '../card.ts';
import { listPlays } from '../legal.ts';
import type { Play } from '../play.ts';
import { resultOf } from '../record.ts';
import { sideCount, sideOf } from '../sides.ts';
import type { State } from '../state.ts';
import { applyPlay, positionOf } from '../state.ts';
import { valuesOf } from '../value.ts';
import type { CardKinds } from './kinds.ts';
import { cardKinds, effectOf, pileKind, promisesThatMatter } from './kinds.ts';

/** How far a search is: positions looked into so far. */
export interface LastPlaysProgress {
  readonly nodes: number;
}

/** What the search finds. Margins are points of the mover's side less the other side's, at the end of the round. */
export interface LastPlaysFound {
  /** The margin with best play on both sides. */
  readonly margin: number;
  /** All plays that reach it, in the order of `listPlays`. */
  readonly plays: readonly Play[];
  /** How many positions were looked into: plays listed and tried. */
  readonly nodes: number;
}

/** What one play leads to. */
export interface PlayWorth {
  /** The mover's margin after this play, with best play on both sides from then on. */
  readonly margin: number;
  /** The play and how it goes on, best play on both sides, to the end of the round. */
  readonly line: readonly Play[];
}

/** A search that yields its progress now and then; whoever drives it may stop at any yield. */
export type LastPlaysSearch<Answer> = Generator<LastPlaysProgress, Answer, unknown>;

/** A position opened for searching: what was found out once serves the next question. */
export interface LastPlays {
  /** All best plays. */
  best(): LastPlaysSearch<LastPlaysFound>;
  /** What a legal play leads to. */
  worth(play: Play): LastPlaysSearch<PlayWorth>;
}

/** Whether the search is for such a state: two sides, nothing left to deal, not over. */
export function isSearchable({ over, seats, toCome, variant }: State): boolean {
  return !over && toCome.length === 0 && sideCount(variant, seats) === 2;
}

/** A lead in cards that can't be made up any more. */
const LEAD = 1000;
const NODES_A_YIELD = 64;
/** What is remembered of positions is thrown away at so many: some hundred megabytes. */
const MOST_REMEMBERED = 400_000;

/** What is known of a position: the margin of the mover's side from here on lies between the two. */
interface Known {
  least: number;
  most: number;
  /** The lead in cards at which it does; nought once it no longer matters. */
  readonly ahead: number;
  /** The effect of the play that did best. */
  first: string;
}

/** What hands and table have in them. */
interface Stock {
  /** Scoring points on all of it. */
  readonly points: number;
  /** How many cards it is. */
  readonly left: number;
  /** How many cards each side has yet to play. */
  readonly sidePlays: readonly number[];
  /** The kinds in each hand, in their own order. */
  readonly hands: readonly string[];
}

/** A position within a search. The cards won so far are told by `ahead` alone. */
interface Node {
  readonly state: State;
  readonly stock: Stock;
  readonly key: string;
  readonly side: number;
  /** How many cards side 0 has won more than side 1, as long as that matters. */
  readonly ahead: number;
  readonly piles: readonly string[];
  /** Bounds that hold whatever is played, for the mover's side. */
  readonly least: number;
  readonly most: number;
}

/** A play within a search. */
interface Move {
  readonly play: Play;
  readonly effect: string;
  /** Points that it brings its side at once. */
  readonly gain: number;
  readonly next: Node;
  /** What it is tried by: high first. */
  readonly promise: number;
}

/** The most promising first. */
function byPromise(one: Move, other: Move): number {
  return other.promise - one.promise;
}

function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}

/** Kinds of piles as one text, in an order of their own. */
function inOrder(kinds: readonly string[]): string {
  return kinds.length < 2 ? kinds.join() : kinds.toSorted().join();
}

/**
 * Opens a state for searching.
 *
 * @throws An error where the state is not `isSearchable`.
 */
export function openLastPlays(start: State): LastPlays {
  if (!isSearchable(start)) throw new Error('no last plays of two sides');
  const { scoring } = start.variant;
  const kinds: CardKinds = cardKinds(start.variant);
  const remembered = new Map<string, Known[]>();
  let rememberedCount = 0;
  let nodes = 0;

  const pointsIn = (cards: readonly Card[]): number => {
    let points = 0;
    for (const card of cards) points += kinds.points(card);
    return points;
  };

  /** The margin of the mover's side from cards won before and Zwicks made before. */
  const before = marginSoFar(start, pointsIn);

  /** What the hands and the table have in them, counted once: plays change little of it. */
  function stockOf(state: State): Stock {
    const sidePlays = [0, 0];
    let points = 0;
    for (const [seat, hand] of state.hands.entries()) {
      const side = sideOf(state.variant, state.seats, seat);
      sidePlays[side] = (sidePlays[side] ?? 0) + hand.length;
      points += pointsIn(hand);
    }
    let left = sum(sidePlays);
    for (const pile of state.table) {
      left += pile.cards.length;
      points += pointsIn(pile.cards);
    }
    const hands = state.hands.map((hand) => hand.map(kinds.of).sort().join(''));
    return { points, left, sidePlays, hands };
  }

  /** `stockOf` after a play that has won so many cards with so many points on them. */
  function stockAfter(
    { state, stock, side }: Node,
    card: Card,
    won: number,
    points: number,
  ): Stock {
    const kind = kinds.of(card);
    return {
      points: stock.points - points,
      left: stock.left - won,
      sidePlays: stock.sidePlays.map((plays, at) => (at === side ? plays - 1 : plays)),
      hands: stock.hands.map((hand, seat) =>
        seat === state.toMove ? hand.replace(kind, '') : hand,
      ),
    };
  }

  function nodeOf(state: State, ahead: number, stock: Stock): Node {
    const { lastCapture, table, toMove, variant, seats } = state;
    const side = sideOf(variant, seats, toMove);
    const isDecided = Math.abs(ahead) > stock.left;
    const lead = isDecided ? LEAD * Math.sign(ahead) : ahead;
    const piles = table.map((pile) => pileKind(pile, state, kinds, !isDecided));
    const key = state.over
      ? ''
      : `${toMove}${lastCapture}${isDecided ? 'd' : ''}|${stock.hands.join('|')}|${inOrder(piles)}|${promisesThatMatter(state)}`;
    const ownPlays = stock.sidePlays[side] ?? 0;
    const theirPlays = stock.sidePlays[1 - side] ?? 0;
    // Between two Zwicks somebody has to lay a card on the empty table.
    const zwicks = Math.ceil((ownPlays + theirPlays) / 2);
    const own = stock.points + scoring.zwick * Math.min(ownPlays, zwicks);
    const theirs = stock.points + scoring.zwick * Math.min(theirPlays, zwicks);
    const isBehind = isDecided && lead > 0 !== (side === 0);
    const isAhead = isDecided && !isBehind;
    return {
      state,
      stock,
      key,
      side,
      ahead: lead,
      piles,
      least: (isAhead ? scoring.mostCards : -scoring.mostCards) - theirs,
      most: (isBehind ? -scoring.mostCards : scoring.mostCards) + own,
    };
  }

  /** The margin of the mover's side at the end, from what is left on the table and most cards. */
  function endMargin({ ahead, side, state }: Node): number {
    const { lastCapture, table } = state;
    let margin = 0;
    let lead = ahead;
    if (lastCapture !== null) {
      for (const { cards } of table) {
        const points = pointsIn(cards);
        margin += lastCapture === side ? points : -points;
        lead += lastCapture === 0 ? cards.length : -cards.length;
      }
    }
    if (lead === 0) return margin;
    return margin + (lead > 0 === (side === 0) ? scoring.mostCards : -scoring.mostCards);
  }

  /** The plays of different effect, in the order of `listPlays`, each made when it is asked for. */
  function* movesOf(node: Node): Generator<Move, void, unknown> {
    const seen = new Set<string>();
    for (const play of listPlays(positionOf(node.state))) {
      const effect = effectOf(play, node.piles, kinds);
      if (seen.has(effect)) continue;
      seen.add(effect);
      yield moveOf(node, play, effect);
    }
  }

  /** The same, the most promising first. */
  function movesByPromise(node: Node): Move[] {
    return [...movesOf(node)].sort(byPromise);
  }

  function moveOf(node: Node, play: Play, effect: string): Move {
    const { ahead, side, state } = node;
    let points = 0;
    let won = 0;
    if (play.kind === 'capture') {
      won = 1;
      points = kinds.points(play.card);
      for (const pile of play.takes) {
        const cards = state.table[pile]?.cards ?? [];
        won += cards.length;
        points += pointsIn(cards);
      }
    }
    const isZwick = play.kind === 'capture' && play.zwick;
    const gain = points + (isZwick ? scoring.zwick : 0);
    const next = nodeOf(
      applyPlay(state, play),
      ahead + (side === 0 ? won : -won),
      stockAfter(node, play.card, won, points),
    );
    return { play, effect, gain, next, promise: promiseOf(play, gain, won, next) };
  }

  /**
   * By what a play is tried: what it brings; else those first that leave few piles, a build before a loose card, and
   * nothing that the next player's hand matches. The fewer piles, the smaller the rest of the search.
   */
  function promiseOf(play: Play, gain: number, won: number, next: Node): number {
    const promise = 100 * (gain + won) - 60 * next.piles.length;
    if (play.kind === 'capture') return promise;
    const values = play.kind === 'build' ? [play.value] : valuesOf(play.card, start.variant);
    const isMatched = (next.state.hands[next.state.toMove] ?? []).some((card) =>
      valuesOf(card, start.variant).some((value) => values.includes(value)),
    );
    const loss = play.kind === 'trail' ? 100 * kinds.points(play.card) : -50;
    return promise - loss - (isMatched ? 30 : 0);
  }

  /**
   * The bounds of a position. Most cards is all that the lead in cards is for, so who is further ahead with all else
   * equal does no worse: what is known at one lead bounds the margin at another.
   */
  function boundsIn(node: Node): Pick<Known, 'least' | 'most'> {
    if (node.state.over) {
      const margin = endMargin(node);
      return { least: margin, most: margin };
    }
    let { least, most } = node;
    for (const known of remembered.get(node.key) ?? []) {
      const lead = node.side === 0 ? node.ahead - known.ahead : known.ahead - node.ahead;
      if (lead >= 0 && known.least > least) least = known.least;
      if (lead <= 0 && known.most < most) most = known.most;
    }
    return { least, most };
  }

  /** What is remembered of a position that is to be searched. */
  function knownOf(node: Node): Known {
    const bounds = boundsIn(node);
    const others = remembered.get(node.key) ?? [];
    const same = others.find(({ ahead }) => ahead === node.ahead);
    if (same) return Object.assign(same, bounds);
    const fresh = { ...bounds, ahead: node.ahead, first: others[0]?.first ?? '' };
    if (node.state.over) return fresh;
    if (rememberedCount++ >= MOST_REMEMBERED) {
      remembered.clear();
      rememberedCount = 0;
    }
    if (others.length === 0) remembered.set(node.key, [fresh]);
    else others.push(fresh);
    return fresh;
  }

  /**
   * Whether the mover's side reaches `wanted` from here on: a number at least `wanted` that it reaches, or one below
   * that it can't exceed.
   */
  function* reach(node: Node, wanted: number): LastPlaysSearch<number> {
    const known = knownOf(node);
    if (known.least >= wanted) return known.least;
    if (known.most < wanted) return known.most;
    if (++nodes % NODES_A_YIELD === 0) yield { nodes };
    let bound = Number.NEGATIVE_INFINITY;
    const open: Move[] = [];
    let first: Move | undefined;
    for (const move of movesOf(node)) {
      const [least, most] = boundsOf(node, move);
      if (least >= wanted) {
        known.least = Math.max(known.least, least);
        known.first = move.effect;
        return least;
      }
      if (most < wanted) bound = Math.max(bound, most);
      else {
        if (move.effect === known.first) first = move;
        else open.push(move);
      }
    }
    open.sort(byPromise);
    // What did best before is tried first.
    if (first) open.unshift(first);
    for (const move of open) {
      const worth = yield* reachBy(node, move, wanted);
      bound = Math.max(bound, worth);
      if (worth >= wanted) {
        known.first = move.effect;
        break;
      }
    }
    if (bound >= wanted) known.least = Math.max(known.least, bound);
    else known.most = Math.min(known.most, bound);
    return bound;
  }

  /** What is known of a play before it is searched. */
  function boundsOf(node: Node, { gain, next }: Move): readonly [number, number] {
    const { least, most } = boundsIn(next);
    return next.side === node.side ? [gain + least, gain + most] : [gain - most, gain - least];
  }

  /** `reach` by one play. */
  function* reachBy(node: Node, { gain, next }: Move, wanted: number): LastPlaysSearch<number> {
    if (next.side === node.side) return gain + (yield* reach(next, wanted - gain));
    return gain - (yield* reach(next, gain - wanted + 1));
  }

  /** The margin from here on, exactly: bounds are moved until they meet. */
  function* exact(node: Node): LastPlaysSearch<number> {
    let least = knownOf(node).least;
    let most = knownOf(node).most;
    let guess = yield* greedy(node);
    while (least < most) {
      const wanted = Math.max(guess, least + 1);
      guess = yield* reach(node, wanted);
      if (guess >= wanted) least = guess;
      else most = guess;
    }
    return least;
  }

  /** A margin to begin with: what comes of it when everybody takes what is worth most at once. */
  function* greedy(node: Node): LastPlaysSearch<number> {
    if (node.state.over) return endMargin(node);
    const [first] = movesByPromise(node);
    if (first === undefined) return 0;
    const rest = yield* greedy(first.next);
    return first.gain + (first.next.side === node.side ? rest : -rest);
  }

  const root = nodeOf(
    { ...start, won: [[], []], zwicks: [0, 0] },
    (start.won[0] ?? []).length - (start.won[1] ?? []).length,
    stockOf(start),
  );

  return {
    *best() {
      const from = nodes;
      const margin = yield* exact(root);
      const effects = new Set<string>();
      for (const move of movesByPromise(root)) {
        const [least, most] = boundsOf(root, move);
        if (most < margin) continue;
        if (least >= margin || (yield* reachBy(root, move, margin)) >= margin) {
          effects.add(move.effect);
        }
      }
      const plays = listPlays(positionOf(start)).filter((play) =>
        effects.has(effectOf(play, root.piles, kinds)),
      );
      return { margin: margin + before, plays, nodes: nodes - from };
    },
    *worth(play) {
      const first = moveOf(root, play, '');
      const margin = yield* exact(first.next);
      const line: Play[] = [play];
      for (let node = first.next, wanted = margin; !node.state.over; ) {
        const move = yield* bestMove(node, wanted);
        line.push(move.play);
        const rest = wanted - move.gain;
        wanted = move.next.side === node.side ? rest : -rest;
        node = move.next;
      }
      const own = first.next.side === root.side ? margin : -margin;
      return { margin: before + first.gain + own, line };
    },
  };

  /** A play that reaches the margin which a position is known to have. */
  function* bestMove(node: Node, margin: number): LastPlaysSearch<Move> {
    for (const move of movesByPromise(node)) {
      if ((yield* reachBy(node, move, margin)) >= margin) return move;
    }
    throw new Error('no play reaches the margin of its position');
  }
}

/** What the mover's side is ahead by from won cards and Zwicks, most cards left aside. */
function marginSoFar(state: State, pointsIn: (cards: readonly Card[]) => number): number {
  const { scoring } = state.variant;
  const side = sideOf(state.variant, state.seats, state.toMove);
  const points = [0, 1].map(
    (at) => pointsIn(state.won[at] ?? []) + scoring.zwick * (state.zwicks[at] ?? 0),
  );
  return (points[side] ?? 0) - (points[1 - side] ?? 0);
}

/** The margin at the end of a round that is over, for a side of two. */
export function marginAtEnd(state: State, side: number): number {
  const { points } = resultOf(state);
  return (points[side] ?? 0) - (points[1 - side] ?? 0);
}
