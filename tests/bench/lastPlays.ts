/** The exact search of the last plays against plain alpha-beta: nodes and time on the same seeded team deals. */
import type { State } from '../../src/engine/index.ts';
import {
  applyPlay,
  DEFAULT_OPTIONS,
  listPlays,
  marginAtEnd,
  openLastPlays,
  positionOf,
  runSearch,
  shuffledPack,
  sideOf,
  VARIANTS,
} from '../../src/engine/index.ts';

const DEALS = 50;
const SEATS = 4;
/** Plain alpha-beta is stopped at so many nodes a deal; it is then said to need more. */
const MOST_NODES = 100_000;
/** It has so many nodes for all deals: the later ones are left out where they are used up. */
const MOST_IN_ALL = 500_000;

/** A team deal: three loose cards, so many cards each, the others shared out among the won piles. */
function teamDeal(seed: string, each: number): State {
  const variant = VARIANTS.find(({ teamsAt }) => teamsAt.includes(SEATS)) ?? VARIANTS[0];
  const pack = shuffledPack(variant, seed);
  const table = pack.splice(0, 3).map((card) => ({ cards: [card] as const }));
  const hands = Array.from({ length: SEATS }, () => pack.splice(0, each));
  const half = Math.floor(pack.length / 2);
  return {
    variant,
    options: DEFAULT_OPTIONS,
    seats: SEATS,
    dealer: SEATS - 1,
    toMove: 0,
    hands,
    table,
    promised: [],
    won: [pack.slice(0, half), pack.slice(half)],
    zwicks: [0, 0],
    lastCapture: 0,
    toCome: [],
    over: false,
  };
}

/** Alpha-beta with nothing added: no memory, no order, every legal play. Undefined where it needs too many nodes. */
function plainSearch(start: State): {
  readonly margin: number | undefined;
  readonly nodes: number;
} {
  const ours = sideOf(start.variant, start.seats, start.toMove);
  let nodes = 0;
  const search = (state: State, alpha: number, beta: number): number => {
    if (state.over) return marginAtEnd(state, ours);
    if (++nodes > MOST_NODES) return 0;
    const isOurs = sideOf(state.variant, state.seats, state.toMove) === ours;
    let [low, high] = [alpha, beta];
    for (const play of listPlays(positionOf(state))) {
      const margin = search(applyPlay(state, play), low, high);
      if (isOurs) low = Math.max(low, margin);
      else high = Math.min(high, margin);
      if (low >= high) break;
    }
    return isOurs ? low : high;
  };
  const margin = search(start, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return { margin: nodes > MOST_NODES ? undefined : margin, nodes };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

interface Spent {
  readonly nodes: number[];
  readonly times: number[];
}

function spentText({ nodes, times }: Spent): string {
  const sorted = nodes.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `mean ${mean(nodes).toFixed(0)} nodes (median ${median}, most ${sorted.at(-1)}), ${mean(times).toFixed(1)} ms (most ${Math.max(...times).toFixed(0)})`;
}

/** Prints nodes and time at so many plies, and of the rival on as many of the same deals as its nodes last for; the mean. */
export function measureLastPlays(plies: number): number {
  const own: Spent = { nodes: [], times: [] };
  const plain: Spent = { nodes: [], times: [] };
  let stopped = 0;
  let spent = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const state = teamDeal(`team ${deal}`, plies / SEATS);
    const start = performance.now();
    const found = runSearch(openLastPlays(state).best());
    own.times.push(performance.now() - start);
    own.nodes.push(found.nodes);
    if (spent >= MOST_IN_ALL) continue;
    const between = performance.now();
    const rival = plainSearch(state);
    plain.times.push(performance.now() - between);
    plain.nodes.push(rival.nodes);
    spent += rival.nodes;
    if (rival.margin === undefined) stopped++;
    else if (rival.margin !== found.margin) throw new Error('the searches disagree');
  }
  const deals = plain.nodes.length;
  console.log(`last ${plies} plays, ${DEALS} deals, all best plays: ${spentText(own)}`);
  if (deals < DEALS) {
    const same = { nodes: own.nodes.slice(0, deals), times: own.times.slice(0, deals) };
    console.log(`  of these the first ${deals}: ${spentText(same)}`);
  }
  console.log(
    `  plain alpha-beta, the margin alone, ${deals === DEALS ? 'the same deals' : `the first ${deals}`}: ${stopped > 0 ? 'at least: ' : ''}${spentText(plain)}; on ${stopped} of ${deals} it needs more than ${MOST_NODES} nodes and was stopped`,
  );
  return mean(own.nodes);
}
