/** How large the pips of a number card are, and where they stand. */
import type { Rank } from '../../../engine/index.ts';
import { AXIS } from './layer.ts';

/** Where the middle of a sign stands, on a card of 66 by 88. */
export interface Pip {
  readonly x: number;
  readonly y: number;
}

/** The signs on the face of a card. */
export interface PipLayout {
  /** In parts of a sign as drawn. */
  readonly scale: number;
  readonly pips: readonly Pip[];
}

/** The middle of the card: pips below it are upside down. */
export const MIDDLE = 44;

const centre = (...rows: readonly number[]): readonly Pip[] =>
  rows.map((row) => ({ x: AXIS, y: MIDDLE + row }));
const sides = (...rows: readonly number[]): readonly Pip[] =>
  rows.flatMap((row) => [
    { x: AXIS - 11.5, y: MIDDLE + row },
    { x: AXIS + 11.5, y: MIDDLE + row },
  ]);

const FEW = { scale: 1.05, row: 26.5 };
const SIX = { scale: 0.78, row: 29 };
const TEN = { scale: 0.72, row: 30 };

/** The signs of each number card. */
export const PIPS: Readonly<Partial<Record<Rank, PipLayout>>> = {
  2: { scale: FEW.scale, pips: centre(-FEW.row, FEW.row) },
  3: { scale: FEW.scale, pips: centre(-FEW.row, 0, FEW.row) },
  4: { scale: SIX.scale, pips: sides(-SIX.row, SIX.row) },
  5: { scale: SIX.scale, pips: [...sides(-SIX.row, SIX.row), ...centre(0)] },
  6: { scale: SIX.scale, pips: sides(-SIX.row, 0, SIX.row) },
  7: { scale: SIX.scale, pips: [...sides(-SIX.row, 0, SIX.row), ...centre(-SIX.row / 2)] },
  8: {
    scale: SIX.scale,
    pips: [...sides(-SIX.row, 0, SIX.row), ...centre(-SIX.row / 2, SIX.row / 2)],
  },
  9: {
    scale: TEN.scale,
    pips: [...sides(-TEN.row, -TEN.row / 3, TEN.row / 3, TEN.row), ...centre(0)],
  },
  10: {
    scale: TEN.scale,
    pips: [
      ...sides(-TEN.row, -TEN.row / 3, TEN.row / 3, TEN.row),
      ...centre((-TEN.row * 2) / 3, (TEN.row * 2) / 3),
    ],
  },
};
