/** The description of a page, as lists of search results and links show it: one or two sentences. */

/** In characters: what is shorter says too little away from its page. */
export const SHORTEST = 50;
/** In characters: what is longer is cut off by those who show it. */
export const LONGEST = 200;

/** Brings a text to that length: adds what the site is about, or keeps the sentences, and else the words, that fit. */
export function fittingDescription(text: string, about: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length < SHORTEST) return `${plain} ${about}`;
  if (plain.length <= LONGEST) return plain;
  const sentences = plain.slice(0, LONGEST + 1).match(/^.*[.?!](?= )/)?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  return `${plain.slice(0, LONGEST - 1).replace(/[\s,;:]*\s\S*$/, '')}…`;
}
