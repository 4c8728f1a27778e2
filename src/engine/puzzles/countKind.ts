/** Count the round: what each side scores, from its won piles, its Zwicks and what was left. */
import { cardPoints, pointsOn } from '../points.ts';
import { resultOf } from '../record.ts';
import { equalLists } from '../same.ts';
import type { RoundScore } from '../score.ts';
import { scoreRound, sharingMost } from '../score.ts';
import { inTeams } from '../sides.ts';
import type { State } from '../state.ts';
import { leftOnTable, wonAtEnd } from '../state.ts';
import { between, drawState, pickOf } from './draw.ts';
import type { KindRules } from './kindRules.ts';
import { wrong } from './kindRules.ts';
import type { CountSlip, SideCounted } from './puzzle.ts';

function pointsBySide(score: RoundScore): number[] {
  return score.sides.map(({ points }) => points);
}

/** What a side would have with a common slip, by slip. */
function slips(state: State, side: number): ReadonlyMap<CountSlip, number> {
  const { scoring } = state.variant;
  const without = scoreRound(
    state.variant,
    state.won.map((cards, at) => ({ cards, zwicks: state.zwicks[at] ?? 0 })),
  );
  const { score } = resultOf(state);
  const points = score.sides[side]?.points ?? 0;
  const counts = wonAtEnd(state).map(({ length }) => length);
  const most = sharingMost(counts).includes(side);
  const scores = score.sides[side]?.lines.some(({ what }) => what === 'most-cards') ?? false;
  const found = new Map<CountSlip, number>();
  found.set('left-over-forgotten', without.sides[side]?.points ?? 0);
  if (scores) found.set('most-cards-forgotten', points - scoring.mostCards);
  if (most && !scores) found.set('most-cards-on-tie', points + scoring.mostCards);
  found.set('zwicks-forgotten', points - scoring.zwick * (state.zwicks[side] ?? 0));
  return found;
}

/** What counting the round has to say of itself. */
export const COUNT_KIND: KindRules<'count'> = {
  isFor: () => true,
  // biome-ignore lint/correctness/useYield: other kinds take longer.
  *answers({ state }) {
    return [{ kind: 'count', points: resultOf(state).points }];
  },
  *judge({ state }, { points: given }) {
    const points = pointsBySide(resultOf(state).score);
    if (given.length !== points.length) return wrong({ code: 'no-answer' });
    const sides = points.flatMap((right, side): SideCounted[] => {
      const said = given[side] ?? 0;
      if (said === right) return [];
      const slip = [...slips(state, side)].find(([, slipped]) => slipped === said)?.[0] ?? null;
      return [{ side, given: said, points: right, slip }];
    });
    return sides.length === 0
      ? { right: true, nth: 0, of: 1 }
      : wrong({ code: 'miscounted', sides });
  },
  features({ state }) {
    const { variant } = state;
    const { score, left, cards } = resultOf(state);
    const sorted = cards.toSorted((one, other) => other - one);
    return {
      sides: cards.length,
      cards: cards.reduce((sum, number) => sum + number, 0),
      counting: state.won.flat().filter((card) => pointsOn(card, variant) > 0).length,
      zwicks: state.zwicks.reduce((sum, zwicks) => sum + zwicks, 0),
      left: left.length,
      leftPoints: cardPoints(left, variant),
      lead: (sorted[0] ?? 0) - (sorted[1] ?? 0),
      lines: Math.max(...score.sides.map(({ lines }) => lines.length)),
      /** Whether what is left decides who has most cards. */
      turns: turnsMost(state) ? 1 : 0,
    };
  },
  difficulty({
    counting = 0,
    lead = 0,
    left = 0,
    leftPoints = 0,
    sides = 0,
    turns = 0,
    zwicks = 0,
  }) {
    const isClose = lead === 0 ? 2 : lead <= 2 ? 1 : 0;
    return (
      Math.min(3, sides) / 2 +
      isClose +
      2 * turns +
      Math.min(12, counting) / 8 +
      Math.min(6, zwicks) / 2 +
      Math.min(4, left) / 4 +
      Math.min(4, leftPoints) / 2
    );
  },
  hints({ state }) {
    const { score } = resultOf(state);
    const cards = wonAtEnd(state).map(({ length }) => length);
    const sides = score.sides.flatMap(({ lines }, side) =>
      lines.some(({ what }) => what === 'most-cards') ? [side] : [],
    );
    return [
      { code: 'most-cards', sides, cards },
      { code: 'side', side: 0, points: score.sides[0]?.points ?? 0 },
    ];
  },
  draw(variant, options, size, random) {
    // Larger tables have more sides to count.
    const sides = variant.seats.filter((seats) => seats <= 4);
    const seats = pickOf(
      (sides.length > 0 ? sides : variant.seats).filter(
        (number, _, all) => size > 2 || inTeams(variant, number) || number === Math.min(...all),
      ),
      random,
    );
    const wanted = {
      variant,
      options,
      seats,
      hands: Array.from({ length: seats }, () => 0),
      toMove: 0,
      piles: between(0, size, random),
      builds: 0,
    };
    const state = drawState(wanted, random);
    const zwicks = state.won.map(() => (random.below(6 - size) === 0 ? between(1, 3, random) : 0));
    const dealer = random.below(seats);
    const over = { ...state, dealer, toMove: dealer, zwicks, over: true, promised: [] };
    return { kind: 'count', state: withRoom(size < 4 ? over : closer(over, size)) };
  },
};

/** The same with no more Zwicks than can have been made: each takes a pile at least, with a card. */
function withRoom(state: State): State {
  const most = (side: number): number => Math.floor((state.won[side]?.length ?? 0) / 2);
  return { ...state, zwicks: state.zwicks.map((zwicks, side) => Math.min(zwicks, most(side))) };
}

/** Whether another side would have most cards if what is left were left out. */
export function turnsMost(state: State): boolean {
  const before = state.won.map(({ length }) => length);
  const after = wonAtEnd(state).map(({ length }) => length);
  return !equalLists(sharingMost(before), sharingMost(after));
}

/** The same cards with the two largest piles brought as close as they can be: what is left may then decide. */
function closer(state: State, size: number): State {
  if (leftOnTable(state).length === 0 && size < 5) return state;
  const counts = state.won.map(({ length }) => length);
  const order = counts.map((_, side) => side).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const [first = 0, second = 0] = order;
  const over = Math.floor(((counts[first] ?? 0) - (counts[second] ?? 0)) / 2);
  const from = [...(state.won[first] ?? [])];
  const moved = from.splice(0, over);
  const won = state.won.map((cards, side) =>
    side === first ? from : side === second ? [...cards, ...moved] : cards,
  );
  return { ...state, won };
}
