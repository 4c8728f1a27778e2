/** The article before a word or a number that begins with a vowel as it is spoken, or does not. */

/** Numbers that are spoken with a vowel in front: eight, eleven, eighteen, eighty and what follows on it. */
const VOWEL = /^(?:[aeiou]|8|11(?!\d)|18(?!\d))/i;

/** "a ten", "an eight", "an 11", "a 10", "an 8", "an 80". Numbers up to 999. */
export function withArticle(what: string | number): string {
  return `${VOWEL.test(`${what}`) ? 'an' : 'a'} ${what}`;
}
