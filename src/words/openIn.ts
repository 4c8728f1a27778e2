/** What a link is called that opens a table elsewhere, at the same position. */
export const OPEN_IN_CALCULATOR = 'Open in the calculator';
