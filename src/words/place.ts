/** Where something stands in a text, each counted from 1. */
export const placeText = (line: number, column: number): string => `line ${line}, column ${column}`;
