/** The back of a card: a lattice with a brick in each mesh, and a Z in the middle, the same when it is turned. */
import type { Layer } from './layer.ts';

const LEFT = 6;
const TOP = 6;
const WIDTH = 54;
const HEIGHT = 76;
const COLUMNS = 6;
const ROWS = 6;

const X = WIDTH / COLUMNS;
const Y = HEIGHT / ROWS;
const round = (value: number) => Math.round(value * 100) / 100;
const at = (column: number, row: number) => `${round(LEFT + column * X)} ${round(TOP + row * Y)}`;

/** The lines that fall to the right; those that fall to the left are their mirror image. */
function slanted(): string {
  const parts: string[] = [];
  for (let i = 1 - ROWS; i < COLUMNS; i += 1) {
    const [from, to] = [Math.max(0, i), Math.min(COLUMNS, i + ROWS)];
    parts.push(`M${at(from, from - i)}L${at(to, to - i)}`);
  }
  return parts.join('');
}

/** A small lozenge in every mesh. */
function bricks(): string {
  const parts: string[] = [];
  for (let row = 0; row <= 2 * ROWS; row += 1) {
    for (let column = 0; column <= 2 * COLUMNS; column += 1) {
      const isMesh = row % 2 !== column % 2;
      const isInside = row > 0 && column > 0 && row < 2 * ROWS && column < 2 * COLUMNS;
      if (isMesh && isInside)
        parts.push(`M${at(column / 2, row / 2)}m0-2.6l1.8 2.6l-1.8 2.6l-1.8-2.6z`);
    }
  }
  return parts.join('');
}

/** Where the back is mirrored: in the middle of the card. */
export const BACK_AXIS = 33;
/** The back of a card. */
export const BACK: readonly Layer[] = [
  { ink: 'paper', stroke: 1, d: slanted(), mirroredIn: 'paper' },
  { ink: 'paper', d: bricks() },
  { ink: 'paper', stroke: 1.6, d: `M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h-${WIDTH}z` },
  { ink: 'paper', d: 'M33 18.7l18 25.3l-18 25.3l-18-25.3z' },
  { ink: 'suit', d: 'M33 22.3l15.5 21.7l-15.5 21.7l-15.5-21.7z' },
  {
    ink: 'paper',
    d: 'M25.5 34.5h15.5l-.5 3.8l-8.7 11.2h4.7l3.5-3.2h1.5l-1 7.2h-15.5l.5-3.8l8.7-11.2h-4.7l-3.5 3.2h-1.5z',
  },
];
