/** How house rules are called by the name that their house gave them. */
import { baseOf, type Variant } from '../engine/index.ts';
import { variantName } from './en.ts';

/**
 * "At the harbour, house rules of Dithmarschen"; the name of the version where the house has none for its rules. The name
 * may be anybody's, of a link, in any script: it stands between marks that keep its direction to itself, and is a text.
 */
export function gameName(variant: Variant, houseName: string): string {
  if (houseName === '') return variantName(variant);
  return `\u2068${houseName}\u2069, house rules of ${variantName(baseOf(variant))}`;
}
