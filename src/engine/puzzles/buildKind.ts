/**
 * Build it: the builds after which the mover's side is sure to take the pile with the target, whatever the others hold.
 *
 * The others hold any of the cards not seen (neither in the mover's hand nor on the table nor won), as many as the
 * puzzle says, as long as that fits what they have announced: a card of its own for each value of the builds a seat
 * owns, and a card for each value it has promised. Until the mover's next turn every opponent may make any legal play,
 * and they may help each other. A partner who may take the pile takes it; one who holds no card for that, or may not play
 * it for what is owed, leaves the pile alone, and may otherwise play anything. The side is sure where in every such case a
 * partner has taken the pile, or the mover can take it then, alone or with other piles.
 */
import { makeableOn } from '../arithmetic.ts';
import { mayBeBuiltOn } from '../builds.ts';
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import { checkPlay, tableAfter } from '../check.ts';
import { listPlays } from '../legal.ts';
import { keptAfter, owedValues, uncovered } from '../owe.ts';
import { packOf } from '../pack.ts';
import { pileWith } from '../piles.ts';
import type { BuildPlay, Pile, Play, Position, Promised } from '../play.ts';
import { cardPoints } from '../points.ts';
import { runSearch } from '../runSearch.ts';
import { samePlay } from '../same.ts';
import { shapesFor } from '../shape.ts';
import { arePartners, partnersOf } from '../sides.ts';
import { splitsWith } from '../split.ts';
import type { State } from '../state.ts';
import { applyPlay } from '../state.ts';
import { matches, valuesOf } from '../value.ts';
import { between, drawState, pickOf } from './draw.ts';
import type { KindRules, Steps } from './kindRules.ts';
import { rightAt, wrong } from './kindRules.ts';
import type { BuildPuzzle, Threat } from './puzzle.ts';
import { dearestCard, dearestPile, fewSeats, hasTargets } from './target.ts';

/** The cards that the mover has not seen. */
export function unseenIn({ gone, position }: BuildPuzzle): Card[] {
  const seen = [...position.hand, ...position.table.flatMap(({ cards }) => cards), ...gone];
  return seen.reduce<Card[]>(keptAfter, packOf(position.variant));
}

/** What a seat must hold for what has happened: cards it has played, and values it must have been able to match. */
interface Held {
  readonly seat: number;
  readonly size: number;
  /** Values of its builds and promises before it plays. */
  readonly owed: readonly number[];
  readonly promised: readonly number[];
  /** What it has played, and the values that it must then still cover. */
  readonly played: Card | null;
  readonly owedAfter: readonly number[];
  /** Cards that it can't hold. */
  readonly lacks: ReadonlySet<Card>;
  /** What it held when it played, where it was looked at card by card. */
  readonly exact?: readonly Card[];
}

/** What has happened since the build. */
interface Line {
  readonly table: readonly Pile[];
  readonly promised: readonly Promised[];
  /** The seat to play next. */
  readonly turn: number;
  readonly held: readonly Held[];
  readonly plays: readonly { readonly seat: number; readonly play: Play }[];
}

/** How a case goes wrong. */
export interface NotSure {
  readonly line: readonly Threat[];
  readonly outcome: 'taken' | 'out-of-reach';
}

/** What is known throughout. */
interface Scene {
  readonly puzzle: BuildPuzzle;
  readonly unseen: readonly Card[];
  /** The mover's hand after the build. */
  readonly kept: readonly Card[];
}

function publicOf(
  seat: number,
  table: readonly Pile[],
  promised: readonly Promised[],
  size: number,
): Held {
  return {
    seat,
    size,
    owed: owedValues(table, seat),
    promised: promised.flatMap((promise) => (promise.seat === seat ? [promise.value] : [])),
    played: null,
    owedAfter: [],
    lacks: new Set(),
  };
}

/**
 * Hands for the seats that fit all that is asked of them, as far as they are settled: undefined where there are none.
 */
function handsFor(
  scene: Scene,
  held: readonly Held[],
): ReadonlyMap<number, readonly Card[]> | undefined {
  const { variant } = scene.puzzle.position;
  const hands = new Map<number, Card[]>();
  let pool = [...scene.unseen];
  for (const { exact, played, seat } of held) {
    const hand = exact ?? (played === null ? [] : [played]);
    hands.set(seat, [...hand]);
    for (const card of hand) {
      if (!pool.includes(card)) return undefined;
      pool = keptAfter(pool, card);
    }
  }
  const settle = (at: number): boolean => {
    const one = held[at];
    if (one === undefined) return hasRoom();
    const hand = hands.get(one.seat) ?? [];
    const after = one.played === null ? hand : keptAfter(hand, one.played);
    const isShort =
      uncovered(one.owed, hand, variant) > 0 ||
      (one.exact === undefined && uncovered(one.owedAfter, after, variant) > 0) ||
      one.promised.some((value) => !hand.some((card) => matches(card, value, variant)));
    if (!isShort) return settle(at + 1);
    if (hand.length >= one.size) return false;
    const values = [...one.owed, ...one.owedAfter, ...one.promised];
    for (const card of new Set(pool)) {
      if (one.lacks.has(card)) continue;
      if (!values.some((value) => matches(card, value, variant))) continue;
      const before = pool;
      pool = keptAfter(pool, card);
      hand.push(card);
      if (settle(at)) return true;
      hand.pop();
      pool = before;
    }
    return false;
  };
  /** Whether each hand can be filled up with what is left. */
  const hasRoom = (): boolean => {
    let wanted = 0;
    for (const { lacks, seat, size } of held) {
      const missing = size - (hands.get(seat) ?? []).length;
      wanted += missing;
      // At most one seat, the partner's, lacks anything.
      if (lacks.size > 0 && pool.filter((card) => !lacks.has(card)).length < missing) return false;
    }
    return wanted <= pool.length;
  };
  return settle(0) ? hands : undefined;
}

/** The plays of a seat whose hand may be any of the cards, each possible by itself. */
function playsFrom(scene: Scene, line: Line, cards: readonly Card[]): Play[] {
  const { options, seats, variant } = scene.puzzle.position;
  const { promised, table, turn } = line;
  return listPlays({ variant, options, seats, toMove: turn, hand: cards, table, promised });
}

/** Whether a capture with the card can take the pile, with whatever else lies there. */
function fits(position: Position, card: Card, pile: number): boolean {
  const shapes = shapesFor(position, isJoker(card));
  const others = position.table.map((_, at) => at).filter((at) => at !== pile);
  return valuesOf(card, position.variant).some((value) =>
    splitsWith(shapes, [pile], others, value),
  );
}

function takesAlone(position: Position, pile: number): boolean {
  return position.hand.some(
    (card) => checkPlay(position, { kind: 'capture', card, takes: [pile] }).ok,
  );
}

/** Whether the mover can take the pile now. */
function canTake(position: Position, pile: number): boolean {
  if (takesAlone(position, pile)) return true;
  return (
    position.hand.some((card) => fits(position, card, pile)) &&
    listPlays(position).some((play) => play.kind === 'capture' && play.takes.includes(pile))
  );
}

function touches(play: Play, pile: number): boolean {
  return play.kind === 'capture'
    ? play.takes.includes(pile)
    : play.kind === 'build' && play.on === pile;
}

/** The line after a play of the seat whose turn it is. */
function lineAfter(
  scene: Scene,
  line: Line,
  play: Play,
  lacks: ReadonlySet<Card>,
  exact?: readonly Card[],
): Line {
  const { position } = scene.puzzle;
  const { seats } = position;
  const table = tableAfter(line.table, play);
  const state: State = {
    ...position,
    toMove: line.turn,
    dealer: 0,
    hands: Array.from({ length: seats }, () => [play.card, play.card]),
    table: line.table,
    promised: line.promised,
    won: [],
    zwicks: [],
    lastCapture: null,
    toCome: [],
    over: false,
  };
  const owedAfter = owedValues(table, line.turn);
  return {
    table,
    promised: applyPlay(state, play).promised,
    turn: (line.turn + 1) % seats,
    held: line.held.map((one) =>
      one.seat === line.turn
        ? { ...one, played: play.card, owedAfter, lacks, ...(exact && { exact }) }
        : one,
    ),
    plays: [...line.plays, { seat: line.turn, play }],
  };
}

/** A case in which the side does not get the pile; undefined where it is sure of it. */
function* failing(scene: Scene, line: Line): Steps<NotSure | undefined> {
  const { puzzle, unseen } = scene;
  const { position, target } = puzzle;
  const { options, seats, toMove, variant } = position;
  const pile = pileWith(line.table, target);
  const fail = (outcome: NotSure['outcome'], at: Line): NotSure | undefined => {
    const hands = handsFor(scene, at.held);
    if (hands === undefined) return undefined;
    return {
      outcome,
      line: at.plays.map(({ play, seat }) => ({
        seat,
        play,
        keeps: keptAfter(hands.get(seat) ?? [], play.card),
      })),
    };
  };
  if (pile === undefined) return fail('taken', line);
  const seen = { variant, options, seats, table: line.table, promised: line.promised };
  if (line.turn === toMove) {
    const isReached = canTake({ ...seen, toMove, hand: scene.kept }, pile);
    return isReached ? undefined : fail('out-of-reach', line);
  }
  // A seat without a card is passed over.
  if (line.held.some(({ seat, size }) => seat === line.turn && size === 0)) {
    return yield* failing(scene, { ...line, turn: (line.turn + 1) % seats });
  }
  const isPartner = arePartners(variant, seats, toMove, line.turn);
  const played = line.held.flatMap((one) => (one.played === null ? [] : [one.played]));
  const pool = played.reduce<readonly Card[]>(keptAfter, unseen);
  const here = { ...seen, toMove: line.turn, hand: pool };
  const lacks = new Set(isPartner ? pool.filter((card) => fits(here, card, pile)) : []);
  const hand = pool.filter((card) => !lacks.has(card));
  // Values of other builds that it owns now; somebody's build may have given it one that it did not count with.
  const beside = owedValues(
    line.table.filter((_, at) => at !== pile || !isPartner),
    line.turn,
  );
  const own = line.held.find(({ seat }) => seat === line.turn);
  const isShort = beside.some((value) => own?.owed.includes(value) !== true);
  if (isShort || (isPartner && beside.length > 0)) {
    for (const whole of handsOf(pool, own?.size ?? 0)) {
      const takers = whole.filter((card) => lacks.has(card));
      // Who has none to take it with is looked at below; who has one to spare takes it.
      const isFree = takers.some(
        (card) => uncovered(beside, keptAfter(whole, card), variant) === 0,
      );
      if (!isShort && (takers.length === 0 || isFree)) continue;
      yield;
      const fixed = line.held.map((one) =>
        one.seat === line.turn ? { ...one, exact: whole } : one,
      );
      if (handsFor(scene, fixed) === undefined) continue;
      const legal = listPlays({ ...here, hand: whole });
      const isTaken = legal.some((play) => play.kind === 'capture' && play.takes.includes(pile));
      if (isPartner && isTaken) continue;
      for (const play of legal) {
        if (isPartner && touches(play, pile)) continue;
        const next = lineAfter(scene, line, play, new Set(), whole);
        const bad = yield* failing(scene, next);
        if (bad) return bad;
      }
    }
    if (isShort) return undefined;
  }
  if (isPartner) {
    // Whoever has to hold a card that takes it takes it.
    const without = line.held.map((one) => (one.seat === line.turn ? { ...one, lacks } : one));
    if (handsFor(scene, without) === undefined) return undefined;
  }
  yield;
  const isLast = (line.turn + 1) % seats === toMove;
  // If the mover can take the pile by itself, the last to play can only harm by touching it.
  const isSafe = isLast && takesAlone({ ...seen, toMove, hand: scene.kept }, pile);
  const plays = isSafe ? touchingPlays(here, pile, hand) : playsFrom(scene, line, hand);
  const harmfulFirst = [...plays].sort(
    (one, other) => Number(touches(other, pile)) - Number(touches(one, pile)),
  );
  for (const play of harmfulFirst) {
    if (isPartner && touches(play, pile)) continue;
    const next = lineAfter(scene, line, play, lacks);
    // What is played must be possible together with all that was played before.
    if (handsFor(scene, next.held) === undefined) continue;
    const bad = yield* failing(scene, next);
    if (bad) return bad;
  }
  return undefined;
}

/** All hands of so many of the cards, each once. */
function* handsOf(cards: readonly Card[], size: number, from = 0): Generator<readonly Card[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at <= cards.length - size; at++) {
    const card = cards[at] as Card;
    for (const rest of handsOf(cards, size - 1, at + 1)) yield [card, ...rest];
  }
}

/** The plays that take the pile, or build on it. */
function* touchingPlays(position: Position, pile: number, hand: readonly Card[]): Generator<Play> {
  const { table, toMove, variant } = position;
  const at = table[pile] as Pile;
  for (const card of new Set(hand)) {
    if (fits(position, card, pile)) {
      for (const play of listPlays(position)) {
        if (play.card === card && play.kind === 'capture' && touches(play, pile)) yield play;
      }
    }
    if (!mayBeBuiltOn(pile, position)) continue;
    const owners = [toMove, ...partnersOf(variant, position.seats, toMove)];
    for (const value of makeableOn(card, at, variant)) {
      for (const owner of owners) {
        const build = checkPlay(position, { kind: 'build', card, on: pile, value, owner });
        if (build.ok) yield build.value;
      }
    }
  }
}

/** Why a build of the mover's does not make its side sure of the target; undefined where it does. */
export function* whyNotSure(puzzle: BuildPuzzle, play: BuildPlay): Steps<NotSure | undefined> {
  const { held, position } = puzzle;
  const { seats, toMove } = position;
  const scene: Scene = {
    puzzle,
    unseen: unseenIn(puzzle),
    kept: keptAfter(position.hand, play.card),
  };
  const others = held.flatMap((size, seat) =>
    seat === toMove ? [] : [publicOf(seat, position.table, position.promised, size)],
  );
  const start: Line = {
    table: position.table,
    promised: position.promised,
    turn: toMove,
    held: others,
    plays: [],
  };
  const after = lineAfter(scene, start, play, new Set());
  // A partner's build says that the partner holds its card: it was promised before.
  return yield* failing(scene, { ...after, turn: (toMove + 1) % seats, plays: [] });
}

interface BuildFound {
  readonly play: BuildPlay;
  readonly bad: NotSure | undefined;
}
const known = new WeakMap<BuildPuzzle, readonly BuildFound[]>();

/** All builds of the mover, with why they don't make its side sure. */
export function* buildsFound(puzzle: BuildPuzzle): Steps<readonly BuildFound[]> {
  const before = known.get(puzzle);
  if (before) return before;
  const found: BuildFound[] = [];
  for (const play of listPlays(puzzle.position)) {
    if (play.kind === 'build') found.push({ play, bad: yield* whyNotSure(puzzle, play) });
  }
  known.set(puzzle, found);
  return found;
}

export const BUILD_KIND: KindRules<'build'> = {
  isFor: hasTargets,
  *answers(puzzle) {
    const found = yield* buildsFound(puzzle);
    return found.flatMap(({ bad, play }) => (bad === undefined ? [{ kind: 'build', play }] : []));
  },
  *judge(puzzle, { play }) {
    const checked = checkPlay(puzzle.position, play);
    if (!checked.ok) return wrong({ code: 'refused', refusal: checked.error });
    if (checked.value.kind !== 'build') return wrong({ code: 'wrong-kind', wanted: 'build' });
    const answers = yield* BUILD_KIND.answers(puzzle);
    const right = rightAt(
      answers,
      (answer) => answer.kind === 'build' && samePlay(answer.play, play),
    );
    if (right) return right;
    const all = yield* buildsFound(puzzle);
    const found = all.find((one) => samePlay(one.play, play));
    if (found?.bad === undefined) return wrong({ code: 'no-answer' });
    return wrong({ code: 'not-sure', ...found.bad });
  },
  features(puzzle) {
    const { position } = puzzle;
    const found = runSearch(buildsFound(puzzle));
    const sure = found.filter(({ bad }) => bad === undefined);
    return {
      piles: position.table.length,
      seats: position.seats,
      unseen: unseenIn(puzzle).length,
      builds: found.length,
      answers: sure.length,
      /** Builds of the target that fail only by what two others play together. */
      decoys: found.filter(({ bad }) => (bad?.line.length ?? 0) > 1).length,
      forPartner: sure.filter(({ play }) => play.owner !== position.toMove).length,
      duals: found.filter(({ play }) => valuesOf(play.card, position.variant).length > 1).length,
    };
  },
  difficulty({
    answers = 1,
    builds = 1,
    decoys = 0,
    duals = 0,
    forPartner = 0,
    piles = 0,
    seats = 2,
    unseen = 0,
  }) {
    return (
      Math.log2(builds / answers) +
      builds / 4 +
      unseen / 6 +
      piles / 4 +
      seats / 8 +
      Math.min(3, decoys) / 2 +
      (forPartner > 0 ? 0.5 : 0) +
      duals / 8
    );
  },
  hints({ position }, answers) {
    const values = new Set(
      answers.flatMap(({ play }) => (play.kind === 'build' ? [play.value] : [])),
    );
    return [
      { code: 'values', values: [...values].sort((one, other) => one - other) },
      {
        code: 'card',
        card: position.hand.find((card) => answers.some(({ play }) => play.card === card)) ?? null,
      },
    ];
  },
  draw(variant, options, size, random) {
    const seats = pickOf(fewSeats(variant), random);
    for (let draws = 0; draws < 60; draws++) {
      const each =
        seats === 2
          ? between(2, 2 + Math.ceil(size / 2), random)
          : between(2, size > 3 ? 3 : 2, random);
      const state = drawState(
        {
          variant,
          options,
          seats,
          hands: Array.from({ length: seats }, () => each),
          toMove: random.below(seats),
          piles: between(1, 2 + Math.ceil(size / 2), random),
          builds: random.below(3),
        },
        random,
      );
      const puzzle = buildIn(state, random.below(2) === 0);
      if (puzzle) return puzzle;
    }
    return undefined;
  },
};

/** A question that takes more steps makes no puzzle: they count the same everywhere, unlike time. */
const MOST_STEPS = 250;

/** All builds with what becomes of them, or undefined where that takes too long to find out. */
function buildsSoon(puzzle: BuildPuzzle): readonly BuildFound[] | undefined {
  const steps = buildsFound(puzzle);
  for (let taken = 0; taken < MOST_STEPS; taken++) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
  return undefined;
}

/** The question on the pile that is worth most, if some builds make sure of it and others don't. */
function buildIn(state: State, isAnnounced: boolean): BuildPuzzle | undefined {
  const { hands, options, seats, table, toMove, variant, won } = state;
  const pile = dearestPile(table, variant);
  if (pile === undefined || cardPoints(pile.cards, variant) === 0) return undefined;
  const promised = isAnnounced ? announced(state) : state.promised;
  const position: Position = {
    variant,
    options,
    seats,
    toMove,
    hand: hands[toMove] ?? [],
    table,
    promised,
  };
  const at = table.indexOf(pile);
  const builds = listPlays(position).filter((play) => play.kind === 'build');
  const onTarget = builds.filter(({ on }) => on === at);
  if (onTarget.length < 2 || builds.length > 16) return undefined;
  const puzzle: BuildPuzzle = {
    kind: 'build',
    position,
    target: dearestCard(pile, variant),
    gone: won.flat(),
    held: hands.map(({ length }) => length),
  };
  const found = buildsSoon(puzzle);
  if (found === undefined) return undefined;
  const sure = found.filter(({ bad }) => bad === undefined);
  // The answer has to do with the target, and is not all there is to do.
  if (!sure.some(({ play }) => play.on === at)) return undefined;
  return sure.length <= builds.length / 2 ? puzzle : undefined;
}

/** The promises, with one more by each partner, of a card that is really held: its build may be gone. */
function announced(state: State): readonly Promised[] {
  const { hands, promised, seats, toMove, variant } = state;
  const more = partnersOf(variant, seats, toMove).flatMap((seat): Promised[] => {
    const [card] = hands[seat] ?? [];
    const value = card === undefined ? undefined : valuesOf(card, variant).at(-1);
    const isKnown = promised.some((one) => one.seat === seat && one.value === value);
    return value === undefined || isKnown ? [] : [{ seat, value }];
  });
  return [...promised, ...more];
}
