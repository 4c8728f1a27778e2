/** Which cards there are in any version, as the records have them. */
import type { Card } from './card.ts';
import { SUITED_CARDS } from './card.ts';
import { VARIANTS } from './variants.ts';

const JOKERS = VARIANTS.flatMap(({ jokers }) => jokers.map((number): Card => `X${number}`));
const KNOWN: ReadonlySet<unknown> = new Set<Card>([...SUITED_CARDS, ...JOKERS]);

/** Whether `name` is the name of a card of any version. Case matters: `10d` is no name. */
export function isCard(name: unknown): name is Card {
  return KNOWN.has(name);
}
