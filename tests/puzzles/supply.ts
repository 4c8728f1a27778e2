/** A supply of generated puzzles for the tests: of every version, level by level, each with its JSON for the slow rules. */
import {
  type Generated,
  generatePuzzle,
  kindsIn,
  type Pile,
  type Position,
  PUZZLE_LEVELS,
  type PuzzleKind,
  type PuzzleLevel,
  type State,
  VARIANTS,
} from '../../src/engine/index.ts';
import type { SlowOpen } from '../slow/puzzles.ts';
import type { SlowPile, SlowPosition } from '../slow/shapes.ts';

// biome-ignore lint/complexity/useLiteralKeys: the type checker wants a literal key here.
export const DEEP = process.env['ZWICKER_DEEP'] !== undefined;

/** So many of a kind, shared out among versions and levels. */
export function* supply(
  kind: PuzzleKind,
  count: number,
  levels: readonly PuzzleLevel[] = PUZZLE_LEVELS,
): Generator<Generated & { readonly wanted: PuzzleLevel; readonly seed: string }> {
  const variants = VARIANTS.filter((variant) => kindsIn(variant).includes(kind));
  for (let made = 0; made < count; made++) {
    const variant = variants[made % variants.length];
    const wanted = levels[Math.floor(made / variants.length) % levels.length];
    if (variant === undefined || wanted === undefined) return;
    const seed = `supply ${made}`;
    yield { ...generatePuzzle({ kind, variant, level: wanted, seed }), wanted, seed };
  }
}

/** A position as the slow rules read it. */
export function slowPosition(position: Position): SlowPosition {
  return { ...position, variant: position.variant.id, table: slowTable(position.table) };
}

/** A state as the slow rules read it. */
export function slowOpen(state: State): SlowOpen {
  return { ...state, variant: state.variant.id, table: slowTable(state.table) };
}

function slowTable(table: readonly Pile[]): SlowPile[] {
  return table.map(({ cards, owner, value }) =>
    value === undefined ? { cards } : { cards, value, owner: owner ?? null },
  );
}
