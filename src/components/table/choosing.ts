/** What is chosen on a table, as one value that only these actions change. */
import type { Choice, PlayTried, Position, Refusal } from '../../engine/index.ts';

/** What is chosen at a table, and what came of asking for it. */
export interface Choosing {
  /** The position that the choice was made at: at another one it counts for nothing. */
  readonly at: Position;
  /** The place in the hand of the chosen card; null while none is. */
  readonly handAt: number | null;
  /** The chosen piles, in the order in which they were. */
  readonly piles: readonly number[];
  /** The reason that was last asked for, about this choice. */
  readonly refusal: Refusal | null;
  /** The play that was refused. */
  readonly tried?: PlayTried;
  /** Whether the keys are listed. */
  readonly help: boolean;
}

/** What can be done to a choice. */
export type ChoosingAction =
  | { readonly do: 'card'; readonly at: number }
  | { readonly do: 'pile'; readonly pile: number }
  /** A card dragged on a pile, or past them all. */
  | { readonly do: 'drop'; readonly at: number; readonly pile: number | null }
  | { readonly do: 'clear' }
  | { readonly do: 'refused'; readonly refusal: Refusal; readonly tried: PlayTried }
  | { readonly do: 'help' };

/** Nothing chosen. */
export function nothingChosen(at: Position): Choosing {
  return { at, handAt: null, piles: [], refusal: null, help: false };
}

/** What an action makes of a choice at a position. A second tap on a card or pile takes it back. */
export function choose(before: Choosing, action: ChoosingAction, at: Position): Choosing {
  const now = before.at === at ? before : nothingChosen(at);
  const changed = { ...now, refusal: null, help: false };
  switch (action.do) {
    case 'card':
      return { ...changed, handAt: now.handAt === action.at ? null : action.at };
    case 'pile': {
      const piles = now.piles.includes(action.pile)
        ? now.piles.filter((pile) => pile !== action.pile)
        : [...now.piles, action.pile];
      return { ...changed, piles };
    }
    case 'drop': {
      const { pile } = action;
      const piles = pile === null || now.piles.includes(pile) ? now.piles : [...now.piles, pile];
      return { ...changed, handAt: action.at, piles };
    }
    case 'clear':
      return nothingChosen(at);
    case 'refused':
      return { ...now, refusal: action.refusal, tried: action.tried, help: false };
    case 'help':
      return { ...now, help: !now.help };
  }
}

/** The choice as the engine asks for it. */
export function choiceOf({ handAt, piles }: Choosing, { hand }: Position): Choice {
  return { card: handAt === null ? null : (hand[handAt] ?? null), piles };
}
