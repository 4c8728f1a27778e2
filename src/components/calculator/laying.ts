/** A position as somebody lays it out: one value that only these actions change, with what came before it. */
import type { Card, Options, Pile, PlayTried, Position, Variant } from '../../engine/index.ts';
import { DEFAULT_OPTIONS } from '../../engine/index.ts';

/** What lies there, and the play that is tried on it: what the address carries. */
export interface Laid {
  readonly position: Position;
  readonly tried: PlayTried | null;
}

/** The bench: what lies there, and what lay there before. */
export interface Laying {
  /** What undo goes back to, the oldest first. */
  readonly past: readonly Position[];
  readonly now: Laid;
  /** What redo goes on to, the next first. */
  readonly future: readonly Position[];
  /** Whether the last change was typed: further letters belong to the same step. */
  readonly typing: boolean;
}

/** What can be done at the bench. */
export type LayingAction =
  /** A card of the pack comes to the hand or the table. */
  | { readonly do: 'lay'; readonly card: Card; readonly to: 'hand' | 'table' }
  /** A card of the hand goes to the table, loose. */
  | { readonly do: 'put-down'; readonly at: number }
  /** A loose card goes to the hand. */
  | { readonly do: 'take-up'; readonly pile: number }
  /** A card of the hand, or piles, go back to the pack. */
  | { readonly do: 'remove-card'; readonly at: number }
  | { readonly do: 'remove-piles'; readonly piles: readonly number[] }
  /**
   * Piles become one build, laid in the order given; one pile becomes a build of another value or owner. Which values
   * they can make, `buildValues` says.
   */
  | {
      readonly do: 'build';
      readonly piles: readonly number[];
      readonly value: number;
      readonly owner: number | null;
    }
  /** The cards of a build lie loose again. */
  | { readonly do: 'loosen'; readonly pile: number }
  | { readonly do: 'promise'; readonly seat: number; readonly value: number }
  | { readonly do: 'unpromise'; readonly at: number }
  /** Another version, number of players or agreement. What can't lie there stays, for the person to put right. */
  | {
      readonly do: 'game';
      readonly variant: Variant;
      readonly seats: number;
      readonly options: Options;
    }
  | { readonly do: 'turn'; readonly toMove: number }
  /** A whole position: a link, an example, what comes after a play. */
  | { readonly do: 'open'; readonly laid: Laid }
  | { readonly do: 'type'; readonly position: Position }
  | { readonly do: 'try'; readonly play: PlayTried | null }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'clear' };

/** An empty table in a version. */
export function emptyPosition(variant: Variant, seats: number, options: Options): Position {
  return { variant, options, seats, toMove: 0, hand: [], table: [], promised: [] };
}

/** The bench with nothing to take back. */
export function startLaying(position: Position): Laying {
  return { past: [], now: { position, tried: null }, future: [], typing: false };
}

/** Whether an action is a step to which the browser's own "back" returns: a play or a choice, not what one lays. */
export function isStep(action: LayingAction): boolean {
  return action.do === 'try' || action.do === 'open' || action.do === 'game';
}

/** Whether nothing lies there and nobody has promised anything. */
export function isEmpty({ hand, promised, table }: Position): boolean {
  return hand.length + table.length + promised.length === 0;
}

/** What an action makes of it. One that makes no sense there changes nothing. */
export function layingAfter(before: Laying, action: LayingAction): Laying {
  const { future, now, past } = before;
  switch (action.do) {
    case 'try':
      return { ...before, now: { ...now, tried: action.play }, typing: false };
    case 'undo': {
      const position = past.at(-1);
      if (position === undefined) return before;
      return {
        past: past.slice(0, -1),
        now: { position, tried: null },
        future: [now.position, ...future],
        typing: false,
      };
    }
    case 'redo': {
      const [position, ...rest] = future;
      if (position === undefined) return before;
      return {
        past: [...past, now.position],
        now: { position, tried: null },
        future: rest,
        typing: false,
      };
    }
    case 'open':
      return {
        past: isEmpty(now.position) ? past : [...past, now.position],
        now: action.laid,
        future: [],
        typing: false,
      };
    case 'type':
      return {
        past: before.typing ? past : [...past, now.position],
        now: { position: action.position, tried: null },
        future: [],
        typing: true,
      };
    default: {
      const position = changed(now.position, action);
      if (position === now.position) return before;
      return {
        past: [...past, now.position],
        now: { position, tried: null },
        future: [],
        typing: false,
      };
    }
  }
}

type Change = Exclude<LayingAction, { readonly do: 'try' | 'undo' | 'redo' | 'open' | 'type' }>;

function changed(position: Position, action: Change): Position {
  const { hand, promised, seats, table, variant } = position;
  switch (action.do) {
    case 'lay':
      return action.to === 'hand'
        ? { ...position, hand: [...hand, action.card] }
        : { ...position, table: [...table, { cards: [action.card] }] };
    case 'put-down': {
      const card = hand[action.at];
      if (card === undefined) return position;
      return {
        ...position,
        hand: hand.toSpliced(action.at, 1),
        table: [...table, { cards: [card] }],
      };
    }
    case 'take-up': {
      const pile = table[action.pile];
      const [card, second] = pile?.cards ?? [];
      if (card === undefined || second !== undefined) return position;
      return { ...position, hand: [...hand, card], table: table.toSpliced(action.pile, 1) };
    }
    case 'remove-card':
      return hand[action.at] === undefined
        ? position
        : { ...position, hand: hand.toSpliced(action.at, 1) };
    case 'remove-piles':
      return { ...position, table: table.filter((_, at) => !action.piles.includes(at)) };
    case 'build':
      return withBuild(position, action);
    case 'loosen': {
      const pile = table[action.pile];
      if (pile?.value === undefined) return position;
      const loose = pile.cards.map((card): Pile => ({ cards: [card] }));
      return { ...position, table: table.toSpliced(action.pile, 1, ...loose) };
    }
    case 'promise': {
      const { seat, value } = action;
      const known = promised.some((one) => one.seat === seat && one.value === value);
      return known ? position : { ...position, promised: [...promised, { seat, value }] };
    }
    case 'unpromise':
      return { ...position, promised: promised.filter((_, at) => at !== action.at) };
    case 'turn':
      return action.toMove < seats ? { ...position, toMove: action.toMove } : position;
    case 'clear':
      return { ...emptyPosition(variant, seats, position.options), toMove: position.toMove };
    case 'game':
      return inGame(position, action);
  }
}

/** The piles become one build, where the first of them on the table lay. */
function withBuild(
  position: Position,
  { owner, piles, value }: LayingAction & { readonly do: 'build' },
): Position {
  const { table, variant } = position;
  const cards = piles.flatMap((pile) => table[pile]?.cards ?? []);
  const place = Math.min(...piles);
  if (cards.length === 0) return position;
  const build: Pile = { cards, value, owner: variant.builds.owned ? (owner ?? 0) : null };
  return {
    ...position,
    table: table.flatMap((pile, at) => {
      if (at === place) return [build];
      return piles.includes(at) ? [] : [pile];
    }),
  };
}

/** The same in another game: seats that are not there any more are counted on round the table. */
function inGame(
  position: Position,
  { options, seats, variant }: LayingAction & { readonly do: 'game' },
): Position {
  const toMove = position.toMove % seats;
  const { owned } = variant.builds;
  return {
    variant,
    seats,
    toMove,
    options: variant.jokersAre === 'wild' ? options : DEFAULT_OPTIONS,
    hand: position.hand,
    table: position.table.map((pile): Pile => {
      if (pile.value === undefined) return pile;
      // A build that was nobody's goes to the left-hand neighbour, whom it binds later than the player to move.
      const owner = pile.owner === null ? (toMove + 1) % seats : pile.owner % seats;
      return { ...pile, owner: owned ? owner : null };
    }),
    promised: owned
      ? position.promised.map(({ seat, value }) => ({ seat: seat % seats, value }))
      : [],
  };
}

/** The cards of the pack that lie nowhere yet, each with how many of it are left. */
export function cardsLeft(
  { hand, table }: Position,
  inPack: ReadonlyMap<Card, number>,
): ReadonlyMap<Card, number> {
  const left = new Map(inPack);
  for (const card of [...hand, ...table.flatMap(({ cards }) => cards)]) {
    left.set(card, (left.get(card) ?? 0) - 1);
  }
  return left;
}
