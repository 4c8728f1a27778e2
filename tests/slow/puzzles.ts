/** The answers to puzzles, by trying everything with the slow rules. */
import { isZwick, slowPlays } from './plays.ts';
import { slowReasons } from './reasons.ts';
import { playCard, type SlowState } from './round.ts';
import { slowScore } from './score.ts';
import type {
  SlowBuild,
  SlowCapture,
  SlowPile,
  SlowPlay,
  SlowPosition,
  SlowPromise,
} from './shapes.ts';
import { cardValues, handWithout } from './values.ts';
import { packOf, partnersOf, sideCount, sideOf, versionOf } from './versions.ts';

/** A round whose cards all lie open, as far as the rules need it. */
export interface SlowOpen {
  readonly variant: string;
  readonly seats: number;
  readonly toMove: number;
  readonly hands: readonly (readonly string[])[];
  readonly table: readonly SlowPile[];
  readonly promised: readonly SlowPromise[];
  readonly options?: SlowPosition['options'];
  readonly won: readonly (readonly string[])[];
  readonly zwicks: readonly number[];
  readonly lastCapture: number | null;
}

function positionOf(open: SlowOpen): SlowPosition {
  const { hands, promised, seats, table, toMove, variant } = open;
  const options = open.options === undefined ? {} : { options: open.options };
  return { variant, seats, toMove, hand: hands[toMove] ?? [], table, promised, ...options };
}

/** The round after a play; null where nobody has a card left. */
export function after(open: SlowOpen, play: SlowPlay): SlowOpen {
  const state: SlowState = {
    version: versionOf(open.variant),
    seats: open.seats,
    dealer: 0,
    hands: open.hands.map((hand) => [...hand]),
    table: [...open.table],
    promises: [...open.promised],
    dealt: 1,
    playsSinceDeal: 0,
    turn: open.toMove,
    lastToCapture: open.lastCapture,
    won: open.won.map((cards) => [...cards]),
    zwicks: [...open.zwicks],
  };
  playCard(state, positionOf(open), play);
  let toMove = open.toMove;
  for (let step = 1; step <= open.seats; step += 1) {
    const seat = (open.toMove + step) % open.seats;
    if ((state.hands[seat] ?? []).length === 0) continue;
    toMove = seat;
    break;
  }
  return {
    ...open,
    toMove,
    hands: state.hands,
    table: state.table,
    promised: state.promises,
    won: state.won,
    zwicks: state.zwicks,
    lastCapture: state.lastToCapture,
  };
}

const isOver = ({ hands }: SlowOpen) => hands.every((hand) => hand.length === 0);

/** Points that a capture brings, and cards, with the card played. */
export function slowHaul(position: SlowPosition, capture: SlowCapture): [number, number] {
  const version = versionOf(position.variant);
  const piles = position.table.filter((_, at) => capture.takes.includes(at));
  const cards = [capture.card, ...piles.flatMap((pile) => pile.cards)];
  const points = cards.reduce((sum, card) => sum + version.points(card), 0);
  return [points + (isZwick(position, capture) ? version.zwick : 0), cards.length];
}

/** The captures that nothing beats: in points, then in cards. */
export function slowHauls(position: SlowPosition): SlowCapture[] {
  const captures = slowPlays(position).filter((play) => play.kind === 'capture');
  const worth = captures.map((capture) => slowHaul(position, capture));
  return captures.filter((_, at) => {
    const [points, cards] = worth[at] ?? [0, 0];
    return worth.every(([more, larger]) => more < points || (more === points && larger <= cards));
  });
}

/** The margin of a side with best play, and the plays that reach it. */
export function slowLast(open: SlowOpen): { margin: number; plays: SlowPlay[] } {
  const side = sideOf(versionOf(open.variant), open.seats, open.toMove);
  const known = new Map<string, number>();
  const plays = slowPlays(positionOf(open));
  const margins = plays.map((play) => slowMargin(after(open, play), side, known));
  const margin = Math.max(...margins);
  return { margin, plays: plays.filter((_, at) => margins[at] === margin) };
}

function slowMargin(open: SlowOpen, side: number, known: Map<string, number>): number {
  const { hands, lastCapture, promised, table, toMove, won, zwicks } = open;
  if (isOver(open)) {
    const left = table.flatMap((pile) => pile.cards);
    const sides = won.map((cards, at) => ({
      cards: at === lastCapture ? [...cards, ...left] : cards,
      zwicks: zwicks[at] ?? 0,
    }));
    const { points } = slowScore(open.variant, sides);
    return (points[side] ?? 0) - (points[1 - side] ?? 0);
  }
  const sorted = won.map((cards) => [...cards].sort());
  const key = JSON.stringify([toMove, hands, table, promised, sorted, zwicks, lastCapture]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const margins = slowPlays(positionOf(open)).map((play) =>
    slowMargin(after(open, play), side, known),
  );
  const isOurs = sideOf(versionOf(open.variant), open.seats, toMove) === side;
  const margin = isOurs ? Math.max(...margins) : Math.min(...margins);
  known.set(key, margin);
  return margin;
}

const pileWith = (table: readonly SlowPile[], card: string) =>
  table.findIndex((pile) => pile.cards.includes(card));

/** All ways of giving hands of these sizes from the cards; equal cards are told apart. */
function* handings(cards: readonly string[], sizes: readonly number[]): Generator<string[][]> {
  const [size, ...others] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const hand of choices(cards, size)) {
    const rest = cards.filter((card) => !hand.includes(card));
    for (const hands of handings(rest, others)) yield [hand, ...hands];
  }
}

function* choices(cards: readonly string[], size: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [at, card] of cards.entries()) {
    for (const rest of choices(cards.slice(at + 1), size - 1)) yield [card, ...rest];
  }
}

/** What a build puzzle is made of. */
export interface SlowBuildPuzzle {
  readonly position: SlowPosition;
  readonly target: string;
  readonly gone: readonly string[];
  readonly held: readonly number[];
}

/** The builds after which the side is sure of the target, by all hands that the others may have and all they may play. */
export function slowBuilds({ gone, held, position, target }: SlowBuildPuzzle): SlowBuild[] {
  const { seats, table, toMove, variant } = position;
  const version = versionOf(variant);
  const promised = position.promised ?? [];
  const known = [...position.hand, ...table.flatMap((pile) => [...pile.cards]), ...gone];
  const unseen = known.reduce((cards, card) => handWithout(cards, card), packOf(version));
  const others = [...held.keys()].filter((seat) => seat !== toMove);
  const opens: SlowOpen[] = [];
  for (const given of handings(
    unseen,
    others.map((seat) => held[seat] ?? 0),
  )) {
    const hands = held.map((_, seat) =>
      seat === toMove ? position.hand : (given[others.indexOf(seat)] ?? []),
    );
    const fits = others.every((seat) => holdsWhatItSays(position, seat, hands[seat] ?? []));
    if (!fits) continue;
    const sides = sideCount(version, seats);
    opens.push({
      variant,
      seats,
      toMove,
      hands,
      table,
      promised,
      ...(position.options === undefined ? {} : { options: position.options }),
      won: Array.from({ length: sides }, () => []),
      zwicks: Array.from({ length: sides }, () => 0),
      lastCapture: null,
    });
  }
  return slowPlays(position).filter((play): play is SlowBuild => {
    if (play.kind !== 'build') return false;
    return opens.every((open) => isSure(after(open, play), toMove, target, 1));
  });
}

/** Whether the hand has a card for each value of the seat's builds, and one for each value it has promised. */
function holdsWhatItSays(position: SlowPosition, seat: number, hand: readonly string[]): boolean {
  const version = versionOf(position.variant);
  const matches = (card: string, value: number) => cardValues(version, card).includes(value);
  const owed = new Set(
    position.table.flatMap(({ owner, value }) =>
      owner === seat && value !== undefined ? [value] : [],
    ),
  );
  const promised = (position.promised ?? []).filter((promise) => promise.seat === seat);
  if (!promised.every(({ value }) => hand.some((card) => matches(card, value)))) return false;
  const pair = (values: readonly number[], cards: readonly string[]): boolean => {
    const [value, ...rest] = values;
    if (value === undefined) return true;
    return cards.some((card) => matches(card, value) && pair(rest, handWithout(cards, card)));
  };
  return pair([...owed], hand);
}

function isSure(open: SlowOpen, mover: number, target: string, turns: number): boolean {
  const pile = pileWith(open.table, target);
  if (pile < 0) return false;
  const seat = open.toMove;
  const position = positionOf(open);
  const takesIt = (play: SlowPlay) => play.kind === 'capture' && play.takes.includes(pile);
  if (seat === mover) return slowPlays(position).some(takesIt);
  if (turns > open.seats) throw new Error('the mover has no card left');
  if (partnersOf(versionOf(open.variant), open.seats, mover).includes(seat)) {
    if (slowPlays(position).some(takesIt)) return true;
    return slowPlays(position).every((play) => {
      if (takesIt(play) || (play.kind === 'build' && play.on === pile)) return true;
      return isSure(after(open, play), mover, target, turns + 1);
    });
  }
  return slowPlays(position).every((play) => isSure(after(open, play), mover, target, turns + 1));
}

/** The plays that break the build with the target, and of those the ones that make sure of most points. */
export function slowBreaks(
  open: SlowOpen,
  target: string,
): { breaking: SlowPlay[]; best: SlowPlay[] } {
  const value = open.table[pileWith(open.table, target)]?.value ?? 0;
  const mover = open.toMove;
  const breaking = slowPlays(positionOf(open)).filter(
    (play) => !isForced(after(open, play), mover, target, value, open.seats - 1),
  );
  const sure = breaking.map(
    (play) => slowGain(open, play, mover) + sureFrom(after(open, play), mover, open.seats),
  );
  const most = Math.max(...sure);
  return { breaking, best: breaking.filter((_, at) => sure[at] === most) };
}

const areTogether = (open: SlowOpen, one: number, other: number) => {
  const version = versionOf(open.variant);
  return sideOf(version, open.seats, one) === sideOf(version, open.seats, other);
};

/** A capture at the announced value that takes the build, whatever goes with it. */
function takesAtValue(open: SlowOpen, play: SlowPlay, pile: number, value: number): boolean {
  if (play.kind !== 'capture' || !play.takes.includes(pile)) return false;
  const version = versionOf(open.variant);
  if (!cardValues(version, play.card).includes(value)) return false;
  // The rest of the piles must go at the same value: it is looked at as if the card had no other.
  const rest = play.takes.filter((at) => at !== pile);
  if (rest.length === 0) return true;
  const builtOnly = { ...positionOf(open), table: [{ cards: [play.card], value, owner: 0 }] };
  return restSplits(builtOnly, open, rest, value);
}

function restSplits(
  _: SlowPosition,
  open: SlowOpen,
  rest: readonly number[],
  value: number,
): boolean {
  const version = versionOf(open.variant);
  const worths = rest.map((at) => {
    const pile = open.table[at];
    if (pile === undefined) return [];
    return pile.value === undefined ? cardValues(version, pile.cards[0] ?? '') : [pile.value];
  });
  const fill = (left: readonly (readonly number[])[], missing: number): boolean => {
    if (missing === 0) return left.length === 0 || fill(left, value);
    return left.some((choices, at) =>
      choices.some(
        (worth) =>
          worth <= missing &&
          fill(
            left.filter((_one, other) => other !== at),
            missing - worth,
          ),
      ),
    );
  };
  return fill(worths, value);
}

function isForced(
  open: SlowOpen,
  mover: number,
  target: string,
  value: number,
  turns: number,
): boolean {
  if (turns === 0 || isOver(open) || open.toMove === mover) return false;
  const pile = pileWith(open.table, target);
  if (pile < 0) return false;
  const plays = slowPlays(positionOf(open));
  const goesOn = (play: SlowPlay) => isForced(after(open, play), mover, target, value, turns - 1);
  if (areTogether(open, open.toMove, mover)) return plays.every(goesOn);
  const isStill = open.table[pile]?.value === value;
  return (
    (isStill && plays.some((play) => takesAtValue(open, play, pile, value))) || plays.some(goesOn)
  );
}

function slowGain(open: SlowOpen, play: SlowPlay, mover: number): number {
  if (play.kind !== 'capture' || !areTogether(open, open.toMove, mover)) return 0;
  return slowHaul(positionOf(open), play)[0];
}

/** The points that the mover's side is sure of until the mover has played again. */
function sureFrom(open: SlowOpen, mover: number, turns: number): number {
  const version = versionOf(open.variant);
  if (isOver(open)) {
    const left = open.table.flatMap((pile) => [...pile.cards]);
    const isOurs = open.lastCapture === sideOf(version, open.seats, mover);
    return isOurs ? left.reduce((sum, card) => sum + version.points(card), 0) : 0;
  }
  if (turns === 0) return 0;
  const worths = slowPlays(positionOf(open)).map((play) => {
    const next = after(open, play);
    const rest =
      open.toMove === mover
        ? isOver(next)
          ? sureFrom(next, mover, 0)
          : 0
        : sureFrom(next, mover, turns - 1);
    return slowGain(open, play, mover) + rest;
  });
  return areTogether(open, open.toMove, mover) ? Math.max(...worths) : Math.min(...worths);
}

/** The reasons against a play, without those that another of them says more exactly. */
export function exactReasons(position: SlowPosition, play: SlowPlay): string[] {
  const reasons = slowReasons(position, play);
  const saysToo: Readonly<Record<string, readonly string[]>> = {
    'capture-subtracts': ['pile-too-high', 'sum-mismatch', 'no-split'],
    'pile-too-high': ['sum-mismatch', 'no-split'],
    'subtraction-turned-round': ['sum-or-difference'],
    'no-subtraction': ['sum-or-difference'],
    'no-keeping': ['sum-or-difference'],
    'over-limit': ['sum-or-difference'],
    'no-match-kept': ['build-uncovered'],
  };
  const said = [...reasons].flatMap((reason) => saysToo[reason] ?? []);
  return [...reasons].filter((reason) => !said.includes(reason));
}
