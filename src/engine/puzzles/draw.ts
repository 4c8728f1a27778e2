/** Positions and states for puzzles, drawn from the version's own pack so that they look like a real table. */
import { makeableInOrder } from '../arithmetic.ts';
import type { Card } from '../card.ts';
import { isJoker } from '../card.ts';
import { dealSizes } from '../deal.ts';
import { owedValues, uncovered } from '../owe.ts';
import type { Build, Pile, Position, Promised } from '../play.ts';
import type { Random } from '../random.ts';
import { shuffledPack } from '../shuffle.ts';
import { sideCount } from '../sides.ts';
import type { State } from '../state.ts';
import { matches } from '../value.ts';
import type { Options, Variant } from '../variant.ts';

/** How big a puzzle is to be, from 1 to 5: what is drawn of each thing. */
export type PuzzleSize = 1 | 2 | 3 | 4 | 5;

/** One of a list. */
export function pickOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A number between two, both included. */
export function between(low: number, high: number, random: Random): number {
  return low + random.below(high - low + 1);
}

/** The version's pack, shuffled. */
export function drawPack(variant: Variant, random: Random): Card[] {
  return shuffledPack(variant, `${random.word()}`);
}

/** The most cards that a hand has in the version, with so many seats. */
export function mostInHand(variant: Variant, seats: number): number {
  return Math.max(...dealSizes(variant, seats, seats - 1).flatMap(({ hands }) => hands));
}

/** What is drawn for a table. */
export interface TableWanted {
  readonly variant: Variant;
  readonly options: Options;
  readonly seats: number;
  readonly piles: number;
  /** How many of the piles are builds, at most. */
  readonly builds: number;
}

/** A position: the mover's hand, and piles as they may lie in the middle of a round. */
export function drawPosition(
  wanted: TableWanted & { readonly hand: number },
  random: Random,
): Position {
  const { options, seats, variant } = wanted;
  const pack = drawPack(variant, random);
  const toMove = random.below(seats);
  const hand = pack.splice(0, Math.min(wanted.hand, mostInHand(variant, seats)));
  const hands = Array.from({ length: seats }, (_, seat) => (seat === toMove ? hand : null));
  const table = drawTable(wanted, pack, hands, random);
  return { variant, options, seats, toMove, hand, table, promised: promisesOf(table) };
}

/** A state near the end of a round: hands of these sizes, nothing left to deal, the rest of the pack won. */
export function drawState(
  wanted: TableWanted & { readonly hands: readonly number[]; readonly toMove: number },
  random: Random,
): State {
  const { options, seats, toMove, variant } = wanted;
  const pack = drawPack(variant, random);
  const hands = wanted.hands.map((cards) => pack.splice(0, cards));
  const table = drawTable(wanted, pack, hands, random);
  const sides = sideCount(variant, seats);
  const won = Array.from({ length: sides }, (): Card[] => []);
  // In runs, as captures bring them in; the sides stay about even.
  let side = random.below(sides);
  while (pack.length > 0) {
    won[side]?.push(...pack.splice(0, between(2, 5, random)));
    side = (side + between(1, Math.max(1, sides - 1), random)) % sides;
    if (random.below(6) === 0) side = random.below(sides);
  }
  return {
    variant,
    options,
    seats,
    // All hands are as long, or those that are to play next have a card more: the dealer is who plays last.
    dealer: (toMove + seats - 1) % seats,
    toMove,
    hands,
    table,
    promised: promisesOf(table),
    won,
    zwicks: won.map(() => (random.below(3) === 0 ? between(1, 2, random) : 0)),
    lastCapture: random.below(sides),
    toCome: [],
    over: false,
  };
}

/** Piles from the pack, which loses the cards. A hand is null where it is not known. */
function drawTable(
  { builds, piles, seats, variant }: TableWanted,
  pack: Card[],
  hands: readonly (readonly Card[] | null)[],
  random: Random,
): Pile[] {
  const table: Pile[] = [];
  for (let at = 0; at < piles; at++) {
    const build =
      at < builds ? drawBuild({ variant, seats }, pack, hands, table, random) : undefined;
    const [card] = build ? [] : pack.splice(0, 1);
    const pile = build ?? (card && { cards: [card] as const });
    if (pile) table.splice(random.below(table.length + 1), 0, pile);
  }
  return table;
}

/** A build whose owner holds a card for it, or may. Undefined where none was found. */
function drawBuild(
  { variant, seats }: Pick<TableWanted, 'seats' | 'variant'>,
  pack: Card[],
  hands: readonly (readonly Card[] | null)[],
  table: readonly Pile[],
  random: Random,
): Build | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const size = variant.builds.single && random.below(5) === 0 ? 1 : between(2, 3, random);
    const cards = pack.slice(tries, tries + size);
    if (cards.some((card) => variant.jokersAre === 'wild' && isJoker(card))) continue;
    const values = makeableInOrder(cards, variant);
    if (values.length === 0) continue;
    const value = pickOf(values, random);
    const owner = variant.builds.owned ? random.below(seats) : null;
    const rest = pack.filter((card) => !cards.includes(card));
    const hand = owner === null ? rest : (hands[owner] ?? rest);
    if (!hand.some((card) => matches(card, value, variant))) continue;
    if (owner !== null) {
      const owed = new Set([...owedValues(table, owner), value]);
      if (uncovered([...owed], hand, variant) > 0) continue;
    }
    pack.splice(tries, size);
    return { cards, value, owner };
  }
  return undefined;
}

/** What the builds on a table say of their owners' hands. */
export function promisesOf(table: readonly Pile[]): Promised[] {
  const promised: Promised[] = [];
  for (const { owner, value } of table) {
    if (value === undefined || owner === null || owner === undefined) continue;
    if (promised.some((one) => one.seat === owner && one.value === value)) continue;
    promised.push({ seat: owner, value });
  }
  return promised;
}
