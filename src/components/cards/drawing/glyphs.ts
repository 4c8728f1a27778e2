/**
 * The figures and letters of the ranks: outlines of Grenze Bold (Copyright 2019 The Grenze Project
 * Authors, SIL Open Font License 1.1) with lining figures, in fewer curves. A capital is 100 high and stands on 0, and
 * each glyph has its middle at 0.
 */
export type Glyph =
  | 'A'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '0'
  | '1'
  | 'J'
  | 'Q'
  | 'K'
  | 'B'
  | 'D';

/** The outline of each. */
export const GLYPHS: Readonly<Record<Glyph, string>> = {
  A: 'M-9 0h-43v-10l10-3l27-86c7-1 24-5 29-1l28 87l10 3v10h-48v-11l12-3l-5-16h-28l-4 16l12 3zM-4-81l-9 38h21l-10-38l-2 0z',
  2: 'M33 0h-66l-1-9l33-47c3-4 14-25 2-27c-4 0-8 2-11 3c-2 0-5 0-6 2l-2 16h-11l-1-30c17-3 55-12 60 12c2 12-4 22-10 31l-22 32l0 1h23l3-14h10z',
  3: 'M-30-2v-12c9 1 19 3 27 0c9-3 13-27 2-28h-14v-10c22-6 24-30 16-31c-6-1-13 2-18 4l-2 15h-10l-1-28c12-2 27-6 39-4c28 6 20 31 3 43l0 2c36 7 13 50-13 53c-10 1-20-2-29-4z',
  4: 'M2-23h-37l-3-15l30-57h32v55h14v17h-14v11l14 3v9h-52v-10l16-3zM-19-40h21v-41l-2 0l-19 40l0 1z',
  5: 'M-30-2v-12c15 1 35 6 36-15c1-19-13-15-27-14l-7-9l3-43h38v-9h11l1 26h-34l-1 21c4-1 9-4 14-4c40 1 30 57-3 63c-10 1-21-2-31-4z',
  6: 'M24-98v12c-17 4-29 16-33 33c5-2 10-6 16-6c23-4 34 29 25 43c-11 17-36 23-53 11c-9-7-13-18-13-28c-2-35 25-61 58-65zM-10-42c0 8-1 17 2 24c2 4 5 6 9 7c1 0 3 1 5 0c6-4 5-32-3-34c-4-1-9 2-13 3z',
  7: 'M-24-8l35-67l0-3h-29l-2 15h-11l-1-32h56c3 3 7 7 8 11l-34 84c-12 3-14 1-22-8z',
  8: 'M-18-47l0-1c-9-7-17-20-12-31c2-4 7-7 10-9c13-9 26-13 40-4c5 3 9 7 11 13c2 12-4 21-13 28l0 1c10 7 20 21 14 34l-8 8c-14 10-29 14-45 5c-7-4-11-10-12-18c-2-11 5-20 15-26zM-9-41c-6 11-5 28 9 30l6 1l3-5c5-13-8-20-18-26zM8-56c11-27-16-39-16-19c0 10 8 14 16 19z',
  9: 'M-24 2v-12c17-4 29-16 33-32l-1-1c-4 2-10 6-15 7c-24 3-33-30-24-44c11-17 35-23 52-11c10 8 13 20 13 31c0 34-26 58-58 62zM10-54c0-7 1-17-2-24c-2-4-5-6-9-7c-2 0-4-1-6 1c-4 4-11 44 17 30z',
  0: 'M0 1c-32 0-39-25-38-53c2-25 14-46 42-44c9 0 18 3 24 11c19 23 14 85-28 86zM10-13c3-11 10-71-10-72c-3 0-7 1-10 4c-3 10-10 71 10 71l10-3z',
  1: 'M29 0h-57v-11l18-3v-63l-20 2v-12l33-10l11 5v79l16 3z',
  J: 'M-29 19v-11h6c16 0 16-2 17-20v-75l-11-3v-10h46v10l-10 3v79c-1 9-16 30-26 31c-7 1-15-2-22-4z',
  Q: 'M37 24h-10l-37-23c-18-4-29-16-33-33c-2-13-2-37 4-48c3-4 8-8 12-10c14-10 23-14 41-10c34 9 33 49 26 77c-3 11-17 17-27 22l31 9zM15-16c3-16 6-59-5-69c-4-3-8-4-12-4c-3 0-8 0-10 2c-8 8-9 66 5 74c5 3 17 2 22-3z',
  K: 'M49 0h-31l-29-46v-8l24-32l-10-3v-11h43v10l-10 3l-25 33l29 41l9 3zM-4 0h-45v-10l10-3v-74l-10-3v-10h44v11l-9 4v70l10 4z',
  B: 'M12 0h-54v-10l10-3v-74l-10-3v-10h54c14 0 24 6 25 22c0 12-5 20-15 25l0 1c31 7 28 51-10 52zM-7-14l14 2c9 0 9-9 10-16c0-10-2-15-12-15h-12zM-7-87v31h7c18-1 14-32 5-32z',
  D: 'M10 0h-55v-10l10-3v-74l-10-3v-10h55c43 1 42 70 23 90c-6 7-14 10-23 10zM-10-14l16 2c17-1 17-75 0-76l-16 1z',
};

/** Half-widths of the digits, as drawn. */
const HALF: Readonly<Partial<Record<Glyph, number>>> = {
  0: 38,
  1: 29.5,
  2: 34.5,
  3: 30.5,
  5: 30.5,
  7: 32,
};
const GAP = 5;

/** Where the glyphs of a number of two digits stand, so that the whole has its middle at 0. */
export function pairOffsets(first: Glyph, second: Glyph): readonly [number, number] {
  const [one = 33, other = 33] = [HALF[first], HALF[second]];
  const middle = (2 * one + GAP + 2 * other) / 2;
  return [one - middle, middle - other];
}
