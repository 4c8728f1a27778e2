/** From a text to the words that an index holds: the same when it is built as when it is asked. */
import { stemmer } from 'stemmer';
import { cardTerms, rankWord } from './cards.ts';

/** In lower case and without accents, so that "König" is found by "konig"; suits stay as they are. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'");
}

/** The words of a text, and the cards that it names, each as one word and as its rank. */
export function tokens(text: string): string[] {
  const low = plain(text);
  const words = low.split(/[^\p{L}\p{N}']+/u).map((word) => word.replace(/^'+|'+s?$/g, ''));
  const cards = cardTerms(low, text);
  return [...words.filter((word) => word !== ''), ...cards, ...cards.map(rankWord)];
}

/** A word as the index has it: without its ending. Cards and numbers are left whole. */
export function stem(word: string): string {
  return /\d/.test(word) ? word : stemmer(word);
}
