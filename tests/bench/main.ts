/** `npm run bench`: how fast the engine is, on seeded positions, as ratios that hold on any machine, against the goals. */
import type { Card, Pile, Position } from '../../src/engine/index.ts';
import {
  applyPlay,
  countPlays,
  DEFAULT_OPTIONS,
  dealRound,
  listPlays,
  pileValues,
  positionOf,
  type Random,
  randomFrom,
  shuffledPack,
  startRound,
  VARIANTS,
  valuesOf,
  variantById,
} from '../../src/engine/index.ts';
import { pileSets } from '../../src/engine/sets.ts';
import { type Shape, shapesFor } from '../../src/engine/shape.ts';
import { shuffled } from '../../src/engine/shuffle.ts';
import { splitInto } from '../../src/engine/split.ts';
import { kindsOf, markAble, tallySets } from '../../src/engine/wide.ts';
import { measureLastPlays } from './lastPlays.ts';
import { closureSets, linkedSplit, naiveSets, naiveSplit, type Values } from './rivals.ts';

interface Goal {
  readonly what: string;
  readonly got: number;
  readonly goal: number;
  readonly unit: string;
  /** Whether more is better. */
  readonly atLeast: boolean;
}

const goals: Goal[] = [];
const CHRISTIANSEN = variantById('christiansen') ?? VARIANTS[0];

function report(
  what: string,
  got: number,
  unit: string,
  bound: { atLeast?: number; atMost?: number },
): void {
  const atLeast = bound.atLeast !== undefined;
  const goal = bound.atLeast ?? bound.atMost ?? 0;
  goals.push({ what, got, goal, unit, atLeast });
  const reached = atLeast ? got >= goal : got <= goal;
  const text = `${got.toPrecision(3)}${unit} (goal ${atLeast ? '≥' : '≤'} ${goal}${unit})`;
  console.log(`${reached ? ' ok ' : 'FELL SHORT'}  ${what}: ${text}`);
}

/** A position of `piles` loose cards and a hand of `cards`, from a real pack. */
function looseTable(seed: string, piles: number, cards: number): Position {
  const pack = shuffledPack(CHRISTIANSEN, seed);
  return {
    variant: CHRISTIANSEN,
    options: DEFAULT_OPTIONS,
    seats: 4,
    toMove: 0,
    hand: pack.slice(piles, piles + cards),
    table: pack.slice(0, piles).map((card): Pile => ({ cards: [card] })),
    promised: [],
  };
}

function tableValues(position: Position): Values[] {
  return position.table.map((pile) => pileValues(pile, position.variant));
}

/** Milliseconds for one call, the best of several rounds, each of at least a millisecond's work. */
function timeOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    let calls = 0;
    const start = performance.now();
    let spent = 0;
    do {
      work();
      calls++;
      spent = performance.now() - start;
    } while (spent < 1);
    best = Math.min(best, spent / calls);
  }
  return best;
}

/** Milliseconds for one call, the best of a few: what else the machine does is not the engine's time. */
function bestOf(tries: number, work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let made = 0; made < tries; made++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}

/** A value that a card of the hand really has. */
function someValue(position: Position, random: Random): number {
  const values = position.hand.flatMap((card) => valuesOf(card, position.variant));
  return values[random.below(values.length)] ?? 10;
}

/** All sets at one value: masks up to 16 piles, counts of kinds beyond. */
function engineSets(shapes: readonly Shape[], value: number): number {
  return pileSets(shapes, value).masks.length;
}

function capturesAgainstRivals(): void {
  const naiveGoals: Record<number, number> = { 4: 3, 6: 10, 8: 40, 10: 50, 12: 200 };
  const closureGoals: Record<number, number> = { 4: 1.7, 6: 2.5, 8: 2.5, 10: 2.5, 12: 6, 16: 8 };
  for (const piles of [4, 6, 8, 10, 12, 16]) {
    const against: { naive: number[]; closure: number[] } = { naive: [], closure: [] };
    const random = randomFrom(`values ${piles}`);
    // The naive search takes seconds at twelve: a few tables have to do for it.
    const naiveTables = piles <= 8 ? 40 : piles <= 10 ? 16 : piles <= 12 ? 6 : 0;
    for (let table = 0; table < 40; table++) {
      const position = looseTable(`captures ${piles} ${table}`, piles, 6);
      const value = someValue(position, random);
      const values = tableValues(position);
      const shapes = shapesFor(position, false);
      const expected = closureSets(values, value).length;
      if (engineSets(shapes, value) !== expected) throw new Error('the rivals disagree');
      const own = timeOf(() => engineSets(shapes, value));
      against.closure.push(timeOf(() => closureSets(values, value)) / own);
      if (table >= naiveTables) continue;
      if (naiveSets(values, value).length !== expected) throw new Error('the rivals disagree');
      against.naive.push(timeOf(() => naiveSets(values, value)) / own);
    }
    const naiveGoal = naiveGoals[piles];
    if (naiveGoal !== undefined) {
      const ratio = geometricMean(against.naive);
      report(`all captures, ${piles} piles, against naive search`, ratio, '×', {
        atLeast: naiveGoal,
      });
    }
    const closureGoal = closureGoals[piles];
    if (closureGoal !== undefined) {
      const ratio = geometricMean(against.closure);
      report(`all captures, ${piles} piles, against closure`, ratio, '×', { atLeast: closureGoal });
    }
  }
}

/**
 * A table of `piles` loose cards of a real pack that falls into groups of a value, and that value. Low values, of which no
 * pack makes so many groups, are drawn again.
 */
function plantedTable(piles: number, random: Random): { position: Position; value: number } {
  for (;;) {
    const drawn = shuffledPack(CHRISTIANSEN, `planted ${random.word()}`);
    const value = someValue({ ...looseTable('', 0, 0), hand: drawn.splice(0, 6) }, random);
    const taken: Card[] = [];
    let rest = value;
    for (const card of drawn) {
      const fitting = valuesOf(card, CHRISTIANSEN).filter((worth) => worth <= rest);
      const worth = fitting[random.below(Math.max(1, fitting.length))];
      // The last pile has to close its group.
      if (worth === undefined || (taken.length === piles - 1 && worth !== rest)) continue;
      taken.push(card);
      rest = worth === rest ? value : rest - worth;
      if (taken.length === piles) break;
    }
    if (taken.length < piles || rest !== value) continue;
    const cards = shuffled(taken, `order ${random.word()}`);
    const table = cards.map((card): Pile => ({ cards: [card] }));
    return { position: { ...looseTable('', 0, 6), table }, value };
  }
}

/** Naive backtracking is stopped after so many steps: it is then slower than is said. */
const NAIVE_STEPS = 300_000;

function zwickAgainstRivals(): void {
  const linkedGoals: Record<number, number> = {
    4: 2.5,
    6: 4,
    8: 4,
    10: 12,
    12: 18,
    16: 45,
    20: 150,
  };
  for (const piles of [4, 6, 8, 10, 12, 16, 20]) {
    const random = randomFrom(`zwick ${piles}`);
    const linked: number[] = [];
    const naive: { planted: number[]; any: number[] } = { planted: [], any: [] };
    let stopped = 0;
    const tables = piles <= 12 ? 30 : 12;
    for (let table = 0; table < 2 * tables; table++) {
      const isPlanted = table < tables;
      const loose = looseTable(`zwick ${piles} ${table}`, piles, 6);
      const { position, value } = isPlanted
        ? plantedTable(piles, random)
        : { position: loose, value: someValue(loose, random) };
      const values = tableValues(position);
      const shapes = shapesFor(position, false);
      const all = shapes.map((_, pile) => pile);
      const expected = splitInto(shapes, all, value) !== null;
      if (isPlanted && !expected) throw new Error('a planted Zwick is not found');
      const own = timeOf(() => splitInto(shapes, all, value));
      if (isPlanted) {
        if (!linkedSplit(values, value)) throw new Error('the rivals disagree');
        linked.push(timeOf(() => linkedSplit(values, value)) / own);
      }
      const found = naiveSplit(values, value, NAIVE_STEPS);
      if (found === undefined) stopped++;
      else if (found !== expected) throw new Error('the rivals disagree');
      const spent = timeOf(() => naiveSplit(values, value, NAIVE_STEPS));
      (isPlanted ? naive.planted : naive.any).push(spent / own);
    }
    report(`Zwick planted, ${piles} piles, against dancing links`, geometricMean(linked), '×', {
      atLeast: linkedGoals[piles] ?? 0,
    });
    const note = stopped === 0 ? '' : ` (stopped ${stopped} times)`;
    report(
      `Zwick planted, ${piles} piles, against naive${note}`,
      geometricMean(naive.planted),
      '×',
      {
        atLeast: 1,
      },
    );
    report(`Zwick or none, ${piles} piles, against naive${note}`, geometricMean(naive.any), '×', {
      atLeast: 1,
    });
  }
}

function timePerCapture(): void {
  const perCapture = (piles: number): number => {
    let sets = 0;
    let spent = 0;
    for (let table = 0; table < 40; table++) {
      const position = looseTable(`per capture ${piles} ${table}`, piles, 6);
      const shapes = shapesFor(position, false);
      for (const value of [10, 11, 12, 13, 14, 15, 20, 25]) {
        spent += timeOf(() => engineSets(shapes, value));
        sets += engineSets(shapes, value);
      }
    }
    return spent / sets;
  };
  report('time per capture, 16 piles to 12', perCapture(16) / perCapture(12), '×', { atMost: 1.3 });
}

function handsOfSix(): void {
  const positions = Array.from({ length: 2000 }, (_, at) => looseTable(`six ${at}`, 12, 6));
  for (const position of positions) listPlays(position);
  const times = positions
    .map((position) => bestOf(5, () => listPlays(position)))
    .sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  report('all plays, hand of six on 12 piles, p99', p99, ' ms', { atMost: 1 });
}

/** Sixteen dual cards, four twos, four threes, captured at 14. */
function worstTable(): void {
  const ranks = ['A', 'J', 'Q', 'K', '2', '3'] as const;
  const table = ranks.flatMap((rank) =>
    (['S', 'H', 'D', 'C'] as const).map((suit): Pile => ({ cards: [`${rank}${suit}` as Card] })),
  );
  const position = { ...looseTable('worst', 0, 1), table };
  const shapes = shapesFor(position, false);
  const all = shapes.map((_, pile) => pile);
  let sets = 0;
  const count = (): void => {
    const kinds = kindsOf(shapes, 14, new Set());
    const able = new Uint8Array(kinds.counts);
    markAble(kinds, 14, able);
    sets = Number(tallySets(kinds, able, () => 0).get(0) ?? 0n);
  };
  const counting = timeOf(count);
  if (sets !== 7_532_846) throw new Error(`the worst table has ${sets} captures, not 7,532,846`);
  report(
    'worst table, Zwick or none',
    timeOf(() => splitInto(shapes, all, 14)),
    ' ms',
    { atMost: 10 },
  );
  report('worst table, number of captures', counting, ' ms', { atMost: 100 });
}

function anyWideTable(): void {
  let zwick = 0;
  let counting = 0;
  for (let table = 0; table < 12; table++) {
    const position = looseTable(`wide ${table}`, 24, 6);
    for (const card of position.hand) {
      const one = { ...position, hand: [card] };
      for (const value of valuesOf(card, position.variant)) {
        const shapes = shapesFor(position, false);
        const all = shapes.map((_, pile) => pile);
        zwick = Math.max(
          zwick,
          bestOf(3, () => splitInto(shapes, all, value)),
        );
      }
      const values = valuesOf(card, position.variant).length;
      counting = Math.max(counting, bestOf(3, () => countPlays(one)) / values);
    }
  }
  report('24 piles, Zwick or none, slowest', zwick, ' ms', { atMost: 50 });
  report('24 piles, number of captures at a value, slowest', counting, ' ms', { atMost: 400 });
}

/** Plays listed in a second while seeded rounds are played at random, in millions. */
function playRounds(): number {
  let plays = 0;
  const start = performance.now();
  for (let round = 0; round < 40; round++) {
    const random = randomFrom(`round ${round}`);
    const deals = dealRound(CHRISTIANSEN, 4, 0, `round ${round}`);
    let state = startRound(CHRISTIANSEN, DEFAULT_OPTIONS, 4, 0, deals);
    while (!state.over) {
      const legal = listPlays(positionOf(state));
      plays += legal.length;
      const made = legal[random.below(legal.length)];
      if (made === undefined) throw new Error('nobody is ever without a play');
      state = applyPlay(state, made);
    }
  }
  return plays / (performance.now() - start) / 1000;
}

function randomRounds(): void {
  const speed = Math.max(...Array.from({ length: 20 }, playRounds));
  report('random rounds, plays listed', speed, ' million/s', { atLeast: 0.5 });
}

capturesAgainstRivals();
zwickAgainstRivals();
timePerCapture();
handsOfSix();
worstTable();
anyWideTable();
randomRounds();
measureLastPlays(8);
report('last 12 plays with all cards known, mean', measureLastPlays(12), ' nodes', {
  atMost: 6000,
});
const short = goals.filter(({ atLeast, goal, got }) => (atLeast ? got < goal : got > goal));
console.log(
  short.length === 0
    ? `All ${goals.length} goals reached.`
    : `${short.length} of ${goals.length} goals fell short: ${short.map(({ what }) => what).join('; ')}.`,
);
