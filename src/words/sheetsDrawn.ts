/** Words inside the diagrams of a sheet: they come with the worker that makes it. */
export const SHEET_DRAWN_WORDS = {
  /** "13, partner": the value of a build, and whose it is. */
  tag: (value: number, whose: string | null): string =>
    whose === null ? String(value) : `${value}, ${whose}`,
} as const;
