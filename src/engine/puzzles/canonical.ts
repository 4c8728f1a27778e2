/**
 * Puzzles that are the same but for their suits. Suits never match anything, so exchanging two of them changes nothing as
 * long as no card counts points for its suit; where one does, its own suit stays apart.
 */
import type { Card, Suit } from '../card.ts';
import { inSuits, SUITS } from '../card.ts';
import type { Pile } from '../play.ts';
import { pointsOn } from '../points.ts';
import type { Variant } from '../variant.ts';
import type { Puzzle } from './puzzle.ts';
import { makePuzzle } from './puzzleText.ts';

/** What a puzzle is played in. */
export function variantOf(puzzle: Puzzle): Variant {
  return 'position' in puzzle ? puzzle.position.variant : puzzle.state.variant;
}

/** All orders of the suits. */
function orders(suits: readonly Suit[]): Suit[][] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((suit) =>
    orders(suits.filter((other) => other !== suit)).map((rest) => [suit, ...rest]),
  );
}

/** The puzzle with the suits exchanged, hands, piles and lists in an order of their own. */
function exchanged(puzzle: Puzzle, order: readonly Suit[]): Puzzle {
  const swap = (card: Card): Card => inSuits(card, order);
  const swapAll = (cards: readonly Card[]): Card[] => cards.map(swap);
  const sorted = (cards: readonly Card[]): Card[] => swapAll(cards).sort();
  const pile = (one: Pile): Pile =>
    one.value === undefined
      ? { cards: [swap(one.cards[0])] }
      : { ...one, cards: swapAll(one.cards) };
  const spelt = (one: Pile): string => `${one.cards} ${one.value} ${one.owner}`;
  /** Piles in an order of their own, and where each has gone. */
  const sort = (table: readonly Pile[]): { table: Pile[]; places: number[] } => {
    const piles = table.map((one, at) => ({ at, pile: pile(one) }));
    piles.sort((one, other) => (spelt(one.pile) < spelt(other.pile) ? -1 : 1));
    const places = table.map((_, at) => piles.findIndex((one) => one.at === at));
    return { table: piles.map((one) => one.pile), places };
  };
  if ('state' in puzzle) {
    const { state } = puzzle;
    const there = {
      ...state,
      hands: state.hands.map(sorted),
      table: sort(state.table).table,
      won: state.won.map(sorted),
    };
    return puzzle.kind === 'break'
      ? { ...puzzle, state: there, target: swap(puzzle.target) }
      : { ...puzzle, state: there };
  }
  const { position } = puzzle;
  const { places, table } = sort(position.table);
  const there = { ...position, hand: sorted(position.hand), table };
  if (puzzle.kind === 'build') {
    return {
      ...puzzle,
      position: there,
      target: swap(puzzle.target),
      gone: sorted(puzzle.gone),
    };
  }
  if (puzzle.kind !== 'legal') return { ...puzzle, position: there };
  const { play } = puzzle;
  const moved = (at: number): number => places[at] ?? at;
  const card = swap(play.card);
  switch (play.kind) {
    case 'trail':
      return { ...puzzle, position: there, play: { kind: 'trail', card } };
    case 'capture': {
      const takes = play.takes.map(moved).sort((one, other) => one - other);
      return { ...puzzle, position: there, play: { kind: 'capture', card, takes } };
    }
    case 'build': {
      const on = play.on === null ? null : moved(play.on);
      return { ...puzzle, position: there, play: { ...play, card, on } };
    }
  }
}

/** Whether exchanging suits so leaves the points on every card as they are. */
function keepsPoints(order: readonly Suit[], variant: Variant): boolean {
  return variant.scoring.items.every(({ cards }) =>
    cards.every((card) => pointsOn(inSuits(card, order), variant) === pointsOn(card, variant)),
  );
}

/** The kinds that hang on nothing but matching values: no points come into them. */
const WITHOUT_POINTS: readonly Puzzle['kind'][] = ['zwick', 'legal'];

/**
 * One text for all puzzles that are the same but for the order of cards and piles, and for suits that make no
 * difference: equal texts, equal puzzles.
 */
export function canonicalPuzzle(puzzle: Puzzle): string {
  const variant = variantOf(puzzle);
  const isFree = WITHOUT_POINTS.includes(puzzle.kind);
  const texts = orders(SUITS)
    .filter((order) => isFree || keepsPoints(order, variant))
    .map((order) => makePuzzle(exchanged(puzzle, order)));
  return texts.sort()[0] ?? makePuzzle(puzzle);
}
