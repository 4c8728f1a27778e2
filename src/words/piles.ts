/** A pile of a table within a sentence. */
import type { Pile } from '../engine/index.ts';
import { cardName, theCard } from './en.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/**
 * "the queen of spades", "joker 30", "the build of 20"; of several builds of one value "the second build of 25". Inside
 * a sum, bare, the article of a card goes.
 */
export function pileText(table: readonly Pile[], at: number, bare = false): string {
  const pile = table[at];
  if (pile === undefined) return `pile ${at + 1}`;
  if (pile.value === undefined) return bare ? cardName(pile.cards[0]) : theCard(pile.cards[0]);
  const equals = table.flatMap((other, index) => (other.value === pile.value ? [index] : []));
  const ordinal = equals.length > 1 ? `${ORDINALS[equals.indexOf(at)] ?? 'other'} ` : '';
  return `the ${ordinal}build of ${pile.value}`;
}
