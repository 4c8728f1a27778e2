/** What stands there before anything else of a puzzle has come. */
export const PUZZLE_WAIT_WORDS = {
  loading: 'A table is being laid.',
  failed: 'A part of this page did not arrive. Load it again, please.',
} as const;
