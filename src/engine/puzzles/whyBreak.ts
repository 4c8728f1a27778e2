/**
 * Why no other play breaks a build as well: what each play that breaks it does to it and is sure of, and how the
 * opponents take it after the others. What is found here explains `breakings`, which proves it.
 */
import type { Card } from '../card.ts';
import { checkPlay } from '../check.ts';
import { listPlays } from '../legal.ts';
import { pileWith } from '../piles.ts';
import type { Play } from '../play.ts';
import { sideOf } from '../sides.ts';
import type { State } from '../state.ts';
import { applyPlay, positionOf } from '../state.ts';
import { matches, valuesOf } from '../value.ts';
import { type Breaking, bestBreaking, breakings, takingAt } from './breakKind.ts';
import type { Steps } from './kindRules.ts';
import type { BreakPuzzle } from './puzzle.ts';

/** A seat with cards of its hand. */
export interface Holder {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** An opponent’s card that would bring a changed build back to the value announced, in time for another to take it. */
export interface Back {
  readonly seat: number;
  readonly card: Card;
  /**
   * What stands against it: no card for the value would be kept; it may not be laid there for another reason; nobody who
   * plays after that could take it; a partner plays before whoever could; something else, which only the search shows.
   */
  readonly stop: 'no-match' | 'not-allowed' | 'no-taker' | 'partner' | 'other';
}

/** Why the opponents can’t take the build at the value announced once a play has been made. */
export type WhyBroken =
  /** The mover’s side has it. */
  | { readonly code: 'taken' }
  /** It has another value. */
  | {
      readonly code: 'changed';
      readonly value: number;
      /** Opponents who could take it at that value, each with one card, were it their turn. */
      readonly takers: readonly Holder[];
      /** The opponents who play before the mover’s next turn, in order: all but the last can bring it back for another. */
      readonly opponents: readonly number[];
      readonly back: readonly Back[];
    }
  /** It lies there with its value. */
  | {
      readonly code: 'lies';
      /** Opponents with cards that match the value. */
      readonly holders: readonly Holder[];
      /** Those of them who could take it, each with one card, were it their turn. */
      readonly takers: readonly Holder[];
      /** The partner who plays before the first of those; null where none does. */
      readonly partner: number | null;
      /** The opponents who play before the mover’s next turn, in order. */
      readonly opponents: readonly number[];
    }
  /** Cards are dealt meanwhile: only the search shows it. */
  | { readonly code: 'searched' };

/** A play that breaks the build. */
export interface BreakingPlay {
  readonly play: Play;
  readonly why: WhyBroken;
  /** The points that the mover’s side is then sure of until it has played again, and those that the play itself brings. */
  readonly points: number;
  readonly now: number;
}

/** A play that does not break the build, and how the opponents then take it. */
export interface LosingPlay {
  readonly play: Play;
  /** Whether it does something to the build itself. */
  readonly touches: boolean;
  /** What follows it: the last of these takes the build. */
  readonly line: readonly { readonly seat: number; readonly play: Play; readonly back: boolean }[];
}

/** All plays of the mover, by what they do to the build. */
export interface BreakWhy {
  readonly kind: 'break';
  /** The value announced. */
  readonly announced: number;
  readonly mover: number;
  /** The right answers, in their order. */
  readonly best: readonly BreakingPlay[];
  /** Other plays that break it, those that are sure of most first. */
  readonly lesser: readonly BreakingPlay[];
  /** Plays that don’t, the most tempting first: those that do something to the build, then those that bring most, captures before builds. */
  readonly losing: readonly LosingPlay[];
}

interface Asked {
  readonly state: State;
  readonly target: Card;
  readonly announced: number;
}

/** The state with another seat to move: what it could do were it its turn. */
const asIf = (state: State, seat: number): State => ({ ...state, toMove: seat });

function whyBroken({ announced, state, target }: Asked, play: Play): WhyBroken {
  const { seats, toMove: mover, variant } = state;
  const after = applyPlay(state, play);
  const pile = pileWith(after.table, target);
  if (pile === undefined) return { code: 'taken' };
  if (state.toCome.length > 0) return { code: 'searched' };
  const value = after.table[pile]?.value ?? 0;
  const isOurs = (seat: number): boolean =>
    sideOf(variant, seats, seat) === sideOf(variant, seats, mover);
  const handOf = (seat: number): readonly Card[] => after.hands[seat] ?? [];
  /** Who plays before the mover's next turn, in order: a seat without a card is passed over. */
  const order = Array.from({ length: seats - 1 }, (_, at) => (mover + 1 + at) % seats).filter(
    (seat) => handOf(seat).length > 0,
  );
  const opponents = order.filter((seat) => !isOurs(seat));
  const takersOf = (some: readonly number[], at: State, wanted: number): Holder[] =>
    some.flatMap((seat) => {
      const taking = takingAt(asIf(at, seat), target, wanted);
      return taking ? [{ seat, cards: [taking.card] }] : [];
    });
  const takers = takersOf(opponents, after, value);
  if (value === announced) {
    const [first] = takers;
    const before = first === undefined ? [] : order.slice(0, order.indexOf(first.seat));
    return {
      code: 'lies',
      holders: opponents.flatMap((seat) => {
        const cards = handOf(seat).filter((card) => matches(card, announced, variant));
        return cards.length === 0 ? [] : [{ seat, cards }];
      }),
      takers,
      partner: before.find(isOurs) ?? null,
      opponents,
    };
  }
  const gap = Math.abs(announced - value);
  const stopOf = (seat: number, card: Card): Back['stop'] => {
    const here = asIf(after, seat);
    const builds = listPlays(positionOf(here)).filter(
      (one) =>
        one.kind === 'build' && one.card === card && one.on === pile && one.value === announced,
    );
    if (builds.length === 0) {
      const tried = { kind: 'build', card, on: pile, value: announced, owner: seat } as const;
      const checked = checkPlay(positionOf(here), tried);
      return !checked.ok && checked.error.code === 'no-match-kept' ? 'no-match' : 'not-allowed';
    }
    const later = order.slice(order.indexOf(seat) + 1);
    const next = builds.flatMap((build) =>
      takersOf(
        later.filter((one) => !isOurs(one)),
        applyPlay(here, build),
        announced,
      ),
    );
    if (next.length === 0) return 'no-taker';
    const isSaved = next.every((one) => later.slice(0, later.indexOf(one.seat)).some(isOurs));
    return isSaved ? 'partner' : 'other';
  };
  return {
    code: 'changed',
    value,
    takers,
    opponents,
    // From one value to another a card counts the difference of the two, added or subtracted.
    back: opponents
      .slice(0, -1)
      .flatMap((seat) =>
        [...new Set(handOf(seat))]
          .filter((card) => valuesOf(card, variant).includes(gap))
          .map((card) => ({ seat, card, stop: stopOf(seat, card) })),
      ),
  };
}

/** How the opponents take the build, with who plays, and which of the plays bring it back to its value. */
function lineOf(
  { announced, state, target }: Asked,
  play: Play,
  plays: readonly Play[],
): LosingPlay['line'] {
  let at = applyPlay(state, play);
  return plays.map((one) => {
    const seat = at.toMove;
    const pile = pileWith(at.table, target);
    const back = one.kind === 'build' && one.on === pile && one.value === announced;
    at = applyPlay(at, one);
    return { seat, play: one, back };
  });
}

/** What is tried first. */
const TEMPTING: readonly Play['kind'][] = ['capture', 'build', 'trail'];

/** Why the right answers are right and no other play is as good, as a computation that yields. */
export function* searchBreakWhy(puzzle: BreakPuzzle): Steps<BreakWhy> {
  const { state, target } = puzzle;
  const found = yield* breakings(puzzle);
  const aim = pileWith(state.table, target);
  const announced = (aim === undefined ? undefined : state.table[aim]?.value) ?? 0;
  const asked: Asked = { state, target, announced };
  const told = ({ now, play, points }: Breaking): BreakingPlay => ({
    play,
    why: whyBroken(asked, play),
    points,
    now,
  });
  const best = bestBreaking(found);
  const touches = (play: Play): boolean =>
    aim !== undefined &&
    (play.kind === 'capture' ? play.takes.includes(aim) : play.kind === 'build' && play.on === aim);
  const losing = found
    .flatMap(({ line, now, play }) => (line === undefined ? [] : [{ line, now, play }]))
    .toSorted(
      (one, other) =>
        Number(touches(other.play)) - Number(touches(one.play)) ||
        other.now - one.now ||
        other.line.length - one.line.length ||
        TEMPTING.indexOf(one.play.kind) - TEMPTING.indexOf(other.play.kind),
    );
  return {
    kind: 'break',
    announced,
    mover: state.toMove,
    best: best.map(told),
    lesser: found
      .filter((one) => one.line === undefined && !best.includes(one))
      .toSorted((one, other) => other.points - one.points || other.now - one.now)
      .map(told),
    losing: losing.map(({ line, play }) => ({
      play,
      touches: touches(play),
      line: lineOf(asked, play, line),
    })),
  };
}
