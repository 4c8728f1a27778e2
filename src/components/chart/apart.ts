/** How far the labels of two lines of a chart stand apart at least, in units of its own. */
const GAP = 13;

/** The heights of labels, moved up until no two touch: the lowest stays, each other one gives way to those below it. */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights
    .map((_, at) => at)
    .sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const placed = [...heights];
  let lowest = Number.POSITIVE_INFINITY;
  for (const at of order) {
    lowest = Math.min(heights[at] ?? 0, lowest - GAP);
    placed[at] = lowest;
  }
  return placed;
}
