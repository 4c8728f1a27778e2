/** The article before a word or a number, as they are spoken. */

/** What begins with a vowel as it is spoken, among numbers eight, eleven, eighteen, eighty and what follows on it. */
const VOWEL = /^([aeiou]|8|1[18]\b)/;

/** "a ten", "an eight", "an 11", "a 10", "an 8", "an 80". Numbers up to 999. */
export const withArticle = (what: string | number): string =>
  `a${VOWEL.test(`${what}`) ? 'n' : ''} ${what}`;
