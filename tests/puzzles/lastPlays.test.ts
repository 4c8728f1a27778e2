/** The exact search of the last plays, against trying everything. */
import { describe, expect, it, test } from 'vitest';
import type { State } from '../../src/engine/index.ts';
import {
  applyPlay,
  isSearchable,
  listPlays,
  marginAtEnd,
  openLastPlays,
  parsePlay,
  parseState,
  play as playIn,
  playsLeft,
  positionOf,
  randomFrom,
  runSearch,
  shuffledPack,
  sideOf,
  variantById,
} from '../../src/engine/index.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
const DEALS = process.env['ZWICKER_DEEP'] === undefined ? 12 : 200;

/** The margin with best play, by trying every play to the end. */
function minimax(state: State, ours: number): number {
  if (state.over) return marginAtEnd(state, ours);
  const margins = listPlays(positionOf(state)).map((play) => minimax(applyPlay(state, play), ours));
  const isOurs = sideOf(state.variant, state.seats, state.toMove) === ours;
  return isOurs ? Math.max(...margins) : Math.min(...margins);
}

function smallDeal(id: string, seats: number, seed: string): State {
  const variant = variantById(id);
  if (variant === undefined) throw new Error(id);
  const random = randomFrom(seed);
  const pack = shuffledPack(variant, seed);
  const table = pack.splice(0, 1 + random.below(4)).map((card) => ({ cards: [card] as const }));
  const hands = Array.from({ length: seats }, (_, seat) =>
    pack.splice(0, seats === 2 ? 2 + (seat === 0 ? random.below(2) : 0) : 1),
  );
  if (seats === 4 && random.below(2) === 0) hands[0]?.push(...pack.splice(0, 1));
  // Close to a tie, so that most cards is often open.
  const share = Math.floor(pack.length / 2) + random.below(5) - 2;
  return {
    variant,
    options: {
      jokerOnTable: (['free', 'joker-only', 'never'] as const)[random.below(3)] ?? 'free',
      jokerSweepIsZwick: random.below(2) === 0,
    },
    seats,
    dealer: seats - 1,
    toMove: 0,
    hands,
    table,
    promised: [],
    won: [pack.slice(0, share), pack.slice(share)],
    zwicks: [random.below(2), random.below(2)],
    lastCapture: [null, 0, 1][random.below(3)] ?? null,
    toCome: [],
    over: false,
  };
}

const GAMES: readonly (readonly [string, number])[] = [
  ['dithmarschen', 4],
  ['dithmarschen', 2],
  ['dithmarschen-refill', 4],
  ['grossenwiehe', 4],
  ['grossenwiehe', 2],
  ['christiansen', 2],
  ['huelsemann', 2],
  ['grupp', 2],
  ['dithmarschen.tie.each', 2],
  ['grossenwiehe.most.0.zwick.3', 4],
];

describe('the exact search', () => {
  test.each(GAMES)('finds just the best plays of %s with %i players', (id, seats) => {
    // Wild jokers have far more plays.
    for (let deal = 0; deal < (id === 'grupp' ? DEALS / 4 : DEALS); deal++) {
      const state = smallDeal(id, seats, `small ${id} ${seats} ${deal}`);
      const plays = listPlays(positionOf(state));
      const margins = plays.map((play) => minimax(applyPlay(state, play), 0));
      const best = Math.max(...margins);
      const search = openLastPlays(state);
      const found = runSearch(search.best());
      expect(found.margin).toBe(best);
      expect(found.plays).toEqual(plays.filter((_, at) => margins[at] === best));
      for (const [at, play] of plays.entries()) {
        if (at % 4 > 0) continue;
        const worth = runSearch(search.worth(play));
        expect(worth.margin).toBe(margins[at]);
        const end = worth.line.reduce(after, state);
        expect(end.over).toBe(true);
        expect(marginAtEnd(end, 0)).toBe(worth.margin);
      }
    }
  });

  it('yields while it searches, and leaves nothing behind when it is stopped', () => {
    const state = { ...smallDeal('dithmarschen', 4, 'stopped') };
    const pack = state.won.flat();
    const hands = state.hands.map((hand) => [...hand, ...pack.splice(0, 2)]);
    const search = openLastPlays({ ...state, hands, won: [pack, []] });
    const stopped = search.best();
    expect(stopped.next()).toMatchObject({ done: false, value: { nodes: 64 } });
    stopped.return({ margin: 0, plays: [], nodes: 0 });
    expect(runSearch(search.best()).plays.length).toBeGreaterThan(0);
  });

  it('is for two sides and a stock that is out', () => {
    const state = smallDeal('christiansen', 2, 'sides');
    expect(isSearchable(state)).toBe(true);
    expect(isSearchable({ ...state, toCome: [{ hands: [['AS'], ['2S']], table: [] }] })).toBe(
      false,
    );
    expect(isSearchable({ ...state, over: true })).toBe(false);
    expect(isSearchable({ ...state, seats: 3, hands: [...state.hands, []] })).toBe(false);
    expect(() => openLastPlays({ ...state, over: true })).toThrow();
    expect(playsLeft(state)).toBe(state.hands.flat().length);
  });
});

describe('what the margin is made of', () => {
  test.each([
    // Nine, nine, ten, seven and five against nothing: most cards 3, and the ten of diamonds 3 with what is left.
    ['what is left', 'last=1 | 9S, 5S | 9H, 10D, 7C | | none=0, none=0', '9S x 9H', 6],
    // The ace won before 1, the Zwick 1, and most cards 3 by four cards to one.
    ['a Zwick', 'last=1 | 9S, 2H | 9H | | AS=0, KS=0', '9S x 9H', 5],
  ])('it counts: %s', (_, rest, play, margin) => {
    const state = parseState(`christiansen 2 @0 dealer=1 ${rest}`);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const found = runSearch(openLastPlays(state.value).best());
    const asked = parsePlay(play, state.value);
    expect(found.plays).toMatchObject(asked.ok ? [asked.value] : []);
    expect(found.margin).toBe(margin);
  });
});

function after(state: State, play: Parameters<typeof playIn>[1]): State {
  const result = playIn(state, play);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
