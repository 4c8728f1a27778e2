/** How far the labels of two lines of a chart stand apart, in units of its own, where there is room for it. */
const GAP = 13;

/**
 * The heights of labels beside their lines, moved until no two touch: the lowest stays, each other one gives way to those
 * below it. None goes above `top`: where one would, those below it move down. Where there is no room for all between
 * that and `bottom` they stand closer. Heights grow downwards, as a chart's do.
 */
export function apart(
  heights: readonly number[],
  top = Number.NEGATIVE_INFINITY,
  bottom = Number.POSITIVE_INFINITY,
): readonly number[] {
  const gap = Math.min(GAP, (bottom - top) / Math.max(1, heights.length - 1));
  const order = heights
    .map((_, at) => at)
    .sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
  const placed = [...heights];
  let above = Number.POSITIVE_INFINITY;
  for (const [nth, at] of order.entries()) {
    // So many are still to come, and each needs its room below the top.
    const room = top + (order.length - 1 - nth) * gap;
    above = Math.max(room, Math.min(heights[at] ?? 0, above - gap));
    placed[at] = above;
  }
  return placed;
}
