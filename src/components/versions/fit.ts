/** How large the text of a printed sheet can be so that all of it fits on one page. */

/** The sizes that `sheet.css` has, in points, the largest first. */
const SHEET_SIZES = [9.6, 9.2, 8.8, 8.4, 8, 7.7, 7.4, 7.1] as const;

/** What a sheet has to take in, counted in what takes room. */
export interface SheetContent {
  /** The texts of its blocks, a list each. */
  readonly blocks: readonly (readonly string[])[];
  /** Lines in the columns that are no text: tables, rows of cards. */
  readonly lines: number;
  /** Rows of the table for the count, its head among them. */
  readonly rows: number;
}

// Measured on A4 with the margins and the line height of `sheet.css`.
const PAGE_MM = 297 - 9 - 9;
const HEAD_MM = 21;
const FOOT_MM = 9;
const COUNT_MM = 11;
const ROW_MM = 5;
const LINE_MM_PER_POINT = 0.353 * 1.27;
const LETTERS_AT_ONE_POINT = 530;
/** A block's heading and the room after it, in lines. */
const HEADING_LINES = 2.5;
/** How long the longer column is against half of all lines, as counted here: last lines are rarely full. */
const COLUMN = 0.91 / 2;

/** The place of the size in `SHEET_SIZES`: the largest with which the columns are short enough, else the smallest. */
export function sheetSize({ blocks, lines, rows }: SheetContent): number {
  const room = PAGE_MM - HEAD_MM - FOOT_MM - COUNT_MM - rows * ROW_MM;
  const fits = (points: number): boolean => {
    const letters = LETTERS_AT_ONE_POINT / points;
    const all = blocks.reduce(
      (sum, texts) =>
        sum +
        HEADING_LINES +
        texts.reduce((more, text) => more + Math.ceil(text.length / letters) + 0.16, 0),
      lines,
    );
    return COLUMN * all * points * LINE_MM_PER_POINT <= room;
  };
  const at = SHEET_SIZES.findIndex(fits);
  return at < 0 ? SHEET_SIZES.length - 1 : at;
}
