/** What the mark of a ruling on paper means. */
export const RULING_NOTE = 'Our ruling, where the sources are silent.';
